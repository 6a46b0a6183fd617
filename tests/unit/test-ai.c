/* test-ai.c - computer players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-test.h"

#include "cb-ai.h"
#include "cb-chateau.h"
#include "cb-rescue.h"
#include "cb-tree.h"

#include <string.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

/* Of a thought as short as those of easy players. */
#define N_TRIES    150
#define MAX_BYTES  (1024 * 1024)

/* A position after random moves, never one that is over. */
static CbState *
reach_position (const CbKind *kind,
                guint         n_seats,
                guint         n_plies,
                guint64       seed)
{
  CbState *state = NULL;
  CbRandom random;

  cb_random_init (&random, seed);
  do
    {
      g_free (state);
      state = cb_test_begin_random (kind, n_seats, 0, cb_random_next (&random));
      kind->playout (state, &random, n_plies);
    }
  while (kind->to_move (state) == CB_SEAT_NONE);

  return state;
}

static void
advise (const CbKind  *kind,
        const CbState *state,
        const CbLevel *level,
        guint64        seed,
        CbAdvice      *advice)
{
  g_autofree CbState *before = cb_kind_copy_state (kind, state);

  cb_ai_advise (kind, state, level, seed, NULL, NULL, advice);
  g_assert_true (memcmp (before, state, kind->state_size) == 0);
  g_assert_true (cb_kind_is_legal (kind, state, advice->move));
  g_assert_cmpfloat (advice->estimate, >=, 0);
  g_assert_cmpfloat (advice->estimate, <=, 1);
}

static const CbKind *const kinds[] = { &cb_rescue_kind, &cb_chateau_kind };

static void
test_levels (void)
{
  static const char *const ids[] = { "random", "easy", "medium", "hard" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      const CbLevel *level = cb_level_find (ids[i]);

      g_assert_nonnull (level);
      g_assert_cmpstr (level->id, ==, ids[i]);
      g_assert_cmpint (level->positions == 0, ==, i == 0);
      g_assert_cmpuint (level->n_threads, <=, CB_LEVEL_MAX_THREADS);
      if (i > 1)
        g_assert_cmpuint (level->positions, >, cb_level_find (ids[i - 1])->positions);
    }

  g_assert_null (cb_level_find ("genius"));
}

static void
test_legal (void)
{
  static const guint budgets[] = { 0, 1, 2, 3, 5, 16, 17, 100, 1500 };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (guint n_seats = kinds[i]->min_seats; n_seats <= kinds[i]->max_seats; n_seats++)
      for (guint j = 0; j < 4 * G_N_ELEMENTS (budgets); j++)
        {
          g_autofree CbState *state = reach_position (kinds[i], n_seats, j % 20, j);
          CbLevel level = { .positions = budgets[j % G_N_ELEMENTS (budgets)],
                            .n_threads = j % 3, .noise = j % 2,
                            .exact_plies = 10, .exact_positions = 1000 };
          CbAdvice advice;

          advise (kinds[i], state, &level, j, &advice);
          g_assert_cmpuint (advice.positions, <=, level.positions + level.exact_positions + 1);
        }
}

static void
test_same_answer (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (guint j = 0; j < 20; j++)
      {
        g_autofree CbState *state = reach_position (kinds[i], 2 + j % 3, j, j);
        CbLevel level = { .positions = 2000, .n_threads = 2, .noise = j % 2 };
        CbAdvice first, second;

        advise (kinds[i], state, &level, j, &first);
        advise (kinds[i], state, &level, j, &second);
        g_assert_cmpuint (first.move, ==, second.move);
        g_assert_cmpfloat (first.estimate, ==, second.estimate);
        g_assert_cmpuint (first.positions, ==, second.positions);
      }
}

/* A player who has no choice does not think. */
static void
test_only_move (void)
{
  g_autofree CbState *state = reach_position (&cb_chateau_kind, 2, 30, 1);
  CbLevel level = { .positions = 1000000 };
  CbAdvice advice;

  ((CbChateau *) state)->spent = CB_CHATEAU_N_ACTIONS;
  advise (&cb_chateau_kind, state, &level, 1, &advice);
  g_assert_cmpuint (advice.positions, ==, 0);
}

typedef struct
{
  guint calls;
  guint patience;
} Stopper;

static gboolean
stop_asked_cb (gpointer data)
{
  Stopper *stopper = data;

  /* It must not be asked again after it said yes. */
  g_assert_cmpuint (stopper->calls, <=, stopper->patience);

  return stopper->calls++ == stopper->patience;
}

