/* cb-window-lesson.c - the window: a lesson on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-window-private.h"

#include "cb-settings.h"
#include "cb-ui.h"

#include <glib/gi18n.h>

/* Every game has one; tests play them all. */
static CbLesson *
load_lesson (const CbKind *kind)
{
  g_autofree char *uri = g_strdup_printf ("resource://%slessons/%s.lesson", CB_RESOURCE_PATH,
                                          kind->id);
  g_autoptr (GFile) file = g_file_new_for_uri (uri);
  g_autoptr (GError) error = NULL;
  CbLesson *lesson = cb_lesson_load (file, &error);

  if (lesson == NULL)
    g_error ("A lesson was not checked: %s", error->message);

  return lesson;
}

/* Where the learner stopped; a finished lesson begins anew. */
static guint
find_step (const CbLesson *lesson,
           GSettings      *settings)
{
  guint step = g_settings_get_uint (settings, "lesson-step");

  return step + 1 < cb_lesson_get_n_steps (lesson) ? step : 0;
}

static void
step_cb (CbWindow *self)
{
  g_autoptr (GSettings) settings = cb_settings_new_for_game (self->view->kind->id);
  guint step = cb_tutor_get_step (self->tutor);

  g_settings_set_uint (settings, "lesson-step", step);
  if (step + 1 == cb_tutor_get_n_steps (self->tutor))
    g_settings_set_boolean (settings, "lesson-done", TRUE);
  cb_window_update_actions (self);
}

static guint
find_targets (CbWindow   *self,
              GtkWidget **targets)
{
  const CbLessonStep *step = cb_tutor_peek_step (self->tutor);
  guint n = 0;

  for (guint i = 0; step->points[i] != NULL && n < CB_COACH_MAX_TARGETS; i++)
    {
      targets[n] = cb_table_find_spot (self->table, step->points[i]);
      n += targets[n] != NULL;
    }

  return n;
}

static void
speak (CbWindow *self)
{
  GtkWidget *targets[CB_COACH_MAX_TARGETS];
  guint n_targets = find_targets (self, targets);
  g_autofree char *art = g_strdup_printf ("coach/%s", cb_tutor_get_mood (self->tutor));
  const CbCoachWords words = {
    .text = _(cb_tutor_get_text (self->tutor)),
    .art = art,
    .step = cb_tutor_get_step (self->tutor),
    .n_steps = cb_tutor_get_n_steps (self->tutor),
    .acts = cb_lesson_step_acts (cb_tutor_peek_step (self->tutor)),
  };

  cb_table_coach (self->table, &words, targets, n_targets);
}

/* While something is acted out the coach is silent, and the keys are those of the board. */
static void
hush (CbWindow *self)
{
  CbCoach *coach = cb_table_get_coach (self->table);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  gboolean had_focus = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (coach));

  cb_coach_hush (coach);
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

/* Lets the coach say what is to be said now, if there is a lesson. */
void
cb_window_show_coach (CbWindow *self)
{
  if (self->tutor == NULL)
    return;

  if (cb_tutor_get_ready (self->tutor))
    speak (self);
  else
    hush (self);
}

/* Against easy players, with help. */
static void
play_first_game (CbWindow *self)
{
  g_autoptr (CbPlan) plan = cb_plan_new (self->view->kind);
  g_autoptr (CbSession) session = NULL;

  for (guint i = 1; i < plan->n_seats; i++)
    plan->controllers[i] = CB_CONTROLLER_EASY;
  session = cb_plan_new_session (plan);
  g_settings_set_boolean (self->settings, "gentle-help", TRUE);
  cb_window_show_new (self, session);
}

static void
leave (CbWindow *self)
{
  cb_window_end_lesson (self);
  cb_window_show_page (self, g_ptr_array_index (self->trail, self->trail->len - 1));
}

static void
answered_cb (CbWindow *self,
             int       answer)
{
  if (self->tutor == NULL)
    return;

  if (answer == CB_COACH_BACK)
    cb_tutor_back (self->tutor);
  else if (answer == CB_COACH_LEAVE)
    leave (self);
  else if (cb_tutor_get_step (self->tutor) + 1 == cb_tutor_get_n_steps (self->tutor))
    play_first_game (self);
  else
    cb_tutor_go_on (self->tutor);
}

/* Listens to the coach of a table that was just made. */
void
cb_window_follow_coach (CbWindow *self)
{
  g_signal_connect_object (cb_table_get_coach (self->table), "answered",
                           G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
}

/* After the board, which shows what the coach points at. */
void
cb_window_coach_table (CbWindow *self)
{
  cb_table_set_coached (self->table, self->tutor != NULL);
  if (self->tutor != NULL)
    cb_tutor_follow (self->tutor, cb_table_get_telling (self->table));
}

/* Puts the lesson of a game on the table. It is no game of its own: nobody keeps it. */
void
cb_window_learn (CbWindow         *self,
                 const CbGameView *view)
{
  g_autoptr (GSettings) settings = cb_settings_new_for_game (view->kind->id);
  CbLesson *lesson = load_lesson (view->kind);
  g_autoptr (CbTutor) tutor = cb_tutor_new (lesson, find_step (lesson, settings));

  cb_window_take_session (self, cb_tutor_get_session (tutor));
  self->tutor = g_steal_pointer (&tutor);
  g_signal_group_set_target (self->session_signals, self->session);
  cb_table_set_coached (cb_window_get_table (self), TRUE);
  cb_table_set_session (self->table, self->session, view);
  g_signal_connect_object (self->tutor, "changed", G_CALLBACK (cb_window_show_coach), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tutor, "notify::step", G_CALLBACK (step_cb), self,
                           G_CONNECT_SWAPPED);
  cb_window_show_page (self, CB_PAGE_TABLE);
  cb_window_coach_table (self);
}

/* Clears the table, if there is a lesson on it. */
void
cb_window_end_lesson (CbWindow *self)
{
  if (self->tutor == NULL)
    return;

  cb_window_drop_game (self);
  cb_table_set_session (self->table, NULL, NULL);
}
