/* cb-rescue-flights.c - cards on their way, above the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-flights.h"

#include "cb-rescue-face.h"

#include <adwaita.h>
#include <math.h>

#define MAX_FLIGHTS 8

/* Of the side of a cell or a card in hand: how far the card keeps from the edge. */
#define MARGIN      0.03f

/* How far an animal leaps at another card, of the way there, and how high; how high
 * one hops that runs away, and how far it tilts, in degrees. */
#define LEAP        0.6
#define LEAP_HEIGHT 0.3
#define HOP_HEIGHT  0.28
#define N_HOPS      3
#define TILT        9
#define N_BITES     3
#define NIBBLE      0.05

/**
 * CbRescueFlights:
 *
 * Lies above the whole board and takes no input. All cards in it move at the same
 * time, for as long as the board says.
 */
struct _CbRescueFlights
{
  GtkWidget       parent_instance;

  GtkWidget      *faces[MAX_FLIGHTS];
  CbRescueFlight  flights[MAX_FLIGHTS];
  guint           n_flights;
  double          progress;
  AdwAnimation   *animation;
};

G_DEFINE_FINAL_TYPE (CbRescueFlights, cb_rescue_flights, GTK_TYPE_WIDGET)

/**
 * Pose:
 * @way: how far it is on its way, from 0 to 1
 * @height: how high above it, in sides of the card
 * @scale: its size
 * @angle: how far it tilts, in degrees
 * @fading: how far it has faded, from 0 to 1
 */
typedef struct
{
  double way;
  double height;
  double scale;
  double angle;
  double fading;
} Pose;

/* Which part of the time between @begin and @end is over. */
static double
get_part (double t,
          double begin,
          double end)
{
  return CLAMP ((t - begin) / (end - begin), 0, 1);
}

static Pose
find_pose (CbRescueWay way,
           double      t)
{
  double arc = sin (G_PI * t), flight = get_part (t, 0.3, 1), meal = get_part (t, 0.3, 0.85);

  switch (way)
    {
    case CB_RESCUE_WAY_REST:
      return (Pose) { .way = 1, .scale = 1 };
    case CB_RESCUE_WAY_LEAP:
      return (Pose) { LEAP * arc, LEAP_HEIGHT * arc, 1 + 0.1 * arc, -TILT * sin (2 * G_PI * t), 0 };
    case CB_RESCUE_WAY_FLEE:
      return (Pose) { flight * flight, HOP_HEIGHT * fabs (sin (N_HOPS * G_PI * flight)), 1,
                      TILT * sin (2 * N_HOPS * G_PI * flight), get_part (flight, 0.75, 1) };
    case CB_RESCUE_WAY_EAT:
      return (Pose) { .way = LEAP * adw_easing_ease (ADW_EASE_OUT_CUBIC, get_part (t, 0, 0.3))
                             * (1 - get_part (t, 0.85, 1)),
                      .height = NIBBLE * fabs (sin (N_BITES * G_PI * meal)), .scale = 1 };
    case CB_RESCUE_WAY_VANISH:
      return (Pose) { .scale = 1 - floor (N_BITES * meal) / N_BITES };
    case CB_RESCUE_WAY_HOP:
      return (Pose) { .height = HOP_HEIGHT * arc, .scale = 1 };
    case CB_RESCUE_WAY_SLIDE:
    default:
      return (Pose) { .way = adw_easing_ease (ADW_EASE_OUT_CUBIC, t), .scale = 1 };
    }
}

static void
find_aim (CbRescueFlights      *self,
          const CbRescueFlight *flight,
          graphene_rect_t      *aim)
{
  *aim = flight->to;
  if (flight->target != NULL)
    cb_rescue_flights_locate (self, flight->target, aim);
}

/* A card in flight is as large as it will be, so that its picture is drawn once. */
static void
cb_rescue_flights_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  CbRescueFlights *self = CB_RESCUE_FLIGHTS (widget);

  for (guint i = 0; i < self->n_flights; i++)
    {
      graphene_rect_t aim;
      int side;

      find_aim (self, &self->flights[i], &aim);
      side = (int) MAX (aim.size.width, MAX (self->flights[i].from.size.width, 1));
      gtk_widget_allocate (self->faces[i], side, side, -1, NULL);
    }
}

static void
snapshot_flight (CbRescueFlights *self,
                 guint            index,
                 GtkSnapshot     *snapshot)
{
  const CbRescueFlight *flight = &self->flights[index];
  Pose pose = find_pose (flight->way, self->progress);
  float side = (float) gtk_widget_get_width (self->faces[index]);
  graphene_rect_t bounds;
  float scale;

  find_aim (self, flight, &bounds);
  graphene_rect_interpolate (&flight->from, &bounds, pose.way, &bounds);
  scale = (float) pose.scale * bounds.size.width / side;
  graphene_rect_offset (&bounds, bounds.size.width / 2,
                        bounds.size.width * (0.5f - (float) pose.height));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &bounds.origin);
  gtk_snapshot_rotate (snapshot, (float) pose.angle);
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-side / 2, -side / 2));
  gtk_snapshot_push_opacity (snapshot, 1 - pose.fading);
  gtk_widget_snapshot_child (GTK_WIDGET (self), self->faces[index], snapshot);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
