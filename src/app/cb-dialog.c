/* cb-dialog.c - a small window on top of the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-dialog.h"

#include <adwaita.h>

#define WIDTH   480
#define HEIGHT  560

/* Plain windows are neither newer nor older than any version that we build
 * with, which the ready-made dialogs are. */
static void
close_on_escape (GtkWidget *window)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                            gtk_named_action_new ("window.close"));

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
  gtk_widget_add_controller (window, controller);
}

/**
 * cb_dialog_new:
 * @parent: (nullable): the window that it belongs to
 * @title: its title
 * @content: what it shows
 *
 * Returns: (transfer none): a window that Escape closes
 */
GtkWindow *
cb_dialog_new (GtkWindow  *parent,
               const char *title,
               GtkWidget  *content)
{
  GtkWidget *window = adw_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_vexpand (content, TRUE);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), content);
  adw_window_set_content (ADW_WINDOW (window), box);

  gtk_window_set_title (GTK_WINDOW (window), title);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
  gtk_widget_set_size_request (window, 320, 240);
  close_on_escape (window);

  return GTK_WINDOW (window);
}
