/* cb-rescue-board.c - Cheese Rescue: the board and the hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-board-private.h"

#include "cb-rescue-face.h"
#include "cb-rescue-layout.h"
#include "cb-rescue-marks.h"
#include "cb-rescue-pile.h"
#include "cb-rescue-text.h"
#include "cb-rescue-told.h"
#include "cb-speech.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (CbRescueBoard, cb_rescue_board, CB_TYPE_BOARD)

const CbRescue *
cb_rescue_board_peek (CbRescueBoard *self)
{
  return cb_rescue_peek (cb_board_peek_state (CB_BOARD (self)));
}

/* Whose cards lie below the board: the viewer's; where nobody may see cards,
 * those of who is to play, from behind. */
static CbSeat
get_hand_seat (CbRescueBoard *self)
{
  CbSeat viewer = cb_board_get_viewer (CB_BOARD (self));

  return viewer != CB_SEAT_NONE ? viewer : cb_rescue_board_peek (self)->turn;
}

static int
get_picked_card (CbRescueBoard *self)
{
  CbRescueHand *hand = CB_RESCUE_HAND (self->hand);

  return cb_rescue_hand_get_card (hand, cb_rescue_hand_get_picked (hand));
}

static CbMove
get_move (int card,
          int place)
{
  return cb_rescue_move ((CbRescueCard) card, cb_rescue_place_get_x (place),
                         cb_rescue_place_get_y (place));
}

/* The cell above which the picked card is held, if it may be laid there. */
static int
find_ghost (CbRescueBoard *self)
{
  gboolean is_held = get_picked_card (self) != CB_RESCUE_FACE_NONE &&
                     self->pointed != CB_EVENT_NOTHING &&
                     cb_rescue_marks_is_free (cb_rescue_board_peek (self), self->pointed);

  return is_held ? self->pointed : CB_EVENT_NOTHING;
}

