/* test-rescue-board.c - Cheese Rescue at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-test.h"

#include "cb-curtain.h"
#include "cb-status.h"

#include "cb-rescue-marks.h"
#include "cb-rescue-text.h"
#include "cb-rescue-view.h"

#include <string.h>

static CbRescueCell *
get_focused_cell (CbRescueTest *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));

  return CB_IS_RESCUE_CELL (focus) ? CB_RESCUE_CELL (focus) : NULL;
}

/* Goes to a free cell with the arrow keys alone. */
static void
walk_to_free_cell (CbRescueTest *self)
{
  CbRescueCell *target = cb_rescue_test_find_free_cell (self);
  CbRescueCell *cell;

  while (get_focused_cell (self) == NULL)
    cb_ui_test_key (self->window, "Up");

  while ((cell = get_focused_cell (self)) != target)
    {
      int to = cb_rescue_cell_get_place (target), from = cb_rescue_cell_get_place (cell);
      int dx = cb_rescue_place_get_x (to) - cb_rescue_place_get_x (from);
      int dy = cb_rescue_place_get_y (to) - cb_rescue_place_get_y (from);

      cb_ui_test_key (self->window, dx > 0 ? "Right" : dx < 0 ? "Left" : dy > 0 ? "Down" : "Up");
      g_assert_true (get_focused_cell (self) != cell);
    }
}

/* A whole game against the computer, with the keyboard alone. */
static void
test_keyboard_game (void)
{
  CbRescueTest self;

  if (!cb_ui_test_has_keys ())
    return;

  cb_rescue_test_set_up (&self, 2, 1, NULL);
  cb_rescue_test_wait_for_turn (&self, 0);
  while (cb_session_get_turn (self.session) == 0)
    {
      guint ply = cb_session_get_ply (self.session);

      cb_ui_test_key (self.window, "1");
      walk_to_free_cell (&self);
      cb_ui_test_key (self.window, "Return");
      g_assert_cmpuint (cb_session_get_ply (self.session), >, ply);
      g_assert_nonnull (get_focused_cell (&self));
      cb_rescue_test_wait_for_turn (&self, 0);
    }

  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 24);
  cb_ui_test_key (self.window, "ctrl+z");
  cb_rescue_test_tear_down (&self);
}

/* Cell first, then card: the other order. */
static void
test_cell_then_card (void)
{
  CbRescueTest self;
  CbRescueHand *hand;
  CbRescueCell *cell;

  cb_rescue_test_set_up (&self, 2, 2, "hands=open");
  hand = cb_rescue_board_get_hand (self.board);
  cell = cb_rescue_test_find_free_cell (&self);
  gtk_widget_activate (GTK_WIDGET (cell));
  g_assert_true (cb_rescue_cell_get_marks (cell) & CB_RESCUE_MARK_CHOSEN);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 0);
  cb_rescue_hand_pick (hand, 2);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 1);
  cb_rescue_test_tear_down (&self);
}

/* A hint is where the focus is, and its card is picked: Enter follows it. */
static void
test_hint (void)
{
  CbRescueTest self;
  g_autoptr (GArray) moves = NULL;
  CbMove move;
  CbRescueCell *cell;

  cb_rescue_test_set_up (&self, 2, 2, "hands=open");
  moves = cb_kind_dup_moves (&cb_rescue_kind, cb_session_peek_state (self.session));
  move = g_array_index (moves, CbMove, moves->len - 1);
  gtk_widget_grab_focus (cb_board_show_hint (CB_BOARD (self.board), move));
  cell = get_focused_cell (&self);
  g_assert_nonnull (cell);
  g_assert_true (cb_rescue_cell_get_marks (cell) & CB_RESCUE_MARK_HINT);
  /* Where the mark leaves no room for the card, GTK warns of none of it. */
  for (int side = 1; side < 20; side++)
    gtk_widget_size_allocate (GTK_WIDGET (cell), &(GtkAllocation) { 0, 0, side, side }, -1);
  gtk_widget_activate (GTK_WIDGET (cell));
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 1);
  g_assert_cmpuint (cb_session_get_move (self.session, 0), ==, move);
  cb_rescue_test_tear_down (&self);
}

