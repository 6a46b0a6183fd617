/* cb-record-session.c - from a game in progress to its record and back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-record-session.h"

static void
copy_seats (CbRecord  *self,
            CbSession *session)
{
  guint n_seats = cb_session_get_n_seats (session);

  self->names = g_new0 (char *, n_seats + 1);
  self->has_controllers = TRUE;
  self->marks = *cb_session_get_marks (session);
  for (guint i = 0; i < n_seats; i++)
    {
      self->names[i] = g_strdup (cb_session_get_name (session, (CbSeat) i));
      self->controllers[i] = cb_session_get_controller (session, (CbSeat) i);
    }
}

static void
copy_moves (CbRecord  *self,
            CbSession *session)
{
  guint ply = cb_session_get_ply (session);

  for (guint i = 0; i < cb_session_get_n_plies (session); i++)
    {
      CbMove move = cb_session_get_move (session, i);

      g_array_append_val (i < ply ? self->moves : self->undone, move);
    }
}

/**
 * cb_record_from_session:
 * @session: a game in progress
 *
 * Returns: (transfer full): all of it, and nothing that is shared with it
 */
CbRecord *
cb_record_from_session (CbSession *session)
{
  CbRecord *self;

  g_return_val_if_fail (CB_IS_SESSION (session), NULL);

  self = cb_record_new (cb_session_get_kind (session), cb_session_get_ruleset (session),
                        cb_session_get_deal (session));
  copy_seats (self, session);
  copy_moves (self, session);
  self->over = cb_session_get_turn (session) == CB_SEAT_NONE;

  return self;
}

/**
 * cb_record_to_session:
 * @self: a record
 *
 * Returns: (transfer full): its game as it was left; the computer players wait
 */
CbSession *
cb_record_to_session (const CbRecord *self)
{
  g_autoptr (GArray) moves = NULL;
  CbSession *session;

  g_return_val_if_fail (self != NULL, NULL);

  session = cb_session_new (self->kind, &self->ruleset, self->deal);
  for (guint i = 0; i < self->deal->n_seats; i++)
    {
      if (self->names != NULL)
        cb_session_set_name (session, (CbSeat) i, self->names[i]);
      if (self->has_controllers)
        cb_session_set_controller (session, (CbSeat) i, self->controllers[i]);
    }

  cb_session_set_marks (session, &self->marks);

  moves = g_array_copy (self->moves);
  g_array_append_vals (moves, self->undone->data, self->undone->len);
  cb_session_restore (session, (const CbMove *) (gpointer) moves->data, moves->len,
                      self->moves->len);

  return session;
}
