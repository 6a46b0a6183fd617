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
 * CbAppetitPlace:
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
} CbAppetitPlace;

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

void          cb_appetit_fan_fit     (CbAppetitFan          *self,
                                      int                    width,
                                      int                    height);
void          cb_appetit_fan_place   (const CbAppetitFan    *self,
                                      guint                  depth,
                                      guint                  n_cards,
                                      gboolean               raised,
                                      CbAppetitPlace        *place);

void          cb_appetit_place_at    (CbAppetitPlace        *self,
                                      const graphene_rect_t *rect);
void          cb_appetit_place_mix   (CbAppetitPlace        *self,
                                      const CbAppetitPlace  *to,
                                      double                 progress);
void          cb_appetit_place_put   (const CbAppetitPlace  *self,
                                      GtkWidget             *card,
                                      double                 width);

G_END_DECLS
