/* cb-appetit-events.c - Bon Appétit!: what happens, told and enacted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-private.h"

static const char *const names[CB_APPETIT_N_EVENTS] = {
  [CB_APPETIT_EVENT_DEALT] = "dealt",
  [CB_APPETIT_EVENT_TURNED] = "turned",
  [CB_APPETIT_EVENT_BEGUN] = "begun",
  [CB_APPETIT_EVENT_PASSED] = "passed",
  [CB_APPETIT_EVENT_MISSED] = "missed",
  [CB_APPETIT_EVENT_CAUGHT] = "caught",
  [CB_APPETIT_EVENT_ESCAPED] = "escaped",
  [CB_APPETIT_EVENT_TOOK] = "took",
  [CB_APPETIT_EVENT_TOKEN] = "token",
  [CB_APPETIT_EVENT_OVER] = "over",
};

static const char *const ends[] = {
  [CB_APPETIT_END_TOKENS] = "tokens",
  [CB_APPETIT_END_PACK] = "pack",
};

/* The seat that takes cards, if any do. Where @after says that the game is over,
 * there is nobody left to chase and nothing to be said of it. */
static CbSeat
tell_chase (const CbAppetit *before,
            const CbAppetit *after,
            guint8           card,
            GArray          *events)
{
  gboolean over = after->turn == CB_SEAT_NONE;

  if (cb_appetit_is_mouse (card) && !over)
    cb_events_add (events, before->tries > 0 ? CB_APPETIT_EVENT_PASSED : CB_APPETIT_EVENT_BEGUN,
                   after->turn)->n = after->tries;
  else if (card == CB_APPETIT_CHEESE && before->tries > 1 && !over)
    cb_events_add (events, CB_APPETIT_EVENT_MISSED, before->turn)->n = after->tries;
  else if (card == CB_APPETIT_CHEESE && before->tries == 1)
    return cb_events_add (events, CB_APPETIT_EVENT_ESCAPED, before->mouse_owner)->seat;
  else if (card == CB_APPETIT_CAT && before->tries > 0)
    return cb_events_add (events, CB_APPETIT_EVENT_CAUGHT, before->turn)->seat;

  return CB_SEAT_NONE;
}

static void
tell_taking (const CbAppetit *before,
             const CbAppetit *after,
             CbSeat           taker,
             GArray          *events)
{
  int n = before->n_pile + 1 - after->n_pile;

  if (n > 0)
    cb_events_add (events, CB_APPETIT_EVENT_TOOK, taker)->n = n;
  if (after->tokens_left < before->tokens_left)
    cb_events_add (events, CB_APPETIT_EVENT_TOKEN, taker);
}

static void
tell_over (const CbAppetit *after,
           GArray          *events)
{
  CbEvent *event;

  if (after->turn != CB_SEAT_NONE)
    return;

  event = cb_events_add (events, CB_APPETIT_EVENT_OVER, CB_SEAT_NONE);
  event->thing = after->tokens_left == 0 ? CB_APPETIT_END_TOKENS : CB_APPETIT_END_PACK;
  event->seats = cb_appetit_kind.winners ((const CbState *) after);
}

void
cb_appetit_tell (const CbState *state,
                 CbMove         move,
                 GArray        *events)
{
  const CbAppetit *before = cb_appetit_peek (state);
  guint8 card = cb_appetit_pack_peek (&before->pack[before->turn], 0);
  CbAppetit after = *before;
  CbSeat taker;

  cb_appetit_kind.apply ((CbState *) &after, move);

  cb_events_add (events, CB_APPETIT_EVENT_TURNED, before->turn)->thing = card;
  taker = tell_chase (before, &after, card, events);
  tell_taking (before, &after, taker, events);
  tell_over (&after, events);
}

void
cb_appetit_tell_opening (const CbState *first,
                         GArray        *events)
{
  const CbAppetit *self = cb_appetit_peek (first);

  for (int i = 0; i < self->n_seats; i++)
    {
      CbSeat seat = (self->turn + i) % self->n_seats;

      cb_events_add (events, CB_APPETIT_EVENT_DEALT, seat)->n = self->pack[seat].n;
    }

  cb_events_add (events, CB_APPETIT_EVENT_DEALT, CB_SEAT_NONE)->thing = self->pile[0];
  if (self->tries > 0)
    cb_events_add (events, CB_APPETIT_EVENT_BEGUN, self->turn)->n = self->tries;
}

/* The cards stay where they are, and only their numbers say that they are not there. */
void
cb_appetit_undeal (CbState *first)
{
  CbAppetit *self = (CbAppetit *) first;

  for (CbSeat seat = 0; seat < self->n_seats; seat++)
    self->pack[seat].n = 0;
  self->n_pile = 0;
  self->tries = 0;
}

static void
enact_deal (CbAppetit     *self,
            const CbEvent *event)
{
  if (event->seat == CB_SEAT_NONE)
    self->n_pile = 1;
  else
    self->pack[event->seat].n = (guint8) event->n;
}

/* A cheese is a try that is spent, also where the game ends and nobody says so. */
static void
enact_turn (CbAppetit     *self,
            const CbEvent *event)
{
  cb_appetit_pack_take (&self->pack[event->seat]);
  cb_appetit_lay (self, (guint8) event->thing, event->seat);
  if (event->thing == CB_APPETIT_CHEESE && self->tries > 0)
    self->tries--;
}

void
cb_appetit_enact (CbState       *state,
                  const CbEvent *event)
{
  CbAppetit *self = (CbAppetit *) state;

  switch (event->type)
    {
    case CB_APPETIT_EVENT_DEALT:
      enact_deal (self, event);
      break;
    case CB_APPETIT_EVENT_TURNED:
      enact_turn (self, event);
      break;
    case CB_APPETIT_EVENT_BEGUN:
      self->tries = (guint8) event->n;
      break;
    case CB_APPETIT_EVENT_CAUGHT:
      self->tries = 0;
      break;
    case CB_APPETIT_EVENT_TOOK:
      cb_appetit_take_pile (self, event->seat, (guint) event->n);
      break;
    case CB_APPETIT_EVENT_TOKEN:
      self->tokens[event->seat]++;
      self->tokens_left--;
      break;
    default:
      break;
    }
}

void
cb_appetit_format_event (const CbState *state,
                         const CbEvent *event,
                         CbEventText   *text)
{
  *text = (CbEventText) { .type = names[event->type] };
  if (event->type == CB_APPETIT_EVENT_OVER)
    g_strlcpy (text->thing, ends[event->thing], sizeof text->thing);
  else if (event->thing != CB_EVENT_NOTHING)
    g_strlcpy (text->thing, cb_appetit_get_symbol ((guint) event->thing), sizeof text->thing);
}
