/* test-appetit-events.c - what happens in Bon Appétit!, told and enacted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-case.h"

#include "cb-test.h"

#define UNDER "miss=under-mouse"

/* What the last of @n_flips cards tells, in positions of a few cards. */
typedef struct
{
  const char *name;
  const char *options;
  const char *pile;
  const char *packs;
  guint8      tokens[3];
  guint       n_flips;
  const char *events;
} FlipCase;

static const FlipCase flip_cases[] = {
  { "cheese", NULL, "Q", "QC QC", { 0 }, 1, "turned a Q" },
  { "cat-without-a-chase", NULL, "Q", "CQ QQ", { 0 }, 1, "turned a C" },
  { "second-seat", NULL, "Q", "CQ QQ", { 0 }, 2, "turned b Q" },

  { "begun", NULL, "Q", "M1Q QQ QQ", { 0 }, 1, "turned a M1 | begun b n 1" },
  { "begun-by-the-last-seat", NULL, "Q", "QQ QQ M3Q", { 0 }, 3, "turned c M3 | begun a n 3" },
  { "begun-on-a-new-pile", NULL, "Q", "M1Q CM2 QQ", { 0 }, 3, "turned b M2 | begun c n 2" },
  { "passed", NULL, "Q", "M3Q M2Q QQ", { 0 }, 2, "turned b M2 | passed c n 2" },
  { "passed-after-a-miss", NULL, "Q", "M3Q QM1Q QQ", { 0 }, 3, "turned b M1 | passed c n 1" },
  { "passed-back", NULL, "Q", "M1Q M2Q", { 0 }, 2, "turned b M2 | passed a n 2" },
  { "missed", NULL, "Q", "M3Q QQQ QQ", { 0 }, 2, "turned b Q | missed b n 2" },
  { "missed-again", NULL, "Q", "M3Q QQQ QQ", { 0 }, 3, "turned b Q | missed b n 1" },

  { "caught", NULL, "CQ", "M2Q CM3 QQ", { 0 }, 2, "turned b C | caught b | took b n 4 | token b" },
  { "caught-in-the-last-try", NULL, "", "M2Q QC QQ", { 0 }, 3,
    "turned b C | caught b | took b n 3 | token b" },
  { "caught-passed-on", NULL, "Q", "M2Q M1Q CQ", { 0 }, 3,
    "turned c C | caught c | took c n 4 | token c" },
  { "caught-under-mouse", UNDER, "CQ", "M2Q CQ", { 0 }, 2,
    "turned b C | caught b | took b n 4 | token b" },

  { "escaped", NULL, "CQ", "M1C QQ QQ", { 0 }, 2, "turned b Q | escaped a | took a n 4" },
  { "escaped-after-three", NULL, "C", "M3C QQQQ QQ", { 0 }, 4,
    "turned b Q | escaped a | took a n 5" },
  { "escaped-passed-on", NULL, "Q", "M3Q M1C QQ", { 0 }, 3,
    "turned c Q | escaped b | took b n 4" },
  { "escaped-under-mouse", UNDER, "CQ", "M1C QQ QQ", { 0 }, 2,
    "turned b Q | escaped a | took a n 2" },
  { "escaped-under-second-mouse", UNDER, "C", "M2Q QM1C QQ", { 0 }, 4,
    "turned c Q | escaped b | took b n 3" },
  { "escaped-under-mouse-of-none", UNDER, "", "M1C QQ", { 0 }, 2, "turned b Q | escaped a" },

  { "last-token", "tokens=1", "Q", "M1QQ CQQ", { 0 }, 2,
    "turned b C | caught b | took b n 3 | token b | over tokens seats b" },
  { "last-token-for-another", NULL, "Q", "M1QQQQQ CQ", { 4, 0 }, 2,
    "turned b C | caught b | took b n 3 | token b | over tokens seats a" },
  { "last-token-with-the-last-card", "tokens=1", "Q", "M1QQQ C", { 0 }, 2,
    "turned b C | caught b | took b n 3 | token b | over tokens seats b" },
  { "last-card", NULL, "Q", "Q QQ QQ", { 0 }, 1, "turned a Q | over pack seats bc" },
  { "last-card-before-the-last-token", "tokens=1", "Q", "Q QQ", { 0 }, 1,
    "turned a Q | over pack seats b" },
  { "last-card-a-cat", NULL, "Q", "C QQ QQ", { 0, 0, 1 }, 1, "turned a C | over pack seats c" },
  { "last-card-begins-no-chase", NULL, "Q", "M1 CQ", { 0 }, 1, "turned a M1 | over pack seats b" },
  { "last-card-passes-nothing", NULL, "Q", "M1Q M2 CQ", { 0 }, 2,
    "turned b M2 | over pack seats c" },
  { "last-card-is-no-miss", NULL, "Q", "M2Q Q", { 0 }, 2, "turned b Q | over pack seats a" },
  { "last-card-and-escaped", NULL, "Q", "M1Q Q QQ", { 0 }, 2,
    "turned b Q | escaped a | took a n 3 | over pack seats a" },
  { "last-card-and-escaped-under-mouse", UNDER, "", "M1Q Q QQ", { 0 }, 2,
    "turned b Q | escaped a | over pack seats c" },
  { "last-card-and-caught", NULL, "Q", "M1QQ C", { 0 }, 2,
    "turned b C | caught b | took b n 3 | token b" },
};

