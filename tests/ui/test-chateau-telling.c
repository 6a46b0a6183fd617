/* test-chateau-telling.c - Château Roquefort: what is shown, and when
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-castle.h"

#include "cb-chateau-text.h"
#include "cb-chateau-view.h"
#include "cb-describe.h"
#include "cb-table.h"

#include <string.h>

/* The turn ends by itself, later where a roof was lifted, unless the player is to be
 * asked; undo goes back into it and stays there. */
static void
test_end_by_itself (void)
{
  CbCastle self;

  cb_castle_set_up (&self, 2, 2, NULL);
  cb_telling_set_manual_clock (self.telling, TRUE);
  cb_castle_play (&self, "tower:a1 tower:g7 lift:A move:a1-b1 tower:a1 tower:g1");
  g_assert_true (cb_chateau_board_is_ending (self.board));
  cb_castle_wait (&self, 1799);
  g_assert_cmpint (cb_session_get_turn (self.session), ==, 0);
  cb_castle_wait (&self, 1);
  g_assert_cmpint (cb_session_get_turn (self.session), ==, 1);
  cb_castle_settle (&self);
  cb_castle_assert_last (&self, "Ada ends the turn.");
  cb_session_undo (self.session);
  g_assert_cmpuint (cb_castle_peek (&self)->spent, ==, 3);

  g_object_set (self.board, "ask-end", TRUE, NULL);
  cb_castle_play (&self, "tower:g1");
  g_assert_false (cb_chateau_board_is_ending (self.board));
  cb_castle_wait (&self, 10000);
  g_assert_cmpint (cb_session_get_turn (self.session), ==, 0);
  g_signal_emit_by_name (cb_chateau_controls_get (cb_chateau_board_get_controls (self.board),
                                                  CB_CHATEAU_CONTROL_END), "clicked");
  g_assert_cmpint (cb_session_get_turn (self.session), ==, 1);
  cb_castle_tear_down (&self);
}

/* An impatient player ends it at once, and so does Escape; without a lifted roof it is
 * short anyway. */
static void
test_end_hurried (void)
{
  CbCastle self;

  cb_castle_set_up (&self, 2, 2, NULL);
  cb_telling_set_manual_clock (self.telling, TRUE);
  cb_castle_play (&self, "tower:a1 tower:g7 lift:A move:a1-b1 tower:a1 tower:g1");
  cb_castle_use (&self, "c3");
  g_assert_cmpint (cb_session_get_turn (self.session), ==, 1);
  cb_castle_play (&self, "lift:R tower:a7 push:W2 lift:P");
  g_assert_true (cb_board_cancel (CB_BOARD (self.board)));
  g_assert_cmpint (cb_session_get_turn (self.session), ==, 0);
  cb_castle_settle (&self);
  cb_castle_play (&self, "move:b1-b2 move:b2-b1 move:b1-b2 move:b2-b1");
  cb_castle_wait (&self, 599);
  g_assert_cmpint (cb_session_get_turn (self.session), ==, 0);
  cb_castle_wait (&self, 1);
  g_assert_cmpint (cb_session_get_turn (self.session), ==, 1);
  cb_castle_tear_down (&self);
}

/* A game that was left in the pause before a turn ends goes on. */
static void
test_end_reopened (void)
{
  CbCastle self, again;

  cb_castle_set_up (&self, 2, 2, NULL);
  cb_telling_set_manual_clock (self.telling, TRUE);
  cb_castle_play (&self, "tower:a1 tower:g7 lift:A move:a1-b1 tower:a1 tower:g1");
  g_object_ref (self.session);
  cb_ui_test_close (self.window);

  cb_castle_show (&again, self.session);
  g_object_unref (self.session);
  g_assert_cmpint (cb_session_get_turn (again.session), ==, 0);
  g_assert_true (cb_chateau_board_is_ending (again.board));
  while (cb_session_get_turn (again.session) == 0)
    g_main_context_iteration (NULL, TRUE);
  cb_castle_tear_down (&again);
}

static void
play_to_the_end (CbCastle *self,
                 guint     seed)
{
  CbRandom random;

  cb_random_init (&random, seed);
  while (cb_session_get_turn (self->session) != CB_SEAT_NONE)
    {
      g_autoptr (GArray) moves = cb_kind_dup_moves (&cb_chateau_kind,
                                                    cb_session_peek_state (self->session));

      g_assert_true (cb_session_play (self->session,
                                      g_array_index (moves, CbMove,
                                                     cb_random_below (&random, moves->len))));
      if (cb_session_get_turn (self->session) != CB_SEAT_NONE)
        cb_castle_settle (self);
    }
}

