/* cb-telling.c - what is shown of a game, and when
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-telling.h"

/* So that the frame that ends one event need not begin the next one too. */
#define GAP_USEC (16 * G_TIME_SPAN_MILLISECOND)
/* Whoever lets moves be played only watches: then all is told so many times as quickly;
 * but each of them can be seen, and it can be stopped: in milliseconds. */
#define FORCED_SPEED 4
#define MIN_FORCED   120

/**
 * Phase:
 * @PHASE_REST: nothing is to be told
 * @PHASE_HELP: nothing is to be told, and a move waits that is played for somebody
 * @PHASE_GAP: the next event is about to begin
 * @PHASE_EVENT: an event has begun
 */
typedef enum
{
  PHASE_REST,
  PHASE_HELP,
  PHASE_GAP,
  PHASE_EVENT,
} Phase;

/**
 * CbTelling:
 * @state: the position that is shown
 * @ply: how many moves were told to their end
 * @events: what happens in the move after these, or before the first one, while it
 *   is told
 * @index: which of @events is next, or under way
 * @opening: whether @events come before the first move
 * @recent: all that was told since a person last did something
 * @review: the position that is looked back at, or -1
 * @began: when the event under way began
 * @deadline: when the phase ends
 * @paused_at: when it was interrupted
 * @idle: how long it has been interrupted in all
 * @generation: changes whenever something else is shown: whoever called somebody
 *   else looks whether it still is the same
 *
 * The only clock between a game and what people see of it. The session says that a
 * move was made, the kind what happened in it, and this when that is shown: one
 * event after the other, for as long as the slowest follower takes. Pictures begin
 * to move with #CbTelling::begun, words come with #CbTelling::told.
 *
 * The session plays on when all was told, and not before: see cb_session_set_gate().
 */
struct _CbTelling
{
  GObject parent_instance;

  CbSession    *session;
  GSignalGroup *session_signals;
  const CbKind *kind;

  CbState      *state;
  guint         ply;
  GArray       *events;
  guint         index;
  gboolean      opening;
  GArray       *recent;
  int           review;

  Phase         phase;
  gint64        began;
  gint64        deadline;
  gint64        paused_at;
  gint64        idle;
  guint         paused;
  guint         pace;
  guint         help;
  guint         help_delay;
  gboolean      hurrying;
  guint         generation;

  gboolean      manual_clock;
  gint64        manual_now;
  guint         source_id;
};

G_DEFINE_FINAL_TYPE (CbTelling, cb_telling, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_PLY,
  PROP_REVIEW,
  PROP_CAUGHT_UP,
  PROP_OVER_TOLD,
  PROP_PAUSED,
  PROP_PACE,
  N_PROPS
};

