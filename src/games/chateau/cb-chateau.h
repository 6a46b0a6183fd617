/* cb-chateau.h - Château Roquefort: positions and the kind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-kind.h"

G_BEGIN_DECLS

#define CB_CHATEAU_MAX_SEATS  4
#define CB_CHATEAU_SIDE       7
#define CB_CHATEAU_N_CELLS    49
#define CB_CHATEAU_N_ROOMS    18
#define CB_CHATEAU_N_CHEESES  7
#define CB_CHATEAU_N_SLOTS    12
#define CB_CHATEAU_N_MICE     4
#define CB_CHATEAU_N_ACTIONS  4
#define CB_CHATEAU_NO_ROOM    0xff

/**
 * CbChateauTile:
 * @CB_CHATEAU_TILE_EMPTY: a tile without cheese
 * @CB_CHATEAU_TILE_TRAP: a mousetrap
 * @CB_CHATEAU_TILE_SOLID: no tile: solid floor or a tower
 * @CB_CHATEAU_TILE_HIDDEN: a tile that is not to be seen, in a copy of a position;
 *   nothing can be told of it, and no mouse falls or collects there
 *
 * What lies in a cell. 1 to 7 are the cheeses.
 */
typedef enum
{
  CB_CHATEAU_TILE_EMPTY = 0,
  CB_CHATEAU_TILE_TRAP = CB_CHATEAU_N_CHEESES + 1,
  CB_CHATEAU_TILE_SOLID,
  CB_CHATEAU_TILE_HIDDEN,
} CbChateauTile;

typedef enum
{
  CB_CHATEAU_OPTION_CHEESES,
  CB_CHATEAU_OPTION_CASTLE,
  CB_CHATEAU_OPTION_MEMORY,
  CB_CHATEAU_N_OPTIONS,
} CbChateauOption;

typedef enum
{
  CB_CHATEAU_CASTLE_FRONT,
  CB_CHATEAU_CASTLE_BACK,
  CB_CHATEAU_CASTLE_RANDOM,
} CbChateauCastle;

typedef enum
{
  CB_CHATEAU_MEMORY_NONE,
  CB_CHATEAU_MEMORY_SEEN,
} CbChateauMemory;

/**
 * CbChateauMoveType:
 * @CB_CHATEAU_TOWER: a waiting mouse enters a tower
 * @CB_CHATEAU_LIFT: a roof is lifted
 * @CB_CHATEAU_MOVE: a mouse moves
 * @CB_CHATEAU_PUSH: the spare tile is pushed into a slot
 * @CB_CHATEAU_END: the turn ends
 */
typedef enum
{
  CB_CHATEAU_TOWER,
  CB_CHATEAU_LIFT,
  CB_CHATEAU_MOVE,
  CB_CHATEAU_PUSH,
  CB_CHATEAU_END,
} CbChateauMoveType;

/**
 * CbChateauMove:
 * @type: what is done
 * @from: where a mouse leaves, for a move
 * @to: the cell a mouse comes to; the room of a lift; the slot of a push
 * @cost: how many actions it takes
 *
 * A move taken apart.
 */
typedef struct
{
  CbChateauMoveType type;
  guint             from;
  guint             to;
  guint             cost;
} CbChateauMove;

/**
 * CbChateauSpotNumber:
 * @CB_CHATEAU_SPOT_SLOT: added to a slot, the arrow that pushes into it
 * @CB_CHATEAU_SPOT_ROOM: added to a room, its roof or what lies under it
 * @CB_CHATEAU_SPOT_SPARE: the spare tile
 * @CB_CHATEAU_SPOT_MICE: the mice that wait
 * @CB_CHATEAU_SPOT_ACTIONS: the actions that are left
 * @CB_CHATEAU_SPOT_END: what ends the turn
 *
 * What a lesson can point at; the others are cells.
 */
typedef enum
{
  CB_CHATEAU_SPOT_SLOT = CB_CHATEAU_N_CELLS,
  CB_CHATEAU_SPOT_ROOM = CB_CHATEAU_SPOT_SLOT + CB_CHATEAU_N_SLOTS,
  CB_CHATEAU_SPOT_SPARE = CB_CHATEAU_SPOT_ROOM + CB_CHATEAU_N_ROOMS,
  CB_CHATEAU_SPOT_MICE,
  CB_CHATEAU_SPOT_ACTIONS,
  CB_CHATEAU_SPOT_END,
} CbChateauSpotNumber;

/**
 * CbChateauEventType:
 * @CB_CHATEAU_EVENT_DEALT: in the opening, the spare tile is laid beside the castle
 * @CB_CHATEAU_EVENT_ENTERED: a mouse of the seat enters the tower @to
 * @CB_CHATEAU_EVENT_MOVED: a mouse of the seat runs from @from to @to for @n
 *   actions; the list has the cells that it enters, one after the other
 * @CB_CHATEAU_EVENT_LIFTED: the seat lifts the roof of the room @to; the list has
 *   the tiles of its cells, in reading order
 * @CB_CHATEAU_EVENT_PUSHED: the seat pushes a tile into the slot @to; the list has
 *   the cells of the line, from the slot on
 * @CB_CHATEAU_EVENT_DROPPED: a tile drops out at the far end, the cell in the list,
 *   and is the new spare
 * @CB_CHATEAU_EVENT_FELL: the seat's mouse on the cell @to falls into the cellar
 * @CB_CHATEAU_EVENT_COLLECTED: the seat takes the piece of a cheese; the list has
 *   the cells where its mice stand on that cheese
 * @CB_CHATEAU_EVENT_CLOSED: the room @to gets its roof back; the list has its cells
 * @CB_CHATEAU_EVENT_ENDED: the seat's turn ends
 * @CB_CHATEAU_EVENT_OVER: the game is over; the thing is a #CbChateauEnd
 *
 * Things are tiles; places are cells, rooms or slots. Without a memory aid, what
 * tells where tiles lie is fleeting: the tiles under a lifted roof, those that are
 * pushed in or drop out, the cell of a fall and the cells of a collection.
 */
