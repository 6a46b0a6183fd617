/* test-open.c - files that are opened, and games that come back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-shell-test.h"

#include "cb-autosave.h"
#include "cb-display.h"
#include "cb-game-views.h"
#include "cb-games.h"
#include "cb-home.h"
#include "cb-open-card.h"
#include "cb-record-session.h"
#include "cb-window-private.h"

#include <glib/gstdio.h>
#include <signal.h>

/**
 * BrokenCase:
 * @name: the path of the test
 * @contents: the file
 * @length: its length, or -1
 */
typedef struct
{
  const char *name;
  const char *contents;
  gssize      length;
} BrokenCase;

#define HEAD "[Record]\nFormat=1\nGame=cheese-rescue\nPlayers=2\n"
#define DEAL "[Deal]\nDeck=M;C;M;D;C;M;M;C;M;D;C;M;M;C;M;D;C;M;\n"

static const BrokenCase broken_cases[] = {
  { "empty", "", 0 },
  { "binary", "\x7f" "ELF\0\0\1", 7 },
  { "not-utf8", "[Record]\nFormat=1\nNames=\xff\xfe;\n", -1 },
  { "markup", "<b>&amp; not a record</b>", -1 },
  { "other-key-file", "[Desktop Entry]\nName=A & <b>B</b>\n", -1 },
  { "newer-format", "[Record]\nFormat=2\n", -1 },
  { "unknown-game", "[Record]\nFormat=1\nGame=<i>&chess\n", -1 },
  { "cut", HEAD, -1 },
  { "bad-deal", HEAD "[Deal]\nDeck=M;M;M;\n", -1 },
  { "illegal-move", HEAD DEAL "[Moves]\nList=M@7,7;\n", -1 },
  { "illegal-undone-move", HEAD DEAL "[Undone]\nList=<&>;\n", -1 },
};

/* A sound record. */
static GFile *
new_file (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "rescue-unfinished.cheese",
                                                 NULL);

  return g_file_new_for_path (path);
}

static GtkWidget *
find_continue (CbWindow *window)
{
  GtkWidget *home = cb_shell_test_find (GTK_WIDGET (window), CB_TYPE_HOME, 0);

  return cb_shell_test_find (home, CB_TYPE_OPEN_CARD, 0);
}

/* A path for a file that the program would find by itself. */
static char *
new_path (void)
{
  g_autoptr (CbClaim) claim = cb_games_claim_new ();

  return g_strdup (cb_claim_get_path (claim));
}

static void
clear_games (void)
{
  g_autoptr (GPtrArray) paths = cb_games_list ();

  for (guint i = 0; i < paths->len; i++)
    g_remove (g_ptr_array_index (paths, i));
}

static void
check_refused (CbWindow *window,
               GFile    *file)
{
  g_autofree char *page = g_strdup (cb_window_get_page (window));
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *toast = g_strdup_printf ("“%s” could not be opened. ", name);
  CbSession *session = cb_window_get_session (window);

  cb_shell_test_open (window, file);
  cb_shell_test_settle ();
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window), toast));
  g_assert_true (cb_window_get_session (window) == session);
  g_assert_cmpstr (cb_window_get_page (window), ==, page);
}

/* A broken file changes nothing, whether a game is on the table or not. */
static void
test_broken (gconstpointer data)
{
  const BrokenCase *test = data;
  g_autofree char *path = g_strdup_printf ("%s/%s & co.cheese", g_get_user_data_dir (), test->name);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) sound = new_file ();
  CbWindow *window = cb_shell_test_window ();

  g_assert_true (g_file_set_contents (path, test->contents, test->length, NULL));
  check_refused (window, file);
  if (sound != NULL)
    {
      cb_shell_test_open (window, sound);
      cb_shell_test_settle ();
      g_assert_cmpstr (cb_window_get_page (window), ==, "table");
    }
  cb_shell_test_close (window);

  window = cb_shell_test_window ();
  if (sound != NULL)
    {
      cb_shell_test_open (window, sound);
      check_refused (window, file);
    }
  cb_shell_test_close (window);
  g_remove (path);
  clear_games ();
}

