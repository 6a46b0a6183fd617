/* cb-board.c - the board of a game, whatever the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-board.h"

/**
 * CbBoard:
 *
 * Follows a session, or looks back at a position of its history, and tells the
 * game's own class what to show. The board never changes a position: it calls
 * cb_session_play() and shows what comes of it.
 */
typedef struct
{
  CbSession    *session;
  GSignalGroup *session_signals;
  CbSeat        viewer;
  int           look;
  gboolean      ask_end;
} CbBoardPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (CbBoard, cb_board, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_SESSION,
  PROP_VIEWER,
  PROP_LOOK,
  PROP_ASK_END,
  N_PROPS
};

enum
{
  SIGNAL_SAID,
  SIGNAL_COUNTED,
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
show (CbBoard      *self,
      const CbMove *move)
{
  if (get_private (self)->session != NULL)
    CB_BOARD_GET_CLASS (self)->show (self, move);
}

static void
moved_cb (CbBoard *self,
          guint    ply)
{
  CbBoardPrivate *priv = get_private (self);
  CbMove move = cb_session_get_move (priv->session, ply - 1);

  if (priv->look < 0)
    show (self, &move);
}

static void
rewound_cb (CbBoard *self)
{
  if (get_private (self)->look < 0)
    show (self, NULL);
}

static void
cb_board_dispose (GObject *object)
{
  CbBoardPrivate *priv = get_private (CB_BOARD (object));
  GtkWidget *child;

  g_clear_object (&priv->session_signals);
  g_clear_object (&priv->session);
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
    case PROP_SESSION:
      g_value_set_object (value, priv->session);
      break;
    case PROP_VIEWER:
      g_value_set_int (value, priv->viewer);
      break;
    case PROP_LOOK:
      g_value_set_int (value, priv->look);
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
    case PROP_SESSION:
      cb_board_set_session (self, g_value_get_object (value));
      break;
    case PROP_VIEWER:
      cb_board_set_viewer (self, g_value_get_int (value));
      break;
    case PROP_LOOK:
      cb_board_set_look (self, g_value_get_int (value));
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

  props[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, CB_TYPE_SESSION, flags);
  props[PROP_VIEWER] = g_param_spec_int ("viewer", NULL, NULL,
                                         CB_SEAT_NONE, CB_MAX_SEATS - 1, CB_SEAT_NONE, flags);
  props[PROP_LOOK] = g_param_spec_int ("look", NULL, NULL, -1, G_MAXINT, -1, flags);
  props[PROP_ASK_END] = g_param_spec_boolean ("ask-end", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * CbBoard::said:
   * @self: the board
   * @text: (nullable): one sentence, such as why a move is not possible; %NULL
   *   when it is no longer of interest
   */
  signals[SIGNAL_SAID] =
    g_signal_new ("said",
                  G_TYPE_FROM_CLASS (klass),
                  G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_STRING);

  /**
   * CbBoard::counted:
   * @self: the board
   *
   * All that happens after the last move was shown.
   */
  signals[SIGNAL_COUNTED] =
    g_signal_new ("counted",
                  G_TYPE_FROM_CLASS (klass),
                  G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
cb_board_init (CbBoard *self)
{
  CbBoardPrivate *priv = get_private (self);

  priv->viewer = CB_SEAT_NONE;
  priv->look = -1;
  priv->session_signals = g_signal_group_new (CB_TYPE_SESSION);
  g_signal_group_connect_swapped (priv->session_signals, "moved", G_CALLBACK (moved_cb), self);
  g_signal_group_connect_swapped (priv->session_signals, "rewound", G_CALLBACK (rewound_cb), self);
  g_signal_group_connect_swapped (priv->session_signals, "seated", G_CALLBACK (rewound_cb), self);
}

CbSession *
cb_board_get_session (CbBoard *self)
{
  g_return_val_if_fail (CB_IS_BOARD (self), NULL);

  return get_private (self)->session;
}

void
cb_board_set_session (CbBoard   *self,
                      CbSession *session)
{
  CbBoardPrivate *priv;

  g_return_if_fail (CB_IS_BOARD (self));
  g_return_if_fail (session == NULL || CB_IS_SESSION (session));

  priv = get_private (self);
  if (!g_set_object (&priv->session, session))
    return;

  g_signal_group_set_target (priv->session_signals, session);
  priv->look = -1;
  show (self, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SESSION]);
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
  show (self, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VIEWER]);
}

/**
 * cb_board_get_look:
 * @self: a board
 *
 * Returns: the ply of the history that is looked at, or -1 for the game itself
 */
int
cb_board_get_look (CbBoard *self)
{
  g_return_val_if_fail (CB_IS_BOARD (self), -1);

  return get_private (self)->look;
}

void
cb_board_set_look (CbBoard *self,
                   int      ply)
{
  CbBoardPrivate *priv;

  g_return_if_fail (CB_IS_BOARD (self));

  priv = get_private (self);
  if (priv->look == ply)
    return;

  priv->look = ply;
  show (self, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LOOK]);
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
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ASK_END]);
}

