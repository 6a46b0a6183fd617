/* cb-tutor.c - leads somebody through a lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-tutor.h"

#include "cb-record-session.h"

#include <glib/gi18n.h>

/**
 * CbTutor:
 * @lesson: what is learnt
 * @session: the game in which it is learnt; its computer players are held, and
 *   their moves come from the lesson
 * @telling: (nullable): what is shown of it; the next thing waits until that has
 *   caught up
 * @step: the step, from 0
 * @plies: (element-type guint): how many moves each step up to this one found
 * @answer: (nullable): what a wrong move got
 * @acting: whether the learner has done what was expected, and what comes of it is
 *   not over
 * @n_replied: how many of the replies were made
 * @playing: whether the lesson itself plays, and nobody else
 *
 * Lets the learner play what a step expects and nothing else.
 */
struct _CbTutor
{
  GObject parent_instance;

  CbLesson     *lesson;
  CbSession    *session;
  CbTelling    *telling;
  GSignalGroup *session_signals;
  GSignalGroup *telling_signals;
  guint         step;
  GArray       *plies;
  const char   *answer;
  gboolean      acting;
  guint         n_replied;
  gboolean      playing;
};

G_DEFINE_FINAL_TYPE (CbTutor, cb_tutor, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_STEP,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static void
say_changed (CbTutor *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
play (CbTutor    *self,
      const char *text)
{
  CbMove move;

  if (!cb_kind_parse_move (self->lesson->record->kind, cb_session_peek_state (self->session),
                           text, &move, NULL))
    g_error ("A lesson was not checked: %s", text);

  self->playing = TRUE;
  cb_session_play (self->session, move);
  self->playing = FALSE;
}

static void
set_step (CbTutor *self,
          guint    step)
{
  self->step = step;
  self->answer = NULL;
  self->acting = FALSE;
  self->n_replied = 0;
  g_array_set_size (self->plies, MIN (self->plies->len, step + 1));
}

/* What happened in between is not acted out: it is no part of the lesson. */
static void
enter_step (CbTutor *self,
            guint    step)
{
  const CbLessonStep *now;
  guint ply;

  set_step (self, step);
  now = cb_tutor_peek_step (self);
  for (guint i = 0; now->meanwhile[i] != NULL; i++)
    play (self, now->meanwhile[i]);
  if (now->meanwhile[0] != NULL && self->telling != NULL)
    cb_telling_hurry (self->telling);
  ply = cb_session_get_ply (self->session);
  g_array_append_val (self->plies, ply);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STEP]);
  say_changed (self);
}

/* What is hurried is announced when all of it was told; then something is shown, and the
 * coach has the last word. */
static gboolean
is_caught_up (CbTutor *self)
{
  return self->telling == NULL || (cb_telling_get_caught_up (self->telling) &&
                                   !cb_telling_get_hurrying (self->telling) &&
                                   cb_telling_get_review (self->telling) < 0);
}

/* One thing after the other, each when the one before it was told. */
static void
carry_on (CbTutor *self)
{
  const CbLessonStep *step = cb_tutor_peek_step (self);

  if (!self->acting || self->playing || !is_caught_up (self))
    return;

  if (step->replies[self->n_replied] != NULL)
    {
      play (self, step->replies[self->n_replied++]);
      if (self->telling == NULL)
        carry_on (self);
    }
  else if (self->step + 1 < cb_tutor_get_n_steps (self))
    enter_step (self, self->step + 1);
}

static void
told_cb (CbTutor *self)
{
  carry_on (self);
  say_changed (self);
}

static void
begin_acting (CbTutor *self)
{
  self->acting = TRUE;
  self->answer = NULL;
  self->n_replied = 0;
  say_changed (self);
}

/* Where there is a telling, it says when it has caught up: it may not know yet that there
 * is something to tell. */
static void
moved_cb (CbTutor *self)
{
  if (self->telling == NULL)
    carry_on (self);
}

