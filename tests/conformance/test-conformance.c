/* test-conformance.c - what every kind must satisfy
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-conformance.h"

#include "cb-ai.h"
#include "cb-record.h"
#include "cb-registry.h"
#include "cb-test.h"

#include <string.h>

/* Where a kind sets no limit, random games end long before this. */
#define PATIENCE  100000

/* Games of every case, the second where -m quick is given. */
#define N_SEEDS        3
#define N_SEEDS_QUICK  1

static gboolean
deal_is_refused (const CbConformanceCase *test,
                 const CbDeal            *deal)
{
  g_autofree CbState *state = cb_kind_new_state (test->kind);
  g_autoptr (GError) error = NULL;

  if (test->kind->setup (state, &test->ruleset, deal, &error))
    return FALSE;

  g_assert_true (error->domain == CB_ERROR);
  g_assert_cmpuint (strlen (error->message), >, 10);
  return TRUE;
}

static void
check_spoiled_deals (const CbConformanceCase   *test,
                     const CbDeal *sound)
{
  for (guint i = 0; i < cb_kind_get_n_deal_keys (test->kind); i++)
    {
      const char *text = sound->text[i];
      g_autofree char *shorter = g_strndup (text, strlen (text) > 2 ? strlen (text) - 2 : 0);
      g_autofree char *longer = g_strconcat (text, "?;", NULL);
      g_autofree char *stranger = g_strdup (text);
      const char *spoiled[] = { "", ";", "?", shorter, longer, stranger };

      stranger[0] = '?';
      for (guint j = 0; j < G_N_ELEMENTS (spoiled); j++)
        {
          g_autoptr (CbDeal) deal = cb_deal_copy (sound);

          g_free (deal->text[i]);
          deal->text[i] = g_strdup (spoiled[j]);
          g_assert_true (deal_is_refused (test, deal));
        }
    }
}

/* What may be asked of a position must leave every byte of it as it is. */
static void
check_asking_changes_nothing (const CbConformanceCase    *test,
                              const CbState *state)
{
  g_autofree CbState *before = cb_kind_copy_state (test->kind, state);
  g_autofree char *all = cb_test_moves (test->kind, state);
  g_autofree char *text = test->kind->format_state (state, CB_SEAT_NONE);

  for (guint seat = 0; seat < test->n_seats; seat++)
    {
      g_autofree char *seen = test->kind->format_state (state, (CbSeat) seat);

      test->kind->score (state, (CbSeat) seat);
      test->kind->tiebreak (state, (CbSeat) seat);
    }
  test->kind->winners (state);
  test->kind->to_move (state);

  g_assert_true (memcmp (before, state, test->kind->state_size) == 0);
}

static void
check_move_texts (const CbConformanceCase    *test,
                  const CbState *state,
                  GArray        *moves)
{
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < moves->len; i++)
    {
      CbMove move = g_array_index (moves, CbMove, i);
      char *text = test->kind->format_move (state, move);
      CbMove parsed;

      g_assert_null (strpbrk (text, "; \n"));
      g_assert_true (cb_kind_parse_move (test->kind, state, text, &parsed, NULL));
      g_assert_cmpuint (parsed, ==, move);
      g_assert_true (g_hash_table_add (texts, text));
    }

  g_assert_false (cb_test_allows (test->kind, state, ""));
  g_assert_false (cb_test_allows (test->kind, state, "nonsense"));
  g_assert_false (cb_test_allows (test->kind, state, "X@1000,-1000"));
}

/* Two positions that look the same to the viewer are dealt anew in the same way:
 * what cannot be known leaves no trace. */
static void
check_conceal_forgets (const CbConformanceCase    *test,
                       const CbState *state,
                       const CbState *other,
                       CbSeat         viewer,
                       CbRandom      *random)
{
  g_autofree CbState *first = cb_kind_copy_state (test->kind, state);
  g_autofree CbState *second = cb_kind_copy_state (test->kind, other);
  g_autofree char *first_text = NULL, *second_text = NULL;
  CbRandom same = *random;

  test->kind->conceal (first, viewer, random);
  test->kind->conceal (second, viewer, &same);
  first_text = test->kind->format_state (first, CB_SEAT_NONE);
  second_text = test->kind->format_state (second, CB_SEAT_NONE);
  g_assert_cmpstr (first_text, ==, second_text);
}

