/* cb-rescue-face.c - the face of a card, at any size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-face.h"

#include "cb-art.h"
#include "cb-picture.h"

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
  GtkWidget  parent_instance;

  GtkWidget *picture;
  GtkWidget *points;
  int        card;
  CbSeat     owner;
  int        size;
};

G_DEFINE_FINAL_TYPE (CbRescueFace, cb_rescue_face, GTK_TYPE_WIDGET)

static const char *const pictures[] = {
  [CB_RESCUE_DOG] = "rescue/dog",
  [CB_RESCUE_CAT] = "rescue/cat",
  [CB_RESCUE_MOUSE] = "rescue/mouse",
  [CB_RESCUE_START] = "rescue/start",
};

static char *
find_picture (int    card,
              CbSeat owner)
{
  if (card == CB_RESCUE_FACE_BACK)
    return g_strdup ("rescue/back");
  if (card < 0)
    return NULL;
  if (card > CB_RESCUE_START)
    return g_strdup_printf ("rescue/cheese-%d", MAX (owner, 0));

  return g_strdup (pictures[card]);
}

static void
cb_rescue_face_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  *minimum = *natural = CB_RESCUE_FACE (widget)->size;
}

static void
cb_rescue_face_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  CbRescueFace *self = CB_RESCUE_FACE (widget);
  float side = (float) MIN (width, height);
  gboolean is_back = self->card == CB_RESCUE_FACE_BACK;
  float margin = is_back ? 0 : (float) (int) (MARGIN * side);
  float points = (float) (int) (POINTS * side);

  cb_art_place (self->picture, margin, margin, side - 2 * margin);
  cb_art_place (self->points, side * (1 - POINTS_MARGIN) - points,
                side * (1 - POINTS_MARGIN) - points, points);
}

static void
cb_rescue_face_dispose (GObject *object)
{
  CbRescueFace *self = CB_RESCUE_FACE (object);

  g_clear_pointer (&self->picture, gtk_widget_unparent);
  g_clear_pointer (&self->points, gtk_widget_unparent);

  G_OBJECT_CLASS (cb_rescue_face_parent_class)->dispose (object);
}

static void
cb_rescue_face_class_init (CbRescueFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_rescue_face_dispose;
  widget_class->measure = cb_rescue_face_measure;
  widget_class->size_allocate = cb_rescue_face_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "rescue-face");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cb_rescue_face_init (CbRescueFace *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->picture = cb_picture_new (NULL);
  gtk_widget_set_parent (self->picture, widget);
  self->points = cb_picture_new (NULL);
  gtk_widget_set_parent (self->points, widget);
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

int
cb_rescue_face_get_card (CbRescueFace *self)
{
  g_return_val_if_fail (CB_IS_RESCUE_FACE (self), CB_RESCUE_FACE_NONE);

  return self->card;
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
  g_autofree char *picture = NULL;
  g_autofree char *points = NULL;

  g_return_if_fail (CB_IS_RESCUE_FACE (self));

  if (self->card == card && self->owner == owner)
    return;

  self->card = card;
  self->owner = owner;
  picture = find_picture (card, owner);
  if (card > CB_RESCUE_START)
    points = g_strdup_printf ("points/%d", card - CB_RESCUE_START);

  cb_picture_set_art (CB_PICTURE (self->picture), picture);
  cb_picture_set_art (CB_PICTURE (self->points), points);
  gtk_widget_set_visible (widget, card != CB_RESCUE_FACE_NONE);
  if (card == CB_RESCUE_FACE_BACK)
    gtk_widget_add_css_class (widget, "back");
  else
    gtk_widget_remove_css_class (widget, "back");
  gtk_widget_queue_allocate (widget);
}

/**
 * cb_rescue_face_set_size:
 * @self: a face
 * @size: the side that it asks for, where nobody else decides
 */
void
cb_rescue_face_set_size (CbRescueFace *self,
                         int           size)
{
  g_return_if_fail (CB_IS_RESCUE_FACE (self));

  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