/* What cannot be done changes nothing and says why. */
static void
test_illegal (void)
{
  CbRescueTest self;
  CbRescueCell *start;
  GtkWidget *status;

  cb_rescue_test_set_up (&self, 2, 2, "hands=open");
  start = cb_rescue_test_get_cell (&self, 0, 0);
  cb_rescue_hand_pick (cb_rescue_board_get_hand (self.board), 0);
  gtk_widget_activate (GTK_WIDGET (start));
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 0);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (start), "shake"));
  status = GTK_WIDGET (gtk_widget_get_template_child (self.table, CB_TYPE_TABLE, "status"));
  g_assert_cmpstr (cb_status_get_text (CB_STATUS (status)), ==, "There is already a card here");
  cb_rescue_test_tear_down (&self);
}

static void
test_roles_and_names (void)
{
  CbRescueTest self;
  GtkWidget *grid, *slot;

  cb_rescue_test_set_up (&self, 2, 2, "hands=open");
  grid = GTK_WIDGET (cb_rescue_test_get_grid (&self));
  gtk_test_accessible_assert_role (grid, GTK_ACCESSIBLE_ROLE_GRID);
  for (GtkWidget *cell = gtk_widget_get_first_child (grid);
       cell != NULL; cell = gtk_widget_get_next_sibling (cell))
    {
      gtk_test_accessible_assert_role (cell, GTK_ACCESSIBLE_ROLE_GRID_CELL);
      g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (cell),
                                                       GTK_ACCESSIBLE_PROPERTY_LABEL));
      g_assert_true (gtk_widget_get_focusable (cell));
    }
  gtk_test_accessible_assert_property (cb_rescue_test_get_cell (&self, 0, 0),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Row 5, column 5, start card");
  gtk_test_accessible_assert_property (cb_rescue_test_get_cell (&self, 1, 0),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Row 5, column 6, free");
  gtk_test_accessible_assert_property (cb_rescue_test_get_cell (&self, 1, 1),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Row 6, column 6, out of reach");

  slot = cb_rescue_hand_get_slot (cb_rescue_board_get_hand (self.board), 7);
  gtk_test_accessible_assert_role (slot, GTK_ACCESSIBLE_ROLE_OPTION);
  gtk_test_accessible_assert_property (slot, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "cheese worth 3 points");
  cb_rescue_test_tear_down (&self);
}

/* Laid cards say what they must fear. */
static void
test_danger_in_words (void)
{
  static const char deck[] = "M;C;D;M;C;M;M;C;M;D;C;M;M;C;M;D;C;M;";
  const CbTestGame game = { .kind = &cb_rescue_kind, .n_seats = 2, .deal = { deck } };
  CbSession *session = cb_ui_test_new_session (&game, 2);
  const CbRescueCount gone = { 0 };
  const CbRescue *state;
  g_autofree char *mouse = NULL, *cheese = NULL;
  guint origin;

  g_assert_true (cb_session_play (session, cb_rescue_move (CB_RESCUE_MOUSE, 1, 0)));
  g_assert_true (cb_session_play (session, cb_rescue_move (CB_RESCUE_START + 2, 2, 0)));
  g_assert_true (cb_session_play (session, cb_rescue_move (CB_RESCUE_CAT, 1, 1)));
  state = cb_rescue_peek (cb_session_peek_state (session));
  origin = 8u * state->origin_y + state->origin_x;

  mouse = cb_rescue_describe_cell (session, state, &gone, origin + 1);
  g_assert_cmpstr (mouse, ==, "Row 5, column 6, mouse, next to a cat");
  cheese = cb_rescue_describe_cell (session, state, &gone, origin + 2);
  g_assert_cmpstr (cheese, ==, "Row 5, column 7, cheese worth 2 points, Brie, next to a mouse");
  g_assert_finalize_object (session);
}

/* Holding a card above a cell shows what would leave, and changes nothing. */
static void
test_preview (void)
{
  static const char deck[] = "M;D;C;D;C;M;M;C;M;D;C;M;M;C;M;M;C;M;";
  const CbTestGame game = { .kind = &cb_rescue_kind, .n_seats = 2, .deal = { deck },
                            .options = "hands=open" };
  CbRescueTest self;
  CbRescueHand *hand;
  CbRescueCell *cheese, *free;

  cb_rescue_test_set_up (&self, 2, 2, NULL);
  g_clear_object (&self.session);
  self.session = cb_ui_test_new_session (&game, 2);
  cb_table_set_session (CB_TABLE (self.table), self.session, &cb_rescue_view);
  self.board = CB_RESCUE_BOARD (cb_table_get_board (CB_TABLE (self.table)));
  cb_rescue_test_play (&self, cb_rescue_move (CB_RESCUE_START + 3, 1, 0));
  cb_rescue_test_play (&self, cb_rescue_move (CB_RESCUE_DOG, 0, 1));

  hand = cb_rescue_board_get_hand (self.board);
  cb_rescue_hand_pick (hand, cb_rescue_hand_find (hand, CB_RESCUE_MOUSE));
  free = cb_rescue_test_get_cell (&self, 2, 0);
  cheese = cb_rescue_test_get_cell (&self, 1, 0);
  gtk_widget_grab_focus (GTK_WIDGET (free));
  cb_ui_test_settle ();
  g_signal_emit_by_name (cb_rescue_test_get_grid (&self), "pointed", free);
  g_assert_true (cb_rescue_cell_get_marks (free) & CB_RESCUE_MARK_GHOST);
  g_assert_true (cb_rescue_cell_get_marks (cheese) & CB_RESCUE_MARK_LEAVING);
  g_signal_emit_by_name (cb_rescue_test_get_grid (&self), "pointed", NULL);
  g_assert_false (cb_rescue_cell_get_marks (cheese) & CB_RESCUE_MARK_LEAVING);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 2);
  cb_rescue_test_tear_down (&self);
}

/* What a widget covers of the table. */
static graphene_rect_t
get_place (CbRescueTest *self,
           GtkWidget    *widget)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (widget, self->table, &place));

  return place;
}

