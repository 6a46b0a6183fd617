/* test-autosave.c - no game is ever lost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-autosave.h"
#include "cb-games.h"
#include "cb-plan.h"
#include "cb-record-session.h"
#include "cb-registry.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#define N_MOVES 6

static CbSession *
new_session (guint kind)
{
  g_autoptr (CbPlan) plan = cb_plan_new (cb_registry_get_kind (kind));

  for (guint i = 0; i < CB_MAX_SEATS; i++)
    plan->controllers[i] = CB_CONTROLLER_HUMAN;

  return cb_plan_new_session (plan);
}

static void
play_any (CbSession *session,
          guint      n_moves)
{
  for (guint i = 0; i < n_moves; i++)
    {
      g_autoptr (GArray) moves = cb_kind_dup_moves (cb_session_get_kind (session),
                                                    cb_session_peek_state (session));

      g_assert_true (cb_session_play (session, g_array_index (moves, CbMove, 0)));
    }
}

static CbRecord *
load (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  CbRecord *record = cb_record_load (file, &error);

  g_assert_no_error (error);

  return record;
}

static void
assert_file (const char *path,
             guint       n_moves,
             guint       n_undone)
{
  g_autoptr (CbRecord) record = load (path);

  g_assert_cmpuint (record->moves->len, ==, n_moves);
  g_assert_cmpuint (record->undone->len, ==, n_undone);
}

static gboolean
file_has (const char *path,
          guint       n_moves)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (CbRecord) record = cb_record_load (file, NULL);

  return record != NULL && record->moves->len == n_moves;
}

/* Waits until the folder tells that the file says what it should. */
static void
wait_for_file (const char *path,
               guint       n_moves)
{
  g_autofree char *folder_path = cb_games_dup_folder ();
  g_autoptr (GFile) folder = g_file_new_for_path (folder_path);
  g_autoptr (GFileMonitor) monitor = g_file_monitor_directory (folder, G_FILE_MONITOR_NONE,
                                                               NULL, NULL);

  while (!file_has (path, n_moves))
    g_main_context_iteration (NULL, TRUE);
}

/* Makes a file older than those that come after it. */
static void
make_old (const char *path,
          int         minutes)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  guint64 time = (guint64) (g_get_real_time () / G_USEC_PER_SEC) - (guint64) minutes * 60;

  g_assert_true (g_file_set_attribute_uint64 (file, G_FILE_ATTRIBUTE_TIME_MODIFIED, time,
                                              G_FILE_QUERY_INFO_NONE, NULL, NULL));
}

/* Undo would go to the last choice, which not every game has. */
static void
take_back (CbSession **session,
           guint       n_moves)
{
  g_autoptr (CbRecord) record = cb_record_from_session (*session);

  g_array_append_vals (record->undone,
                       &g_array_index (record->moves, CbMove, record->moves->len - n_moves),
                       n_moves);
  g_array_set_size (record->moves, record->moves->len - n_moves);
  g_object_unref (*session);
  *session = cb_record_to_session (record);
}

/* What a session becomes and comes from is the same, whichever the game. */
static void
test_session (gconstpointer data)
{
  g_autoptr (CbSession) session = new_session (GPOINTER_TO_UINT (data));
  g_autoptr (CbSession) again = NULL;
  g_autoptr (CbRecord) record = NULL, record_again = NULL;
  g_autofree char *text = NULL, *text_again = NULL;

  play_any (session, N_MOVES);
  take_back (&session, 2);
  cb_session_set_controller (session, 1, CB_CONTROLLER_HARD);
  cb_session_set_name (session, 0, "A;b=c [d]\n\\");

  record = cb_record_from_session (session);
  text = cb_record_format (record);
  g_assert_nonnull (strstr (text, "[Undone]"));
  record_again = cb_record_parse (text, strlen (text), NULL);
  g_assert_nonnull (record_again);
  again = cb_record_to_session (record_again);

  g_assert_cmpstr (cb_session_get_name (again, 0), ==, cb_session_get_name (session, 0));
  g_assert_cmpint (cb_session_get_controller (again, 1), ==, CB_CONTROLLER_HARD);
  g_assert_cmpuint (cb_session_get_ply (again), ==, N_MOVES - 2);
  g_assert_cmpuint (cb_session_get_n_plies (again), ==, N_MOVES);
  g_assert_true (cb_session_get_held (again));
  for (guint i = 0; i < N_MOVES; i++)
    g_assert_cmpuint (cb_session_get_move (again, i), ==, cb_session_get_move (session, i));

  g_clear_pointer (&record, cb_record_free);
  record = cb_record_from_session (again);
  text_again = cb_record_format (record);
  g_assert_cmpstr (text_again, ==, text);
}

