/* test-rescue-board.c - Cheese Rescue at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-ui-test.h"

#include "cb-rescue-board.h"
#include "cb-rescue-face.h"
#include "cb-rescue-marks.h"
#include "cb-rescue-text.h"
#include "cb-rescue-view.h"
#include "cb-score-panel.h"
#include "cb-table.h"

#include <string.h>

/**
 * Fixture:
 * @session: a game
 * @table: the page
 * @window: around it
 * @board: on it
 */
typedef struct
{
  CbSession     *session;
  GtkWidget     *table;
  GtkWidget     *window;
  CbRescueBoard *board;
} Fixture;

static void
set_up (Fixture    *self,
        guint       n_seats,
        guint       n_humans,
        const char *options)
{
  const CbTestGame game = { .kind = &cb_rescue_kind, .n_seats = n_seats, .options = options };

  self->session = cb_ui_test_new_session (&game, n_humans);
  self->table = cb_table_new ();
  self->window = cb_ui_test_show (self->table, 800, 600);
  cb_table_set_session (CB_TABLE (self->table), self->session, &cb_rescue_view);
  self->board = CB_RESCUE_BOARD (cb_table_get_board (CB_TABLE (self->table)));
  cb_ui_test_settle ();
}

static void
tear_down (Fixture *self)
{
  cb_ui_test_close (self->window);
  g_assert_finalize_object (self->session);
}

static CbTelling *
get_telling (Fixture *self)
{
  return cb_table_get_telling (CB_TABLE (self->table));
}

static CbRescueGrid *
get_grid (Fixture *self)
{
  return cb_rescue_board_get_grid (self->board);
}

static const CbRescue *
peek (Fixture *self)
{
  return cb_rescue_peek (cb_session_peek_state (self->session));
}

static CbRescueCell *
get_focused_cell (Fixture *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));

  return CB_IS_RESCUE_CELL (focus) ? CB_RESCUE_CELL (focus) : NULL;
}

static CbRescueCell *
find_free_cell (Fixture *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (get_grid (self)));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (cb_rescue_marks_is_free (peek (self), CB_RESCUE_CELL (child)))
      return CB_RESCUE_CELL (child);

  g_assert_not_reached ();
}

/* Goes to a free cell with the arrow keys alone. */
static void
walk_to_free_cell (Fixture *self)
{
  CbRescueCell *target = find_free_cell (self);
  CbRescueCell *cell;

  while (get_focused_cell (self) == NULL)
    cb_ui_test_key (self->window, "Up");

  while ((cell = get_focused_cell (self)) != target)
    {
      int dx = cb_rescue_cell_get_x (target) - cb_rescue_cell_get_x (cell);
      int dy = cb_rescue_cell_get_y (target) - cb_rescue_cell_get_y (cell);

      cb_ui_test_key (self->window, dx > 0 ? "Right" : dx < 0 ? "Left" : dy > 0 ? "Down" : "Up");
      g_assert_true (get_focused_cell (self) != cell);
    }
}

static void
wait_for_turn (Fixture *self,
               CbSeat   seat)
{
  cb_telling_hurry (get_telling (self));
  while (!cb_telling_get_caught_up (get_telling (self)) ||
         (cb_session_get_turn (self->session) != seat &&
          cb_session_get_turn (self->session) != CB_SEAT_NONE))
    {
      g_main_context_iteration (NULL, TRUE);
      cb_telling_hurry (get_telling (self));
    }
}

/* Plays a move and lets all of it be told. */
static void
play_told (Fixture *self,
           CbMove   move)
{
  g_assert_true (cb_session_play (self->session, move));
  cb_telling_hurry (get_telling (self));
}

/* A whole game against the computer, with the keyboard alone. */
static void
test_keyboard_game (void)
{
  Fixture self;

  if (!cb_ui_test_has_keys ())
    return;

  set_up (&self, 2, 1, NULL);
  wait_for_turn (&self, 0);
  while (cb_session_get_turn (self.session) == 0)
    {
      guint ply = cb_session_get_ply (self.session);

      cb_ui_test_key (self.window, "1");
      walk_to_free_cell (&self);
      cb_ui_test_key (self.window, "Return");
      g_assert_cmpuint (cb_session_get_ply (self.session), >, ply);
      g_assert_nonnull (get_focused_cell (&self));
      wait_for_turn (&self, 0);
    }

  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 24);
  cb_ui_test_key (self.window, "ctrl+z");
  tear_down (&self);
}

