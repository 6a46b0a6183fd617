/* cb-rescue-board.c - Cheese Rescue: the board and the hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-board.h"

#include "cb-rescue-face.h"
#include "cb-rescue-marks.h"
#include "cb-rescue-text.h"
#include "cb-rescue-told.h"

#include <glib/gi18n.h>

/* The least that a card in hand must measure to be hit with a finger. */
#define MIN_CARD   44
#define MAX_CARD   200
#define GAP        6

/* In milliseconds: a card on its way to its cell, the table that glides below a
 * dropped one, a look at somebody's cheeses. */
#define FLIGHT_TIME 320
#define GLIDE_TIME  220
#define COUNT_TIME  600

/* The part of the board that a cell is, about; and the height below which the
 * hand may stand beside the board. */
#define CELL_SHARE 0.15
#define LOW        420

/**
 * CbRescueBoard:
 *
 * A card, then a cell; or a cell, then a card; or a card dragged to a cell.
 */
struct _CbRescueBoard
{
  CbBoard          parent_instance;

  GtkWidget       *grid;
  GtkWidget       *hand;

  /* Cells by their places, or CB_EVENT_NOTHING. */
  int              chosen;
  int              pointed;
  int              ghost;
  int              hint;
  /* While cells come and go, the pointer and the focus are told of others. */
  gboolean         showing;
  /* Whether the card that is laid lies in its cell already. */
  gboolean         dropped;

  /* A card on its way to a cell, above all else. */
  GtkWidget       *flyer;
  GtkWidget       *sent;
  CbRescueCell    *landing;
  graphene_rect_t  departure;
  double           flight;
};

G_DEFINE_FINAL_TYPE (CbRescueBoard, cb_rescue_board, CB_TYPE_BOARD)

static const CbRescue *
peek (CbRescueBoard *self)
{
  return cb_rescue_peek (cb_board_peek_state (CB_BOARD (self)));
}

/* Whose cards lie below the board: the viewer's; where nobody may see cards,
 * those of who is to play, from behind. */
static CbSeat
get_hand_seat (CbRescueBoard *self)
{
  CbSeat viewer = cb_board_get_viewer (CB_BOARD (self));

  return viewer != CB_SEAT_NONE ? viewer : peek (self)->turn;
}

static int
get_picked_card (CbRescueBoard *self)
{
  CbRescueHand *hand = CB_RESCUE_HAND (self->hand);

  return cb_rescue_hand_get_card (hand, cb_rescue_hand_get_picked (hand));
}

/* The cell above which the picked card is held, if it may be laid there. */
static int
find_ghost (CbRescueBoard *self)
{
  gboolean is_held = get_picked_card (self) != CB_RESCUE_FACE_NONE &&
                     self->pointed != CB_EVENT_NOTHING &&
                     cb_rescue_marks_is_free (peek (self), self->pointed);

  return is_held ? self->pointed : CB_EVENT_NOTHING;
}

static void
show_card (CbRescueBoard *self,
           int            place,
           int            card)
{
  CbRescueCell *cell = cb_rescue_grid_get_cell (CB_RESCUE_GRID (self->grid), place);

  if (cell != NULL)
    cb_rescue_cell_set_card (cell, card, get_hand_seat (self));
}

static void
show_ghost (CbRescueBoard *self,
            int            ghost)
{
  if (self->ghost != ghost)
    show_card (self, self->ghost, CB_RESCUE_FACE_NONE);
  show_card (self, ghost, get_picked_card (self));
  self->ghost = ghost;
}

static void
update_marks (CbRescueBoard *self)
{
  CbTelling *telling = cb_board_get_telling (CB_BOARD (self));
  int ghost = find_ghost (self);
  CbRescueMarks marks = {
    .state = peek (self),
    .playable = cb_board_get_playable (CB_BOARD (self)),
    .chosen = self->chosen,
    .ghost = ghost,
    .ghost_card = (CbRescueCard) get_picked_card (self),
    .hint = self->hint,
    .last = cb_rescue_told_find_last (telling),
    .event = cb_telling_peek_event (telling),
  };

  cb_rescue_told_find_gone (telling, &marks.gone);
  show_ghost (self, ghost);
  cb_rescue_marks_apply (&marks, CB_RESCUE_GRID (self->grid));
}

/* Why no card can be laid in a cell. */
static const char *
explain (CbRescueBoard *self,
         int            place)
{
  const CbRescue *state = peek (self);
  guint64 board = cb_rescue_marks_get_board (state, place);

  if (state->laid & board)
    return _("A card lies here already");
  if ((state->allowed & board) == 0)
    return _("This cell is outside the playing area");

  return _("A card must share a side with another card");
}

