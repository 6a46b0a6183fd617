/* test-focus.c - whatever goes away, keys reach something that is in sight
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-shell-test.h"

#include "cb-display.h"
#include "cb-game-views.h"
#include "cb-home-card.h"
#include "cb-log.h"
#include "cb-open-card.h"
#include "cb-result.h"
#include "cb-review-bar.h"
#include "cb-table-private.h"
#include "cb-window-private.h"

#define WIDE    1000
#define NARROW  400
#define HEIGHT  640

/* Sizes come to a window by way of the display. */
static void
resize (CbWindow *window,
        int       width)
{
  gtk_window_set_default_size (GTK_WINDOW (window), width, HEIGHT);
  while (cb_table_get_narrow (window->table) != (width == NARROW))
    cb_display_wait_frame (GTK_WIDGET (window));
  for (guint i = 0; i < 3; i++)
    cb_shell_test_settle ();
}

static CbWindow *
open_game (const char *name,
           int         width)
{
  CbWindow *window = cb_shell_test_window ();
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  cb_shell_test_open (window, file);
  resize (window, width);

  return window;
}

static void
activate (CbWindow   *window,
          const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (window->table), action, NULL);
  cb_shell_test_settle ();
}

static gpointer
get_part (gpointer    widget,
          const char *name)
{
  return gtk_widget_get_template_child (widget, G_OBJECT_TYPE (widget), name);
}

static void
take_focus (gpointer widget)
{
  g_assert_true (gtk_widget_grab_focus (widget));
}

/* On something that can be seen and used, and that is a part of @page. */
static void
assert_focus (CbWindow *window,
              gpointer  page)
{
  GtkWidget *focus;

  for (guint i = 0; i < 3; i++)
    cb_shell_test_settle ();
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));
  g_assert_true (gtk_widget_is_sensitive (focus));
  g_assert_true (focus == page || gtk_widget_is_ancestor (focus, page));
}

/* At either end one of the buttons has nowhere to go, and the other one has. */
static void
test_review_ends (void)
{
  CbWindow *window = open_game ("rescue-unfinished.cheese", WIDE);
  CbReviewBar *bar = CB_REVIEW_BAR (window->table->review_bar);
  int n_plies = (int) cb_session_get_ply (window->session);

  cb_table_review (window->table, 1);
  cb_shell_test_settle ();
  take_focus (get_part (bar, "back_button"));
  cb_shell_test_press (get_part (bar, "back_button"));
  g_assert_cmpint (cb_telling_get_review (window->table->telling), ==, 0);
  assert_focus (window, get_part (bar, "forward_button"));

  cb_table_review (window->table, n_plies - 1);
  cb_shell_test_press (get_part (bar, "forward_button"));
  g_assert_cmpint (cb_telling_get_review (window->table->telling), ==, n_plies);
  assert_focus (window, get_part (bar, "back_button"));
  cb_shell_test_close (window);
}

static void
test_review_left (void)
{
  CbWindow *window = open_game ("rescue-unfinished.cheese", WIDE);

  activate (window, "table.review-end");
  assert_focus (window, window->table->review_bar);
  activate (window, "table.leave-review");
  assert_focus (window, window->table->board);
  cb_shell_test_close (window);
}

/* In another window the bar has another height. */
static void
test_review_narrowed (void)
{
  CbWindow *window = open_game ("rescue-unfinished.cheese", WIDE);

  activate (window, "table.review-end");
  resize (window, NARROW);
  assert_focus (window, window->table->review_bar);
  resize (window, WIDE);
  assert_focus (window, window->table->review_bar);
  cb_shell_test_close (window);
}

static void
wait_frames (CbWindow *window)
{
  for (guint i = 0; i < 10; i++)
    cb_display_wait_frame (GTK_WIDGET (window));
}

/* What the menu changes, as often as somebody wants it: GTK warns where a layout was not
 * finished, and the table would stay empty. */
static void
test_menu_again (gconstpointer data)
{
  CbWindow *window = open_game ("rescue-unfinished.cheese", NARROW);

  for (guint i = 0; i < 6; i++)
    {
      gtk_menu_button_popup (window->menu_button);
      wait_frames (window);
      gtk_menu_button_popdown (window->menu_button);
      g_object_set (window->table, data, i % 2 == 0, NULL);
      wait_frames (window);
    }
  cb_shell_test_close (window);
}

/* Where the window has no more room for the list of moves. */
static void
test_side_gone (void)
{
  CbWindow *window = open_game ("rescue-unfinished.cheese", WIDE);

  take_focus (get_part (window->table->log, "list"));
  resize (window, NARROW);
  assert_focus (window, window->table->board);
  cb_shell_test_close (window);
}

static void
test_history_gone (void)
{
  CbWindow *window = open_game ("rescue-unfinished.cheese", NARROW);

  cb_table_set_history_shown (window->table, TRUE);
  for (guint i = 0; i < 3; i++)
    cb_shell_test_settle ();
  take_focus (get_part (window->table->log, "list"));
  cb_table_set_history_shown (window->table, FALSE);
  assert_focus (window, window->table->board);
  cb_shell_test_close (window);
}

