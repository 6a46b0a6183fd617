/* cb-rescue-events.c - Cheese Rescue: what happens, told and enacted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-private.h"

/* Cells lie between -PLACE_MIDDLE and +PLACE_MIDDLE in both directions. */
#define PLACE_MIDDLE  8
#define PLACE_SIDE    16

static int
get_place (const CbRescue *self,
           guint           cell)
{
  return cb_rescue_place ((int) (cell % 8) - self->origin_x, (int) (cell / 8) - self->origin_y);
}

/* The seats that may know a card that @seat drew. */
static guint
get_knowing (const CbRescue *self,
             CbSeat          seat)
{
  return self->hands == CB_RESCUE_HANDS_OPEN ? CB_EVENT_EVERYBODY : 1u << seat;
}

static void
tell_lay (const CbRescue *before,
          CbMove          move,
          GArray         *events)
{
  CbEvent *event = cb_events_add (events, CB_RESCUE_EVENT_LAID, before->turn);

  event->thing = (int) cb_rescue_move_get_card (move);
  event->to = cb_rescue_move_get_place (move);
}

static void
tell_draw (const CbRescue *before,
           GArray         *events)
{
  CbEvent *event;

  if (before->n_pile == 0)
    return;

  event = cb_events_add (events, CB_RESCUE_EVENT_DRAWN, before->turn);
  event->thing = before->pile[before->n_pile - 1];
  event->known = get_knowing (before, before->turn);
}

/* The card in @cell leaves because of @doers, of which at least one is next to it. */
static void
tell_leaving (const CbRescue *self,
              CbRescueEventType   type,
              guint           cell,
              guint64         doers,
              GArray         *events)
{
  CbEvent *event = cb_events_add (events, type, cb_rescue_get_owner (self, cell));

  event->thing = (int) cb_rescue_get_card (self, cell);
  event->to = get_place (self, cell);
  doers &= cb_rescue_get_neighbours (self, G_GUINT64_CONSTANT (1) << cell);
  for (; doers != 0; doers &= doers - 1)
    cb_event_list_item (event, (guint) get_place (self, (guint) __builtin_ctzll (doers)));
  event->from = event->list[0];
}

/* The bits of a board go in reading order. */
static void
tell_wave (const CbRescue *self,
           CbRescueEventType   type,
           guint64         leaving,
           guint64         doers,
           GArray         *events)
{
  for (; leaving != 0; leaving &= leaving - 1)
    tell_leaving (self, type, (guint) __builtin_ctzll (leaving), doers, events);
}

static void
tell_count (const CbRescue *self,
            GArray         *events)
{
  guint64 cats = self->card[CB_RESCUE_CAT], mice = self->card[CB_RESCUE_MOUSE];
  CbRescueCount count;

  cb_rescue_count (self, &count);
  tell_wave (self, CB_RESCUE_EVENT_SCARED, count.scared, self->card[CB_RESCUE_DOG], events);
  tell_wave (self, CB_RESCUE_EVENT_CHASED, count.chased, cats & ~count.scared, events);
  tell_wave (self, CB_RESCUE_EVENT_EATEN, count.eaten, mice & ~count.chased, events);

  for (CbSeat seat = 0; seat < self->n_seats; seat++)
    cb_events_add (events, CB_RESCUE_EVENT_COUNTED, seat)->n = cb_rescue_get_score (self, seat);
}

static void
tell_over (const CbRescue *self,
           GArray         *events)
{
  CbEvent *event = cb_events_add (events, CB_RESCUE_EVENT_OVER, CB_SEAT_NONE);

  event->thing = CB_RESCUE_END_FULL;
  event->seats = cb_rescue_kind.winners ((const CbState *) self);
}

void
cb_rescue_tell (const CbState *before,
                CbMove         move,
                GArray        *events)
{
  CbRescue after = *cb_rescue_peek (before);

  tell_lay (cb_rescue_peek (before), move, events);
  tell_draw (cb_rescue_peek (before), events);

  cb_rescue_apply ((CbState *) &after, move);
  if (!cb_rescue_is_over (&after))
    return;

  tell_count (&after, events);
  tell_over (&after, events);
}

