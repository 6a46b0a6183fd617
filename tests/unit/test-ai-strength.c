/* test-ai-strength.c - how well computer players play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-test.h"

#include "cb-ai.h"
#include "cb-chateau.h"
#include "cb-rescue.h"

/* No game of these takes so many moves. */
#define PATIENCE  3000

/* What perfect play by both reaches, found by trying everything. */
static double
solve (const CbState *state,
       CbSeat         seat)
{
  g_autoptr (GArray) moves = NULL;
  CbSeat mover = cb_rescue_kind.to_move (state);
  double best = mover == seat ? 0 : 1;

  if (mover == CB_SEAT_NONE)
    return cb_test_share (&cb_rescue_kind, state, seat);

  moves = cb_kind_dup_moves (&cb_rescue_kind, state);
  for (guint i = 0; i < moves->len && best != (mover == seat ? 1 : 0); i++)
    {
      g_autofree CbState *after = cb_test_after (&cb_rescue_kind, state,
                                                 g_array_index (moves, CbMove, i));
      double share = solve (after, seat);

      best = mover == seat ? MAX (best, share) : MIN (best, share);
    }

  return best;
}

/* Both have played well enough that the end is often open. */
static CbState *
reach_end (guint   n_left,
           guint64 seed)
{
  CbState *state = cb_test_begin_random (&cb_rescue_kind, 2, 0, seed);
  CbLevel level = { .positions = 60 };

  while (cb_rescue_peek (state)->n_laid < 2 * CB_RESCUE_PLIES - n_left)
    {
      CbAdvice advice;

      cb_ai_advise (&cb_rescue_kind, state, &level, seed, NULL, NULL, &advice);
      cb_rescue_kind.apply (state, advice.move);
    }

  return state;
}

static gboolean
gives_away (const CbState *state,
            CbMove         move,
            double         best)
{
  g_autofree CbState *after = cb_test_after (&cb_rescue_kind, state, move);

  return solve (after, cb_rescue_kind.to_move (state)) < best;
}

/* In the last moves of two players the hard player never gives anything away.
 * A level with few positions for the tree leaves the search of the end alone. */
static void
test_perfect_end (gconstpointer data)
{
  guint n_left = GPOINTER_TO_UINT (data);
  guint n_positions = n_left > 5 ? 20 : 60;
  guint n_open = 0;
  CbLevel level = *cb_level_find ("hard");

  g_assert_cmpuint (level.exact_plies, >=, 6);
  level.positions = 10;
  for (guint i = 0; i < n_positions; i++)
    {
      g_autofree CbState *state = reach_end (n_left, i);
      g_autoptr (GArray) moves = cb_kind_dup_moves (&cb_rescue_kind, state);
      double best = solve (state, cb_rescue_kind.to_move (state));
      CbAdvice advice;

      cb_ai_advise (&cb_rescue_kind, state, &level, i, NULL, NULL, &advice);
      g_assert_false (gives_away (state, advice.move, best));
      g_assert_cmpfloat (advice.estimate, ==, best);
      n_open += gives_away (state, g_array_index (moves, CbMove, i % moves->len), best);
    }

  /* In some of these positions any move would not have done. */
  g_assert_cmpuint (n_open, >=, n_positions / 20);
}

/* In the last six moves the medium player seldom gives anything away. */
static void
test_good_end (void)
{
  CbLevel level = *cb_level_find ("medium");
  guint n_positions = 0, n_errors = 0;

  level.milliseconds = 0;
  for (guint n_left = 2; n_left <= 6; n_left++)
    for (guint i = 0; i < (n_left > 5 ? 20 : 60); i++)
      {
        g_autofree CbState *state = reach_end (n_left, i);
        double best = solve (state, cb_rescue_kind.to_move (state));
        CbAdvice advice;

        cb_ai_advise (&cb_rescue_kind, state, &level, i, NULL, NULL, &advice);
        n_errors += gives_away (state, advice.move, best);
        n_positions++;
      }

  g_test_message ("%u errors in %u positions", n_errors, n_positions);
  g_assert_cmpuint (n_errors, <=, n_positions / 20);
}

/* What is in it for @seat, compared with the best of the others. */
static int
get_lead (const CbKind  *kind,
          const CbState *state,
          CbSeat         seat)
{
  int best = G_MININT;

  for (CbSeat other = 0; other < 2; other++)
    if (other != seat)
      best = MAX (best, kind->score (state, other));

  return kind->score (state, seat) - best;
}

/* Plays at random to the end of the turn, as the player imagines it. */
static CbMove
imagine_turn (const CbKind *kind,
              CbState      *state,
              CbRandom     *random)
{
  CbSeat seat = kind->to_move (state);
  CbMove first = 0;

  kind->conceal (state, seat, random);
  for (guint i = 0; kind->to_move (state) == seat; i++)
    {
      g_autoptr (GArray) moves = cb_kind_dup_moves (kind, state);
      CbMove move = g_array_index (moves, CbMove, cb_random_below (random, moves->len));

      if (i == 0)
        first = move;
      kind->apply (state, move);
    }

  return first;
}

/* A child of seven has a few ideas for a turn, and takes the one that brings
 * most at once; of what comes after she does not think. */
