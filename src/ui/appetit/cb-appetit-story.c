/* cb-appetit-story.c - what happened when a card was turned
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-story.h"

static CbAppetitOutcome
find_outcome (const CbAppetit *before,
              CbAppetitCard    card)
{
  gboolean chasing = before->tries > 0;

  if (cb_appetit_is_mouse (card))
    return chasing ? CB_APPETIT_PASSED : CB_APPETIT_BEGUN;
  if (!chasing)
    return CB_APPETIT_NOTHING;
  if (card == CB_APPETIT_CAT)
    return CB_APPETIT_CAUGHT;

  return before->tries > 1 ? CB_APPETIT_TRIED : CB_APPETIT_ESCAPED;
}

/* The mouse with which a game begins has no owner: nobody takes cards if it
 * escapes. */
static void
find_taker (CbAppetitStory *self)
{
  guint n_pile = self->before->n_pile + 1u;

  self->taker = CB_SEAT_NONE;
  self->n_taken = 0;
  if (self->outcome == CB_APPETIT_CAUGHT)
    {
      self->taker = self->seat;
      self->n_taken = n_pile;
    }
  else if (self->outcome == CB_APPETIT_ESCAPED && self->before->mouse_owner != CB_SEAT_NONE)
    {
      self->taker = self->before->mouse_owner;
      self->n_taken = n_pile - self->after->n_pile;
    }
}

/**
 * cb_appetit_story_read:
 * @self: (out): where the story goes
 * @session: a game
 * @ply: how many moves were played before the one to tell
 */
void
cb_appetit_story_read (CbAppetitStory *self,
                       CbSession      *session,
                       guint           ply)
{
  const CbAppetitPack *pack;

  self->before = cb_appetit_peek (cb_session_peek_state_at (session, ply));
  self->after = cb_appetit_peek (cb_session_peek_state_at (session, ply + 1));
  self->seat = self->before->turn;
  pack = &self->before->pack[self->seat];
  self->card = (CbAppetitCard) pack->card[pack->head];
  self->outcome = find_outcome (self->before, self->card);
  find_taker (self);
}
