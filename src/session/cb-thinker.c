/* cb-thinker.c - a computer player's turn, away from the main loop
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-thinker.h"

#include "cb-ai.h"

#include <sys/resource.h>

#define POLITENESS 10

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

/* What the window draws goes first. On Linux, and there alone, this is about one
 * thread and those that it starts. */
static void
give_way (void)
{
#ifdef __linux__
  setpriority (PRIO_PROCESS, 0, POLITENESS);
#endif
}

static gpointer
think (gpointer data)
{
  g_autoptr (GTask) task = data;
  Thought *thought = g_task_get_task_data (task);
  CbAdvice *advice = g_new (CbAdvice, 1);

  give_way ();
  cb_ai_advise (thought->kind, thought->state, thought->level, thought->seed,
                is_cancelled, g_task_get_cancellable (task), advice);
  g_task_return_pointer (task, advice, g_free);

  return NULL;
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
  /* Not one of GLib's threads: those do other work afterwards, and a thread that
   * has given way cannot take that back. */
  g_thread_unref (g_thread_new ("think", think, g_steal_pointer (&task)));
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
