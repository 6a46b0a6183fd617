/* test-rescue-count.c - Cheese Rescue at the table: the count, and what stays marked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-test.h"

#include "cb-rescue-told.h"
#include "cb-rescue-view.h"
#include "cb-score-panel.h"

#include <string.h>

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
play_to_the_end (CbRescueTest *self)
{
  while (cb_session_get_turn (self->session) != CB_SEAT_NONE)
    {
      g_autoptr (GArray) moves = cb_kind_dup_moves (&cb_rescue_kind,
                                                    cb_session_peek_state (self->session));

      cb_telling_hurry (cb_rescue_test_get_telling (self));
      g_assert_true (cb_session_play (self->session, g_array_index (moves, CbMove, 0)));
    }
}

static GtkWidget *
get_result (CbRescueTest *self)
{
  return GTK_WIDGET (gtk_widget_get_template_child (self->table, CB_TYPE_TABLE, "result"));
}

/* The count leads to the result; looking back leads away from it and home. */
static void
test_count_and_result (void)
{
  CbRescueTest self;
  GtkWidget *result;

  cb_rescue_test_set_up (&self, 3, 3, "hands=open");
  result = get_result (&self);
  play_to_the_end (&self);
  g_assert_false (gtk_widget_get_visible (result));
  g_assert_false (find_text (self.table, "point"));
  /* Whoever clicks need not see the rest. */
  gtk_widget_activate (gtk_widget_get_first_child (GTK_WIDGET (cb_rescue_test_get_grid (&self))));
  g_assert_true (gtk_widget_get_visible (result));
  g_assert_true (find_text (self.table, "point"));

  cb_telling_review (cb_rescue_test_get_telling (&self), 5);
  g_assert_cmpuint (cb_rescue_peek (cb_board_peek_state (CB_BOARD (self.board)))->n_laid, ==, 5);
  g_assert_false (cb_board_get_playable (CB_BOARD (self.board)));
  cb_session_undo (self.session);
  g_assert_false (gtk_widget_get_visible (result));
  g_assert_cmpint (cb_board_get_review (CB_BOARD (self.board)), ==, -1);
  cb_rescue_test_tear_down (&self);
}

static guint
count_marked (CbRescueTest *self,
              CbRescueMark  mark)
{
  GtkWidget *grid = GTK_WIDGET (cb_rescue_test_get_grid (self));
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (grid);
       child != NULL; child = gtk_widget_get_next_sibling (child))
    n += (cb_rescue_cell_get_marks (CB_RESCUE_CELL (child)) & mark) != 0;

  return n;
}

/* How many cards leave at the end of the game. */
static guint
count_leaving (CbRescueTest *self)
{
  CbRescueCount count;

  cb_rescue_count (cb_rescue_test_peek (self), &count);

  return (guint) __builtin_popcountll (count.scared | count.chased | count.eaten);
}

/* Lets the count begin, up to its chase number @n. */
static const CbEvent *
begin_chase (CbRescueTest *self,
             guint         n,
             gint64       *now)
{
  const CbEvent *event = cb_telling_peek_event (cb_rescue_test_get_telling (self));

  for (guint i = 0; i < n;)
    {
      event = cb_rescue_test_begin_next (self, now);
      i += (event != NULL && cb_rescue_told_is_chase (event));
    }

  return event;
}

/* Every chase by itself: who is chased and who chases are marked, what has left stays
 * so, and what comes later is not given away. */
static void
test_chases (void)
{
  CbRescueTest self;
  const CbEvent *event;
  gint64 now = 0, began[CB_RESCUE_N_EVENTS + 1] = { 0 };
  guint n = 0, type = 0;

  cb_rescue_test_set_up_count (&self);
  cb_rescue_test_play_last (&self);
  while ((event = cb_rescue_test_begin_next (&self, &now)) != NULL)
    {
      if (event->type != type)
        began[event->type] = now;
      type = event->type;
      g_assert_false (gtk_widget_get_visible (get_result (&self)));
      g_assert_false (find_text (self.table, "point"));
      if (!cb_rescue_told_is_chase (event))
        continue;

      g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE), ==, n);
      g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_CHASED), ==, 1);
      g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_CHASER), ==, 1);
      g_assert_true (cb_rescue_cell_get_marks (cb_rescue_test_get_cell_at (&self, event->to)) &
                     CB_RESCUE_MARK_CHASED);
      g_assert_true (cb_rescue_cell_get_marks (cb_rescue_test_get_cell_at (&self, event->from)) &
                     CB_RESCUE_MARK_CHASER);
      n++;
    }

  g_assert_cmpuint (n, >, 5);
  g_assert_cmpuint (n, ==, count_leaving (&self));
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE), ==, n);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_CHASED | CB_RESCUE_MARK_CHASER), ==, 0);
  for (guint i = CB_RESCUE_EVENT_SCARED; i <= CB_RESCUE_EVENT_EATEN; i++)
    {
      g_assert_cmpint (began[i], >, 0);
      g_assert_cmpint (began[i + 1] - began[i], <=, 4 * G_TIME_SPAN_SECOND);
    }
  g_assert_true (gtk_widget_get_visible (get_result (&self)));
  g_assert_true (find_text (self.table, "point"));
  cb_rescue_test_tear_down (&self);
}