cb_rescue_flights_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  CbRescueFlights *self = CB_RESCUE_FLIGHTS (widget);

  for (guint i = 0; i < self->n_flights; i++)
    snapshot_flight (self, i, snapshot);
}

static void
cb_rescue_flights_dispose (GObject *object)
{
  CbRescueFlights *self = CB_RESCUE_FLIGHTS (object);

  g_clear_object (&self->animation);
  for (guint i = 0; i < MAX_FLIGHTS; i++)
    g_clear_pointer (&self->faces[i], gtk_widget_unparent);

  G_OBJECT_CLASS (cb_rescue_flights_parent_class)->dispose (object);
}

static void
cb_rescue_flights_class_init (CbRescueFlightsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_rescue_flights_dispose;
  widget_class->size_allocate = cb_rescue_flights_size_allocate;
  widget_class->snapshot = cb_rescue_flights_snapshot;

  gtk_widget_class_set_css_name (widget_class, "rescue-flights");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
set_progress_cb (double   value,
                 gpointer user_data)
{
  cb_rescue_flights_set_progress (user_data, value);
}

static void
cb_rescue_flights_init (CbRescueFlights *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  AdwAnimationTarget *target = adw_callback_animation_target_new (set_progress_cb, self, NULL);

  gtk_widget_set_can_target (widget, FALSE);
  for (guint i = 0; i < MAX_FLIGHTS; i++)
    {
      self->faces[i] = cb_rescue_face_new ();
      gtk_widget_set_parent (self->faces[i], widget);
    }
  self->animation = adw_timed_animation_new (widget, 0, 1, 0, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
  g_signal_connect_swapped (self->animation, "done", G_CALLBACK (cb_rescue_flights_clear), self);
}

/* How many cards are on their way. */
guint
cb_rescue_flights_get_n (CbRescueFlights *self)
{
  g_return_val_if_fail (CB_IS_RESCUE_FLIGHTS (self), 0);

  return self->n_flights;
}

/**
 * cb_rescue_flights_locate:
 * @self: where cards fly
 * @widget: a cell, a card in hand, or the pile
 * @bounds: (inout): where a card lies in it; left alone where that is not known
 *
 * Returns: whether it is known
 */
gboolean
cb_rescue_flights_locate (CbRescueFlights *self,
                          GtkWidget       *widget,
                          graphene_rect_t *bounds)
{
  graphene_rect_t found;
  float margin;

  if (!gtk_widget_compute_bounds (widget, GTK_WIDGET (self), &found) || found.size.width <= 0)
    return FALSE;

  margin = (float) (int) MAX (1, MARGIN * found.size.width);
  graphene_rect_inset (&found, margin, margin);
  *bounds = found;

  return TRUE;
}

/**
 * cb_rescue_flights_add:
 * @self: where cards fly
 * @flight: one more; it begins when the progress is set
 */
void
cb_rescue_flights_add (CbRescueFlights      *self,
                       const CbRescueFlight *flight)
{
  guint i = self->n_flights;

  g_return_if_fail (CB_IS_RESCUE_FLIGHTS (self));

  if (i == MAX_FLIGHTS)
    return;

  self->n_flights++;
  self->progress = 0;
  self->flights[i] = *flight;
  cb_rescue_face_set_card (CB_RESCUE_FACE (self->faces[i]), flight->card, flight->owner);
  if (flight->home != NULL)
    gtk_widget_set_opacity (flight->home, 0);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/**
 * cb_rescue_flights_set_progress:
 * @self: where cards fly
 * @progress: how far all of them are, from 0 to 1
 */
void
cb_rescue_flights_set_progress (CbRescueFlights *self,
                                double           progress)
{
  g_return_if_fail (CB_IS_RESCUE_FLIGHTS (self));

  self->progress = progress;
  if (self->n_flights > 0)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * cb_rescue_flights_run:
 * @self: where cards fly
 * @milliseconds: how long
 *
 * Lets them fly by themselves, while nothing is told.
 */
void
cb_rescue_flights_run (CbRescueFlights *self,
                       guint            milliseconds)
{
  g_return_if_fail (CB_IS_RESCUE_FLIGHTS (self));

  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->animation), milliseconds);
  adw_animation_play (self->animation);
}

/**
 * cb_rescue_flights_clear:
 * @self: where cards fly
 *
 * None flies any more, and each is to be seen at home again.
 */
void
cb_rescue_flights_clear (CbRescueFlights *self)
{
  guint n = self->n_flights;

  g_return_if_fail (CB_IS_RESCUE_FLIGHTS (self));

  self->n_flights = 0;
  if (adw_animation_get_state (self->animation) == ADW_ANIMATION_PLAYING)
    adw_animation_reset (self->animation);
  for (guint i = 0; i < n; i++)
    {
      if (self->flights[i].home != NULL)
        gtk_widget_set_opacity (self->flights[i].home, 1);
      cb_rescue_face_set_card (CB_RESCUE_FACE (self->faces[i]), CB_RESCUE_FACE_NONE, CB_SEAT_NONE);
    }
}