static void
test_missing (void)
{
  g_autoptr (GFile) missing = g_file_new_for_path ("/nonexistent/game.cheese");
  g_autoptr (GFile) folder = g_file_new_for_path (g_get_user_data_dir ());
  CbWindow *window = cb_shell_test_window ();

  check_refused (window, missing);
  check_refused (window, folder);
  cb_shell_test_close (window);
}

/* A copy that was opened is played on in a file of the program's own. */
static void
test_open (void)
{
  g_autoptr (GFile) file = new_file ();
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr (CbLatest) latest = NULL;
  g_autoptr (GArray) moves = NULL;
  CbWindow *window;
  CbSession *session;

  g_file_load_contents (file, NULL, &before, NULL, NULL, NULL);
  window = cb_shell_test_window ();
  cb_shell_test_open (window, file);
  session = cb_window_get_session (window);
  cb_session_set_held (session, TRUE);
  moves = cb_kind_dup_moves (cb_session_get_kind (session), cb_session_peek_state (session));
  cb_session_play (session, g_array_index (moves, CbMove, 0));
  g_assert_cmpuint (cb_session_get_ply (session), ==, 3);
  cb_shell_test_close (window);

  g_file_load_contents (file, NULL, &after, NULL, NULL, NULL);
  g_assert_cmpstr (after, ==, before);
  latest = cb_games_find_latest ();
  g_assert_cmpuint (cb_latest_get_first (latest)->n_plies, ==, 3);
  clear_games ();
}

/* What is only looked at is not kept once more. */
static void
test_looked_at (void)
{
  g_autoptr (GFile) file = new_file ();
  g_autoptr (GPtrArray) paths = NULL;
  CbWindow *window = cb_shell_test_window ();

  cb_shell_test_open (window, file);
  cb_session_set_held (cb_window_get_session (window), TRUE);
  cb_shell_test_close (window);
  paths = cb_games_list ();
  g_assert_cmpuint (paths->len, ==, 0);
}

/* A second game hides nothing: the latest three are offered, the last one first. */
static void
test_several_open (void)
{
  g_autofree char *opened = NULL;
  CbWindow *window = cb_shell_test_window ();
  GtkWidget *root = GTK_WIDGET (window);

  for (guint i = 0; i < 5; i++)
    {
      cb_shell_test_activate (window, "win.new-game");
      cb_shell_test_press (cb_setup_get_start (window->setup));
      cb_session_set_held (cb_window_get_session (window), TRUE);
    }
  cb_shell_test_activate (window, "win.back");
  cb_shell_test_wait (&window);
  g_assert_cmpuint (cb_shell_test_count (root, CB_TYPE_OPEN_CARD), ==, CB_LATEST_MAX);
  opened = cb_autosave_dup_path (window->autosave);
  g_assert_cmpstr (cb_open_card_get_info (CB_OPEN_CARD (find_continue (window)))->path, ==, opened);

  cb_shell_test_press (cb_shell_test_find (root, CB_TYPE_OPEN_CARD, 1));
  cb_shell_test_wait (&window);
  g_assert_cmpstr (cb_window_get_page (window), ==, "table");
  g_assert_false (cb_window_has_on_table (window, opened));
  cb_shell_test_close (window);
  clear_games ();
}

/* From the set-up of another game the way back leads to the table. */
static void
test_back_to_table (void)
{
  g_autoptr (GFile) file = new_file ();
  CbWindow *window = cb_shell_test_window ();

  cb_shell_test_open (window, file);
  cb_shell_test_activate (window, "win.new-game");
  cb_shell_test_activate (window, "win.rules");
  cb_shell_test_activate (window, "win.back");
  g_assert_cmpstr (cb_window_get_page (window), ==, "setup");
  cb_shell_test_activate (window, "win.back");
  g_assert_cmpstr (cb_window_get_page (window), ==, "table");
  cb_shell_test_activate (window, "win.back");
  g_assert_cmpstr (cb_window_get_page (window), ==, "home");
  cb_shell_test_close (window);
  clear_games ();
}