static gboolean
tried_cb (CbTutor *self,
          guint64  move)
{
  const CbLessonStep *step = cb_tutor_peek_step (self);
  g_autofree char *text = NULL;

  if (self->playing)
    return FALSE;
  if (self->acting)
    return TRUE;

  text = self->lesson->record->kind->format_move (cb_session_peek_state (self->session), move);
  if (g_strv_contains ((const char *const *) step->expected, text))
    {
      begin_acting (self);
      return FALSE;
    }

  self->answer = cb_lesson_find_answer (step, text);
  if (self->answer == NULL)
    /* Translators: a player has moved where there is only something to read. */
    self->answer = N_("Wait a moment! Read this first, then press “Next”.");
  say_changed (self);

  return TRUE;
}

/* Whoever takes back moves goes back to the step that they belong to. */
static void
rewound_cb (CbTutor *self,
            guint    ply)
{
  guint step = self->plies->len - 1;

  if (self->playing)
    return;

  while (step > 0 && g_array_index (self->plies, guint, step) > ply)
    step--;
  set_step (self, step);
  self->playing = TRUE;
  cb_session_rewind (self->session, g_array_index (self->plies, guint, step));
  self->playing = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STEP]);
  say_changed (self);
}

/* Nobody else takes a seat in mid-lesson. */
static void
seated_cb (CbTutor *self)
{
  const CbRecord *record = self->lesson->record;

  for (CbSeat seat = 0; seat < (CbSeat) record->deal->n_seats; seat++)
    cb_session_set_controller (self->session, seat, record->controllers[seat]);
}

static void
cb_tutor_dispose (GObject *object)
{
  CbTutor *self = CB_TUTOR (object);

  g_clear_object (&self->session_signals);
  g_clear_object (&self->telling_signals);
  g_clear_object (&self->telling);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (cb_tutor_parent_class)->dispose (object);
}

static void
cb_tutor_finalize (GObject *object)
{
  CbTutor *self = CB_TUTOR (object);

  g_array_unref (self->plies);
  cb_lesson_free (self->lesson);

  G_OBJECT_CLASS (cb_tutor_parent_class)->finalize (object);
}

