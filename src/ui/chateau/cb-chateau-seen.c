/* cb-chateau-seen.c - the castle as everyone at the table sees it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-seen.h"

#include <string.h>

/**
 * cb_chateau_is_seen:
 * @state: a position
 * @cell: a cell
 *
 * Returns: whether its tile lies open, or shows through the roof because the
 *   players asked for that
 */
gboolean
cb_chateau_is_seen (const CbChateau *state,
                    guint            cell)
{
  return !cb_chateau_holds (state->covered, cell) ||
         (state->memory == CB_CHATEAU_MEMORY_SEEN && cb_chateau_holds (state->known, cell));
}

/**
 * cb_chateau_see:
 * @state: a position
 * @seen: (out caller-allocates): the same without what nobody sees
 *
 * Everything that is drawn, named or foretold comes from the copy, so that
 * nothing can give a tile away.
 */
void
cb_chateau_see (const CbChateau *state,
                CbChateau       *seen)
{
  *seen = *state;
  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    if (seen->tile[cell] != CB_CHATEAU_TILE_SOLID && !cb_chateau_is_seen (state, cell))
      {
        seen->tile[cell] = CB_CHATEAU_TILE_HIDDEN;
        seen->traps &= ~(G_GUINT64_CONSTANT (1) << cell);
      }
}

/**
 * cb_chateau_find_mouse:
 * @state: a position
 * @cell: a cell or tower
 *
 * Returns: whose mouse stands there, or %CB_SEAT_NONE
 */
CbSeat
cb_chateau_find_mouse (const CbChateau *state,
                       guint            cell)
{
  for (CbSeat seat = 0; seat < state->n_seats; seat++)
    if (cb_chateau_holds (state->mice[seat], cell))
      return seat;

  return CB_SEAT_NONE;
}

static gboolean
is_open (const CbChateau *state,
         guint            cell)
{
  return !cb_chateau_is_tower (cell) && !cb_chateau_holds (state->covered, cell) &&
         !cb_chateau_holds (state->traps, cell);
}

/* The cells that share a side with @cell; returns how many. */
static guint
find_sides (guint  cell,
            guint8 sides[4])
{
  guint column = cell % CB_CHATEAU_SIDE;
  guint n = 0;

  if (cell >= CB_CHATEAU_SIDE)
    sides[n++] = (guint8) (cell - CB_CHATEAU_SIDE);
  if (column > 0)
    sides[n++] = (guint8) (cell - 1);
  if (column < CB_CHATEAU_SIDE - 1)
    sides[n++] = (guint8) (cell + 1);
  if (cell + CB_CHATEAU_SIDE < CB_CHATEAU_N_CELLS)
    sides[n++] = (guint8) (cell + CB_CHATEAU_SIDE);

  return n;
}

static void
step_from (const CbChateau *state,
           guint            cell,
           guint            cost,
           CbChateauWays   *ways)
{
  guint8 sides[4];
  guint n = find_sides (cell, sides);

  for (guint i = 0; i < n; i++)
    if (ways->cost[sides[i]] == 0 && is_open (state, sides[i]))
      {
        ways->cost[sides[i]] = (guint8) cost;
        ways->before[sides[i]] = (guint8) cell;
      }
}

/**
 * cb_chateau_find_ways:
 * @state: a position
 * @from: where a mouse stands
 * @budget: how many actions may be spent
 * @in_one: whether it must come there by one move: then it runs on only across
 *   other mice
 * @ways: (out caller-allocates): the shortest ways
 *
 * Cells where a mouse stands are on the way, but not where it can stop.
 */
void
cb_chateau_find_ways (const CbChateau *state,
                      guint            from,
                      guint            budget,
                      gboolean         in_one,
                      CbChateauWays   *ways)
{
  memset (ways, 0, sizeof *ways);
  if (budget > 0)
    step_from (state, from, 1, ways);

  for (guint cost = 2; cost <= budget; cost++)
    for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
      if (cell != from && ways->cost[cell] == cost - 1 &&
          (!in_one || cb_chateau_find_mouse (state, cell) != CB_SEAT_NONE))
        step_from (state, cell, cost, ways);

  ways->cost[from] = 0;
}

/**
 * cb_chateau_trace_way:
 * @ways: the ways of a mouse
 * @to: a cell that it can reach
 * @cells: (out caller-allocates): the cells it enters, one after the other
 *
 * Returns: how many cells it enters
 */
guint
cb_chateau_trace_way (const CbChateauWays *ways,
                      guint                to,
                      guint8               cells[CB_CHATEAU_N_ACTIONS])
{
  guint n = ways->cost[to];

  g_return_val_if_fail (n <= CB_CHATEAU_N_ACTIONS, 0);

  for (guint i = n; i > 0; i--)
    {
      cells[i - 1] = (guint8) to;
      to = ways->before[to];
    }

  return n;
}

/**
 * cb_chateau_look_ahead:
 * @state: a position
 * @slot: a slot
 * @after: (out caller-allocates): the castle after a push, as far as everyone
 *   can tell beforehand
 */
void
cb_chateau_look_ahead (const CbChateau *state,
                       guint            slot,
                       CbChateau       *after)
{
  CbChateauMove push = { .type = CB_CHATEAU_PUSH, .to = slot, .cost = 1 };

  cb_chateau_see (state, after);
  if (after->turn != CB_SEAT_NONE)
    cb_chateau_kind.apply ((CbState *) after, cb_chateau_move (&push));
}
