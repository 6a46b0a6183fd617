/* cb-layers.c - a column whose upper parts may reach over the lower ones
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-layers.h"

/**
 * CbLayers:
 *
 * A box that draws its children from the last to the first, so that a child may reach over
 * the next one. Clicks still go to the child that lies below.
 */
struct _CbLayers
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (CbLayers, cb_layers, GTK_TYPE_BOX)

static void
cb_layers_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  for (GtkWidget *child = gtk_widget_get_last_child (widget);
       child != NULL;
       child = gtk_widget_get_prev_sibling (child))
    gtk_widget_snapshot_child (widget, child, snapshot);
}

static void
cb_layers_class_init (CbLayersClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = cb_layers_snapshot;
}

static void
cb_layers_init (CbLayers *self)
{
}
