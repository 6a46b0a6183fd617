/* cb-thinker.c - a computer player's turn, away from the main loop
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-thinker.h"

#include "cb-ai.h"

static const char *const level_ids[CB_N_CONTROLLERS] = {
  [CB_CONTROLLER_EASY] = "easy",
  [CB_CONTROLLER_MEDIUM] = "medium",
  [CB_CONTROLLER_HARD] = "hard",
};

/**
 * Thought:
 * @kind: the game
 * @state: a copy of the position, so that nothing else is touched
 * @level: how hard to think
 * @seed: decides between equals
 */
typedef struct
{
  const CbKind  *kind;
  CbState       *state;
  const CbLevel *level;
  guint64        seed;
} Thought;

static void
thought_free (Thought *self)
{
  g_free (self->state);
  g_free (self);
}

static gboolean
is_cancelled (gpointer cancellable)
{
  return g_cancellable_is_cancelled (cancellable);
}

static void
think (GTask        *task,
       gpointer      source,
       gpointer      task_data,
       GCancellable *cancellable)
{
  Thought *thought = task_data;
  CbAdvice *advice = g_new (CbAdvice, 1);

  cb_ai_advise (thought->kind, thought->state, thought->level, thought->seed,
                is_cancelled, cancellable, advice);
  g_task_return_pointer (task, advice, g_free);
}

/**
 * cb_thinker_think_async:
 * @kind: a game
 * @state: a position that is not over; it is copied
 * @controller: which computer player thinks
 * @cancellable: stops it at once
 * @callback: called when it has decided
 * @user_data: for @callback
 */
void
cb_thinker_think_async (const CbKind        *kind,
                        const CbState       *state,
                        CbController         controller,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  Thought *thought;

  g_return_if_fail (controller != CB_CONTROLLER_HUMAN);

  thought = g_new0 (Thought, 1);
  thought->kind = kind;
  thought->state = cb_kind_copy_state (kind, state);
  thought->level = cb_level_find (level_ids[controller]);
  thought->seed = (guint64) g_random_int () << 32 | g_random_int ();

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, cb_thinker_think_async);
  g_task_set_task_data (task, thought, (GDestroyNotify) thought_free);
  g_task_run_in_thread (task, think);
}

/**
 * cb_thinker_think_finish:
 * @result: what the callback got
 * @move: (out): a legal move
 * @estimate: (out) (optional): the share of the win it hopes for
 * @error: return location for an error
 *
 * Returns: %FALSE if it was cancelled
 */
gboolean
cb_thinker_think_finish (GAsyncResult  *result,
                         CbMove        *move,
                         double        *estimate,
                         GError       **error)
{
  g_autofree CbAdvice *advice = g_task_propagate_pointer (G_TASK (result), error);

  if (advice == NULL)
    return FALSE;

  *move = advice->move;
  if (estimate != NULL)
    *estimate = advice->estimate;
  return TRUE;
}