static GtkWidget *
get_result (CbCastle *self)
{
  return GTK_WIDGET (gtk_widget_get_template_child (self->table, CB_TYPE_TABLE, "result"));
}

/* After the end, what was under a roof is no secret in the list of moves. */
static void
check_kept (CbCastle *self)
{
  for (guint ply = 0; ply < cb_session_get_ply (self->session); ply++)
    {
      g_autofree char *words = cb_describe_move (&cb_chateau_view, self->session, ply);

      if (strstr (words, "lifts the roof") != NULL || strstr (words, "pushes from") != NULL)
        g_assert_nonnull (strstr (words, ": "));
    }
}

/* The result, which says how it was decided, comes when the end was told, and a person
 * need not wait for that. */
static void
test_result (void)
{
  CbCastle self;
  g_autofree char *reason = NULL;

  cb_castle_set_up (&self, 3, 3, NULL);
  cb_telling_set_manual_clock (self.telling, TRUE);
  play_to_the_end (&self, 1);
  g_assert_false (gtk_widget_get_visible (get_result (&self)));
  cb_castle_use (&self, "b1");
  g_assert_true (gtk_widget_get_visible (get_result (&self)));
  reason = cb_chateau_describe_reason (self.session, cb_castle_peek (&self),
                                       cb_castle_peek (&self)->winner);
  g_assert_cmpuint (strlen (reason), >, 20);
  check_kept (&self);

  cb_telling_review (self.telling, 9);
  g_assert_false (cb_board_get_playable (CB_BOARD (self.board)));
  cb_castle_use (&self, "b1");
  cb_castle_tear_down (&self);
}

/* Neither a seat that changes nor anything else keeps it away. */
static void
test_result_seated (void)
{
  CbCastle self;

  cb_castle_set_up (&self, 3, 3, NULL);
  cb_telling_set_manual_clock (self.telling, TRUE);
  play_to_the_end (&self, 1);
  cb_castle_wait (&self, 100);
  cb_session_set_controller (self.session, 1, CB_CONTROLLER_EASY);
  cb_session_set_name (self.session, 1, "Zoe");
  g_assert_false (gtk_widget_get_visible (get_result (&self)));
  for (guint i = 0; i < 20 && !cb_telling_get_over_told (self.telling); i++)
    cb_castle_wait (&self, 500);
  g_assert_true (gtk_widget_get_visible (get_result (&self)));
  cb_castle_tear_down (&self);
}

/* Whether the players' panel has a cheese anywhere. */
static gboolean
has_words (GtkWidget  *widget,
           const char *words)
{
  const char *text = gtk_widget_get_tooltip_text (widget);

  if (text != NULL && strstr (text, words) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_words (child, words))
      return TRUE;

  return FALSE;
}

/* A cheese flies to where its player sits. */
static void
check_goal (CbCastle *self,
            CbSeat    seat)
{
  CbChateauGrid *grid = cb_chateau_board_get_grid (self->board);
  const CbChateauScene *scene = cb_chateau_canvas_peek (cb_chateau_grid_get_canvas (grid));
  graphene_rect_t first, last;
  graphene_point_t point;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (cb_castle_spot (self, 0)),
                                            GTK_WIDGET (self->board), &first));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (cb_castle_spot (self, 48)),
                                            GTK_WIDGET (self->board), &last));
  g_assert_true (cb_board_locate_seat (CB_BOARD (self->board), seat, &point));
  g_assert_cmpfloat_with_epsilon (first.origin.x + (last.origin.x - first.origin.x) *
                                  scene->goal.x / 6 + first.size.width / 2, point.x, 2);
  g_assert_cmpfloat_with_epsilon (first.origin.y + (last.origin.y - first.origin.y) *
                                  scene->goal.y / 6 + first.size.height / 2, point.y, 2);
}

