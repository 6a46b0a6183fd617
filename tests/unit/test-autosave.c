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

/* A path for a game that nobody claims. */
static char *
new_path (void)
{
  g_autoptr (CbClaim) claim = cb_games_claim_new ();

  return g_strdup (cb_claim_get_path (claim));
}

static CbAutosave *
new_autosave (CbSession  *session,
              const char *path)
{
  CbClaim *claim = cb_claim_new (path);

  g_assert_nonnull (claim);

  return cb_autosave_new (session, claim, 0);
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
  cb_session_set_name (session, 0, "A;b=c [d]\\");

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
  g_autofree char *path = new_path ();
  CbAutosave *autosave = new_autosave (session, path);

  g_autofree char *found = cb_autosave_dup_path (autosave);

  g_assert_cmpstr (found, ==, path);
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
      g_autofree char *path = new_path ();
      g_autoptr (CbAutosave) autosave = new_autosave (session, path);

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
  g_autofree char *path = new_path ();
  CbAutosave *autosave = new_autosave (session, path);

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
count_cb (guint *n)
{
  (*n)++;
}

/* Waits until the last change was written, or could not be. */
static void
wait_for_write (guint *n_changes,
                guint  n)
{
  while (*n_changes < n)
    g_main_context_iteration (NULL, TRUE);
}

/* What goes on is no news; that it works again is. */
static void
test_failure (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "blocked", NULL);
  g_autofree char *path = g_build_filename (folder, "game.cheese", NULL);
  g_autoptr (CbSession) session = new_session (0);
  g_autoptr (CbAutosave) autosave = NULL;
  guint n_changes = 0;

  /* A file is where the folder should be. */
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  autosave = new_autosave (session, path);
  g_signal_connect_swapped (autosave, "notify::error", G_CALLBACK (count_cb), &n_changes);
  play_any (session, 1);
  wait_for_write (&n_changes, 1);
  for (guint i = 0; i < 3; i++)
    {
      play_any (session, 1);
      g_assert_false (cb_autosave_flush (autosave));
    }
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_true (g_error_matches (cb_autosave_get_error (autosave), G_FILE_ERROR,
                                  G_FILE_ERROR_EXIST) ||
                 g_error_matches (cb_autosave_get_error (autosave), G_FILE_ERROR,
                                  G_FILE_ERROR_NOTDIR));

  /* A copy is as good, until the next move. */
  cb_autosave_set_kept_elsewhere (autosave);
  g_assert_true (cb_autosave_flush (autosave));
  play_any (session, 1);
  g_assert_false (cb_autosave_close (autosave));

  g_assert_cmpint (g_unlink (folder), ==, 0);
  cb_autosave_retry (autosave);
  wait_for_write (&n_changes, 2);
  g_assert_null (cb_autosave_get_error (autosave));
  g_assert_true (cb_autosave_close (autosave));
  assert_file (path, 5, 0);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
clear_games (void)
{
  g_autoptr (GPtrArray) paths = cb_games_list ();

  for (guint i = 0; i < paths->len; i++)
    g_assert_cmpint (g_remove (g_ptr_array_index (paths, i)), ==, 0);
}

/* A game of some moves, under way. */
static void
save_with_order (const char *path,
                 guint       n_moves,
                 guint64     order)
{
  g_autoptr (CbSession) session = new_session (0);
  g_autoptr (CbRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  play_any (session, n_moves);
  record = cb_record_from_session (session);
  record->order = order;
  cb_record_save (record, path, &error);
  g_assert_no_error (error);
}

/* A game that is over; older versions did not say so. */
static void
save_finished (const char *path,
               guint64     order)
{
  g_autoptr (CbSession) session = new_session (1);
  g_autoptr (CbRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  while (cb_session_get_turn (session) != CB_SEAT_NONE)
    play_any (session, 1);
  record = cb_record_from_session (session);
  record->order = order;
  cb_record_save (record, path, &error);
  g_assert_no_error (error);
}

/* Makes a file older than those that come after it, or newer. */
static void
set_age (const char *path,
         int         minutes)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  guint64 time = (guint64) (g_get_real_time () / G_USEC_PER_SEC - minutes * 60);

  g_assert_true (g_file_set_attribute_uint64 (file, G_FILE_ATTRIBUTE_TIME_MODIFIED, time,
                                              G_FILE_QUERY_INFO_NONE, NULL, NULL));
}

static void
assert_latest (guint n_moves,
               guint n_damaged,
               guint n_newer)
{
  g_autoptr (CbLatest) latest = cb_games_find_latest ();

  g_assert_cmpuint (latest->games->len > 0 ? cb_latest_get_first (latest)->n_plies : 0, ==,
                    n_moves);
  g_assert_cmpuint (latest->n_damaged, ==, n_damaged);
  g_assert_cmpuint (latest->n_newer, ==, n_newer);
  g_assert_cmpuint (latest->n_unreadable, ==, 0);
}

/* The order of the records counts, and the times of their files only where there
 * is none; games that are over and files that cannot be read hide nothing. */
static void
test_latest (void)
{
  g_autofree char *folder = cb_games_dup_folder ();
  g_autofree char *a = g_build_filename (folder, "a.cheese", NULL);
  g_autofree char *b = g_build_filename (folder, "b.cheese", NULL);
  g_autofree char *c = g_build_filename (folder, "c.cheese", NULL);
  g_autofree char *d = g_build_filename (folder, "d.cheese", NULL);

  clear_games ();
  assert_latest (0, 0, 0);
  save_with_order (a, 1, 0);
  set_age (a, 60);
  assert_latest (1, 0, 0);
  save_with_order (b, 2, 0);
  set_age (b, 30);
  assert_latest (2, 0, 0);

  /* A clock was wrong: the files are from tomorrow and from long ago. */
  save_with_order (a, 1, 7);
  set_age (a, 24 * 60);
  save_with_order (b, 2, 6);
  set_age (b, -24 * 60);
  assert_latest (1, 0, 0);
  save_finished (c, 9);
  set_age (c, -48 * 60);
  assert_latest (1, 0, 0);
  save_finished (c, 0);
  assert_latest (1, 0, 0);

  set_age (a, 1);
  g_assert_true (g_file_set_contents (d, "[Record]\nFormat=1\nGame=chee", -1, NULL));
  assert_latest (1, 1, 0);
  g_assert_true (g_file_test (d, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_set_contents (d, "[Record]\nFormat=99\nAnything=else\n", -1, NULL));
  assert_latest (1, 0, 1);
  set_age (d, 60);
  assert_latest (1, 0, 0);
  clear_games ();
}

/* Whoever plays last is the latest, whatever the clock says. */
static void
test_order (void)
{
  g_autofree char *old = new_path ();
  g_autofree char *path = NULL;
  g_autoptr (CbSession) session = new_session (0);
  g_autoptr (CbAutosave) autosave = NULL;
  g_autoptr (CbRecord) record = NULL;

  clear_games ();
  save_with_order (old, 1, 41);
  set_age (old, -600);
  g_assert_cmpuint (cb_games_next_order ("/nonexistent"), ==, 42);
  path = new_path ();
  autosave = new_autosave (session, path);
  play_any (session, 2);
  g_assert_true (cb_autosave_flush (autosave));
  record = load (path);
  g_assert_cmpuint (record->order, ==, 42);
  assert_latest (2, 0, 0);
  g_clear_object (&autosave);
  clear_games ();
}

static void
test_owns (void)
{
  g_autofree char *path = new_path ();
  g_autoptr (GFile) own = g_file_new_for_path (path);
  g_autoptr (GFile) other = g_file_new_for_path ("/tmp/game.cheese");

  g_assert_true (cb_games_owns (own));
  g_assert_false (cb_games_owns (other));
}

/* One writer a game, and a file of its own for every new one. */
static void
test_claim (void)
{
  g_autoptr (CbClaim) first = cb_games_claim_new ();
  g_autoptr (CbClaim) second = cb_games_claim_new ();
  const char *path = cb_claim_get_path (first);
  g_autofree char *copy = g_strdup (path);

  g_assert_cmpstr (path, !=, cb_claim_get_path (second));
  g_assert_null (cb_claim_new (path));
  g_assert_true (cb_claim_renew (first));
  g_clear_pointer (&first, cb_claim_free);
  first = cb_claim_new (copy);
  g_assert_nonnull (first);
}

static void
remove_folder (void)
{
  g_autofree char *folder = cb_games_dup_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* The folder goes, and with it the lock; both come back with the next move. */
static void
test_folder_removed (void)
{
  g_autoptr (CbSession) session = new_session (0);
  g_autofree char *path = new_path ();
  g_autoptr (CbAutosave) autosave = new_autosave (session, path);

  play_any (session, 1);
  g_assert_true (cb_autosave_flush (autosave));
  remove_folder ();
  play_any (session, 1);
  g_assert_true (cb_autosave_flush (autosave));
  assert_file (path, 2, 0);
  g_assert_null (cb_claim_new (path));
}

/* While the folder was gone, somebody else took the name. */
static void
test_folder_taken (void)
{
  g_autoptr (CbSession) session = new_session (0);
  g_autofree char *path = new_path (), *moved = NULL;
  g_autoptr (CbAutosave) autosave = new_autosave (session, path);
  g_autoptr (CbClaim) other = NULL;
  guint n_moved = 0;

  g_signal_connect_swapped (autosave, "moved", G_CALLBACK (count_cb), &n_moved);
  play_any (session, 1);
  g_assert_true (cb_autosave_flush (autosave));
  remove_folder ();
  other = cb_claim_new (path);
  g_assert_nonnull (other);
  play_any (session, 1);
  g_assert_true (cb_autosave_flush (autosave));
  g_assert_cmpuint (n_moved, ==, 1);
  moved = cb_autosave_dup_path (autosave);
  g_assert_cmpstr (moved, !=, path);
  assert_file (moved, 2, 0);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* The lock of a program that is killed is free, and what it left is removed; what
 * one that lives has under way is not. */
static void
test_tidy (void)
{
  g_autofree char *dead = new_path (), *left = g_strconcat (dead, ".AB12CD", NULL);
  g_autofree char *lock = NULL, *name = g_path_get_basename (dead);
  g_autofree char *folder = cb_games_dup_folder ();
  g_autofree char *live_left = NULL;
  g_autoptr (CbClaim) live = NULL;

  lock = g_strdup_printf ("%s/.%s.lock", folder, name);
  if (g_test_subprocess ())
    {
      g_autoptr (CbClaim) claim = cb_claim_new (g_getenv ("CB_TEST_GAME"));

      g_assert_nonnull (claim);
      kill (getpid (), SIGKILL);
    }

  g_setenv ("CB_TEST_GAME", dead, TRUE);
  g_test_trap_subprocess (NULL, 0, 0);
  g_assert_false (g_test_trap_has_passed ());
  g_assert_true (g_file_test (lock, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_set_contents (dead, "", 0, NULL));
  live = cb_games_claim_new ();
  live_left = g_strconcat (cb_claim_get_path (live), ".AB12CD", NULL);
  g_assert_true (g_file_set_contents (left, "", 0, NULL));
  g_assert_true (g_file_set_contents (live_left, "", 0, NULL));

  cb_games_tidy ();
  g_assert_false (g_file_test (lock, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (left, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (dead, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (live_left, G_FILE_TEST_EXISTS));
  g_assert_null (cb_claim_new (cb_claim_get_path (live)));
  g_unlink (live_left);
  g_unlink (dead);
}

/* Who may read a game is up to its owner. */
static void
test_permissions (void)
{
  static const guint modes[] = { 0444, 0600, 0664 };

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autofree char *path = new_path ();
      GStatBuf status;

      save_with_order (path, 1, 0);
      g_assert_cmpint (g_chmod (path, (int) modes[i]), ==, 0);
      save_with_order (path, 2, 0);
      assert_file (path, 2, 0);
      g_assert_cmpint (g_stat (path, &status), ==, 0);
      g_assert_cmpuint (status.st_mode & 0777, ==, modes[i]);
      g_unlink (path);
    }
}

/* The power goes off right after a move is on the disk. */
static void
test_killed (void)
{
  g_autoptr (CbLatest) latest = NULL;

  if (g_test_subprocess ())
    {
      CbSession *session = new_session (0);
      g_autofree char *path = new_path ();
      CbAutosave *autosave = new_autosave (session, path);

      play_any (session, 5);
      cb_session_undo (session);
      wait_for_file (path, 4);
      g_assert_true (CB_IS_AUTOSAVE (autosave));
      kill (getpid (), SIGKILL);
    }

  clear_games ();
  g_test_trap_subprocess (NULL, 0, 0);
  g_assert_false (g_test_trap_has_passed ());
  latest = cb_games_find_latest ();
  g_assert_cmpuint (latest->games->len, ==, 1);
  assert_file (cb_latest_get_first (latest)->path, 4, 1);
  g_assert_cmpuint (latest->n_damaged, ==, 0);
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
  g_test_add_func ("/autosave/latest", test_latest);
  g_test_add_func ("/autosave/order", test_order);
  g_test_add_func ("/autosave/owns", test_owns);
  g_test_add_func ("/autosave/claim", test_claim);
  g_test_add_func ("/autosave/folder-removed", test_folder_removed);
  g_test_add_func ("/autosave/folder-taken", test_folder_taken);
  g_test_add_func ("/autosave/tidy", test_tidy);
  g_test_add_func ("/autosave/permissions", test_permissions);
  g_test_add_func ("/autosave/killed", test_killed);
  result = g_test_run ();

  if (folder != NULL)
    {
      g_autofree char *games = cb_games_dup_folder ();
      g_autofree char *parent = g_path_get_dirname (games);

      clear_games ();
      cb_games_tidy ();
      g_rmdir (games);
      g_rmdir (parent);
      g_rmdir (folder);
    }

  return result;
}