/* Cell first, then card: the other order. */
static void
test_cell_then_card (void)
{
  Fixture self;
  CbRescueHand *hand;
  CbRescueCell *cell;

  set_up (&self, 2, 2, "hands=open");
  hand = cb_rescue_board_get_hand (self.board);
  cell = find_free_cell (&self);
  gtk_widget_activate (GTK_WIDGET (cell));
  g_assert_true (cb_rescue_cell_get_marks (cell) & CB_RESCUE_MARK_CHOSEN);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 0);
  cb_rescue_hand_pick (hand, 2);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 1);
  tear_down (&self);
}

/* A hint is where the focus is, and its card is picked: Enter follows it. */
static void
test_hint (void)
{
  Fixture self;
  g_autoptr (GArray) moves = NULL;
  CbMove move;
  CbRescueCell *cell;

  set_up (&self, 2, 2, "hands=open");
  moves = cb_kind_dup_moves (&cb_rescue_kind, cb_session_peek_state (self.session));
  move = g_array_index (moves, CbMove, moves->len - 1);
  cb_board_show_hint (CB_BOARD (self.board), move);
  cell = get_focused_cell (&self);
  g_assert_nonnull (cell);
  g_assert_true (cb_rescue_cell_get_marks (cell) & CB_RESCUE_MARK_HINT);
  gtk_widget_activate (GTK_WIDGET (cell));
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 1);
  g_assert_cmpuint (cb_session_get_move (self.session, 0), ==, move);
  tear_down (&self);
}

/* What cannot be done changes nothing and says why. */
static void
test_illegal (void)
{
  Fixture self;
  CbRescueCell *start;
  GtkWidget *status;

  set_up (&self, 2, 2, "hands=open");
  start = cb_rescue_grid_get_cell (get_grid (&self), 0, 0);
  cb_rescue_hand_pick (cb_rescue_board_get_hand (self.board), 0);
  gtk_widget_activate (GTK_WIDGET (start));
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 0);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (start), "shake"));
  status = GTK_WIDGET (gtk_widget_get_template_child (self.table, CB_TYPE_TABLE, "status"));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (status)), ==, "A card lies here already");
  tear_down (&self);
}

