/* cb-series.h - how the same players stand against each other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-game-info.h"

G_BEGIN_DECLS

/**
 * CbSeries:
 * @games: how many games these players finished
 * @wins: by seat of the game that was asked about, those that were won alone
 * @shared: how many were won by several
 */
typedef struct
{
  guint games;
  guint wins[CB_MAX_SEATS];
  guint shared;
} CbSeries;

void cb_series_count (const CbGameInfo *game,
                      GPtrArray        *infos,
                      CbSeries         *series);

G_END_DECLS
