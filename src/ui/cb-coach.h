/* cb-coach.h - a mouse that speaks about what lies on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-coach-place.h"

G_BEGIN_DECLS

/**
 * CbCoachAnswer:
 * @CB_COACH_BACK: once more what was said before
 * @CB_COACH_NEXT: what comes next; if there is something to do, it is done
 * @CB_COACH_LEAVE: no more of this
 *
 * What can be said to the coach.
 */
typedef enum
{
  CB_COACH_BACK,
  CB_COACH_NEXT,
  CB_COACH_LEAVE,
} CbCoachAnswer;

/**
 * CbCoachWords:
 * @text: what is said
 * @art: the face
 * @step: the number of the step, from 0
 * @n_steps: how many there are
 * @acts: whether the learner is to do something
 */
typedef struct
{
  const char *text;
  const char *art;
  guint       step;
  guint       n_steps;
  gboolean    acts;
} CbCoachWords;

#define CB_TYPE_COACH (cb_coach_get_type ())

G_DECLARE_FINAL_TYPE (CbCoach, cb_coach, CB, COACH, GtkWidget)

GtkWidget  *cb_coach_get_card    (CbCoach            *self);
const char *cb_coach_get_text    (CbCoach            *self);
guint       cb_coach_get_targets (CbCoach            *self,
                                  GtkWidget          *targets[CB_COACH_MAX_TARGETS]);
gboolean    cb_coach_get_acts    (CbCoach            *self);
gboolean    cb_coach_speak       (CbCoach            *self,
                                  const CbCoachWords *words,
                                  GtkWidget         **targets,
                                  guint               n_targets);
void        cb_coach_focus       (CbCoach            *self);
void        cb_coach_say         (CbCoach            *self);
void        cb_coach_hush        (CbCoach            *self);

G_END_DECLS
