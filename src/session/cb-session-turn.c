/* cb-session-turn.c - one game in progress: who decides, and the computer players' turns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-session-private.h"

#include "cb-thinker.h"

/**
 * cb_session_is_human:
 * @self: a session
 * @seat: a seat, or %CB_SEAT_NONE
 *
 * Returns: whether a person decides for it
 */
gboolean
cb_session_is_human (CbSession *self,
                     CbSeat     seat)
{
  return seat != CB_SEAT_NONE && cb_session_get_controller (self, seat) == CB_CONTROLLER_HUMAN;
}

/**
 * cb_session_find_human:
 * @self: a session
 *
 * Returns: the first seat that a person decides for, or %CB_SEAT_NONE
 */
CbSeat
cb_session_find_human (CbSession *self)
{
  for (CbSeat seat = 0; seat < (CbSeat) cb_session_get_n_seats (self); seat++)
    if (cb_session_is_human (self, seat))
      return seat;

  return CB_SEAT_NONE;
}

guint
cb_session_count_humans (CbSession *self)
{
  guint n = 0;

  for (CbSeat seat = 0; seat < (CbSeat) cb_session_get_n_seats (self); seat++)
    n += cb_session_is_human (self, seat);

  return n;
}

static void
drop_thought (GCancellable **thought)
{
  if (*thought != NULL)
    g_cancellable_cancel (*thought);
  g_clear_object (thought);
}

/* Forgets what is being thought about, without telling anyone. */
void
cb_session_drop_thoughts (CbSession *self)
{
  drop_thought (&self->hinting);
  drop_thought (&self->thinking);
  self->answered = FALSE;
}

/* Whatever was being thought about is no longer the position. */
void
cb_session_stop_thinking (CbSession *self)
{
  gboolean was_thinking = cb_session_get_thinking (self);

  cb_session_drop_thoughts (self);
  if (was_thinking)
    g_object_notify (G_OBJECT (self), "thinking");
}

/* Plays what a computer player has decided, if it has, as soon as the gate is open. */
void
cb_session_play_answer (CbSession *self)
{
  if (!self->answered || !self->gate)
    return;

  self->answered = FALSE;
  g_object_notify (G_OBJECT (self), "thinking");
  cb_session_play (self, self->answer);
}

static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  CbSession *self;
  CbMove move;

  /* A cancelled thought may outlive the session: @user_data must not be
   * touched before this. */
  if (!cb_thinker_think_finish (result, &move, NULL, NULL))
    return;

  self = CB_SESSION (user_data);
  g_clear_object (&self->thinking);
  self->answer = move;
  self->answered = TRUE;
  cb_session_play_answer (self);
}

/* Lets a computer player begin to think, if it is its turn. */
void
cb_session_consider_turn (CbSession *self)
{
  CbSeat seat = cb_session_get_turn (self);

  if (self->held || seat == CB_SEAT_NONE || cb_session_is_human (self, seat))
    return;

  /* A handler that was told of a change may have started one already. */
  drop_thought (&self->thinking);
  self->thinking = g_cancellable_new ();
  cb_thinker_think_async (self->kind, cb_session_peek_state (self), self->controllers[seat],
                          self->thinking, thought_cb, self);
  g_object_notify (G_OBJECT (self), "thinking");
}

static void
hint_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  CbSession *self;
  CbMove move;
  double estimate;

  if (!cb_thinker_think_finish (result, &move, &estimate, NULL))
    return;

  self = CB_SESSION (user_data);
  g_clear_object (&self->hinting);
  g_signal_emit_by_name (self, "hinted", (guint64) move, estimate);
}

/**
 * cb_session_ask_hint:
 * @self: a session
 *
 * Asks what the best computer player would do for the human whose turn it is;
 * #CbSession::hinted answers, unless the position changes before.
 */
void
cb_session_ask_hint (CbSession *self)
{
  g_return_if_fail (CB_IS_SESSION (self));

  if (self->hinting != NULL || !cb_session_is_human_decision (self, cb_session_get_ply (self)))
    return;

  self->hinting = g_cancellable_new ();
  cb_thinker_think_async (self->kind, cb_session_peek_state (self), CB_CONTROLLER_HARD,
                          self->hinting, hint_cb, self);
}

/**
 * cb_session_has_event:
 * @self: a session
 * @ply: a move that was made
 * @flags: #CbEventFlags
 *
 * Returns: whether something happened in the move that has all these flags
 */
gboolean
cb_session_has_event (CbSession *self,
                      guint      ply,
                      guint      flags)
{
  g_autoptr (GArray) events = NULL;

  g_return_val_if_fail (CB_IS_SESSION (self), FALSE);

  events = cb_kind_dup_events (self->kind, cb_history_peek_state (self->history, ply),
                               cb_history_get_move (self->history, ply));
  for (guint i = 0; i < events->len; i++)
    if ((g_array_index (events, CbEvent, i).flags & flags) == flags)
      return TRUE;

  return FALSE;
}
