/* cb-telling-clock.c - what is shown of a game, and when: one event after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-telling-private.h"

/* So that the frame that ends one event need not begin the next one too. */
#define GAP_USEC (16 * G_TIME_SPAN_MILLISECOND)
/* Moves that are played for people come no faster than this, in milliseconds, so that each
 * can be seen and stopped. */
#define MIN_FORCED   120
/* A look at the table before the deal. */
#define OPENING_USEC (350 * G_TIME_SPAN_MILLISECOND)

gint64
cb_telling_get_now (CbTelling *self)
{
  return self->manual_clock ? self->manual_now : g_get_monotonic_time ();
}

static gboolean
deadline_cb (gpointer user_data)
{
  CbTelling *self = user_data;

  self->source_id = 0;
  cb_telling_advance (self, cb_telling_get_now (self));

  return G_SOURCE_REMOVE;
}

/* At most one source, and none at rest. */
void
cb_telling_schedule (CbTelling *self)
{
  gint64 left;

  g_clear_handle_id (&self->source_id, g_source_remove);
  if (self->phase == CB_PHASE_REST || self->paused != 0 || self->manual_clock)
    return;

  left = self->deadline - cb_telling_get_now (self) + G_TIME_SPAN_MILLISECOND - 1;
  self->source_id = g_timeout_add ((guint) CLAMP (left / G_TIME_SPAN_MILLISECOND, 0, G_MAXINT),
                                   deadline_cb, self);
}

static void
set_phase (CbTelling *self,
           CbPhase    phase,
           gint64     duration)
{
  self->phase = phase;
  self->began = cb_telling_get_now (self);
  self->deadline = self->began + duration;
  if (self->paused != 0)
    self->idle += self->began - self->paused_at;
  self->paused_at = self->began;
  cb_telling_schedule (self);
}

/* The session may play on, or must not. */
void
cb_telling_update_gate (CbTelling *self)
{
  cb_session_set_gate (self->session, cb_telling_get_caught_up (self) && self->paused == 0 &&
                                      self->review < 0);
}

static void
notify_all (CbTelling *self)
{
  guint generation = self->generation;

  for (guint i = PROP_PLY; i <= PROP_OVER_TOLD && generation == self->generation; i++)
    g_object_notify_by_pspec (G_OBJECT (self), cb_telling_props[i]);
}

static void
drop_events (CbTelling *self)
{
  g_array_set_size (self->events, 0);
  self->index = 0;
  self->opening = FALSE;
}

/* A review does not remind people of what the game wants them to remember. */
void
cb_telling_copy_state (CbTelling *self,
                       guint      ply)
{
  g_free (self->state);
  self->state = cb_kind_copy_state (self->kind, cb_session_peek_state_at (self->session, ply));
  if (self->review >= 0 && self->kind->recall != NULL &&
      cb_session_get_turn (self->session) != CB_SEAT_NONE)
    self->kind->recall (self->state, cb_session_peek_state (self->session));
}

/* Shows a position at which nothing moves. */
void
cb_telling_show (CbTelling *self,
                 guint      ply)
{
  guint generation = ++self->generation;

  drop_events (self);
  cb_telling_copy_state (self, ply);
  if (self->review < 0)
    self->ply = ply;
  set_phase (self, CB_PHASE_REST, 0);
  g_signal_emit (self, cb_telling_signals[CB_TELLING_SHOWN], 0, ply);
  if (generation == self->generation)
    notify_all (self);
  if (generation == self->generation)
    cb_telling_consider_rest (self);
}

gboolean
cb_telling_is_behind (CbTelling *self)
{
  return self->ply < cb_session_get_ply (self->session);
}

/* Once a person does something, what was done before is old news. */
static void
load_move (CbTelling *self)
{
  CbMove move = cb_session_get_move (self->session, self->ply);

  drop_events (self);
  if (cb_session_is_human (self->session, self->kind->to_move (self->state)))
    g_array_set_size (self->recent, 0);
  self->kind->tell (self->state, move, self->events);
}

static const CbEvent *
get_event (CbTelling *self)
{
  return &g_array_index (self->events, CbEvent, self->index);
}