static void
cb_tutor_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_STEP:
      g_value_set_uint (value, CB_TUTOR (object)->step);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_tutor_class_init (CbTutorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = cb_tutor_dispose;
  object_class->finalize = cb_tutor_finalize;
  object_class->get_property = cb_tutor_get_property;

  props[PROP_STEP] = g_param_spec_uint ("step", NULL, NULL, 0, G_MAXUINT, 0,
                                        G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY |
                                        G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * CbTutor::changed:
   * @self: the tutor
   *
   * Something else is to be said, or nothing for the time being.
   */
  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
cb_tutor_init (CbTutor *self)
{
  self->plies = g_array_new (FALSE, FALSE, sizeof (guint));
  self->session_signals = g_signal_group_new (CB_TYPE_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "tried", G_CALLBACK (tried_cb), self);
  g_signal_group_connect_swapped (self->session_signals, "moved", G_CALLBACK (moved_cb), self);
  g_signal_group_connect_swapped (self->session_signals, "rewound", G_CALLBACK (rewound_cb),
                                  self);
  g_signal_group_connect_swapped (self->session_signals, "seated", G_CALLBACK (seated_cb), self);
  self->telling_signals = g_signal_group_new (CB_TYPE_TELLING);
  g_signal_group_connect_swapped (self->telling_signals, "notify::caught-up",
                                  G_CALLBACK (told_cb), self);
  g_signal_group_connect_swapped (self->telling_signals, "shown", G_CALLBACK (told_cb), self);
}

/**
 * cb_tutor_new:
 * @lesson: (transfer full): a lesson without faults
 * @step: the step to begin with
 *
 * Returns: (transfer full): a tutor, with a game that is ready for that step
 */
CbTutor *
cb_tutor_new (CbLesson *lesson,
              guint     step)
{
  CbTutor *self;
  g_autoptr (CbRecord) record = NULL;

  g_return_val_if_fail (lesson != NULL, NULL);

  self = g_object_new (CB_TYPE_TUTOR, NULL);
  self->lesson = lesson;
  self->step = MIN (step, lesson->steps->len - 1);
  record = cb_lesson_new_record (lesson, self->step, self->plies);
  self->session = cb_record_to_session (record);
  g_signal_group_set_target (self->session_signals, self->session);

  return self;
}

CbSession *
cb_tutor_get_session (CbTutor *self)
{
  g_return_val_if_fail (CB_IS_TUTOR (self), NULL);

  return self->session;
}

const CbLessonStep *
cb_tutor_peek_step (CbTutor *self)
{
  g_return_val_if_fail (CB_IS_TUTOR (self), NULL);

  return cb_lesson_get_step (self->lesson, self->step);
}

guint
cb_tutor_get_step (CbTutor *self)
{
  g_return_val_if_fail (CB_IS_TUTOR (self), 0);

  return self->step;
}

guint
cb_tutor_get_n_steps (CbTutor *self)
{
  g_return_val_if_fail (CB_IS_TUTOR (self), 0);

  return cb_lesson_get_n_steps (self->lesson);
}

/**
 * cb_tutor_get_text:
 * @self: a tutor
 *
 * Returns: what is to be said, to be translated: of the step, or of a wrong move
 */
const char *
cb_tutor_get_text (CbTutor *self)
{
  g_return_val_if_fail (CB_IS_TUTOR (self), NULL);

  return self->answer != NULL ? self->answer : cb_tutor_peek_step (self)->text;
}

const char *
cb_tutor_get_mood (CbTutor *self)
{
  g_return_val_if_fail (CB_IS_TUTOR (self), NULL);

  return self->answer != NULL ? "oops" : cb_tutor_peek_step (self)->mood;
}

/**
 * cb_tutor_get_ready:
 * @self: a tutor
 *
 * Returns: whether it is time to say something: all was told, and nobody looks back
 */
gboolean
cb_tutor_get_ready (CbTutor *self)
{
  g_return_val_if_fail (CB_IS_TUTOR (self), FALSE);

  return !self->acting && is_caught_up (self);
}

/**
 * cb_tutor_follow:
 * @self: a tutor
 * @telling: (nullable): what is shown of its game from now on
 *
 * The computer players wait for the lesson.
 */
void
cb_tutor_follow (CbTutor   *self,
                 CbTelling *telling)
{
  g_return_if_fail (CB_IS_TUTOR (self));

  cb_session_set_held (self->session, TRUE);
  g_set_object (&self->telling, telling);
  /* Once more also to the same one: a new board listens to it now, and shows first. */
  g_signal_group_set_target (self->telling_signals, NULL);
  g_signal_group_set_target (self->telling_signals, telling);
  say_changed (self);
}

/**
 * cb_tutor_back:
 * @self: a tutor
 *
 * Goes back to the step before, as it began; or to the beginning of this one, while what
 * came of it is shown.
 */
void
cb_tutor_back (CbTutor *self)
{
  guint step;

  g_return_if_fail (CB_IS_TUTOR (self));

  step = self->acting || self->step == 0 ? self->step : self->step - 1;
  set_step (self, step);
  self->playing = TRUE;
  cb_session_rewind (self->session, g_array_index (self->plies, guint, step));
  self->playing = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STEP]);
  say_changed (self);
}

/**
 * cb_tutor_go_on:
 * @self: a tutor
 *
 * Goes on to the next step. Where something was to be done, it is done.
 */
void
cb_tutor_go_on (CbTutor *self)
{
  const CbLessonStep *step;

  g_return_if_fail (CB_IS_TUTOR (self));

  if (self->acting)
    return;

  step = cb_tutor_peek_step (self);
  begin_acting (self);
  if (cb_lesson_step_acts (step))
    play (self, step->expected[0]);
  if (self->telling == NULL || !cb_lesson_step_acts (step))
    carry_on (self);
}