static void
test_stops (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (guint patience = 0; patience < 5; patience++)
      {
        g_autofree CbState *state = reach_position (kinds[i], 2, 10, 1);
        CbLevel level = { .positions = G_MAXUINT, .n_threads = 1 + patience % 2 };
        Stopper stopper = { 0, patience };
        CbAdvice advice;

        cb_ai_advise (kinds[i], state, &level, 1, stop_asked_cb, &stopper, &advice);
        g_assert_true (cb_kind_is_legal (kinds[i], state, advice.move));
        g_assert_cmpuint (stopper.calls, ==, patience + 1);
        if (level.n_threads == 1)
          g_assert_cmpuint (advice.positions, <=, 100 * (patience + 1));
      }
}

/* The end of Cheese Rescue is searched before the tree: it must stop too. */
static void
test_stops_at_end (void)
{
  g_autofree CbState *state = reach_position (&cb_rescue_kind, 2, 14, 1);
  CbLevel level = { .positions = 1000, .exact_plies = 10, .exact_positions = G_MAXUINT };
  Stopper stopper = { 0, 0 };
  CbAdvice advice;

  cb_ai_advise (&cb_rescue_kind, state, &level, 1, stop_asked_cb, &stopper, &advice);
  g_assert_true (cb_kind_is_legal (&cb_rescue_kind, state, advice.move));
  g_assert_cmpuint (stopper.calls, ==, 1);
  g_assert_cmpuint (advice.positions, <, 10000);
}

/* Whatever is dealt anew that the seat cannot know, it decides the same. */
static void
test_never_peeks (gconstpointer data)
{
  const CbKind *kind = data;

  for (guint i = 0; i < 40; i++)
    {
      g_autofree CbState *state = reach_position (kind, 2 + i % 3, i % 23, i);
      CbLevel level = { .positions = 600, .n_threads = 1 + i % 2, .noise = i % 2,
                        .exact_plies = 6, .exact_positions = 10000 };
      CbAdvice expected, found;

      advise (kind, state, &level, i, &expected);
      for (guint j = 0; j < 5; j++)
        {
          g_autofree CbState *other = cb_kind_copy_state (kind, state);
          CbRandom random;

          cb_random_init (&random, 100 * i + j);
          kind->conceal (other, kind->to_move (state), &random);
          advise (kind, other, &level, i, &found);
          g_assert_cmpuint (found.move, ==, expected.move);
          g_assert_cmpfloat (found.estimate, ==, expected.estimate);
        }
    }
}

/* The best share of the win that one move can bring at once. */
static double
find_best_end (const CbKind  *kind,
               const CbState *state)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (kind, state);
  CbSeat seat = kind->to_move (state);
  double best = 0;

  for (guint i = 0; i < moves->len; i++)
    {
      g_autofree CbState *after = cb_test_after (kind, state, g_array_index (moves, CbMove, i));

      best = MAX (best, cb_test_share (kind, after, seat));
    }

  return best;
}

/* The last move of Cheese Rescue, by the tree alone. */
static void
test_takes_win_rescue (void)
{
  CbLevel level = { .positions = 2000 };

  for (guint i = 0; i < 150; i++)
    {
      guint n_seats = 2 + i % 3;
      g_autofree CbState *state = reach_position (&cb_rescue_kind, n_seats,
                                                  n_seats * CB_RESCUE_PLIES - 1, i);
      g_autofree CbState *after = NULL;
      CbAdvice advice;

      advise (&cb_rescue_kind, state, &level, i, &advice);
      after = cb_test_after (&cb_rescue_kind, state, advice.move);
      g_assert_cmpfloat (cb_test_share (&cb_rescue_kind, after, cb_rescue_kind.to_move (state)), ==,
                         find_best_end (&cb_rescue_kind, state));
    }
}

/* A random position in which both have all pieces but one. */
static CbState *
reach_climax (guint   n_plies,
              guint64 seed)
{
  CbState *state = reach_position (&cb_chateau_kind, 2, n_plies, seed);
  CbChateau *self = (CbChateau *) state;

  for (guint seat = 0; seat < 2; seat++)
    self->pieces[seat] = 0x0e;

  return state;
}

/* Whether some move wins at once, however the unknown is dealt. */
static gboolean
has_sure_win (const CbState *state)
{
  CbSeat seat = cb_chateau_kind.to_move (state);
  g_autoptr (GArray) moves = cb_kind_dup_moves (&cb_chateau_kind, state);

  for (guint i = 0; i < moves->len; i++)
    {
      guint n_wins = 0;

      for (guint64 seed = 0; seed < 20; seed++)
        {
          g_autofree CbState *after = cb_kind_copy_state (&cb_chateau_kind, state);
          CbRandom random;

          cb_random_init (&random, seed);
          cb_chateau_kind.conceal (after, seat, &random);
          cb_chateau_kind.apply (after, g_array_index (moves, CbMove, i));
          n_wins += cb_chateau_kind.winners (after) == 1u << seat;
        }
      if (n_wins == 20)
        return TRUE;
    }

  return FALSE;
}