typedef enum
{
  CB_CHATEAU_EVENT_DEALT,
  CB_CHATEAU_EVENT_ENTERED,
  CB_CHATEAU_EVENT_MOVED,
  CB_CHATEAU_EVENT_LIFTED,
  CB_CHATEAU_EVENT_PUSHED,
  CB_CHATEAU_EVENT_DROPPED,
  CB_CHATEAU_EVENT_FELL,
  CB_CHATEAU_EVENT_COLLECTED,
  CB_CHATEAU_EVENT_CLOSED,
  CB_CHATEAU_EVENT_ENDED,
  CB_CHATEAU_EVENT_OVER,
  CB_CHATEAU_N_EVENTS,
} CbChateauEventType;

/**
 * CbChateauEnd:
 * @CB_CHATEAU_END_CHEESES: somebody has enough pieces
 * @CB_CHATEAU_END_CELLAR: somebody has lost too many mice
 *
 * Why a game is over.
 */
typedef enum
{
  CB_CHATEAU_END_CHEESES,
  CB_CHATEAU_END_CELLAR,
} CbChateauEnd;

/**
 * CbChateau:
 * @mice: for each seat, the cells and towers where its mice stand
 * @covered: the cells under a roof
 * @known: the cells whose tile everyone has seen
 * @traps: the cells with a mousetrap
 * @room_cells: the cells of each room
 * @room: the room of each cell; %CB_CHATEAU_NO_ROOM for a tower
 * @letter: what a record calls each room
 * @tile: the tile in each cell
 * @spare: the tile beside the castle; %CB_CHATEAU_TILE_SOLID for none, while an
 *   event is told
 * @waiting: for each seat, its mice that were not in play yet
 * @fallen: for each seat, its mice in the cellar
 * @pieces: for each seat, its cheeses as bits 1 to 7
 * @n_seats: how many play
 * @turn: whose turn it is; %CB_SEAT_NONE when the game is over
 * @winner: who won, once it is over
 * @n_entering: seats that have not put their first mouse into a tower
 * @spent: actions spent in this turn
 * @pushed: whether this turn had its push
 * @goal: how many cheeses win
 * @memory: whether known tiles are to show through the roofs
 *
 * The bit of a cell is 7 × its row + its column, from a1.
 */
typedef struct
{
  guint64 mice[CB_CHATEAU_MAX_SEATS];
  guint64 covered;
  guint64 known;
  guint64 traps;
  guint64 room_cells[CB_CHATEAU_N_ROOMS];
  guint8  room[CB_CHATEAU_N_CELLS];
  char    letter[CB_CHATEAU_N_ROOMS];
  guint8  tile[CB_CHATEAU_N_CELLS];
  guint8  spare;
  guint8  waiting[CB_CHATEAU_MAX_SEATS];
  guint8  fallen[CB_CHATEAU_MAX_SEATS];
  guint8  pieces[CB_CHATEAU_MAX_SEATS];
  guint8  n_seats;
  gint8   turn;
  gint8   winner;
  guint8  n_entering;
  guint8  spent;
  guint8  pushed;
  guint8  goal;
  guint8  memory;
} CbChateau;

/**
 * CbChateauWays:
 * @cost: how many actions it takes to come to each cell; 0 for out of reach
 * @before: the cell before it on the way
 *
 * Where a mouse can run, across other mice too.
 */
typedef struct
{
  guint8 cost[CB_CHATEAU_N_CELLS];
  guint8 before[CB_CHATEAU_N_CELLS];
} CbChateauWays;

extern const CbKind cb_chateau_kind;

static inline gboolean
cb_chateau_holds (guint64 cells,
                  guint   cell)
{
  return (cells >> cell & 1) != 0;
}

const CbChateau *cb_chateau_peek           (const CbState       *state);
gboolean         cb_chateau_is_tower       (guint                cell);
gboolean         cb_chateau_slides         (guint                cell);
void             cb_chateau_get_line       (guint                slot,
                                            guint                cells[CB_CHATEAU_SIDE]);
const char      *cb_chateau_get_slot_name  (guint                slot);
CbSeat           cb_chateau_find_mouse     (const CbChateau     *state,
                                            guint                cell);

void             cb_chateau_find_ways      (const CbChateau     *state,
                                            guint                from,
                                            guint                budget,
                                            gboolean             in_one,
                                            CbChateauWays       *ways);
guint            cb_chateau_trace_way      (const CbChateauWays *ways,
                                            guint                to,
                                            guint8               cells[CB_CHATEAU_N_ACTIONS]);

CbMove           cb_chateau_move           (const CbChateauMove *parts);
void             cb_chateau_move_get_parts (CbMove               move,
                                            CbChateauMove       *parts);

G_END_DECLS
