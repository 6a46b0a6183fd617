/* cb-chateau-draw.c - the things of the castle, drawn one by one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-draw.h"

#include "cb-art.h"
#include "cb-chateau-visible.h"

/* Of a cell's side: how large cheeses and mice are and where they stand, so that
 * the cheese under a mouse stays in sight. */
#define CHEESE        0.76f
#define CHEESE_X      0.09f
#define CHEESE_Y      0.06f
#define MOUSE         0.68f
#define MOUSE_X       0.29f
#define MOUSE_Y       0.31f
#define TOWER_MOUSE_X 0.17f
#define TOWER_MOUSE_Y 0.14f

/* How high a roof rises, of a cell's side, and how much it grows. */
#define RISE          0.45f
#define GROWTH        0.08f

static void
draw_art (const CbChateauPen *self,
          const char         *art,
          float               width,
          float               height)
{
  cb_art_draw (art, self->widget, self->snapshot,
               &(GdkRectangle) { 0, 0, (int) width, (int) height });
}

/* Draws a square picture at a part of the cell, on whole pixels. */
static void
draw_inside (const CbChateauPen *self,
             const char         *art,
             float               x,
             float               y,
             float               size)
{
  float side = (float) self->geometry->side;

  gtk_snapshot_save (self->snapshot);
  gtk_snapshot_translate (self->snapshot, &GRAPHENE_POINT_INIT ((float) (int) (x * side),
                                                                (float) (int) (y * side)));
  draw_art (self, art, (float) (int) (size * side), (float) (int) (size * side));
  gtk_snapshot_restore (self->snapshot);
}

/**
 * cb_chateau_draw_begin:
 * @self: a pen
 * @column: a column, or between two, from 0
 * @row: a row, or between two, from 0
 *
 * Moves there, until cb_chateau_draw_end().
 */
void
cb_chateau_draw_begin (const CbChateauPen *self,
                       float               column,
                       float               row)
{
  float side = (float) self->geometry->side;

  gtk_snapshot_save (self->snapshot);
  gtk_snapshot_translate (self->snapshot,
                          &GRAPHENE_POINT_INIT ((float) self->geometry->x + column * side,
                                                (float) self->geometry->y + row * side));
}

void
cb_chateau_draw_begin_at (const CbChateauPen *self,
                          guint               cell)
{
  cb_chateau_draw_begin (self, (float) (cell % CB_CHATEAU_SIDE), (float) (cell / CB_CHATEAU_SIDE));
}

void
cb_chateau_draw_end (const CbChateauPen *self)
{
  gtk_snapshot_restore (self->snapshot);
}

/**
 * cb_chateau_draw_scale:
 * @self: a pen
 * @factor: how much larger
 *
 * Scales around the middle of the cell.
 */
void
cb_chateau_draw_scale (const CbChateauPen *self,
                       float               factor)
{
  float half = (float) self->geometry->side / 2;

  gtk_snapshot_translate (self->snapshot, &GRAPHENE_POINT_INIT (half, half));
  gtk_snapshot_scale (self->snapshot, factor, factor);
  gtk_snapshot_translate (self->snapshot, &GRAPHENE_POINT_INIT (-half, -half));
}

/**
 * cb_chateau_find_art:
 * @tile: a tile
 *
 * Returns: (transfer full): the picture of what lies in a cell, a cheese without
 *   its tile
 */
char *
cb_chateau_find_art (guint tile)
{
  switch (tile)
    {
    case CB_CHATEAU_TILE_EMPTY:
      return g_strdup ("chateau/tile");
    case CB_CHATEAU_TILE_TRAP:
      return g_strdup ("chateau/trap");
    case CB_CHATEAU_TILE_SOLID:
      return g_strdup ("chateau/floor");
    case CB_CHATEAU_TILE_HIDDEN:
      return g_strdup ("chateau/hidden");
    default:
      return g_strdup_printf ("chateau/cheese-%u", tile);
    }
}

void
cb_chateau_draw_tower (const CbChateauPen *self)
{
  draw_inside (self, "chateau/tower", 0, 0, 1);
}

void
cb_chateau_draw_cheese (const CbChateauPen *self,
                        guint               cheese)
{
  g_autofree char *art = cb_chateau_find_art (cheese);

  draw_inside (self, art, CHEESE_X, CHEESE_Y, CHEESE);
}

void
cb_chateau_draw_tile (const CbChateauPen *self,
                      guint               tile)
{
  gboolean is_cheese = tile >= 1 && tile <= CB_CHATEAU_N_CHEESES;
  g_autofree char *art = cb_chateau_find_art (is_cheese ? CB_CHATEAU_TILE_EMPTY : tile);

  draw_inside (self, art, 0, 0, 1);
  if (is_cheese)
    cb_chateau_draw_cheese (self, tile);
}

void
cb_chateau_draw_mouse (const CbChateauPen *self,
                       CbSeat              seat,
                       gboolean            in_tower)
{
  g_autofree char *art = g_strdup_printf ("chateau/mouse-%d", seat);

  draw_inside (self, art, in_tower ? TOWER_MOUSE_X : MOUSE_X, in_tower ? TOWER_MOUSE_Y : MOUSE_Y,
               MOUSE);
}

static const char *
find_roof (guint columns,
           guint rows)
{
  if (columns == 2 && rows == 2)
    return "chateau/roof-copper";
  if (columns == 3)
    return "chateau/roof-straw-h";
  if (rows == 3)
    return "chateau/roof-straw-v";

  return columns == 2 ? "chateau/roof-tile-h" : "chateau/roof-tile-v";
}

/**
 * cb_chateau_draw_roof:
 * @self: a pen at the upper left cell of the room
 * @room: the cells of the room
 * @height: how far the roof is lifted: 0 where it lies on the walls, 1 when it
 *   is out of sight
 */
void
cb_chateau_draw_roof (const CbChateauPen *self,
                      guint64             room,
                      float               height)
{
  guint first, columns, rows;
  float side = (float) self->geometry->side;
  float aside;

  cb_chateau_find_extent (room, &first, &columns, &rows);
  aside = (float) columns * side * height * GROWTH / 2;

  gtk_snapshot_translate (self->snapshot, &GRAPHENE_POINT_INIT (-aside, -side * height * RISE));
  gtk_snapshot_scale (self->snapshot, 1 + height * GROWTH, 1 + height * GROWTH);
  gtk_snapshot_push_opacity (self->snapshot, 1 - height);
  draw_art (self, find_roof (columns, rows), (float) columns * side, (float) rows * side);
  gtk_snapshot_pop (self->snapshot);
}