static void
test_roles_and_names (void)
{
  Fixture self;
  GtkWidget *grid, *slot;

  set_up (&self, 2, 2, "hands=open");
  grid = GTK_WIDGET (get_grid (&self));
  gtk_test_accessible_assert_role (grid, GTK_ACCESSIBLE_ROLE_GRID);
  for (GtkWidget *cell = gtk_widget_get_first_child (grid);
       cell != NULL; cell = gtk_widget_get_next_sibling (cell))
    {
      gtk_test_accessible_assert_role (cell, GTK_ACCESSIBLE_ROLE_GRID_CELL);
      g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (cell),
                                                       GTK_ACCESSIBLE_PROPERTY_LABEL));
      g_assert_true (gtk_widget_get_focusable (cell));
    }
  gtk_test_accessible_assert_property (cb_rescue_grid_get_cell (get_grid (&self), 0, 0),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Row 2, column 2, start card");
  gtk_test_accessible_assert_property (cb_rescue_grid_get_cell (get_grid (&self), 1, 0),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Row 2, column 3, free");
  gtk_test_accessible_assert_property (cb_rescue_grid_get_cell (get_grid (&self), 1, 1),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Row 3, column 3, out of reach");

  slot = cb_rescue_hand_get_slot (cb_rescue_board_get_hand (self.board), 7);
  gtk_test_accessible_assert_role (slot, GTK_ACCESSIBLE_ROLE_OPTION);
  gtk_test_accessible_assert_property (slot, GTK_ACCESSIBLE_PROPERTY_LABEL, "cheese of 3 points");
  tear_down (&self);
}

/* Laid cards say what they must fear. */
static void
test_danger_in_words (void)
{
  static const char deck[] = "M;C;D;M;C;M;M;C;M;D;C;M;M;C;M;D;C;M;";
  const CbTestGame game = { .kind = &cb_rescue_kind, .n_seats = 2, .deal = { deck } };
  CbSession *session = cb_ui_test_new_session (&game, 2);
  const CbRescue *state;
  g_autofree char *mouse = NULL, *cheese = NULL;

  g_assert_true (cb_session_play (session, cb_rescue_move (CB_RESCUE_MOUSE, 1, 0)));
  g_assert_true (cb_session_play (session, cb_rescue_move (CB_RESCUE_START + 2, 2, 0)));
  g_assert_true (cb_session_play (session, cb_rescue_move (CB_RESCUE_CAT, 1, 1)));
  state = cb_rescue_peek (cb_session_peek_state (session));

  mouse = cb_rescue_describe_cell (session, state, 8 * state->origin_y + state->origin_x + 1u, 1,
                                   2);
  g_assert_cmpstr (mouse, ==, "Row 1, column 2, mouse, next to a cat");
  cheese = cb_rescue_describe_cell (session, state, 8 * state->origin_y + state->origin_x + 2u, 1,
                                    3);
  g_assert_cmpstr (cheese, ==, "Row 1, column 3, cheese of 2 points, Brie, next to a mouse");
  g_assert_finalize_object (session);
}

/* Holding a card above a cell shows what would leave, and changes nothing. */
static void
test_preview (void)
{
  static const char deck[] = "M;D;C;D;C;M;M;C;M;D;C;M;M;C;M;M;C;M;";
  const CbTestGame game = { .kind = &cb_rescue_kind, .n_seats = 2, .deal = { deck },
                            .options = "hands=open" };
  Fixture self;
  CbRescueCell *cheese, *free;

  set_up (&self, 2, 2, NULL);
  g_clear_object (&self.session);
  self.session = cb_ui_test_new_session (&game, 2);
  cb_table_set_session (CB_TABLE (self.table), self.session, &cb_rescue_view);
  self.board = CB_RESCUE_BOARD (cb_table_get_board (CB_TABLE (self.table)));
  play_told (&self, cb_rescue_move (CB_RESCUE_START + 3, 1, 0));
  play_told (&self, cb_rescue_move (CB_RESCUE_DOG, 0, 1));

  g_assert_true (cb_rescue_hand_pick_card (cb_rescue_board_get_hand (self.board),
                                           CB_RESCUE_MOUSE));
  free = cb_rescue_grid_get_cell (get_grid (&self), 2, 0);
  cheese = cb_rescue_grid_get_cell (get_grid (&self), 1, 0);
  gtk_widget_grab_focus (GTK_WIDGET (free));
  cb_ui_test_settle ();
  g_signal_emit_by_name (get_grid (&self), "pointed", free);
  g_assert_true (cb_rescue_cell_get_marks (free) & CB_RESCUE_MARK_GHOST);
  g_assert_true (cb_rescue_cell_get_marks (cheese) & CB_RESCUE_MARK_LEAVING);
  g_signal_emit_by_name (get_grid (&self), "pointed", NULL);
  g_assert_false (cb_rescue_cell_get_marks (cheese) & CB_RESCUE_MARK_LEAVING);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 2);
  tear_down (&self);
}

/* Two people with hidden hands: nobody's cards are seen between their turns. */
static void
test_curtain (void)
{
  Fixture self;
  GtkWidget *curtain, *button;

  set_up (&self, 2, 2, NULL);
  curtain = GTK_WIDGET (gtk_widget_get_template_child (self.table, CB_TYPE_TABLE, "curtain"));
  button = GTK_WIDGET (gtk_widget_get_template_child (self.table, CB_TYPE_TABLE, "curtain_button"));
  g_assert_true (gtk_widget_get_visible (curtain));
  g_assert_cmpint (cb_board_get_viewer (CB_BOARD (self.board)), ==, CB_SEAT_NONE);
  g_assert_false (cb_board_get_playable (CB_BOARD (self.board)));

  g_signal_emit_by_name (button, "clicked");
  cb_ui_test_settle ();
  g_assert_false (gtk_widget_get_visible (curtain));
  g_assert_cmpint (cb_board_get_viewer (CB_BOARD (self.board)), ==, 0);

  cb_rescue_hand_pick (cb_rescue_board_get_hand (self.board), 0);
  gtk_widget_activate (GTK_WIDGET (find_free_cell (&self)));
  g_assert_false (gtk_widget_get_visible (curtain));
  cb_telling_hurry (get_telling (&self));
  g_assert_true (gtk_widget_get_visible (curtain));
  g_assert_cmpint (cb_board_get_viewer (CB_BOARD (self.board)), ==, CB_SEAT_NONE);
  tear_down (&self);
}

/* Undo over a computer's turn brings board and log back. */
static void
test_undo (void)
{
  Fixture self;
  CbRescueCell *cell;

  set_up (&self, 2, 1, NULL);
  wait_for_turn (&self, 0);
  cell = find_free_cell (&self);
  cb_rescue_hand_pick (cb_rescue_board_get_hand (self.board), 7);
  gtk_widget_activate (GTK_WIDGET (cell));
  wait_for_turn (&self, 0);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 2);
  cb_session_undo (self.session);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 0);
  g_assert_cmpint (cb_rescue_hand_get_n_cards (cb_rescue_board_get_hand (self.board)), ==, 8);
  g_assert_true (cb_board_get_playable (CB_BOARD (self.board)));
  tear_down (&self);
}

