/* cb-chateau-paths.c - Château Roquefort: how mice run
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-private.h"

#include <string.h>

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

/**
 * cb_chateau_find_ways:
 * @state: a position
 * @from: where a mouse stands
 * @budget: how many actions may be spent
 * @in_one: whether it must come there by one move: then it runs on only across
 *   other mice
 * @ways: (out caller-allocates): the shortest ways
 *
 * Cells where a mouse stands are on the way, but not where it can stop. Of two equally
 * short ways the one wins whose cells come first in reading order, compared from the end. A
 * hidden tile counts as no mousetrap.
 */
void
cb_chateau_find_ways (const CbChateau *state,
                      guint            from,
                      guint            budget,
                      gboolean         in_one,
                      CbChateauWays   *ways)
{
  CbChateauRun run = cb_chateau_run_begin (state, from, in_one ? cb_chateau_get_all_mice (state)
                                                               : CB_CHATEAU_CELLS);

  memset (ways, 0, sizeof *ways);
  for (guint cost = 1; cost <= budget && run.front != 0; cost++)
    {
      guint64 reached = cb_chateau_run_reach (&run);

      for (guint64 cells = reached; cells != 0; cells &= cells - 1)
        {
          guint cell = (guint) __builtin_ctzll (cells);
          guint64 before = cb_chateau_get_sides (CB_CHATEAU_BIT (cell)) & run.front;

          ways->cost[cell] = (guint8) cost;
          ways->before[cell] = (guint8) __builtin_ctzll (before);
        }
      cb_chateau_run_on (&run, reached);
    }
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
