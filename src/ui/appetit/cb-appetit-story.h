/* cb-appetit-story.h - what happened when a card was turned
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-appetit.h"
#include "cb-session.h"

G_BEGIN_DECLS

/**
 * CbAppetitOutcome:
 * @CB_APPETIT_NOTHING: the next player goes on
 * @CB_APPETIT_BEGUN: a chase began
 * @CB_APPETIT_TRIED: the chaser has tries left
 * @CB_APPETIT_PASSED: another mouse came, and the chase passed on
 * @CB_APPETIT_CAUGHT: the mouse was caught
 * @CB_APPETIT_ESCAPED: the mouse escaped
 *
 * What became of a card that was turned.
 */
typedef enum
{
  CB_APPETIT_NOTHING,
  CB_APPETIT_BEGUN,
  CB_APPETIT_TRIED,
  CB_APPETIT_PASSED,
  CB_APPETIT_CAUGHT,
  CB_APPETIT_ESCAPED,
} CbAppetitOutcome;

/**
 * CbAppetitStory:
 * @before: the position in which the card was turned
 * @after: the position that it led to
 * @seat: who turned it
 * @card: which card it was
 * @outcome: what became of it
 * @taker: who took cards; %CB_SEAT_NONE if nobody did
 * @n_taken: how many, from the bottom of the pile
 *
 * A move of the history, read again. The positions are the session's and last
 * until its next change.
 */
typedef struct
{
  const CbAppetit  *before;
  const CbAppetit  *after;
  CbSeat            seat;
  CbAppetitCard     card;
  CbAppetitOutcome  outcome;
  CbSeat            taker;
  guint             n_taken;
} CbAppetitStory;

void     cb_appetit_story_read (CbAppetitStory *self,
                                CbSession      *session,
                                guint           ply);

static inline gboolean
cb_appetit_is_mouse (CbAppetitCard card)
{
  return card >= CB_APPETIT_MOUSE_1 && card <= CB_APPETIT_MOUSE_3;
}

G_END_DECLS
