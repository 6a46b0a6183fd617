/* cb-lesson.h - a prepared game that is learnt step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-record.h"

G_BEGIN_DECLS

/**
 * CbLessonAnswer:
 * @pattern: (nullable): which moves it answers, with “*” and “?”; %NULL for all others
 * @text: what is said, to be translated
 *
 * What a wrong move gets.
 */
typedef struct
{
  char *pattern;
  char *text;
} CbLessonAnswer;

/**
 * CbLessonStep:
 * @text: one or two short sentences, to be translated
 * @mood: how the coach looks: “plain”, “glad” or “oops”
 * @points: (array zero-terminated=1): what they are about, as the game's find_spot knows
 *   it, “player N” or “status”; the first is where the learner begins
 * @meanwhile: (array zero-terminated=1): moves that are made before it, all at once
 * @expected: (array zero-terminated=1): the moves of which the learner is to make one;
 *   none where there is only something to read
 * @replies: (array zero-terminated=1): the moves that come of it, one after the other
 * @answers: (element-type CbLessonAnswer): what other moves of the learner get, the first
 *   that fits
 *
 * Moves are those of records.
 */
typedef struct
{
  char      *text;
  char      *mood;
  char     **points;
  char     **meanwhile;
  char     **expected;
  char     **replies;
  GPtrArray *answers;
} CbLessonStep;

/**
 * CbLesson:
 * @record: the game as it is at the beginning
 * @steps: (element-type CbLessonStep): what is learnt, in this order
 */
typedef struct
{
  CbRecord  *record;
  GPtrArray *steps;
} CbLesson;

CbLesson           *cb_lesson_parse       (const char      *text,
                                           gsize            length,
                                           GError         **error) G_GNUC_WARN_UNUSED_RESULT;
CbLesson           *cb_lesson_load        (GFile           *file,
                                           GError         **error) G_GNUC_WARN_UNUSED_RESULT;
void                cb_lesson_free        (CbLesson        *self);

guint               cb_lesson_get_n_steps (const CbLesson  *self);
const CbLessonStep *cb_lesson_get_step    (const CbLesson  *self,
                                           guint            step);
CbSeat              cb_lesson_get_learner (const CbLesson  *self);
gboolean            cb_lesson_step_acts   (const CbLessonStep *step);
gboolean            cb_lesson_has_spot    (const CbLesson  *self,
                                           const CbState   *state,
                                           const char      *name);
const char         *cb_lesson_find_answer (const CbLessonStep *step,
                                           const char      *move);
CbRecord           *cb_lesson_new_record  (const CbLesson  *self,
                                           guint            step,
                                           GArray          *plies) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray          *cb_lesson_check       (const CbLesson  *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbLesson, cb_lesson_free)

G_END_DECLS
