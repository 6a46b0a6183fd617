/* cb-lesson-private.h - what the files of a lesson share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-lesson.h"

G_BEGIN_DECLS

CbLesson       *cb_lesson_new         (void) G_GNUC_WARN_UNUSED_RESULT;
CbState        *cb_lesson_new_state   (const CbLesson *self) G_GNUC_WARN_UNUSED_RESULT;
CbLessonStep   *cb_lesson_add_step    (CbLesson     *self);
CbLessonAnswer *cb_lesson_add_answer  (CbLessonStep *step,
                                       const char   *pattern);

G_END_DECLS
