/* cb-appetit-fan.c - where the cards of the common pile lie
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-fan.h"

#include <math.h>

/* Of a card's width: the way from one card to the next, how far the outer ones
 * sink, how far the chased mouse is raised, and the room that all need. */
#define STEP       0.46
#define SINK       0.02
#define RAISE      0.16
#define ALL_WIDE   3.6
#define ALL_HIGH   1.78
/* Degrees from one card to the next. */
#define TILT       3.0
#define MAX_WIDTH  900
/* What is drawn thinner than this upsets some renderers. */
#define MIN_SCALE  0.04f

/**
 * cb_appetit_fan_fit:
 * @self: a fan
 * @width: the room there is
 * @height: the room there is
 *
 * Makes the cards as large as fits, and puts them in the middle.
 */
void
cb_appetit_fan_fit (CbAppetitFan *self,
                    int           width,
                    int           height)
{
  self->width = floor (CLAMP (MIN (width / ALL_WIDE, height / ALL_HIGH), 1, MAX_WIDTH));
  self->x = width / 2.0;
  self->y = height / 2.0 + RAISE * self->width / 2;
}

/**
 * cb_appetit_fan_place:
 * @self: a fan
 * @depth: how many cards lie above this one
 * @n_cards: how many cards the pile has
 * @raised: whether it stands out, as the mouse that is chased does
 * @pose: (out): where it lies
 *
 * Older cards lie under the oldest of those that are seen.
 */
void
cb_appetit_fan_place (const CbAppetitFan *self,
                      guint               depth,
                      guint               n_cards,
                      gboolean            raised,
                      CbAppetitPose      *pose)
{
  double n = MIN (n_cards, CB_APPETIT_FAN_CARDS);
  double off = (n - 1) / 2 - MIN (depth, CB_APPETIT_FAN_CARDS - 1);

  pose->x = self->x + off * STEP * self->width;
  pose->y = self->y + (off * off * SINK - (raised ? RAISE : 0)) * self->width;
  pose->width = self->width;
  pose->angle = off * TILT;
  pose->flip = 1;
}

/**
 * cb_appetit_pose_at:
 * @self: (out): a pose
 * @rect: what it is in the middle of
 */
void
cb_appetit_pose_at (CbAppetitPose         *self,
                    const graphene_rect_t *rect)
{
  self->x = rect->origin.x + rect->size.width / 2;
  self->y = rect->origin.y + rect->size.height / 2;
  self->width = rect->size.width;
  self->angle = 0;
  self->flip = 1;
}

static double
mix (double from,
     double to,
     double progress)
{
  return from + (to - from) * progress;
}

/**
 * cb_appetit_pose_mix:
 * @self: where something is
 * @to: where it goes
 * @progress: how far it is on its way, from 0 to 1
 */
void
cb_appetit_pose_mix (CbAppetitPose       *self,
                     const CbAppetitPose *to,
                     double               progress)
{
  self->x = mix (self->x, to->x, progress);
  self->y = mix (self->y, to->y, progress);
  self->width = mix (self->width, to->width, progress);
  self->angle = mix (self->angle, to->angle, progress);
}

/**
 * cb_appetit_pose_put:
 * @self: a pose
 * @thing: what to put there
 * @width: its own width, which is scaled so that its pictures are drawn once
 * @height: its own height
 */
void
cb_appetit_pose_put (const CbAppetitPose *self,
                     GtkWidget           *thing,
                     int                  width,
                     int                  height)
{
  graphene_point_t middle = GRAPHENE_POINT_INIT ((float) self->x, (float) self->y);
  graphene_point_t corner = GRAPHENE_POINT_INIT ((float) -width / 2, (float) -height / 2);
  float scale = MAX ((float) self->width / (float) width, MIN_SCALE);
  float flat = MAX (scale * (float) self->flip, MIN_SCALE);
  GskTransform *transform = gsk_transform_translate (NULL, &middle);

  transform = gsk_transform_rotate (transform, (float) self->angle);
  transform = gsk_transform_scale (transform, flat, scale);
  gtk_widget_allocate (thing, width, height, -1, gsk_transform_translate (transform, &corner));
}
