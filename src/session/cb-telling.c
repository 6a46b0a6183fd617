/* cb-telling.c - what is shown of a game, and when
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-telling-private.h"

/* People whose moves are played for them only watch: everything is told this many times
 * faster. */
#define FORCED_SPEED 4

G_DEFINE_FINAL_TYPE (CbTelling, cb_telling, G_TYPE_OBJECT)

GParamSpec *cb_telling_props[N_PROPS];
guint cb_telling_signals[CB_TELLING_N_SIGNALS];

static void
moved_cb (CbTelling *self)
{
  if (self->review >= 0)
    cb_telling_review (self, -1);
  cb_telling_begin (self);
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
    cb_telling_begin (self);
  else
    cb_telling_show (self, ply);
}

static void
seated_cb (CbTelling *self)
{
  guint generation = self->generation;

  g_signal_emit (self, cb_telling_signals[CB_TELLING_REFRESHED], 0);
  if (generation == self->generation)
    cb_telling_consider_rest (self);
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
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  /**
   * CbTelling:ply:
   *
   * How many moves were told to their end, or in a review lead to what is shown.
   */
  cb_telling_props[PROP_PLY] = g_param_spec_uint ("ply", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * CbTelling:review:
   *
   * The ply that is looked back at, or -1 for the game itself.
   */
  cb_telling_props[PROP_REVIEW] = g_param_spec_int ("review", NULL, NULL, -1, G_MAXINT, -1, flags);

  /**
   * CbTelling:caught-up:
   *
   * Whether all that was played was told.
   */
  cb_telling_props[PROP_CAUGHT_UP] = g_param_spec_boolean ("caught-up", NULL, NULL, TRUE, flags);

  /**
   * CbTelling:over-told:
   *
   * Whether the game is over, and everybody may know it.
   */
  cb_telling_props[PROP_OVER_TOLD] = g_param_spec_boolean ("over-told", NULL, NULL, FALSE, flags);

  /**
   * CbTelling:paused:
   *
   * Whether nothing is told or played for the time being: see cb_telling_pause().
   */
  cb_telling_props[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, flags);

  /**
   * CbTelling:pace:
   *
   * How long it takes to read what a move did, in milliseconds.
   */
  cb_telling_props[PROP_PACE] = g_param_spec_uint ("pace", NULL, NULL, 0, G_MAXUINT, 0, flags);

  g_object_class_install_properties (object_class, N_PROPS, cb_telling_props);
}

static void
install_signals (GType type)
{
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
  cb_telling_signals[CB_TELLING_BEGUN] =
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
  cb_telling_signals[CB_TELLING_TOLD] =
    g_signal_new ("told", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_POINTER);

  /**
   * CbTelling::shown:
   * @self: the telling
   * @ply: how many moves lead to it
   *
   * Another position is shown, and nothing moves.
   */
  cb_telling_signals[CB_TELLING_SHOWN] =
    g_signal_new ("shown", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * CbTelling::refreshed:
   * @self: the telling
   *
   * Who plays has changed, and nothing else.
   */
  cb_telling_signals[CB_TELLING_REFRESHED] =
    g_signal_new ("refreshed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
cb_telling_class_init (CbTellingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = cb_telling_dispose;
  object_class->finalize = cb_telling_finalize;
  object_class->get_property = cb_telling_get_property;

  install_properties (object_class);
  install_signals (G_TYPE_FROM_CLASS (klass));
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
  cb_telling_copy_state (self, self->ply);
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

  return (self->phase == CB_PHASE_REST || self->phase == CB_PHASE_HELP) &&
         !cb_telling_is_behind (self);
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

  return self->phase == CB_PHASE_EVENT
         ? &g_array_index (self->events, CbEvent, self->index) : NULL;
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

  return self->phase == CB_PHASE_EVENT && self->index == 0 && !self->opening;
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

  if (cb_telling_get_caught_up (self) || self->opening || self->review >= 0)
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

  if (self->phase != CB_PHASE_EVENT || self->deadline <= self->began)
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

  if (self->phase != CB_PHASE_EVENT)
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

  return (self->paused != 0 ? self->paused_at : cb_telling_get_now (self)) - self->idle;
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
  g_object_notify_by_pspec (G_OBJECT (self), cb_telling_props[PROP_PACE]);
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
  cb_telling_consider_rest (self);
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
  cb_telling_schedule (self);
}
