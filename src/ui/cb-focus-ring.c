/* cb-focus-ring.c - shows for as long as it takes where the focus is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-focus-ring.h"

#define BY_KEYS "cb-focus-by-keys"

static void
set_by_keys (GtkWidget *widget,
             gboolean   by_keys)
{
  g_object_set_data (G_OBJECT (widget), BY_KEYS, GINT_TO_POINTER (by_keys));
}

static gboolean
key_pressed_cb (GtkWidget *widget)
{
  set_by_keys (widget, TRUE);

  return GDK_EVENT_PROPAGATE;
}

static void
pressed_cb (GtkWidget *widget)
{
  set_by_keys (widget, FALSE);
}

/* A few seconds after a key GTK hides the ring, which is too soon for some. */
static void
focus_visible_cb (GtkWindow  *window,
                  GParamSpec *pspec,
                  GtkWidget  *widget)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (g_object_get_data (G_OBJECT (widget), BY_KEYS) != NULL &&
      !gtk_window_get_focus_visible (window) && focus != NULL &&
      gtk_widget_is_ancestor (focus, widget))
    gtk_window_set_focus_visible (window, TRUE);
}

static void
realize_cb (GtkWidget *widget)
{
  g_signal_connect_object (gtk_widget_get_root (widget), "notify::focus-visible",
                           G_CALLBACK (focus_visible_cb), widget, 0);
}

static void
unrealize_cb (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget), focus_visible_cb, widget);
}

/**
 * cb_focus_ring_keep:
 * @widget: a part of a window
 *
 * Lets it be seen which widget in it has the focus, as long as it is used by keys.
 */
void
cb_focus_ring_keep (GtkWidget *widget)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), widget);
  gtk_widget_add_controller (widget, keys);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), widget);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  g_signal_connect (widget, "realize", G_CALLBACK (realize_cb), NULL);
  g_signal_connect (widget, "unrealize", G_CALLBACK (unrealize_cb), NULL);
}