/* What is below a cell that goes from under the pointer is pointed at. */
static void
vanished_cb (Fixture *self)
{
  g_signal_emit_by_name (get_grid (self), "pointed",
                         cb_rescue_grid_get_cell (get_grid (self), 0, 1));
}

/* A cell that goes away when the area has its full width passes the focus on;
 * that the pointer was above it, with a card picked, does no harm. */
static void
test_vanishing_cell (void)
{
  Fixture self;
  GtkWidget *focus;

  set_up (&self, 2, 2, "hands=open");
  for (int x = 1; x <= 3; x++)
    play_told (&self, cb_rescue_move (CB_RESCUE_START + 1, x, 0));

  cb_rescue_hand_pick (cb_rescue_board_get_hand (self.board), 0);
  gtk_widget_grab_focus (GTK_WIDGET (cb_rescue_grid_get_cell (get_grid (&self), -1, 0)));
  g_signal_connect_swapped (cb_rescue_grid_get_cell (get_grid (&self), -1, 0), "unmap",
                            G_CALLBACK (vanished_cb), &self);
  gtk_widget_activate (GTK_WIDGET (cb_rescue_grid_get_cell (get_grid (&self), 4, 0)));
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 4);
  cb_telling_hurry (get_telling (&self));
  g_assert_null (cb_rescue_grid_get_cell (get_grid (&self), -1, 0));
  focus = gtk_root_get_focus (GTK_ROOT (self.window));
  g_assert_true (focus == (GtkWidget *) cb_rescue_grid_get_cell (get_grid (&self), 0, 0));
  tear_down (&self);
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
  Fixture self;
  GtkWidget *panel, *button, *popover;

  set_up (&self, 2, 2, "hands=open");
  panel = GTK_WIDGET (gtk_widget_get_template_child (self.table, CB_TYPE_TABLE, "panel"));
  button = find_menu_button (panel);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  g_assert_true (gtk_widget_activate_action (popover, "seat.play-0", "s", "computer-easy"));
  g_assert_cmpint (cb_session_get_controller (self.session, 0), ==, CB_CONTROLLER_EASY);
  wait_for_turn (&self, 1);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 1);
  g_assert_true (gtk_widget_activate_action (popover, "seat.play-0", "s", "human"));
  g_assert_true (find_menu_button (panel) == button);
  g_assert_cmpint (cb_session_get_controller (self.session, 0), ==, CB_CONTROLLER_HUMAN);
  tear_down (&self);
}

static gboolean
find_text (GtkWidget  *widget,
           const char *text)
{
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL &&
      gtk_widget_get_ancestor (widget, CB_TYPE_SCORE_PANEL) != NULL)
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (find_text (child, text))
      return TRUE;

  return FALSE;
}

static void
play_to_the_end (Fixture *self)
{
  while (cb_session_get_turn (self->session) != CB_SEAT_NONE)
    {
      g_autoptr (GArray) moves = cb_kind_dup_moves (&cb_rescue_kind,
                                                    cb_session_peek_state (self->session));

      cb_telling_hurry (get_telling (self));
      g_assert_true (cb_session_play (self->session, g_array_index (moves, CbMove, 0)));
    }
}

static GtkWidget *
get_result (Fixture *self)
{
  return GTK_WIDGET (gtk_widget_get_template_child (self->table, CB_TYPE_TABLE, "result"));
}