/* A window that was closed in mid-game offers to go on; so does the next one. */
static void
test_continue (void)
{
  g_autoptr (GFile) file = new_file ();
  CbWindow *window;
  CbSession *session;

  window = cb_shell_test_window ();
  g_assert_null (find_continue (window));
  cb_shell_test_open (window, file);
  cb_session_set_held (cb_window_get_session (window), TRUE);
  cb_session_undo (cb_window_get_session (window));
  cb_shell_test_close (window);

  window = cb_shell_test_window ();
  g_assert_true (gtk_widget_get_mapped (find_continue (window)));
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window), "Ada and Brie"));
  cb_shell_test_press (find_continue (window));
  session = cb_window_get_session (window);
  cb_session_set_held (session, TRUE);
  g_assert_cmpstr (cb_window_get_page (window), ==, "table");
  g_assert_cmpuint (cb_session_get_n_plies (session), ==, 2);
  g_assert_true (cb_session_get_can_redo (session));
  cb_shell_test_close (window);
  clear_games ();
}

/* The game that is under way stands above the place where the focus begins. */
static void
test_continue_by_tab (void)
{
  g_autoptr (GFile) file = new_file ();
  CbWindow *window;
  GtkWidget *begin, *focus;

  window = cb_shell_test_window ();
  cb_shell_test_open (window, file);
  cb_shell_test_activate (window, "win.back");
  begin = gtk_window_get_focus (GTK_WINDOW (window));
  do
    {
      g_signal_emit_by_name (window, "move-focus", GTK_DIR_TAB_FORWARD);
      focus = gtk_window_get_focus (GTK_WINDOW (window));
    }
  while (focus != begin && focus != find_continue (window));
  g_assert_true (focus == find_continue (window));
  cb_shell_test_close (window);
  clear_games ();
}

/* A record need not say who plays. */
static void
test_nameless (void)
{
  g_autoptr (GFile) file = new_file ();
  g_autofree char *path = new_path ();
  CbWindow *window;

  g_assert_true (g_file_set_contents (path, HEAD DEAL, -1, NULL));
  window = cb_shell_test_window ();
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window), " and Brie"));
  cb_shell_test_press (find_continue (window));
  g_assert_cmpstr (cb_session_get_name (cb_window_get_session (window), 1), ==, "Brie");
  cb_shell_test_close (window);
  clear_games ();
}

/* A copy holds the game as it is. */
static void
test_save_copy (void)
{
  g_autoptr (GFile) file = new_file ();
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "copy.cheese", NULL);
  g_autoptr (GFile) copy = g_file_new_for_path (path);
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nonexistent/copy.cheese");
  g_autoptr (CbRecord) record = NULL;
  CbWindow *window;

  window = cb_shell_test_window ();
  cb_shell_test_open (window, file);
  cb_session_set_held (cb_window_get_session (window), TRUE);
  cb_window_save_copy (window, copy);
  cb_shell_test_wait (&window);
  cb_shell_test_settle ();
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window), "Saved as “copy.cheese”"));
  cb_window_save_copy (window, nowhere);
  cb_shell_test_wait (&window);
  cb_shell_test_settle ();
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window), "“copy.cheese” could not be saved. "));
  cb_shell_test_close (window);

  record = cb_record_load (copy, NULL);
  g_assert_cmpuint (record->moves->len, ==, 2);
  g_remove (path);
  clear_games ();
}

/* Both ways to play again keep the players, and each game that is played has its file. */
static void
test_play_again (void)
{
  g_autoptr (GFile) file = new_file ();
  g_autoptr (GPtrArray) paths = NULL;
  g_autofree char *deck = NULL;
  CbWindow *window;
  CbSession *session;

  window = cb_shell_test_window ();
  cb_shell_test_open (window, file);
  deck = g_strdup (cb_session_get_deal (cb_window_get_session (window))->text[0]);
  cb_window_play_same_deal (window);
  session = cb_window_get_session (window);
  g_assert_cmpstr (cb_session_get_deal (session)->text[0], ==, deck);
  g_assert_cmpuint (cb_session_get_n_plies (session), ==, 0);
  g_assert_cmpstr (cb_session_get_name (session, 1), ==, "Brie");
  g_assert_cmpint (cb_session_get_controller (session, 1), ==, CB_CONTROLLER_HARD);

  cb_window_play_again (window);
  session = cb_window_get_session (window);
  g_assert_cmpstr (cb_session_get_name (session, 0), ==, "Ada");
  cb_shell_test_close (window);

  paths = cb_games_list ();
  g_assert_cmpuint (paths->len, ==, 2);
  clear_games ();
}

