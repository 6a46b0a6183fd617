/* cb-rescue-extent.c - the cells that are shown of a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-extent.h"

/**
 * cb_rescue_extent_find:
 * @state: a position
 * @extent: (out): the rectangle that may be shown: what is allowed, which always
 *   holds what is taken
 */
void
cb_rescue_extent_find (const CbRescue *state,
                       CbRescueExtent *extent)
{
  guint64 shown = state->allowed | state->laid;
  guint columns = 0, rows = 0;

  for (guint row = 0; row < 8; row++)
    {
      guint line = shown >> (8 * row) & 0xff;

      columns |= line;
      rows |= (line != 0) << row;
    }

  extent->left = __builtin_ctz (columns) - state->origin_x;
  extent->right = 31 - __builtin_clz (columns) - state->origin_x;
  extent->top = __builtin_ctz (rows) - state->origin_y;
  extent->bottom = 31 - __builtin_clz (rows) - state->origin_y;
}