static void
lay (CbRescueBoard *self,
     int            card,
     int            place)
{
  cb_board_play (CB_BOARD (self), cb_rescue_move ((CbRescueCard) card,
                                                  cb_rescue_place_get_x (place),
                                                  cb_rescue_place_get_y (place)));
}

/* Whether a card may be laid in a cell; otherwise it is said why not. */
static gboolean
check (CbRescueBoard *self,
       CbRescueCell  *cell)
{
  int place = cb_rescue_cell_get_place (cell);
  gboolean is_free = cb_rescue_marks_is_free (peek (self), place);

  if (!is_free)
    cb_board_refuse (CB_BOARD (self), GTK_WIDGET (cell), explain (self, place));

  return is_free;
}

static void
activated_cb (CbRescueBoard *self,
              CbRescueCell  *cell)
{
  int card = get_picked_card (self), place = cb_rescue_cell_get_place (cell);

  if (!cb_board_get_playable (CB_BOARD (self)))
    cb_board_hurry (CB_BOARD (self));
  else if (!check (self, cell))
    return;
  else if (card != CB_RESCUE_FACE_NONE)
    lay (self, card, place);
  else
    {
      self->chosen = self->chosen == place ? CB_EVENT_NOTHING : place;
      update_marks (self);
    }
}

static void
dropped_cb (CbRescueBoard *self,
            CbRescueCell  *cell,
            int            card)
{
  if (!cb_board_get_playable (CB_BOARD (self)) || !check (self, cell))
    return;

  self->dropped = TRUE;
  lay (self, card, cb_rescue_cell_get_place (cell));
  self->dropped = FALSE;
}

static void
pointed_cb (CbRescueBoard *self,
            CbRescueCell  *cell)
{
  int before = find_ghost (self);

  self->pointed = cell != NULL ? cb_rescue_cell_get_place (cell) : CB_EVENT_NOTHING;
  if (!self->showing && find_ghost (self) != before)
    update_marks (self);
}

static void
picked_cb (CbRescueBoard *self)
{
  int card = get_picked_card (self);

  if (self->showing)
    return;

  self->hint = CB_EVENT_NOTHING;
  if (card != CB_RESCUE_FACE_NONE && self->chosen != CB_EVENT_NOTHING)
    lay (self, card, self->chosen);
  else if (cb_board_get_session (CB_BOARD (self)) != NULL)
    update_marks (self);
}

static void
card_activated_cb (CbRescueBoard *self,
                   CbTarget      *card)
{
  if (cb_board_get_playable (CB_BOARD (self)))
    cb_rescue_hand_toggle (CB_RESCUE_HAND (self->hand), card);
  else
    cb_board_hurry (CB_BOARD (self));
}

static gboolean
key_pressed_cb (CbRescueBoard *self,
                guint          keyval)
{
  CbRescueHand *hand = CB_RESCUE_HAND (self->hand);
  int slot = (int) (gdk_keyval_to_unicode (keyval) - '1');

  if (slot < 0 || slot >= CB_RESCUE_MAX_HAND ||
      !gtk_widget_get_visible (cb_rescue_hand_get_slot (hand, slot)))
    return GDK_EVENT_PROPAGATE;

  if (cb_board_get_playable (CB_BOARD (self)))
    cb_rescue_hand_pick (hand, slot);
  else
    cb_board_hurry (CB_BOARD (self));

  return GDK_EVENT_STOP;
}

static void
show_hand (CbRescueBoard *self)
{
  const CbRescue *state = peek (self);
  CbSeat seat = get_hand_seat (self);
  CbSeat viewer = cb_board_get_viewer (CB_BOARD (self));
  gboolean open = state->hands == CB_RESCUE_HANDS_OPEN || viewer == seat;

  cb_rescue_hand_show (CB_RESCUE_HAND (self->hand), state, seat, open,
                       cb_board_get_playable (CB_BOARD (self)));
}

static void
end_flight (CbRescueBoard *self)
{
  self->landing = NULL;
  cb_rescue_face_set_card (CB_RESCUE_FACE (self->flyer), CB_RESCUE_FACE_NONE, CB_SEAT_NONE);
  if (self->sent != NULL)
    gtk_widget_set_opacity (self->sent, 1);
  self->sent = NULL;
}

