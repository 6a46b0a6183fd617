/* cb-game-info.c - what a list says of a game that is kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-game-info.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

G_DEFINE_FINAL_TYPE (CbGameInfo, cb_game_info, G_TYPE_OBJECT)

static void
cb_game_info_finalize (GObject *object)
{
  CbGameInfo *self = CB_GAME_INFO (object);

  g_free (self->path);
  g_clear_pointer (&self->began, g_date_time_unref);
  g_clear_error (&self->error);
  g_strfreev (self->recorded);
  g_strfreev (self->names);
  g_free (self->folded);
  g_free (self->state);

  G_OBJECT_CLASS (cb_game_info_parent_class)->finalize (object);
}

static void
cb_game_info_class_init (CbGameInfoClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cb_game_info_finalize;
}

static void
cb_game_info_init (CbGameInfo *self)
{
}

/* The games that are kept have the time at which they began as their name, which
 * copying and restoring a folder leaves as it is. */
static GDateTime *
parse_name (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  int year, month, day, hour, minute, second;

  if (sscanf (name, "%4d-%2d-%2d %2d-%2d-%2d", &year, &month, &day, &hour, &minute, &second) != 6)
    return NULL;

  return g_date_time_new_local (year, month, day, hour, minute, second);
}

static CbGameInfo *
new_info (const char *path,
          gint64      changed)
{
  CbGameInfo *self = g_object_new (CB_TYPE_GAME_INFO, NULL);

  self->path = g_strdup (path);
  self->changed = changed;
  self->began = parse_name (path);
  if (self->began == NULL)
    self->began = g_date_time_new_from_unix_local (changed);

  return self;
}

static void
set_names (CbGameInfo *self,
           char      **names)
{
  g_autofree char *joined = g_strjoinv ("\n", names);

  g_strfreev (self->names);
  self->names = names;
  g_free (self->folded);
  self->folded = cb_game_info_fold (joined);
}

static void
copy_seats (CbGameInfo     *self,
            const CbRecord *record)
{
  self->n_seats = record->deal->n_seats;
  self->marks = record->marks;
  self->recorded = g_new0 (char *, self->n_seats + 1);
  for (guint i = 0; i < self->n_seats; i++)
    {
      self->recorded[i] = g_strdup (record->names != NULL ? record->names[i] : "");
      if (record->has_controllers)
        self->controllers[i] = record->controllers[i];
    }
  set_names (self, g_strdupv (self->recorded));
}

static void
copy_result (CbGameInfo     *self,
             const CbRecord *record)
{
  g_autofree CbState *state = cb_record_new_state (record);

  for (guint i = 0; i < record->moves->len; i++)
    record->kind->apply (state, g_array_index (record->moves, CbMove, i));

  self->n_plies = record->moves->len;
  self->over = record->kind->to_move (state) == CB_SEAT_NONE;
  self->winners = record->kind->winners (state);
  for (guint i = 0; i < self->n_seats; i++)
    self->scores[i] = record->kind->score (state, (CbSeat) i);
  self->state = g_steal_pointer (&state);
}

static void
copy_record (CbGameInfo     *self,
             const CbRecord *record)
{
  self->kind = record->kind;
  self->order = record->order;
  copy_seats (self, record);
  copy_result (self, record);
}

/**
 * cb_game_info_new_for_path:
 * @path: a file
 *
 * Reads it, which takes a moment.
 *
 * Returns: (nullable) (transfer full): what can be said of its game, or %NULL if there
 *   is no such file, or no longer
 */
