/* cb-history.c - every position and move of a game, with a cursor
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-history.h"

/**
 * CbHistory:
 *
 * The cursor, @ply, is how many of the moves are on the board. Playing when it
 * is not at the end forgets the moves behind it.
 */
struct _CbHistory
{
  const CbKind *kind;
  GPtrArray    *states;
  GArray       *moves;
  guint         ply;
};

CbHistory *
cb_history_new (const CbKind  *kind,
                const CbState *state)
{
  CbHistory *self = g_new0 (CbHistory, 1);

  self->kind = kind;
  self->states = g_ptr_array_new_with_free_func (g_free);
  self->moves = g_array_new (FALSE, FALSE, sizeof (CbMove));
  g_ptr_array_add (self->states, cb_kind_copy_state (kind, state));

  return self;
}

void
cb_history_free (CbHistory *self)
{
  g_ptr_array_unref (self->states);
  g_array_unref (self->moves);
  g_free (self);
}

guint
cb_history_get_ply (const CbHistory *self)
{
  return self->ply;
}

void
cb_history_set_ply (CbHistory *self,
                    guint      ply)
{
  g_return_if_fail (ply <= self->moves->len);

  self->ply = ply;
}

/* How many moves are known, those that were taken back included. */
guint
cb_history_get_n_plies (const CbHistory *self)
{
  return self->moves->len;
}

const CbState *
cb_history_peek_state (const CbHistory *self,
                       guint            ply)
{
  g_return_val_if_fail (ply < self->states->len, NULL);

  return g_ptr_array_index (self->states, ply);
}

CbMove
cb_history_get_move (const CbHistory *self,
                     guint            ply)
{
  g_return_val_if_fail (ply < self->moves->len, 0);

  return g_array_index (self->moves, CbMove, ply);
}

CbSeat
cb_history_get_turn (const CbHistory *self,
                     guint            ply)
{
  return self->kind->to_move (cb_history_peek_state (self, ply));
}

/* Plays a legal move at the cursor. */
void
cb_history_play (CbHistory *self,
                 CbMove     move)
{
  CbState *state = cb_kind_copy_state (self->kind, cb_history_peek_state (self, self->ply));

  g_array_set_size (self->moves, self->ply);
  g_ptr_array_set_size (self->states, (int) self->ply + 1);

  self->kind->apply (state, move);
  g_array_append_val (self->moves, move);
  g_ptr_array_add (self->states, state);
  self->ply++;
}
