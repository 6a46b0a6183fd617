/* cb-appetit-fan.h - where the cards of the common pile lie
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* So many of the top cards lie side by side. */
#define CB_APPETIT_FAN_CARDS 6

/**
 * CbAppetitPose:
 * @x: its middle
 * @y: its middle
 * @width: how wide a card is there
 * @angle: how far it is turned, in degrees
 * @flip: how much of its width is seen, from 0 to 1, while it is turned over
 *
 * Where a card is, at rest or on its way.
 */
typedef struct
{
  double x;
  double y;
  double width;
  double angle;
  double flip;
} CbAppetitPose;

/**
 * CbAppetitFan:
 * @x: the middle of all cards
 * @y: the middle of all cards
 * @width: how wide a card is
 */
typedef struct
{
  double x;
  double y;
  double width;
} CbAppetitFan;

void cb_appetit_fan_fit   (CbAppetitFan          *self,
                           int                    width,
                           int                    height);
void cb_appetit_fan_place (const CbAppetitFan    *self,
                           guint                  depth,
                           guint                  n_cards,
                           gboolean               raised,
                           CbAppetitPose         *pose);

void cb_appetit_pose_at   (CbAppetitPose         *self,
                           const graphene_rect_t *rect);
void cb_appetit_pose_mix  (CbAppetitPose         *self,
                           const CbAppetitPose   *to,
                           double                 progress);
void cb_appetit_pose_put  (const CbAppetitPose   *self,
                           GtkWidget             *thing,
                           int                    width,
                           int                    height);

G_END_DECLS
