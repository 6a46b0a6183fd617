/* cb-level.c - how well a computer player plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-level.h"

static const CbLevel levels[] = {
  { .id = "random" },
  { .id = "easy", .positions = 2000, .milliseconds = 100 },
  { .id = "medium", .positions = 20000, .milliseconds = 300 },
  { .id = "hard", .positions = 2000000, .milliseconds = 900 },
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
