/* cb-chateau-canvas.c - the castle in motion
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-canvas.h"

#include <adwaita.h>
#include <string.h>

/* How long things take, in milliseconds. */
#define STEP_TIME    190
#define LIFT_TIME    420
#define ENTER_TIME   320
#define PUSH_TIME    460
#define EFFECT_TIME  700
#define LOOK_TIME    180

/* Where there is so much room beside the board, the players are there. */
#define PANEL_WIDTH  120

/* A move that follows as early as this in the one before continues it. */
#define EARLY        0.05

/**
 * CbChateauCanvas:
 *
 * Draws the castle and lets things move in it. It is decoration: the spots above
 * it carry the names.
 */
struct _CbChateauCanvas
{
  GtkWidget          parent_instance;

  CbChateauScene     scene;
  CbChateauGeometry  geometry;
  AdwAnimation      *motion;
  AdwAnimation      *look;
  int                looked_at;
};

G_DEFINE_FINAL_TYPE (CbChateauCanvas, cb_chateau_canvas, GTK_TYPE_WIDGET)

static void
cb_chateau_canvas_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  CbChateauCanvas *self = CB_CHATEAU_CANVAS (widget);
  const CbChateauPen pen = { &self->geometry, widget, snapshot };

  cb_chateau_scene_draw (&self->scene, &pen);
}

static void
moved_cb (double           value,
          CbChateauCanvas *self)
{
  self->scene.done = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
looked_cb (double           value,
           CbChateauCanvas *self)
{
  self->scene.shift = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
settled_cb (CbChateauCanvas *self)
{
  self->scene.moving = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static AdwAnimation *
add_animation (CbChateauCanvas        *self,
               AdwAnimationTargetFunc  function,
               AdwEasing               easing)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (function, self, NULL);
  AdwAnimation *animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, LOOK_TIME, target);

  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (animation), easing);

  return animation;
}

static void
cb_chateau_canvas_dispose (GObject *object)
{
  CbChateauCanvas *self = CB_CHATEAU_CANVAS (object);

  g_clear_object (&self->motion);
  g_clear_object (&self->look);

  G_OBJECT_CLASS (cb_chateau_canvas_parent_class)->dispose (object);
}

static void
cb_chateau_canvas_class_init (CbChateauCanvasClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_chateau_canvas_dispose;
  widget_class->snapshot = cb_chateau_canvas_snapshot;

  gtk_widget_class_set_css_name (widget_class, "chateau-canvas");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cb_chateau_canvas_init (CbChateauCanvas *self)
{
  self->scene.slot = self->looked_at = -1;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  self->motion = add_animation (self, (AdwAnimationTargetFunc) moved_cb, ADW_LINEAR);
  g_signal_connect_swapped (self->motion, "done", G_CALLBACK (settled_cb), self);
  self->look = add_animation (self, (AdwAnimationTargetFunc) looked_cb, ADW_EASE_OUT_CUBIC);
}

GtkWidget *
cb_chateau_canvas_new (void)
{
  return g_object_new (CB_TYPE_CHATEAU_CANVAS, NULL);
}

/**
 * cb_chateau_canvas_peek:
 * @self: a canvas
 *
 * Returns: (transfer none): what everyone sees of the position
 */
const CbChateau *
cb_chateau_canvas_peek (CbChateauCanvas *self)
{
  g_return_val_if_fail (CB_IS_CHATEAU_CANVAS (self), NULL);

  return &self->scene.now;
}

void
cb_chateau_canvas_set_geometry (CbChateauCanvas         *self,
                                const CbChateauGeometry *geometry)
{
  g_return_if_fail (CB_IS_CHATEAU_CANVAS (self));

  self->geometry = *geometry;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Several steps of one mouse in a row are one way. */
static void
find_way (CbChateauCanvas *self,
          const CbChateau *before,
          gboolean         continued)
{
  CbChateauScene *scene = &self->scene;
  CbChateauWays ways;

  if (!continued || scene->n_way > CB_CHATEAU_N_ACTIONS)
    {
      scene->way[0] = (guint8) scene->move.from;
      scene->n_way = 1;
    }

  cb_chateau_find_ways (before, scene->move.from, CB_CHATEAU_N_ACTIONS, TRUE, &ways);
  scene->n_way += cb_chateau_trace_way (&ways, scene->move.to, &scene->way[scene->n_way]);
}

/* Cheeses fly to the players: to the right, where they stand beside the board,
 * or else to the strip above it. */
static void
find_goals (CbChateauCanvas *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  float width = (float) gtk_widget_get_width (widget), n = self->scene.now.n_seats;
  graphene_rect_t bounds;
  gboolean aside = root != NULL && gtk_widget_compute_bounds (widget, root, &bounds) &&
                   (float) gtk_widget_get_width (root) - bounds.origin.x - width > PANEL_WIDTH;

  for (int seat = 0; seat < self->scene.now.n_seats; seat++)
    if (aside)
      self->scene.goal[seat] =
        GRAPHENE_POINT_INIT (width, (float) ((seat + 0.5) * self->geometry.side));
    else
      self->scene.goal[seat] =
        GRAPHENE_POINT_INIT (width * ((float) seat + 0.5f) / n, (float) -self->geometry.side);
}

static guint
get_time (const CbChateauScene *scene)
{
  switch (scene->move.type)
    {
    case CB_CHATEAU_TOWER:
      return ENTER_TIME;
    case CB_CHATEAU_MOVE:
      return STEP_TIME * (scene->n_way - 1);
    case CB_CHATEAU_PUSH:
      return (guint) (PUSH_TIME * (1 - scene->head_start)) + 1;
    case CB_CHATEAU_LIFT:
    case CB_CHATEAU_END:
    default:
      return LIFT_TIME;
    }
}

/* A push that was looked at is played, or is no longer possible. */
static void
forget_look (CbChateauCanvas *self)
{
  self->looked_at = self->scene.slot = -1;
  adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (self->look), 0);
  adw_animation_reset (self->look);
  self->scene.shift = 0;
}

/* Shows how one came from the position before; returns how long it takes. */
static guint
animate (CbChateauCanvas *self,
         const CbChateau *before,
         CbMove           move,
         gboolean         early)
{
  CbChateauScene *scene = &self->scene;
  guint last = scene->move.to;
  gboolean continued;
  guint time, effects;

  cb_chateau_move_get_parts (move, &scene->move);
  continued = early && scene->n_way > 0 && scene->move.type == CB_CHATEAU_MOVE &&
              scene->move.from == last;
  if (!continued)
    cb_chateau_visible_copy (before, &scene->before);
  if (scene->move.type == CB_CHATEAU_MOVE)
    find_way (self, before, continued);
  else
    scene->n_way = 0;
  scene->head_start = scene->slot == (int) scene->move.to ? scene->shift : 0;
  find_goals (self);

  time = get_time (scene);
  effects = cb_chateau_scene_has_effects (scene) ? EFFECT_TIME : 0;
  scene->lead = (double) time / (time + effects);
  scene->moving = TRUE;
  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->motion), time + effects);
  adw_animation_play (self->motion);

  return adw_get_enable_animations (GTK_WIDGET (self)) ? time + effects : 0;
}

