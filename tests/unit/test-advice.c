/* test-advice.c - what beginners are told before they play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-case.h"
#include "cb-appetit-view.h"
#include "cb-chateau-case.h"
#include "cb-chateau-view.h"
#include "cb-rescue-case.h"
#include "cb-rescue-view.h"
#include "cb-test.h"

/**
 * Row:
 * @name: the test's path, after the name of the game
 * @options: (nullable): such as "adjacency=sides-and-corners"
 * @given: the position, as the tests of the game have it
 * @seat: who is to play
 * @told: (nullable): what is said
 */
typedef struct
{
  const char *name;
  const char *options;
  const char *given;
  CbSeat      seat;
  const char *told;
} Row;

#define DANGER(name, points, column) \
  name "’s " points "-point cheese at row 5, column " column \
  " is in danger: a mouse is next to it."

static const Row rescue_rows[] = {
  { "no-mouse", NULL, "Sa3", 0, NULL },
  { "mouse", NULL, "Sa3M", 0, DANGER ("Ada", "3", "6") },
  { "one-point", NULL, "SaM", 0, DANGER ("Ada", "1", "6") },
  { "cat-guards", NULL, "Sa3MC", 0, NULL },
  { "dog-scares-the-guard", NULL, "Sa3MCD", 0, DANGER ("Ada", "3", "6") },
  { "of-somebody-else", NULL, "Sa3M", 1, NULL },
  { "best-first", NULL, "SaMa3", 0,
    DANGER ("Ada", "3", "8") " So is 1 other cheese." },
  { "three", NULL, "aMa3Ma2", 0,
    DANGER ("Ada", "3", "7") " So are 2 other cheeses." },
  { "both", NULL, "Sb2Ma3", 1, DANGER ("Nils", "2", "6") },
};

#define ADA_FALLS(places) "Ada’s mouse on " places " is in danger: a push could drop it."

static const Row chateau_rows[] = {
  { "empty-spare", NULL, "b1:a- spare:-", 0, NULL },
  { "trap-comes-in", NULL, "b1:a- spare:x", 0, ADA_FALLS ("b1") },
  { "trap-beside", NULL, "open b1:.x b2:a- spare:-", 0, ADA_FALLS ("b2") },
  { "trap-out-of-line", NULL, "open b2:a- c3:a- d4:.x spare:-", 0, NULL },
  { "trap-under-a-roof", NULL, "a2:a- b2:^x spare:-", 0, NULL },
  { "solid-floor", NULL, "c1:a- spare:x", 0, NULL },
  { "two", NULL, "b1:a- f1:a- spare:x", 0,
    "Ada’s mice on b1 and f1 are in danger: a push could drop them." },
  { "of-somebody-else", NULL, "b1:b- spare:x", 0, NULL },
};

#define CAT "A cat wins the whole pile and a mouse token. "

static const Row appetit_rows[] = {
  { "no-chase", NULL, "Q|QQ QQ QQ|1", 1, NULL },
  { "chase", NULL, "Q|M2Q QQ QQ|1", 1, CAT "If only cheese comes, the whole pile goes to Ada." },
  { "not-the-chaser", NULL, "Q|M2Q QQ QQ|1", 2, NULL },
  { "after-a-miss", NULL, "Q|M2Q QQQ QQ|2", 1,
    CAT "If only cheese comes, the whole pile goes to Ada." },
  { "passed", NULL, "Q|M2Q M1Q QQ|2", 2, CAT "If only cheese comes, the whole pile goes to Nils." },
  { "under-mouse", "miss=under-mouse", "Q|M2Q QQ QQ|1", 1,
    CAT "If only cheese comes, the cards under the mouse go to Ada." },
};

static CbState *
draw_rescue (const Row *row)
{
  return cb_rescue_case_draw (2, row->options, row->given);
}

static CbState *
draw_chateau (const Row *row)
{
  const CbChateauCase test = { .given = row->given, .options = row->options };

  return cb_chateau_case_begin (&test);
}

/* The pile, the packs, and how many cards are turned. */
static CbState *
draw_appetit (const Row *row)
{
  g_auto (GStrv) parts = g_strsplit (row->given, "|", 3);
  CbState *state = cb_appetit_case_draw (row->options, parts[0], parts[1]);

  for (int i = 0; i < atoi (parts[2]); i++)
    cb_appetit_kind.apply (state, 0);

  return state;
}

/**
 * Game:
 * @name: what it is called here
 * @view: how it is shown
 * @n_seats: how many play
 * @draw: makes the position of a row
 * @rows: what is tested
 * @n_rows: how much that is
 */
typedef struct
{
  const char       *name;
  const CbGameView *view;
  guint             n_seats;
  CbState *       (*draw) (const Row *row);
  const Row        *rows;
  guint             n_rows;
} Game;

static const Game games[] = {
  { "rescue", &cb_rescue_view, 2, draw_rescue, rescue_rows, G_N_ELEMENTS (rescue_rows) },
  { "chateau", &cb_chateau_view, 2, draw_chateau, chateau_rows, G_N_ELEMENTS (chateau_rows) },
  { "appetit", &cb_appetit_view, 3, draw_appetit, appetit_rows, G_N_ELEMENTS (appetit_rows) },
};

/**
 * Case:
 * @game: a game
 * @row: one of its rows
 */
typedef struct
{
  const Game *game;
  const Row  *row;
} Case;

static CbSession *
new_session (const Game *game)
{
  static const char *const names[] = { "Ada", "Nils", "Brie" };
  const CbTestGame test = { .kind = game->view->kind, .n_seats = game->n_seats };
  g_autoptr (CbDeal) deal = cb_test_deal (&test);
  CbSession *session;
  CbRuleset ruleset;

  cb_test_ruleset (&test, &ruleset);
  session = cb_session_new (game->view->kind, &ruleset, deal);
  for (guint i = 0; i < game->n_seats; i++)
    cb_session_set_name (session, (CbSeat) i, names[i]);

  return session;
}

static void
test_told (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (CbSession) session = new_session (test->game);
  g_autofree CbState *state = test->game->draw (test->row);
  g_autofree char *told = test->game->view->describe_advice (session, state, test->row->seat);

  g_assert_cmpstr (told, ==, test->row->told);
}

/* A seat is told the same whatever it cannot know. */
static void
test_secrets (gconstpointer data)
{
  const Case *test = data;
  const CbKind *kind = test->game->view->kind;
  g_autoptr (CbSession) session = new_session (test->game);

  for (guint64 seed = 1; seed <= 20 && kind->conceal != NULL; seed++)
    {
      g_autofree CbState *state = test->game->draw (test->row);
      g_autofree char *told = NULL;
      CbRandom random;

      cb_random_init (&random, seed);
      kind->conceal (state, test->row->seat, &random);
      told = test->game->view->describe_advice (session, state, test->row->seat);
      g_assert_cmpstr (told, ==, test->row->told);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    for (guint j = 0; j < games[i].n_rows; j++)
      {
        const Case test = { &games[i], &games[i].rows[j] };
        g_autofree char *told = g_strdup_printf ("/advice/%s/%s", games[i].name, test.row->name);
        g_autofree char *secrets = g_strdup_printf ("/advice/secrets/%s/%s", games[i].name,
                                                    test.row->name);

        g_test_add_data_func_full (told, g_memdup2 (&test, sizeof test), test_told, g_free);
        g_test_add_data_func_full (secrets, g_memdup2 (&test, sizeof test), test_secrets, g_free);
      }

  return g_test_run ();
}
