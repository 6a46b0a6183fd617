/* cb-latest.c - which game is to be continued
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-games.h"

#include <glib/gstdio.h>

/**
 * Entry:
 * @path: a file
 * @changed: when it was written, by a clock that may have been wrong
 * @summary: what it says of itself
 */
typedef struct
{
  char      *path;
  gint64     changed;
  CbSummary  summary;
} Entry;

/**
 * Search:
 * @entries: (element-type Entry): games that may be under way
 * @errors: (element-type GError): what was wrong with the others
 * @times: (element-type gint64): when those were written
 * @roster: who the names in them are
 */
typedef struct
{
  GPtrArray *entries;
  GPtrArray *errors;
  GArray    *times;
  CbRoster  *roster;
} Search;

static void
entry_free (gpointer data)
{
  Entry *self = data;

  g_free (self->path);
  g_free (self);
}

static void
add_error (Search *self,
           GError *error,
           gint64  changed)
{
  g_ptr_array_add (self->errors, error);
  g_array_append_val (self->times, changed);
}

static gint64
get_changed (const char *path)
{
  GStatBuf status;

  return g_stat (path, &status) == 0 ? (gint64) status.st_mtime : 0;
}

static void
add_game (Search     *self,
          const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  gint64 changed = get_changed (path);
  GError *error = NULL;
  CbSummary summary;
  Entry *entry;

  if (!cb_record_summarize (file, &summary, &error))
    {
      add_error (self, error, changed);
      return;
    }
  if (summary.over)
    return;

  entry = g_new0 (Entry, 1);
  *entry = (Entry) { g_strdup (path), changed, summary };
  g_ptr_array_add (self->entries, entry);
}

/* The latest first. Records from before there was an order have the time of their
 * file, and then their name, which begins with the time. */
static int
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  const Entry *left = *(const Entry *const *) a, *right = *(const Entry *const *) b;

  if (left->summary.order != right->summary.order)
    return left->summary.order < right->summary.order ? 1 : -1;
  if (left->changed != right->changed)
    return left->changed < right->changed ? 1 : -1;

  return g_strcmp0 (right->path, left->path);
}

/* What is known of a game, or %NULL if it cannot be read. */
static CbGameInfo *
load_entry (Search *self,
            Entry  *entry)
{
  g_autoptr (CbGameInfo) info = cb_game_info_new_for_path (entry->path);

  if (info != NULL && info->error != NULL)
    add_error (self, g_error_copy (info->error), entry->changed);

  return info != NULL && info->error == NULL ? cb_game_info_apply (info, self->roster) : NULL;
}

/* The first of the games that are really under way; behind them, @index. */
static GPtrArray *
load_first (Search *self,
            guint  *index)
{
  GPtrArray *games = g_ptr_array_new_with_free_func (g_object_unref);

  for (*index = 0; *index < self->entries->len && games->len < CB_LATEST_MAX; (*index)++)
    {
      g_autoptr (CbGameInfo) info = load_entry (self, g_ptr_array_index (self->entries, *index));

      if (info != NULL && !info->over)
        g_ptr_array_add (games, g_steal_pointer (&info));
    }

  return games;
}

/* A record that was cut has lost its order: it stands behind the others, however
 * new it is. */
static void
check_rest (Search *self,
            guint   index,
            gint64  changed)
{
  for (guint i = index; i < self->entries->len; i++)
    {
      Entry *entry = g_ptr_array_index (self->entries, i);

      if (entry->summary.order == 0 && entry->changed >= changed)
        {
          g_autoptr (CbGameInfo) info = load_entry (self, entry);
        }
    }
}

static void
count_error (CbLatest     *self,
             const GError *error)
{
  if (g_error_matches (error, CB_ERROR, CB_ERROR_NEWER))
    self->n_newer++;
  else if (error->domain == CB_ERROR)
    self->n_damaged++;
  /* Whoever removed a file in this moment knows. */
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    self->n_unreadable++;
}

/**
 * cb_games_find_latest:
 *
 * Looks for the games that were played last and are not over, by what the records
 * say and not by their files' times. Files that cannot be read are left where
 * they are and skipped: one of them must not be in the way of the others.
 *
 * Returns: (transfer full): what was found
 */
CbLatest *
cb_games_find_latest (void)
{
  g_autoptr (GPtrArray) paths = cb_games_list ();
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (entry_free);
  g_autoptr (GPtrArray) errors = g_ptr_array_new_with_free_func ((GDestroyNotify) g_error_free);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autofree char *folder = cb_games_dup_folder ();
  g_autoptr (CbRoster) roster = cb_roster_load (folder);
  Search search = { entries, errors, times, roster };
  CbLatest *self = g_new0 (CbLatest, 1);
  gint64 changed = G_MININT64;
  guint index;

  self->n_games = paths->len;
  for (guint i = 0; i < paths->len; i++)
    add_game (&search, g_ptr_array_index (paths, i));
  g_ptr_array_sort (entries, compare_entries);
  self->games = load_first (&search, &index);
  if (self->games->len > 0)
    {
      changed = cb_latest_get_first (self)->changed;
      check_rest (&search, index, changed);
    }
  for (guint i = 0; i < errors->len; i++)
    if (g_array_index (times, gint64, i) >= changed)
      count_error (self, g_ptr_array_index (errors, i));

  return self;
}

static void
find_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  cb_games_tidy ();
  g_task_return_pointer (task, cb_games_find_latest (), (GDestroyNotify) cb_latest_free);
}

/**
 * cb_games_find_latest_async:
 * @cancellable: (nullable): cancelled when nobody waits for it any more
 * @callback: gets the result
 * @user_data: for @callback
 *
 * Like cb_games_find_latest(), in a thread, with the folder tidied up first.
 */
void
cb_games_find_latest_async (GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_task_set_source_tag (task, cb_games_find_latest_async);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, find_in_thread);
}

CbLatest *
cb_games_find_latest_finish (GAsyncResult  *result,
                             GError       **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

void
cb_latest_free (CbLatest *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->games);
  g_free (self);
}

/**
 * cb_latest_get_first:
 * @self: what was found
 *
 * Returns: (transfer none) (nullable): the game that was played last
 */
CbGameInfo *
cb_latest_get_first (const CbLatest *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->games->len > 0 ? g_ptr_array_index (self->games, 0) : NULL;
}
