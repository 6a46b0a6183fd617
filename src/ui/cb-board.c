/* cb-board.c - the board of a game, whatever the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-board.h"

#include "cb-shake.h"
#include "cb-table.h"

/* The smallest board on which all can be told apart, and a comfortable one, in pixels. In
 * review nobody has to hit anything there. */
#define MIN_WIDTH         300
#define MIN_HEIGHT        140
#define MIN_REVIEW_HEIGHT 100
#define WIDTH             560
#define HEIGHT            640

/**
 * CbBoard:
 *
 * Follows a telling, and lets the game's own class show it: a position at which
 * nothing moves, or an event that is acted out. The board never changes a position:
 * it calls cb_session_play() and shows what comes of it.
 */
typedef struct
{
  CbTelling    *telling;
  GSignalGroup *telling_signals;
  CbSeat        viewer;
  gboolean      ask_end;
  gboolean      coached;
  gboolean      helps;
  guint         tick_id;
  /* How long the event that is acted out moves; others may take longer over it. */
  int           motion;
} CbBoardPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (CbBoard, cb_board, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_VIEWER,
  PROP_ASK_END,
  N_PROPS
};

enum
{
  SIGNAL_SAID,
  SIGNAL_WRITTEN,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static CbBoardPrivate *
get_private (CbBoard *self)
{
  return cb_board_get_instance_private (self);
}

static void
stop_ticking (CbBoard *self)
{
  CbBoardPrivate *priv = get_private (self);

  if (priv->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), priv->tick_id);
  priv->tick_id = 0;
}

/* Nothing moves. */
static void
show (CbBoard *self)
{
  stop_ticking (self);
  if (get_private (self)->telling != NULL)
    CB_BOARD_GET_CLASS (self)->show (self);
}

/* A motion that has ended stays as it is while people read about it. */
static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  CbBoard *self = CB_BOARD (widget);
  CbBoardPrivate *priv = get_private (self);
  const CbEvent *event = cb_telling_peek_event (priv->telling);
  double progress;

  if (event == NULL)
    return G_SOURCE_CONTINUE;

  progress = (double) cb_telling_get_elapsed (priv->telling,
                                              gdk_frame_clock_get_frame_time (clock)) /
             ((double) priv->motion * G_TIME_SPAN_MILLISECOND);
  CB_BOARD_GET_CLASS (self)->progress (self, event, CLAMP (progress, 0, 1));
  if (progress < 1)
    return G_SOURCE_CONTINUE;

  priv->tick_id = 0;

  return G_SOURCE_REMOVE;
}

static int
begun_cb (CbBoard       *self,
          const CbEvent *event)
{
  CbBoardPrivate *priv = get_private (self);
  CbBoardClass *klass = CB_BOARD_GET_CLASS (self);

  stop_ticking (self);
  priv->motion = klass->begin (self, event);
  if (priv->motion > 0 && klass->progress != NULL)
    priv->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);

  return priv->motion;
}

/* Hurried events are shown once all of them were told. */
static void
told_cb (CbBoard *self)
{
  CbTelling *telling = get_private (self)->telling;

  if (!cb_telling_get_hurrying (telling))
    show (self);
}

static void
refreshed_cb (CbBoard *self)
{
  CbBoardClass *klass = CB_BOARD_GET_CLASS (self);

  if (get_private (self)->telling == NULL)
    return;
  if (klass->refresh != NULL)
    klass->refresh (self);
  else
    show (self);
}

/* Arrow keys never leave the board, where they would end up in anything that is near;
 * Tab does. */
static gboolean
cb_board_focus (GtkWidget        *widget,
                GtkDirectionType  direction)
{
  gboolean is_arrow = direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD;

  return GTK_WIDGET_CLASS (cb_board_parent_class)->focus (widget, direction) ||
         (is_arrow && gtk_widget_get_focus_child (widget) != NULL);
}

