/* cb-focus-within.c - whether keys go to a part of a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-focus-within.h"

/**
 * cb_focus_is_within:
 * @widget: a part of a window, or one that is not in a window yet
 *
 * Ask before hiding or disabling it: otherwise GTK leaves the focus nowhere.
 *
 * Returns: whether it has the focus, or something in it has
 */
gboolean
cb_focus_is_within (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}