/* The cheeses were in hand before, openly. */
static void
tell_hand (const CbRescue *self,
           CbSeat          seat,
           GArray         *events)
{
  for (guint i = 0; i < self->n_hand[seat]; i++)
    if (self->hand[seat][i] < CB_RESCUE_START)
      {
        CbEvent *event = cb_events_add (events, CB_RESCUE_EVENT_DEALT, seat);

        event->thing = self->hand[seat][i];
        event->known = get_knowing (self, seat);
      }
}

void
cb_rescue_tell_opening (const CbState *first,
                        GArray        *events)
{
  const CbRescue *self = cb_rescue_peek (first);

  if (self->laid != 0)
    {
      CbEvent *event = cb_events_add (events, CB_RESCUE_EVENT_DEALT, CB_SEAT_NONE);

      event->thing = CB_RESCUE_START;
      event->to = cb_rescue_place (0, 0);
    }

  for (int i = 0; i < self->n_seats; i++)
    tell_hand (self, (self->turn + i) % self->n_seats, events);
}

/* Back to the top of the pile, so that what is dealt first lies uppermost. */
static void
take_back (CbRescue      *self,
           const CbEvent *event)
{
  CbSeat seat = event->seat;
  guint slot;

  if (seat == CB_SEAT_NONE)
    {
      self->laid = 0;
      return;
    }

  slot = cb_rescue_find_slot (self, seat, (guint) event->thing);
  self->hand[seat][slot] = self->hand[seat][--self->n_hand[seat]];
  self->pile[self->n_pile++] = (guint8) event->thing;
}

void
cb_rescue_undeal (CbState *first)
{
  g_autoptr (GArray) events = cb_events_new ();

  cb_rescue_tell_opening (first, events);
  for (guint i = events->len; i > 0; i--)
    take_back ((CbRescue *) first, &g_array_index (events, CbEvent, i - 1));
}

static void
enact_lay (CbRescue      *self,
           const CbEvent *event)
{
  guint slot = cb_rescue_find_slot (self, event->seat, (guint) event->thing);
  guint8 *hand = self->hand[event->seat];

  hand[slot] = hand[--self->n_hand[event->seat]];
  cb_rescue_put (self, event->seat, (guint) event->thing,
                 cb_rescue_get_cell (self, cb_rescue_place_get_x (event->to),
                                     cb_rescue_place_get_y (event->to)));
}

void
cb_rescue_enact (CbState       *state,
                 const CbEvent *event)
{
  CbRescue *self = (CbRescue *) state;
  gboolean is_dealt = event->type == CB_RESCUE_EVENT_DEALT;

  if (event->type == CB_RESCUE_EVENT_LAID)
    enact_lay (self, event);
  else if (is_dealt && event->seat == CB_SEAT_NONE)
    self->laid = self->card[CB_RESCUE_START];
  else if (is_dealt || event->type == CB_RESCUE_EVENT_DRAWN)
    {
      self->n_pile--;
      self->hand[event->seat][self->n_hand[event->seat]++] = (guint8) event->thing;
    }
}

/**
 * cb_rescue_place:
 * @x: to the right of the origin
 * @y: below the origin
 *
 * Returns: the cell as events have it: the same number for the whole game, and
 *   greater for a cell that is read later
 */
int
cb_rescue_place (int x,
                 int y)
{
  return PLACE_SIDE * (PLACE_MIDDLE + y) + PLACE_MIDDLE + x;
}

int
cb_rescue_place_get_x (int place)
{
  return place % PLACE_SIDE - PLACE_MIDDLE;
}

int
cb_rescue_place_get_y (int place)
{
  return place / PLACE_SIDE - PLACE_MIDDLE;
}

int
cb_rescue_move_get_place (CbMove move)
{
  return cb_rescue_place (cb_rescue_move_get_x (move), cb_rescue_move_get_y (move));
}
