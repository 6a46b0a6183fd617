/* cb-crumbs.c - a shower of cheese for the winner
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-crumbs.h"

#include <adwaita.h>
#include <math.h>

/* With more, GTK would redraw the whole window instead of many small pieces. */
#define N_CRUMBS   14
#define DURATION   2600
/* Speed and acceleration, in heights of the widget. */
#define RISE       1.5
#define GRAVITY    2.2

/**
 * CbCrumbs:
 *
 * Crumbs of cheese that burst from below and fall again, once. Where each is follows
 * from the time alone. Nothing is there to be clicked or heard.
 */
struct _CbCrumbs
{
  GtkWidget     parent_instance;

  AdwAnimation *falling;
  double        time;
};

G_DEFINE_FINAL_TYPE (CbCrumbs, cb_crumbs, GTK_TYPE_WIDGET)

static const char *const colours[] = { "#f7c548", "#e8a33d", "#fde29a", "#d9822b" };

/* The same numbers for the same crumb, from 0 to 1. */
static double
get_share (guint crumb,
           guint which)
{
  return fmod (crumb * 0.618034 + which * 0.381966 + crumb * crumb * 0.1373, 1);
}

static void
draw_crumb (CbCrumbs    *self,
            GtkSnapshot *snapshot,
            guint        crumb)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  double t = self->time * (1 + 0.35 * get_share (crumb, 3)), side = get_share (crumb, 0) - 0.5;
  double x = width * (0.5 + side * (0.3 + 0.9 * t));
  double y = height * (1.02 - RISE * (1.2 + 0.6 * get_share (crumb, 1)) * t + GRAVITY * t * t);
  float size = (float) (MIN (width, height) * (0.018 + 0.022 * get_share (crumb, 2)));
  GskRoundedRect shape;
  GdkRGBA colour;

  if (y > height + (double) size)
    return;

  gdk_rgba_parse (&colour, colours[crumb % G_N_ELEMENTS (colours)]);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gsk_rounded_rect_init_from_rect (&shape, &GRAPHENE_RECT_INIT (-size, -size * 0.7f, 2 * size,
                                                                1.4f * size), 0);
  /* A wedge: round at one end. */
  shape.corner[crumb % 4] = GRAPHENE_SIZE_INIT (size, size);
  shape.corner[(crumb + 1) % 4] = GRAPHENE_SIZE_INIT (size * 0.5f, size * 0.5f);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, &colour, &shape.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
cb_crumbs_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  CbCrumbs *self = CB_CRUMBS (widget);

  for (guint i = 0; cb_crumbs_get_falling (self) && i < N_CRUMBS; i++)
    draw_crumb (self, snapshot, i);
}

static void
time_cb (double   value,
         gpointer user_data)
{
  CbCrumbs *self = user_data;

  self->time = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
cb_crumbs_dispose (GObject *object)
{
  g_clear_object (&CB_CRUMBS (object)->falling);

  G_OBJECT_CLASS (cb_crumbs_parent_class)->dispose (object);
}

static void
cb_crumbs_class_init (CbCrumbsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_crumbs_dispose;
  widget_class->snapshot = cb_crumbs_snapshot;

  gtk_widget_class_set_css_name (widget_class, "crumbs");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cb_crumbs_init (CbCrumbs *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  self->falling = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, DURATION,
                                           adw_callback_animation_target_new (time_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->falling), ADW_LINEAR);
}

/**
 * cb_crumbs_start:
 * @self: crumbs
 *
 * Lets them burst; with less movement on the desktop nothing is seen.
 */
void
cb_crumbs_start (CbCrumbs *self)
{
  g_return_if_fail (CB_IS_CRUMBS (self));

  adw_animation_reset (self->falling);
  adw_animation_play (self->falling);
}

void
cb_crumbs_stop (CbCrumbs *self)
{
  g_return_if_fail (CB_IS_CRUMBS (self));

  adw_animation_reset (self->falling);
}

gboolean
cb_crumbs_get_falling (CbCrumbs *self)
{
  g_return_val_if_fail (CB_IS_CRUMBS (self), FALSE);

  return adw_animation_get_state (self->falling) == ADW_ANIMATION_PLAYING;
}
