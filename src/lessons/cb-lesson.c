/* cb-lesson.c - a prepared game that is learnt step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-lesson-private.h"

#include <string.h>

static void
answer_free (gpointer data)
{
  CbLessonAnswer *self = data;

  g_free (self->pattern);
  g_free (self->text);
  g_free (self);
}

static void
step_free (gpointer data)
{
  CbLessonStep *self = data;

  g_free (self->text);
  g_free (self->mood);
  g_strfreev (self->points);
  g_strfreev (self->meanwhile);
  g_strfreev (self->expected);
  g_strfreev (self->replies);
  g_ptr_array_unref (self->answers);
  g_free (self);
}

CbLesson *
cb_lesson_new (void)
{
  CbLesson *self = g_new0 (CbLesson, 1);

  self->steps = g_ptr_array_new_with_free_func (step_free);

  return self;
}

CbLessonStep *
cb_lesson_add_step (CbLesson *self)
{
  CbLessonStep *step = g_new0 (CbLessonStep, 1);

  step->points = g_new0 (char *, 1);
  step->meanwhile = g_new0 (char *, 1);
  step->expected = g_new0 (char *, 1);
  step->replies = g_new0 (char *, 1);
  step->answers = g_ptr_array_new_with_free_func (answer_free);
  g_ptr_array_add (self->steps, step);

  return step;
}

CbLessonAnswer *
cb_lesson_add_answer (CbLessonStep *step,
                      const char   *pattern)
{
  CbLessonAnswer *answer = g_new0 (CbLessonAnswer, 1);

  answer->pattern = g_strdup (pattern);
  g_ptr_array_add (step->answers, answer);

  return answer;
}

void
cb_lesson_free (CbLesson *self)
{
  if (self == NULL)
    return;

  cb_record_free (self->record);
  g_ptr_array_unref (self->steps);
  g_free (self);
}

guint
cb_lesson_get_n_steps (const CbLesson *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->steps->len;
}

const CbLessonStep *
cb_lesson_get_step (const CbLesson *self,
                    guint           step)
{
  g_return_val_if_fail (self != NULL && step < self->steps->len, NULL);

  return g_ptr_array_index (self->steps, step);
}

/**
 * cb_lesson_get_learner:
 * @self: a lesson
 *
 * Returns: the only seat that is human, or %CB_SEAT_NONE where there is not one alone
 */
CbSeat
cb_lesson_get_learner (const CbLesson *self)
{
  CbSeat learner = CB_SEAT_NONE;

  g_return_val_if_fail (self != NULL, CB_SEAT_NONE);

  for (CbSeat seat = 0; seat < (CbSeat) self->record->deal->n_seats; seat++)
    if (!self->record->has_controllers ||
        self->record->controllers[seat] == CB_CONTROLLER_HUMAN)
      {
        if (learner != CB_SEAT_NONE)
          return CB_SEAT_NONE;
        learner = seat;
      }

  return learner;
}

/**
 * cb_lesson_step_acts:
 * @step: a step
 *
 * Returns: whether the learner is to do something, and not only to read
 */
gboolean
cb_lesson_step_acts (const CbLessonStep *step)
{
  g_return_val_if_fail (step != NULL, FALSE);

  return step->expected[0] != NULL;
}

/**
 * cb_lesson_has_spot:
 * @self: a lesson
 * @state: a position of its game
 * @name: what a step points at
 *
 * Returns: whether there is such a thing
 */
gboolean
cb_lesson_has_spot (const CbLesson *self,
                    const CbState  *state,
                    const char     *name)
{
  const CbKind *kind;

  g_return_val_if_fail (self != NULL && name != NULL, FALSE);

  kind = self->record->kind;
  if (g_str_equal (name, "status"))
    return TRUE;
  if (g_str_has_prefix (name, "player "))
    return g_ascii_string_to_unsigned (name + strlen ("player "), 10, 0,
                                       self->record->deal->n_seats - 1u, NULL, NULL);

  return kind->find_spot != NULL && kind->find_spot (state, name) != CB_SPOT_NONE;
}

/**
 * cb_lesson_find_answer:
 * @step: a step
 * @move: a move that it does not expect
 *
 * Returns: (nullable): what that gets, to be translated
 */
const char *
cb_lesson_find_answer (const CbLessonStep *step,
                       const char         *move)
{
  g_return_val_if_fail (step != NULL && move != NULL, NULL);

  for (guint i = 0; i < step->answers->len; i++)
    {
      const CbLessonAnswer *answer = g_ptr_array_index (step->answers, i);

      if (answer->pattern == NULL || g_pattern_match_simple (answer->pattern, move))
        return answer->text;
    }

  return NULL;
}

/* How the game stands when the lesson begins. */
CbState *
cb_lesson_new_state (const CbLesson *self)
{
  CbState *state = cb_record_new_state (self->record);

  for (guint i = 0; i < self->record->moves->len; i++)
    self->record->kind->apply (state, g_array_index (self->record->moves, CbMove, i));

  return state;
}

static void
play (CbRecord   *record,
      CbState    *state,
      const char *text)
{
  CbMove move;

  if (!cb_kind_parse_move (record->kind, state, text, &move, NULL))
    g_error ("A lesson was not checked: %s", text);

  record->kind->apply (state, move);
  g_array_append_val (record->moves, move);
}

static void
play_all (CbRecord          *record,
          CbState           *state,
          const char *const *moves)
{
  for (guint i = 0; moves[i] != NULL; i++)
    play (record, state, moves[i]);
}

/* As it is, with the moves in an array of its own. */
static CbRecord *
copy_record (const CbRecord *record)
{
  CbRecord *copy = cb_record_new (record->kind, &record->ruleset, record->deal);

  copy->names = g_strdupv (record->names);
  copy->has_controllers = record->has_controllers;
  memcpy (copy->controllers, record->controllers, sizeof copy->controllers);
  copy->marks = record->marks;
  g_array_append_vals (copy->moves, record->moves->data, record->moves->len);

  return copy;
}

/**
 * cb_lesson_new_record:
 * @self: a lesson without faults
 * @step: one of its steps
 * @plies: (element-type guint): the number of moves with which every step up to this one
 *   begins is appended to it
 *
 * Returns: (transfer full): the game as that step finds it, if the learner has always
 *   done what was expected first
 */
CbRecord *
cb_lesson_new_record (const CbLesson *self,
                      guint           step,
                      GArray         *plies)
{
  CbRecord *record;
  g_autofree CbState *state = NULL;

  g_return_val_if_fail (self != NULL && step < self->steps->len, NULL);

  record = copy_record (self->record);
  state = cb_lesson_new_state (self);
  for (guint i = 0; i <= step; i++)
    {
      const CbLessonStep *now = cb_lesson_get_step (self, i);

      play_all (record, state, (const char *const *) now->meanwhile);
      g_array_append_val (plies, record->moves->len);
      if (i == step)
        break;
      if (cb_lesson_step_acts (now))
        play (record, state, now->expected[0]);
      play_all (record, state, (const char *const *) now->replies);
    }

  return record;
}