enum
{
  SIGNAL_BEGUN,
  SIGNAL_TOLD,
  SIGNAL_SHOWN,
  SIGNAL_REFRESHED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static void consider_rest (CbTelling *self);

static gint64
get_now (CbTelling *self)
{
  return self->manual_clock ? self->manual_now : g_get_monotonic_time ();
}

static gboolean
deadline_cb (gpointer user_data)
{
  CbTelling *self = user_data;

  self->source_id = 0;
  cb_telling_advance (self, get_now (self));

  return G_SOURCE_REMOVE;
}

/* One source at the most, and none at rest. */
static void
schedule (CbTelling *self)
{
  gint64 left;

  g_clear_handle_id (&self->source_id, g_source_remove);
  if (self->phase == PHASE_REST || self->paused != 0 || self->manual_clock)
    return;

  left = self->deadline - get_now (self) + G_TIME_SPAN_MILLISECOND - 1;
  self->source_id = g_timeout_add ((guint) CLAMP (left / G_TIME_SPAN_MILLISECOND, 0, G_MAXINT),
                                   deadline_cb, self);
}

static void
set_phase (CbTelling *self,
           Phase      phase,
           gint64     duration)
{
  self->phase = phase;
  self->began = get_now (self);
  self->deadline = self->began + duration;
  if (self->paused != 0)
    self->idle += self->began - self->paused_at;
  self->paused_at = self->began;
  schedule (self);
}

/* The session may play on, or must not. */
static void
update_gate (CbTelling *self)
{
  cb_session_set_gate (self->session, cb_telling_get_caught_up (self) && self->paused == 0 &&
                                      self->review < 0);
}

static void
notify_all (CbTelling *self)
{
  guint generation = self->generation;

  for (guint i = PROP_PLY; i <= PROP_OVER_TOLD && generation == self->generation; i++)
    g_object_notify_by_pspec (G_OBJECT (self), props[i]);
}

static void
drop_events (CbTelling *self)
{
  g_array_set_size (self->events, 0);
  self->index = 0;
  self->opening = FALSE;
}

/* Who looks back is not reminded of what the game wants people to remember. */
static void
copy_state (CbTelling *self,
            guint      ply)
{
  g_free (self->state);
  self->state = cb_kind_copy_state (self->kind, cb_session_peek_state_at (self->session, ply));
  if (self->review >= 0 && self->kind->recall != NULL &&
      cb_session_get_turn (self->session) != CB_SEAT_NONE)
    self->kind->recall (self->state, cb_session_peek_state (self->session));
}

/* Shows a position at which nothing moves. */
static void
show (CbTelling *self,
      guint      ply)
{
  guint generation = ++self->generation;

  drop_events (self);
  copy_state (self, ply);
  if (self->review < 0)
    self->ply = ply;
  set_phase (self, PHASE_REST, 0);
  g_signal_emit (self, signals[SIGNAL_SHOWN], 0, ply);
  if (generation == self->generation)
    notify_all (self);
  if (generation == self->generation)
    consider_rest (self);
}

static gboolean
is_behind (CbTelling *self)
{
  return self->ply < cb_session_get_ply (self->session);
}

static gboolean
is_human (CbTelling *self,
          CbSeat     seat)
{
  return seat != CB_SEAT_NONE &&
         cb_session_get_controller (self->session, seat) == CB_CONTROLLER_HUMAN;
}

/* What a person does makes what was done before it old news. */
static void
load_move (CbTelling *self)
{
  CbMove move = cb_session_get_move (self->session, self->ply);

  drop_events (self);
  if (is_human (self, self->kind->to_move (self->state)))
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
  set_phase (self, PHASE_EVENT, G_MAXINT64 / 4);
  g_signal_emit (self, signals[SIGNAL_BEGUN], 0, &event, &milliseconds);
  if (generation == self->generation && self->phase == PHASE_EVENT)
    set_phase (self, PHASE_EVENT, MAX (milliseconds, 0) * G_TIME_SPAN_MILLISECOND);
}

/* The move is told to its end: whose turn it is now, events do not say. */
static void
finish_move (CbTelling *self)
{
  self->ply += self->opening ? 0 : 1;
  drop_events (self);
  copy_state (self, self->ply);
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
  set_phase (self, self->events->len > 0 || is_behind (self) ? PHASE_GAP : PHASE_REST, GAP_USEC);

  g_signal_emit (self, signals[SIGNAL_TOLD], 0, &event);
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
  if (self->review >= 0 || !is_human (self, self->kind->to_move (self->state)))
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
static void
consider_rest (CbTelling *self)
{
  CbMove move;

  if (self->phase != PHASE_REST && self->phase != PHASE_HELP)
    return;

  if (!is_behind (self) && find_help (self, &move))
    {
      if (self->phase == PHASE_REST)
        set_phase (self, PHASE_HELP, get_help_time (self));
    }
  else if (self->phase == PHASE_HELP)
    set_phase (self, PHASE_REST, 0);
  update_gate (self);
}

static void
play_help (CbTelling *self)
{
  CbMove move;

  set_phase (self, PHASE_REST, 0);
  if (find_help (self, &move))
    cb_session_play (self->session, move);
}

static void
step (CbTelling *self)
{
  guint generation = self->generation;

  switch (self->phase)
    {
    case PHASE_HELP:
      play_help (self);
      break;
    case PHASE_GAP:
      begin_event (self);
      break;
    case PHASE_EVENT:
      end_event (self);
      if (generation == self->generation)
        consider_rest (self);
      break;
    case PHASE_REST:
    default:
      break;
    }
}

static void
begin_telling (CbTelling *self)
{
  set_phase (self, PHASE_GAP, 0);
  update_gate (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAUGHT_UP]);
  cb_telling_advance (self, get_now (self));
}

/* Begins to tell what is behind, unless that is under way. */
static void
begin (CbTelling *self)
{
  if (self->review < 0 && is_behind (self) && self->phase != PHASE_GAP &&
      self->phase != PHASE_EVENT)
    begin_telling (self);
}

static void
moved_cb (CbTelling *self)
{
  if (self->review >= 0)
    cb_telling_review (self, -1);
  begin (self);
}

/* What is taken back is shown; what comes back is told. */
static void
rewound_cb (CbTelling *self,
            guint      ply)
{
  gboolean redone = self->review < 0 && ply > self->ply;

  self->review = -1;
  g_array_set_size (self->recent, 0);
  if (redone)
    begin (self);
  else
    show (self, ply);
}

static void
seated_cb (CbTelling *self)
{
  guint generation = self->generation;

  g_signal_emit (self, signals[SIGNAL_REFRESHED], 0);
  if (generation == self->generation)
    consider_rest (self);
}

static gboolean
keep_longest (GSignalInvocationHint *hint,
              GValue                *longest,
              const GValue          *value,
              gpointer               user_data)
{
  g_value_set_int (longest, MAX (g_value_get_int (longest), g_value_get_int (value)));

  return TRUE;
}

static void
cb_telling_dispose (GObject *object)
{
  CbTelling *self = CB_TELLING (object);

  self->generation++;
  g_clear_handle_id (&self->source_id, g_source_remove);
  g_clear_object (&self->session_signals);
  /* Nobody looks any more. */
  if (self->session != NULL)
    cb_session_set_gate (self->session, TRUE);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (cb_telling_parent_class)->dispose (object);
}

static void
cb_telling_finalize (GObject *object)
{
  CbTelling *self = CB_TELLING (object);

  g_free (self->state);
  g_array_unref (self->events);
  g_array_unref (self->recent);

  G_OBJECT_CLASS (cb_telling_parent_class)->finalize (object);
}

static void
cb_telling_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  CbTelling *self = CB_TELLING (object);

