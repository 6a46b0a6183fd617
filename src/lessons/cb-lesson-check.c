/* cb-lesson-check.c - a prepared game that is learnt step by step: can it be played?
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-lesson-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* More words than these are too many for a child to keep in mind. */
#define MAX_WORDS 18

/**
 * Check:
 * @lesson: what is played through
 * @kind: its game
 * @number: the step, from 1
 * @step: the step
 * @states: (element-type CbState): where the learner can be
 * @faults: (element-type utf8): what was found
 */
typedef struct
{
  const CbLesson     *lesson;
  const CbKind       *kind;
  guint               number;
  const CbLessonStep *step;
  GPtrArray          *states;
  GPtrArray          *faults;
} Check;

/* Each fault once, whatever the way to it. */
static void
add_fault (Check *check,
           char  *sentence)
{
  if (g_ptr_array_find_with_equal_func (check->faults, sentence, g_str_equal, NULL))
    g_free (sentence);
  else
    g_ptr_array_add (check->faults, sentence);
}

static gboolean
play (Check      *check,
      CbState    *state,
      const char *text)
{
  CbMove move;

  if (cb_kind_parse_move (check->kind, state, text, &move, NULL))
    {
      check->kind->apply (state, move);
      return TRUE;
    }

  /* Translators: the number of a step, and a move as files have it. */
  add_fault (check, g_strdup_printf (_("Step %u: “%s” cannot be played"), check->number, text));

  return FALSE;
}

/* Positions in which something cannot be played lead no further. */
static void
play_everywhere (Check             *check,
                 const char *const *moves)
{
  for (guint i = check->states->len; i > 0; i--)
    {
      CbState *state = g_ptr_array_index (check->states, i - 1);
      gboolean sound = TRUE;

      for (guint j = 0; sound && moves[j] != NULL; j++)
        sound = play (check, state, moves[j]);
      if (!sound)
        g_ptr_array_remove_index (check->states, i - 1);
    }
}

static void
check_points (Check         *check,
              const CbState *state)
{
  for (guint i = 0; check->step->points[i] != NULL; i++)
    if (!cb_lesson_has_spot (check->lesson, state, check->step->points[i]))
      /* Translators: the number of a step, and the name that a file has for a place. */
      add_fault (check, g_strdup_printf (_("Step %u points at “%s”, which is not there"),
                                         check->number, check->step->points[i]));
}

/* The moves that are possible, but not expected, as text. */
static GPtrArray *
list_wrong (Check         *check,
            const CbState *state)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (check->kind, state);
  GPtrArray *wrong = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < moves->len; i++)
    {
      g_autofree char *text = check->kind->format_move (state, g_array_index (moves, CbMove, i));

      if (!g_strv_contains ((const char *const *) check->step->expected, text))
        g_ptr_array_add (wrong, g_steal_pointer (&text));
    }

  return wrong;
}

static gboolean
fits_any (const char *pattern,
          GPtrArray  *moves)
{
  for (guint i = 0; i < moves->len; i++)
    if (g_pattern_match_simple (pattern, g_ptr_array_index (moves, i)))
      return TRUE;

  return FALSE;
}

static void
check_answers (Check         *check,
               const CbState *state)
{
  g_autoptr (GPtrArray) wrong = list_wrong (check, state);

  for (guint i = 0; i < wrong->len; i++)
    if (cb_lesson_find_answer (check->step, g_ptr_array_index (wrong, i)) == NULL)
      {
        add_fault (check, g_strdup_printf (_("Step %u has no answer to “%s”"), check->number,
                                           (char *) g_ptr_array_index (wrong, i)));
        break;
      }

  for (guint i = 0; i < check->step->answers->len; i++)
    {
      const CbLessonAnswer *answer = g_ptr_array_index (check->step->answers, i);

      if (answer->pattern != NULL && !fits_any (answer->pattern, wrong))
        add_fault (check, g_strdup_printf (_("Step %u answers “%s”, which nobody can play"),
                                           check->number, answer->pattern));
    }
}

static gboolean
has_state (Check         *check,
           GPtrArray     *states,
           const CbState *state)
{
  g_autofree char *text = check->kind->format_state (state, CB_SEAT_NONE);

  for (guint i = 0; i < states->len; i++)
    {
      g_autofree char *other = check->kind->format_state (g_ptr_array_index (states, i),
                                                          CB_SEAT_NONE);

      if (g_str_equal (text, other))
        return TRUE;
    }

  return FALSE;
}

/* Goes every way that is expected. */
static void
act (Check *check)
{
  GPtrArray *next = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < check->states->len; i++)
    {
      const CbState *state = g_ptr_array_index (check->states, i);

      if (check->kind->to_move (state) != cb_lesson_get_learner (check->lesson))
        {
          add_fault (check, g_strdup_printf (_("Step %u expects a move out of turn"),
                                             check->number));
          continue;
        }

      check_answers (check, state);
      for (guint j = 0; check->step->expected[j] != NULL; j++)
        {
          g_autofree CbState *after = cb_kind_copy_state (check->kind, state);

          if (play (check, after, check->step->expected[j]) && !has_state (check, next, after))
            g_ptr_array_add (next, g_steal_pointer (&after));
        }
    }

  g_ptr_array_unref (check->states);
  check->states = next;
}

static guint
count_words (const char *sentence)
{
  g_auto (GStrv) words = g_strsplit (sentence, " ", -1);
  guint n = 0;

  for (guint i = 0; words[i] != NULL; i++)
    n += words[i][0] != '\0';

  return n;
}

static void
check_words (Check      *check,
             const char *text)
{
  g_auto (GStrv) sentences = g_strsplit_set (text, ".!?:", -1);

  for (guint i = 0; sentences[i] != NULL; i++)
    if (count_words (sentences[i]) > MAX_WORDS)
      add_fault (check, g_strdup_printf (_("Step %u has a sentence of more than %d words"),
                                         check->number, MAX_WORDS));
}

static void
check_texts (Check *check)
{
  static const char *const moods[] = { "plain", "glad", "oops", NULL };

  check_words (check, check->step->text);
  for (guint i = 0; i < check->step->answers->len; i++)
    check_words (check, ((CbLessonAnswer *) g_ptr_array_index (check->step->answers, i))->text);
  if (!g_strv_contains (moods, check->step->mood))
    add_fault (check, g_strdup_printf (_("Step %u has an unknown mood “%s”"), check->number,
                                       check->step->mood));
  if (!cb_lesson_step_acts (check->step) && check->step->answers->len > 0)
    add_fault (check, g_strdup_printf (_("Step %u answers moves, but expects none"),
                                       check->number));
}

/**
 * cb_lesson_check:
 * @self: a lesson
 *
 * Plays it through, on every way that is expected.
 *
 * Returns: (transfer full) (element-type utf8): a sentence for each fault
 */
GPtrArray *
cb_lesson_check (const CbLesson *self)
{
  Check check = { .lesson = self, .kind = self->record->kind };

  check.faults = g_ptr_array_new_with_free_func (g_free);
  check.states = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (check.states, cb_lesson_new_state (self));
  for (guint i = 0; i < self->steps->len; i++)
    {
      check.number = i + 1;
      check.step = cb_lesson_get_step (self, i);
      check_texts (&check);
      play_everywhere (&check, (const char *const *) check.step->meanwhile);
      for (guint j = 0; j < check.states->len; j++)
        check_points (&check, g_ptr_array_index (check.states, j));
      if (cb_lesson_step_acts (check.step))
        act (&check);
      play_everywhere (&check, (const char *const *) check.step->replies);
    }
  g_ptr_array_unref (check.states);

  return check.faults;
}
