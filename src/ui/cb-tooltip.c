/* cb-tooltip.c - what is said about a widget under the pointer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-tooltip.h"

/**
 * cb_tooltip_set:
 * @widget: a widget
 * @text: (nullable): what to say
 *
 * By itself GTK would ask where the pointer is, and wait for the answer, each time
 * that a tooltip is set: it is set only if it is another one.
 */
void
cb_tooltip_set (GtkWidget  *widget,
                const char *text)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}
