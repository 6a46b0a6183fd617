/* cb-chateau-thumbnail.c - Château Roquefort: a position, small
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-thumbnail.h"

#include "cb-chateau-draw.h"
#include "cb-chateau-visible.h"

/* How much of the picture is free around the castle. */
#define MARGIN 0.04f

static void
make_geometry (CbChateauGeometry *self,
               int                width,
               int                height)
{
  self->side = MAX ((int) ((1 - 2 * MARGIN) * (float) MIN (width, height)) / CB_CHATEAU_SIDE, 1);
  self->x = (width - CB_CHATEAU_SIDE * self->side) / 2;
  self->y = (height - CB_CHATEAU_SIDE * self->side) / 2;
  self->rim = self->ring = 0;
}

static void
draw_cells (const CbChateauDraw *draw,
            const CbChateau     *seen)
{
  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    if (cb_chateau_is_tower (cell))
      cb_chateau_draw_art (draw, cb_chateau_pose_at (cell), "chateau/tower");
    else if (!cb_chateau_holds (seen->covered, cell))
      cb_chateau_draw_tile (draw, cb_chateau_pose_at (cell), seen->tile[cell]);
}

static void
draw_roofs (const CbChateauDraw *draw,
            const CbChateau     *seen)
{
  for (guint room = 0; room < CB_CHATEAU_N_ROOMS; room++)
    if ((seen->room_cells[room] & seen->covered) != 0)
      cb_chateau_draw_roof (draw, seen->room_cells[room], 0);
}

static void
draw_mice (const CbChateauDraw *draw,
           const CbChateau     *seen)
{
  for (CbSeat seat = 0; seat < seen->n_seats; seat++)
    for (guint64 mice = seen->mice[seat] & ~seen->covered; mice != 0; mice &= mice - 1)
      {
        guint cell = (guint) __builtin_ctzll (mice);

        cb_chateau_draw_mouse (draw, cb_chateau_pose_at (cell), seat, cb_chateau_is_tower (cell));
      }
}

/**
 * cb_chateau_draw_position:
 * @widget: where it is shown
 * @snapshot: what to draw to
 * @state: a position
 *
 * The castle with what lies open in it now; what was seen before stays under its roof,
 * also where a memory aid would show it at the table.
 */
void
cb_chateau_draw_position (GtkWidget     *widget,
                          GtkSnapshot   *snapshot,
                          const CbState *state)
{
  CbChateauGeometry geometry;
  const CbChateauDraw draw = { &geometry, widget, snapshot };
  CbChateau seen;

  make_geometry (&geometry, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  cb_chateau_visible_copy (cb_chateau_peek (state), &seen);
  draw_cells (&draw, &seen);
  draw_roofs (&draw, &seen);
  draw_mice (&draw, &seen);
}
