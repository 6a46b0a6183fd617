/* cb-chateau-navigation.c - from spot to spot by the arrow keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-navigation.h"

#include "cb-chateau-spot.h"

/* The squares of the castle and of the ring around it, which has the slots. */
#define N_SQUARES (CB_CHATEAU_SIDE + 2)

/**
 * cb_chateau_get_square:
 * @spot: a spot
 * @column: (out): its column; 0 and 8 are those of the ring
 * @row: (out): its row, likewise
 */
void
cb_chateau_get_square (guint  spot,
                       int   *column,
                       int   *row)
{
  guint cells[CB_CHATEAU_SIDE];

  if (spot < CB_CHATEAU_N_CELLS)
    {
      *column = (int) (spot % CB_CHATEAU_SIDE) + 1;
      *row = (int) (spot / CB_CHATEAU_SIDE) + 1;
      return;
    }

  cb_chateau_get_line (spot - CB_CHATEAU_N_CELLS, cells);
  cb_chateau_get_square (cells[0], column, row);
  if (cells[1] == cells[0] + 1)
    *column = 0;
  else if (cells[1] + 1 == cells[0])
    *column = N_SQUARES - 1;
  else
    *row = cells[1] > cells[0] ? 0 : N_SQUARES - 1;
}

static int
find_spot (int column,
           int row)
{
  for (guint spot = 0; spot < CB_CHATEAU_N_SPOTS; spot++)
    {
      int x, y;

      cb_chateau_get_square (spot, &x, &y);
      if (x == column && y == row)
        return (int) spot;
    }

  return -1;
}

static gboolean
is_in_ring (int column,
            int row)
{
  return column == 0 || row == 0 || column == N_SQUARES - 1 || row == N_SQUARES - 1;
}

/* Along the ring from slot to slot, and around its corners. */
static int
navigate_in_ring (int column,
                  int row,
                  int dx,
                  int dy)
{
  const int last = N_SQUARES - 1;
  int x = column + 2 * dx, y = row + 2 * dy;

  if (x > 0 && x < last && y > 0 && y < last)
    return find_spot (column + dx, row + dy);
  if ((dx != 0 && (column == 0 || column == last)) || (dy != 0 && (row == 0 || row == last)))
    return find_spot (column + dx, row + dy);
  if (dy != 0 && (y <= 0 || y >= last))
    return find_spot (column == 0 ? 2 : last - 2, y <= 0 ? 0 : last);
  if (dx != 0 && (x <= 0 || x >= last))
    return find_spot (x <= 0 ? 0 : last, row == 0 ? 2 : last - 2);

  return find_spot (x, y);
}

/**
 * cb_chateau_navigate:
 * @spot: a spot
 * @direction: one of the four of the arrow keys
 *
 * Returns: the next spot, or -1 where the castle ends
 */
int
cb_chateau_navigate (guint            spot,
                     GtkDirectionType direction)
{
  int dx = direction == GTK_DIR_LEFT ? -1 : direction == GTK_DIR_RIGHT;
  int dy = direction == GTK_DIR_UP ? -1 : direction == GTK_DIR_DOWN;
  int column, row;

  g_return_val_if_fail (dx != 0 || dy != 0, -1);

  cb_chateau_get_square (spot, &column, &row);

  return is_in_ring (column, row) ? navigate_in_ring (column, row, dx, dy)
                                  : find_spot (column + dx, row + dy);
}