static CbState *
begin (const FlipCase *row)
{
  CbState *state = cb_appetit_case_draw (row->options, row->pile, row->packs);

  cb_appetit_case_give_tokens ((CbAppetit *) state, row->tokens);
  for (guint i = 1; i < row->n_flips; i++)
    cb_test_play (&cb_appetit_kind, state, "flip");

  return state;
}

static void
test_flip (gconstpointer data)
{
  const FlipCase *row = data;
  g_autofree CbState *state = begin (row);
  g_autofree char *events = cb_test_tell (&cb_appetit_kind, state, "flip");

  g_assert_cmpstr (events, ==, row->events);
}

/* Games that begin with a mouse, which is nobody's. */
typedef struct
{
  const char *name;
  guint       n_seats;
  guint       first;
  const char *front;
  guint       n_flips;
  const char *events;
} NobodysCase;

#define Q7  "Q;Q;Q;Q;Q;Q;Q;"
#define SET Q7 Q7 Q7 Q7 "Q;Q;Q;Q;C;C;C;C;C;C;C;C;M1;M1;M1;M1;M2;M2;M2;M3;M3;M3;"

static const NobodysCase nobodys_cases[] = {
  { "missed", 2, 0, "Q;C;", 1, "turned a Q | missed a n 1" },
  { "escaped", 3, 1, "Q;C;C;Q;", 2, "turned b Q | escaped" },
  { "caught", 2, 1, "C;", 1, "turned b C | caught b | took b n 2 | token b" },
  { "passed", 3, 2, "M3;", 1, "turned c M3 | passed a n 3" },
  { "opening", 3, 2, "", 0, "dealt c n 17 | dealt a n 16 | dealt b n 16 | dealt M2 | begun c n 2" },
};

/* A deck that ends with a mouse of two paws. */
static CbState *
begin_with_mouse (const NobodysCase *row)
{
  g_autofree char *front = g_strconcat ("M2;", row->front, NULL);
  g_autofree char *stack = cb_test_stack (SET, front);
  g_autofree char *deck = g_strconcat (stack + 3, "M2;", NULL);
  CbTestGame game = { &cb_appetit_kind, row->n_seats, row->first, NULL, { deck } };

  return cb_test_begin (&game);
}

static void
test_nobodys (gconstpointer data)
{
  const NobodysCase *row = data;
  g_autofree CbState *state = begin_with_mouse (row);
  g_autofree char *events = NULL;

  for (guint i = 1; i < row->n_flips; i++)
    cb_test_play (&cb_appetit_kind, state, "flip");
  events = row->n_flips == 0 ? cb_test_tell_opening (&cb_appetit_kind, state)
                             : cb_test_tell (&cb_appetit_kind, state, "flip");
  g_assert_cmpstr (events, ==, row->events);
}

/* The positions after each event of a card. */
typedef struct
{
  FlipCase    given;
  const char *states[5];
} EnactCase;

static const EnactCase enact_cases[] = {
  { { "caught", NULL, "Q", "M2Q CQ", { 0 }, 2, NULL },
    { "pile QM2C chase 2 of a turn b left 5 a:Q+0 b:Q+0",
      "pile QM2C turn b left 5 a:Q+0 b:Q+0",
      "pile  turn b left 5 a:Q+0 b:QQM2C+0",
      "pile  turn b left 4 a:Q+0 b:QQM2C+1" } },
  { { "escaped", UNDER, "Q", "M1Q QQ", { 0 }, 2, NULL },
    { "pile QM1Q turn b left 5 a:Q+0 b:Q+0",
      "pile QM1Q turn b left 5 a:Q+0 b:Q+0",
      "pile M1Q turn b left 5 a:QQ+0 b:Q+0" } },
  { { "begun", NULL, "Q", "M3Q QQ", { 0 }, 1, NULL },
    { "pile QM3 chase 3 of a turn a left 5 a:Q+0 b:QQ+0",
      "pile QM3 chase 3 of a turn a left 5 a:Q+0 b:QQ+0" } },
  { { "no-miss", NULL, "Q", "M2Q Q", { 0 }, 2, NULL },
    { "pile QM2Q chase 1 of a turn b left 5 a:Q+0 b:+0",
      "pile QM2Q chase 1 of a turn b left 5 a:Q+0 b:+0" } },
};

static void
test_enact (gconstpointer data)
{
  const EnactCase *row = data;
  g_autofree CbState *state = begin (&row->given);
  g_autoptr (GArray) events = cb_events_new ();

  cb_appetit_kind.tell (state, 0, events);
  for (guint i = 0; i < events->len; i++)
    {
      g_autofree char *text = NULL;

      cb_appetit_kind.enact (state, &g_array_index (events, CbEvent, i));
      text = cb_appetit_kind.format_state (state, CB_SEAT_NONE);
      g_assert_cmpstr (text, ==, row->states[i]);
    }
  g_assert_null (row->states[events->len]);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  CB_TEST_ADD_TABLE ("/appetit-events/flip", flip_cases, test_flip);
  CB_TEST_ADD_TABLE ("/appetit-events/nobodys", nobodys_cases, test_nobodys);
  for (guint i = 0; i < G_N_ELEMENTS (enact_cases); i++)
    cb_test_add_case ("/appetit-events/enact", enact_cases[i].given.name, &enact_cases[i],
                      test_enact);

  return g_test_run ();
}
