/* cb-ai.c - what a computer player would do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-ai.h"

#include "cb-exact.h"
#include "cb-tree.h"

#include <math.h>

/* Tries between two questions whether to stop. */
#define N_BETWEEN       16

/* How long to wait, in microseconds, before asking again on behalf of others. */
#define PATIENCE        200

/**
 * Search:
 * @level: how hard to think
 * @stop: (nullable): asked whether to answer at once
 * @stop_data: for @stop
 * @deadline: when to answer, or 0
 * @stopped: whether to answer at once, for all threads
 * @n_running: threads beside the first that are not done
 */
typedef struct
{
  const CbLevel *level;
  CbStopFunc     stop;
  gpointer       stop_data;
  gint64         deadline;
  gint           stopped;
  gint           n_running;
} Search;

/**
 * Worker:
 * @search: what it is a part of
 * @tree: its own tree
 * @budget: how many tries it may make
 * @n_tries: how many it made
 * @thread: (nullable): where it runs; %NULL for the first, which runs where the
 *   search was asked for
 */
typedef struct
{
  Search  *search;
  CbTree  *tree;
  guint    budget;
  guint    n_tries;
  GThread *thread;
} Worker;

/* Only the first thread asks, and never again after the answer was yes. */
static gboolean
ask_to_stop (gpointer data)
{
  Search *self = data;

  if (g_atomic_int_get (&self->stopped) == 0 &&
      ((self->deadline != 0 && g_get_monotonic_time () >= self->deadline) ||
       (self->stop != NULL && self->stop (self->stop_data))))
    g_atomic_int_set (&self->stopped, TRUE);

  return g_atomic_int_get (&self->stopped) != 0;
}

static void
work (Worker   *self,
      gboolean  asks)
{
  do
    {
      cb_tree_try (self->tree);
      self->n_tries++;
      if (self->n_tries % N_BETWEEN == 0 &&
          (asks ? ask_to_stop (self->search) : g_atomic_int_get (&self->search->stopped)))
        break;
    }
  while (self->n_tries < self->budget);
}

static gpointer
worker_started_cb (gpointer data)
{
  Worker *self = data;

  work (self, FALSE);
  g_atomic_int_add (&self->search->n_running, -1);

  return NULL;
}

/* Each tree has its share of the budget and its own random numbers, whatever
 * the others do: so the outcome does not depend on how threads are scheduled. */
static void
run_workers (Search *self,
             Worker *workers,
             guint   n_workers)
{
  self->n_running = (gint) n_workers - 1;
  for (guint i = 1; i < n_workers; i++)
    workers[i].thread = g_thread_new ("search", worker_started_cb, &workers[i]);

  work (&workers[0], TRUE);
  while (g_atomic_int_get (&self->n_running) > 0 && !ask_to_stop (self))
    g_usleep (PATIENCE);

  for (guint i = 1; i < n_workers; i++)
    g_thread_join (workers[i].thread);
}

/* What all trees together found out about each move. */
static void
sum_up (const Worker *workers,
        guint         n_workers,
        CbTrial      *trials,
        guint         n_moves)
{
  for (guint i = 0; i < n_workers; i++)
    for (guint j = 0; j < n_moves; j++)
      cb_tree_add_trial (workers[i].tree, j, &trials[j]);
}

/* Returns how many positions were judged. */
static guint
search_trees (Search        *self,
              const CbKind  *kind,
              const CbState *state,
              GArray        *moves,
              CbRandom      *random,
              CbTrial       *trials)
{
  guint n_workers = CLAMP (self->level->n_threads, 1, CB_LEVEL_MAX_THREADS);
  Worker workers[CB_LEVEL_MAX_THREADS];
  guint n_tries = 0;

  for (guint i = 0; i < n_workers; i++)
    workers[i] = (Worker) {
      .search = self,
      .tree = cb_tree_new (kind, state, moves, cb_random_next (random)),
      .budget = self->level->positions / n_workers,
    };

  run_workers (self, workers, n_workers);
  sum_up (workers, n_workers, trials, moves->len);
  for (guint i = 0; i < n_workers; i++)
    {
      n_tries += workers[i].n_tries;
      cb_tree_free (workers[i].tree);
    }

  return n_tries;
}

