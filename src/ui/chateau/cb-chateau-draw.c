/* cb-chateau-draw.c - the things of the castle, drawn one by one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-draw.h"

#include "cb-art.h"
#include "cb-chateau-art.h"

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

/* By columns and rows. */
static const char *const roofs[4][4] = {
  [1] = { [2] = "chateau/roof-tile-v", [3] = "chateau/roof-straw-v" },
  [2] = { [1] = "chateau/roof-tile-h", [2] = "chateau/roof-copper" },
  [3] = { [1] = "chateau/roof-straw-h" },
};

/* Moves to a pose, until end(). */
static void
begin (const CbChateauDraw *self,
       CbChateauPose        pose)
{
  float side = (float) self->geometry->side, half = side / 2;

  gtk_snapshot_save (self->snapshot);
  gtk_snapshot_translate (self->snapshot,
                          &GRAPHENE_POINT_INIT ((float) self->geometry->x + pose.column * side,
                                                (float) self->geometry->y + pose.row * side));
  if (pose.size != 1 || pose.angle != 0)
    {
      gtk_snapshot_translate (self->snapshot, &GRAPHENE_POINT_INIT (half, half));
      gtk_snapshot_rotate (self->snapshot, pose.angle);
      gtk_snapshot_scale (self->snapshot, pose.size, pose.size);
      gtk_snapshot_translate (self->snapshot, &GRAPHENE_POINT_INIT (-half, -half));
    }
  gtk_snapshot_push_opacity (self->snapshot, pose.opacity);
}

static void
end (const CbChateauDraw *self)
{
  gtk_snapshot_pop (self->snapshot);
  gtk_snapshot_restore (self->snapshot);
}

/* Draws a square picture at a part of the cell, on whole pixels. */
static void
draw_inside (const CbChateauDraw *self,
             const char          *art,
             float                x,
             float                y,
             float                size)
{
  float side = (float) self->geometry->side;

  cb_art_draw (art, self->widget, self->snapshot,
               &(GdkRectangle) { (int) (x * side), (int) (y * side), (int) (size * side),
                                 (int) (size * side) });
}

/* A picture as large as a cell. */
void
cb_chateau_draw_art (const CbChateauDraw *self,
                     CbChateauPose        pose,
                     const char          *art)
{
  begin (self, pose);
  draw_inside (self, art, 0, 0, 1);
  end (self);
}

/* A cheese without its tile. */
void
cb_chateau_draw_cheese (const CbChateauDraw *self,
                        CbChateauPose        pose,
                        guint                cheese)
{
  begin (self, pose);
  draw_inside (self, cb_chateau_find_art (cheese), CHEESE_X, CHEESE_Y, CHEESE);
  end (self);
}

void
cb_chateau_draw_tile (const CbChateauDraw *self,
                      CbChateauPose        pose,
                      guint                tile)
{
  gboolean is_cheese = tile >= 1 && tile <= CB_CHATEAU_N_CHEESES;

  begin (self, pose);
  draw_inside (self, cb_chateau_find_art (is_cheese ? CB_CHATEAU_TILE_EMPTY : tile), 0, 0, 1);
  if (is_cheese)
    draw_inside (self, cb_chateau_find_art (tile), CHEESE_X, CHEESE_Y, CHEESE);
  end (self);
}

void
cb_chateau_draw_mouse (const CbChateauDraw *self,
                       CbChateauPose        pose,
                       CbSeat               seat,
                       gboolean             in_tower)
{
  begin (self, pose);
  draw_inside (self, cb_chateau_find_mouse_art (seat), in_tower ? TOWER_MOUSE_X : MOUSE_X,
               in_tower ? TOWER_MOUSE_Y : MOUSE_Y, MOUSE);
  end (self);
}

/**
 * cb_chateau_draw_roof:
 * @self: what to draw with
 * @room: the cells of the room
 * @height: how far the roof is lifted: 0 where it lies on the walls, 1 when it
 *   is out of sight
 */
void
cb_chateau_draw_roof (const CbChateauDraw *self,
                      guint64              room,
                      float                height)
{
  guint first, columns, rows;
  CbChateauPose pose;

  cb_chateau_find_extent (room, &first, &columns, &rows);
  pose = cb_chateau_pose_at (first);
  pose.column -= (float) (columns - 1) * height * GROWTH / 2;
  pose.row -= height * (RISE - GROWTH / 2);
  pose.size = 1 + height * GROWTH;
  pose.opacity = 1 - height;
  begin (self, pose);
  cb_art_draw (roofs[columns][rows], self->widget, self->snapshot,
               &(GdkRectangle) { 0, 0, (int) columns * self->geometry->side,
                                 (int) rows * self->geometry->side });
  end (self);
}