/* The hand is behind the curtain, all of it; the board stays in sight, though nothing can
 * be done there. */
static void
test_curtain_place (void)
{
  CbRescueTest self;
  GtkWidget *curtain, *cell;
  graphene_rect_t covered, hand, board;

  cb_rescue_test_set_up (&self, 2, 2, NULL);
  curtain = GTK_WIDGET (gtk_widget_get_template_child (self.table, CB_TYPE_TABLE, "curtain"));
  cell = GTK_WIDGET (cb_rescue_test_find_free_cell (&self));
  covered = get_place (&self, curtain);
  hand = get_place (&self, GTK_WIDGET (cb_rescue_board_get_hand (self.board)));
  board = get_place (&self, GTK_WIDGET (self.board));
  g_assert_true (graphene_rect_contains_rect (&covered, &hand));
  g_assert_cmpfloat (covered.size.width * covered.size.height, <,
                     board.size.width * board.size.height / 2);
  g_assert_false (gtk_widget_grab_focus (cell));

  gtk_widget_activate_action (self.table, "table.lift-curtain", NULL);
  cb_ui_test_settle ();
  g_assert_true (gtk_widget_grab_focus (cell));
  cb_rescue_test_tear_down (&self);
}

/* Two people with hidden hands: nobody's cards are seen between their turns. */
static void
test_curtain (void)
{
  CbRescueTest self;
  GtkWidget *curtain, *button;

  cb_rescue_test_set_up (&self, 2, 2, NULL);
  curtain = GTK_WIDGET (gtk_widget_get_template_child (self.table, CB_TYPE_TABLE, "curtain"));
  button = GTK_WIDGET (gtk_widget_get_template_child (curtain, CB_TYPE_CURTAIN, "button"));
  g_assert_true (gtk_widget_get_visible (curtain));
  g_assert_cmpint (cb_board_get_viewer (CB_BOARD (self.board)), ==, CB_SEAT_NONE);
  g_assert_false (cb_board_get_playable (CB_BOARD (self.board)));

  g_signal_emit_by_name (button, "clicked");
  cb_ui_test_settle ();
  g_assert_false (gtk_widget_get_visible (curtain));
  g_assert_cmpint (cb_board_get_viewer (CB_BOARD (self.board)), ==, 0);

  cb_rescue_hand_pick (cb_rescue_board_get_hand (self.board), 0);
  gtk_widget_activate (GTK_WIDGET (cb_rescue_test_find_free_cell (&self)));
  g_assert_false (gtk_widget_get_visible (curtain));
  cb_telling_hurry (cb_rescue_test_get_telling (&self));
  g_assert_true (gtk_widget_get_visible (curtain));
  g_assert_cmpint (cb_board_get_viewer (CB_BOARD (self.board)), ==, CB_SEAT_NONE);
  cb_rescue_test_tear_down (&self);
}