/* Moves that were taken back are checked like those that were played. */
static void
test_undone_refused (void)
{
  g_autoptr (CbSession) session = new_session (0);
  g_autoptr (CbRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *bad = NULL;

  play_any (session, 2);
  record = cb_record_from_session (session);
  text = cb_record_format (record);
  bad = g_strconcat (text, "\n[Undone]\nList=X@9,9;\n", NULL);
  g_assert_null (cb_record_parse (bad, strlen (bad), &error));
  g_assert_nonnull (strstr (error->message, "ply 2"));
}

static void
test_every_change (void)
{
  CbSession *session = new_session (0);
  g_autofree char *path = cb_games_new_path ();
  CbAutosave *autosave = cb_autosave_new (session, path);

  g_assert_cmpstr (cb_autosave_get_path (autosave), ==, path);
  cb_autosave_flush (autosave);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));

  play_any (session, 1);
  wait_for_file (path, 1);
  play_any (session, 1);
  wait_for_file (path, 2);
  cb_session_undo (session);
  wait_for_file (path, 1);
  assert_file (path, 1, 1);
  cb_session_redo (session);
  wait_for_file (path, 2);
  cb_session_set_name (session, 1, "Colby");
  cb_autosave_flush (autosave);
  {
    g_autoptr (CbRecord) record = load (path);

    g_assert_cmpstr (record->names[1], ==, "Colby");
  }

  /* Writes that are under way hold a reference until they are done. */
  g_object_add_weak_pointer (G_OBJECT (autosave), (gpointer *) &autosave);
  g_object_unref (autosave);
  while (autosave != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_finalize_object (session);
}

/* Many changes in no time: whatever is skipped, the last one is there. */
static void
test_newest_last (void)
{
  for (guint round = 0; round < 20; round++)
    {
      g_autoptr (CbSession) session = new_session (0);
      g_autofree char *path = cb_games_new_path ();
      g_autoptr (CbAutosave) autosave = cb_autosave_new (session, path);

      play_any (session, 4 + round);
      cb_session_undo (session);
      if (round % 2 == 0)
        cb_autosave_flush (autosave);
      wait_for_file (path, 3 + round);
      cb_autosave_flush (autosave);
      assert_file (path, 3 + round, 1);
    }
}

