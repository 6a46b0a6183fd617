/* cb-level.c - how well a computer player plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-level.h"

/* Hard takes half a second where two play, most of one where four do, on two cores. */
static const CbLevel levels[] = {
  { .id = "random" },
  { .id = "easy", .positions = 150, .milliseconds = 100, .noise = 1.4 },
  { .id = "medium", .positions = 1000, .milliseconds = 250, .exact_plies = 4,
    .exact_positions = 10000, .noise = 0.7 },
  { .id = "hard", .positions = 140000, .milliseconds = 900, .n_threads = 2, .exact_plies = 9,
    .exact_positions = 1000000 },
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