/* Undo over a computer's turn brings board and log back. */
static void
test_undo (void)
{
  CbRescueTest self;
  CbRescueCell *cell;

  cb_rescue_test_set_up (&self, 2, 1, NULL);
  cb_rescue_test_wait_for_turn (&self, 0);
  cell = cb_rescue_test_find_free_cell (&self);
  cb_rescue_hand_pick (cb_rescue_board_get_hand (self.board), 7);
  gtk_widget_activate (GTK_WIDGET (cell));
  cb_rescue_test_wait_for_turn (&self, 0);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 2);
  cb_session_undo (self.session);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 0);
  g_assert_true (gtk_widget_get_visible (cb_rescue_hand_get_slot (
    cb_rescue_board_get_hand (self.board), 7)));
  g_assert_true (cb_board_get_playable (CB_BOARD (self.board)));
  cb_rescue_test_tear_down (&self);
}

/* What is below a cell that goes from under the pointer is pointed at. */
static void
vanished_cb (CbRescueTest *self)
{
  g_signal_emit_by_name (cb_rescue_test_get_grid (self), "pointed",
                         cb_rescue_test_get_cell (self, 0, 1));
}

/* A cell that goes away when the area has its full width passes the focus on;
 * that the pointer was above it, with a card picked, does no harm. */
static void
test_vanishing_cell (void)
{
  CbRescueTest self;
  GtkWidget *focus;

  cb_rescue_test_set_up (&self, 2, 2, "hands=open");
  for (int x = 1; x <= 3; x++)
    cb_rescue_test_play (&self, cb_rescue_move (CB_RESCUE_START + 1, x, 0));

  cb_rescue_hand_pick (cb_rescue_board_get_hand (self.board), 0);
  gtk_widget_grab_focus (GTK_WIDGET (cb_rescue_test_get_cell (&self, -1, 0)));
  g_signal_connect_swapped (cb_rescue_test_get_cell (&self, -1, 0), "unmap",
                            G_CALLBACK (vanished_cb), &self);
  gtk_widget_activate (GTK_WIDGET (cb_rescue_test_get_cell (&self, 4, 0)));
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 4);
  cb_telling_hurry (cb_rescue_test_get_telling (&self));
  g_assert_null (cb_rescue_test_get_cell (&self, -1, 0));
  focus = gtk_root_get_focus (GTK_ROOT (self.window));
  g_assert_true (focus == (GtkWidget *) cb_rescue_test_get_cell (&self, 0, 0));
  cb_rescue_test_tear_down (&self);
}

