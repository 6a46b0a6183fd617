/* cb-rescue-face.c - the face of a card, at any size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-face.h"

#include "cb-art.h"

/* Of a face's side: how far the picture keeps from the edge, and how large the
 * points are. */
#define MARGIN        0.09f
#define POINTS        0.36f
#define POINTS_MARGIN 0.03f

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

static const char *const pictures[] = {
  [CB_RESCUE_DOG] = "rescue/dog",
  [CB_RESCUE_CAT] = "rescue/cat",
  [CB_RESCUE_MOUSE] = "rescue/mouse",
  [CB_RESCUE_START] = "rescue/start",
};

static void
draw (CbRescueFace *self,
      GtkSnapshot  *snapshot,
      const char   *picture,
      float         corner,
      float         side)
{
  cb_art_draw (picture, GTK_WIDGET (self), snapshot,
               &(GdkRectangle) { (int) corner, (int) corner, (int) side, (int) side });
}

static void
draw_cheese (CbRescueFace *self,
             GtkSnapshot  *snapshot,
             float         margin,
             float         side)
{
  float points = (float) (int) (POINTS * side);
  char picture[32];

  g_snprintf (picture, sizeof picture, "rescue/cheese-%d", MAX (self->owner, 0));
  draw (self, snapshot, picture, margin, side - 2 * margin);
  g_snprintf (picture, sizeof picture, "points/%d", self->card - CB_RESCUE_START);
  draw (self, snapshot, picture, side * (1 - POINTS_MARGIN) - points, points);
}

static void
cb_rescue_face_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  CbRescueFace *self = CB_RESCUE_FACE (widget);
  float side = (float) MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  float margin = (float) (int) (MARGIN * side);

  if (self->card == CB_RESCUE_FACE_BACK)
    draw (self, snapshot, "rescue/back", 0, side);
  else if (self->card > CB_RESCUE_START)
    draw_cheese (self, snapshot, margin, side);
  else if (self->card != CB_RESCUE_FACE_NONE)
    draw (self, snapshot, pictures[self->card], margin, side - 2 * margin);
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