static CbMove
play_like_child (const CbKind  *kind,
                 const CbState *state,
                 guint          n_ideas,
                 CbRandom      *random)
{
  CbSeat seat = kind->to_move (state);
  CbMove best = 0;
  int most = G_MININT;

  for (guint i = 0; i < n_ideas; i++)
    {
      g_autofree CbState *after = g_memdup2 (state, kind->state_size);
      CbMove move = imagine_turn (kind, after, random);
      int lead = get_lead (kind, after, seat);

      if (lead > most)
        {
          most = lead;
          best = move;
        }
    }

  return best;
}

/* The share of the win that the first of two levels has in so many games, each
 * deal being played from both sides; without a second, against a child. */
static double
play_match (const CbKind  *kind,
            const CbLevel *first,
            const CbLevel *second,
            guint          n_ideas,
            guint          n_games)
{
  double points = 0;

  for (guint game = 0; game < n_games; game++)
    {
      g_autofree CbState *state = cb_test_begin_random (kind, 2, 0, game / 2);
      CbSeat own = (CbSeat) (game % 2), seat;
      CbRandom random;

      cb_random_init (&random, game);
      for (guint ply = 0; ply < PATIENCE && (seat = kind->to_move (state)) != CB_SEAT_NONE; ply++)
        {
          const CbLevel *level = seat == own ? first : second;
          CbAdvice advice;

          if (level != NULL)
            cb_ai_advise (kind, state, level, cb_random_next (&random), NULL, NULL, &advice);
          else
            advice.move = play_like_child (kind, state, n_ideas, &random);
          kind->apply (state, advice.move);
        }
      points += cb_test_share (kind, state, own);
    }

  return points / n_games;
}

/**
 * MatchCase:
 * @name: the path of the test
 * @kind: the game
 * @better: the level that must win
 * @worse: the level that must lose
 * @divisor: what part of their budget both have, for a test has little time
 * @n_games: how many games
 * @least: the least share of the win
 */
typedef struct
{
  const char   *name;
  const CbKind *kind;
  const char   *better;
  const char   *worse;
  guint         divisor;
  guint         n_games;
  double        least;
} MatchCase;

static const MatchCase match_cases[] = {
  { "rescue/easy-random", &cb_rescue_kind, "easy", "random", 1, 60, 0.75 },
  { "rescue/medium-easy", &cb_rescue_kind, "medium", "easy", 2, 40, 0.75 },
  { "rescue/hard-medium", &cb_rescue_kind, "hard", "medium", 40, 24, 0.7 },
  { "chateau/easy-random", &cb_chateau_kind, "easy", "random", 1, 20, 0.75 },
  { "chateau/medium-easy", &cb_chateau_kind, "medium", "easy", 2, 20, 0.75 },
  { "chateau/hard-medium", &cb_chateau_kind, "hard", "medium", 80, 20, 0.7 },
};

static CbLevel
get_reduced_level (const char *id,
                   guint       divisor)
{
  CbLevel level = *cb_level_find (id);

  level.milliseconds = 0;
  level.positions /= divisor;
  level.n_threads = 1;
  level.exact_plies = MIN (level.exact_plies, 7);

  return level;
}

static void
test_match (gconstpointer data)
{
  const MatchCase *test = data;
  CbLevel better = get_reduced_level (test->better, test->divisor);
  CbLevel worse = get_reduced_level (test->worse, test->divisor);
  double share = play_match (test->kind, &better, &worse, 0, test->n_games);

  g_test_message ("%s: %.3f", test->name, share);
  g_assert_cmpfloat (share, >=, test->least);
}

static void
add_matches (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (match_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ai/match/%s", match_cases[i].name);

      g_test_add_data_func (path, &match_cases[i], test_match);
    }
}

/**
 * ChildCase:
 * @name: the path of the test
 * @kind: the game
 * @n_ideas: how many ideas the child has: more where a turn has several actions
 */
typedef struct
{
  const char   *name;
  const CbKind *kind;
  guint         n_ideas;
} ChildCase;

static const ChildCase child_cases[] = {
  { "/ai/child/rescue", &cb_rescue_kind, 12 },
  { "/ai/child/chateau", &cb_chateau_kind, 200 },
};

/* Against the easy player a child wins about half of her games. */
static void
test_child (gconstpointer data)
{
  const ChildCase *test = data;
  CbLevel easy = get_reduced_level ("easy", 1);
  double share = play_match (test->kind, &easy, NULL, test->n_ideas, 100);

  g_test_message ("%s: %.3f", test->name, share);
  g_assert_cmpfloat (share, >=, 0.3);
  g_assert_cmpfloat (share, <=, 0.75);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint n_left = 2; n_left <= 6; n_left++)
    {
      g_autofree char *path = g_strdup_printf ("/ai/perfect-end/%u", n_left);

      g_test_add_data_func (path, GUINT_TO_POINTER (n_left), test_perfect_end);
    }
  g_test_add_func ("/ai/good-end", test_good_end);
  add_matches ();
  for (guint i = 0; i < G_N_ELEMENTS (child_cases); i++)
    g_test_add_data_func (child_cases[i].name, &child_cases[i], test_child);

  return g_test_run ();
}
