/* cb-ai.c - what a computer player would do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-ai.h"

#include <string.h>

/* A random game that is not over by then says nothing. */
#define MAX_PLIES  2000

/* Moves are tried in turn, this many rounds between two looks at the clock. */
#define N_BETWEEN  4

/**
 * Trial:
 * @share: the sum of what the player to move won in the games after this move
 * @games: how many there were
 */
typedef struct
{
  double share;
  guint  games;
} Trial;

static double
get_share (const CbKind  *kind,
           const CbState *state,
           CbSeat         seat)
{
  guint winners = kind->winners (state);

  return winners & (1u << seat) ? 1.0 / __builtin_popcount (winners) : 0;
}

/* Plays @move and a random game after it, with the unknown dealt anew: so what
 * is hidden from the player cannot matter. */
static guint
try_move (const CbKind  *kind,
          const CbState *state,
          CbState       *scratch,
          CbMove         move,
          CbRandom      *random,
          Trial         *trial)
{
  CbSeat seat = kind->to_move (state);
  guint plies;

  memcpy (scratch, state, kind->state_size);
  kind->conceal (scratch, seat, random);
  kind->apply (scratch, move);
  plies = 1 + kind->playout (scratch, random, MAX_PLIES);
  trial->share += get_share (kind, scratch, seat);
  trial->games++;

  return plies;
}

static guint
find_best (const Trial *trials,
           guint        n)
{
  guint best = 0;

  for (guint i = 1; i < n; i++)
    if (trials[i].share * trials[best].games > trials[best].share * trials[i].games)
      best = i;

  return best;
}

/* Tries every move equally often until the level's budget is spent. */
static void
try_moves (const CbKind  *kind,
           const CbState *state,
           const CbLevel *level,
           GArray        *moves,
           Trial         *trials,
           CbRandom      *random,
           CbStopFunc     stop,
           gpointer       stop_data,
           CbAdvice      *advice)
{
  g_autofree CbState *scratch = cb_kind_new_state (kind);
  gint64 deadline = g_get_monotonic_time () + level->milliseconds * G_TIME_SPAN_MILLISECOND;

  do
    for (guint i = 0; i < N_BETWEEN * moves->len; i++)
      advice->positions += try_move (kind, state, scratch,
                                     g_array_index (moves, CbMove, i % moves->len),
                                     random, &trials[i % moves->len]);
  while (advice->positions < level->positions &&
         (level->milliseconds == 0 || g_get_monotonic_time () < deadline) &&
         (stop == NULL || !stop (stop_data)));
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
  g_autofree Trial *trials = NULL;
  CbRandom random;
  guint best;

  g_return_if_fail (moves->len > 0);

  cb_random_init (&random, seed);
  best = cb_random_below (&random, moves->len);
  *advice = (CbAdvice) { .move = g_array_index (moves, CbMove, best), .estimate = 0.5 };
  if (level->positions == 0 || moves->len == 1)
    return;

  trials = g_new0 (Trial, moves->len);
  try_moves (kind, state, level, moves, trials, &random, stop, stop_data, advice);
  best = find_best (trials, moves->len);
  advice->move = g_array_index (moves, CbMove, best);
  advice->estimate = trials[best].share / trials[best].games;
}
