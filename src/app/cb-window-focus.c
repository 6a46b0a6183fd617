/* cb-window-focus.c - the window: keys always reach something
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-window-private.h"

/* In frames: time for a page to come into sight with what has the focus there. */
#define PATIENCE 2

static gboolean
is_in_sight (GtkWidget *focus)
{
  return focus != NULL && gtk_widget_get_mapped (focus) && gtk_widget_is_sensitive (focus);
}

/* A page may have put the focus where it wants it already. */
void
cb_window_focus_page (CbWindow *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus != NULL && gtk_widget_is_ancestor (focus, page))
    return;
  if (!gtk_widget_grab_focus (page))
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

static void focus_changed_cb (CbWindow *self);

/* On the page, or, where nothing there can have it, on the buttons above. */
static void
find_focus (CbWindow *self)
{
  GtkWindow *window = GTK_WINDOW (self);

  gtk_window_set_focus (window, NULL);
  cb_window_focus_page (self);
  if (is_in_sight (gtk_window_get_focus (window)))
    return;

  gtk_window_set_focus (window, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->menu_button));
}

/* Its own changes are no reason to look again: that would never end. */
static gboolean
find_cb (gpointer user_data)
{
  CbWindow *self = user_data;

  if (self->stack == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)) ||
      is_in_sight (gtk_window_get_focus (GTK_WINDOW (self))))
    return G_SOURCE_REMOVE;

  g_signal_handlers_block_by_func (self, focus_changed_cb, NULL);
  find_focus (self);
  g_signal_handlers_unblock_by_func (self, focus_changed_cb, NULL);
  g_signal_group_set_target (self->focus_signals, gtk_window_get_focus (GTK_WINDOW (self)));

  return G_SOURCE_REMOVE;
}

/* After everything else that is pending: whatever took the focus away may know better where
 * it belongs, and sometimes GTK does. */
static void
find_later (CbWindow *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, find_cb, g_object_ref (self), g_object_unref);
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  CbWindow *self = CB_WINDOW (widget);

  if (--self->focus_frames > 0)
    return G_SOURCE_CONTINUE;

  find_later (self);

  return G_SOURCE_REMOVE;
}

static void
find_after_layout (CbWindow *self)
{
  if (self->focus_frames == 0)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  self->focus_frames = PATIENCE;
}

static void
focus_changed_cb (CbWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  g_signal_group_set_target (self->focus_signals, focus);
  if (focus == NULL)
    find_later (self);
  else if (!gtk_widget_get_mapped (focus))
    find_after_layout (self);
}

/* A button that can no longer be pressed, a list that closes, a part of the table that has no
 * more room: what has the focus may go at any time, and keys would go nowhere. */
void
cb_window_keep_focus (CbWindow *self)
{
  self->focus_signals = g_signal_group_new (GTK_TYPE_WIDGET);
  g_signal_group_connect_swapped (self->focus_signals, "unmap", G_CALLBACK (find_later), self);
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (focus_changed_cb), NULL);
}