static void
show_card (CbRescueBoard *self,
           int            place,
           int            card)
{
  CbRescueCell *cell = cb_rescue_grid_get_cell (CB_RESCUE_GRID (self->grid), place);
  g_autofree char *preview = NULL;

  if (cell == NULL)
    return;

  if (card != CB_RESCUE_FACE_NONE)
    preview = cb_rescue_describe_preview (cb_board_get_session (CB_BOARD (self)),
                                          cb_board_peek_state (CB_BOARD (self)),
                                          get_move (card, place));
  cb_rescue_cell_set_card (cell, card, get_hand_seat (self));
  cb_speech_describe (GTK_WIDGET (cell), preview != NULL ? preview : "");
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

void
cb_rescue_board_update_marks (CbRescueBoard *self)
{
  CbTelling *telling = cb_board_get_telling (CB_BOARD (self));
  int ghost = find_ghost (self);
  CbRescueMarks marks = {
    .state = cb_rescue_board_peek (self),
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

static void
lay (CbRescueBoard *self,
     int            card,
     int            place)
{
  cb_board_play (CB_BOARD (self), get_move (card, place));
}

/* Whether a card may be laid in a cell; otherwise it is said why not. */
static gboolean
check (CbRescueBoard *self,
       CbRescueCell  *cell)
{
  int place = cb_rescue_cell_get_place (cell);
  gboolean is_free = cb_rescue_marks_is_free (cb_rescue_board_peek (self), place);

  if (!is_free)
    cb_board_refuse (CB_BOARD (self), GTK_WIDGET (cell),
                     cb_rescue_explain (cb_rescue_board_peek (self), place));

  return is_free;
}

/* What is next: a cell for the card, a card for the cell, or either, which is %NULL. */
static char *
describe_next (CbRescueBoard *self)
{
  CbSession *session = cb_board_get_session (CB_BOARD (self));
  int picked = get_picked_card (self);
  g_autofree char *card = NULL;

  if (picked != CB_RESCUE_FACE_NONE)
    card = cb_rescue_describe_card ((CbRescueCard) picked);

  return card != NULL || self->chosen != CB_EVENT_NOTHING
         ? cb_rescue_describe_choice (session, card) : NULL;
}

static void
say_next (CbRescueBoard *self)
{
  g_autofree char *text = describe_next (self);

  cb_board_say (CB_BOARD (self), text);
}

/* Whoever wants help reads what the card that is held would do. */
static void
write_preview (CbRescueBoard *self)
{
  int card = get_picked_card (self), ghost = find_ghost (self);
  g_autofree char *text = NULL;

  if (!cb_board_get_helps (CB_BOARD (self)) || card == CB_RESCUE_FACE_NONE)
    return;

  text = ghost == CB_EVENT_NOTHING
         ? describe_next (self)
         : cb_rescue_describe_preview (cb_board_get_session (CB_BOARD (self)),
                                       cb_board_peek_state (CB_BOARD (self)),
                                       get_move (card, ghost));
  cb_board_write (CB_BOARD (self), text);
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
      cb_rescue_board_update_marks (self);
      say_next (self);
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
    {
      cb_rescue_board_update_marks (self);
      write_preview (self);
    }
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
    {
      cb_rescue_board_update_marks (self);
      say_next (self);
      write_preview (self);
    }
}

/* On the bare table, far from any cell. */
static void
missed_cb (CbRescueBoard *self,
           int            n_press,
           double         x,
           double         y)
{
  GtkWidget *hit = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (hit != GTK_WIDGET (self) && hit != self->grid)
    return;

  if (cb_board_get_playable (CB_BOARD (self)))
    cb_board_refuse (CB_BOARD (self), self->grid, _("A card must share a side with another card"));
  else
    cb_board_hurry (CB_BOARD (self));
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

void
cb_rescue_board_show_hand (CbRescueBoard *self)
{
  CbBoard *board = CB_BOARD (self);
  CbTelling *telling = cb_board_get_telling (board);
  CbSeat seat = get_hand_seat (self);
  gboolean open;
  CbRescue state;

  cb_rescue_told_copy (telling, &state);
  open = state.hands == CB_RESCUE_HANDS_OPEN || cb_board_get_viewer (board) == seat;
  cb_rescue_hand_show (CB_RESCUE_HAND (self->hand), &state, seat, open,
                       cb_board_get_playable (board),
                       open ? cb_rescue_told_find_new (telling, &state, seat) : CB_EVENT_NOTHING);
  cb_rescue_pile_show (CB_RESCUE_PILE (self->pile), &state);
}

static void
cb_rescue_board_show (CbBoard *board)
{
  CbRescueBoard *self = CB_RESCUE_BOARD (board);
  CbRescueFlight taken_back[CB_RESCUE_MAX_SEATS];
  guint n_taken_back = cb_rescue_board_find_taken_back (self, taken_back);
  CbRescueCount gone;
  CbRescue state;

  cb_rescue_told_copy (cb_board_get_telling (board), &state);
  cb_rescue_told_find_gone (cb_board_get_telling (board), &gone);
  cb_rescue_flights_clear (CB_RESCUE_FLIGHTS (self->flights));
  show_ghost (self, CB_EVENT_NOTHING);
  self->chosen = self->pointed = self->hint = CB_EVENT_NOTHING;
  self->showing = TRUE;
  cb_rescue_grid_show (CB_RESCUE_GRID (self->grid), cb_board_get_session (board), &state,
                       &gone);
  cb_rescue_board_show_hand (self);
  self->showing = FALSE;
  cb_rescue_board_update_marks (self);
  cb_rescue_board_take_back (self, taken_back, n_taken_back);
  self->shown = state;
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
  cb_rescue_board_show_hand (self);
  if (!cb_board_get_playable (board))
    self->chosen = self->hint = CB_EVENT_NOTHING;
  else
    pick (self, card);
  self->showing = FALSE;
  cb_rescue_board_update_marks (self);
}

/* What was picked is laid now, or of no use any more; and nothing can be picked. */
void
cb_rescue_board_drop_choice (CbRescueBoard *self)
{
  self->chosen = self->pointed = self->hint = CB_EVENT_NOTHING;
  self->showing = TRUE;
  cb_rescue_board_show_hand (self);
  self->showing = FALSE;
  cb_rescue_board_update_marks (self);
}

/* The hint says what to do with the card. */
static GtkWidget *
cb_rescue_board_show_hint (CbBoard *board,
                           CbMove   move)
{
  CbRescueBoard *self = CB_RESCUE_BOARD (board);

  self->chosen = CB_EVENT_NOTHING;
  self->showing = TRUE;
  pick (self, (int) cb_rescue_move_get_card (move));
  self->showing = FALSE;
  self->hint = cb_rescue_move_get_place (move);
  cb_rescue_board_update_marks (self);

  return GTK_WIDGET (cb_rescue_grid_get_cell (CB_RESCUE_GRID (self->grid), self->hint));
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
  cb_rescue_board_update_marks (self);
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
    cb_rescue_board_update_marks (self);

  return had_any;
}

static char *
cb_rescue_board_read (CbBoard *board)
{
  CbRescueCount gone;

  cb_rescue_told_find_gone (cb_board_get_telling (board), &gone);

  return cb_rescue_describe_table (cb_board_get_session (board), cb_board_peek_state (board),
                                   &gone, cb_board_get_viewer (board));
}

/* The number on the pile can be read, however small the pile and large the text. */
static void
allocate_pile (CbRescueBoard *self,
               GtkAllocation  area)
{
  int width, height;

  gtk_widget_measure (self->pile, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (self->pile, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  area.width = MAX (area.width, width);
  area.height = MAX (area.height, height);
  area.x = MIN (area.x, gtk_widget_get_width (GTK_WIDGET (self)) - area.width);
  area.y = MIN (area.y, gtk_widget_get_height (GTK_WIDGET (self)) - area.height);
  gtk_widget_size_allocate (self->pile, &area, -1);
}

static GtkWidget *
find_card (CbRescueBoard *self,
           int            card)
{
  CbRescueHand *hand = CB_RESCUE_HAND (self->hand);
  int slot = cb_rescue_hand_find (hand, card);

  return slot >= 0 ? cb_rescue_hand_get_slot (hand, slot) : NULL;
}

static GtkWidget *
cb_rescue_board_find_spot (CbBoard *board,
                           int      spot)
{
  CbRescueBoard *self = CB_RESCUE_BOARD (board);

  if (spot == CB_RESCUE_SPOT_HAND)
    return self->hand;
  if (spot == CB_RESCUE_SPOT_PILE)
    return self->pile;
  if (spot >= CB_RESCUE_SPOT_CARD)
    return find_card (self, spot - CB_RESCUE_SPOT_CARD);

  return GTK_WIDGET (cb_rescue_grid_get_cell (CB_RESCUE_GRID (self->grid), spot));
}

static void
cb_rescue_board_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  CbRescueBoard *self = CB_RESCUE_BOARD (widget);
  CbRescueLayout layout;

  cb_rescue_layout_make (&layout, width, height);
  cb_rescue_hand_set_columns (CB_RESCUE_HAND (self->hand), layout.columns);
  gtk_widget_size_allocate (self->grid, &layout.grid, -1);
  gtk_widget_size_allocate (self->hand, &layout.hand, -1);
  allocate_pile (self, layout.pile);
  gtk_widget_size_allocate (self->flights, &(GtkAllocation) { 0, 0, width, height }, -1);
}

static void
cb_rescue_board_dispose (GObject *object)
{
  CbRescueBoard *self = CB_RESCUE_BOARD (object);

  if (self->grid != NULL)
    {
      cb_rescue_flights_clear (CB_RESCUE_FLIGHTS (self->flights));
      g_signal_handlers_disconnect_by_data (self->grid, self);
      g_signal_handlers_disconnect_by_data (self->hand, self);
    }
  self->grid = self->hand = NULL;

  G_OBJECT_CLASS (cb_rescue_board_parent_class)->dispose (object);
}

static GtkWidget *
cb_rescue_board_find_secret (CbBoard *board)
{
  return CB_RESCUE_BOARD (board)->hand;
}

static void
cb_rescue_board_class_init (CbRescueBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  CbBoardClass *board_class = CB_BOARD_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_rescue_board_dispose;
  widget_class->size_allocate = cb_rescue_board_size_allocate;
  board_class->show = cb_rescue_board_show;
  board_class->begin = cb_rescue_board_begin;
  board_class->progress = cb_rescue_board_progress;
  board_class->refresh = cb_rescue_board_refresh;
  board_class->show_hint = cb_rescue_board_show_hint;
  board_class->cancel = cb_rescue_board_cancel;
  board_class->read = cb_rescue_board_read;
  board_class->find_spot = cb_rescue_board_find_spot;
  board_class->find_secret = cb_rescue_board_find_secret;
  board_class->take_over = cb_rescue_board_take_over;

  gtk_widget_class_set_css_name (widget_class, "rescue-board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add (CbRescueBoard *self,
     GtkWidget     *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));

  return child;
}

static void
cb_rescue_board_init (CbRescueBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->grid = add (self, g_object_new (CB_TYPE_RESCUE_GRID, NULL));
  self->hand = add (self, g_object_new (CB_TYPE_RESCUE_HAND, NULL));
  self->pile = add (self, g_object_new (CB_TYPE_RESCUE_PILE, NULL));
  self->flights = add (self, g_object_new (CB_TYPE_RESCUE_FLIGHTS, NULL));

  g_signal_connect_swapped (self->grid, "activated", G_CALLBACK (activated_cb), self);
  g_signal_connect_swapped (self->grid, "pointed", G_CALLBACK (pointed_cb), self);
  g_signal_connect_swapped (self->grid, "dropped", G_CALLBACK (dropped_cb), self);
  g_signal_connect_swapped (self->hand, "picked", G_CALLBACK (picked_cb), self);
  g_signal_connect_swapped (self->hand, "activated", G_CALLBACK (card_activated_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (widget, keys);
  g_signal_connect_swapped (click, "released", G_CALLBACK (missed_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
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
