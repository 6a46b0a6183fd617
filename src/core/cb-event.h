/* cb-event.h - one thing that happens in a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "cb-option.h"

G_BEGIN_DECLS

/**
 * CbSeat:
 *
 * A place at the table, from 0 clockwise, or %CB_SEAT_NONE.
 */
typedef int CbSeat;

#define CB_SEAT_NONE (-1)

/* Instead of a thing, a place or a number where an event has none. Things and
 * places themselves are never negative. */
#define CB_EVENT_NOTHING   (-1)

/* The seats that may know a thing which is no secret. */
#define CB_EVENT_EVERYBODY ((1u << CB_MAX_SEATS) - 1)

#define CB_EVENT_MAX_LIST  8
#define CB_EVENT_TEXT_SIZE 16

/**
 * CbEventFlags:
 * @CB_EVENT_REVEALS: something comes into sight that nobody at the table could
 *   see before: taking it back would not make anybody forget it
 * @CB_EVENT_FLEETING: the game asks players to remember some of it, and says what:
 *   that may be shown and said while it happens, but nobody is reminded of it
 *   before the game is over
 */
typedef enum
{
  CB_EVENT_REVEALS = 1 << 0,
  CB_EVENT_FLEETING = 1 << 1,
} CbEventFlags;

/**
 * CbEvent:
 * @type: what happens, by the game's own list
 * @seat: who does it or whom it concerns, or %CB_SEAT_NONE
 * @thing: the card, tile or reason, or %CB_EVENT_NOTHING
 * @from: where it comes from, or %CB_EVENT_NOTHING
 * @to: where it happens or ends, or %CB_EVENT_NOTHING
 * @n: how many, or %CB_EVENT_NOTHING
 * @seats: the seats that it concerns together, as bits; 0 for none
 * @known: the seats that may know @thing and @list, as bits;
 *   %CB_EVENT_EVERYBODY where they are no secret. All else may be seen by all
 * @flags: what is special about it
 * @n_list: how many numbers @list has
 * @list: what it takes beside, to act the event out: a mouse's way, the tiles of
 *   a room, the cells of a collection. The game says which
 *
 * A plain value without pointers, complete in itself: whatever acts it out need not know
 * the rules. Things and places are numbers of the game's own.
 */
typedef struct
{
  guint  type;
  CbSeat seat;
  int    thing;
  int    from;
  int    to;
  int    n;
  guint  seats;
  guint  known;
  guint  flags;
  guint  n_list;
  guint8 list[CB_EVENT_MAX_LIST];
} CbEvent;

/**
 * CbEventText:
 * @type: the name of the type, for ever
 * @thing: the thing, or empty
 * @from: the place it comes from, or empty
 * @to: the place, or empty
 *
 * What a game has to say so that somebody who does not know it can write an
 * event down; the other members of #CbEvent mean the same in every game.
 */
typedef struct
{
  const char *type;
  char        thing[CB_EVENT_TEXT_SIZE];
  char        from[CB_EVENT_TEXT_SIZE];
  char        to[CB_EVENT_TEXT_SIZE];
} CbEventText;

GArray  *cb_events_new      (void) G_GNUC_WARN_UNUSED_RESULT;
CbEvent *cb_events_add      (GArray  *events,
                             guint    type,
                             CbSeat   seat);
void     cb_event_list_item (CbEvent *self,
                             guint    item);

G_END_DECLS