/* The count leads to the result; looking back leads away from it and home. */
static void
test_count_and_result (void)
{
  Fixture self;
  GtkWidget *result;

  set_up (&self, 3, 3, "hands=open");
  result = get_result (&self);
  play_to_the_end (&self);
  g_assert_false (gtk_widget_get_visible (result));
  g_assert_false (find_text (self.table, "point"));
  /* Whoever clicks need not see the rest. */
  gtk_widget_activate (gtk_widget_get_first_child (GTK_WIDGET (get_grid (&self))));
  g_assert_true (gtk_widget_get_visible (result));
  g_assert_true (find_text (self.table, "point"));

  cb_telling_review (get_telling (&self), 5);
  g_assert_cmpuint (cb_rescue_peek (cb_board_peek_state (CB_BOARD (self.board)))->n_laid, ==, 5);
  g_assert_false (cb_board_get_playable (CB_BOARD (self.board)));
  cb_session_undo (self.session);
  g_assert_false (gtk_widget_get_visible (result));
  g_assert_cmpint (cb_board_get_review (CB_BOARD (self.board)), ==, -1);
  tear_down (&self);
}

static gboolean
is_chase (const CbEvent *event)
{
  return event != NULL && event->type >= CB_RESCUE_EVENT_SCARED &&
         event->type <= CB_RESCUE_EVENT_EATEN;
}

static CbRescueCell *
get_cell_at (Fixture *self,
             int      place)
{
  return cb_rescue_grid_get_cell (get_grid (self), cb_rescue_place_get_x (place),
                                  cb_rescue_place_get_y (place));
}

static guint
count_marked (Fixture      *self,
              CbRescueMark  mark)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (get_grid (self)));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    n += (cb_rescue_cell_get_marks (CB_RESCUE_CELL (child)) & mark) != 0;

  return n;
}

/* How many cards leave at the end of the game. */
static guint
count_leaving (Fixture *self)
{
  CbRescueCount count;

  cb_rescue_count (peek (self), &count);

  return (guint) __builtin_popcountll (count.scared | count.chased | count.eaten);
}

/* A game of three at its last move, of which nothing was told; time stands still.
 * The place of the middle cards is such that all three kinds of chases happen. */
static void
set_up_count (Fixture *self)
{
  CbRandom random;

  set_up (self, 3, 3, "hands=open");
  cb_random_init (&random, 3);
  while (cb_session_get_ply (self->session) < 35)
    {
      g_autoptr (GArray) moves = cb_kind_dup_moves (&cb_rescue_kind,
                                                    cb_session_peek_state (self->session));

      play_told (self, g_array_index (moves, CbMove, cb_random_below (&random, moves->len)));
    }
  cb_telling_set_manual_clock (get_telling (self), TRUE);
}

static void
play_last (Fixture *self)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (&cb_rescue_kind,
                                                cb_session_peek_state (self->session));

  g_assert_true (cb_session_play (self->session, g_array_index (moves, CbMove, 0)));
}

/* Goes on until the next event has begun; returns it, or NULL at the end. */
static const CbEvent *
begin_next (Fixture *self,
            gint64  *now)
{
  const guint n_told = cb_telling_peek_recent (get_telling (self))->len;
  const CbEvent *event = NULL;

  while (!cb_telling_get_caught_up (get_telling (self)) &&
         (event == NULL || cb_telling_peek_recent (get_telling (self))->len == n_told))
    {
      *now += G_TIME_SPAN_MILLISECOND;
      cb_telling_advance (get_telling (self), *now);
      event = cb_telling_peek_event (get_telling (self));
    }

  return event;
}

/* Lets the count begin, up to its chase number @n. */
static const CbEvent *
begin_chase (Fixture *self,
             guint    n,
             gint64  *now)
{
  const CbEvent *event = cb_telling_peek_event (get_telling (self));

  for (guint i = 0; i < n;)
    {
      event = begin_next (self, now);
      i += is_chase (event);
    }

  return event;
}

/* Every chase by itself: who is chased and who chases are marked, what has left stays
 * so, and what comes later is not given away. */
