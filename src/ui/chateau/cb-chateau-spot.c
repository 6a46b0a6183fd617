/* cb-chateau-spot.c - a place of the castle where something can be done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-spot.h"

#include "cb-css-class.h"
#include "cb-picture.h"

/* Of a spot's side: how large the number of actions is, and the arrow, which stands
 * outside of the walls. */
#define COST   0.42f
#define ARROW  0.62f

/**
 * CbChateauSpot:
 *
 * A cell, a tower or a slot: what is focused, named, clicked and marked. What
 * lies in a cell is drawn by the castle beneath it; a slot shows its arrow.
 */
struct _CbChateauSpot
{
  CbTarget       parent_instance;

  GtkWidget     *arrow;
  GtkWidget     *cost;
  guint          index;
  CbChateauMark  marks;
};

G_DEFINE_FINAL_TYPE (CbChateauSpot, cb_chateau_spot, CB_TYPE_TARGET)

static const char *const mark_classes[CB_CHATEAU_N_MARKS] = {
  "own", "picked", "reach", "enter", "lift", "push", "last", "hint", "falls", "collects",
  "pointed", "fell",
};

/* How far the arrow, which is drawn pointing right, must be turned. */
static float
get_angle (CbChateauSpot *self)
{
  switch (cb_chateau_get_slot_name (cb_chateau_spot_get_slot (self))[0])
    {
    case 'W':
      return 0;
    case 'N':
      return 90;
    case 'E':
      return 180;
    default:
      return 270;
    }
}

static void
allocate_arrow (CbChateauSpot *self,
                int            width,
                int            height)
{
  int ring = MIN (width, height), side = (int) (ARROW * (float) ring);
  graphene_point_t middle = GRAPHENE_POINT_INIT ((float) width / 2, (float) height / 2);
  graphene_point_t corner = GRAPHENE_POINT_INIT ((float) -ring / 2, (float) -side / 2);
  GskTransform *transform = gsk_transform_translate (NULL, &middle);

  transform = gsk_transform_rotate (transform, get_angle (self));
  transform = gsk_transform_translate (transform, &corner);
  gtk_widget_allocate (self->arrow, side, side, -1, transform);
}

static void
cb_chateau_spot_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  CbChateauSpot *self = CB_CHATEAU_SPOT (widget);
  int cost = (int) (COST * (float) MIN (width, height));

  if (self->arrow != NULL)
    allocate_arrow (self, width, height);
  gtk_widget_size_allocate (self->cost,
                            &(GtkAllocation) { width - cost - 1, height - cost - 1, cost, cost },
                            -1);
}

/* What a push would do. */
static gboolean
cb_chateau_spot_looks_first (CbTarget *target)
{
  return cb_chateau_spot_is_slot (CB_CHATEAU_SPOT (target));
}

static void
cb_chateau_spot_class_init (CbChateauSpotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->size_allocate = cb_chateau_spot_size_allocate;
  CB_TARGET_CLASS (klass)->looks_first = cb_chateau_spot_looks_first;

  gtk_widget_class_set_css_name (widget_class, "chateau-spot");
}

static void
cb_chateau_spot_init (CbChateauSpot *self)
{
  self->cost = cb_picture_new (NULL);
  gtk_widget_set_parent (self->cost, GTK_WIDGET (self));
}

/**
 * cb_chateau_spot_new:
 * @index: the bit of a cell or tower, or %CB_CHATEAU_N_CELLS and a slot
 *
 * Returns: (transfer floating): a spot
 */
GtkWidget *
cb_chateau_spot_new (guint index)
{
  gboolean is_slot = index >= CB_CHATEAU_N_CELLS;
  CbChateauSpot *self = g_object_new (CB_TYPE_CHATEAU_SPOT,
                                      "accessible-role", is_slot ? GTK_ACCESSIBLE_ROLE_BUTTON
                                                                 : GTK_ACCESSIBLE_ROLE_GRID_CELL,
                                      NULL);

  self->index = index;
  gtk_widget_add_css_class (GTK_WIDGET (self), is_slot ? "slot" : "cell");
  if (is_slot)
    {
      self->arrow = cb_picture_new ("chateau/arrow");
      gtk_widget_set_parent (self->arrow, GTK_WIDGET (self));
    }

  return GTK_WIDGET (self);
}

guint
cb_chateau_spot_get_index (CbChateauSpot *self)
{
  g_return_val_if_fail (CB_IS_CHATEAU_SPOT (self), 0);

  return self->index;
}

gboolean
cb_chateau_spot_is_slot (CbChateauSpot *self)
{
  g_return_val_if_fail (CB_IS_CHATEAU_SPOT (self), FALSE);

  return self->index >= CB_CHATEAU_N_CELLS;
}

/**
 * cb_chateau_spot_get_slot:
 * @self: a spot that is a slot
 *
 * Returns: which slot
 */
guint
cb_chateau_spot_get_slot (CbChateauSpot *self)
{
  g_return_val_if_fail (cb_chateau_spot_is_slot (self), 0);

  return self->index - CB_CHATEAU_N_CELLS;
}

CbChateauMark
cb_chateau_spot_get_marks (CbChateauSpot *self)
{
  g_return_val_if_fail (CB_IS_CHATEAU_SPOT (self), 0);

  return self->marks;
}

/**
 * cb_chateau_mark:
 * @widget: a spot or a room
 * @marks: how it is to look; every mark is a CSS class
 */
void
cb_chateau_mark (GtkWidget     *widget,
                 CbChateauMark  marks)
{
  cb_css_class_set_bits (widget, mark_classes, CB_CHATEAU_N_MARKS, marks);
}

void
cb_chateau_spot_set_marks (CbChateauSpot *self,
                           CbChateauMark  marks)
{
  g_return_if_fail (CB_IS_CHATEAU_SPOT (self));

  if (self->marks == marks)
    return;

  if ((self->marks ^ marks) & CB_CHATEAU_MARK_PICKED)
    gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED,
                                 (marks & CB_CHATEAU_MARK_PICKED) != 0, -1);
  self->marks = marks;
  cb_chateau_mark (GTK_WIDGET (self), marks);
  if (self->arrow != NULL)
    cb_picture_set_art (CB_PICTURE (self->arrow), marks & CB_CHATEAU_MARK_LAST
                                                  ? "chateau/arrow-last" : "chateau/arrow");
}

/**
 * cb_chateau_spot_set_cost:
 * @self: a spot
 * @cost: how many actions it takes to come here; 0 shows nothing
 */
void
cb_chateau_spot_set_cost (CbChateauSpot *self,
                          guint          cost)
{
  g_autofree char *art = cost > 0 ? g_strdup_printf ("points/%u", cost) : NULL;

  g_return_if_fail (CB_IS_CHATEAU_SPOT (self));

  cb_picture_set_art (CB_PICTURE (self->cost), art);
}
