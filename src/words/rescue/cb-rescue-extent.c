/* cb-rescue-extent.c - the cells of a position: which are shown, and their bits
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

/**
 * cb_rescue_get_board:
 * @state: a position
 * @place: a place of it, as events have it
 *
 * Returns: a board with the bit of that place alone; none where it lies outside
 */
guint64
cb_rescue_get_board (const CbRescue *state,
                     int             place)
{
  int column = state->origin_x + cb_rescue_place_get_x (place);
  int row = state->origin_y + cb_rescue_place_get_y (place);

  if (column < 0 || column >= 8 || row < 0 || row >= 8)
    return 0;

  return G_GUINT64_CONSTANT (1) << (8 * row + column);
}

/**
 * cb_rescue_find_place:
 * @state: a position
 * @cell: the bit of a cell
 *
 * Returns: the cell as events have it
 */
int
cb_rescue_find_place (const CbRescue *state,
                      guint           cell)
{
  return cb_rescue_place ((int) cell % 8 - state->origin_x, (int) cell / 8 - state->origin_y);
}