static void
test_chases (void)
{
  Fixture self;
  const CbEvent *event;
  gint64 now = 0, began[CB_RESCUE_N_EVENTS + 1] = { 0 };
  guint n = 0, type = 0;

  set_up_count (&self);
  play_last (&self);
  while ((event = begin_next (&self, &now)) != NULL)
    {
      if (event->type != type)
        began[event->type] = now;
      type = event->type;
      g_assert_false (gtk_widget_get_visible (get_result (&self)));
      g_assert_false (find_text (self.table, "point"));
      if (!is_chase (event))
        continue;

      g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE), ==, n);
      g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_CHASED), ==, 1);
      g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_CHASER), ==, 1);
      g_assert_true (cb_rescue_cell_get_marks (get_cell_at (&self, event->to)) &
                     CB_RESCUE_MARK_CHASED);
      g_assert_true (cb_rescue_cell_get_marks (get_cell_at (&self, event->from)) &
                     CB_RESCUE_MARK_CHASER);
      n++;
    }

  g_assert_cmpuint (n, >, 5);
  g_assert_cmpuint (n, ==, count_leaving (&self));
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE), ==, n);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_CHASED | CB_RESCUE_MARK_CHASER), ==, 0);
  g_assert_cmpint (began[CB_RESCUE_EVENT_SCARED], >, 0);
  for (guint i = CB_RESCUE_EVENT_SCARED; i <= CB_RESCUE_EVENT_EATEN; i++)
    g_assert_cmpint (began[i + 1] - began[i], <=, 4 * G_TIME_SPAN_SECOND);
  g_assert_true (gtk_widget_get_visible (get_result (&self)));
  g_assert_true (find_text (self.table, "point"));
  tear_down (&self);
}

/* Who plays may change in the middle of the count: it goes on, and has a result. */
static void
test_seat_in_count (void)
{
  Fixture self;
  gint64 now = 0;

  set_up_count (&self);
  play_last (&self);
  begin_chase (&self, 3, &now);
  cb_session_set_controller (self.session, 1, CB_CONTROLLER_EASY);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE), ==, 2);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_CHASED), ==, 1);
  g_assert_false (find_text (self.table, "point"));
  while (begin_next (&self, &now) != NULL)
    ;
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE), ==, count_leaving (&self));
  g_assert_true (gtk_widget_get_visible (get_result (&self)));
  tear_down (&self);
}

/* A board that takes the place of another in the middle of the count. */
static void
test_take_over_in_count (void)
{
  Fixture self;
  GtkWidget *table = cb_table_new ();
  gint64 now = 0;

  set_up_count (&self);
  play_last (&self);
  begin_chase (&self, 3, &now);
  cb_table_take_over (CB_TABLE (table), CB_TABLE (self.table));
  adw_window_set_content (ADW_WINDOW (self.window), table);
  self.table = table;
  self.board = CB_RESCUE_BOARD (cb_table_get_board (CB_TABLE (table)));
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE), ==, 2);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_CHASED), ==, 1);
  while (begin_next (&self, &now) != NULL)
    ;
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE), ==, count_leaving (&self));
  g_assert_true (gtk_widget_get_visible (get_result (&self)));
  tear_down (&self);
}

/* Looking back from the count, to its end, and home; then taken back and redone. */
static void
test_look_in_count (void)
{
  Fixture self;
  guint leaving;
  gint64 now = 0;

  set_up_count (&self);
  play_last (&self);
  leaving = count_leaving (&self);
  begin_chase (&self, 2, &now);
  cb_telling_review (get_telling (&self), 35);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE | CB_RESCUE_MARK_CHASED), ==, 0);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_LAST), ==, 1);
  g_assert_false (gtk_widget_get_visible (get_result (&self)));
  cb_telling_review (get_telling (&self), 36);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE), ==, leaving);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_LAST), ==, 1);
  cb_telling_review (get_telling (&self), -1);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE), ==, leaving);
  g_assert_true (gtk_widget_get_visible (get_result (&self)));

  cb_session_undo (self.session);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE), ==, 0);
  cb_session_redo (self.session);
  begin_chase (&self, 2, &now);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE), ==, 1);
  cb_telling_hurry (get_telling (&self));
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE), ==, leaving);
  tear_down (&self);
}