static void
begin_event (CbTelling *self)
{
  guint generation = self->generation;
  CbEvent event;
  int milliseconds = 0;

  if (self->events->len == 0)
    load_move (self);
  event = *get_event (self);
  self->linger = 0;
  set_phase (self, CB_PHASE_EVENT, G_MAXINT64 / 4);
  g_signal_emit (self, cb_telling_signals[CB_TELLING_BEGUN], 0, &event, &milliseconds);
  if (generation == self->generation && self->phase == CB_PHASE_EVENT)
    set_phase (self, CB_PHASE_EVENT, MAX (milliseconds, 0) * G_TIME_SPAN_MILLISECOND);
}

/* The end of a move: events do not say whose turn it is now. */
static void
finish_move (CbTelling *self)
{
  self->ply += self->opening ? 0 : 1;
  drop_events (self);
  cb_telling_copy_state (self, self->ply);
}

/* Words come now. Leaves the telling at rest or before the next event. */
static void
end_event (CbTelling *self)
{
  guint generation = self->generation;
  CbEvent event;

  if (self->events->len == 0)
    load_move (self);
  event = *get_event (self);
  self->kind->enact (self->state, &event);
  g_array_append_val (self->recent, event);
  self->index++;
  if (self->index == self->events->len)
    finish_move (self);
  set_phase (self, self->events->len > 0 || cb_telling_is_behind (self) ? CB_PHASE_GAP
                                                                       : CB_PHASE_REST,
             GAP_USEC + self->linger);

  g_signal_emit (self, cb_telling_signals[CB_TELLING_TOLD], 0, &event);
  if (generation == self->generation)
    notify_all (self);
}

/* The only legal move, where there is only one. */
static gboolean
find_forced (CbTelling *self,
             CbMove    *move)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (self->kind, self->state);

  if (moves->len != 1)
    return FALSE;

  *move = g_array_index (moves, CbMove, 0);
  return TRUE;
}

/* What is played for the person whose turn it is. */
static gboolean
find_help (CbTelling *self,
           CbMove    *move)
{
  if (self->review >= 0 || !cb_session_is_human (self->session, self->kind->to_move (self->state)))
    return FALSE;
  if ((self->help & CB_TELLING_FORMALITIES) != 0 && self->kind->formality (self->state, move))
    return TRUE;

  return (self->help & CB_TELLING_FORCED) != 0 && find_forced (self, move);
}

/* How long a move waits that is played for somebody. */
static gint64
get_help_time (CbTelling *self)
{
  guint least = (self->help & CB_TELLING_FORCED) != 0 ? MIN_FORCED : 0;

  return MAX (cb_telling_get_reading (self), MAX (self->help_delay, least)) *
         G_TIME_SPAN_MILLISECOND;
}

/* All was told: a computer may play, or a move that needs nobody. */
void
cb_telling_consider_rest (CbTelling *self)
{
  CbMove move;

  if (self->phase != CB_PHASE_REST && self->phase != CB_PHASE_HELP)
    return;

  if (!cb_telling_is_behind (self) && find_help (self, &move))
    {
      if (self->phase == CB_PHASE_REST)
        set_phase (self, CB_PHASE_HELP, get_help_time (self));
    }
  else if (self->phase == CB_PHASE_HELP)
    set_phase (self, CB_PHASE_REST, 0);
  cb_telling_update_gate (self);
}

static void
play_help (CbTelling *self)
{
  CbMove move;

  set_phase (self, CB_PHASE_REST, 0);
  if (find_help (self, &move))
    cb_session_play (self->session, move);
}

static void
step (CbTelling *self)
{
  guint generation = self->generation;

  switch (self->phase)
    {
    case CB_PHASE_HELP:
      play_help (self);
      break;
    case CB_PHASE_GAP:
      begin_event (self);
      break;
    case CB_PHASE_EVENT:
      end_event (self);
      if (generation == self->generation)
        cb_telling_consider_rest (self);
      break;
    case CB_PHASE_REST:
    default:
      break;
    }
}

/* Begins to tell what is behind, unless that is under way. */
void
cb_telling_begin (CbTelling *self)
{
  if (self->review >= 0 || !cb_telling_is_behind (self) || self->phase == CB_PHASE_GAP ||
      self->phase == CB_PHASE_EVENT)
    return;

  set_phase (self, CB_PHASE_GAP, 0);
  cb_telling_update_gate (self);
  g_object_notify_by_pspec (G_OBJECT (self), cb_telling_props[PROP_CAUGHT_UP]);
  cb_telling_advance (self, cb_telling_get_now (self));
}

