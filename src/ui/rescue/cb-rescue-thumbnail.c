/* cb-rescue-thumbnail.c - Cheese Rescue: a position, small
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-thumbnail.h"

#include "cb-rescue-face.h"
#include "cb-thumbnail.h"

/* Cells are not larger than this part of the picture, and leave so much of it free. */
#define MIN_CELLS  4
#define MARGIN     0.06f
/* How much is seen of a card that leaves in the count. */
#define GONE       0.3

/* The cards on the table, which begin in row 1 and column 1. */
typedef struct
{
  int x;
  int y;
  int side;
} Place;

/* The rectangle of the cards in the middle, with cells as large as it lets them. */
static Place
find_place (const CbRescue *state,
            int             width,
            int             height)
{
  int columns = MAX (state->width, 1), rows = MAX (state->height, 1);
  int most = MAX (MAX (columns, rows), MIN_CELLS);
  int side = MAX ((int) ((1 - 2 * MARGIN) * (float) MIN (width, height)) / most, 1);

  return (Place) { (width - columns * side) / 2 - side, (height - rows * side) / 2 - side, side };
}

static void
draw_cell (GtkWidget      *widget,
           GtkSnapshot    *snapshot,
           const CbRescue *state,
           guint           cell,
           Place           place)
{
  GdkRectangle area = {
    place.x + (int) (cell % 8) * place.side, place.y + (int) (cell / 8) * place.side,
    place.side - 1, place.side - 1,
  };

  cb_thumbnail_draw_card (widget, snapshot, &area);
  cb_rescue_face_draw (widget, snapshot, (int) cb_rescue_get_card (state, cell),
                       cb_rescue_get_owner (state, cell), &area);
}

static void
draw_cells (GtkWidget      *widget,
            GtkSnapshot    *snapshot,
            const CbRescue *state,
            guint64         cells,
            Place           place)
{
  for (; cells != 0; cells &= cells - 1)
    draw_cell (widget, snapshot, state, (guint) __builtin_ctzll (cells), place);
}

/**
 * cb_rescue_draw_position:
 * @widget: where it is shown
 * @snapshot: what to draw to
 * @state: a position
 *
 * The cards that were laid; those that left in the count are faint.
 */
void
cb_rescue_draw_position (GtkWidget     *widget,
                         GtkSnapshot   *snapshot,
                         const CbState *state)
{
  const CbRescue *self = cb_rescue_peek (state);
  Place place = find_place (self, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  CbRescueCount count = { 0 };
  guint64 gone;

  if (cb_rescue_kind.to_move (state) == CB_SEAT_NONE)
    cb_rescue_count (self, &count);
  gone = count.scared | count.chased | count.eaten;
  draw_cells (widget, snapshot, self, self->laid & ~gone, place);
  if (gone == 0)
    return;

  gtk_snapshot_push_opacity (snapshot, GONE);
  draw_cells (widget, snapshot, self, gone, place);
  gtk_snapshot_pop (snapshot);
}