/* Nobody has a cheese before the mouse has come to it and it was told. */
static void
check_collection (CbCastle *self,
                  CbMove    move)
{
  GtkWidget *panel = GTK_WIDGET (gtk_widget_get_template_child (self->table, CB_TYPE_TABLE,
                                                                "panel"));
  const CbEvent *event;
  CbSeat seat;

  g_assert_false (has_words (panel, "Collected"));
  g_assert_true (cb_session_play (self->session, move));
  while ((event = cb_telling_peek_event (self->telling)) == NULL ||
         event->type != CB_CHATEAU_EVENT_COLLECTED)
    {
      cb_ui_test_settle ();
      g_assert_false (has_words (panel, "Collected"));
      cb_castle_wait (self, 100);
    }

  seat = event->seat;
  check_goal (self, seat);
  for (guint i = 0; i < event->n_list; i++)
    g_assert_true (cb_chateau_holds (cb_chateau_peek (
                     cb_board_peek_state (CB_BOARD (self->board)))->mice[seat], event->list[i]));
  g_assert_cmpuint (cb_chateau_peek (cb_telling_peek_state (self->telling))->pieces[seat], ==, 0);
  cb_castle_wait (self, 699);
  cb_ui_test_settle ();
  g_assert_false (has_words (panel, "Collected"));
  cb_castle_settle (self);
  cb_ui_test_settle ();
  g_assert_true (has_words (panel, "Collected"));
}

static gboolean
collects (CbCastle *self,
          CbMove    move)
{
  g_autoptr (GArray) events = cb_kind_dup_events (&cb_chateau_kind,
                                                  cb_session_peek_state (self->session), move);

  for (guint i = 0; i < events->len; i++)
    if (g_array_index (events, CbEvent, i).type == CB_CHATEAU_EVENT_COLLECTED)
      return TRUE;

  return FALSE;
}

static void
test_collection (void)
{
  CbCastle self;
  CbRandom random;
  gboolean done = FALSE;

  cb_castle_set_up (&self, 2, 2, NULL);
  cb_telling_set_manual_clock (self.telling, TRUE);
  cb_random_init (&random, 3);
  while (!done)
    {
      g_autoptr (GArray) moves = cb_kind_dup_moves (&cb_chateau_kind,
                                                    cb_session_peek_state (self.session));
      CbMove move = g_array_index (moves, CbMove, cb_random_below (&random, moves->len));

      done = collects (&self, move);
      if (done)
        check_collection (&self, move);
      else
        g_assert_true (cb_session_play (self.session, move));
      cb_castle_settle (&self);
    }
  cb_castle_tear_down (&self);
}

/* A game against a computer player whose moves the test makes. */
static void
set_up_against (CbCastle *self)
{
  cb_castle_set_up (self, 2, 1, NULL);
  cb_session_set_held (self->session, TRUE);
  cb_telling_set_manual_clock (self->telling, TRUE);
}

static gboolean
is_covered (CbCastle   *self,
            const char *place)
{
  return cb_chateau_holds (cb_chateau_peek (cb_board_peek_state (CB_BOARD (self->board)))->covered,
                           cb_castle_cell (place));
}

/* A roof that a computer player lifts stays open for two seconds, with or without
 * motion, unless somebody is impatient. */
static void
test_open (gconstpointer data)
{
  gboolean moves = GPOINTER_TO_INT (data);
  GtkSettings *settings = gtk_settings_get_default ();
  CbCastle self;

  g_object_set (settings, "gtk-enable-animations", moves, NULL);
  set_up_against (&self);
  cb_castle_play (&self, "tower:a1 tower:g7 push:W6 end");
  cb_castle_begin (&self, "lift:R");
  cb_castle_wait (&self, moves ? 420 : 0);
  g_assert_false (is_covered (&self, "f7"));
  cb_castle_wait (&self, 300);
  cb_castle_begin (&self, "end");
  cb_castle_wait (&self, 1699);
  g_assert_false (is_covered (&self, "f7"));
  cb_castle_wait (&self, moves ? 321 : 1);
  g_assert_true (is_covered (&self, "f7"));

  cb_castle_settle (&self);
  cb_castle_play (&self, "push:W6 end lift:R");
  cb_castle_wait (&self, 300);
  cb_castle_begin (&self, "end");
  cb_castle_wait (&self, 100);
  g_assert_false (is_covered (&self, "f7"));
  gtk_widget_activate (GTK_WIDGET (cb_castle_spot (&self, cb_castle_cell ("c3"))));
  g_assert_true (is_covered (&self, "f7"));
  cb_castle_tear_down (&self);
  gtk_settings_reset_property (settings, "gtk-enable-animations");
}

/* The player who lifted it has seen enough, and ends the turn. */
static void
test_open_own (void)
{
  CbCastle self;

  set_up_against (&self);
  cb_castle_play (&self, "tower:a1 tower:g7 lift:A");
  cb_castle_begin (&self, "end");
  cb_castle_wait (&self, 320);
  g_assert_true (is_covered (&self, "b1"));
  cb_castle_tear_down (&self);
}