/* A damaged file is in nobody's way. */
static void
test_damaged (void)
{
  g_autoptr (GFile) file = new_file ();
  g_autofree char *path = new_path ();
  g_autoptr (GFile) older = g_file_new_for_path (path);
  g_autofree char *good = NULL;
  g_autofree char *contents = NULL;
  gsize length;
  CbWindow *window;

  g_file_load_contents (file, NULL, &contents, &length, NULL, NULL);
  g_assert_true (g_file_set_contents (path, contents, (gssize) length, NULL));
  g_assert_true (g_file_set_attribute_uint64 (older, G_FILE_ATTRIBUTE_TIME_MODIFIED, 1,
                                              G_FILE_QUERY_INFO_NONE, NULL, NULL));
  good = new_path ();
  g_assert_true (g_file_set_contents (good, contents, (gssize) length / 2, NULL));

  window = cb_shell_test_window ();
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window), "damaged"));
  g_assert_true (gtk_widget_get_mapped (find_continue (window)));
  cb_shell_test_close (window);
  clear_games ();
}

/* What is said of other files would lie on the hand of somebody who opened one. */
static void
test_damaged_elsewhere (void)
{
  g_autoptr (GFile) file = new_file ();
  g_autofree char *path = new_path ();
  CbWindow *window;

  cb_shell_test_close (cb_shell_test_window ());
  g_assert_true (g_file_set_contents (path, "[Record]\n", -1, NULL));
  window = cb_window_new (GTK_APPLICATION (g_application_get_default ()));
  cb_window_open (window, file);
  gtk_window_present (GTK_WINDOW (window));
  cb_shell_test_settle ();

  g_assert_cmpstr (cb_window_get_page (window), ==, CB_PAGE_TABLE);
  g_assert_false (cb_shell_test_says (GTK_WIDGET (window), "damaged"));
  cb_shell_test_close (window);
  clear_games ();
}

static GSubprocess *
start_program (const char *argument)
{
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "..", "src", "cheeseboard", NULL);
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autoptr (GError) error = NULL;
  GSubprocess *process;

  /* Two of the same name would find each other on the bus. */
  g_subprocess_launcher_unsetenv (launcher, "DBUS_SESSION_BUS_ADDRESS");
  process = g_subprocess_launcher_spawn (launcher, &error, path, argument, NULL);
  g_assert_no_error (error);

  return process;
}

static guint
count_moves (void)
{
  g_autoptr (CbLatest) latest = cb_games_find_latest ();

  g_assert_cmpuint (latest->n_damaged, ==, 0);

  return latest->games->len > 0 ? cb_latest_get_first (latest)->n_plies : 0;
}

/* Waits until the folder tells of a record with two moves. */
static void
wait_for_game (void)
{
  g_autofree char *path = cb_games_dup_folder ();
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (GFileMonitor) monitor = g_file_monitor_directory (folder, G_FILE_MONITOR_NONE,
                                                               NULL, NULL);

  while (count_moves () < 2)
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
can_wait_for_window (void)
{
  g_autofree char *path = g_find_program_in_path ("xdotool");

  return path != NULL;
}

static void
wait_for_window (GSubprocess *process)
{
  const char *argv[] = { "xdotool", "search", "--sync", "--onlyvisible", "--pid",
                         g_subprocess_get_identifier (process), NULL };

  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL,
                               G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL,
                               NULL, NULL, NULL, NULL, NULL, NULL));
}