/* Once a game is flushed, nothing that was under way touches its file. */
static void
test_flushed (void)
{
  CbSession *session = new_session (0);
  g_autofree char *path = cb_games_new_path ();
  CbAutosave *autosave = cb_autosave_new (session, path);

  play_any (session, 3);
  cb_autosave_flush (autosave);
  g_object_unref (autosave);
  g_object_unref (session);
  assert_file (path, 3, 0);
  g_assert_cmpint (g_remove (path), ==, 0);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
failed_cb (CbAutosave *autosave,
           GError     *error,
           guint      *n_failed)
{
  g_assert_nonnull (error);
  (*n_failed)++;
}

static void
test_failure (void)
{
  g_autoptr (CbSession) session = new_session (0);
  g_autoptr (CbAutosave) autosave = cb_autosave_new (session, "/nonexistent/game.cheese");
  guint n_failed = 0;

  g_signal_connect (autosave, "failed", G_CALLBACK (failed_cb), &n_failed);
  play_any (session, 1);
  while (n_failed == 0)
    g_main_context_iteration (NULL, TRUE);
  cb_autosave_flush (autosave);
  g_assert_cmpuint (n_failed, ==, 2);
}

static void
clear_games (void)
{
  g_autoptr (GPtrArray) paths = cb_games_list ();

  for (guint i = 0; i < paths->len; i++)
    g_assert_cmpint (g_remove (g_ptr_array_index (paths, i)), ==, 0);
}

static void
save_new (const char *path,
          guint       n_moves)
{
  g_autoptr (CbSession) session = new_session (0);
  g_autoptr (CbRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  play_any (session, n_moves);
  record = cb_record_from_session (session);
  cb_record_save (record, path, &error);
  g_assert_no_error (error);
}

static void
test_newest (void)
{
  g_autofree char *first = NULL, *second = NULL, *third = NULL, *found = NULL;
  g_autoptr (CbRecord) record = NULL;
  g_autoptr (GFile) file = NULL;
  guint n_damaged;

  clear_games ();
  g_assert_null (cb_games_load_newest (&found, &n_damaged));
  g_assert_null (found);
  g_assert_cmpuint (n_damaged, ==, 0);

  first = cb_games_new_path ();
  save_new (first, 1);
  make_old (first, 2);
  second = cb_games_new_path ();
  save_new (second, 2);
  make_old (second, 1);
  third = cb_games_new_path ();
  g_assert_cmpstr (first, !=, second);
  g_assert_true (g_file_set_contents (third, "[Record]\nFormat=1\nGame=chee", -1, NULL));

  record = cb_games_load_newest (&found, &n_damaged);
  g_assert_cmpuint (record->moves->len, ==, 2);
  g_assert_cmpstr (found, ==, second);
  g_assert_cmpuint (n_damaged, ==, 1);
  g_assert_true (g_file_test (third, G_FILE_TEST_EXISTS));

  file = g_file_new_for_path (second);
  g_assert_true (cb_games_owns (file));
  g_clear_object (&file);
  file = g_file_new_for_path ("/tmp/game.cheese");
  g_assert_false (cb_games_owns (file));
}

/* The power goes off right after a move is on the disk. */
static void
test_killed (void)
{
  g_autoptr (CbRecord) record = NULL;
  g_autofree char *found = NULL;
  guint n_damaged;

  if (g_test_subprocess ())
    {
      CbSession *session = new_session (0);
      g_autofree char *path = cb_games_new_path ();
      CbAutosave *autosave = cb_autosave_new (session, path);

      play_any (session, 5);
      cb_session_undo (session);
      wait_for_file (cb_autosave_get_path (autosave), 4);
      kill (getpid (), SIGKILL);
    }

  clear_games ();
  g_test_trap_subprocess (NULL, 0, 0);
  g_assert_false (g_test_trap_has_passed ());
  record = cb_games_load_newest (&found, &n_damaged);
  g_assert_nonnull (record);
  g_assert_cmpuint (record->moves->len, ==, 4);
  g_assert_cmpuint (record->undone->len, ==, 1);
  g_assert_cmpuint (n_damaged, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = NULL;
  int result;

  /* A subprocess must find the folder of its parent. */
  if (g_getenv ("CB_TEST_FOLDER") == NULL)
    {
      folder = g_dir_make_tmp ("cheeseboard-XXXXXX", NULL);
      g_setenv ("CB_TEST_FOLDER", folder, TRUE);
    }
  g_setenv ("XDG_DATA_HOME", g_getenv ("CB_TEST_FOLDER"), TRUE);
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < cb_registry_get_n_kinds (); i++)
    {
      g_autofree char *path = g_strdup_printf ("/autosave/session/%s",
                                               cb_registry_get_kind (i)->id);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_session);
    }
  g_test_add_func ("/autosave/undone-refused", test_undone_refused);
  g_test_add_func ("/autosave/every-change", test_every_change);
  g_test_add_func ("/autosave/newest-last", test_newest_last);
  g_test_add_func ("/autosave/flushed", test_flushed);
  g_test_add_func ("/autosave/failure", test_failure);
  g_test_add_func ("/autosave/newest", test_newest);
  g_test_add_func ("/autosave/killed", test_killed);
  result = g_test_run ();

  if (folder != NULL)
    {
      g_autofree char *games = cb_games_dup_folder ();
      g_autofree char *parent = g_path_get_dirname (games);

      clear_games ();
      g_rmdir (games);
      g_rmdir (parent);
      g_rmdir (folder);
    }

  return result;
}