/* Dealing the unknown anew is invisible to the viewer. */
static void
check_conceal (const CbConformanceCase    *test,
               const CbState *state,
               CbRandom      *random)
{
  for (CbSeat viewer = 0; viewer < (CbSeat) test->n_seats; viewer++)
    {
      g_autofree CbState *other = cb_kind_copy_state (test->kind, state);
      g_autofree char *before = test->kind->format_state (state, viewer);
      g_autofree char *after = NULL;

      test->kind->conceal (other, viewer, random);
      after = test->kind->format_state (other, viewer);
      g_assert_cmpstr (before, ==, after);
      check_conceal_forgets (test, state, other, viewer, random);

      if (test->kind->to_move (state) == viewer)
        {
          g_autofree char *moves = cb_test_moves (test->kind, state);
          g_autofree char *other_moves = cb_test_moves (test->kind, other);

          g_assert_cmpstr (moves, ==, other_moves);
        }
    }
}

static gboolean
stop_asked_cb (gpointer data)
{
  return TRUE;
}

/* The search finds a legal move at any budget, also when stopped at once. */
static void
check_search (const CbConformanceCase    *test,
              const CbState *state,
              guint64        seed)
{
  static const guint budgets[] = { 0, 1, 2, 20, G_MAXUINT };

  for (guint i = 0; i < G_N_ELEMENTS (budgets); i++)
    {
      CbLevel level = { .positions = budgets[i], .exact_plies = 10, .exact_positions = budgets[i] };
      CbAdvice advice;

      cb_ai_advise (test->kind, state, &level, seed,
                    budgets[i] == G_MAXUINT ? stop_asked_cb : NULL, NULL, &advice);
      g_assert_true (cb_kind_is_legal (test->kind, state, advice.move));
    }
}

static void
check_copy_is_independent (const CbConformanceCase    *test,
                           const CbState *state,
                           CbMove         move)
{
  g_autofree CbState *copy = cb_kind_copy_state (test->kind, state);
  g_autofree char *before = test->kind->format_state (state, CB_SEAT_NONE);
  g_autofree char *after = NULL;

  test->kind->apply (copy, move);
  after = test->kind->format_state (state, CB_SEAT_NONE);
  g_assert_cmpstr (before, ==, after);
}

static void
check_saved_game (const CbConformanceCase     *test,
                  const CbRecord *record,
                  const CbState  *state)
{
  g_autofree char *text = cb_record_format (record);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbRecord) loaded = cb_record_parse (text, strlen (text), &error);
  g_autofree CbState *replayed = NULL;
  g_autofree char *expected = test->kind->format_state (state, CB_SEAT_NONE);
  g_autofree char *found = NULL, *again = NULL;

  g_assert_no_error (error);
  replayed = cb_record_new_state (loaded);
  for (guint i = 0; i < loaded->moves->len; i++)
    test->kind->apply (replayed, g_array_index (loaded->moves, CbMove, i));

  found = test->kind->format_state (replayed, CB_SEAT_NONE);
  again = cb_record_format (loaded);
  g_assert_cmpstr (found, ==, expected);
  g_assert_cmpstr (again, ==, text);
}

static void
check_end (const CbConformanceCase    *test,
           const CbState *state)
{
  g_autofree char *moves = cb_test_moves (test->kind, state);
  guint winners = test->kind->winners (state);

  g_assert_cmpstr (moves, ==, "");
  g_assert_cmpuint (winners, !=, 0);
  g_assert_cmpuint (winners >> test->n_seats, ==, 0);
}

