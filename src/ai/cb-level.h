/* cb-level.h - how well a computer player plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-kind.h"

G_BEGIN_DECLS

/**
 * CbLevel:
 * @id: its name on the command line
 * @choose: picks one of the legal moves of a position that is not over
 */
typedef struct
{
  const char *id;
  CbMove    (*choose) (const CbKind  *kind,
                       const CbState *state,
                       CbRandom      *random);
} CbLevel;

const CbLevel *cb_level_find (const char *id);

G_END_DECLS
