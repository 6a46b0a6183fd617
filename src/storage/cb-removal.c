/* cb-removal.c - games that are deleted, and may come back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-removal.h"

#include "cb-games.h"

#include <glib/gstdio.h>

/* Longer than any program still offers to undo it. */
#define KEPT_SECONDS (24 * 60 * 60)

static char *
dup_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "cheeseboard", "removed", NULL);
}

static char *
dup_removed (const char *path)
{
  g_autofree char *folder = dup_folder ();
  g_autofree char *name = g_path_get_basename (path);

  return g_build_filename (folder, name, NULL);
}

/* A game that another program plays stays. */
static gboolean
remove_game (const char *path)
{
  g_autofree char *removed = dup_removed (path);
  g_autofree char *folder = dup_folder ();
  g_autoptr (CbClaim) claim = cb_claim_new (path);

  return claim != NULL && g_mkdir_with_parents (folder, 0700) == 0 && g_rename (path, removed) == 0;
}

/* Nothing that is there now is lost. */
static gboolean
restore_game (const char *path)
{
  g_autofree char *removed = dup_removed (path);

  return !g_file_test (path, G_FILE_TEST_EXISTS) && g_rename (removed, path) == 0;
}

static GPtrArray *
do_all (GPtrArray  *paths,
        gboolean  (*func) (const char *path))
{
  GPtrArray *done = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < paths->len; i++)
    if (func (g_ptr_array_index (paths, i)))
      g_ptr_array_add (done, g_strdup (g_ptr_array_index (paths, i)));

  return done;
}

static void
remove_in_thread (GTask        *task,
                  gpointer      source,
                  gpointer      task_data,
                  GCancellable *cancellable)
{
  g_task_return_pointer (task, do_all (task_data, remove_game),
                         (GDestroyNotify) g_ptr_array_unref);
}

static void
restore_in_thread (GTask        *task,
                   gpointer      source,
                   gpointer      task_data,
                   GCancellable *cancellable)
{
  g_task_return_pointer (task, do_all (task_data, restore_game),
                         (GDestroyNotify) g_ptr_array_unref);
}

static void
begin (GPtrArray           *paths,
       GTaskThreadFunc      func,
       GAsyncReadyCallback  callback,
       gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, user_data);

  g_task_set_source_tag (task, begin);
  g_task_set_task_data (task, g_ptr_array_ref (paths), (GDestroyNotify) g_ptr_array_unref);
  g_task_run_in_thread (task, func);
}

/**
 * cb_removal_remove_async:
 * @paths: (element-type filename): games that are kept
 * @callback: gets the result
 * @user_data: for @callback
 *
 * Takes them away, to a place from which they can be brought back for a day.
 */
void
cb_removal_remove_async (GPtrArray           *paths,
                         GAsyncReadyCallback  callback,
                         gpointer             user_data)
{
  g_return_if_fail (paths != NULL);

  begin (paths, remove_in_thread, callback, user_data);
}

/**
 * cb_removal_restore_async:
 * @paths: (element-type filename): games that were taken away
 * @callback: gets the result
 * @user_data: for @callback
 *
 * Brings them back as they were.
 */
void
cb_removal_restore_async (GPtrArray           *paths,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  g_return_if_fail (paths != NULL);

  begin (paths, restore_in_thread, callback, user_data);
}

/**
 * cb_removal_finish:
 * @result: that of either function
 *
 * Returns: (transfer full) (element-type filename): the games with which it worked
 */
GPtrArray *
cb_removal_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}

static gboolean
is_old (const char *path)
{
  GStatBuf status;

  return g_stat (path, &status) == 0 &&
         (gint64) status.st_ctime + KEPT_SECONDS < g_get_real_time () / G_USEC_PER_SEC;
}

/**
 * cb_removal_purge:
 *
 * Deletes for good what nobody brought back.
 */
void
cb_removal_purge (void)
{
  g_autofree char *folder = dup_folder ();
  g_autoptr (GPtrArray) paths = cb_games_list_folder (folder, NULL);

  for (guint i = 0; paths != NULL && i < paths->len; i++)
    if (is_old (g_ptr_array_index (paths, i)))
      g_unlink (g_ptr_array_index (paths, i));
}
