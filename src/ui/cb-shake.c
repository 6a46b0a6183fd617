/* cb-shake.c - a widget that says no
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-shake.h"

#define MILLISECONDS 400

static gboolean
stop_cb (gpointer user_data)
{
  GWeakRef *reference = user_data;
  g_autoptr (GtkWidget) widget = g_weak_ref_get (reference);

  if (widget != NULL)
    gtk_widget_remove_css_class (widget, "shake");

  return G_SOURCE_REMOVE;
}

static void
free_reference (gpointer data)
{
  g_weak_ref_clear (data);
  g_free (data);
}

/**
 * cb_shake:
 * @widget: where something was tried that is not possible
 *
 * The style sheet does the shaking, unless the desktop asks for less motion.
 */
void
cb_shake (GtkWidget *widget)
{
  GWeakRef *reference = g_new0 (GWeakRef, 1);

  g_weak_ref_init (reference, widget);
  gtk_widget_add_css_class (widget, "shake");
  g_timeout_add_full (G_PRIORITY_DEFAULT, MILLISECONDS, stop_cb, reference, free_reference);
}