  switch (prop_id)
    {
    case PROP_PLY:
      g_value_set_uint (value, cb_telling_get_ply (self));
      break;
    case PROP_REVIEW:
      g_value_set_int (value, self->review);
      break;
    case PROP_CAUGHT_UP:
      g_value_set_boolean (value, cb_telling_get_caught_up (self));
      break;
    case PROP_OVER_TOLD:
      g_value_set_boolean (value, cb_telling_get_over_told (self));
      break;
    case PROP_PAUSED:
      g_value_set_boolean (value, cb_telling_get_paused (self));
      break;
    case PROP_PACE:
      g_value_set_uint (value, self->pace);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_signals (CbTellingClass *klass)
{
  const GType type = G_TYPE_FROM_CLASS (klass);

  /**
   * CbTelling::begun:
   * @self: the telling
   * @event: a #CbEvent, valid until the handler returns
   *
   * An event begins: the position is still that before it. The longest of what the
   * followers return is how long it takes.
   *
   * Returns: milliseconds
   */
  signals[SIGNAL_BEGUN] =
    g_signal_new ("begun", type, G_SIGNAL_RUN_LAST, 0, keep_longest, NULL, NULL,
                  G_TYPE_INT, 1, G_TYPE_POINTER);

  /**
   * CbTelling::told:
   * @self: the telling
   * @event: a #CbEvent, valid until the handler returns
   *
   * An event is over, and the position is that after it. It need not have begun:
   * what is hurried does not.
   */
  signals[SIGNAL_TOLD] =
    g_signal_new ("told", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_POINTER);

  /**
   * CbTelling::shown:
   * @self: the telling
   * @ply: how many moves lead to it
   *
   * Another position is shown, and nothing moves.
   */
  signals[SIGNAL_SHOWN] =
    g_signal_new ("shown", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * CbTelling::refreshed:
   * @self: the telling
   *
   * Who plays has changed, and nothing else.
   */
  signals[SIGNAL_REFRESHED] =
    g_signal_new ("refreshed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
cb_telling_class_init (CbTellingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = cb_telling_dispose;
  object_class->finalize = cb_telling_finalize;
  object_class->get_property = cb_telling_get_property;

  props[PROP_PLY] = g_param_spec_uint ("ply", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_REVIEW] = g_param_spec_int ("review", NULL, NULL, -1, G_MAXINT, -1, flags);
  props[PROP_CAUGHT_UP] = g_param_spec_boolean ("caught-up", NULL, NULL, TRUE, flags);
  props[PROP_OVER_TOLD] = g_param_spec_boolean ("over-told", NULL, NULL, FALSE, flags);
  props[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, flags);
  props[PROP_PACE] = g_param_spec_uint ("pace", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  install_signals (klass);
}

static void
cb_telling_init (CbTelling *self)
{
  self->events = cb_events_new ();
  self->recent = cb_events_new ();
  self->review = -1;
  self->session_signals = g_signal_group_new (CB_TYPE_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "moved", G_CALLBACK (moved_cb), self);
  g_signal_group_connect_swapped (self->session_signals, "rewound", G_CALLBACK (rewound_cb), self);
  g_signal_group_connect_swapped (self->session_signals, "seated", G_CALLBACK (seated_cb), self);
}

/**
 * cb_telling_new:
 * @session: a game
 *
 * Returns: (transfer full): a telling that shows the game as it is
 */
CbTelling *
cb_telling_new (CbSession *session)
{
  CbTelling *self;

  g_return_val_if_fail (CB_IS_SESSION (session), NULL);

  self = g_object_new (CB_TYPE_TELLING, NULL);
  self->session = g_object_ref (session);
  self->kind = cb_session_get_kind (session);
  self->ply = cb_session_get_ply (session);
  copy_state (self, self->ply);
  g_signal_group_set_target (self->session_signals, session);

  return self;
}

CbSession *
cb_telling_get_session (CbTelling *self)
{
  g_return_val_if_fail (CB_IS_TELLING (self), NULL);

  return self->session;
}

/**
 * cb_telling_peek_state:
 * @self: a telling
 *
 * Returns: (transfer none): the position that is shown, until something else is
 */
const CbState *
cb_telling_peek_state (CbTelling *self)
{
  g_return_val_if_fail (CB_IS_TELLING (self), NULL);

  return self->state;
}

/**
 * cb_telling_get_ply:
 * @self: a telling
 *
 * Returns: how many moves lead to what is shown, to their end
 */
guint
cb_telling_get_ply (CbTelling *self)
{
  g_return_val_if_fail (CB_IS_TELLING (self), 0);

  return self->review >= 0 ? (guint) self->review : self->ply;
}

/**
 * cb_telling_get_review:
 * @self: a telling
 *
 * Returns: the ply that is looked back at, or -1 for the game itself
 */
int
cb_telling_get_review (CbTelling *self)
{
  g_return_val_if_fail (CB_IS_TELLING (self), -1);

  return self->review;
}

/**
 * cb_telling_get_caught_up:
 * @self: a telling
 *
 * Returns: whether all that was played was told
 */
gboolean
cb_telling_get_caught_up (CbTelling *self)
{
  g_return_val_if_fail (CB_IS_TELLING (self), FALSE);

  return (self->phase == PHASE_REST || self->phase == PHASE_HELP) && !is_behind (self);
}

/**
 * cb_telling_get_over_told:
 * @self: a telling
 *
 * Returns: whether the game is over, and everybody may know it
 */
gboolean
cb_telling_get_over_told (CbTelling *self)
{
  g_return_val_if_fail (CB_IS_TELLING (self), FALSE);

  return cb_telling_get_caught_up (self) && cb_session_get_turn (self->session) == CB_SEAT_NONE;
}

/**
 * cb_telling_get_hurrying:
 * @self: a telling
 *
 * Returns: whether events are told all at once, and one sentence will do
 */
gboolean
cb_telling_get_hurrying (CbTelling *self)
{
  g_return_val_if_fail (CB_IS_TELLING (self), FALSE);

  return self->hurrying;
}

gboolean
cb_telling_get_paused (CbTelling *self)
{
  g_return_val_if_fail (CB_IS_TELLING (self), FALSE);

  return self->paused != 0;
}

/**
 * cb_telling_peek_event:
 * @self: a telling
 *
 * Returns: (transfer none) (nullable): the event that has begun and is not over
 */
const CbEvent *
cb_telling_peek_event (CbTelling *self)
{
  g_return_val_if_fail (CB_IS_TELLING (self), NULL);

  return self->phase == PHASE_EVENT ? get_event (self) : NULL;
}

/**
 * cb_telling_is_first:
 * @self: a telling
 *
 * Returns: whether the event that has begun is the first of a move
 */
gboolean
cb_telling_is_first (CbTelling *self)
{
  g_return_val_if_fail (CB_IS_TELLING (self), FALSE);

  return self->phase == PHASE_EVENT && self->index == 0 && !self->opening;
}

/**
 * cb_telling_is_within:
 * @self: a telling
 *
 * Returns: whether what is shown lies between two positions of the history
 */
gboolean
cb_telling_is_within (CbTelling *self)
{
  g_return_val_if_fail (CB_IS_TELLING (self), FALSE);

  return self->events->len > 0 && !self->opening;
}

/**
 * cb_telling_is_opening:
 * @self: a telling
 *
 * Returns: whether it is told how the first position came about
 */
gboolean
cb_telling_is_opening (CbTelling *self)
{
  g_return_val_if_fail (CB_IS_TELLING (self), FALSE);

  return self->opening;
}

/**
 * cb_telling_get_mover:
 * @self: a telling
 *
 * Returns: whose move is being told, or %CB_SEAT_NONE
 */
CbSeat
cb_telling_get_mover (CbTelling *self)
{
  g_return_val_if_fail (CB_IS_TELLING (self), CB_SEAT_NONE);

  if (cb_telling_get_caught_up (self) || self->review >= 0)
    return CB_SEAT_NONE;

  return self->kind->to_move (cb_session_peek_state_at (self->session, self->ply));
}

/**
 * cb_telling_peek_recent:
 * @self: a telling
 *
 * Returns: (transfer none) (element-type CbEvent): what was told since a person last
 *   did something, that included
 */
const GArray *
cb_telling_peek_recent (CbTelling *self)
{
  g_return_val_if_fail (CB_IS_TELLING (self), NULL);

  return self->recent;
}

/**
 * cb_telling_get_progress:
 * @self: a telling
 * @now: a time of the monotonic clock, such as that of a frame
 *
 * Returns: how far the event under way is, from 0 to 1
 */
double
cb_telling_get_progress (CbTelling *self,
                         gint64     now)
{
  g_return_val_if_fail (CB_IS_TELLING (self), 1);

  if (self->phase != PHASE_EVENT || self->deadline <= self->began)
    return 1;
  if (self->paused != 0)
    now = self->paused_at;

  return CLAMP ((double) (now - self->began) / (double) (self->deadline - self->began), 0, 1);
}

/**
 * cb_telling_get_elapsed:
 * @self: a telling
 * @now: a time of the monotonic clock, such as that of a frame; not looked at with a
 *   manual clock
 *
 * For a follower that is done with an event earlier than others.
 *
 * Returns: for how many microseconds the event under way has been told
 */
gint64
cb_telling_get_elapsed (CbTelling *self,
                        gint64     now)
{
  g_return_val_if_fail (CB_IS_TELLING (self), 0);

  if (self->phase != PHASE_EVENT)
    return 0;
  if (self->manual_clock)
    now = self->manual_now;
  if (self->paused != 0)
    now = self->paused_at;

  return MAX (now - self->began, 0);
}

/**
 * cb_telling_get_time:
 * @self: a telling
 *
 * For what is to stay in sight for a while.
 *
 * Returns: the time, in microseconds, of a clock that stands while it is paused
 */
gint64
cb_telling_get_time (CbTelling *self)
{
  g_return_val_if_fail (CB_IS_TELLING (self), 0);

  return (self->paused != 0 ? self->paused_at : get_now (self)) - self->idle;
}

guint
cb_telling_get_pace (CbTelling *self)
{
  g_return_val_if_fail (CB_IS_TELLING (self), 0);

  return self->pace;
}

/**
 * cb_telling_set_pace:
 * @self: a telling
 * @pace: how long it takes to read what a move did, in milliseconds; 0 for no time
 *
 * Followers take it into account; what has begun stays as it is.
 */
void
cb_telling_set_pace (CbTelling *self,
                     guint      pace)
{
  g_return_if_fail (CB_IS_TELLING (self));

  if (self->pace == pace)
    return;

  self->pace = pace;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PACE]);
}

/**
 * cb_telling_get_reading:
 * @self: a telling
 *
 * Returns: how long it takes now to read what a move did, in milliseconds: less than
 *   the pace while moves are played for people
 */
guint
cb_telling_get_reading (CbTelling *self)
{
  g_return_val_if_fail (CB_IS_TELLING (self), 0);

  return (self->help & CB_TELLING_FORCED) != 0 ? self->pace / FORCED_SPEED : self->pace;
}

guint
cb_telling_get_help (CbTelling *self)
{
  g_return_val_if_fail (CB_IS_TELLING (self), 0);

  return self->help;
}

/**
 * cb_telling_set_help:
 * @self: a telling
 * @help: which moves are played for people, as #CbTellingHelp
 */
void
cb_telling_set_help (CbTelling *self,
                     guint      help)
{
  g_return_if_fail (CB_IS_TELLING (self));

  if (self->help == help)
    return;

  self->help = help;
  consider_rest (self);
}

/**
 * cb_telling_set_help_delay:
 * @self: a telling
 * @milliseconds: how long it takes at least until a move is played for somebody,
 *   whatever the pace; holds from the next one on
 */
void
cb_telling_set_help_delay (CbTelling *self,
                           guint      milliseconds)
{
  g_return_if_fail (CB_IS_TELLING (self));

  self->help_delay = milliseconds;
}

/**
 * cb_telling_set_manual_clock:
 * @self: a telling
 * @manual_clock: whether time passes by cb_telling_advance() alone, from 0 on
 */
void
cb_telling_set_manual_clock (CbTelling *self,
                             gboolean   manual_clock)
{
  g_return_if_fail (CB_IS_TELLING (self));

  self->manual_clock = manual_clock;
  schedule (self);
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
  while (self->session != NULL && self->phase != PHASE_REST && self->paused == 0 &&
         self->deadline <= now)
    step (self);
  if (self->session != NULL)
    schedule (self);
}

/**
 * cb_telling_tell_opening:
 * @self: a telling of a game in which nothing was played yet
 *
 * Tells how the first position came about, which is shown from the beginning: followers
 * know by cb_telling_peek_recent() how much of it was told. Nobody has to wait for it.
 */
void
cb_telling_tell_opening (CbTelling *self)
{
  g_return_if_fail (CB_IS_TELLING (self));

  if (cb_session_get_ply (self->session) > 0 || self->events->len > 0 || self->review >= 0)
    return;

  g_array_set_size (self->recent, 0);
  self->kind->tell_opening (self->state, self->events);
  self->opening = self->events->len > 0;
  if (self->opening)
    begin_telling (self);
}

/* The rest of what was played, at once. */
static void
tell_rest (CbTelling *self)
{
  guint generation = self->generation;

  if (self->phase != PHASE_GAP && self->phase != PHASE_EVENT)
    return;

  self->hurrying = TRUE;
  while (generation == self->generation &&
         (self->phase == PHASE_GAP || self->phase == PHASE_EVENT))
    end_event (self);
  self->hurrying = FALSE;
  if (generation == self->generation)
    show (self, self->ply);
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

  if (self->phase == PHASE_HELP)
    play_help (self);
  else
    tell_rest (self);
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

  now = get_now (self);
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

  schedule (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAUSED]);
  update_gate (self);
}

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

  if (self->review < 0)
    tell_rest (self);
  self->review = MAX (ply, -1);
  /* It opens only when the game itself is shown: a move that was kept until then is
   * told from there. */
  if (self->review >= 0)
    update_gate (self);
  show (self, self->review >= 0 ? (guint) self->review : cb_session_get_ply (self->session));
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

      if (seat != last && (is_human (self, seat) || is_human (self, last)))
        break;
      ply--;
    }

  return ply;
}

/* Whether something happened that nobody is to be reminded of. */
static gboolean
is_fleeting (CbTelling *self,
             guint      ply)
{
  g_autoptr (GArray) events = cb_events_new ();

  self->kind->tell (cb_session_peek_state_at (self->session, ply),
                    cb_session_get_move (self->session, ply), events);
  for (guint i = 0; i < events->len; i++)
    if ((g_array_index (events, CbEvent, i).flags & CB_EVENT_FLEETING) != 0)
      return TRUE;

  return FALSE;
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
    if (is_fleeting (self, i))
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
  tell_rest (self);
  g_array_set_size (self->recent, 0);
  generation = self->generation + 1;
  self->ply = find_last_turns (self);
  show (self, self->ply);
  if (generation == self->generation)
    begin (self);
}
