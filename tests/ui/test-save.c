/* test-save.c - no game is lost, whatever the disk and other programs do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-shell-test.h"

#include "cb-home.h"
#include "cb-record-session.h"
#include "cb-window-private.h"

#include <glib/gstdio.h>

static GFile *
get_file (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", name, NULL);

  return g_file_new_for_path (path);
}

/* A window with a game of two moves, in which nobody else plays. */
static CbWindow *
open_game (void)
{
  g_autoptr (GFile) file = get_file ("rescue-unfinished.cheese");
  CbWindow *window = cb_shell_test_window ();

  cb_shell_test_open (window, file);
  for (CbSeat seat = 0; seat < 2; seat++)
    cb_session_set_controller (window->session, seat, CB_CONTROLLER_HUMAN);
  cb_autosave_flush (window->autosave);

  return window;
}

static void
play_any (CbWindow *window)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (cb_session_get_kind (window->session),
                                                cb_session_peek_state (window->session));

  g_assert_true (cb_session_play (window->session, g_array_index (moves, CbMove, 0)));
}

static char *
dup_blocked (void)
{
  return g_build_filename (g_get_user_data_dir (), "cheeseboard", NULL);
}

static void
clear_games (void)
{
  g_autoptr (GPtrArray) paths = cb_games_list ();

  for (guint i = 0; i < paths->len; i++)
    g_remove (g_ptr_array_index (paths, i));
  cb_games_tidy ();
}

static void
remove_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
}

/* A file is where the folders should be: nothing can be saved. */
static void
block (void)
{
  g_autofree char *blocked = dup_blocked ();
  g_autofree char *games = cb_games_dup_folder ();

  remove_files (games);
  g_rmdir (games);
  g_rmdir (blocked);
  g_assert_true (g_file_set_contents (blocked, "", 0, NULL));
}

static void
unblock (void)
{
  g_autofree char *blocked = dup_blocked ();

  g_assert_cmpint (g_unlink (blocked), ==, 0);
}

static GtkWidget *
find_button (const char *label)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      GtkWidget *button;

      for (guint j = 0; (button = cb_shell_test_find (window, GTK_TYPE_BUTTON, j)) != NULL; j++)
        if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) == 0)
          return button;
    }

  return NULL;
}

static void
wait_for_failure (CbWindow *window,
                  gboolean  failing)
{
  while (window->failing != failing)
    g_main_context_iteration (NULL, TRUE);
}

static guint
count_latest_moves (void)
{
  g_autoptr (CbLatest) latest = cb_games_find_latest ();

  return latest->games->len > 0 ? cb_latest_get_first (latest)->n_plies : 0;
}

/* It is said once, stays true, and its end is told. */
static void
test_failure (void)
{
  CbWindow *window = open_game ();

  block ();
  play_any (window);
  wait_for_failure (window, TRUE);
  cb_shell_test_settle ();
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window), "The game could not be saved."));
  cb_shell_test_press (cb_shell_test_find (GTK_WIDGET (window->messages), GTK_TYPE_BUTTON, 1));
  play_any (window);
  g_assert_false (cb_autosave_flush (window->autosave));
  g_assert_null (cb_messages_get_text (window->messages));

  unblock ();
  cb_window_retry_saves (window);
  wait_for_failure (window, FALSE);
  cb_shell_test_settle ();
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window), "The game has now been saved."));
  cb_shell_test_close (window);
  g_assert_cmpuint (count_latest_moves (), ==, 4);
  clear_games ();
}

/* Computers that play as fast as they can, with nowhere to save to. */
static void
test_fast_failure (void)
{
  CbWindow *window;

  block ();
  window = open_game ();
  cb_table_set_pace (window->table, 0);
  for (CbSeat seat = 0; seat < 2; seat++)
    cb_session_set_controller (window->session, seat, CB_CONTROLLER_EASY);
  while (cb_session_get_turn (window->session) != CB_SEAT_NONE)
    g_main_context_iteration (NULL, TRUE);
  cb_shell_test_settle ();
  g_assert_nonnull (cb_messages_get_text (window->messages));
  unblock ();
  cb_shell_test_close (window);
  clear_games ();
}

