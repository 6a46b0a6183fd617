/* cb-chateau-events.c - Château Roquefort: what happens, told and enacted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-private.h"

#include <string.h>

/* The flags of an event that shows tiles. */
static guint
get_flags (const CbChateau *self,
           gboolean         reveals)
{
  return (reveals ? CB_EVENT_REVEALS : 0)
         | (self->memory == CB_CHATEAU_MEMORY_NONE ? CB_EVENT_FLEETING : 0);
}

/* The cells of which nobody can say, without remembering, what lies there. */
static guint64
get_unseen (const CbChateau *self)
{
  guint64 seen = self->memory == CB_CHATEAU_MEMORY_SEEN ? self->known : 0;

  return self->covered & CB_CHATEAU_SLIDING & ~seen;
}

static void
list_cells (CbEvent *event,
            guint64  cells)
{
  for (; cells != 0; cells &= cells - 1)
    cb_event_list_item (event, (guint) __builtin_ctzll (cells));
}

static void
tell_entry (const CbChateau     *before,
            const CbChateauMove *move,
            GArray              *events)
{
  cb_events_add (events, CB_CHATEAU_EVENT_ENTERED, before->turn)->to = (int) move->to;
}

static void
tell_run (const CbChateau     *before,
          const CbChateauMove *move,
          GArray              *events)
{
  CbEvent *event = cb_events_add (events, CB_CHATEAU_EVENT_MOVED, before->turn);
  CbChateauWays ways;

  event->from = (int) move->from;
  event->to = (int) move->to;
  event->n = (int) move->cost;
  cb_chateau_find_ways (before, move->from, move->cost, TRUE, &ways);
  event->n_list = cb_chateau_trace_way (&ways, move->to, event->list);
}

static void
tell_lift (const CbChateau     *before,
           const CbChateauMove *move,
           GArray              *events)
{
  CbEvent *event = cb_events_add (events, CB_CHATEAU_EVENT_LIFTED, before->turn);
  guint64 cells = before->room_cells[move->to];

  event->to = (int) move->to;
  event->flags = get_flags (before, (cells & get_unseen (before)) != 0);
  for (; cells != 0; cells &= cells - 1)
    cb_event_list_item (event, before->tile[__builtin_ctzll (cells)]);
}

/* Whether a push brings a tile from under a roof to where there is none. */
static gboolean
uncovers (const CbChateau *before,
          const guint      line[CB_CHATEAU_SIDE])
{
  guint64 unseen = get_unseen (before);

  for (guint i = 0; i + 1 < CB_CHATEAU_SIDE; i++)
    if (cb_chateau_holds (unseen, line[i]) && !cb_chateau_holds (before->covered, line[i + 1]))
      return TRUE;

  return FALSE;
}

static void
tell_line (const CbChateau *before,
           guint            slot,
           const guint      line[CB_CHATEAU_SIDE],
           GArray          *events)
{
  CbEvent *event = cb_events_add (events, CB_CHATEAU_EVENT_PUSHED, before->turn);

  event->to = (int) slot;
  event->thing = before->spare;
  event->flags = get_flags (before, uncovers (before, line));
  for (guint i = 0; i < CB_CHATEAU_SIDE; i++)
    cb_event_list_item (event, line[i]);
}

static void
tell_drop (const CbChateau *before,
           guint            last,
           GArray          *events)
{
  CbEvent *event = cb_events_add (events, CB_CHATEAU_EVENT_DROPPED, CB_SEAT_NONE);

  event->thing = before->tile[last];
  event->flags = get_flags (before, cb_chateau_holds (get_unseen (before), last));
  cb_event_list_item (event, last);
}

static void
tell_falls (const CbChateau *before,
            const CbChateau *after,
            const guint      line[CB_CHATEAU_SIDE],
            GArray          *events)
{
  for (guint i = 0; i < CB_CHATEAU_SIDE; i++)
    {
      CbSeat seat = cb_chateau_find_mouse (before, line[i]);

      if (seat != CB_SEAT_NONE && !cb_chateau_holds (after->mice[seat], line[i]))
        {
          CbEvent *event = cb_events_add (events, CB_CHATEAU_EVENT_FELL, seat);

          event->to = (int) line[i];
          event->flags = get_flags (before, FALSE);
        }
    }
}

static void
tell_push (const CbChateau     *before,
           const CbChateau     *after,
           const CbChateauMove *move,
           GArray              *events)
{
  guint line[CB_CHATEAU_SIDE];

  cb_chateau_get_line (move->to, line);
  tell_line (before, move->to, line, events);
  tell_drop (before, line[CB_CHATEAU_SIDE - 1], events);
  tell_falls (before, after, line, events);
}

