/* cb-appetit-thumbnail.c - Bon Appétit!: a position, small
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-thumbnail.h"

#include "cb-appetit-art.h"
#include "cb-appetit-face.h"
#include "cb-art.h"
#include "cb-thumbnail.h"

/* Of the picture's width: a card of the pile, how far the next one is moved, and where
 * they begin; a pack at the most, and the mark of its player. */
#define CARD        0.34f
#define STEP        0.24f
#define TOP         0.07f
#define N_TOP       3
#define PACK        0.16f
#define MARK        0.13f
#define BOTTOM      0.05f

/* A pack shows one more card for so many that it has. */
#define CARDS_PER_EDGE  6
#define MAX_EDGES       6

/* Of a card's width: its picture. */
#define PICTURE     0.84f

static GdkRectangle
make_area (float x,
           float y,
           float width,
           float height)
{
  return (GdkRectangle) { (int) x, (int) y, (int) width, (int) height };
}

static void
draw_face (GtkWidget     *widget,
           GtkSnapshot   *snapshot,
           CbAppetitCard  card,
           float          x,
           float          y,
           float          width)
{
  float height = CB_APPETIT_FACE_HEIGHT * width, side = PICTURE * width;
  GdkRectangle shade = make_area (x - 1, y - 1, width + 2, height + 2);
  GdkRectangle area = make_area (x, y, width, height);
  GdkRectangle picture = make_area (x + (width - side) / 2, y + (height - side) / 2, side, side);

  gtk_snapshot_push_opacity (snapshot, 0.35);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0, 0, 0, 1 },
                             &GRAPHENE_RECT_INIT ((float) shade.x, (float) shade.y,
                                                  (float) shade.width, (float) shade.height));
  gtk_snapshot_pop (snapshot);
  cb_thumbnail_draw_card (widget, snapshot, &area);
  cb_art_draw (cb_appetit_find_art (card), widget, snapshot, &picture);
}

/* The cards on top of the pile, the last one in front. */
static void
draw_pile (GtkWidget       *widget,
           GtkSnapshot     *snapshot,
           const CbAppetit *state,
           float            size)
{
  guint n = MIN (state->n_pile, N_TOP);
  float x = (size - (CARD + STEP * (float) (MAX (n, 1) - 1)) * size) / 2;

  for (guint i = 0; i < n; i++)
    draw_face (widget, snapshot, (CbAppetitCard) state->pile[state->n_pile - n + i],
               x + (float) i * STEP * size, TOP * size, CARD * size);
}

/* As high as it has cards, with the mark of its player below. */
static void
draw_pack (GtkWidget       *widget,
           GtkSnapshot     *snapshot,
           const CbAppetit *state,
           CbSeat           seat,
           float            size)
{
  float room = size / (float) state->n_seats, width = MIN (PACK * size, 0.8f * room);
  float x = room * ((float) seat + 0.5f), mark = MARK * size;
  float y = size * (1 - BOTTOM) - mark - CB_APPETIT_FACE_HEIGHT * width - 1;
  guint n = state->pack[seat].n, edges = MIN ((n + CARDS_PER_EDGE - 1) / CARDS_PER_EDGE, MAX_EDGES);
  GdkRectangle area = make_area (x - mark / 2, size * (1 - BOTTOM) - mark, mark, mark);
  char art[16];

  g_snprintf (art, sizeof art, "marks/seat-%d", seat);
  cb_art_draw (art, widget, snapshot, &area);
  for (guint i = 0; i < edges; i++)
    {
      area = make_area (x - width / 2, y - 1.5f * (float) i, width, CB_APPETIT_FACE_HEIGHT * width);
      cb_art_draw (cb_appetit_face_find_back (state->n_seats, seat, n - i), widget, snapshot,
                   &area);
    }
}

/**
 * cb_appetit_draw_position:
 * @widget: where it is shown
 * @snapshot: what to draw to
 * @state: a position
 *
 * The pile, and how high everybody's pack is.
 */
void
cb_appetit_draw_position (GtkWidget     *widget,
                          GtkSnapshot   *snapshot,
                          const CbState *state)
{
  const CbAppetit *self = cb_appetit_peek (state);
  float size = (float) MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));

  draw_pile (widget, snapshot, self, size);
  for (CbSeat seat = 0; seat < self->n_seats; seat++)
    draw_pack (widget, snapshot, self, seat, size);
}