/* A finished game that is opened shows what has left. */
static void
test_finished_game (void)
{
  Fixture self;

  set_up_count (&self);
  play_last (&self);
  cb_table_set_session (CB_TABLE (self.table), self.session, &cb_rescue_view);
  self.board = CB_RESCUE_BOARD (cb_table_get_board (CB_TABLE (self.table)));
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE), ==, count_leaving (&self));
  g_assert_true (gtk_widget_get_visible (get_result (&self)));
  tear_down (&self);
}

/* All cards that computers laid since stay marked, also in a game that is opened. */
static void
test_last_cards (void)
{
  Fixture self;

  set_up (&self, 3, 1, "hands=open");
  wait_for_turn (&self, 0);
  cb_rescue_hand_pick (cb_rescue_board_get_hand (self.board), 7);
  gtk_widget_activate (GTK_WIDGET (find_free_cell (&self)));
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_LAST), ==, 0);
  wait_for_turn (&self, 0);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 3);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_LAST), ==, 3);

  cb_telling_review (get_telling (&self), 2);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_LAST), ==, 1);
  cb_telling_review (get_telling (&self), -1);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_LAST), ==, 3);

  cb_table_set_session (CB_TABLE (self.table), self.session, &cb_rescue_view);
  self.board = CB_RESCUE_BOARD (cb_table_get_board (CB_TABLE (self.table)));
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_LAST), ==, 3);
  tear_down (&self);
}

/* A card flies to its cell, unless it was dropped there. */
static void
test_flight (void)
{
  Fixture self;
  CbRescueHand *hand;

  set_up (&self, 2, 2, "hands=open");
  cb_telling_set_manual_clock (get_telling (&self), TRUE);
  hand = cb_rescue_board_get_hand (self.board);
  cb_rescue_hand_pick (hand, 3);
  gtk_widget_activate (GTK_WIDGET (cb_rescue_grid_get_cell (get_grid (&self), 1, 0)));
  g_assert_cmpfloat (gtk_widget_get_opacity (cb_rescue_hand_get_slot (hand, 3)), ==, 0);
  cb_telling_advance (get_telling (&self), 100 * G_TIME_SPAN_MILLISECOND);
  g_assert_nonnull (cb_telling_peek_event (get_telling (&self)));
  g_assert_cmpuint (cb_rescue_peek (cb_board_peek_state (CB_BOARD (self.board)))->n_laid, ==, 0);
  cb_telling_hurry (get_telling (&self));
  g_assert_cmpfloat (gtk_widget_get_opacity (cb_rescue_hand_get_slot (hand, 3)), ==, 1);
  g_assert_cmpuint (cb_rescue_peek (cb_board_peek_state (CB_BOARD (self.board)))->n_laid, ==, 1);

  /* Within the area that is shown nothing glides either. */
  g_signal_emit_by_name (get_grid (&self), "dropped",
                         cb_rescue_grid_get_cell (get_grid (&self), 1, 1),
                         cb_rescue_hand_get_card (hand, 0));
  cb_telling_hurry (get_telling (&self));
  g_signal_emit_by_name (get_grid (&self), "dropped",
                         cb_rescue_grid_get_cell (get_grid (&self), 0, 1),
                         cb_rescue_hand_get_card (hand, 0));
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 3);
  cb_telling_advance (get_telling (&self), 100 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpuint (cb_rescue_peek (cb_board_peek_state (CB_BOARD (self.board)))->n_laid, ==, 3);
  tear_down (&self);
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

  assert_said (session, state, laid, CB_SEAT_NONE, TRUE, "Brie lays a mouse at row 2, column 3.");
  assert_said (session, state, event, 0, FALSE, "Ada draws a cat.");
  assert_said (session, state, event, 0, TRUE, NULL);
  assert_said (session, state, event, 1, FALSE, NULL);
  assert_said (session, state, event, CB_SEAT_NONE, FALSE, NULL);
  event.known = CB_EVENT_EVERYBODY;
  assert_said (session, state, event, CB_SEAT_NONE, TRUE, "Ada draws a cat.");

  event = laid;
  event.type = CB_RESCUE_EVENT_SCARED;
  assert_said (session, state, event, 0, TRUE, "A dog scares the cat at row 2, column 3 away.");
  event.type = CB_RESCUE_EVENT_CHASED;
  assert_said (session, state, event, 0, TRUE, "A cat chases the mouse at row 2, column 3 away.");
  event.type = CB_RESCUE_EVENT_EATEN;
  event.thing = CB_RESCUE_START + 3;
  assert_said (session, state, event, 0, TRUE,
               "A mouse eats Brie’s cheese of 3 points at row 2, column 3.");
  event.type = CB_RESCUE_EVENT_COUNTED;
  event.n = 7;
  assert_said (session, state, event, 0, TRUE, "Brie has 7 points.");

  event.type = CB_RESCUE_EVENT_OVER;
  event.seats = 3;
  assert_said (session, state, event, 0, TRUE, "The playing area is full: Ada and Brie share the "
               "victory with 0 points and as many cheeses each.");
  event.seats = 2;
  assert_said (session, state, event, 0, TRUE,
               "The playing area is full: Brie wins the tie at 0 points with more cheeses left.");
  g_assert_finalize_object (session);
}

