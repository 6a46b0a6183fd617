/* cb-rescue.h - Cheese Rescue: positions and the kind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-kind.h"

G_BEGIN_DECLS

#define CB_RESCUE_MAX_SEATS   4
#define CB_RESCUE_MAX_POINTS  9
#define CB_RESCUE_MAX_HAND    8
#define CB_RESCUE_MAX_PILE    36
#define CB_RESCUE_N_CHEESES   6
#define CB_RESCUE_PLIES       12

/**
 * CbRescueCard:
 * @CB_RESCUE_DOG: a dog
 * @CB_RESCUE_CAT: a cat
 * @CB_RESCUE_MOUSE: a mouse
 * @CB_RESCUE_START: the start card; it is never in a hand
 *
 * A card: an animal, or a cheese of 1 to 9 points as %CB_RESCUE_START and its
 * points added together. Whose cheese it is follows from who holds or laid it.
 */
typedef enum
{
  CB_RESCUE_DOG,
  CB_RESCUE_CAT,
  CB_RESCUE_MOUSE,
  CB_RESCUE_START,
  CB_RESCUE_N_CARDS = CB_RESCUE_START + CB_RESCUE_MAX_POINTS + 1,
} CbRescueCard;

typedef enum
{
  CB_RESCUE_OPTION_AREA,
  CB_RESCUE_OPTION_ADJACENCY,
  CB_RESCUE_OPTION_POINTS,
  CB_RESCUE_OPTION_HANDS,
  CB_RESCUE_N_OPTIONS,
} CbRescueOption;

typedef enum
{
  CB_RESCUE_AREA_FLOATING,
  CB_RESCUE_AREA_CENTRED,
} CbRescueArea;

typedef enum
{
  CB_RESCUE_ADJACENCY_SIDES,
  CB_RESCUE_ADJACENCY_CORNERS,
} CbRescueAdjacency;

typedef enum
{
  CB_RESCUE_HANDS_HIDDEN,
  CB_RESCUE_HANDS_OPEN,
} CbRescueHands;

/**
 * CbRescueEventType:
 * @CB_RESCUE_EVENT_DEALT: in the opening, the start card lies at @to, or a seat
 *   gets a card
 * @CB_RESCUE_EVENT_LAID: a seat lays a card
 * @CB_RESCUE_EVENT_DRAWN: it draws one
 * @CB_RESCUE_EVENT_SCARED: the cat at @to leaves because of the dog at @from
 * @CB_RESCUE_EVENT_CHASED: the mouse at @to leaves because of the cat at @from
 * @CB_RESCUE_EVENT_EATEN: the seat's cheese at @to leaves because of the mouse at
 *   @from
 * @CB_RESCUE_EVENT_COUNTED: the seat's points
 * @CB_RESCUE_EVENT_OVER: the game is over; the thing is a #CbRescueEnd
 *
 * Things are cards; places are made by cb_rescue_place(). The list of those that
 * leave has the places of all that drive them away, the first being @from.
 */
typedef enum
{
  CB_RESCUE_EVENT_DEALT,
  CB_RESCUE_EVENT_LAID,
  CB_RESCUE_EVENT_DRAWN,
  CB_RESCUE_EVENT_SCARED,
  CB_RESCUE_EVENT_CHASED,
  CB_RESCUE_EVENT_EATEN,
  CB_RESCUE_EVENT_COUNTED,
  CB_RESCUE_EVENT_OVER,
  CB_RESCUE_N_EVENTS,
} CbRescueEventType;

/**
 * CbRescueEnd:
 * @CB_RESCUE_END_FULL: the playing area is full
 *
 * Why a game is over.
 */
typedef enum
{
  CB_RESCUE_END_FULL,
} CbRescueEnd;

/**
 * CbRescueSpot:
 * @CB_RESCUE_SPOT_CARD: added to a card, that card in hand
 * @CB_RESCUE_SPOT_HAND: the whole hand
 * @CB_RESCUE_SPOT_PILE: the draw pile
 *
 * What a lesson can point at; the others are places.
 */
typedef enum
{
  CB_RESCUE_SPOT_CARD = 0x10000,
  CB_RESCUE_SPOT_HAND = CB_RESCUE_SPOT_CARD + CB_RESCUE_N_CARDS,
  CB_RESCUE_SPOT_PILE,
} CbRescueSpot;

/**
 * CbRescue:
 * @card: a board of 8 × 8 bits for every card
 * @owner: for each seat, where its cheeses lie
 * @laid: all cards, the start card too
 * @allowed: the cells that keep within the playing area
 * @pile: the draw pile; its top is the last
 * @hand: the cards in hand, in no order
 * @side: how many cells the playing area is wide and high
 * @width: the columns that are taken; all of them if the area is fixed
 * @height: the rows that are taken
 * @origin_x: the column of the cell that records call 0
 * @origin_y: its row
 * @turn: whose turn it is
 * @n_laid: how many moves were played
 * @adjacency: whether corners count
 * @hands: whether hands are open
 *
 * The bit of a cell is 8 × its row + its column. The taken rectangle always
 * begins at row 1, column 1, and the boards shift when it grows to the left or
 * up; so there is room for a free border on all sides while it can still grow,
 * and 64 bits are enough.
 */
typedef struct
{
  guint64 card[CB_RESCUE_N_CARDS];
  guint64 owner[CB_RESCUE_MAX_SEATS];
  guint64 laid;
  guint64 allowed;
  guint8  pile[CB_RESCUE_MAX_PILE];
  guint8  n_pile;
  guint8  hand[CB_RESCUE_MAX_SEATS][CB_RESCUE_MAX_HAND];
  guint8  n_hand[CB_RESCUE_MAX_SEATS];
  guint8  n_seats;
  guint8  side;
  guint8  width;
  guint8  height;
  guint8  origin_x;
  guint8  origin_y;
  guint8  turn;
  guint8  n_laid;
  guint8  adjacency;
  guint8  hands;
} CbRescue;

/**
 * CbRescueCount:
 * @scared: the cats that leave because of a dog
 * @chased: the mice that leave because of a remaining cat
 * @eaten: the cheeses that leave because of a remaining mouse
 *
 * What leaves in the three steps of the count, as boards.
 */
typedef struct
{
  guint64 scared;
  guint64 chased;
  guint64 eaten;
} CbRescueCount;

extern const CbKind cb_rescue_kind;

const CbRescue *cb_rescue_peek           (const CbState   *state);
void            cb_rescue_count          (const CbRescue  *self,
                                          CbRescueCount   *count);
guint64         cb_rescue_get_free_cells (const CbRescue  *self);
guint64         cb_rescue_get_neighbours (const CbRescue  *self,
                                          guint64          cells);
CbRescueCard    cb_rescue_get_card       (const CbRescue  *self,
                                          guint            cell);
CbSeat          cb_rescue_get_owner      (const CbRescue  *self,
                                          guint            cell);
int             cb_rescue_get_score      (const CbRescue  *self,
                                          CbSeat           seat);
int             cb_rescue_get_cheeses    (const CbRescue  *self,
                                          CbSeat           seat);

CbMove          cb_rescue_move           (CbRescueCard     card,
                                          int              x,
                                          int              y);
CbRescueCard    cb_rescue_move_get_card  (CbMove           move);
int             cb_rescue_move_get_x     (CbMove           move);
int             cb_rescue_move_get_y     (CbMove           move);
int             cb_rescue_move_get_place (CbMove           move);

int             cb_rescue_place          (int              x,
                                          int              y);
int             cb_rescue_place_get_x    (int              place);
int             cb_rescue_place_get_y    (int              place);

G_END_DECLS
