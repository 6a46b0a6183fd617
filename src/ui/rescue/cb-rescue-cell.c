/* cb-rescue-cell.c - a cell of the playing area
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-cell.h"

#include "cb-art.h"
#include "cb-css-class.h"
#include "cb-rescue-face.h"

/* Of a cell's side: how far the card keeps from its edge, and how large the
 * picture of what makes the card leave is. */
#define MARGIN  0.03f
#define CAUSE   0.42f

/**
 * CbRescueCell:
 *
 * Known by its place, so that it stays the same widget while the playing area
 * takes shape around it.
 */
struct _CbRescueCell
{
  CbTarget      parent_instance;

  GtkWidget    *face;
  GtkWidget    *cause;
  int           place;
  CbRescueMark  marks;
};

G_DEFINE_FINAL_TYPE (CbRescueCell, cb_rescue_cell, CB_TYPE_TARGET)

static const char *const mark_classes[CB_RESCUE_N_MARKS] = {
  "free", "chosen", "last", "hint", "ghost", "leaving", "saved", "gone", "chased",
  "chaser",
};

static void
cb_rescue_cell_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  CbRescueCell *self = CB_RESCUE_CELL (widget);
  float side = (float) MIN (width, height);
  float margin = MAX (1, MARGIN * side);

  if (gtk_widget_get_visible (self->face))
    cb_art_place (self->face, margin, margin, MAX (side - 2 * margin, 1));
  if (gtk_widget_get_visible (self->cause))
    cb_art_place (self->cause, side * (1 - CAUSE), 0, side * CAUSE);
}

static void
cb_rescue_cell_class_init (CbRescueCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->size_allocate = cb_rescue_cell_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "rescue-cell");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
cb_rescue_cell_init (CbRescueCell *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->face = cb_rescue_face_new ();
  gtk_widget_set_parent (self->face, widget);
  self->cause = cb_rescue_face_new ();
  gtk_widget_add_css_class (self->cause, "cause");
  gtk_widget_set_parent (self->cause, widget);
}

/**
 * cb_rescue_cell_new:
 * @place: where it is, as events have it
 *
 * Returns: (transfer floating): an empty cell
 */
GtkWidget *
cb_rescue_cell_new (int place)
{
  CbRescueCell *self = g_object_new (CB_TYPE_RESCUE_CELL, NULL);

  self->place = place;

  return GTK_WIDGET (self);
}

int
cb_rescue_cell_get_place (CbRescueCell *self)
{
  g_return_val_if_fail (CB_IS_RESCUE_CELL (self), 0);

  return self->place;
}

void
cb_rescue_cell_set_card (CbRescueCell *self,
                         int           card,
                         CbSeat        owner)
{
  g_return_if_fail (CB_IS_RESCUE_CELL (self));

  cb_rescue_face_set_card (CB_RESCUE_FACE (self->face), card, owner);
}

/**
 * cb_rescue_cell_get_face:
 * @self: a cell
 *
 * Returns: (transfer none): the card that lies there
 */
GtkWidget *
cb_rescue_cell_get_face (CbRescueCell *self)
{
  g_return_val_if_fail (CB_IS_RESCUE_CELL (self), NULL);

  return self->face;
}

CbRescueMark
cb_rescue_cell_get_marks (CbRescueCell *self)
{
  g_return_val_if_fail (CB_IS_RESCUE_CELL (self), 0);

  return self->marks;
}

/**
 * cb_rescue_cell_set_marks:
 * @self: a cell
 * @marks: how it is to look; every mark is a CSS class
 */
void
cb_rescue_cell_set_marks (CbRescueCell *self,
                          CbRescueMark  marks)
{
  g_return_if_fail (CB_IS_RESCUE_CELL (self));

  if (self->marks == marks)
    return;

  cb_css_class_set_bits (GTK_WIDGET (self), mark_classes, CB_RESCUE_N_MARKS, marks);
  self->marks = marks;
}

/**
 * cb_rescue_cell_set_cause:
 * @self: a cell
 * @card: the animal that makes its card leave, or %CB_RESCUE_FACE_NONE
 */
void
cb_rescue_cell_set_cause (CbRescueCell *self,
                          int           card)
{
  g_return_if_fail (CB_IS_RESCUE_CELL (self));

  cb_rescue_face_set_card (CB_RESCUE_FACE (self->cause), card, CB_SEAT_NONE);
}