/* A list that is not in sight gets the focus, and does not come; another one comes with the
 * next layout, and keeps it. */
static void
test_focus_unseen (void)
{
  CbWindow *window = open_game ("rescue-unfinished.cheese", NARROW);

  take_focus (get_part (window->table->log, "list"));
  assert_focus (window, window->table->board);
  cb_table_set_history_shown (window->table, TRUE);
  take_focus (get_part (window->table->log, "list"));
  assert_focus (window, window->table->log);
  cb_shell_test_close (window);
}

/* A finger drags the sheet down while the focus is on one of the players. */
static void
test_result_lowered (void)
{
  CbWindow *window = open_game ("cheese-rescue-4.cheese", NARROW);

  assert_focus (window, window->table->result);
  cb_result_set_lowered (CB_RESULT (window->table->result), TRUE);
  assert_focus (window, get_part (window->table->result, "lower_button"));
  cb_shell_test_close (window);
}

/* Beside the board it cannot be lowered, so the button goes. */
static void
test_result_widened (void)
{
  CbWindow *window = open_game ("cheese-rescue-4.cheese", NARROW);

  take_focus (get_part (window->table->result, "lower_button"));
  resize (window, WIDE);
  assert_focus (window, window->table->result);
  cb_shell_test_close (window);
}

/* Another program may have played the games that are offered. */
static void
test_offer_gone (void)
{
  CbWindow *window = cb_shell_test_window ();
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  cb_window_show_setup (window, cb_game_views_get_view (0));
  cb_window_start (window);
  cb_window_show_page (window, CB_PAGE_HOME);
  cb_shell_test_settle ();
  take_focus (cb_shell_test_find (GTK_WIDGET (window), CB_TYPE_OPEN_CARD, 0));
  cb_home_offer (window->home, none, TRUE);
  assert_focus (window, window->home);
  cb_shell_test_close (window);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* On a page on which nothing can have the focus, it goes to the buttons above, and rests. */
static void
test_empty_page (void)
{
  CbWindow *window = cb_shell_test_window ();
  guint n_changes = 0;

  g_signal_connect_swapped (window, "notify::focus-widget", G_CALLBACK (count_cb), &n_changes);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.players", NULL);
  cb_shell_test_wait (&window);
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  for (guint i = 0; i < 2000; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpuint (n_changes, <, 20);
  assert_focus (window, window);
  cb_shell_test_close (window);
}

/* Arrow keys go from game to game, and never to the button that ends an offer. */
static void
test_home_arrows (void)
{
  CbWindow *window = cb_shell_test_window ();
  GtkWidget *home = GTK_WIDGET (window->home);

  for (guint i = 0; i < cb_game_views_get_n_views (); i++)
    {
      GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

      g_assert_true (focus == cb_shell_test_find (home, CB_TYPE_HOME_CARD, i));
      gtk_widget_child_focus (home, GTK_DIR_RIGHT);
    }
  gtk_widget_child_focus (home, GTK_DIR_LEFT);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) ==
                 cb_shell_test_find (home, CB_TYPE_HOME_CARD, 1));
  cb_shell_test_close (window);
}

/* By Enter and Enter, from the home page to the table: whatever the deal shows meanwhile,
 * the focus is on something that may be done now. */
static void
test_first_choice (void)
{
  CbWindow *window = cb_shell_test_window ();
  GtkWidget *focus;

  cb_shell_test_press (gtk_window_get_focus (GTK_WINDOW (window)));
  cb_shell_test_press (gtk_window_get_default_widget (GTK_WINDOW (window)));
  assert_focus (window, window->table->board);
  cb_telling_hurry (window->table->telling);
  assert_focus (window, window->table->board);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (gtk_widget_has_css_class (focus, "free"));
  cb_shell_test_close (window);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_shell_test_init (&argc, &argv))
    return 0;

  g_test_add_func ("/focus/home-arrows", test_home_arrows);
  g_test_add_func ("/focus/first-choice", test_first_choice);
  g_test_add_func ("/focus/review-ends", test_review_ends);
  g_test_add_func ("/focus/review-left", test_review_left);
  g_test_add_func ("/focus/review-narrowed", test_review_narrowed);
  g_test_add_func ("/focus/side-gone", test_side_gone);
  g_test_add_func ("/focus/history-gone", test_history_gone);
  g_test_add_func ("/focus/unseen", test_focus_unseen);
  g_test_add_data_func ("/focus/menu-again/history", "history-shown", test_menu_again);
  g_test_add_data_func ("/focus/menu-again/help", "gentle-help", test_menu_again);
  g_test_add_func ("/focus/result-lowered", test_result_lowered);
  g_test_add_func ("/focus/result-widened", test_result_widened);
  g_test_add_func ("/focus/empty-page", test_empty_page);
  g_test_add_func ("/focus/offer-gone", test_offer_gone);

  return cb_shell_test_run ();
}
