/* cb-appetit-motion.c - how the cards of the common pile move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-motion.h"

#include <adwaita.h>
#include <math.h>

/* Of several cards, how much later each leaves than the one above it, and after how many
 * they no longer wait. */
#define LAG        0.06
#define MAX_LAGS   7
/* Of a card's width: how high a cat jumps, how near it lands to the middle of the mouse,
 * how far a mouse slips away, and how high it hops. */
#define JUMP       0.75
#define NEAR       0.22
#define SLIP       0.62
#define HOP        0.2
/* By how much things grow that come nearer to the eye. */
#define LIFT       0.14
#define POUNCE     0.3
#define TOSS       0.7
/* When a jump comes down, and from when on it is felt. */
#define LANDING    0.7
/* Degrees: what is hit, what looks where to go, and how it lies then. */
#define SHAKE      9
#define DODGE      10
#define TILT       14

gboolean
cb_appetit_motion_is_moving (const CbAppetitMotion *self,
                             CbAppetitEventType     type)
{
  return self->moving && self->way.type == type;
}

static int
get_index (const CbAppetitMotion *self,
           guint                  depth)
{
  return (int) self->n_cards - 1 - (int) depth;
}

static gboolean
comes (const CbAppetitMotion *self,
       guint                  depth)
{
  return self->moving && depth < self->way.n_come;
}

static gboolean
goes (const CbAppetitMotion *self,
      guint                  depth)
{
  if (!self->moving)
    return FALSE;

  return self->way.top ? depth < self->way.n_go : get_index (self, depth) < (int) self->way.n_go;
}

/* How far a card is on its way. Of several the lower ones leave later. */
static double
get_way (const CbAppetitMotion *self,
         guint                  depth)
{
  double lag = MAX (self->way.n_come, self->way.n_go) > 1 ? LAG : 0;
  double way = (self->progress - lag * MIN (depth, MAX_LAGS)) / (1 - lag * MAX_LAGS);

  if (self->way.type == CB_APPETIT_EVENT_BEGUN || self->way.type == CB_APPETIT_EVENT_PASSED)
    return adw_easing_ease (ADW_EASE_OUT_BACK, CLAMP (way, 0, 1));

  return adw_easing_ease (ADW_EASE_IN_OUT_CUBIC, CLAMP (way, 0, 1));
}

/* Whether a pack is dealt, whose cards nobody sees. */
static gboolean
deals (const CbAppetitMotion *self)
{
  return cb_appetit_motion_is_moving (self, CB_APPETIT_EVENT_DEALT) && self->way.n_go > 0;
}

/**
 * cb_appetit_motion_shows_back:
 * @self: a motion
 * @depth: how many cards lie above the card
 *
 * Returns: whether it lies face down at the moment: cards are dealt so, and those that
 *   come from a pack or go to one are turned over on their way
 */
gboolean
cb_appetit_motion_shows_back (const CbAppetitMotion *self,
                              guint                  depth)
{
  return deals (self) || (comes (self, depth) && get_way (self, depth) < 0.5) ||
         (goes (self, depth) && get_way (self, depth) >= 0.5);
}

/* The cat lies on the mouse that it caught; a mouse that escaped is on its way home. */
static void
find_outcome (const CbAppetitMotion *self,
              guint                  depth,
              CbAppetitPose         *pose)
{
  int below = (int) self->n_cards - 1 - self->victim;
  double x = self->way.to.origin.x + self->way.to.size.width / 2 - pose->x;
  double y = self->way.to.origin.y + self->way.to.size.height / 2 - pose->y;
  double slip = SLIP * self->fan.width / MAX (hypot (x, y), 1);

  if (self->outcome == CB_APPETIT_EVENT_CAUGHT && depth == 0)
    {
      cb_appetit_fan_place (&self->fan, (guint) below, self->n_cards, TRUE, pose);
      pose->x += NEAR * self->fan.width;
      pose->y += NEAR * self->fan.width;
      pose->angle += TILT;
    }
  else if (self->outcome == CB_APPETIT_EVENT_ESCAPED && (int) depth == below)
    {
      pose->x += x * slip;
      pose->y += y * slip;
      pose->angle += x > 0 ? TILT : -TILT;
    }
}