/**
 * cb_board_peek_state:
 * @self: a board with a session
 *
 * Returns: (transfer none): the position that is shown
 */
const CbState *
cb_board_peek_state (CbBoard *self)
{
  CbBoardPrivate *priv;

  g_return_val_if_fail (CB_IS_BOARD (self), NULL);

  priv = get_private (self);

  return priv->look < 0 ? cb_session_peek_state (priv->session)
                        : cb_session_peek_state_at (priv->session, (guint) priv->look);
}

/**
 * cb_board_get_playable:
 * @self: a board
 *
 * Returns: whether the viewer may play now
 */
gboolean
cb_board_get_playable (CbBoard *self)
{
  CbBoardPrivate *priv;
  CbSeat turn;

  g_return_val_if_fail (CB_IS_BOARD (self), FALSE);

  priv = get_private (self);
  if (priv->session == NULL || priv->look >= 0)
    return FALSE;

  turn = cb_session_get_turn (priv->session);

  return turn != CB_SEAT_NONE && turn == priv->viewer &&
         cb_session_get_controller (priv->session, turn) == CB_CONTROLLER_HUMAN;
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
  g_return_val_if_fail (CB_IS_BOARD (self), FALSE);

  return cb_board_get_playable (self) && cb_session_play (get_private (self)->session, move);
}

void
cb_board_show_hint (CbBoard *self,
                    CbMove   move)
{
  g_return_if_fail (CB_IS_BOARD (self));

  CB_BOARD_GET_CLASS (self)->show_hint (self, move);
}

gboolean
cb_board_cancel (CbBoard *self)
{
  g_return_val_if_fail (CB_IS_BOARD (self), FALSE);

  return CB_BOARD_GET_CLASS (self)->cancel (self);
}

/**
 * cb_board_count:
 * @self: a board whose game is over
 *
 * Shows what happens after the last move; #CbBoard::counted tells when that is
 * done, which may be at once.
 */
void
cb_board_count (CbBoard *self)
{
  g_return_if_fail (CB_IS_BOARD (self));

  if (CB_BOARD_GET_CLASS (self)->count != NULL)
    CB_BOARD_GET_CLASS (self)->count (self);
  else
    cb_board_counted (self);
}

void
cb_board_counted (CbBoard *self)
{
  g_return_if_fail (CB_IS_BOARD (self));

  g_signal_emit (self, signals[SIGNAL_COUNTED], 0);
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

/* Viewer, look and whatever else the board of the game lets be set. */
static void
copy_properties (CbBoard *to,
                 CbBoard *from)
{
  guint n_specs;
  g_autofree GParamSpec **specs =
    g_object_class_list_properties (G_OBJECT_GET_CLASS (from), &n_specs);

  for (guint i = 0; i < n_specs; i++)
    {
      g_auto (GValue) value = G_VALUE_INIT;

      if (!g_type_is_a (specs[i]->owner_type, CB_TYPE_BOARD) ||
          (specs[i]->flags & G_PARAM_READWRITE) != G_PARAM_READWRITE)
        continue;

      g_object_get_property (G_OBJECT (from), specs[i]->name, &value);
      g_object_set_property (G_OBJECT (to), specs[i]->name, &value);
    }
}

/**
 * cb_board_take_over:
 * @self: a new board, with the session of @other
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

  copy_properties (self, other);
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

  g_signal_emit (self, signals[SIGNAL_SAID], 0, text);
}