static void
kill_program (GSubprocess *process)
{
  g_subprocess_send_signal (process, SIGKILL);
  g_subprocess_wait (process, NULL, NULL);
  g_assert_true (g_subprocess_get_if_signaled (process));
  g_assert_cmpint (g_subprocess_get_term_sig (process), ==, SIGKILL);
  g_object_unref (process);
}

/* The real program, killed in mid-game, started and killed again. */
static void
test_killed (void)
{
  g_autoptr (GFile) file = cb_shell_test_new_game ();
  g_autofree char *path = NULL;
  GSubprocess *process;
  guint n_moves;
  CbWindow *window;

  if (!can_wait_for_window ())
    {
      g_test_skip ("There is no xdotool");
      return;
    }

  path = g_file_get_path (file);
  process = start_program (path);
  wait_for_game ();
  kill_program (process);
  n_moves = count_moves ();

  process = start_program (NULL);
  wait_for_window (process);
  kill_program (process);
  g_assert_cmpuint (count_moves (), ==, n_moves);

  window = cb_shell_test_window ();
  g_assert_true (gtk_widget_get_mapped (find_continue (window)));
  cb_shell_test_close (window);
  g_file_delete (file, NULL, NULL);
  clear_games ();
}

/* The table fits the narrowest window. */
static void
test_narrow (void)
{
  g_autoptr (GFile) file = new_file ();
  CbWindow *window;
  int width;

  window = cb_shell_test_window ();
  cb_shell_test_open (window, file);
  cb_shell_test_settle ();
  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
  cb_shell_test_close (window);
  clear_games ();
}

static void
try_sizes (CbWindow *window)
{
  static const int widths[] = { 360, 420, 500, 640 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    for (int height = 294; height < 500; height += 40)
      {
        gtk_window_set_default_size (GTK_WINDOW (window), widths[i], height);
        cb_shell_test_settle ();
        cb_display_wait_frame (GTK_WIDGET (window));
      }
}

/* A small window with large text may leave next to nothing of the board, above all with a
 * result, and GTK does not warn of sizes below nothing. */
static void
test_large (gconstpointer data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", data, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkSettings *settings = gtk_settings_get_default ();
  CbWindow *window = cb_shell_test_window ();
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  cb_shell_test_open (window, file);
  try_sizes (window);
  g_action_group_activate_action (G_ACTION_GROUP (window), "undo", NULL);
  try_sizes (window);
  gtk_widget_activate_action (GTK_WIDGET (window->table), "table.review", "i", 3);
  try_sizes (window);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  cb_shell_test_close (window);
  clear_games ();
}

int
main (int    argc,
      char **argv)
{
  if (!cb_shell_test_init (&argc, &argv))
    return 0;

  for (guint i = 0; i < G_N_ELEMENTS (broken_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/open/broken/%s", broken_cases[i].name);

      g_test_add_data_func (path, &broken_cases[i], test_broken);
    }
  g_test_add_func ("/open/missing", test_missing);
  g_test_add_func ("/open/open", test_open);
  g_test_add_func ("/open/looked-at", test_looked_at);
  g_test_add_func ("/open/several-open", test_several_open);
  g_test_add_func ("/open/back-to-table", test_back_to_table);
  g_test_add_func ("/open/continue", test_continue);
  g_test_add_func ("/open/continue-by-tab", test_continue_by_tab);
  g_test_add_func ("/open/nameless", test_nameless);
  g_test_add_func ("/open/save-copy", test_save_copy);
  g_test_add_func ("/open/play-again", test_play_again);
  g_test_add_func ("/open/damaged", test_damaged);
  g_test_add_func ("/open/damaged-elsewhere", test_damaged_elsewhere);
  g_test_add_func ("/open/killed", test_killed);
  g_test_add_func ("/open/narrow", test_narrow);
  g_test_add_data_func ("/open/large/rescue", "cheese-rescue-4.cheese", test_large);
  g_test_add_data_func ("/open/large/appetit", "bon-appetit-4.cheese", test_large);
  g_test_add_data_func ("/open/large/chateau", "chateau-roquefort-3.cheese", test_large);

  return cb_shell_test_run ();
}