/* Where a card lies before the event, and where it lies after it: others make room for
 * those that come, and close up when some go. */
static void
find_ends (const CbAppetitMotion *self,
           guint                  depth,
           CbAppetitPose         *start,
           CbAppetitPose         *end)
{
  const CbAppetitWay *way = &self->way;
  int index = get_index (self, depth);
  gboolean acted = self->outcome != 0 && self->outcome == way->type;

  cb_appetit_fan_place (&self->fan, depth - MIN (depth, way->n_come), self->n_cards - way->n_come,
                        index == self->chased, start);
  cb_appetit_fan_place (&self->fan, depth - (way->top ? MIN (depth, way->n_go) : 0),
                        self->n_cards - way->n_go, index == way->mouse, end);
  if (self->outcome != 0)
    find_outcome (self, depth, acted ? end : start);
  if (comes (self, depth))
    cb_appetit_pose_at (start, &way->from);
  if (goes (self, depth))
    cb_appetit_pose_at (end, &way->to);
}

/* Up, and down on the mouse, which feels it. */
static void
pounce (const CbAppetitMotion *self,
        guint                  depth,
        CbAppetitPose         *pose)
{
  double jump = sin (G_PI * MIN (self->progress / LANDING, 1));
  double after = MAX (self->progress - LANDING, 0) / (1 - LANDING);

  if (depth == 0)
    {
      pose->y -= JUMP * self->fan.width * jump;
      pose->width *= 1 + POUNCE * jump;
    }
  else if (get_index (self, depth) == self->victim)
    pose->angle += SHAKE * sin (3 * G_PI * after) * (1 - after);
}

/* The mouse looks where to go, and hops. */
static void
dodge (const CbAppetitMotion *self,
       CbAppetitPose         *pose)
{
  pose->angle += DODGE * sin (4 * G_PI * self->progress) * (1 - self->progress);
  pose->y -= HOP * self->fan.width * fabs (sin (2 * G_PI * self->progress)) * (1 - self->progress);
}

static void
act (const CbAppetitMotion *self,
     guint                  depth,
     CbAppetitPose         *pose)
{
  if (cb_appetit_motion_is_moving (self, CB_APPETIT_EVENT_CAUGHT))
    pounce (self, depth, pose);
  else if (cb_appetit_motion_is_moving (self, CB_APPETIT_EVENT_MISSED) ||
           cb_appetit_motion_is_moving (self, CB_APPETIT_EVENT_ESCAPED))
    {
      if (get_index (self, depth) == self->chased)
        dodge (self, pose);
    }
}

/**
 * cb_appetit_motion_find_card:
 * @self: a motion
 * @depth: how many cards lie above the card
 * @pose: (out): where it is at the moment
 */
void
cb_appetit_motion_find_card (const CbAppetitMotion *self,
                             guint                  depth,
                             CbAppetitPose         *pose)
{
  double way = self->moving ? get_way (self, depth) : 0;
  CbAppetitPose end;

  if (!self->moving)
    {
      cb_appetit_fan_place (&self->fan, depth, self->n_cards,
                            get_index (self, depth) == self->chased, pose);
      find_outcome (self, depth, pose);
      return;
    }

  find_ends (self, depth, pose, &end);
  cb_appetit_pose_mix (pose, &end, way);
  if (comes (self, depth) || goes (self, depth))
    {
      pose->width *= 1 + LIFT * sin (G_PI * way);
      if (!deals (self))
        pose->flip = fabs (1 - 2 * way);
    }
  act (self, depth, pose);
}

/**
 * cb_appetit_motion_find_token:
 * @self: a motion
 * @pose: (out): where the token is that somebody takes
 */
void
cb_appetit_motion_find_token (const CbAppetitMotion *self,
                              CbAppetitPose         *pose)
{
  double way = get_way (self, 0);
  CbAppetitPose end;

  cb_appetit_pose_at (pose, &self->way.from);
  cb_appetit_pose_at (&end, &self->way.to);
  cb_appetit_pose_mix (pose, &end, way);
  pose->width *= 1 + TOSS * sin (G_PI * way);
}
