/* cb-level.c - how well a computer player plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-level.h"

static CbMove
choose_any (const CbKind  *kind,
            const CbState *state,
            CbRandom      *random)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (kind, state);

  g_assert (moves->len > 0);

  return g_array_index (moves, CbMove, cb_random_below (random, moves->len));
}

static const CbLevel levels[] = {
  { .id = "random", .choose = choose_any },
};

/**
 * cb_level_find:
 * @id: the name of a level
 *
 * Returns: (nullable): the level, or %NULL where there is no such level
 */
const CbLevel *
cb_level_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    if (g_str_equal (levels[i].id, id))
      return &levels[i];

  return NULL;
}
