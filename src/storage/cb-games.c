/* cb-games.c - the folder with every game that was ever begun
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-games.h"

#include "cb-removal.h"

#include <glib/gstdio.h>
#include <string.h>

/* What g_file_set_contents() adds to a name while it writes. */
#define TEMPORARY_CHARS 7
/* So many files take longer to read than a frame lasts. */
#define MANY_FILES 100

/* Calls @func for every file of a folder. */
static gboolean
foreach_file (const char  *folder,
              GFunc        func,
              gpointer     user_data,
              GError     **error)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, error);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      func (path, user_data);
    }

  return dir != NULL;
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
 * cb_games_are_many:
 *
 * Returns: whether it takes a while to look for the latest of them
 */
gboolean
cb_games_are_many (void)
{
  g_autofree char *folder = cb_games_dup_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (dir != NULL && n < MANY_FILES && g_dir_read_name (dir) != NULL)
    n++;

  return n == MANY_FILES;
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

static void
add_path (gpointer data,
          gpointer user_data)
{
  if (g_str_has_suffix (data, CB_RECORD_SUFFIX) && g_file_test (data, G_FILE_TEST_IS_REGULAR))
    g_ptr_array_add (user_data, g_strdup (data));
}

/**
 * cb_games_list:
 *
 * Returns: (transfer full) (element-type filename): the paths of all games, in
 *   no order; there are none before the first one
 */
GPtrArray *
cb_games_list (void)
{
  g_autofree char *folder = cb_games_dup_folder ();
  GPtrArray *paths = cb_games_list_folder (folder, NULL);

  return paths != NULL ? paths : g_ptr_array_new_with_free_func (g_free);
}

/**
 * cb_games_list_folder:
 * @folder: any folder
 * @error: return location for an error
 *
 * Returns: (transfer full) (element-type filename): the paths of all records in it, in
 *   no order, or %NULL if it cannot be read
 */
GPtrArray *
cb_games_list_folder (const char  *folder,
                      GError     **error)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (folder != NULL, NULL);

  return foreach_file (folder, add_path, paths, error) ? g_steal_pointer (&paths) : NULL;
}

/**
 * cb_games_claim_new:
 *
 * Every game has a file of its own, named by the time at which it began, so
 * that no game ever takes the place of another.
 *
 * Returns: (transfer full): the right to write a file that does not exist yet
 */
CbClaim *
cb_games_claim_new (void)
{
  g_autofree char *folder = cb_games_dup_folder ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *time = g_date_time_format (now, "%Y-%m-%d %H-%M-%S");

  for (guint i = 1;; i++)
    {
      g_autofree char *name = i == 1 ? g_strdup_printf ("%s" CB_RECORD_SUFFIX, time)
                                     : g_strdup_printf ("%s %u" CB_RECORD_SUFFIX, time, i);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (CbClaim) claim = cb_claim_new (path);

      if (claim != NULL && !g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&claim);
    }
}

/**
 * cb_games_next_order:
 * @path: a game
 *
 * Clocks are set back and forward, so which game was played last is a number
 * that only grows. What is said of the names in games that are gone counts, too: it is not
 * about the games that come.
 *
 * Returns: the order that makes it the latest of all
 */
guint64
cb_games_next_order (const char *path)
{
  g_autofree char *folder = cb_games_dup_folder ();
  g_autoptr (CbRoster) roster = cb_roster_load (folder);
  g_autoptr (GPtrArray) paths = cb_games_list ();
  guint64 highest = cb_roster_get_last (roster);

  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (g_ptr_array_index (paths, i));
      CbSummary summary;

      if (!g_str_equal (g_ptr_array_index (paths, i), path) &&
          cb_record_summarize (file, &summary, NULL))
        highest = MAX (highest, summary.order);
    }

  return MIN (highest, G_MAXINT64) + 1;
}

/* The game that was being written into a file that is left over, or %NULL. */
static char *
dup_temporary_game (const char *path)
{
  g_autofree char *game = g_strdup (path);
  gsize length = strlen (game);

  if (length <= TEMPORARY_CHARS || game[length - TEMPORARY_CHARS] != '.')
    return NULL;

  game[length - TEMPORARY_CHARS] = '\0';

  return g_str_has_suffix (game, CB_RECORD_SUFFIX) ? g_steal_pointer (&game) : NULL;
}

/* Whoever has the claim to a game has no use for what others left of it. Letting
 * go of the claim removes its lock. */
static void
tidy_file (gpointer data,
           gpointer user_data)
{
  g_autofree char *unfinished = dup_temporary_game (data);
  g_autofree char *locked = cb_claim_dup_game (data);
  g_autoptr (CbClaim) claim = NULL;

  if (unfinished == NULL && locked == NULL)
    return;

  claim = cb_claim_new (unfinished != NULL ? unfinished : locked);
  if (claim != NULL && unfinished != NULL)
    g_unlink (data);
}

/**
 * cb_games_tidy:
 *
 * Removes what programs left behind that were ended in the middle of something.
 */
void
cb_games_tidy (void)
{
  g_autofree char *folder = cb_games_dup_folder ();

  foreach_file (folder, tidy_file, NULL, NULL);
  cb_removal_purge ();
}
