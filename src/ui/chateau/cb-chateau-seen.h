/* cb-chateau-seen.h - the castle as everyone at the table sees it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-chateau.h"

G_BEGIN_DECLS

/* Instead of a tile that nobody sees. */
#define CB_CHATEAU_TILE_HIDDEN  (CB_CHATEAU_TILE_SOLID + 1)

/**
 * CbChateauWays:
 * @cost: how many actions it takes to come to each cell; 0 for out of reach
 * @before: the cell before it on the way
 *
 * Where a mouse can run, across other mice too.
 */
typedef struct
{
  guint8 cost[CB_CHATEAU_N_CELLS];
  guint8 before[CB_CHATEAU_N_CELLS];
} CbChateauWays;

static inline gboolean
cb_chateau_holds (guint64 cells,
                  guint   cell)
{
  return (cells >> cell & 1) != 0;
}

void     cb_chateau_see         (const CbChateau     *state,
                                 CbChateau           *seen);
gboolean cb_chateau_is_seen     (const CbChateau     *state,
                                 guint                cell);
CbSeat   cb_chateau_find_mouse  (const CbChateau     *state,
                                 guint                cell);

void     cb_chateau_find_ways   (const CbChateau     *state,
                                 guint                from,
                                 guint                budget,
                                 gboolean             in_one,
                                 CbChateauWays       *ways);
guint    cb_chateau_trace_way   (const CbChateauWays *ways,
                                 guint                to,
                                 guint8               cells[CB_CHATEAU_N_ACTIONS]);

void     cb_chateau_look_ahead  (const CbChateau     *state,
                                 guint                slot,
                                 CbChateau           *after);

G_END_DECLS