static void
cb_rescue_board_show (CbBoard *board)
{
  CbRescueBoard *self = CB_RESCUE_BOARD (board);

  end_flight (self);
  self->chosen = self->pointed = self->ghost = self->hint = CB_EVENT_NOTHING;
  self->showing = TRUE;
  cb_rescue_grid_show (CB_RESCUE_GRID (self->grid), cb_board_get_session (board), peek (self));
  show_hand (self);
  self->showing = FALSE;
  update_marks (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
pick (CbRescueBoard *self,
      int            card)
{
  CbRescueHand *hand = CB_RESCUE_HAND (self->hand);

  cb_rescue_hand_pick (hand, cb_rescue_hand_find (hand, card));
}

/* A card that is picked stays so, as far as there is still somebody to play it. */
static void
cb_rescue_board_refresh (CbBoard *board)
{
  CbRescueBoard *self = CB_RESCUE_BOARD (board);
  int card = get_picked_card (self);

  self->showing = TRUE;
  show_hand (self);
  if (!cb_board_get_playable (board))
    self->chosen = self->hint = CB_EVENT_NOTHING;
  else
    pick (self, card);
  self->showing = FALSE;
  update_marks (self);
}

/* What was picked is laid now, or of no use any more; and nothing can be picked. */
static void
drop_choice (CbRescueBoard *self)
{
  self->chosen = self->pointed = self->hint = CB_EVENT_NOTHING;
  self->showing = TRUE;
  show_hand (self);
  self->showing = FALSE;
  update_marks (self);
}

/* Where a card comes from: its place in the viewer's hand, where it is not seen any
 * more, or from beyond the upper edge. */
static void
depart (CbRescueBoard *self,
        const CbEvent *event)
{
  CbRescueHand *hand = CB_RESCUE_HAND (self->hand);
  GtkWidget *widget = GTK_WIDGET (self);
  float side = (float) cb_rescue_grid_get_side (CB_RESCUE_GRID (self->grid));
  int slot = event->seat == cb_board_get_viewer (CB_BOARD (self))
             ? cb_rescue_hand_find (hand, event->thing) : -1;

  if (slot >= 0)
    self->sent = cb_rescue_hand_get_slot (hand, slot);
  if (self->sent == NULL ||
      !gtk_widget_compute_bounds (self->sent, widget, &self->departure))
    graphene_rect_init (&self->departure, ((float) gtk_widget_get_width (widget) - side) / 2,
                        -side, side, side);
  if (self->sent != NULL)
    gtk_widget_set_opacity (self->sent, 0);
}

/* Whether the table glides when the card of @event lies on it. */
static gboolean
aim (CbRescueBoard *self,
     const CbEvent *event)
{
  CbRescue after = *peek (self);

  cb_rescue_kind.enact ((CbState *) &after, event);

  return cb_rescue_grid_aim (CB_RESCUE_GRID (self->grid), &after);
}

/* A card that was dropped lies in its cell already. */
static int
begin_lay (CbRescueBoard *self,
           const CbEvent *event)
{
  gboolean glides = aim (self, event);

  depart (self, event);
  drop_choice (self);

  self->landing = cb_rescue_grid_get_cell (CB_RESCUE_GRID (self->grid), event->to);
  self->flight = self->dropped ? 1 : 0;
  cb_rescue_face_set_card (CB_RESCUE_FACE (self->flyer), event->thing, event->seat);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  if (!self->dropped)
    return FLIGHT_TIME;

  return glides ? GLIDE_TIME : 0;
}

static int
cb_rescue_board_begin (CbBoard       *board,
                       const CbEvent *event)
{
  CbRescueBoard *self = CB_RESCUE_BOARD (board);

  if (!cb_board_get_moves (board))
    return 0;

  if (event->type == CB_RESCUE_EVENT_LAID)
    return begin_lay (self, event);

  update_marks (self);
  if (!cb_rescue_told_is_chase (event))
    return event->type == CB_RESCUE_EVENT_COUNTED ? COUNT_TIME : 0;

  cb_rescue_grid_begin_chase (CB_RESCUE_GRID (self->grid), event);

  return cb_rescue_told_get_chase_time (cb_board_get_telling (board), event);
}

static double
ease_out (double progress)
{
  double left = 1 - progress;

  return 1 - left * left * left;
}

static void
cb_rescue_board_progress (CbBoard       *board,
                          const CbEvent *event,
                          double         progress)
{
  CbRescueBoard *self = CB_RESCUE_BOARD (board);

  if (event->type == CB_RESCUE_EVENT_LAID)
    {
      self->flight = MAX (self->flight, ease_out (progress));
      cb_rescue_grid_pan (CB_RESCUE_GRID (self->grid), ease_out (progress));
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
  else if (cb_rescue_told_is_chase (event))
    cb_rescue_grid_chase (CB_RESCUE_GRID (self->grid), progress);
}

static void
cb_rescue_board_show_hint (CbBoard *board,
                           CbMove   move)
{
  CbRescueBoard *self = CB_RESCUE_BOARD (board);

  self->chosen = CB_EVENT_NOTHING;
  pick (self, (int) cb_rescue_move_get_card (move));
  self->hint = cb_rescue_move_get_place (move);
  update_marks (self);
  /* A key lays the card there, and a screen reader names the cell. */
  gtk_widget_grab_focus (GTK_WIDGET (cb_rescue_grid_get_cell (CB_RESCUE_GRID (self->grid),
                                                              self->hint)));
}

static void
cb_rescue_board_take_over (CbBoard *board,
                           CbBoard *other)
{
  CbRescueBoard *self = CB_RESCUE_BOARD (board), *old = CB_RESCUE_BOARD (other);

  cb_rescue_hand_pick (CB_RESCUE_HAND (self->hand),
                       cb_rescue_hand_get_picked (CB_RESCUE_HAND (old->hand)));
  self->chosen = old->chosen;
  self->hint = old->hint;
  update_marks (self);
}

static gboolean
cb_rescue_board_cancel (CbBoard *board)
{
  CbRescueBoard *self = CB_RESCUE_BOARD (board);
  gboolean had_any = self->chosen != CB_EVENT_NOTHING || self->hint != CB_EVENT_NOTHING ||
                     get_picked_card (self) != CB_RESCUE_FACE_NONE;

  self->chosen = self->hint = CB_EVENT_NOTHING;
  cb_rescue_hand_pick (CB_RESCUE_HAND (self->hand), -1);
  if (had_any)
    update_marks (self);

  return had_any;
}

static char *
cb_rescue_board_read (CbBoard *board)
{
  return cb_rescue_describe_table (cb_board_get_session (board), cb_board_peek_state (board),
                                   cb_board_get_viewer (board));
}

/**
 * Arrangement:
 * @beside: whether the hand stands beside the board instead of below it
 * @columns: how many cards stand next to each other
 */
typedef struct
{
  gboolean beside;
  int      columns;
} Arrangement;

static const Arrangement arrangements[] = {
  { FALSE, 8 }, { FALSE, 4 }, { TRUE, 1 }, { TRUE, 2 }, { TRUE, 4 },
};

/* How large a card in hand is best, and what it leaves for the board: about as
 * large as a cell, and larger where the board cannot use the room. */
static int
fit_card (const Arrangement *arrangement,
          int                width,
          int                height,
          int               *board)
{
  int rows = CB_RESCUE_MAX_HAND / arrangement->columns;
  int along = arrangement->beside ? (height - GAP) / rows : (width - GAP) / arrangement->columns;
  int layers = arrangement->beside ? arrangement->columns : rows;
  int across = arrangement->beside ? width : height;
  int other = arrangement->beside ? height : width;
  int like_cell = (int) (CELL_SHARE * across / (1 + CELL_SHARE * layers));
  int unused = (across - other - GAP) / layers - GAP;
  int card = MIN (along - GAP, MAX (MIN_CARD, MAX (like_cell, unused)));

  card = CLAMP (card, 1, MAX_CARD);
  *board = MIN (across - layers * (card + GAP) - GAP, other);

  return card;
}

/* The arrangement that shows the largest board, and then the largest cards. */
static const Arrangement *
choose_arrangement (int  width,
                    int  height,
                    int *card)
{
  const Arrangement *best = NULL;
  double best_worth = -1;

  for (guint i = 0; i < G_N_ELEMENTS (arrangements); i++)
    {
      int board;
      int size = fit_card (&arrangements[i], width, height, &board);
      double worth = MIN (size, MIN_CARD) * 4 + board + size * 1.5;

      /* The hand belongs below the board, unless the window is too low. */
      if (arrangements[i].beside && height >= LOW)
        worth *= 0.8;

      if (best == NULL || worth > best_worth)
        {
          best = &arrangements[i];
          best_worth = worth;
          *card = size;
        }
    }

  return best;
}

/* A card in flight is as large as it will be, so that its picture is drawn once. */
static void
allocate_flyer (CbRescueBoard *self)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 1, 1);

  if (!gtk_widget_get_visible (self->flyer))
    return;

  if (self->landing != NULL)
    cb_rescue_cell_get_card_bounds (self->landing, GTK_WIDGET (self), &bounds);
  gtk_widget_allocate (self->flyer, MAX ((int) bounds.size.width, 1),
                       MAX ((int) bounds.size.height, 1), -1, NULL);
}

static void
cb_rescue_board_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  CbRescueBoard *self = CB_RESCUE_BOARD (widget);
  int card;
  const Arrangement *arrangement = choose_arrangement (width, height, &card);
  int layers = arrangement->beside ? arrangement->columns
                                   : CB_RESCUE_MAX_HAND / arrangement->columns;
  int thick = MAX (layers * (card + GAP) + GAP, 1);
  GtkAllocation grid = { 0, 0, width, MAX (height - thick, 1) };
  GtkAllocation hand = { 0, grid.height, width, thick };

  if (arrangement->beside)
    {
      grid = (GtkAllocation) { 0, 0, MAX (width - thick, 1), height };
      hand = (GtkAllocation) { grid.width, 0, thick, height };
    }

  cb_rescue_hand_set_columns (CB_RESCUE_HAND (self->hand), arrangement->columns);
  gtk_widget_size_allocate (self->grid, &grid, -1);
  gtk_widget_size_allocate (self->hand, &hand, -1);
  allocate_flyer (self);
}

