/* cb-chateau-visible.c - the castle as everyone at the table sees it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-visible.h"

/* Whether a tile lies open, or shows through the roof because the players asked for
 * that. */
static gboolean
is_visible (const CbChateau *state,
            guint            cell)
{
  return !cb_chateau_holds (state->covered, cell) ||
         (state->memory == CB_CHATEAU_MEMORY_SEEN && cb_chateau_holds (state->known, cell));
}

/**
 * cb_chateau_visible_copy:
 * @state: a position
 * @visible: (out caller-allocates): the same without what nobody sees
 *
 * Everything that is drawn, named or foretold comes from the copy, so that
 * nothing can give a tile away.
 */
void
cb_chateau_visible_copy (const CbChateau *state,
                         CbChateau       *visible)
{
  *visible = *state;
  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    if (visible->tile[cell] != CB_CHATEAU_TILE_SOLID && !is_visible (state, cell))
      {
        visible->tile[cell] = CB_CHATEAU_TILE_HIDDEN;
        visible->traps &= ~(G_GUINT64_CONSTANT (1) << cell);
      }
}

/**
 * cb_chateau_visible_push:
 * @state: a position
 * @slot: a slot
 * @after: (out caller-allocates): the castle after a push, as far as everyone
 *   can tell beforehand
 */
void
cb_chateau_visible_push (const CbChateau *state,
                         guint            slot,
                         CbChateau       *after)
{
  CbChateauMove push = { .type = CB_CHATEAU_PUSH, .to = slot, .cost = 1 };

  cb_chateau_visible_copy (state, after);
  if (after->turn != CB_SEAT_NONE)
    cb_chateau_kind.apply ((CbState *) after, cb_chateau_move (&push));
}
