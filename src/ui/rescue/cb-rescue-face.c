/* cb-rescue-face.c - the face of a card, at any size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-face.h"

#include "cb-art.h"
#include "cb-rescue-art.h"

/* Of a face's side: how far the picture keeps from the edge, and how large the
 * points are. */
#define MARGIN        0.09f
#define POINTS        0.36f
#define POINTS_MARGIN 0.03f

/* The smallest card with points on it, in pixels. */
#define MIN_POINTED   18

/**
 * CbRescueFace:
 *
 * A square with a picture and, on a cheese, its points in a corner. It is
 * decoration: cells and cards around it carry the name.
 */
struct _CbRescueFace
{
  GtkWidget parent_instance;

  int       card;
  CbSeat    owner;
};

G_DEFINE_FINAL_TYPE (CbRescueFace, cb_rescue_face, GTK_TYPE_WIDGET)

/* Within the square of a card. */
static void
draw (GtkWidget          *widget,
      GtkSnapshot        *snapshot,
      const char         *picture,
      const GdkRectangle *area,
      float               corner,
      float               side)
{
  cb_art_draw (picture, widget, snapshot,
               &(GdkRectangle) { area->x + (int) corner, area->y + (int) corner, (int) side,
                                 (int) side });
}

/* Where a number would be a speck, the cheese stands alone. */
static void
draw_cheese (GtkWidget          *widget,
             GtkSnapshot        *snapshot,
             int                 points,
             CbSeat              owner,
             const GdkRectangle *area)
{
  float side = (float) area->width, margin = (float) (int) (MARGIN * side);
  float size = (float) (int) (POINTS * side);
  char picture[32];

  g_snprintf (picture, sizeof picture, "rescue/cheese-%d", MAX (owner, 0));
  draw (widget, snapshot, picture, area, margin, side - 2 * margin);
  if (area->width < MIN_POINTED)
    return;

  g_snprintf (picture, sizeof picture, "points/%d", points);
  draw (widget, snapshot, picture, area, side * (1 - POINTS_MARGIN) - size, size);
}

/**
 * cb_rescue_face_draw:
 * @widget: where it is shown
 * @snapshot: what to draw to
 * @card: a #CbRescueCard or %CB_RESCUE_FACE_BACK
 * @owner: whose cheese it is
 * @area: a square
 *
 * What is printed on a card.
 */
void
cb_rescue_face_draw (GtkWidget          *widget,
                     GtkSnapshot        *snapshot,
                     int                 card,
                     CbSeat              owner,
                     const GdkRectangle *area)
{
  float side = (float) area->width, margin = (float) (int) (MARGIN * side);

  if (card == CB_RESCUE_FACE_BACK)
    draw (widget, snapshot, "rescue/back", area, 0, side);
  else if (card > CB_RESCUE_START)
    draw_cheese (widget, snapshot, card - CB_RESCUE_START, owner, area);
  else
    draw (widget, snapshot, cb_rescue_find_art ((CbRescueCard) card), area, margin,
          side - 2 * margin);
}

static void
cb_rescue_face_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  CbRescueFace *self = CB_RESCUE_FACE (widget);
  int side = MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));

  if (self->card != CB_RESCUE_FACE_NONE)
    cb_rescue_face_draw (widget, snapshot, self->card, self->owner,
                         &(GdkRectangle) { 0, 0, side, side });
}

static void
cb_rescue_face_class_init (CbRescueFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = cb_rescue_face_snapshot;

  gtk_widget_class_set_css_name (widget_class, "rescue-face");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cb_rescue_face_init (CbRescueFace *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_can_target (widget, FALSE);
  self->card = CB_RESCUE_FACE_NONE;
  gtk_widget_set_visible (widget, FALSE);
}

GtkWidget *
cb_rescue_face_new (void)
{
  return g_object_new (CB_TYPE_RESCUE_FACE, NULL);
}

/**
 * cb_rescue_face_get_card:
 * @self: a face
 * @card: (out): what it shows
 * @owner: (out): whose cheese it is
 */
void
cb_rescue_face_get_card (CbRescueFace *self,
                         int          *card,
                         CbSeat       *owner)
{
  g_return_if_fail (CB_IS_RESCUE_FACE (self));

  *card = self->card;
  *owner = self->owner;
}

/**
 * cb_rescue_face_set_card:
 * @self: a face
 * @card: a #CbRescueCard, %CB_RESCUE_FACE_BACK or %CB_RESCUE_FACE_NONE
 * @owner: whose cheese it is
 */
void
cb_rescue_face_set_card (CbRescueFace *self,
                         int           card,
                         CbSeat        owner)
{
  GtkWidget *widget = GTK_WIDGET (self);

  g_return_if_fail (CB_IS_RESCUE_FACE (self));

  if (self->card == card && self->owner == owner)
    return;

  self->card = card;
  self->owner = owner;
  gtk_widget_set_visible (widget, card != CB_RESCUE_FACE_NONE);
  gtk_widget_queue_draw (widget);
}
