/* cb-games.c - the folder with every game that was ever begun
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-games.h"

#include <glib/gstdio.h>

/**
 * Entry:
 * @path: a record
 * @changed: when it was written, in microseconds
 */
typedef struct
{
  char   *path;
  gint64  changed;
} Entry;

static void
entry_free (gpointer data)
{
  Entry *self = data;

  g_free (self->path);
  g_free (self);
}

/* Newest first. Files of the same moment are told apart by their names, which
 * begin with the time. */
static int
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  const Entry *left = *(const Entry *const *) a, *right = *(const Entry *const *) b;

  if (left->changed != right->changed)
    return left->changed < right->changed ? 1 : -1;

  return g_strcmp0 (right->path, left->path);
}

static void
add_entry (GPtrArray *entries,
           GFile     *file,
           GFileInfo *info)
{
  Entry *entry;

  if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR ||
      !g_str_has_suffix (g_file_info_get_name (info), CB_RECORD_SUFFIX))
    return;

  entry = g_new0 (Entry, 1);
  entry->path = g_file_get_path (file);
  entry->changed =
    (gint64) g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED) *
    G_USEC_PER_SEC +
    g_file_info_get_attribute_uint32 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC);
  g_ptr_array_add (entries, entry);
}

static GPtrArray *
dup_entries (void)
{
  g_autofree char *path = cb_games_dup_folder ();
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (GFileEnumerator) files =
    g_file_enumerate_children (folder,
                               G_FILE_ATTRIBUTE_STANDARD_NAME ","
                               G_FILE_ATTRIBUTE_STANDARD_TYPE ","
                               G_FILE_ATTRIBUTE_TIME_MODIFIED ","
                               G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC,
                               G_FILE_QUERY_INFO_NONE, NULL, NULL);
  GPtrArray *entries = g_ptr_array_new_with_free_func (entry_free);
  GFileInfo *info;
  GFile *file;

  /* There is no folder before the first game. */
  while (files != NULL && g_file_enumerator_iterate (files, &info, &file, NULL, NULL) &&
         info != NULL)
    add_entry (entries, file, info);
  g_ptr_array_sort (entries, compare_entries);

  return entries;
}

/**
 * cb_games_dup_folder:
 *
 * Returns: (transfer full): where the games are kept
 */
char *
cb_games_dup_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "cheeseboard", "games", NULL);
}

/**
 * cb_games_new_path:
 *
 * Every game has a file of its own, named by the time at which it began, so
 * that no game ever takes the place of another.
 *
 * Returns: (transfer full): the path of a file that does not exist yet
 */
char *
cb_games_new_path (void)
{
  g_autofree char *folder = cb_games_dup_folder ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *time = g_date_time_format (now, "%Y-%m-%d %H-%M-%S");
  char *path = NULL;

  g_mkdir_with_parents (folder, 0700);
  for (guint i = 1; path == NULL; i++)
    {
      g_autofree char *name = i == 1 ? g_strdup_printf ("%s" CB_RECORD_SUFFIX, time)
                                     : g_strdup_printf ("%s %u" CB_RECORD_SUFFIX, time, i);

      path = g_build_filename (folder, name, NULL);
      if (g_file_test (path, G_FILE_TEST_EXISTS))
        g_clear_pointer (&path, g_free);
    }

  return path;
}

/**
 * cb_games_owns:
 * @file: a file
 *
 * Returns: whether it is one of the games that are kept
 */
gboolean
cb_games_owns (GFile *file)
{
  g_autofree char *path = cb_games_dup_folder ();
  g_autoptr (GFile) folder = g_file_new_for_path (path);

  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  return g_file_has_parent (file, folder);
}

/**
 * cb_games_list:
 *
 * Returns: (transfer full) (element-type filename): the paths of all games,
 *   that which was played last first
 */
GPtrArray *
cb_games_list (void)
{
  g_autoptr (GPtrArray) entries = dup_entries ();
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < entries->len; i++)
    {
      Entry *entry = g_ptr_array_index (entries, i);

      g_ptr_array_add (paths, g_steal_pointer (&entry->path));
    }

  return paths;
}

/**
 * cb_games_load_newest:
 * @path: (out) (transfer full): where it is
 * @n_damaged: (out): how many newer files could not be read
 *
 * Reads the game that was played last. Damaged files are left where they are
 * and skipped, because one of them must not be in the way of the others.
 *
 * Returns: (transfer full) (nullable): the record, or %NULL where there is none
 */
CbRecord *
cb_games_load_newest (char  **path,
                      guint  *n_damaged)
{
  g_autoptr (GPtrArray) paths = cb_games_list ();

  *path = NULL;
  *n_damaged = 0;
  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (g_ptr_array_index (paths, i));
      CbRecord *record = cb_record_load (file, NULL);

      if (record != NULL)
        {
          *path = g_file_get_path (file);
          return record;
        }
      (*n_damaged)++;
    }

  return NULL;
}
