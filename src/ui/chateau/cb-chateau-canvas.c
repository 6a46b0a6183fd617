/* cb-chateau-canvas.c - the castle in motion
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-canvas.h"

#include "cb-board.h"

#include <adwaita.h>
#include <string.h>

/* How long it takes to look at a push, and to slide to another position, in
 * milliseconds. */
#define LOOK_TIME    180
#define SLIDE_TIME   320

/* How long events take, in milliseconds; a run as often as it has steps. */
static const guint times[CB_CHATEAU_N_EVENTS] = {
  [CB_CHATEAU_EVENT_ENTERED] = 320,
  [CB_CHATEAU_EVENT_MOVED] = 190,
  [CB_CHATEAU_EVENT_LIFTED] = 420,
  [CB_CHATEAU_EVENT_PUSHED] = 460,
  [CB_CHATEAU_EVENT_DROPPED] = 260,
  [CB_CHATEAU_EVENT_FELL] = 850,
  [CB_CHATEAU_EVENT_COLLECTED] = 1000,
  [CB_CHATEAU_EVENT_CLOSED] = 320,
  [CB_CHATEAU_EVENT_OVER] = 1600,
};

/**
 * CbChateauCanvas:
 *
 * Draws the castle and lets things move in it. It is decoration: the spots above
 * it carry the names.
 */
struct _CbChateauCanvas
{
  GtkWidget          parent_instance;

  CbChateau          shown;
  CbChateauScene     scene;
  CbChateauGeometry  geometry;
  AdwAnimation      *look;
  AdwAnimation      *slide;
  int                looked_at;
};

G_DEFINE_FINAL_TYPE (CbChateauCanvas, cb_chateau_canvas, GTK_TYPE_WIDGET)

static void
cb_chateau_canvas_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  CbChateauCanvas *self = CB_CHATEAU_CANVAS (widget);
  const CbChateauDraw draw = { &self->geometry, widget, snapshot };

  cb_chateau_scene_draw (&self->scene, &draw);
}

static void
looked_cb (double           value,
           CbChateauCanvas *self)
{
  self->scene.shift = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
slid_cb (double           value,
         CbChateauCanvas *self)
{
  CbChateauScene *scene = &self->scene;

  if (!scene->moving || !scene->slides)
    return;

  scene->done = value;
  if (value >= 1)
    {
      scene->moving = FALSE;
      scene->out_slot = -1;
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
cb_chateau_canvas_dispose (GObject *object)
{
  CbChateauCanvas *self = CB_CHATEAU_CANVAS (object);

  g_clear_object (&self->look);
  g_clear_object (&self->slide);

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
  AdwAnimationTarget *look =
    adw_callback_animation_target_new ((AdwAnimationTargetFunc) looked_cb, self, NULL);
  AdwAnimationTarget *slide =
    adw_callback_animation_target_new ((AdwAnimationTargetFunc) slid_cb, self, NULL);

  self->scene.slot = self->scene.out_slot = self->looked_at = -1;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  self->slide = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, SLIDE_TIME, slide);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->slide), ADW_LINEAR);
  self->look = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, LOOK_TIME, look);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->look), ADW_EASE_OUT_CUBIC);
}

/**
 * cb_chateau_canvas_peek:
 * @self: a canvas
 *
 * Returns: (transfer none): what is drawn
 */
const CbChateauScene *
cb_chateau_canvas_peek (CbChateauCanvas *self)
{
  g_return_val_if_fail (CB_IS_CHATEAU_CANVAS (self), NULL);

  return &self->scene;
}