static GtkWidget *
find_menu_button (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_MENU_BUTTON (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_menu_button (child);

  return found;
}

/* The menu of a seat hands it to a computer player in mid-game. */
static void
test_hand_over (void)
{
  CbRescueTest self;
  GtkWidget *panel, *button, *popover;

  cb_rescue_test_set_up (&self, 2, 2, "hands=open");
  panel = GTK_WIDGET (gtk_widget_get_template_child (self.table, CB_TYPE_TABLE, "panel"));
  button = find_menu_button (panel);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  g_assert_true (gtk_widget_activate_action (popover, "seat.play-0", "s", "computer-easy"));
  g_assert_cmpint (cb_session_get_controller (self.session, 0), ==, CB_CONTROLLER_EASY);
  cb_rescue_test_wait_for_turn (&self, 1);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 1);
  g_assert_true (gtk_widget_activate_action (popover, "seat.play-0", "s", "human"));
  g_assert_true (find_menu_button (panel) == button);
  g_assert_cmpint (cb_session_get_controller (self.session, 0), ==, CB_CONTROLLER_HUMAN);
  cb_rescue_test_tear_down (&self);
}

/* A card flies to its cell, unless it was dropped there. */
static void
test_flight (void)
{
  CbRescueTest self;
  CbRescueHand *hand;

  cb_rescue_test_set_up (&self, 2, 2, "hands=open");
  cb_telling_set_manual_clock (cb_rescue_test_get_telling (&self), TRUE);
  hand = cb_rescue_board_get_hand (self.board);
  cb_rescue_hand_pick (hand, 3);
  gtk_widget_activate (GTK_WIDGET (cb_rescue_test_get_cell (&self, 1, 0)));
  g_assert_cmpfloat (gtk_widget_get_opacity (cb_rescue_hand_get_slot (hand, 3)), ==, 0);
  cb_telling_advance (cb_rescue_test_get_telling (&self), 100 * G_TIME_SPAN_MILLISECOND);
  g_assert_nonnull (cb_telling_peek_event (cb_rescue_test_get_telling (&self)));
  g_assert_cmpuint (cb_rescue_peek (cb_board_peek_state (CB_BOARD (self.board)))->n_laid, ==, 0);
  /* Whoever wants to go on does not wait for it. */
  gtk_widget_activate (cb_rescue_hand_get_slot (hand, 0));
  g_assert_true (cb_telling_get_caught_up (cb_rescue_test_get_telling (&self)));
  g_assert_cmpfloat (gtk_widget_get_opacity (cb_rescue_hand_get_slot (hand, 3)), ==, 1);
  g_assert_cmpuint (cb_rescue_peek (cb_board_peek_state (CB_BOARD (self.board)))->n_laid, ==, 1);

  /* Within the area that is shown nothing glides either. */
  g_signal_emit_by_name (cb_rescue_test_get_grid (&self), "dropped",
                         cb_rescue_test_get_cell (&self, 1, 1),
                         cb_rescue_hand_get_card (hand, 0));
  cb_telling_hurry (cb_rescue_test_get_telling (&self));
  g_signal_emit_by_name (cb_rescue_test_get_grid (&self), "dropped",
                         cb_rescue_test_get_cell (&self, 0, 1),
                         cb_rescue_hand_get_card (hand, 0));
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 3);
  cb_telling_advance (cb_rescue_test_get_telling (&self), 100 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpuint (cb_rescue_peek (cb_board_peek_state (CB_BOARD (self.board)))->n_laid, ==, 3);
  cb_rescue_test_tear_down (&self);
}

static void
assert_said (CbSession     *session,
             const CbState *state,
             CbEvent        event,
             CbSeat         viewer,
             gboolean       kept,
             const char    *expected)
{
  g_autofree char *said = cb_rescue_describe_event (session, state, &event, viewer, kept);

  g_assert_cmpstr (said, ==, expected);
}