static void
cb_board_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  int height = cb_board_get_review (CB_BOARD (widget)) >= 0 ? MIN_REVIEW_HEIGHT : MIN_HEIGHT;

  *minimum = across ? MIN_WIDTH : height;
  *natural = across ? WIDTH : HEIGHT;
}

static void
cb_board_dispose (GObject *object)
{
  CbBoardPrivate *priv = get_private (CB_BOARD (object));
  GtkWidget *child;

  stop_ticking (CB_BOARD (object));
  g_clear_object (&priv->telling_signals);
  g_clear_object (&priv->telling);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (cb_board_parent_class)->dispose (object);
}

static void
cb_board_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  CbBoardPrivate *priv = get_private (CB_BOARD (object));

  switch (prop_id)
    {
    case PROP_VIEWER:
      g_value_set_int (value, priv->viewer);
      break;
    case PROP_ASK_END:
      g_value_set_boolean (value, priv->ask_end);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_board_set_property (GObject      *object,
                       guint         prop_id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  CbBoard *self = CB_BOARD (object);

  switch (prop_id)
    {
    case PROP_VIEWER:
      cb_board_set_viewer (self, g_value_get_int (value));
      break;
    case PROP_ASK_END:
      cb_board_set_ask_end (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_board_class_init (CbBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = cb_board_dispose;
  object_class->get_property = cb_board_get_property;
  object_class->set_property = cb_board_set_property;
  GTK_WIDGET_CLASS (klass)->focus = cb_board_focus;
  GTK_WIDGET_CLASS (klass)->measure = cb_board_measure;

  props[PROP_VIEWER] = g_param_spec_int ("viewer", NULL, NULL,
                                         CB_SEAT_NONE, CB_MAX_SEATS - 1, CB_SEAT_NONE, flags);
  props[PROP_ASK_END] = g_param_spec_boolean ("ask-end", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * CbBoard::said:
   * @self: the board
   * @text: (nullable): one sentence, such as why a move is not possible; %NULL
   *   when it is no longer of interest
   * @refused: whether it says why something cannot be done
   */
  signals[SIGNAL_SAID] =
    g_signal_new ("said", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_BOOLEAN);

  /**
   * CbBoard::written:
   * @self: the board
   * @text: a sentence or two that a screen reader finds where the focus is
   */
  signals[SIGNAL_WRITTEN] =
    g_signal_new ("written", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
cb_board_init (CbBoard *self)
{
  CbBoardPrivate *priv = get_private (self);

  priv->viewer = CB_SEAT_NONE;
  priv->telling_signals = g_signal_group_new (CB_TYPE_TELLING);
  g_signal_group_connect_swapped (priv->telling_signals, "begun", G_CALLBACK (begun_cb), self);
  g_signal_group_connect_swapped (priv->telling_signals, "told", G_CALLBACK (told_cb), self);
  g_signal_group_connect_swapped (priv->telling_signals, "shown", G_CALLBACK (show), self);
  g_signal_group_connect_swapped (priv->telling_signals, "refreshed", G_CALLBACK (refreshed_cb),
                                  self);
}

CbTelling *
cb_board_get_telling (CbBoard *self)
{
  g_return_val_if_fail (CB_IS_BOARD (self), NULL);

  return get_private (self)->telling;
}

void
cb_board_set_telling (CbBoard   *self,
                      CbTelling *telling)
{
  CbBoardPrivate *priv;

  g_return_if_fail (CB_IS_BOARD (self));
  g_return_if_fail (telling == NULL || CB_IS_TELLING (telling));

  priv = get_private (self);
  if (!g_set_object (&priv->telling, telling))
    return;

  g_signal_group_set_target (priv->telling_signals, telling);
  show (self);
}

/**
 * cb_board_get_session:
 * @self: a board
 *
 * Returns: (transfer none) (nullable): the game that it shows
 */
CbSession *
cb_board_get_session (CbBoard *self)
{
  CbBoardPrivate *priv;

  g_return_val_if_fail (CB_IS_BOARD (self), NULL);

  priv = get_private (self);

  return priv->telling != NULL ? cb_telling_get_session (priv->telling) : NULL;
}

CbSeat
cb_board_get_viewer (CbBoard *self)
{
  g_return_val_if_fail (CB_IS_BOARD (self), CB_SEAT_NONE);

  return get_private (self)->viewer;
}

/**
 * cb_board_set_viewer:
 * @self: a board
 * @viewer: the seat whose secrets are shown, or %CB_SEAT_NONE for nobody's
 */
void
cb_board_set_viewer (CbBoard *self,
                     CbSeat   viewer)
{
  CbBoardPrivate *priv;

  g_return_if_fail (CB_IS_BOARD (self));

  priv = get_private (self);
  if (priv->viewer == viewer)
    return;

  priv->viewer = viewer;
  refreshed_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VIEWER]);
}

/**
 * cb_board_get_review:
 * @self: a board
 *
 * Returns: the ply of the history that is looked at, or -1 for the game itself
 */
int
cb_board_get_review (CbBoard *self)
{
  CbBoardPrivate *priv;

  g_return_val_if_fail (CB_IS_BOARD (self), -1);

  priv = get_private (self);

  return priv->telling != NULL ? cb_telling_get_review (priv->telling) : -1;
}

/**
 * cb_board_get_ply:
 * @self: a board with a telling
 *
 * Returns: how many moves lead to what is shown
 */
guint
cb_board_get_ply (CbBoard *self)
{
  g_return_val_if_fail (CB_IS_BOARD (self), 0);

  return cb_telling_get_ply (get_private (self)->telling);
}

gboolean
cb_board_get_ask_end (CbBoard *self)
{
  g_return_val_if_fail (CB_IS_BOARD (self), FALSE);

  return get_private (self)->ask_end;
}

/**
 * cb_board_set_ask_end:
 * @self: a board
 * @ask_end: whether a turn waits for its player to end it, also when nothing
 *   else is left to do
 */
void
cb_board_set_ask_end (CbBoard  *self,
                      gboolean  ask_end)
{
  CbBoardPrivate *priv;

  g_return_if_fail (CB_IS_BOARD (self));

  priv = get_private (self);
  ask_end = !!ask_end;
  if (priv->ask_end == ask_end)
    return;

  priv->ask_end = ask_end;
  refreshed_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ASK_END]);
}

gboolean
cb_board_get_coached (CbBoard *self)
{
  g_return_val_if_fail (CB_IS_BOARD (self), FALSE);

  return get_private (self)->coached;
}

/**
 * cb_board_set_coached:
 * @self: a board
 * @coached: whether its game is a lesson, in which nothing is done for who learns
 */
void
cb_board_set_coached (CbBoard  *self,
                      gboolean  coached)
{
  CbBoardPrivate *priv;

  g_return_if_fail (CB_IS_BOARD (self));

  priv = get_private (self);
  coached = !!coached;
  if (priv->coached == coached)
    return;

  priv->coached = coached;
  refreshed_cb (self);
}

gboolean
cb_board_get_helps (CbBoard *self)
{
  g_return_val_if_fail (CB_IS_BOARD (self), FALSE);

  return get_private (self)->helps;
}

/**
 * cb_board_set_helps:
 * @self: a board
 * @helps: whether it is also said, and not only shown, what would come of a move
 */
void
cb_board_set_helps (CbBoard  *self,
                    gboolean  helps)
{
  CbBoardPrivate *priv;

  g_return_if_fail (CB_IS_BOARD (self));

  priv = get_private (self);
  if (priv->helps == helps)
    return;

  priv->helps = helps;
  refreshed_cb (self);
}

/**
 * cb_board_peek_state:
 * @self: a board with a telling
 *
 * Returns: (transfer none): the position that is shown
 */
const CbState *
cb_board_peek_state (CbBoard *self)
{
  g_return_val_if_fail (CB_IS_BOARD (self), NULL);

  return cb_telling_peek_state (get_private (self)->telling);
}

/**
 * cb_board_get_moves:
 * @self: a board
 *
 * Returns: whether anything is to move: not where the desktop asks for less of it
 */
gboolean
cb_board_get_moves (CbBoard *self)
{
  gboolean moves;

  g_return_val_if_fail (CB_IS_BOARD (self), FALSE);

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &moves, NULL);

  return moves && gtk_widget_get_mapped (GTK_WIDGET (self));
}

/**
 * cb_board_get_playable:
 * @self: a board
 *
 * Returns: whether the viewer may play now. Not while another player's move is being
 *   told; for one's own nobody has to wait
 */
gboolean
cb_board_get_playable (CbBoard *self)
{
  CbBoardPrivate *priv;
  CbSession *session;
  CbSeat turn;

  g_return_val_if_fail (CB_IS_BOARD (self), FALSE);

  priv = get_private (self);
  if (priv->telling == NULL || cb_telling_get_review (priv->telling) >= 0)
    return FALSE;

  session = cb_telling_get_session (priv->telling);
  turn = cb_session_get_turn (session);

  return turn == priv->viewer && cb_session_is_human (session, turn) &&
         (cb_telling_get_caught_up (priv->telling) ||
          cb_telling_get_mover (priv->telling) == priv->viewer);
}

/**
 * cb_board_play:
 * @self: a board
 * @move: what the viewer wants to do
 *
 * Returns: whether it was done
 */
gboolean
cb_board_play (CbBoard *self,
               CbMove   move)
{
  CbTelling *telling;

  g_return_val_if_fail (CB_IS_BOARD (self), FALSE);

  if (!cb_board_get_playable (self))
    return FALSE;

  telling = get_private (self)->telling;
  if (!cb_telling_get_caught_up (telling))
    cb_telling_hurry (telling);

  return cb_session_play (cb_telling_get_session (telling), move);
}

/**
 * cb_board_hurry:
 * @self: a board
 *
 * Lets what is told be over.
 */
void
cb_board_hurry (CbBoard *self)
{
  CbBoardPrivate *priv;

  g_return_if_fail (CB_IS_BOARD (self));

  priv = get_private (self);
  if (priv->telling != NULL)
    cb_telling_hurry (priv->telling);
}

/**
 * cb_board_show_hint:
 * @self: a board
 * @move: a move that could be played
 *
 * Returns: (transfer none) (nullable): where it can be played; the focus is to come there
 */
GtkWidget *
cb_board_show_hint (CbBoard *self,
                    CbMove   move)
{
  CbBoardClass *klass;

  g_return_val_if_fail (CB_IS_BOARD (self), NULL);

  klass = CB_BOARD_GET_CLASS (self);

  return klass->show_hint != NULL ? klass->show_hint (self, move) : NULL;
}

gboolean
cb_board_cancel (CbBoard *self)
{
  g_return_val_if_fail (CB_IS_BOARD (self), FALSE);

  return CB_BOARD_GET_CLASS (self)->cancel (self);
}

/**
 * cb_board_read:
 * @self: a board
 *
 * Returns: (transfer full): the whole table in words
 */
char *
cb_board_read (CbBoard *self)
{
  g_return_val_if_fail (CB_IS_BOARD (self), NULL);

  return CB_BOARD_GET_CLASS (self)->read (self);
}

/**
 * cb_board_find_spot:
 * @self: a board with a telling
 * @name: what a lesson points at
 *
 * Returns: (transfer none) (nullable): where that is
 */
GtkWidget *
cb_board_find_spot (CbBoard    *self,
                    const char *name)
{
  const CbKind *kind;
  int spot;

  g_return_val_if_fail (CB_IS_BOARD (self), NULL);

  kind = cb_session_get_kind (cb_board_get_session (self));
  spot = kind->find_spot != NULL ? kind->find_spot (cb_board_peek_state (self), name)
                                 : CB_SPOT_NONE;

  return spot != CB_SPOT_NONE ? CB_BOARD_GET_CLASS (self)->find_spot (self, spot) : NULL;
}

/**
 * cb_board_find_secret:
 * @self: a board
 *
 * Returns: (transfer none) (nullable): where something lies that only its player may see
 */
GtkWidget *
cb_board_find_secret (CbBoard *self)
{
  CbBoardClass *klass = CB_BOARD_GET_CLASS (self);

  g_return_val_if_fail (CB_IS_BOARD (self), NULL);

  return klass->find_secret != NULL ? klass->find_secret (self) : NULL;
}

/**
 * cb_board_take_over:
 * @self: a new board, with the telling of @other
 * @other: a board of the same class
 *
 * Shows the game in the same way, with what is picked and the hint.
 */
void
cb_board_take_over (CbBoard *self,
                    CbBoard *other)
{
  g_return_if_fail (CB_IS_BOARD (self));
  g_return_if_fail (G_OBJECT_TYPE (self) == G_OBJECT_TYPE (other));

  cb_board_set_viewer (self, cb_board_get_viewer (other));
  cb_board_set_ask_end (self, cb_board_get_ask_end (other));
  cb_board_set_coached (self, cb_board_get_coached (other));
  cb_board_set_helps (self, cb_board_get_helps (other));
  if (CB_BOARD_GET_CLASS (self)->take_over != NULL)
    CB_BOARD_GET_CLASS (self)->take_over (self, other);
}

/**
 * cb_board_say:
 * @self: a board
 * @text: (nullable): one sentence for the status line, or %NULL to let it say
 *   again what is expected
 */
void
cb_board_say (CbBoard    *self,
              const char *text)
{
  g_return_if_fail (CB_IS_BOARD (self));

  g_signal_emit (self, signals[SIGNAL_SAID], 0, text, FALSE);
}

/**
 * cb_board_write:
 * @self: a board
 * @text: a sentence or two for the status line; a screen reader has them from what has the
 *   focus, and need not say them twice
 */
void
cb_board_write (CbBoard    *self,
                const char *text)
{
  g_return_if_fail (CB_IS_BOARD (self));
  g_return_if_fail (text != NULL);

  g_signal_emit (self, signals[SIGNAL_WRITTEN], 0, text);
}

/**
 * cb_board_refuse:
 * @self: a board
 * @where: what cannot be played, or where
 * @why: one sentence that says so
 */
void
cb_board_refuse (CbBoard    *self,
                 GtkWidget  *where,
                 const char *why)
{
  g_return_if_fail (CB_IS_BOARD (self));

  cb_shake (where);
  g_signal_emit (self, signals[SIGNAL_SAID], 0, why, TRUE);
}

/**
 * cb_board_locate_seat:
 * @self: a board
 * @seat: a player
 * @point: (out): where on the board it is nearest to that player's row
 *
 * Returns: whether the player's row is in sight
 */
gboolean
cb_board_locate_seat (CbBoard          *self,
                      CbSeat            seat,
                      graphene_point_t *point)
{
  GtkWidget *board = GTK_WIDGET (self), *table, *row;
  graphene_point_t middle;

  g_return_val_if_fail (CB_IS_BOARD (self), FALSE);

  table = gtk_widget_get_ancestor (board, CB_TYPE_TABLE);
  row = table != NULL ? cb_table_get_seat_row (CB_TABLE (table), seat) : NULL;
  if (row == NULL)
    return FALSE;

  graphene_point_init (&middle, (float) gtk_widget_get_width (row) / 2,
                       (float) gtk_widget_get_height (row) / 2);
  if (!gtk_widget_compute_point (row, board, &middle, point))
    return FALSE;

  point->x = CLAMP (point->x, 0, (float) gtk_widget_get_width (board));
  point->y = CLAMP (point->y, 0, (float) gtk_widget_get_height (board));

  return TRUE;
}
