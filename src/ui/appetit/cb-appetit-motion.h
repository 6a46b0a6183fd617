/* cb-appetit-motion.h - how the cards of the common pile move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-appetit.h"
#include "cb-appetit-fan.h"

G_BEGIN_DECLS

/**
 * CbAppetitWay:
 * @type: what happens, or %CB_APPETIT_N_EVENTS where cards only go elsewhere
 * @seat: who does it
 * @n_seats: how many play
 * @n_pack: how many cards the pack of the seat has
 * @mouse: where in the pile the mouse lies that is chased after what happens to the
 *   chase; -1 if none is
 * @n_come: how many of the top cards come from @from
 * @n_go: how many cards go to @to
 * @top: whether these are the top cards, and not the lowest
 * @from: where the cards or the token come from
 * @to: where the cards or the token go, or who the chased mouse belongs to
 *
 * What moves, and where; the places as seen from the pile.
 */
typedef struct
{
  CbAppetitEventType type;
  CbSeat             seat;
  guint              n_seats;
  guint              n_pack;
  int                mouse;
  guint              n_come;
  guint              n_go;
  gboolean           top;
  graphene_rect_t    from;
  graphene_rect_t    to;
} CbAppetitWay;

/**
 * CbAppetitMotion:
 * @fan: where cards lie at rest
 * @n_cards: how many cards there are, those that come and go included
 * @chased: where the mouse that is chased lies, or -1
 * @outcome: what became of a mouse, as long as all cards lie there:
 *   %CB_APPETIT_EVENT_CAUGHT or %CB_APPETIT_EVENT_ESCAPED, or 0
 * @victim: where that mouse lies
 * @moving: whether something moves
 * @way: what moves
 * @progress: how far it is, from 0 to 1
 */
typedef struct
{
  CbAppetitFan       fan;
  guint              n_cards;
  int                chased;
  CbAppetitEventType outcome;
  int                victim;
  gboolean           moving;
  CbAppetitWay       way;
  double             progress;
} CbAppetitMotion;

gboolean cb_appetit_motion_is_moving  (const CbAppetitMotion *self,
                                       CbAppetitEventType     type);
gboolean cb_appetit_motion_shows_back (const CbAppetitMotion *self,
                                       guint                  depth);
void     cb_appetit_motion_find_card  (const CbAppetitMotion *self,
                                       guint                  depth,
                                       CbAppetitPose         *pose);
void     cb_appetit_motion_find_token (const CbAppetitMotion *self,
                                       CbAppetitPose         *pose);

G_END_DECLS
