/* test-reach.c - what the keys reach on a table, and what stays where it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-ui-test.h"

#include "cb-appetit-view.h"
#include "cb-chateau-view.h"
#include "cb-display.h"
#include "cb-rescue-board.h"
#include "cb-rescue-hand.h"
#include "cb-rescue-view.h"
#include "cb-result.h"
#include "cb-table-private.h"

/* More than there is to reach. */
#define MANY 99

static const CbGameView *const views[] = { &cb_rescue_view, &cb_appetit_view, &cb_chateau_view };

/**
 * Fixture:
 * @session: a game of one person and a computer
 * @table: the page
 * @window: around it
 */
typedef struct
{
  CbSession *session;
  CbTable   *table;
  GtkWidget *window;
} Fixture;

static void
set_up (Fixture          *self,
        const CbGameView *view,
        int               width,
        int               height)
{
  const CbTestGame game = { .kind = view->kind, .n_seats = 2 };

  self->session = cb_ui_test_new_session (&game, 1);
  self->table = CB_TABLE (cb_table_new ());
  self->window = cb_ui_test_show (GTK_WIDGET (self->table), width, height);
  cb_session_set_held (self->session, TRUE);
  cb_table_set_session (self->table, self->session, view);
  cb_telling_hurry (self->table->telling);
  cb_ui_test_settle ();
  cb_display_wait_frame (self->window);
}

static void
tear_down (Fixture *self)
{
  cb_ui_test_close (self->window);
  g_assert_finalize_object (self->session);
}

static void
finish (Fixture *self)
{
  g_autoptr (GArray) way = cb_ui_test_find_end (self->session);

  for (guint i = 0; i < way->len; i++)
    g_assert_true (cb_session_play (self->session, g_array_index (way, CbMove, i)));
  cb_telling_hurry (self->table->telling);
  cb_ui_test_settle ();
  cb_display_wait_frame (self->window);
}

/* Walks over the whole page; returns whether the focus came to a part. */
static gboolean
comes_to (Fixture          *self,
          GtkDirectionType  direction,
          GtkWidget        *part)
{
  gboolean came = FALSE;
  guint n = 0;

  gtk_window_set_focus (GTK_WINDOW (self->window), NULL);
  while (gtk_widget_child_focus (GTK_WIDGET (self->table), direction))
    {
      GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self->window));

      came |= gtk_widget_is_ancestor (focus, part);
      g_assert_cmpuint (n++, <, MANY);
    }

  return came;
}

/* Wherever the focus was before, Tab comes to everything, and leaves the page. */
static void
test_tab (gconstpointer data)
{
  Fixture self;
  GtkWidget *board;

  set_up (&self, data, 1000, 700);
  board = GTK_WIDGET (self.table->board);
  for (guint i = 0; i < 2; i++)
    {
      cb_table_focus (self.table);
      g_assert_true (comes_to (&self, GTK_DIR_TAB_FORWARD, self.table->panel));
      g_assert_true (comes_to (&self, GTK_DIR_TAB_FORWARD, board));
      g_assert_true (comes_to (&self, GTK_DIR_TAB_BACKWARD, board));
      g_assert_true (comes_to (&self, GTK_DIR_TAB_BACKWARD, self.table->panel));
    }
  tear_down (&self);
}

/* How often Tab stops in a part, on its way over the whole page. */
static guint
count_stops (Fixture          *self,
             GtkDirectionType  direction,
             GtkWidget        *part)
{
  guint n_stops = 0;

  gtk_window_set_focus (GTK_WINDOW (self->window), NULL);
  while (gtk_widget_child_focus (GTK_WIDGET (self->table), direction))
    {
      n_stops += gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (self->window)), part);
      g_assert_cmpuint (n_stops, <, MANY);
    }

  return n_stops;
}

/* The hand is one stop, and so is the grid; arrow keys go about in them. */
static void
test_hand (void)
{
  Fixture self;
  CbRescueHand *hand;
  GtkWidget *widget;

  set_up (&self, &cb_rescue_view, 1000, 700);
  hand = cb_rescue_board_get_hand (CB_RESCUE_BOARD (self.table->board));
  widget = GTK_WIDGET (hand);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpuint (count_stops (&self, GTK_DIR_TAB_FORWARD, widget), ==, 1);
      g_assert_cmpuint (count_stops (&self, GTK_DIR_TAB_BACKWARD, widget), ==, 1);
      g_assert_cmpuint (count_stops (&self, GTK_DIR_TAB_FORWARD,
                                     gtk_widget_get_parent (widget)), ==, 2);
    }

  gtk_widget_grab_focus (cb_rescue_hand_get_slot (hand, 2));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (self.table), GTK_DIR_RIGHT));
  g_assert_true (gtk_widget_has_focus (cb_rescue_hand_get_slot (hand, 3)));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (self.table), GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (self.table), GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_widget_has_focus (cb_rescue_hand_get_slot (hand, 3)));
  tear_down (&self);
}

/* Under the result nothing is reached, until it is lowered. */
static void
test_covered (gconstpointer data)
{
  Fixture self;
  GtkWidget *board;

  set_up (&self, data, 360, 640);
  finish (&self);
  board = GTK_WIDGET (self.table->board);
  g_assert_true (cb_result_covers (CB_RESULT (self.table->result)));
  g_assert_false (comes_to (&self, GTK_DIR_TAB_FORWARD, board));
  g_assert_true (comes_to (&self, GTK_DIR_TAB_FORWARD, self.table->result));
  cb_result_set_lowered (CB_RESULT (self.table->result), TRUE);
  g_assert_true (comes_to (&self, GTK_DIR_TAB_FORWARD, board));
  tear_down (&self);
}

static graphene_rect_t
get_bounds (Fixture *self)
{
  graphene_rect_t bounds;

  cb_display_wait_frame (self->window);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (self->table->board), self->window,
                                            &bounds));

  return bounds;
}

/* However much is said in passing, the board stays where it is. */
static void
test_still (gconstpointer data)
{
  Fixture self;
  graphene_rect_t before, after;

  set_up (&self, data, 360, 640);
  before = get_bounds (&self);
  g_signal_emit_by_name (self.table->board, "said",
                         "This is so long that a narrow window has no room for it in the lines "
                         "that it keeps for what is expected, and it goes on and on and on", FALSE);
  after = get_bounds (&self);
  g_assert_true (graphene_rect_equal (&before, &after));
  tear_down (&self);
}

/* What is not in sight is not there for screen readers. */
static void
test_review_bar (void)
{
  Fixture self;

  set_up (&self, &cb_rescue_view, 1000, 700);
  g_assert_false (gtk_widget_get_visible (self.table->review_bar));
  cb_telling_review (self.table->telling, 0);
  g_assert_true (gtk_widget_get_visible (self.table->review_bar));
  tear_down (&self);
}

static void
add_for_all (const char    *name,
             GTestDataFunc  func)
{
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_autofree char *path = g_strdup_printf ("/reach/%s/%s", name, views[i]->kind->id);

      g_test_add_data_func (path, views[i], func);
    }
}

int
main (int    argc,
      char **argv)
{
  if (!cb_ui_test_init (&argc, &argv))
    return 0;

  add_for_all ("tab", test_tab);
  add_for_all ("covered", test_covered);
  add_for_all ("still", test_still);
  g_test_add_func ("/reach/hand", test_hand);
  g_test_add_func ("/reach/review-bar", test_review_bar);

  return g_test_run ();
}