/* Events in words, by the names of the cells. */
static void
test_event_words (void)
{
  const CbTestGame game = { .kind = &cb_rescue_kind, .n_seats = 2 };
  CbSession *session = cb_ui_test_new_session (&game, 2);
  const CbState *state = cb_session_peek_state (session);
  const CbEvent laid = { .type = CB_RESCUE_EVENT_LAID, .seat = 1, .thing = CB_RESCUE_MOUSE,
                         .to = cb_rescue_place (1, 0), .known = CB_EVENT_EVERYBODY };
  CbEvent event = { .type = CB_RESCUE_EVENT_DRAWN, .thing = CB_RESCUE_CAT, .known = 1 };

  assert_said (session, state, laid, CB_SEAT_NONE, TRUE, "Brie plays a mouse at row 5, column 6.");
  assert_said (session, state, event, 0, FALSE, "Ada draws a cat.");
  assert_said (session, state, event, 0, TRUE, NULL);
  assert_said (session, state, event, 1, FALSE, NULL);
  assert_said (session, state, event, CB_SEAT_NONE, FALSE, NULL);
  event.known = CB_EVENT_EVERYBODY;
  assert_said (session, state, event, CB_SEAT_NONE, TRUE, "Ada draws a cat.");

  event = laid;
  event.type = CB_RESCUE_EVENT_SCARED;
  assert_said (session, state, event, 0, FALSE, "A dog scares away the cat at row 5, column 6.");
  event.type = CB_RESCUE_EVENT_CHASED;
  assert_said (session, state, event, 0, FALSE, "A cat chases away the mouse at row 5, column 6.");
  event.type = CB_RESCUE_EVENT_EATEN;
  event.thing = CB_RESCUE_START + 3;
  assert_said (session, state, event, 0, TRUE, NULL);
  assert_said (session, state, event, 0, FALSE,
               "A mouse eats Brie’s 3-point cheese at row 5, column 6.");
  event.type = CB_RESCUE_EVENT_COUNTED;
  event.n = 7;
  assert_said (session, state, event, 0, TRUE, "Brie has 7 points.");

  event.type = CB_RESCUE_EVENT_OVER;
  event.seats = 3;
  assert_said (session, state, event, 0, TRUE, "The playing area is full: Ada and Brie share the "
               "victory, with 0 points and the same number of cheeses each.");
  event.seats = 2;
  assert_said (session, state, event, 0, TRUE,
               "The playing area is full: Brie wins the tie at 0 points with more cheeses left.");
  g_assert_finalize_object (session);
}

/* The whole table is read by the names that its cells have. */
static void
test_read (void)
{
  CbRescueTest self;
  g_autofree char *text = NULL;

  cb_rescue_test_set_up (&self, 2, 2, "hands=open");
  text = cb_board_read (CB_BOARD (self.board));
  g_assert_nonnull (strstr (text, "Row 5, column 5, start card."));
  cb_rescue_test_tear_down (&self);
}

/* No clipping from the smallest window to a large one: every cell and card lies
 * within the board. */
static void
check_inside (GtkWidget *child,
              GtkWidget *parent)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_visible (child))
    return;

  g_assert_true (gtk_widget_compute_bounds (child, parent, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, -1);
  g_assert_cmpfloat (bounds.origin.y, >=, -1);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (parent) + 1);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (parent) + 1);
}

/* Between pixels a picture is blurred. */
static void
check_sharp (GtkWidget *child,
             GtkWidget *board)
{
  graphene_rect_t bounds, whole;

  g_assert_true (gtk_widget_compute_bounds (child, board, &bounds));
  graphene_rect_round_extents (&bounds, &whole);
  g_assert_true (graphene_rect_equal (&bounds, &whole));
}

static void
test_sharp (void)
{
  CbRescueTest self;
  GtkWidget *board, *cell;

  cb_rescue_test_set_up (&self, 2, 2, NULL);
  board = GTK_WIDGET (self.board);
  for (int width = 300; width < 340; width++)
    {
      gtk_widget_size_allocate (board, &(GtkAllocation) { 0, 0, width, 2 * width }, -1);
      cell = GTK_WIDGET (cb_rescue_test_get_cell (&self, 0, 0));
      check_sharp (gtk_widget_get_first_child (cell), board);
    }
  cb_rescue_test_tear_down (&self);
}

