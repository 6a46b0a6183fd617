/* cb-measure.c - how high a widget is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-measure.h"

/**
 * cb_measure_height:
 * @widget: a widget
 * @width: how wide it is to be, or -1 if that does not matter
 * @minimum: (out) (optional): how high it is at least
 * @natural: (out) (optional): how high it would like to be
 *
 * Measures a widget for a width that may be less than it needs, and then for what it
 * needs: newer versions of GTK warn of asking for less.
 */
void
cb_measure_height (GtkWidget *widget,
                   int        width,
                   int       *minimum,
                   int       *natural)
{
  int least = -1;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (width >= 0)
    gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, least), minimum, natural,
                      NULL, NULL);
}
