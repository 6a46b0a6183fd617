/* cb-chateau-geometry.c - where things are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-geometry.h"

#define MAX_CELL 240

/* Of a cell's side: how wide the walls are, and the ring of slots with them. The walls
 * are never too narrow to read what is on them. */
#define RIM      0.24f
#define RING     0.66f
#define MIN_RIM  12

/* The ring is as wide as a finger, if that leaves it this much of a cell's side. */
#define FINGER   44
#define MAX_RING 0.95f

/* The squares of the castle and of the ring around it, which has the slots. */
#define N_SQUARES (CB_CHATEAU_SIDE + 2)

/**
 * cb_chateau_geometry_make:
 * @self: (out caller-allocates): a geometry
 * @width: how wide the widget is
 * @height: how high it is
 *
 * The castle lies in the middle, as large as it fits with the ring of slots.
 */
void
cb_chateau_geometry_make (CbChateauGeometry *self,
                          int                width,
                          int                height)
{
  float all = (float) MIN (width, height);
  float side = MIN (all / (CB_CHATEAU_SIDE + 2 * RING), (all - 2 * FINGER) / CB_CHATEAU_SIDE);

  self->side = CLAMP ((int) MAX (side, all / (CB_CHATEAU_SIDE + 2 * MAX_RING)), 1, MAX_CELL);
  self->ring = MAX (MIN (((int) all - CB_CHATEAU_SIDE * self->side) / 2,
                         MAX ((int) (RING * (float) self->side), FINGER)), 1);
  self->rim = CLAMP ((int) (RIM * (float) self->side), MIN (MIN_RIM, self->ring / 2), self->ring);
  self->x = (width - CB_CHATEAU_SIDE * self->side) / 2;
  self->y = (height - CB_CHATEAU_SIDE * self->side) / 2;
}

void
cb_chateau_geometry_place_walls (const CbChateauGeometry *self,
                                 GtkAllocation           *area)
{
  area->x = self->x - self->rim;
  area->y = self->y - self->rim;
  area->width = area->height = CB_CHATEAU_SIDE * self->side + 2 * self->rim;
}

/**
 * cb_chateau_geometry_place_sign:
 * @self: a geometry
 * @sign: a letter or number, from 0 to %CB_CHATEAU_N_SIGNS
 * @area: (out caller-allocates): where it is on the walls
 */
void
cb_chateau_geometry_place_sign (const CbChateauGeometry *self,
                                guint                    sign,
                                GtkAllocation           *area)
{
  const int castle = CB_CHATEAU_SIDE * self->side, wall = (int) sign / CB_CHATEAU_SIDE;
  int along = (int) (sign % CB_CHATEAU_SIDE) * self->side;
  int across = wall == 1 || wall == 2 ? castle : -self->rim;

  if (wall % 2 == 0)
    *area = (GtkAllocation) { self->x + along, self->y + across, self->side, self->rim };
  else
    *area = (GtkAllocation) { self->x + across, self->y + along, self->rim, self->side };
}

/**
 * cb_chateau_find_extent:
 * @room: the cells of a room
 * @first: (out): its upper left cell
 * @columns: (out): how many columns it has
 * @rows: (out): how many rows it has
 */
void
cb_chateau_find_extent (guint64  room,
                        guint   *first,
                        guint   *columns,
                        guint   *rows)
{
  guint last = 63 - (guint) __builtin_clzll (room);

  *first = (guint) __builtin_ctzll (room);
  *columns = last % CB_CHATEAU_SIDE - *first % CB_CHATEAU_SIDE + 1;
  *rows = last / CB_CHATEAU_SIDE - *first / CB_CHATEAU_SIDE + 1;
}

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

/* Where a column or row of squares begins, and how wide it is. */
static void
measure_square (const CbChateauGeometry *self,
                int                      start,
                int                      square,
                int                     *place,
                int                     *size)
{
  *size = square == 0 || square > CB_CHATEAU_SIDE ? self->ring : self->side;
  *place = square == 0 ? start - self->ring : start + (square - 1) * self->side;
}

void
cb_chateau_geometry_place_spot (const CbChateauGeometry *self,
                                guint                    spot,
                                GtkAllocation           *area)
{
  int column, row;

  cb_chateau_get_square (spot, &column, &row);
  measure_square (self, self->x, column, &area->x, &area->width);
  measure_square (self, self->y, row, &area->y, &area->height);
}

/**
 * cb_chateau_geometry_place_room:
 * @self: a geometry
 * @room: the cells of a room; 0 where there is no game yet
 * @area: (out caller-allocates): where it is
 */
void
cb_chateau_geometry_place_room (const CbChateauGeometry *self,
                                guint64                  room,
                                GtkAllocation           *area)
{
  guint first = 0, columns = 0, rows = 0;

  if (room != 0)
    cb_chateau_find_extent (room, &first, &columns, &rows);
  cb_chateau_geometry_place_spot (self, first, area);
  area->width *= (int) columns;
  area->height *= (int) rows;
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
is_in_ring (int line)
{
  return line == 0 || line == N_SQUARES - 1;
}

/**
 * cb_chateau_navigate:
 * @spot: a spot
 * @direction: one of the four of the arrow keys
 *
 * In the ring that goes from slot to slot, and around the corners.
 *
 * Returns: the next spot, or -1 where the castle ends
 */
int
cb_chateau_navigate (guint            spot,
                     GtkDirectionType direction)
{
  int dx = direction == GTK_DIR_LEFT ? -1 : direction == GTK_DIR_RIGHT;
  int dy = direction == GTK_DIR_UP ? -1 : direction == GTK_DIR_DOWN;
  int column, row, next = -1;

  g_return_val_if_fail (dx != 0 || dy != 0, -1);

  cb_chateau_get_square (spot, &column, &row);
  while (next < 0)
    {
      column += dx;
      row += dy;
      if (column < 0 || row < 0 || column >= N_SQUARES || row >= N_SQUARES)
        return -1;
      if (is_in_ring (column) && is_in_ring (row))
        {
          dy = dx != 0 ? (row == 0 ? 1 : -1) : 0;
          dx = dy == 0 ? (column == 0 ? 1 : -1) : 0;
        }
      next = find_spot (column, row);
    }

  return next;
}