/* Rooms have their numbers by their first cells. */
static void
tell_end (const CbChateau *before,
          const CbChateau *after,
          GArray          *events)
{
  guint64 closed = after->covered & ~before->covered;

  for (guint room = 0; room < CB_CHATEAU_N_ROOMS; room++)
    if ((before->room_cells[room] & closed) != 0)
      {
        CbEvent *event = cb_events_add (events, CB_CHATEAU_EVENT_CLOSED, CB_SEAT_NONE);

        event->to = (int) room;
        list_cells (event, before->room_cells[room]);
      }

  cb_events_add (events, CB_CHATEAU_EVENT_ENDED, before->turn);
}

static void
tell_action (const CbChateau     *before,
             const CbChateau     *after,
             const CbChateauMove *move,
             GArray              *events)
{
  switch (move->type)
    {
    case CB_CHATEAU_TOWER:
      tell_entry (before, move, events);
      break;
    case CB_CHATEAU_LIFT:
      tell_lift (before, move, events);
      break;
    case CB_CHATEAU_MOVE:
      tell_run (before, move, events);
      break;
    case CB_CHATEAU_PUSH:
      tell_push (before, after, move, events);
      break;
    case CB_CHATEAU_END:
      tell_end (before, after, events);
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
tell_piece (const CbChateau *after,
            CbSeat           seat,
            guint            cheese,
            GArray          *events)
{
  CbEvent *event = cb_events_add (events, CB_CHATEAU_EVENT_COLLECTED, seat);

  event->thing = (int) cheese;
  event->flags = get_flags (after, FALSE);
  for (guint64 mice = after->mice[seat]; mice != 0; mice &= mice - 1)
    if (after->tile[__builtin_ctzll (mice)] == cheese)
      cb_event_list_item (event, (guint) __builtin_ctzll (mice));
}

static void
tell_pieces (const CbChateau *before,
             const CbChateau *after,
             GArray          *events)
{
  for (int i = 0; i < before->n_seats; i++)
    {
      CbSeat seat = (before->turn + i) % before->n_seats;
      guint pieces = after->pieces[seat] & ~(guint) before->pieces[seat];

      for (; pieces != 0; pieces &= pieces - 1)
        tell_piece (after, seat, (guint) __builtin_ctz (pieces), events);
    }
}

static void
tell_over (const CbChateau *after,
           GArray          *events)
{
  CbEvent *event;

  if (after->turn != CB_SEAT_NONE)
    return;

  event = cb_events_add (events, CB_CHATEAU_EVENT_OVER, CB_SEAT_NONE);
  event->thing = __builtin_popcount (after->pieces[after->winner]) >= after->goal
                 ? CB_CHATEAU_END_CHEESES : CB_CHATEAU_END_CELLAR;
  event->seats = cb_chateau_kind.winners ((const CbState *) after);
}

void
cb_chateau_tell (const CbState *before,
                 CbMove         move,
                 GArray        *events)
{
  CbChateau after = *cb_chateau_peek (before);
  CbChateauMove parts;

  cb_chateau_move_get_parts (move, &parts);
  cb_chateau_apply ((CbState *) &after, move);

  tell_action (cb_chateau_peek (before), &after, &parts, events);
  tell_pieces (cb_chateau_peek (before), &after, events);
  tell_over (&after, events);
}

/* The castle stands there, with all tiles under its roofs. */
void
cb_chateau_tell_opening (const CbState *first,
                         GArray        *events)
{
  const CbChateau *self = cb_chateau_peek (first);

  cb_events_add (events, CB_CHATEAU_EVENT_DEALT, CB_SEAT_NONE)->thing = self->spare;
}

void
cb_chateau_undeal (CbState *first)
{
  ((CbChateau *) first)->spare = CB_CHATEAU_TILE_SOLID;
}

/* Nobody's first mouse costs an action. */
static void
enact_entry (CbChateau     *self,
             const CbEvent *event)
{
  self->mice[event->seat] |= CB_CHATEAU_BIT (event->to);
  self->waiting[event->seat]--;
  if (self->n_entering > 0)
    self->n_entering--;
  else
    self->spent++;
}

static void
enact_run (CbChateau     *self,
           const CbEvent *event)
{
  self->mice[event->seat] ^= CB_CHATEAU_BIT (event->from) | CB_CHATEAU_BIT (event->to);
  self->spent = (guint8) (self->spent + event->n);
}

static void
enact_lift (CbChateau     *self,
            const CbEvent *event)
{
  self->covered &= ~self->room_cells[event->to];
  cb_chateau_look (self);
  self->spent++;
}

/* What comes out lies beside the castle when it has dropped. */
static void
enact_push (CbChateau     *self,
            const CbEvent *event)
{
  cb_chateau_push_line (self, (guint) event->to, (guint8) event->thing);
  self->spare = CB_CHATEAU_TILE_SOLID;
  self->pushed = TRUE;
  self->spent++;
}

static void
enact_fall (CbChateau     *self,
            const CbEvent *event)
{
  self->mice[event->seat] &= ~CB_CHATEAU_BIT (event->to);
  self->fallen[event->seat]++;
}

static void
enact_piece (CbChateau     *self,
             const CbEvent *event)
{
  self->pieces[event->seat] = (guint8) (self->pieces[event->seat] | 1u << event->thing);
}

static void
enact_end (CbChateau     *self,
           const CbEvent *event)
{
  self->spent = 0;
  self->pushed = FALSE;
}

static void
enact_drop (CbChateau     *self,
            const CbEvent *event)
{
  self->spare = (guint8) event->thing;
}

static void
enact_close (CbChateau     *self,
             const CbEvent *event)
{
  self->covered |= self->room_cells[event->to];
}

void
cb_chateau_enact (CbState       *state,
                  const CbEvent *event)
{
  static void (*const enactors[CB_CHATEAU_N_EVENTS]) (CbChateau *, const CbEvent *) = {
    [CB_CHATEAU_EVENT_DEALT] = enact_drop,
    [CB_CHATEAU_EVENT_ENTERED] = enact_entry,
    [CB_CHATEAU_EVENT_MOVED] = enact_run,
    [CB_CHATEAU_EVENT_LIFTED] = enact_lift,
    [CB_CHATEAU_EVENT_PUSHED] = enact_push,
    [CB_CHATEAU_EVENT_DROPPED] = enact_drop,
    [CB_CHATEAU_EVENT_FELL] = enact_fall,
    [CB_CHATEAU_EVENT_COLLECTED] = enact_piece,
    [CB_CHATEAU_EVENT_CLOSED] = enact_close,
    [CB_CHATEAU_EVENT_ENDED] = enact_end,
  };

  if (enactors[event->type] != NULL)
    enactors[event->type] ((CbChateau *) state, event);
}

/* Whether a room lies open now, with the tiles that it had. */
static gboolean
is_still_open (const CbChateau *past,
               const CbChateau *now,
               guint            room)
{
  guint64 cells = past->room_cells[room];

  if ((now->covered & cells) != 0)
    return FALSE;

  for (; cells != 0; cells &= cells - 1)
    if (past->tile[__builtin_ctzll (cells)] != now->tile[__builtin_ctzll (cells)])
      return FALSE;

  return TRUE;
}

/* Its roof comes down, or where mice are, which everybody may know, its tiles are
 * turned over. */
static void
forget_room (CbChateau *self,
             guint      room)
{
  guint64 cells = self->room_cells[room], mice = 0;

  for (CbSeat seat = 0; seat < self->n_seats; seat++)
    mice |= self->mice[seat];
  if ((cells & mice) == 0)
    self->covered |= cells;

  self->traps &= ~cells;
  for (; cells != 0; cells &= cells - 1)
    {
      guint cell = (guint) __builtin_ctzll (cells);

      if (self->tile[cell] != CB_CHATEAU_TILE_SOLID)
        self->tile[cell] = CB_CHATEAU_TILE_HIDDEN;
    }
}

/* The spare is the same one if nothing was pushed: then no tile has moved. */
void
cb_chateau_recall (CbState       *past,
                   const CbState *now)
{
  CbChateau *self = (CbChateau *) past;
  const CbChateau *seen = cb_chateau_peek (now);

  if (self->memory != CB_CHATEAU_MEMORY_NONE || seen->turn == CB_SEAT_NONE)
    return;

  if (self->spare != seen->spare || memcmp (self->tile, seen->tile, sizeof self->tile) != 0)
    self->spare = CB_CHATEAU_TILE_HIDDEN;
  for (guint room = 0; room < CB_CHATEAU_N_ROOMS; room++)
    if ((self->covered & self->room_cells[room]) == 0 && !is_still_open (self, seen, room))
      forget_room (self, room);
}