static void
snapshot_flyer (CbRescueBoard *self,
                GtkSnapshot   *snapshot)
{
  graphene_rect_t bounds;
  float scale;

  if (!cb_rescue_cell_get_card_bounds (self->landing, GTK_WIDGET (self), &bounds))
    return;

  graphene_rect_interpolate (&self->departure, &bounds, self->flight, &bounds);
  scale = bounds.size.width / (float) MAX (gtk_widget_get_width (self->flyer), 1);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &bounds.origin);
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_widget_snapshot_child (GTK_WIDGET (self), self->flyer, snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
cb_rescue_board_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  CbRescueBoard *self = CB_RESCUE_BOARD (widget);

  gtk_widget_snapshot_child (widget, self->grid, snapshot);
  gtk_widget_snapshot_child (widget, self->hand, snapshot);
  if (self->landing != NULL)
    snapshot_flyer (self, snapshot);
}

static void
cb_rescue_board_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 300 : 140;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 560 : 640;
}

static void
cb_rescue_board_dispose (GObject *object)
{
  CbRescueBoard *self = CB_RESCUE_BOARD (object);

  self->landing = NULL;
  if (self->grid != NULL)
    g_signal_handlers_disconnect_by_data (self->grid, self);
  if (self->hand != NULL)
    g_signal_handlers_disconnect_by_data (self->hand, self);
  self->grid = self->hand = self->flyer = self->sent = NULL;

  G_OBJECT_CLASS (cb_rescue_board_parent_class)->dispose (object);
}

