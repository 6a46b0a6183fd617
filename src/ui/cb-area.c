/* cb-area.c - a part of the table with things that can be chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-area.h"

/**
 * CbArea:
 *
 * The parent of targets, and of whatever lies between them. It says what people do
 * with the targets; where they are, and how large, is up to the game.
 */
G_DEFINE_ABSTRACT_TYPE (CbArea, cb_area, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_ACTIVATED,
  SIGNAL_POINTED,
  SIGNAL_DROPPED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
activated_cb (GtkWidget *target)
{
  g_signal_emit (gtk_widget_get_parent (target), signals[SIGNAL_ACTIVATED], 0, target);
}

/* A target that is going away has no parent. */
static void
point (GtkWidget *target,
       gboolean   is_there)
{
  GtkWidget *self = gtk_widget_get_parent (target);

  if (self != NULL)
    g_signal_emit (self, signals[SIGNAL_POINTED], 0, is_there ? target : NULL);
}

static void
entered_cb (GtkWidget *target)
{
  point (target, TRUE);
}

static void
left_cb (GtkWidget *target)
{
  point (target, FALSE);
}

static GdkDragAction
drag_entered_cb (GtkWidget *target)
{
  point (target, TRUE);

  return GDK_ACTION_MOVE;
}

static gboolean
dropped_cb (GtkWidget    *target,
            const GValue *value)
{
  g_signal_emit (gtk_widget_get_parent (target), signals[SIGNAL_DROPPED], 0, target,
                 g_value_get_int (value));

  return TRUE;
}

static void
cb_area_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (cb_area_parent_class)->dispose (object);
}

static void
cb_area_class_init (CbAreaClass *klass)
{
  const GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_area_dispose;

  /**
   * CbArea::activated:
   * @self: the area
   * @target: what was clicked, tapped or activated by key
   */
  signals[SIGNAL_ACTIVATED] =
    g_signal_new ("activated", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, CB_TYPE_TARGET);

  /**
   * CbArea::pointed:
   * @self: the area
   * @target: (nullable): what the pointer or the focus is at
   */
  signals[SIGNAL_POINTED] =
    g_signal_new ("pointed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, CB_TYPE_TARGET);

  /**
   * CbArea::dropped:
   * @self: the area
   * @target: where something was dropped
   * @thing: what was, by the game's own numbers
   */
  signals[SIGNAL_DROPPED] =
    g_signal_new ("dropped", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, CB_TYPE_TARGET, G_TYPE_INT);
}

static void
cb_area_init (CbArea *self)
{
}

static void
add_drop_target (GtkWidget *target)
{
  GtkDropTarget *drop = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_MOVE);

  g_signal_connect_swapped (drop, "enter", G_CALLBACK (drag_entered_cb), target);
  g_signal_connect_swapped (drop, "leave", G_CALLBACK (left_cb), target);
  g_signal_connect_swapped (drop, "drop", G_CALLBACK (dropped_cb), target);
  gtk_widget_add_controller (target, GTK_EVENT_CONTROLLER (drop));
}

/**
 * cb_area_add:
 * @self: an area
 * @target: (transfer floating): what can be chosen there
 * @takes_drops: whether something can be dragged to it
 */
void
cb_area_add (CbArea   *self,
             CbTarget *target,
             gboolean  takes_drops)
{
  GtkWidget *widget = GTK_WIDGET (target);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_return_if_fail (CB_IS_AREA (self));

  g_signal_connect (target, "activated", G_CALLBACK (activated_cb), NULL);
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (entered_cb), target);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (left_cb), target);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (entered_cb), target);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (left_cb), target);
  gtk_widget_add_controller (widget, motion);
  gtk_widget_add_controller (widget, focus);
  if (takes_drops)
    add_drop_target (widget);
  gtk_widget_set_parent (widget, GTK_WIDGET (self));
}
