/* cb-appetit.h - Bon Appétit!: positions and the kind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-kind.h"

G_BEGIN_DECLS

#define CB_APPETIT_MAX_SEATS  6
#define CB_APPETIT_MAX_CARDS  90
#define CB_APPETIT_RING       128

/**
 * CbAppetitCard:
 * @CB_APPETIT_CHEESE: a cheese
 * @CB_APPETIT_MOUSE_1: a mouse with one paw
 * @CB_APPETIT_MOUSE_2: a mouse with two paws
 * @CB_APPETIT_MOUSE_3: a mouse with three paws
 * @CB_APPETIT_CAT: a cat
 *
 * A card. That of a mouse is the number of its paws.
 */
typedef enum
{
  CB_APPETIT_CHEESE,
  CB_APPETIT_MOUSE_1,
  CB_APPETIT_MOUSE_2,
  CB_APPETIT_MOUSE_3,
  CB_APPETIT_CAT,
  CB_APPETIT_N_CARDS,
} CbAppetitCard;

typedef enum
{
  CB_APPETIT_OPTION_MISS,
  CB_APPETIT_OPTION_TOKENS,
  CB_APPETIT_N_OPTIONS,
} CbAppetitOption;

typedef enum
{
  CB_APPETIT_MISS_WHOLE_PILE,
  CB_APPETIT_MISS_UNDER_MOUSE,
} CbAppetitMiss;

/**
 * CbAppetitSpot:
 * @CB_APPETIT_SPOT_PILE: the common pile
 * @CB_APPETIT_SPOT_NEWS: what is written below it: the chase, or how that has ended
 * @CB_APPETIT_SPOT_TOKENS: the tokens that are left
 *
 * What a lesson can point at; the others are seats.
 */
typedef enum
{
  CB_APPETIT_SPOT_PILE = CB_APPETIT_MAX_SEATS,
  CB_APPETIT_SPOT_NEWS,
  CB_APPETIT_SPOT_TOKENS,
} CbAppetitSpot;

/**
 * CbAppetitEventType:
 * @CB_APPETIT_EVENT_DEALT: in the opening, a seat gets its pack of @n cards, or the
 *   first card is laid
 * @CB_APPETIT_EVENT_TURNED: a seat turns its top card onto the pile
 * @CB_APPETIT_EVENT_BEGUN: a chase begins; the seat must turn up to @n cards
 * @CB_APPETIT_EVENT_PASSED: the chase passes to the seat, with @n tries
 * @CB_APPETIT_EVENT_MISSED: the chasing seat has @n tries left
 * @CB_APPETIT_EVENT_CAUGHT: the chasing seat catches the mouse
 * @CB_APPETIT_EVENT_ESCAPED: the mouse of the seat, or of nobody, escapes
 * @CB_APPETIT_EVENT_TOOK: the seat takes the @n lowest cards of the pile
 * @CB_APPETIT_EVENT_TOKEN: the seat takes a mouse token
 * @CB_APPETIT_EVENT_OVER: the game is over; the thing is a #CbAppetitEnd
 *
 * Things are cards. There are no places and no lists.
 */
typedef enum
{
  CB_APPETIT_EVENT_DEALT,
  CB_APPETIT_EVENT_TURNED,
  CB_APPETIT_EVENT_BEGUN,
  CB_APPETIT_EVENT_PASSED,
  CB_APPETIT_EVENT_MISSED,
  CB_APPETIT_EVENT_CAUGHT,
  CB_APPETIT_EVENT_ESCAPED,
  CB_APPETIT_EVENT_TOOK,
  CB_APPETIT_EVENT_TOKEN,
  CB_APPETIT_EVENT_OVER,
  CB_APPETIT_N_EVENTS,
} CbAppetitEventType;

/**
 * CbAppetitEnd:
 * @CB_APPETIT_END_TOKENS: the last token was taken
 * @CB_APPETIT_END_PACK: somebody has no cards left
 *
 * Why a game is over.
 */
typedef enum
{
  CB_APPETIT_END_TOKENS,
  CB_APPETIT_END_PACK,
} CbAppetitEnd;

/**
 * CbAppetitPack:
 * @card: a ring of cards
 * @head: where its top card is
 * @n: how many cards it has
 */
typedef struct
{
  guint8 card[CB_APPETIT_RING];
  guint8 head;
  guint8 n;
} CbAppetitPack;

/**
 * CbAppetit:
 * @pack: each seat's pack
 * @pile: the common pile from its bottom
 * @n_pile: how many cards it has
 * @tokens: each seat's mouse tokens
 * @tokens_left: the tokens that nobody has yet
 * @n_seats: how many play
 * @turn: who turns the next card; %CB_SEAT_NONE when the game is over
 * @tries: cards that the chaser may still turn; 0 if there is no chase
 * @mouse_owner: who turned the mouse that is chased; %CB_SEAT_NONE if nobody did
 * @mouse_place: where in the pile the mouse that is chased lies
 * @miss: what an owner takes when the mouse escapes
 */
typedef struct
{
  CbAppetitPack pack[CB_APPETIT_MAX_SEATS];
  guint8        pile[CB_APPETIT_MAX_CARDS];
  guint8        n_pile;
  guint8        tokens[CB_APPETIT_MAX_SEATS];
  guint8        tokens_left;
  guint8        n_seats;
  gint8         turn;
  guint8        tries;
  gint8         mouse_owner;
  guint8        mouse_place;
  guint8        miss;
} CbAppetit;

extern const CbKind cb_appetit_kind;

const CbAppetit *cb_appetit_peek (const CbState *state);

G_END_DECLS
