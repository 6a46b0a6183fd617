/* cb-stats.c - how players stand, from the games that are kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-stats.h"

/**
 * Collection:
 * @figures: (element-type CbFigures): one for a player and a game
 * @index: (element-type utf8 CbFigures): the same, by both
 */
typedef struct
{
  GPtrArray  *figures;
  GHashTable *index;
} Collection;

static CbFigures *
figures_new (const char   *player,
             CbController  controller,
             const CbKind *kind)
{
  CbFigures *self = g_new0 (CbFigures, 1);

  self->player = g_strdup (player);
  self->controller = controller;
  self->kind = kind;
  self->best = G_MININT;
  self->marks = g_array_new (FALSE, FALSE, sizeof (CbMark));

  return self;
}

void
cb_figures_free (CbFigures *self)
{
  g_free (self->player);
  g_array_unref (self->marks);
  g_free (self);
}

/* Who sits there, for the figures; %NULL for somebody who is not counted. */
static const char *
get_player (const CbGameInfo *info,
            guint             seat)
{
  if (info->controllers[seat] != CB_CONTROLLER_HUMAN)
    return cb_controller_get_id (info->controllers[seat]);

  return (info->forgotten >> seat & 1) == 0 ? info->names[seat] : NULL;
}

/* A person may have any name, also that of a computer player. */
static CbFigures *
find_figures (Collection       *self,
              const char       *player,
              const CbGameInfo *info,
              guint             seat)
{
  CbController controller = info->controllers[seat];
  g_autofree char *key = g_strdup_printf ("%d %s %s", (int) controller, info->kind->id, player);
  CbFigures *figures = g_hash_table_lookup (self->index, key);

  if (figures != NULL)
    return figures;

  figures = figures_new (player, controller, info->kind);
  g_ptr_array_add (self->figures, figures);
  g_hash_table_insert (self->index, g_steal_pointer (&key), figures);

  return figures;
}

static void
add_to_tally (CbTally          *self,
              const CbGameInfo *info,
              guint             seat)
{
  gboolean won = (info->winners >> seat & 1) != 0;
  guint n_winners = (guint) __builtin_popcount (info->winners);

  self->games++;
  self->luck += 1.0 / info->n_seats;
  if (!won)
    return;

  self->points += 1.0 / n_winners;
  if (n_winners == 1)
    self->wins++;
  else
    self->shared++;
}

/* A level that sits at several seats is one opponent. */
static void
add_opponents (CbFigures        *self,
               const CbGameInfo *info,
               guint             seat)
{
  gboolean counted[CB_N_CONTROLLERS] = { FALSE };

  counted[CB_CONTROLLER_HUMAN] = TRUE;
  for (guint i = 0; i < info->n_seats; i++)
    if (i != seat && !counted[info->controllers[i]])
      {
        counted[info->controllers[i]] = TRUE;
        add_to_tally (&self->against[info->controllers[i]], info, seat);
      }
}

static void
add_mark (CbFigures        *self,
          const CbGameInfo *info,
          guint             seat)
{
  CbTally tally = { 0 };
  CbMark mark = { 0 };

  add_to_tally (&tally, info, seat);
  if (info->began != NULL)
    mark.began = g_date_time_to_unix (info->began);
  mark.points = tally.points;
  mark.luck = tally.luck;
  mark.score = info->scores[seat];
  g_array_append_val (self->marks, mark);
}

static void
add_seat (Collection       *self,
          const CbGameInfo *info,
          guint             seat)
{
  const char *player = get_player (info, seat);
  CbFigures *figures;

  if (player == NULL)
    return;

  figures = find_figures (self, player, info, seat);
  add_to_tally (&figures->all, info, seat);
  add_opponents (figures, info, seat);
  add_mark (figures, info, seat);
  figures->best = MAX (figures->best, info->scores[seat]);
  figures->total += info->scores[seat];
  figures->run = (info->winners >> seat & 1) != 0 ? figures->run + 1 : 0;
  figures->longest = MAX (figures->longest, figures->run);
}

/* By name, then by game. */
static int
compare_figures (gconstpointer a,
                 gconstpointer b)
{
  const CbFigures *left = *(const CbFigures *const *) a, *right = *(const CbFigures *const *) b;
  int order = g_strcmp0 (left->player, right->player);

  if (order == 0)
    order = g_strcmp0 (left->kind->id, right->kind->id);

  return order != 0 ? order : (int) left->controller - (int) right->controller;
}

static int
compare_infos (gconstpointer a,
               gconstpointer b)
{
  return cb_game_info_compare (*(gconstpointer *) a, *(gconstpointer *) b);
}

static gpointer
copy_info (gconstpointer info,
           gpointer      user_data)
{
  return g_object_ref ((gpointer) info);
}

/**
 * cb_stats_collect:
 * @infos: (element-type CbGameInfo): games, in any order; those that are not finished, or
 *   not in order, do not count
 *
 * May be called from any thread. Somebody who sits at two seats of a game has played two.
 *
 * Returns: (transfer full) (element-type CbFigures): the figures of every player in every
 *   game that was finished, by name
 */
GPtrArray *
cb_stats_collect (GPtrArray *infos)
{
  g_autoptr (GPtrArray) sorted = g_ptr_array_copy (infos, copy_info, NULL);
  g_autoptr (GHashTable) index = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Collection self = { NULL, index };

  self.figures = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_figures_free);
  g_ptr_array_sort (sorted, compare_infos);
  for (guint i = sorted->len; i > 0; i--)
    {
      const CbGameInfo *info = g_ptr_array_index (sorted, i - 1);

      for (guint seat = 0; info->over && seat < info->n_seats; seat++)
        add_seat (&self, info, seat);
    }
  g_ptr_array_sort (self.figures, compare_figures);

  return self.figures;
}

/**
 * cb_figures_mean:
 * @self: figures
 *
 * Returns: the mean score
 */
double
cb_figures_mean (const CbFigures *self)
{
  g_return_val_if_fail (self != NULL && self->all.games > 0, 0.0);

  return (double) self->total / self->all.games;
}