static void
cb_rescue_board_class_init (CbRescueBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  CbBoardClass *board_class = CB_BOARD_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_rescue_board_dispose;
  widget_class->measure = cb_rescue_board_measure;
  widget_class->size_allocate = cb_rescue_board_size_allocate;
  widget_class->snapshot = cb_rescue_board_snapshot;
  board_class->show = cb_rescue_board_show;
  board_class->begin = cb_rescue_board_begin;
  board_class->progress = cb_rescue_board_progress;
  board_class->refresh = cb_rescue_board_refresh;
  board_class->show_hint = cb_rescue_board_show_hint;
  board_class->cancel = cb_rescue_board_cancel;
  board_class->read = cb_rescue_board_read;
  board_class->take_over = cb_rescue_board_take_over;

  gtk_widget_class_set_css_name (widget_class, "rescue-board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cb_rescue_board_init (CbRescueBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->grid = cb_rescue_grid_new ();
  gtk_widget_set_parent (self->grid, widget);
  self->hand = cb_rescue_hand_new ();
  gtk_widget_set_parent (self->hand, widget);
  self->flyer = cb_rescue_face_new ();
  gtk_widget_set_parent (self->flyer, widget);

  g_signal_connect_swapped (self->grid, "activated", G_CALLBACK (activated_cb), self);
  g_signal_connect_swapped (self->grid, "pointed", G_CALLBACK (pointed_cb), self);
  g_signal_connect_swapped (self->grid, "dropped", G_CALLBACK (dropped_cb), self);
  g_signal_connect_swapped (self->hand, "picked", G_CALLBACK (picked_cb), self);
  g_signal_connect_swapped (self->hand, "activated", G_CALLBACK (card_activated_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (widget, keys);
}

CbRescueGrid *
cb_rescue_board_get_grid (CbRescueBoard *self)
{
  g_return_val_if_fail (CB_IS_RESCUE_BOARD (self), NULL);

  return CB_RESCUE_GRID (self->grid);
}

CbRescueHand *
cb_rescue_board_get_hand (CbRescueBoard *self)
{
  g_return_val_if_fail (CB_IS_RESCUE_BOARD (self), NULL);

  return CB_RESCUE_HAND (self->hand);
}