/* The whole table is read by the names that its cells have. */
static void
test_read (void)
{
  Fixture self;
  g_autofree char *text = NULL;

  set_up (&self, 2, 2, "hands=open");
  text = cb_board_read (CB_BOARD (self.board));
  g_assert_nonnull (strstr (text, "Row 2, column 2, start card."));
  tear_down (&self);
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
  Fixture self;
  GtkWidget *board, *cell;

  set_up (&self, 2, 2, NULL);
  board = GTK_WIDGET (self.board);
  for (int width = 300; width < 340; width++)
    {
      gtk_widget_size_allocate (board, &(GtkAllocation) { 0, 0, width, 2 * width }, -1);
      cell = GTK_WIDGET (cb_rescue_grid_get_cell (get_grid (&self), 0, 0));
      check_sharp (gtk_widget_get_first_child (cell), board);
    }
  tear_down (&self);
}

static void
test_fits (void)
{
  static const int sizes[][2] = { { 348, 200 }, { 348, 240 }, { 348, 590 }, { 600, 300 },
                                  { 690, 620 }, { 970, 700 }, { 3500, 2000 } };
  Fixture self;

  set_up (&self, 4, 4, "hands=open");
  for (guint i = 0; i < 30; i++)
    {
      g_autoptr (GArray) moves = cb_kind_dup_moves (&cb_rescue_kind,
                                                    cb_session_peek_state (self.session));

      play_told (&self, g_array_index (moves, CbMove, i * 7 % moves->len));
    }

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *board = GTK_WIDGET (self.board);

      cb_telling_review (cb_board_get_telling (CB_BOARD (self.board)), 20 + (int) i);
      gtk_widget_size_allocate (board, &(GtkAllocation) { 0, 0, sizes[i][0], sizes[i][1] }, -1);
      for (int slot = 0; slot < CB_RESCUE_MAX_HAND; slot++)
        check_inside (cb_rescue_hand_get_slot (cb_rescue_board_get_hand (self.board), slot), board);
      check_inside (GTK_WIDGET (get_grid (&self)), board);
    }
  tear_down (&self);
}

static void
find_part (Fixture         *self,
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
  Fixture self = { 0 };
  graphene_rect_t strip, rest;

  set_up (&self, 4, 1, NULL);
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
  tear_down (&self);
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
  g_test_add_func ("/rescue-board/undo", test_undo);
  g_test_add_func ("/rescue-board/vanishing-cell", test_vanishing_cell);
  g_test_add_func ("/rescue-board/hand-over", test_hand_over);
  g_test_add_func ("/rescue-board/count-and-result", test_count_and_result);
  g_test_add_func ("/rescue-board/chases", test_chases);
  g_test_add_func ("/rescue-board/seat-in-count", test_seat_in_count);
  g_test_add_func ("/rescue-board/take-over-in-count", test_take_over_in_count);
  g_test_add_func ("/rescue-board/look-in-count", test_look_in_count);
  g_test_add_func ("/rescue-board/finished-game", test_finished_game);
  g_test_add_func ("/rescue-board/last-cards", test_last_cards);
  g_test_add_func ("/rescue-board/flight", test_flight);
  g_test_add_func ("/rescue-board/event-words", test_event_words);
  g_test_add_func ("/rescue-board/read", test_read);
  g_test_add_func ("/rescue-board/fits", test_fits);
  g_test_add_func ("/rescue-board/sharp", test_sharp);
  g_test_add_func ("/rescue-board/strip", test_strip);

  return g_test_run ();
}
