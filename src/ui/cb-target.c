/* cb-target.c - something on the table that can be chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-target.h"

/**
 * CbTarget:
 *
 * A cell, a card or a player's place: it can be focused, and clicked, tapped or
 * activated by key. It takes the size that the board gives it.
 */
G_DEFINE_ABSTRACT_TYPE (CbTarget, cb_target, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_ACTIVATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
activate_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_ACTIVATED], 0);
}

static gboolean
is_touch (GtkEventController *controller)
{
  GdkDevice *device = gtk_event_controller_get_current_event_device (controller);

  return device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

static void
released_cb (CbTarget   *self,
             int         n_press,
             double      x,
             double      y,
             GtkGesture *gesture)
{
  cb_target_press (self, is_touch (GTK_EVENT_CONTROLLER (gesture)));
}

static void
cb_target_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (cb_target_parent_class)->dispose (object);
}

static void
cb_target_class_init (CbTargetClass *klass)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter,
                                GDK_KEY_space, GDK_KEY_KP_Space };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_target_dispose;

  /**
   * CbTarget::activated:
   * @self: the target
   *
   * It was clicked, tapped, or activated by key.
   */
  signals[SIGNAL_ACTIVATED] =
    g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  gtk_widget_class_set_activate_signal (widget_class, signals[SIGNAL_ACTIVATED]);
  gtk_widget_class_install_action (widget_class, "target.activate", NULL, activate_cb);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i], 0, "target.activate", NULL);
}

static void
cb_target_init (CbTarget *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_set_focusable (widget, TRUE);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
}

/**
 * cb_target_press:
 * @self: a target
 * @by_touch: whether a finger did it
 *
 * A pointer shows what would happen before it clicks. A finger cannot: where that matters,
 * the first tap only looks, and the second one acts.
 */
void
cb_target_press (CbTarget *self,
                 gboolean  by_touch)
{
  CbTargetClass *klass;
  gboolean only_looks;

  g_return_if_fail (CB_IS_TARGET (self));

  klass = CB_TARGET_GET_CLASS (self);
  only_looks = by_touch && !gtk_widget_has_focus (GTK_WIDGET (self)) &&
               klass->looks_first != NULL && klass->looks_first (self);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (!only_looks)
    g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0);
}
