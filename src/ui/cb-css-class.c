/* cb-css-class.c - style classes that come and go
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-css-class.h"

/**
 * cb_css_class_set:
 * @widget: a widget
 * @css_class: a class of the style sheet
 * @set: whether the widget is to have it
 */
void
cb_css_class_set (GtkWidget  *widget,
                  const char *css_class,
                  gboolean    set)
{
  if (set)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

/**
 * cb_css_class_set_bits:
 * @widget: a widget
 * @css_classes: (array length=n_classes): classes of the style sheet
 * @n_classes: how many there are
 * @bits: which of them the widget is to have
 */
void
cb_css_class_set_bits (GtkWidget         *widget,
                       const char *const *css_classes,
                       guint              n_classes,
                       guint              bits)
{
  for (guint i = 0; i < n_classes; i++)
    cb_css_class_set (widget, css_classes[i], (bits >> i & 1) != 0);
}