/* What is under way, picked and hinted stays when who plays or looks changes. */
static void
test_refresh (void)
{
  CbCastle self;
  CbMove move;

  cb_castle_set_up (&self, 2, 2, NULL);
  cb_telling_set_manual_clock (self.telling, TRUE);
  cb_castle_play (&self, "tower:a1 tower:g7 lift:A");
  cb_kind_parse_move (&cb_chateau_kind, cb_session_peek_state (self.session), "move:a1-b1", &move,
                      NULL);
  cb_board_show_hint (CB_BOARD (self.board), move);
  cb_session_set_name (self.session, 0, "Zoe");
  cb_board_set_ask_end (CB_BOARD (self.board), TRUE);
  g_assert_cmpint (cb_chateau_board_get_picked (self.board), ==, (int) cb_castle_cell ("a1"));
  g_assert_true (cb_chateau_spot_get_marks (cb_castle_spot (&self, cb_castle_cell ("b1"))) &
                 CB_CHATEAU_MARK_HINT);
  gtk_test_accessible_assert_property (cb_castle_spot (&self, cb_castle_cell ("a1")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "a1, tower, Zoe’s mouse");

  cb_castle_begin (&self, "push:W2");
  cb_castle_wait (&self, 100);
  cb_session_set_controller (self.session, 1, CB_CONTROLLER_EASY);
  cb_board_set_viewer (CB_BOARD (self.board), 1);
  g_assert_nonnull (cb_telling_peek_event (self.telling));
  g_assert_cmpuint (cb_telling_get_ply (self.telling), ==, 3);
  cb_castle_wait (&self, 1000);
  cb_castle_wait (&self, 1000);
  cb_castle_wait (&self, 1000);
  g_assert_cmpuint (cb_telling_get_ply (self.telling), ==, 4);
  cb_castle_tear_down (&self);
}

static guint
count_marked_rooms (CbCastle *self)
{
  GtkWidget *grid = GTK_WIDGET (cb_chateau_board_get_grid (self->board));
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (grid); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += gtk_widget_has_css_class (child, "room") && gtk_widget_has_css_class (child, "last");

  return n;
}

static gboolean
is_marked (CbCastle *self,
           guint     spot)
{
  return (cb_chateau_spot_get_marks (cb_castle_spot (self, spot)) & CB_CHATEAU_MARK_LAST) != 0;
}

/* All that a computer player did is marked, until somebody does something. */
static void
test_marks (void)
{
  CbCastle self;

  set_up_against (&self);
  cb_castle_play (&self, "tower:a1 tower:g7 push:W6 end lift:R lift:P push:W2 tower:a7 end");
  g_assert_cmpuint (count_marked_rooms (&self), ==, 2);
  g_assert_true (is_marked (&self, CB_CHATEAU_N_CELLS));
  g_assert_true (is_marked (&self, cb_castle_cell ("a7")));
  g_assert_false (is_marked (&self, cb_castle_cell ("g7")));

  cb_telling_review (self.telling, 5);
  g_assert_cmpuint (count_marked_rooms (&self), ==, 1);
  g_assert_false (is_marked (&self, cb_castle_cell ("a7")));
  cb_telling_review (self.telling, -1);
  g_assert_true (is_marked (&self, cb_castle_cell ("a7")));

  cb_castle_play (&self, "tower:g1");
  g_assert_cmpuint (count_marked_rooms (&self), ==, 0);
  g_assert_false (is_marked (&self, cb_castle_cell ("a7")));
  g_assert_true (is_marked (&self, cb_castle_cell ("g1")));
  cb_castle_tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_ui_test_init (&argc, &argv))
    return 0;

  g_test_add_func ("/chateau-telling/end-by-itself", test_end_by_itself);
  g_test_add_func ("/chateau-telling/end-hurried", test_end_hurried);
  g_test_add_func ("/chateau-telling/end-reopened", test_end_reopened);
  g_test_add_func ("/chateau-telling/result", test_result);
  g_test_add_func ("/chateau-telling/result-seated", test_result_seated);
  g_test_add_func ("/chateau-telling/collection", test_collection);
  g_test_add_data_func ("/chateau-telling/open/moving", GINT_TO_POINTER (TRUE), test_open);
  g_test_add_data_func ("/chateau-telling/open/still", GINT_TO_POINTER (FALSE), test_open);
  g_test_add_func ("/chateau-telling/open/own", test_open_own);
  g_test_add_func ("/chateau-telling/refresh", test_refresh);
  g_test_add_func ("/chateau-telling/marks", test_marks);

  return g_test_run ();
}