/* A question that was answered may take its time to go. */
static void
wait_for_answer (void)
{
  while (find_button ("_Cancel") != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* Closing asks where the last moves would be lost. */
static void
test_close_asks (void)
{
  CbWindow *window = open_game ();

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  block ();
  play_any (window);
  cb_shell_test_close (window);
  g_assert_nonnull (find_button ("_Save a Copy…"));
  cb_shell_test_press (find_button ("_Cancel"));
  g_assert_nonnull (window);
  wait_for_answer ();

  cb_shell_test_close (window);
  cb_shell_test_press (find_button ("Close _Anyway"));
  g_assert_null (window);
  unblock ();
  g_assert_cmpuint (count_latest_moves (), ==, 0);
}

/* A question may have its heading more than once. */
static guint
count_headings (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      GtkWidget *label;

      for (guint j = 0; (label = cb_shell_test_find (window, GTK_TYPE_LABEL, j)) != NULL; j++)
        n += g_str_equal (gtk_label_get_text (GTK_LABEL (label)), "The Last Moves Are Not Saved");
    }

  return n;
}

/* It asks once at a time. From libadwaita 1.5 on, the second request is an answer: that
 * to cancel. */
static void
test_close_twice (void)
{
  CbWindow *window = open_game ();
  guint n;

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  block ();
  play_any (window);
  cb_shell_test_close (window);
  n = count_headings ();
  g_assert_cmpuint (n, >, 0);
  cb_shell_test_close (window);
  g_assert_nonnull (window);
  g_assert_cmpuint (count_headings (), <=, n);
  if (window->asking)
    cb_shell_test_press (find_button ("_Cancel"));
  wait_for_answer ();
  g_assert_false (window->asking);

  unblock ();
  cb_shell_test_close (window);
  g_assert_null (window);
  clear_games ();
}

/* Quitting is closing. */
static void
test_quit_asks (void)
{
  CbWindow *window = open_game ();

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  block ();
  play_any (window);
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "quit", NULL);
  cb_shell_test_settle ();
  g_assert_nonnull (window);
  unblock ();
  cb_shell_test_press (find_button ("_Cancel"));
  cb_shell_test_close (window);
  g_assert_null (window);
  g_assert_cmpuint (count_latest_moves (), ==, 3);
  clear_games ();
}

/* A copy in another place is enough. */
static void
test_rescue (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "copy.cheese", NULL);
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/dev/null/copy.cheese");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (CbRecord) record = NULL;
  CbWindow *window = open_game ();

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  block ();
  play_any (window);
  cb_shell_test_close (window);
  cb_shell_test_press (find_button ("_Cancel"));
  cb_window_rescue (window, nowhere);
  cb_shell_test_wait (&window);
  cb_shell_test_settle ();
  g_assert_nonnull (window);
  cb_window_rescue (window, file);
  cb_shell_test_wait (&window);
  cb_shell_test_settle ();
  g_assert_null (window);
  record = cb_record_load (file, NULL);
  g_assert_cmpuint (record->moves->len, ==, 3);
  g_remove (path);
  unblock ();
}

/* A game that could not be saved is not forgotten when another one begins. */
static void
test_left_unsaved (void)
{
  CbWindow *window = open_game ();
  g_autoptr (GPtrArray) paths = NULL;

  block ();
  play_any (window);
  cb_window_play_again (window);
  cb_shell_test_settle ();
  unblock ();
  cb_window_retry_saves (window);
  wait_for_failure (window, FALSE);
  cb_shell_test_close (window);
  paths = cb_games_list ();
  g_assert_cmpuint (paths->len, ==, 2);
  clear_games ();
}

/* Two programs: the second one plays on in a file of its own, and says so. */
static void
test_two_writers (void)
{
  CbWindow *first = open_game (), *second;
  g_autofree char *path = cb_autosave_dup_path (first->autosave), *copy = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);

  play_any (first);
  g_assert_true (cb_autosave_flush (first->autosave));
  second = cb_shell_test_window ();
  cb_shell_test_open (second, file);
  cb_shell_test_settle ();
  g_assert_true (cb_shell_test_says (GTK_WIDGET (second), "playing a copy of it here"));
  for (guint i = 0; i < 4; i++)
    play_any (second);
  play_any (first);
  copy = cb_autosave_dup_path (second->autosave);
  g_assert_cmpstr (copy, !=, path);
  cb_shell_test_close (second);
  cb_shell_test_close (first);
  {
    g_autoptr (GFile) other = g_file_new_for_path (copy);
    g_autoptr (CbRecord) record = cb_record_load (file, NULL);
    g_autoptr (CbRecord) other_record = cb_record_load (other, NULL);

    g_assert_cmpuint (record->moves->len, ==, 4);
    g_assert_cmpuint (other_record->moves->len, ==, 7);
  }
  clear_games ();
}

