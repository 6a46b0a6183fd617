/* cb-telling-review.c - what is shown of a game: looking back, and once more
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-telling-private.h"

/**
 * cb_telling_review:
 * @self: a telling
 * @ply: a position of the history to look at, or -1 for the game itself
 *
 * What is still to be told is told at once before. Computer players wait until the
 * game itself is shown again.
 */
void
cb_telling_review (CbTelling *self,
                   int        ply)
{
  g_return_if_fail (CB_IS_TELLING (self));
  g_return_if_fail (ply <= (int) cb_session_get_ply (self->session));

  if (self->review == ply)
    return;

  /* The computer player that has decided meanwhile waits as well: what it does is told
   * when somebody looks. */
  if (self->review < 0)
    cb_telling_tell_events (self);
  self->review = MAX (ply, -1);
  /* It opens only when the game itself is shown: a move that was kept until then is
   * told from there. */
  if (self->review >= 0)
    cb_telling_update_gate (self);
  cb_telling_show (self, self->review >= 0 ? (guint) self->review
                                           : cb_session_get_ply (self->session));
}

/* Where the turns begin that were played since the last person's, or, where a person
 * played last, where that turn begins. */
static guint
find_last_turns (CbTelling *self)
{
  guint ply = cb_session_get_ply (self->session);
  CbSeat last;

  if (ply == 0)
    return 0;

  last = self->kind->to_move (cb_session_peek_state_at (self->session, ply - 1));
  while (ply > 0)
    {
      CbSeat seat = self->kind->to_move (cb_session_peek_state_at (self->session, ply - 1));

      if (seat != last && (cb_session_is_human (self->session, seat) ||
                           cb_session_is_human (self->session, last)))
        break;
      ply--;
    }

  return ply;
}

/**
 * cb_telling_can_tell_again:
 * @self: a telling
 *
 * Returns: whether there are last turns that may be told once more: not, before the
 *   game is over, if that would remind people of what they are to remember
 */
gboolean
cb_telling_can_tell_again (CbTelling *self)
{
  guint ply;

  g_return_val_if_fail (CB_IS_TELLING (self), FALSE);

  ply = cb_session_get_ply (self->session);
  if (ply == 0 || cb_session_get_turn (self->session) == CB_SEAT_NONE)
    return ply > 0;

  for (guint i = find_last_turns (self); i < ply; i++)
    if (cb_session_has_event (self->session, i, CB_EVENT_FLEETING))
      return FALSE;

  return TRUE;
}

/**
 * cb_telling_tell_again:
 * @self: a telling
 *
 * Tells the last turns once more, if that may be.
 */
void
cb_telling_tell_again (CbTelling *self)
{
  guint generation;

  g_return_if_fail (CB_IS_TELLING (self));

  if (!cb_telling_can_tell_again (self))
    return;

  cb_telling_review (self, -1);
  cb_telling_tell_rest (self);
  g_array_set_size (self->recent, 0);
  generation = self->generation + 1;
  self->ply = find_last_turns (self);
  cb_telling_show (self, self->ply);
  if (generation == self->generation)
    cb_telling_begin (self);
}
