/* cb-scroll-layout.c - for a child that scrolls
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-scroll-layout.h"

/* In pixels: what a scroll bar needs. */
#define MIN_HEIGHT 60

/**
 * CbScrollLayout:
 *
 * Gives all room to a scrolled window, and does not ask how high its child would like to
 * be. That makes no difference to what scrolls, but a scrolled window asks nevertheless: at
 * every start all words of a page were laid out for two more widths, and those of all rows
 * of a list whenever one of them changed.
 */
struct _CbScrollLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (CbScrollLayout, cb_scroll_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
cb_scroll_layout_get_request_mode (GtkLayoutManager *manager,
                                   GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
cb_scroll_layout_measure (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          GtkOrientation    orientation,
                          int               for_size,
                          int              *minimum,
                          int              *natural,
                          int              *minimum_baseline,
                          int              *natural_baseline)
{
  *minimum = *natural = MIN_HEIGHT;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, -1, minimum, natural,
                        NULL, NULL);
}

static void
cb_scroll_layout_allocate (GtkLayoutManager *manager,
                           GtkWidget        *widget,
                           int               width,
                           int               height,
                           int               baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (widget), width, height, baseline, NULL);
}

static void
cb_scroll_layout_class_init (CbScrollLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = cb_scroll_layout_get_request_mode;
  layout_class->measure = cb_scroll_layout_measure;
  layout_class->allocate = cb_scroll_layout_allocate;
}

static void
cb_scroll_layout_init (CbScrollLayout *self)
{
}