static double
get_mean (const CbTrial *trial)
{
  return trial->visits > 0 ? trial->total / trial->visits : 0;
}

/* What was tried most seemed best most often. */
static guint
find_best (const CbTrial *trials,
           guint          n)
{
  guint best = 0;

  for (guint i = 1; i < n; i++)
    if (trials[i].visits > trials[best].visits ||
        (trials[i].visits == trials[best].visits &&
         get_mean (&trials[i]) > get_mean (&trials[best])))
      best = i;

  return best;
}

/* A player who errs takes a move by how much it was tried, not always what was
 * tried most. What was tried little may look good by chance, but is seldom taken:
 * so errors are plausible. */
static guint
choose_move (const CbLevel *level,
             const CbTrial *trials,
             guint          n,
             CbRandom      *random)
{
  guint best = find_best (trials, n), chosen = best;
  double sum = 0;

  for (guint i = 0; i < n && level->noise > 0; i++)
    {
      double weight = pow ((double) trials[i].visits / trials[best].visits, 1 / level->noise);

      sum += weight;
      if (cb_random_fraction (random) * sum < weight)
        chosen = i;
    }

  return chosen;
}

/* Near the end, where nothing is hidden, only the best moves are left in
 * @moves. Returns what they are worth, or less than 0 if that is not known. */
static double
search_end (const CbKind  *kind,
            const CbState *state,
            Search        *search,
            GArray        *moves,
            CbAdvice      *advice)
{
  const CbLevel *level = search->level;
  guint plies = 0;

  if (kind->plies_to_end != NULL)
    plies = kind->plies_to_end (state, kind->to_move (state));
  if (plies == 0 || plies > level->exact_plies)
    return -1;

  return cb_exact_keep_best (kind, state, moves, level->exact_positions, ask_to_stop, search,
                             &advice->positions);
}

static void
think (const CbKind  *kind,
       const CbState *state,
       Search        *search,
       GArray        *moves,
       CbRandom      *random,
       CbAdvice      *advice)
{
  double worth = search_end (kind, state, search, moves, advice);
  g_autofree CbTrial *trials = g_new0 (CbTrial, moves->len);
  guint chosen;

  advice->positions += search_trees (search, kind, state, moves, random, trials);
  chosen = choose_move (search->level, trials, moves->len, random);
  advice->move = g_array_index (moves, CbMove, chosen);
  advice->estimate = worth >= 0 ? worth : get_mean (&trials[chosen]);
}

/**
 * cb_ai_advise:
 * @kind: a game
 * @state: a position that is not over; what its player cannot know is not used
 * @level: how hard to think
 * @seed: decides between moves that look equal
 * @stop: (nullable): asked often whether to answer at once
 * @stop_data: for @stop
 * @advice: (out caller-allocates): the answer
 *
 * May be called from any thread, and leaves @state as it is. Without a limit of
 * time, the same position, level and seed give the same answer.
 */
void
cb_ai_advise (const CbKind  *kind,
              const CbState *state,
              const CbLevel *level,
              guint64        seed,
              CbStopFunc     stop,
              gpointer       stop_data,
              CbAdvice      *advice)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (kind, state);
  Search search = { .level = level, .stop = stop, .stop_data = stop_data };
  CbRandom random;
  guint any;

  g_return_if_fail (moves->len > 0);

  cb_random_init (&random, seed);
  any = cb_random_below (&random, moves->len);
  *advice = (CbAdvice) { .move = g_array_index (moves, CbMove, any), .estimate = 0.5 };
  if (level->positions == 0 || moves->len == 1)
    return;

  if (level->milliseconds > 0)
    search.deadline = g_get_monotonic_time () + level->milliseconds * G_TIME_SPAN_MILLISECOND;
  think (kind, state, &search, moves, &random, advice);
}
