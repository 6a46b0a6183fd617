/* test-options.c - an option is offered where it changes the game, and only there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-conformance.h"

#include "cb-test.h"

#include <string.h>

#define N_SEEDS  12
#define MAX_PLY  400

/* Everything that anybody could see of a position: the texts, the moves and what
 * they would bring about, what must be remembered included. */
static void
append_position (GString       *trace,
                 const CbKind  *kind,
                 const CbState *state,
                 guint          n_seats)
{
  g_autofree char *moves = cb_test_moves (kind, state);

  for (CbSeat viewer = CB_SEAT_NONE; viewer < (CbSeat) n_seats; viewer++)
    {
      g_autofree char *text = kind->format_state (state, viewer);

      g_string_append_printf (trace, "%s\n", text);
    }
  g_string_append_printf (trace, "%s\n%x\n", moves, kind->winners (state));
}

static void
append_move (GString       *trace,
             const CbKind  *kind,
             const CbState *state,
             CbMove         move)
{
  g_autoptr (GArray) events = cb_kind_dup_events (kind, state, move);
  g_autofree char *text = cb_test_format_events (kind, state, events);

  g_string_append (trace, text);
  for (guint i = 0; i < events->len; i++)
    g_string_append_printf (trace, " %x", g_array_index (events, CbEvent, i).flags);
  g_string_append_c (trace, '\n');
}

/* A random game with these options, from the deal to the end. */
static char *
play (const CbConformanceCase *test,
      guint64                  seed)
{
  GString *trace = g_string_new (NULL);
  g_autoptr (CbDeal) deal = cb_conformance_deal (test, seed);
  g_autofree CbState *state = cb_kind_new_state (test->kind);
  CbRandom random;

  cb_random_init (&random, seed);
  for (guint i = 0; i < cb_kind_get_n_deal_keys (test->kind); i++)
    g_string_append_printf (trace, "%s\n", deal->text[i]);
  g_assert_true (test->kind->setup (state, &test->ruleset, deal, NULL));
  append_position (trace, test->kind, state, test->n_seats);
  for (guint ply = 0; ply < MAX_PLY && test->kind->to_move (state) != CB_SEAT_NONE; ply++)
    {
      g_autoptr (GArray) moves = cb_kind_dup_moves (test->kind, state);
      CbMove move = g_array_index (moves, CbMove, cb_random_below (&random, moves->len));

      append_move (trace, test->kind, state, move);
      test->kind->apply (state, move);
      append_position (trace, test->kind, state, test->n_seats);
    }

  return g_string_free (trace, FALSE);
}

/* Whether any game is another than with the defaults. */
static gboolean
makes_a_difference (const CbConformanceCase *test)
{
  CbConformanceCase usual = *test;

  cb_kind_reset_ruleset (test->kind, test->n_seats, &usual.ruleset);
  for (guint64 seed = 0; seed < N_SEEDS; seed++)
    {
      g_autofree char *game = play (test, seed);
      g_autofree char *usual_game = play (&usual, seed);

      if (!g_str_equal (game, usual_game))
        return TRUE;
    }

  return FALSE;
}

static gboolean
differs (const CbConformanceCase *test,
         guint                    index)
{
  const CbOption *option = &test->kind->options[index];
  guint8 usual[CB_OPTION_MAX_LENGTH];

  cb_option_reset (option, test->n_seats, usual);

  return memcmp (usual, test->ruleset.value[index], cb_option_get_length (option)) != 0;
}

static void
test_effect (gconstpointer data)
{
  const CbConformanceCase *test = data;

  for (guint i = 0; i < test->kind->n_options; i++)
    if (differs (test, i))
      g_assert_cmpint (makes_a_difference (test), ==,
                       cb_kind_applies (test->kind, i, &test->ruleset, test->n_seats));
}

/* A game by settled options is the same game, and its record says no more than
 * what is played. */
static void
test_settled (gconstpointer data)
{
  const CbConformanceCase *test = data;
  CbConformanceCase settled = *test;
  g_autofree char *game = NULL, *settled_game = NULL;

  cb_kind_settle_ruleset (test->kind, test->n_seats, &settled.ruleset);
  for (guint i = 0; i < test->kind->n_options; i++)
    if (!cb_kind_applies (test->kind, i, &test->ruleset, test->n_seats))
      g_assert_false (differs (&settled, i));
    else
      g_assert_cmpmem (settled.ruleset.value[i], CB_OPTION_MAX_LENGTH,
                       test->ruleset.value[i], CB_OPTION_MAX_LENGTH);

  game = play (test, 1);
  settled_game = play (&settled, 1);
  g_assert_cmpstr (game, ==, settled_game);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  cb_conformance_add ("/options/effect", test_effect);
  cb_conformance_add ("/options/settled", test_settled);

  return g_test_run ();
}
