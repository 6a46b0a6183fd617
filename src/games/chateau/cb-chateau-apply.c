/* cb-chateau-apply.c - Château Roquefort: what happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-private.h"

#define N_FALLEN_ENDS 3

/* For each slot, the cell it opens to, and the step from cell to cell away
 * from it. */
static const struct
{
  char  name[3];
  gint8 start;
  gint8 step;
} slots[CB_CHATEAU_N_SLOTS] = {
  { "W2", 7, 1 },
  { "W4", 21, 1 },
  { "W6", 35, 1 },
  { "E2", 13, -1 },
  { "E4", 27, -1 },
  { "E6", 41, -1 },
  { "Nb", 1, 7 },
  { "Nd", 3, 7 },
  { "Nf", 5, 7 },
  { "Sb", 43, -7 },
  { "Sd", 45, -7 },
  { "Sf", 47, -7 },
};

static inline gint8
get_next_seat (const CbChateau *self,
               int              seat)
{
  return (gint8) (seat + 1 == self->n_seats ? 0 : seat + 1);
}

static inline void
put_bit (guint64 *board,
         guint    cell,
         gboolean value)
{
  *board = (*board & ~CB_CHATEAU_BIT (cell)) | (guint64) (value != 0) << cell;
}

/* Slides a line by one cell, @tile coming in. */
static inline guint8
push_line (CbChateau *self,
           guint      slot,
           guint8     tile)
{
  int last = slots[slot].start + (CB_CHATEAU_SIDE - 1) * slots[slot].step;
  guint8 dropped = self->tile[last];

  for (int cell = last; cell != slots[slot].start; cell -= slots[slot].step)
    {
      int before = cell - slots[slot].step;

      self->tile[cell] = self->tile[before];
      put_bit (&self->known, (guint) cell, self->known >> before & 1);
      put_bit (&self->traps, (guint) cell, self->traps >> before & 1);
    }

  self->tile[slots[slot].start] = tile;
  self->known |= CB_CHATEAU_BIT (slots[slot].start);
  put_bit (&self->traps, (guint) slots[slot].start, tile == CB_CHATEAU_TILE_TRAP);
  cb_chateau_look (self);

  return dropped;
}

/* The same, for others; returns the tile that drops out. */
guint8
cb_chateau_push_line (CbChateau *self,
                      guint      slot,
                      guint8     tile)
{
  return push_line (self, slot, tile);
}

static void
push (CbChateau *self,
      guint      slot)
{
  self->spare = push_line (self, slot, self->spare);
  self->pushed = TRUE;
}

static void
drop_mice (CbChateau *self)
{
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      guint64 falling = self->mice[seat] & self->traps;

      self->mice[seat] &= ~falling;
      self->fallen[seat] = (guint8) (self->fallen[seat] + __builtin_popcountll (falling));
    }
}

/* Bits 1 to 7 are the cheeses under two or more of the seat's mice. */
static guint
find_pairs (const CbChateau *self,
            guint            seat)
{
  guint once = 0, twice = 0;

  for (guint64 mice = self->mice[seat]; mice != 0; mice &= mice - 1)
    {
      guint tile = 1u << self->tile[__builtin_ctzll (mice)];

      twice |= once & tile;
      once |= tile;
    }

  return twice & ((1u << (CB_CHATEAU_N_CHEESES + 1)) - 2);
}

static void
collect (CbChateau *self)
{
  for (guint seat = 0; seat < self->n_seats; seat++)
    self->pieces[seat] = (guint8) (self->pieces[seat] | find_pairs (self, seat));
}

static int
count_pieces (const CbChateau *self,
              int              seat)
{
  return __builtin_popcount (self->pieces[seat]);
}

static gboolean
find_collector (const CbChateau *self,
                gint8           *winner)
{
  gint8 seat = self->turn;

  for (guint i = 0; i < self->n_seats; i++, seat = get_next_seat (self, seat))
    if (count_pieces (self, seat) >= self->goal)
      {
        *winner = seat;
        return TRUE;
      }

  return FALSE;
}

/* The seats that have not lost too many mice; all, if every one of them has. */
static guint
find_survivors (const CbChateau *self)
{
  guint survivors = 0;

  for (guint seat = 0; seat < self->n_seats; seat++)
    if (self->fallen[seat] < N_FALLEN_ENDS)
      survivors |= 1u << seat;

  return survivors != 0 ? survivors : (1u << self->n_seats) - 1;
}

/* The most pieces; among equals, the first after the active player, whose own
 * turn is the latest. */
static gint8
find_richest (const CbChateau *self,
              guint            seats)
{
  gint8 best = CB_SEAT_NONE;
  gint8 seat = get_next_seat (self, self->turn);

  for (guint i = 0; i < self->n_seats; i++, seat = get_next_seat (self, seat))
    if ((seats & (1u << seat)) != 0 &&
        (best == CB_SEAT_NONE || count_pieces (self, seat) > count_pieces (self, best)))
      best = seat;

  return best;
}

