/* cb-dialog.c - a small window on top of the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-dialog.h"

#include "cb-titles.h"

#include <adwaita.h>
#include <glib/gi18n.h>

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

static const CbDialogPage *
get_page (GtkWindow *dialog)
{
  return g_object_get_data (G_OBJECT (dialog), "cb-dialog-page");
}

/**
 * cb_dialog_new:
 * @parent: (nullable): the window that it belongs to
 * @page: what it shows
 *
 * Returns: (transfer none): a window that Escape closes
 */
GtkWindow *
cb_dialog_new (GtkWindow          *parent,
               const CbDialogPage *page)
{
  GtkWidget *window = adw_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
  gtk_widget_set_size_request (window, 320, 240);
  close_on_escape (window);
  g_object_set_data (G_OBJECT (window), "cb-dialog-page", (gpointer) page);
  cb_dialog_fill (GTK_WINDOW (window));

  return GTK_WINDOW (window);
}

/**
 * cb_dialog_is:
 * @window: any window
 *
 * Returns: whether cb_dialog_new() made it
 */
gboolean
cb_dialog_is (GtkWindow *window)
{
  g_return_val_if_fail (GTK_IS_WINDOW (window), FALSE);

  return get_page (window) != NULL;
}

/* Its title has all the lines that it needs. */
static GtkWidget *
new_header_bar (const char *title)
{
  GtkWidget *bar = adw_header_bar_new ();
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", title, "wrap", TRUE,
                                   "natural-wrap-mode", GTK_NATURAL_WRAP_NONE,
                                   "justify", GTK_JUSTIFY_CENTER, NULL);

  gtk_widget_add_css_class (label, "title");
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (bar), label);

  return bar;
}

/**
 * cb_dialog_fill:
 * @dialog: a window that cb_dialog_new() made
 *
 * Makes what it shows anew, in the language of the program.
 */
void
cb_dialog_fill (GtkWindow *dialog)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *content = get_page (dialog)->new_content ();

  gtk_widget_set_vexpand (content, TRUE);
  gtk_box_append (GTK_BOX (box), new_header_bar (_(get_page (dialog)->title)));
  gtk_box_append (GTK_BOX (box), content);
  cb_titles_wrap (content);
  adw_window_set_content (ADW_WINDOW (dialog), box);
  gtk_window_set_title (dialog, _(get_page (dialog)->title));
  if (gtk_widget_get_mapped (GTK_WIDGET (dialog)))
    gtk_widget_child_focus (content, GTK_DIR_TAB_FORWARD);
}