static void
play_game (const CbConformanceCase   *test,
           const CbDeal *deal,
           CbRandom     *random)
{
  g_autoptr (CbRecord) record = cb_record_new (test->kind, &test->ruleset, deal);
  g_autofree CbState *state = cb_record_new_state (record);
  guint limit = test->kind->max_plies != 0 ? test->kind->max_plies : PATIENCE;
  gboolean chosen = FALSE;
  CbSeat seat;

  while ((seat = test->kind->to_move (state)) != CB_SEAT_NONE)
    {
      g_autoptr (GArray) moves = cb_kind_dup_moves (test->kind, state);
      CbMove move;

      g_assert_cmpint (seat, >=, 0);
      g_assert_cmpint (seat, <, (int) test->n_seats);
      g_assert_cmpuint (moves->len, >, 0);
      g_assert_cmpuint (test->kind->winners (state), ==, 0);
      g_assert_cmpuint (record->moves->len, <, limit);
      chosen = chosen || moves->len > 1;

      move = g_array_index (moves, CbMove, cb_random_below (random, moves->len));
      check_asking_changes_nothing (test, state);
      check_move_texts (test, state, moves);
      check_conceal (test, state, random);
      check_copy_is_independent (test, state, move);
      if (record->moves->len % 10 == 3)
        check_search (test, state, record->moves->len);
      if (record->moves->len % 50 == 7)
        check_saved_game (test, record, state);

      g_array_append_val (record->moves, move);
      test->kind->apply (state, move);
    }

  g_assert_true (chosen == !test->kind->luck);
  check_end (test, state);
  check_saved_game (test, record, state);
}

/* A playout stops when it is told to, and says how many moves it made. */
static void
check_playout (const CbConformanceCase   *test,
               const CbDeal *deal,
               CbRandom     *random)
{
  g_autoptr (CbRecord) record = cb_record_new (test->kind, &test->ruleset, deal);
  g_autofree CbState *state = cb_record_new_state (record);
  guint plies;

  g_assert_cmpuint (test->kind->playout (state, random, 0), ==, 0);
  g_assert_cmpuint (test->kind->playout (state, random, 5), ==, 5);
  plies = test->kind->playout (state, random, PATIENCE);
  g_assert_cmpuint (plies, <, PATIENCE);
  check_end (test, state);
}

static void
test_case (gconstpointer data)
{
  const CbConformanceCase *test = data;
  guint64 n_seeds = g_test_quick () ? N_SEEDS_QUICK : N_SEEDS;

  for (guint64 seed = 0; seed < n_seeds; seed++)
    {
      g_autoptr (CbDeal) deal = cb_conformance_deal (test, seed);
      CbRandom random;

      cb_random_init (&random, seed);
      check_spoiled_deals (test, deal);
      play_game (test, deal, &random);
      check_playout (test, deal, &random);
    }
}

/* The tables themselves: ids are unique, defaults are among the values. */
static void
test_tables (void)
{
  for (guint i = 0; i < cb_registry_get_n_kinds (); i++)
    {
      const CbKind *kind = cb_registry_get_kind (i);

      g_assert_true (cb_registry_find_kind (kind->id) == kind);
      g_assert_cmpuint (kind->max_seats, <=, CB_MAX_SEATS);
      g_assert_cmpuint (kind->n_options, <=, CB_MAX_OPTIONS);
      for (guint j = 0; j < kind->n_options; j++)
        {
          const CbOption *option = &kind->options[j];
          guint8 value[CB_OPTION_MAX_LENGTH], parsed[CB_OPTION_MAX_LENGTH];
          g_autofree char *text = NULL;

          g_assert_true (cb_kind_find_option (kind, option->id, NULL) == option);
          cb_option_reset (option, kind->max_seats, value);
          text = cb_option_format (option, value);
          g_assert_true (cb_option_parse (option, text, parsed, NULL));
          g_assert_true (memcmp (value, parsed, cb_option_get_length (option)) == 0);
        }
    }

  g_assert_null (cb_registry_find_kind ("nonsense"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/conformance/tables", test_tables);
  cb_conformance_add ("/conformance", test_case);

  return g_test_run ();
}
