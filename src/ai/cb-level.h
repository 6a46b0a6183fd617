/* cb-level.h - how well a computer player plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define CB_LEVEL_MAX_THREADS 4

/**
 * CbLevel:
 * @id: its name on the command line
 * @positions: how many positions it may judge, all threads together; 0 for any
 *   legal move
 * @milliseconds: when it must answer, however few it has judged; 0 for no limit,
 *   which keeps an answer the same on every machine
 * @n_threads: how many trees grow side by side; 0 counts as 1
 * @exact_plies: where no more moves than these are left and nothing is hidden,
 *   it plays perfectly
 * @exact_positions: how many positions it may look at for that, beside those it
 *   judges
 * @noise: 0 to take the move that was tried most, 1 to take each as often as it
 *   was tried, and more for moves more alike
 */
typedef struct
{
  const char *id;
  guint       positions;
  guint       milliseconds;
  guint       n_threads;
  guint       exact_plies;
  guint       exact_positions;
  double      noise;
} CbLevel;

const CbLevel *cb_level_find (const char *id);

G_END_DECLS
