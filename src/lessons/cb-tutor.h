/* cb-tutor.h - leads somebody through a lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-lesson.h"
#include "cb-telling.h"

G_BEGIN_DECLS

#define CB_TYPE_TUTOR (cb_tutor_get_type ())

G_DECLARE_FINAL_TYPE (CbTutor, cb_tutor, CB, TUTOR, GObject)

CbTutor            *cb_tutor_new         (CbLesson *lesson,
                                          guint     step) G_GNUC_WARN_UNUSED_RESULT;

CbSession          *cb_tutor_get_session (CbTutor  *self);
const CbLessonStep *cb_tutor_peek_step   (CbTutor  *self);
guint               cb_tutor_get_step    (CbTutor  *self);
guint               cb_tutor_get_n_steps (CbTutor  *self);
const char         *cb_tutor_get_text    (CbTutor  *self);
const char         *cb_tutor_get_mood    (CbTutor  *self);
gboolean            cb_tutor_get_ready   (CbTutor  *self);

void                cb_tutor_follow      (CbTutor  *self,
                                          CbTelling *telling);
void                cb_tutor_back        (CbTutor  *self);
void                cb_tutor_go_on       (CbTutor  *self);

G_END_DECLS