/**
 * cb_telling_advance:
 * @self: a telling
 * @now: a time of the clock
 *
 * Does what is due. Its own source calls this, and tests do.
 */
void
cb_telling_advance (CbTelling *self,
                    gint64     now)
{
  g_autoptr (CbTelling) alive = NULL;

  g_return_if_fail (CB_IS_TELLING (self));

  alive = g_object_ref (self);
  if (self->manual_clock)
    self->manual_now = MAX (self->manual_now, now);
  while (self->session != NULL && self->phase != CB_PHASE_REST && self->paused == 0 &&
         self->deadline <= now)
    step (self);
  if (self->session != NULL)
    cb_telling_schedule (self);
}

/**
 * cb_telling_tell_opening:
 * @self: a telling of a game in which nothing was played yet
 *
 * Tells how the first position came about, from the empty table on. Nobody has to wait for
 * it.
 */
void
cb_telling_tell_opening (CbTelling *self)
{
  g_return_if_fail (CB_IS_TELLING (self));

  if (cb_session_get_ply (self->session) > 0 || self->events->len > 0 || self->review >= 0)
    return;

  g_array_set_size (self->recent, 0);
  self->kind->tell_opening (self->state, self->events);
  if (self->events->len == 0)
    return;

  self->opening = TRUE;
  self->kind->undeal (self->state);
  set_phase (self, CB_PHASE_GAP, OPENING_USEC);
  cb_telling_update_gate (self);
  g_object_notify_by_pspec (G_OBJECT (self), cb_telling_props[PROP_CAUGHT_UP]);
  g_signal_emit (self, cb_telling_signals[CB_TELLING_SHOWN], 0, 0u);
}

/* The rest of what was played, at once. Whoever calls this shows something then, and the
 * gate stays shut until that is done. Returns: whether nobody else has shown anything. */
gboolean
cb_telling_tell_events (CbTelling *self)
{
  guint generation = self->generation;

  self->hurrying = TRUE;
  while (generation == self->generation &&
         (self->phase == CB_PHASE_GAP || self->phase == CB_PHASE_EVENT))
    end_event (self);
  self->hurrying = FALSE;

  return generation == self->generation;
}

void
cb_telling_tell_rest (CbTelling *self)
{
  if (self->phase != CB_PHASE_GAP && self->phase != CB_PHASE_EVENT)
    return;

  if (cb_telling_tell_events (self))
    cb_telling_show (self, self->ply);
}

/**
 * cb_telling_hurry:
 * @self: a telling
 *
 * Tells the rest of what was played at once, or plays at once what would be played
 * for somebody.
 */
void
cb_telling_hurry (CbTelling *self)
{
  g_return_if_fail (CB_IS_TELLING (self));

  if (self->phase == CB_PHASE_HELP)
    play_help (self);
  else
    cb_telling_tell_rest (self);
}

/**
 * cb_telling_linger:
 * @self: a telling in which an event has just begun
 * @milliseconds: how long the words about it stand, once it was told, before the next one
 *   begins
 *
 * For events that follow each other so quickly that words would be about one and the
 * picture about the next.
 */
void
cb_telling_linger (CbTelling *self,
                   guint      milliseconds)
{
  g_return_if_fail (CB_IS_TELLING (self));

  self->linger = milliseconds * G_TIME_SPAN_MILLISECOND;
}

/**
 * cb_telling_pause:
 * @self: a telling
 * @reasons: why, as #CbTellingPause; 0 to go on
 *
 * While it is paused, nothing is told or played, but players think. What was under
 * way goes on where it was.
 */
void
cb_telling_pause (CbTelling *self,
                  guint      reasons)
{
  gint64 now;
  gboolean changed;

  g_return_if_fail (CB_IS_TELLING (self));

  now = cb_telling_get_now (self);
  changed = (self->paused != 0) != (reasons != 0);
  if (changed && reasons != 0)
    self->paused_at = now;
  else if (changed)
    {
      self->began += now - self->paused_at;
      self->deadline += now - self->paused_at;
      self->idle += now - self->paused_at;
    }
  self->paused = reasons;
  if (!changed)
    return;

  cb_telling_schedule (self);
  g_object_notify_by_pspec (G_OBJECT (self), cb_telling_props[PROP_PAUSED]);
  cb_telling_update_gate (self);
}
