/* cb-announce.c - what happened, for those who listen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-announce.h"

/**
 * cb_announce:
 * @widget: where it happens
 * @text: what a screen reader is to say
 *
 * Before GTK 4.14 nothing can be announced: there, the description of the
 * focused widget carries the news. (Beside the application's cb-compat.c, this
 * is the one other place that asks for a version: boards need it too.)
 */
void
cb_announce (GtkWidget  *widget,
             const char *text)
{
#if GTK_CHECK_VERSION (4, 14, 0)
G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), text,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
G_GNUC_END_IGNORE_DEPRECATIONS
#else
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (focus),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
#endif
}