/* What is continued is what the game has become since it was offered. */
static void
test_played_elsewhere (void)
{
  CbWindow *first = open_game (), *second;
  GtkWidget *home;

  cb_shell_test_close (first);
  first = cb_shell_test_window ();
  second = cb_shell_test_window ();
  home = cb_shell_test_find (GTK_WIDGET (second), CB_TYPE_HOME, 0);
  cb_shell_test_press (cb_shell_test_find (home, GTK_TYPE_BUTTON, 0));
  play_any (second);
  cb_shell_test_close (second);

  home = cb_shell_test_find (GTK_WIDGET (first), CB_TYPE_HOME, 0);
  cb_shell_test_press (cb_shell_test_find (home, GTK_TYPE_BUTTON, 0));
  g_assert_cmpuint (cb_session_get_ply (first->session), ==, 3);
  cb_shell_test_close (first);
  clear_games ();
}

/* The game on the table stays there when its own file is opened. */
static void
test_open_own (void)
{
  CbWindow *window = open_game ();
  CbSession *session = window->session;
  g_autofree char *path = cb_autosave_dup_path (window->autosave);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  cb_shell_test_activate (window, "win.back");
  cb_shell_test_open (window, file);
  g_assert_true (window->session == session);
  g_assert_cmpstr (cb_window_get_page (window), ==, CB_PAGE_TABLE);
  cb_shell_test_close (window);
  clear_games ();
}

/* A game that is begun while a file is read stays on the table. */
static void
test_begun_meanwhile (void)
{
  g_autoptr (GFile) file = get_file ("chateau-roquefort-2.cheese");
  CbWindow *window = open_game ();
  CbSession *session;

  cb_window_open (window, file);
  g_assert_true (cb_window_is_busy (window));
  cb_window_play_again (window);
  session = window->session;
  g_assert_false (cb_window_is_busy (window));
  cb_shell_test_settle ();
  g_assert_true (window->session == session);

  /* And a window that is closed then has no more use for it. */
  cb_window_open (window, file);
  cb_shell_test_close (window);
  clear_games ();
}

/* Of several files the last one stays; what is wrong with the others is said. */
static void
test_several (void)
{
  g_autoptr (GFile) missing = g_file_new_for_path ("/nonexistent/game.cheese");
  g_autoptr (GFile) file = get_file ("chateau-roquefort-2.cheese");
  CbWindow *window = open_game ();

  cb_window_open (window, missing);
  cb_window_open (window, file);
  cb_shell_test_settle ();
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window), "could not be opened"));
  g_assert_cmpstr (cb_session_get_kind (window->session)->id, ==, "chateau-roquefort");
  cb_shell_test_close (window);
  clear_games ();
}

/* Names of files are bytes. */
static void
test_odd_names (void)
{
  static const char *const names[] = { "\xff\xfe.cheese", "a\nb\x1b.cheese" };
  CbWindow *window = cb_shell_test_window ();

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename ("/nonexistent", names[i], NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);

      cb_shell_test_open (window, file);
      cb_shell_test_settle ();
      g_assert_true (cb_shell_test_says (GTK_WIDGET (window), "could not be opened"));
      g_assert_null (strchr (cb_messages_get_text (window->messages), '\n'));
    }
  cb_shell_test_close (window);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_shell_test_init (&argc, &argv))
    return 0;

  g_test_add_func ("/save/failure", test_failure);
  g_test_add_func ("/save/fast-failure", test_fast_failure);
  g_test_add_func ("/save/close-asks", test_close_asks);
  g_test_add_func ("/save/close-twice", test_close_twice);
  g_test_add_func ("/save/quit-asks", test_quit_asks);
  g_test_add_func ("/save/rescue", test_rescue);
  g_test_add_func ("/save/left-unsaved", test_left_unsaved);
  g_test_add_func ("/save/two-writers", test_two_writers);
  g_test_add_func ("/save/played-elsewhere", test_played_elsewhere);
  g_test_add_func ("/save/open-own", test_open_own);
  g_test_add_func ("/save/begun-meanwhile", test_begun_meanwhile);
  g_test_add_func ("/save/several", test_several);
  g_test_add_func ("/save/odd-names", test_odd_names);

  return cb_shell_test_run ();
}
