/* cb-level.h - how well a computer player plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CbLevel:
 * @id: its name on the command line
 * @positions: how many positions it may look at; 0 for any legal move
 * @milliseconds: when it must answer, however few it has looked at; 0 for no
 *   limit, which keeps an answer the same on every machine
 */
typedef struct
{
  const char *id;
  guint       positions;
  guint       milliseconds;
} CbLevel;

const CbLevel *cb_level_find (const char *id);

G_END_DECLS