CbGameInfo *
cb_game_info_new_for_path (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (CbRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  CbGameInfo *self;
  GStatBuf status;

  g_return_val_if_fail (path != NULL, NULL);

  if (g_stat (path, &status) != 0 || !S_ISREG (status.st_mode))
    return NULL;
  record = cb_record_load (file, &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return NULL;

  self = new_info (path, (gint64) status.st_mtime);
  self->error = g_steal_pointer (&error);
  if (record != NULL)
    copy_record (self, record);

  return self;
}

/**
 * cb_game_info_new_for_record:
 * @path: where the record is kept, or will be
 * @record: a game
 *
 * Returns: (transfer full): what can be said of it, as if it had been written now
 */
CbGameInfo *
cb_game_info_new_for_record (const char     *path,
                             const CbRecord *record)
{
  CbGameInfo *self;

  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (record != NULL, NULL);

  self = new_info (path, g_get_real_time () / G_USEC_PER_SEC);
  copy_record (self, record);

  return self;
}

static CbGameInfo *
copy_info (const CbGameInfo *self)
{
  CbGameInfo *copy = g_object_new (CB_TYPE_GAME_INFO, NULL);

  copy->path = g_strdup (self->path);
  copy->changed = self->changed;
  if (self->began != NULL)
    copy->began = g_date_time_ref (self->began);
  copy->order = self->order;
  copy->kind = self->kind;
  copy->n_seats = self->n_seats;
  copy->recorded = g_strdupv (self->recorded);
  copy->marks = self->marks;
  memcpy (copy->controllers, self->controllers, sizeof copy->controllers);
  copy->n_plies = self->n_plies;
  copy->over = self->over;
  copy->winners = self->winners;
  copy->state = cb_kind_copy_state (self->kind, self->state);
  memcpy (copy->scores, self->scores, sizeof copy->scores);

  return copy;
}

/* Who plays at each seat, and who of them is forgotten: people, as a computer player may
 * be called like one of them. */
static char **
find_players (const CbGameInfo *self,
              const CbRoster   *roster,
              guint            *forgotten)
{
  char **names = g_strdupv (self->recorded);

  *forgotten = 0;
  for (guint i = 0; i < self->n_seats; i++)
    {
      const char *player = self->recorded[i];

      if (self->controllers[i] == CB_CONTROLLER_HUMAN)
        player = cb_roster_find (roster, player, self->order);
      if (player == NULL)
        *forgotten |= 1u << i;
      else if (player != self->recorded[i])
        {
          g_free (names[i]);
          names[i] = g_strdup (player);
        }
    }

  return names;
}

/**
 * cb_game_info_apply:
 * @self: what is said of a game
 * @roster: who the names in it are
 *
 * Returns: (transfer full): the same game with its players as they are called now; the
 *   same object, if that changes nothing
 */
CbGameInfo *
cb_game_info_apply (CbGameInfo     *self,
                    const CbRoster *roster)
{
  g_auto (GStrv) names = NULL;
  CbGameInfo *copy;
  guint forgotten;

  g_return_val_if_fail (CB_IS_GAME_INFO (self), NULL);
  g_return_val_if_fail (roster != NULL, NULL);

  if (self->error != NULL)
    return g_object_ref (self);
  names = find_players (self, roster, &forgotten);
  if (forgotten == self->forgotten &&
      g_strv_equal ((const char *const *) names, (const char *const *) self->names))
    return g_object_ref (self);

  copy = copy_info (self);
  copy->forgotten = forgotten;
  set_names (copy, g_steal_pointer (&names));

  return copy;
}

/**
 * cb_game_info_fold:
 * @text: a name, or a part of one
 *
 * Returns: (transfer full): the same for all ways to write it
 */
char *
cb_game_info_fold (const char *text)
{
  g_autofree char *normal = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  normal = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);

  return g_utf8_casefold (normal != NULL ? normal : "", -1);
}

/**
 * cb_game_info_has_name:
 * @self: a game
 * @folded: what cb_game_info_fold() made of a part of a name
 *
 * Returns: whether somebody plays whose name has that in it
 */
gboolean
cb_game_info_has_name (CbGameInfo *self,
                       const char *folded)
{
  g_return_val_if_fail (CB_IS_GAME_INFO (self), FALSE);

  return self->folded != NULL && strstr (self->folded, folded) != NULL;
}

/**
 * cb_game_info_compare:
 * @a: (type CbGameInfo): a game
 * @b: (type CbGameInfo): another one
 *
 * Which comes first in a list: the one that was played later. Records from before there
 * was an order have the time of their file, and then their name, which begins with the
 * time. No two of a folder are equal.
 *
 * Returns: less than, equal to or more than 0
 */
int
cb_game_info_compare (gconstpointer a,
                      gconstpointer b)
{
  const CbGameInfo *left = a, *right = b;

  if (left->order != right->order)
    return left->order < right->order ? 1 : -1;
  if (left->changed != right->changed)
    return left->changed < right->changed ? 1 : -1;

  return g_strcmp0 (right->path, left->path);
}