/**
 * cb_chateau_canvas_show:
 * @self: a canvas
 * @state: a position
 * @before: (nullable): the position before it, if the move is to be seen
 * @move: the move that led from there to here
 *
 * Shows a position. One that is shown already, as when another player comes to
 * look, does not disturb what is moving.
 *
 * Returns: how long the move takes, in milliseconds
 */
guint
cb_chateau_canvas_show (CbChateauCanvas *self,
                        const CbChateau *state,
                        const CbChateau *before,
                        CbMove           move)
{
  CbChateau seen;
  gboolean early;
  guint time = 0;

  g_return_val_if_fail (CB_IS_CHATEAU_CANVAS (self), 0);

  cb_chateau_visible_copy (state, &seen);
  if (before == NULL && memcmp (&seen, &self->scene.now, sizeof seen) == 0)
    return 0;

  early = self->scene.moving && self->scene.done < EARLY;
  self->scene.now = seen;
  self->scene.moving = FALSE;
  adw_animation_reset (self->motion);
  if (before != NULL)
    time = animate (self, before, move, early);
  forget_look (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return time;
}

/**
 * cb_chateau_canvas_look:
 * @self: a canvas
 * @state: the position that is shown
 * @slot: a slot whose push is to be looked at, or -1
 *
 * Slides the line as the push would, or back; nothing is played by that.
 */
void
cb_chateau_canvas_look (CbChateauCanvas *self,
                        const CbChateau *state,
                        int              slot)
{
  CbChateauScene *scene = &self->scene;
  AdwTimedAnimation *look;
  double from;

  g_return_if_fail (CB_IS_CHATEAU_CANVAS (self));

  if (self->looked_at == slot)
    return;

  self->looked_at = slot;
  if (slot >= 0 && slot != scene->slot)
    {
      scene->shift = 0;
      scene->slot = slot;
      cb_chateau_look_ahead (state, (guint) slot, &scene->outlook);
    }

  look = ADW_TIMED_ANIMATION (self->look);
  from = scene->shift;
  adw_animation_reset (self->look);
  adw_timed_animation_set_value_from (look, from);
  adw_timed_animation_set_value_to (look, slot >= 0 ? 1 : 0);
  adw_animation_play (self->look);
}

/**
 * cb_chateau_canvas_draw_above:
 * @self: a canvas
 * @snapshot: what to draw to
 *
 * Draws what passes above the spots.
 */
void
cb_chateau_canvas_draw_above (CbChateauCanvas *self,
                              GtkSnapshot     *snapshot)
{
  const CbChateauPen pen = { &self->geometry, GTK_WIDGET (self), snapshot };

  g_return_if_fail (CB_IS_CHATEAU_CANVAS (self));

  cb_chateau_scene_draw_above (&self->scene, &pen);
}
