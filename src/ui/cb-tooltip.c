/* cb-tooltip.c - what is said about a widget under the pointer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-tooltip.h"

#include "cb-speech.h"

/**
 * cb_tooltip_set:
 * @widget: a widget
 * @text: (nullable): what to say
 *
 * Sets it only if it is another one: whenever a tooltip is set, GTK asks the display where
 * the pointer is, and waits for the answer. GTK describes the widget by it, too: what was
 * said of the widget before comes back.
 */
void
cb_tooltip_set (GtkWidget  *widget,
                const char *text)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0)
    return;

  gtk_widget_set_tooltip_text (widget, text);
  cb_speech_describe_again (widget);
}
