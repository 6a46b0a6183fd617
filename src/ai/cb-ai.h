/* cb-ai.h - what a computer player would do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-kind.h"
#include "cb-level.h"

G_BEGIN_DECLS

/**
 * CbStopFunc:
 * @data: what was given with it
 *
 * Called often, from the thread of the search.
 *
 * Returns: whether to answer now
 */
typedef gboolean (*CbStopFunc) (gpointer data);

/**
 * CbAdvice:
 * @move: a legal move
 * @estimate: the share of the win that the player to move can expect, 0 to 1
 * @positions: how many positions were looked at
 */
typedef struct
{
  CbMove  move;
  double  estimate;
  guint64 positions;
} CbAdvice;

void cb_ai_advise (const CbKind  *kind,
                   const CbState *state,
                   const CbLevel *level,
                   guint64        seed,
                   CbStopFunc     stop,
                   gpointer       stop_data,
                   CbAdvice      *advice);

G_END_DECLS