static gboolean
has_lost_too_many (const CbChateau *self)
{
  for (guint seat = 0; seat < self->n_seats; seat++)
    if (self->fallen[seat] >= N_FALLEN_ENDS)
      return TRUE;

  return FALSE;
}

/* After an action that moved a mouse or a tile. */
static void
settle (CbChateau *self)
{
  drop_mice (self);
  collect (self);

  if (!find_collector (self, &self->winner))
    {
      if (!has_lost_too_many (self))
        return;
      self->winner = find_richest (self, find_survivors (self));
    }

  self->turn = CB_SEAT_NONE;
}

static void
end_turn (CbChateau *self)
{
  guint64 mice = 0;

  for (guint seat = 0; seat < self->n_seats; seat++)
    mice |= self->mice[seat];
  for (guint room = 0; room < CB_CHATEAU_N_ROOMS; room++)
    if ((self->room_cells[room] & mice) == 0)
      self->covered |= self->room_cells[room];

  self->spent = 0;
  self->pushed = FALSE;
  self->turn = get_next_seat (self, self->turn);
}

static void
enter_tower (CbChateau *self,
             guint      tower)
{
  self->mice[self->turn] |= CB_CHATEAU_BIT (tower);
  self->waiting[self->turn]--;

  if (self->n_entering > 0)
    {
      self->n_entering--;
      self->spent = 0;
      self->turn = get_next_seat (self, self->turn);
    }
}

static void
move_mouse (CbChateau *self,
            guint      from,
            guint      to)
{
  self->mice[self->turn] ^= CB_CHATEAU_BIT (from) | CB_CHATEAU_BIT (to);
  settle (self);
}

static void
lift_roof (CbChateau *self,
           guint      room)
{
  self->covered &= ~self->room_cells[room];
  cb_chateau_look (self);
}

static void
play (CbChateau           *self,
      const CbChateauMove *move)
{
  self->spent = (guint8) (self->spent + move->cost);

  switch (move->type)
    {
    case CB_CHATEAU_TOWER:
      enter_tower (self, move->to);
      break;
    case CB_CHATEAU_LIFT:
      lift_roof (self, move->to);
      break;
    case CB_CHATEAU_MOVE:
      move_mouse (self, move->from, move->to);
      break;
    case CB_CHATEAU_PUSH:
      push (self, move->to);
      settle (self);
      break;
    case CB_CHATEAU_END:
      end_turn (self);
      break;
    default:
      g_assert_not_reached ();
    }
}

void
cb_chateau_apply (CbState *state,
                  CbMove   move)
{
  CbChateauMove parts;

  cb_chateau_move_get_parts (move, &parts);
  play ((CbChateau *) state, &parts);
}

guint
cb_chateau_playout (CbState  *state,
                    CbRandom *random,
                    guint     max_plies)
{
  CbChateau *self = (CbChateau *) state;
  CbMove moves[CB_CHATEAU_MAX_MOVES];
  guint ply = 0;

  for (; ply < max_plies && self->turn != CB_SEAT_NONE; ply++)
    {
      guint n_moves = cb_chateau_fill_moves (self, moves);

      cb_chateau_apply (state, moves[cb_random_below (random, n_moves)]);
    }

  return ply;
}

/* All players know the same tiles, so the viewer does not matter. */
void
cb_chateau_conceal (CbState  *state,
                    CbSeat    viewer,
                    CbRandom *random)
{
  CbChateau *self = (CbChateau *) state;
  guint8 cells[CB_CHATEAU_N_CELLS];
  guint8 tiles[CB_CHATEAU_N_CELLS];
  guint n = 0;

  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    if ((self->known >> cell & 1) == 0 && self->tile[cell] != CB_CHATEAU_TILE_SOLID)
      {
        cells[n] = (guint8) cell;
        tiles[n++] = self->tile[cell];
      }

  cb_random_deal (random, tiles, n);
  for (guint i = 0; i < n; i++)
    {
      self->tile[cells[i]] = tiles[i];
      put_bit (&self->traps, cells[i], tiles[i] == CB_CHATEAU_TILE_TRAP);
    }
}

/**
 * cb_chateau_get_line:
 * @slot: a slot, from 0 to 11
 * @cells: (out caller-allocates): the cells that a push moves, from the slot on
 */
void
cb_chateau_get_line (guint slot,
                     guint cells[CB_CHATEAU_SIDE])
{
  g_return_if_fail (slot < CB_CHATEAU_N_SLOTS);

  for (int i = 0; i < CB_CHATEAU_SIDE; i++)
    cells[i] = (guint) (slots[slot].start + i * slots[slot].step);
}

/**
 * cb_chateau_get_slot_name:
 * @slot: a slot, from 0 to 11
 *
 * Returns: what records call it, such as “W2”
 */
const char *
cb_chateau_get_slot_name (guint slot)
{
  g_return_val_if_fail (slot < CB_CHATEAU_N_SLOTS, NULL);

  return slots[slot].name;
}