static void
test_fits (void)
{
  static const int sizes[][2] = { { 348, 200 }, { 348, 240 }, { 348, 590 }, { 600, 300 },
                                  { 690, 620 }, { 970, 700 }, { 3500, 2000 } };
  CbRescueTest self;

  cb_rescue_test_set_up (&self, 4, 4, "hands=open");
  for (guint i = 0; i < 30; i++)
    {
      g_autoptr (GArray) moves = cb_kind_dup_moves (&cb_rescue_kind,
                                                    cb_session_peek_state (self.session));

      cb_rescue_test_play (&self, g_array_index (moves, CbMove, i * 7 % moves->len));
    }

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *board = GTK_WIDGET (self.board);

      cb_telling_review (cb_board_get_telling (CB_BOARD (self.board)), 20 + (int) i);
      gtk_widget_size_allocate (board, &(GtkAllocation) { 0, 0, sizes[i][0], sizes[i][1] }, -1);
      for (int slot = 0; slot < CB_RESCUE_MAX_HAND; slot++)
        check_inside (cb_rescue_hand_get_slot (cb_rescue_board_get_hand (self.board), slot), board);
      check_inside (GTK_WIDGET (cb_rescue_test_get_grid (&self)), board);
    }
  cb_rescue_test_tear_down (&self);
}

static void
find_part (CbRescueTest         *self,
           const char      *name,
           graphene_rect_t *bounds)
{
  GtkWidget *part = GTK_WIDGET (gtk_widget_get_template_child (self->table, CB_TYPE_TABLE, name));

  g_assert_true (gtk_widget_compute_bounds (part, self->table, bounds));
}

/* The players stand above the board in a narrow window, and to its left in a low
 * one. */
static void
test_strip (void)
{
  CbRescueTest self = { 0 };
  graphene_rect_t strip, rest;

  cb_rescue_test_set_up (&self, 4, 1, NULL);
  gtk_widget_allocate (self.table, 360, 600, -1, NULL);
  find_part (&self, "strip", &strip);
  find_part (&self, "main", &rest);
  g_assert_cmpfloat (rest.origin.y, >=, strip.origin.y + strip.size.height);
  g_assert_cmpfloat (rest.size.width, ==, 360);

  gtk_widget_allocate (self.table, 640, 320, -1, NULL);
  find_part (&self, "strip", &strip);
  find_part (&self, "main", &rest);
  g_assert_cmpfloat (rest.origin.x, >=, strip.origin.x + strip.size.width);
  g_assert_cmpfloat (rest.size.height, ==, 320);
  cb_rescue_test_tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_ui_test_init (&argc, &argv))
    return 0;

  g_test_add_func ("/rescue-board/keyboard-game", test_keyboard_game);
  g_test_add_func ("/rescue-board/cell-then-card", test_cell_then_card);
  g_test_add_func ("/rescue-board/hint", test_hint);
  g_test_add_func ("/rescue-board/illegal", test_illegal);
  g_test_add_func ("/rescue-board/roles-and-names", test_roles_and_names);
  g_test_add_func ("/rescue-board/danger-in-words", test_danger_in_words);
  g_test_add_func ("/rescue-board/preview", test_preview);
  g_test_add_func ("/rescue-board/curtain", test_curtain);
  g_test_add_func ("/rescue-board/curtain-place", test_curtain_place);
  g_test_add_func ("/rescue-board/undo", test_undo);
  g_test_add_func ("/rescue-board/vanishing-cell", test_vanishing_cell);
  g_test_add_func ("/rescue-board/hand-over", test_hand_over);
  g_test_add_func ("/rescue-board/flight", test_flight);
  g_test_add_func ("/rescue-board/event-words", test_event_words);
  g_test_add_func ("/rescue-board/read", test_read);
  g_test_add_func ("/rescue-board/fits", test_fits);
  g_test_add_func ("/rescue-board/sharp", test_sharp);
  g_test_add_func ("/rescue-board/strip", test_strip);

  return g_test_run ();
}