void
cb_chateau_canvas_set_geometry (CbChateauCanvas         *self,
                                const CbChateauGeometry *geometry)
{
  g_return_if_fail (CB_IS_CHATEAU_CANVAS (self));

  self->geometry = *geometry;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * cb_chateau_canvas_set_fallen:
 * @self: a canvas
 * @cells: where mice fell just now
 *
 * Leaves the mousetraps there shut.
 */
void
cb_chateau_canvas_set_fallen (CbChateauCanvas *self,
                              guint64          cells)
{
  g_return_if_fail (CB_IS_CHATEAU_CANVAS (self));

  if (self->scene.fallen == cells)
    return;

  self->scene.fallen = cells;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Cheeses fly to their player; where nobody is in sight, up and away. */
static graphene_point_t
find_goal (CbChateauCanvas *self,
           CbSeat           seat)
{
  GtkWidget *board = gtk_widget_get_ancestor (GTK_WIDGET (self), CB_TYPE_BOARD);
  float side = (float) self->geometry.side;
  graphene_point_t point;

  if (board == NULL || !cb_board_locate_seat (CB_BOARD (board), seat, &point) ||
      !gtk_widget_compute_point (board, GTK_WIDGET (self), &point, &point))
    return GRAPHENE_POINT_INIT (CB_CHATEAU_SIDE / 2, -1);

  return GRAPHENE_POINT_INIT ((point.x - (float) self->geometry.x) / side - 0.5f,
                              (point.y - (float) self->geometry.y) / side - 0.5f);
}

static guint
get_time (const CbChateauScene *scene)
{
  double parts = scene->event.type == CB_CHATEAU_EVENT_MOVED ? scene->event.n_list
                                                             : 1 - scene->head_start;

  return (guint) (times[scene->event.type] * parts);
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

/* Whether another position of the game that is shown looks different. */
static gboolean
can_slide (const CbChateauScene *scene,
           const CbChateau      *seen)
{
  const CbChateau *now = &scene->now;

  return now->n_seats == seen->n_seats && now->spare != CB_CHATEAU_TILE_SOLID &&
         seen->spare != CB_CHATEAU_TILE_SOLID &&
         memcmp (now->room_cells, seen->room_cells, sizeof now->room_cells) == 0 &&
         (memcmp (now->mice, seen->mice, sizeof now->mice) != 0 ||
          memcmp (now->tile, seen->tile, sizeof now->tile) != 0 ||
          now->covered != seen->covered || now->spare != seen->spare);
}

/* Whether two tiles can be the same; in a review some of them are hidden. */
static gboolean
can_match (guint one,
           guint other)
{
  return one == other || one == CB_CHATEAU_TILE_HIDDEN || other == CB_CHATEAU_TILE_HIDDEN;
}

/* Whether a push would lead from one position to another. */
static gboolean
is_pushed (const CbChateau *before,
           const CbChateau *after,
           guint            slot)
{
  guint64 line = 0;
  guint cells[CB_CHATEAU_SIDE];

  cb_chateau_get_line (slot, cells);
  for (guint i = 0; i < CB_CHATEAU_SIDE; i++)
    line |= G_GUINT64_CONSTANT (1) << cells[i];
  if (!can_match (before->spare, after->tile[cells[0]]) ||
      !can_match (before->tile[cells[CB_CHATEAU_SIDE - 1]], after->spare))
    return FALSE;
  for (guint i = 1; i < CB_CHATEAU_SIDE; i++)
    if (!can_match (before->tile[cells[i - 1]], after->tile[cells[i]]))
      return FALSE;
  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    if (!cb_chateau_holds (line, cell) && !can_match (before->tile[cell], after->tile[cell]))
      return FALSE;

  return TRUE;
}

/* The slot of a push that leads from one position to another, also backwards; or -1. */
static int
find_push (const CbChateau *before,
           const CbChateau *after)
{
  gboolean differs = before->spare != after->spare;

  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    differs |= !can_match (before->tile[cell], after->tile[cell]);
  for (guint slot = 0; slot < CB_CHATEAU_N_SLOTS && differs; slot++)
    if (is_pushed (before, after, slot))
      return (int) slot;

  return -1;
}

static void
slide (CbChateauCanvas *self,
       const CbChateau *state,
       const CbChateau *seen)
{
  adw_animation_reset (self->slide);
  cb_chateau_scene_slide (&self->scene, seen, find_push (&self->shown, state));
  adw_animation_play (self->slide);
}

/**
 * cb_chateau_canvas_show:
 * @self: a canvas
 * @state: a position
 *
 * Shows a position at rest. If another one was shown before, things slide to their new
 * places.
 */
void
cb_chateau_canvas_show (CbChateauCanvas *self,
                        const CbChateau *state)
{
  CbChateauScene *scene;
  CbChateau seen;

  g_return_if_fail (CB_IS_CHATEAU_CANVAS (self));

  scene = &self->scene;
  cb_chateau_visible_copy (state, &seen);
  if (memcmp (&seen, &scene->now, sizeof seen) != 0)
    forget_look (self);
  if (can_slide (scene, &seen))
    slide (self, state, &seen);
  else
    {
      scene->now = seen;
      scene->moving = scene->moving && scene->slides;
    }
  self->shown = *state;
  if (seen.spare != CB_CHATEAU_TILE_SOLID && !scene->moving)
    scene->out_slot = -1;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * cb_chateau_canvas_begin:
 * @self: a canvas
 * @state: the position that is shown
 * @event: what happens there
 *
 * Begins to act an event out: cb_chateau_canvas_progress() goes on.
 *
 * Returns: how long that should take, in milliseconds
 */
guint
cb_chateau_canvas_begin (CbChateauCanvas *self,
                         const CbChateau *state,
                         const CbEvent   *event)
{
  CbChateauScene *scene;
  CbChateau after = *state;

  g_return_val_if_fail (CB_IS_CHATEAU_CANVAS (self), 0);

  scene = &self->scene;
  adw_animation_pause (self->slide);
  if (scene->slides)
    scene->out_slot = -1;
  cb_chateau_kind.enact ((CbState *) &after, event);
  /* At the end all roofs are lifted. */
  if (event->type == CB_CHATEAU_EVENT_OVER)
    after.covered = 0;
  self->shown = after;
  cb_chateau_visible_copy (state, &scene->before);
  cb_chateau_visible_copy (&after, &scene->now);
  scene->event = *event;
  scene->moving = TRUE;
  scene->slides = FALSE;
  scene->done = scene->head_start = 0;
  if (event->type == CB_CHATEAU_EVENT_PUSHED)
    {
      scene->head_start = scene->slot == event->to ? scene->shift : 0;
      scene->out_slot = event->to;
      scene->out_tile = state->tile[event->list[event->n_list - 1]];
    }
  else if (event->type == CB_CHATEAU_EVENT_COLLECTED)
    scene->goal = find_goal (self, event->seat);
  forget_look (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return get_time (scene);
}

/**
 * cb_chateau_canvas_progress:
 * @self: a canvas
 * @done: how much of the event to show, from 0 to 1
 */
void
cb_chateau_canvas_progress (CbChateauCanvas *self,
                            double           done)
{
  g_return_if_fail (CB_IS_CHATEAU_CANVAS (self));

  if (self->scene.done == done)
    return;

  self->scene.done = done;
  gtk_widget_queue_draw (GTK_WIDGET (self));
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
      cb_chateau_visible_push (state, (guint) slot, &scene->outlook);
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
  const CbChateauDraw draw = { &self->geometry, GTK_WIDGET (self), snapshot };

  g_return_if_fail (CB_IS_CHATEAU_CANVAS (self));

  cb_chateau_scene_draw_above (&self->scene, &draw);
}