/* Who plays may change in the middle of the count: it goes on, and has a result. */
static void
test_seat_in_count (void)
{
  CbRescueTest self;
  gint64 now = 0;

  cb_rescue_test_set_up_count (&self);
  cb_rescue_test_play_last (&self);
  begin_chase (&self, 3, &now);
  cb_session_set_controller (self.session, 1, CB_CONTROLLER_EASY);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE), ==, 2);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_CHASED), ==, 1);
  g_assert_false (find_text (self.table, "point"));
  while (cb_rescue_test_begin_next (&self, &now) != NULL)
    ;
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE), ==, count_leaving (&self));
  g_assert_true (gtk_widget_get_visible (get_result (&self)));
  cb_rescue_test_tear_down (&self);
}

/* A board that takes the place of another in the middle of the count. */
static void
test_take_over_in_count (void)
{
  CbRescueTest self;
  GtkWidget *table = cb_table_new ();
  gint64 now = 0;

  cb_rescue_test_set_up_count (&self);
  cb_rescue_test_play_last (&self);
  begin_chase (&self, 3, &now);
  cb_table_take_over (CB_TABLE (table), CB_TABLE (self.table));
  adw_window_set_content (ADW_WINDOW (self.window), table);
  self.table = table;
  self.board = CB_RESCUE_BOARD (cb_table_get_board (CB_TABLE (table)));
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE), ==, 2);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_CHASED), ==, 1);
  while (cb_rescue_test_begin_next (&self, &now) != NULL)
    ;
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE), ==, count_leaving (&self));
  g_assert_true (gtk_widget_get_visible (get_result (&self)));
  cb_rescue_test_tear_down (&self);
}

/* Looking back from the count, to its end, and home; then taken back and redone. */
static void
test_look_in_count (void)
{
  CbRescueTest self;
  guint leaving;
  gint64 now = 0;

  cb_rescue_test_set_up_count (&self);
  cb_rescue_test_play_last (&self);
  leaving = count_leaving (&self);
  begin_chase (&self, 2, &now);
  cb_telling_review (cb_rescue_test_get_telling (&self), 35);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE | CB_RESCUE_MARK_CHASED), ==, 0);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_LAST), ==, 1);
  g_assert_false (gtk_widget_get_visible (get_result (&self)));
  cb_telling_review (cb_rescue_test_get_telling (&self), 36);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE), ==, leaving);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_LAST), ==, 1);
  cb_telling_review (cb_rescue_test_get_telling (&self), -1);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE), ==, leaving);
  g_assert_true (gtk_widget_get_visible (get_result (&self)));

  cb_session_undo (self.session);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE), ==, 0);
  cb_session_redo (self.session);
  begin_chase (&self, 2, &now);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE), ==, 1);
  cb_telling_hurry (cb_rescue_test_get_telling (&self));
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE), ==, leaving);
  cb_rescue_test_tear_down (&self);
}

/* A finished game that is opened shows what has left. */
static void
test_finished_game (void)
{
  CbRescueTest self;

  cb_rescue_test_set_up_count (&self);
  cb_rescue_test_play_last (&self);
  cb_table_set_session (CB_TABLE (self.table), self.session, &cb_rescue_view);
  self.board = CB_RESCUE_BOARD (cb_table_get_board (CB_TABLE (self.table)));
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_GONE), ==, count_leaving (&self));
  g_assert_true (gtk_widget_get_visible (get_result (&self)));
  cb_rescue_test_tear_down (&self);
}

/* All cards that computers laid since stay marked, also in a game that is opened. */
static void
test_last_cards (void)
{
  CbRescueTest self;

  cb_rescue_test_set_up (&self, 3, 1, "hands=open");
  cb_rescue_test_wait_for_turn (&self, 0);
  cb_rescue_hand_pick (cb_rescue_board_get_hand (self.board), 7);
  gtk_widget_activate (GTK_WIDGET (cb_rescue_test_find_free_cell (&self)));
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_LAST), ==, 0);
  cb_rescue_test_wait_for_turn (&self, 0);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 3);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_LAST), ==, 3);

  cb_telling_review (cb_rescue_test_get_telling (&self), 2);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_LAST), ==, 1);
  cb_telling_review (cb_rescue_test_get_telling (&self), -1);
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_LAST), ==, 3);

  cb_table_set_session (CB_TABLE (self.table), self.session, &cb_rescue_view);
  self.board = CB_RESCUE_BOARD (cb_table_get_board (CB_TABLE (self.table)));
  g_assert_cmpuint (count_marked (&self, CB_RESCUE_MARK_LAST), ==, 3);
  cb_rescue_test_tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_ui_test_init (&argc, &argv))
    return 0;

  g_test_add_func ("/rescue-count/result", test_count_and_result);
  g_test_add_func ("/rescue-count/chases", test_chases);
  g_test_add_func ("/rescue-count/seat", test_seat_in_count);
  g_test_add_func ("/rescue-count/take-over", test_take_over_in_count);
  g_test_add_func ("/rescue-count/look-back", test_look_in_count);
  g_test_add_func ("/rescue-count/finished-game", test_finished_game);
  g_test_add_func ("/rescue-count/last-cards", test_last_cards);

  return g_test_run ();
}
