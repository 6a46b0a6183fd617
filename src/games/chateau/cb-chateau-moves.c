/* cb-chateau-moves.c - Château Roquefort: what may be done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-private.h"

static inline guint64
get_surroundings (guint64 cells)
{
  guint64 rows = cells | cb_chateau_get_sideways (cells);

  return (rows | rows << CB_CHATEAU_SIDE | rows >> CB_CHATEAU_SIDE) & CB_CHATEAU_CELLS;
}

static inline CbMove
pack (CbChateauMoveType type,
      guint             from,
      guint             to,
      guint             cost)
{
  return (CbMove) type | (CbMove) from << 8 | (CbMove) to << 16 | (CbMove) cost << 24;
}

static CbMove *
add_towers (const CbChateau *self,
            CbMove          *moves)
{
  guint64 towers = CB_CHATEAU_TOWERS & ~cb_chateau_get_all_mice (self);

  if (self->waiting[self->turn] == 0)
    return moves;

  for (; towers != 0; towers &= towers - 1)
    *moves++ = pack (CB_CHATEAU_TOWER, 0, (guint) __builtin_ctzll (towers), 1);

  return moves;
}

static CbMove *
add_lifts (const CbChateau *self,
           CbMove          *moves)
{
  guint64 touched = get_surroundings (self->mice[self->turn]) & self->covered;

  while (touched != 0)
    {
      guint room = self->room[__builtin_ctzll (touched)];

      *moves++ = pack (CB_CHATEAU_LIFT, 0, room, 1);
      touched &= ~self->room_cells[room];
    }

  return moves;
}

/* A mouse runs on across cells where another stands and stops in the first
 * free one, each cell being an action. */
static CbMove *
add_mouse (const CbChateau *self,
           guint            from,
           CbMove          *moves)
{
  guint64 mice = cb_chateau_get_all_mice (self);
  CbChateauRun run = cb_chateau_run_begin (self, from, mice);

  for (guint cost = 1; cost <= (guint) CB_CHATEAU_N_ACTIONS - self->spent && run.front != 0; cost++)
    {
      guint64 reached = cb_chateau_run_reach (&run);

      for (guint64 free = reached & ~mice; free != 0; free &= free - 1)
        *moves++ = pack (CB_CHATEAU_MOVE, from, (guint) __builtin_ctzll (free), cost);
      cb_chateau_run_on (&run, reached);
    }

  return moves;
}

static CbMove *
add_pushes (const CbChateau *self,
            CbMove          *moves)
{
  for (guint slot = 0; slot < CB_CHATEAU_N_SLOTS && !self->pushed; slot++)
    *moves++ = pack (CB_CHATEAU_PUSH, 0, slot, 1);

  return moves;
}

/* Writes the legal moves to @moves, which has room for CB_CHATEAU_MAX_MOVES;
 * returns how many. */
guint
cb_chateau_fill_moves (const CbChateau *self,
                       CbMove          *moves)
{
  CbMove *end = moves;

  if (self->turn == CB_SEAT_NONE)
    return 0;

  if (self->n_entering > 0)
    return (guint) (add_towers (self, end) - moves);

  if (self->spent < CB_CHATEAU_N_ACTIONS)
    {
      end = add_towers (self, end);
      end = add_lifts (self, end);
      for (guint64 mice = self->mice[self->turn]; mice != 0; mice &= mice - 1)
        end = add_mouse (self, (guint) __builtin_ctzll (mice), end);
      end = add_pushes (self, end);
    }
  if (self->spent > 0)
    *end++ = pack (CB_CHATEAU_END, 0, 0, 0);

  return (guint) (end - moves);
}

void
cb_chateau_list_moves (const CbState *state,
                       GArray        *moves)
{
  CbMove buffer[CB_CHATEAU_MAX_MOVES];

  g_array_append_vals (moves, buffer, cb_chateau_fill_moves (cb_chateau_peek (state), buffer));
}

CbMove
cb_chateau_move (const CbChateauMove *parts)
{
  return pack (parts->type, parts->from, parts->to, parts->cost);
}

void
cb_chateau_move_get_parts (CbMove         move,
                           CbChateauMove *parts)
{
  parts->type = (CbChateauMoveType) (move & 0xff);
  parts->from = move >> 8 & 0xff;
  parts->to = move >> 16 & 0xff;
  parts->cost = move >> 24 & 0xff;
}