static void
test_takes_win_chateau (void)
{
  CbLevel level = { .positions = 2000 };
  guint n = 0;

  for (guint i = 0; n < 20; i++)
    {
      g_autofree CbState *state = reach_climax (60 + i % 50, i);
      g_autofree CbState *after = NULL;
      CbAdvice advice;

      g_assert_cmpuint (i, <, 10000);
      if (!has_sure_win (state))
        continue;

      n++;
      advise (&cb_chateau_kind, state, &level, i, &advice);
      after = cb_test_after (&cb_chateau_kind, state, advice.move);
      g_assert_cmpuint (cb_chateau_kind.winners (after), ==,
                        1u << cb_chateau_kind.to_move (state));
    }
}

/* Plays on, by advice or at random, until it is another's turn. */
static void
play_turn (CbState       *state,
           const CbLevel *level,
           guint64        seed)
{
  CbSeat seat = cb_chateau_kind.to_move (state);
  CbRandom random;

  cb_random_init (&random, seed);
  while (cb_chateau_kind.to_move (state) == seat)
    {
      CbAdvice advice;

      advise (&cb_chateau_kind, state, level, cb_random_next (&random), &advice);
      cb_chateau_kind.apply (state, advice.move);
    }
}

/* Whether the player to move can win with one action, or has won. */
static gboolean
is_lost_for (const CbState *state,
             CbSeat         seat)
{
  CbSeat mover = cb_chateau_kind.to_move (state);

  if (mover == CB_SEAT_NONE)
    return cb_test_share (&cb_chateau_kind, state, seat) < 1;

  return mover != seat && find_best_end (&cb_chateau_kind, state) == 1;
}

static gboolean
turn_loses (const CbState *state,
            const CbLevel *level,
            guint64        seed)
{
  g_autofree CbState *after = cb_kind_copy_state (&cb_chateau_kind, state);

  play_turn (after, level, seed);

  return is_lost_for (after, cb_chateau_kind.to_move (state));
}

/* Where the other would win with the first action of their turn, and random
 * turns show that something helps against it, a player who thinks finds it. */
static void
test_avoids_loss_chateau (void)
{
  static const CbLevel random_level = { 0 };
  CbLevel level = { .positions = 6000 };
  guint n = 0;

  for (guint i = 0; n < 15; i++)
    {
      g_autofree CbState *state = reach_climax (60 + i % 50, i);
      guint n_lost = 0;

      g_assert_cmpuint (i, <, 10000);
      if (((CbChateau *) state)->spent != 0)
        continue;
      for (guint j = 0; j < 20; j++)
        n_lost += turn_loses (state, &random_level, j);
      if (n_lost < 10 || n_lost == 20)
        continue;

      n++;
      g_assert_false (turn_loses (state, &level, i));
    }
}

#ifdef __GLIBC__
static gsize
count_bytes (void)
{
  struct mallinfo2 info = mallinfo2 ();

  return info.uordblks + info.hblkhd;
}

/* A short thought needs little memory. */
static void
test_small (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree CbState *state = reach_position (kinds[i], 2, 5, 1);
      g_autoptr (GArray) moves = cb_kind_dup_moves (kinds[i], state);
      gsize before = count_bytes ();
      g_autoptr (CbTree) tree = cb_tree_new (kinds[i], state, moves, 1);

      for (guint j = 0; j < N_TRIES; j++)
        cb_tree_try (tree);
      g_assert_cmpuint (count_bytes (), <, before + MAX_BYTES);
    }
}
#endif

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ai/levels", test_levels);
  g_test_add_func ("/ai/legal", test_legal);
  g_test_add_func ("/ai/same-answer", test_same_answer);
  g_test_add_func ("/ai/only-move", test_only_move);
  g_test_add_func ("/ai/stops", test_stops);
  g_test_add_func ("/ai/stops-at-end", test_stops_at_end);
  g_test_add_data_func ("/ai/never-peeks/rescue", &cb_rescue_kind, test_never_peeks);
  g_test_add_data_func ("/ai/never-peeks/chateau", &cb_chateau_kind, test_never_peeks);
  g_test_add_func ("/ai/takes-win/rescue", test_takes_win_rescue);
  g_test_add_func ("/ai/takes-win/chateau", test_takes_win_chateau);
  g_test_add_func ("/ai/avoids-loss/chateau", test_avoids_loss_chateau);
#ifdef __GLIBC__
  g_test_add_func ("/ai/small", test_small);
#endif

  return g_test_run ();
}
