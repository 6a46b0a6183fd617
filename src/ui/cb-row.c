/* cb-row.c - a row of a list in which nothing can be selected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-row.h"

/**
 * CbRow:
 *
 * Can have the focus, so that a screen reader reads it, and nothing else: of the rows of a
 * GtkListBox it would say each time that they are not selected.
 */
struct _CbRow
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (CbRow, cb_row, GTK_TYPE_WIDGET)

static void
cb_row_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (cb_row_parent_class)->dispose (object);
}

static void
cb_row_class_init (CbRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_row_dispose;

  gtk_widget_class_set_css_name (widget_class, "row");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
cb_row_init (CbRow *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

/**
 * cb_row_new:
 * @child: what is in it
 *
 * Returns: (transfer floating): a row
 */
GtkWidget *
cb_row_new (GtkWidget *child)
{
  GtkWidget *self;

  g_return_val_if_fail (GTK_IS_WIDGET (child), NULL);

  self = g_object_new (CB_TYPE_ROW, NULL);
  gtk_widget_set_parent (child, self);

  return self;
}
