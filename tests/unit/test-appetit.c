/* test-appetit.c - the rules of Bon Appétit!
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-case.h"

#include "cb-test.h"

#include <stdlib.h>
#include <string.h>

#define Q4  "Q;Q;Q;Q;"
#define Q28 Q4 Q4 Q4 Q4 Q4 Q4 Q4
#define C4  "C;C;C;C;"
#define M9  "M1;M1;M1;M2;M2;M2;M3;M3;M3;"

#define RED_SET  Q28 Q4 C4 C4 M9 "M1;"
#define FULL_SET Q28 Q28 "Q;Q;" C4 C4 C4 "C;C;" M9 M9

#define UNDER "miss=under-mouse"

#define N_SEEDS 10

static const char *
get_set (guint n_seats)
{
  return n_seats <= 3 ? RED_SET : FULL_SET;
}

static void
flip (CbState *state,
      guint    n)
{
  while (n-- > 0)
    cb_test_play (&cb_appetit_kind, state, "flip");
}

/* Decks that are dealt, and those that are refused. */
typedef struct
{
  const char *name;
  guint       n_seats;
  const char *deck;
} DeckCase;

static const DeckCase deal_cases[] = {
  { "two", 2, NULL },
  { "three", 3, NULL },
  { "four", 4, NULL },
  { "five", 5, NULL },
  { "six", 6, NULL },
};

static const DeckCase bad_decks[] = {
  { "empty", 2, "" },
  { "too-short", 2, Q28 Q4 C4 C4 M9 },
  { "too-long", 2, RED_SET "Q;" },
  { "too-many-cheeses", 3, Q28 Q4 "Q;" C4 C4 M9 },
  { "too-many-cats", 3, Q28 "Q;Q;Q;C;" C4 C4 M9 "M1;" },
  { "too-many-paws", 3, Q28 Q4 C4 C4 M9 "M2;" },
  { "unknown-mouse", 2, Q28 Q4 C4 C4 M9 "M4;" },
  { "mouse-without-paws", 2, Q28 Q4 C4 C4 M9 "M;" },
  { "unknown-letter", 2, Q28 Q4 C4 C4 M9 "X;" },
  { "gap", 2, Q28 Q4 C4 C4 M9 ";" },
  { "full-set-for-two", 2, FULL_SET },
  { "full-set-for-three", 3, FULL_SET },
  { "red-set-for-four", 4, RED_SET },
  { "red-set-for-six", 6, RED_SET },
  { "wrong-counts-for-four", 4, Q28 Q28 "Q;Q;" C4 C4 C4 "C;M1;" M9 M9 },
  { "wrong-paws-for-five", 5, Q28 Q28 "Q;Q;" C4 C4 C4 "C;C;" M9 "M1;M1;M1;M1;M2;M2;M3;M3;M3;" },
};

/* Stacking puts what is missing at the end, and takes nothing twice. */
static void
test_deal (gconstpointer data)
{
  const DeckCase *row = data;
  CbTestGame game = { &cb_appetit_kind, row->n_seats, 0, NULL, { NULL } };
  g_autoptr (CbDeal) deal = cb_test_deal (&game);
  g_autofree char *all = cb_test_stack (get_set (row->n_seats), deal->text[0]);

  g_assert_cmpstr (deal->text[0], ==, all);
  g_assert_cmpstr (deal->text[0], !=, get_set (row->n_seats));
}

static void
test_bad_deck (gconstpointer data)
{
  const DeckCase *row = data;
  CbTestGame game = { &cb_appetit_kind, row->n_seats, 0, NULL, { row->deck } };
  g_autoptr (CbDeal) deal = cb_test_deal (&game);
  g_autofree CbState *state = cb_kind_new_state (&cb_appetit_kind);
  g_autoptr (GError) error = NULL;
  CbRuleset ruleset;

  cb_test_ruleset (&game, &ruleset);
  g_assert_false (cb_appetit_kind.setup (state, &ruleset, deal, &error));
  g_assert_error (error, CB_ERROR, CB_ERROR_DEAL);
  g_assert_nonnull (strstr (error->message, "Deck"));
}

/* The beginning of games, as everyone sees it: a deck that is dealt with @front
 * first and ends with @last. */
typedef struct
{
  const char *name;
  guint       n_seats;
  guint       first;
  const char *options;
  const char *front;
  const char *last;
  guint       n_flips;
  const char *state;
} BeginCase;

static const BeginCase begin_cases[] = {
  { "two", 2, 0, NULL, "", "Q", 0, "pile Q turn a left 5 a:25+0 b:24+0" },
  { "two-from-first", 2, 1, NULL, "", "C", 0, "pile C turn b left 5 a:24+0 b:25+0" },
  { "three", 3, 2, NULL, "", "Q", 0, "pile Q turn c left 5 a:16+0 b:16+0 c:17+0" },
  { "four", 4, 1, NULL, "", "Q", 0, "pile Q turn b left 9 a:22+0 b:23+0 c:22+0 d:22+0" },
  { "five", 5, 3, NULL, "", "C", 0, "pile C turn d left 9 a:18+0 b:18+0 c:17+0 d:18+0 e:18+0" },
  { "six", 6, 0, NULL, "", "Q", 0,
    "pile Q turn a left 9 a:15+0 b:15+0 c:15+0 d:15+0 e:15+0 f:14+0" },
  { "tokens-least", 2, 0, "tokens=1", "", "Q", 0, "pile Q turn a left 1 a:25+0 b:24+0" },
  { "tokens-most", 2, 0, "tokens=9", "", "Q", 0, "pile Q turn a left 9 a:25+0 b:24+0" },
  { "tokens-fewer-for-four", 4, 0, "tokens=4", "", "Q", 0,
    "pile Q turn a left 4 a:23+0 b:22+0 c:22+0 d:22+0" },
  { "in-turn-from-first", 3, 1, NULL, "C;Q;C;Q;M2;", "Q", 5,
    "pile QCQCQM2 chase 2 of c turn a left 5 a:15+0 b:15+0 c:14+0" },
  { "in-turn-of-four", 4, 3, NULL, "Q;C;Q;C;C;Q;Q;M3;", "C", 8,
    "pile CQCQCCQQM3 chase 3 of c turn d left 9 a:20+0 b:20+0 c:20+0 d:21+0" },
  { "cat-then-mouse", 2, 0, NULL, "M1;", "C", 1,
    "pile CM1 chase 1 of a turn b left 5 a:24+0 b:24+0" },
  { "mouse-of-one", 2, 0, NULL, "", "M1", 0, "pile M1 chase 1 of - turn a left 5 a:25+0 b:24+0" },
  { "mouse-of-two", 3, 1, NULL, "", "M2", 0,
    "pile M2 chase 2 of - turn b left 5 a:16+0 b:17+0 c:16+0" },
  { "mouse-of-three", 2, 1, NULL, "", "M3", 0, "pile M3 chase 3 of - turn b left 5 a:24+0 b:25+0" },
  { "mouse-chased-on", 2, 0, NULL, "Q;", "M2", 1,
    "pile M2Q chase 1 of - turn a left 5 a:24+0 b:24+0" },
  { "mouse-of-one-escapes", 3, 1, NULL, "Q;", "M1", 1,
    "pile M1Q turn c left 5 a:16+0 b:16+0 c:16+0" },
  { "mouse-of-two-escapes", 2, 1, NULL, "Q;C;Q;", "M2", 2,
    "pile M2QQ turn a left 5 a:24+0 b:23+0" },
  { "mouse-of-three-escapes", 3, 2, NULL, "Q;C;C;Q;C;C;Q;", "M3", 3,
    "pile M3QQQ turn a left 5 a:16+0 b:16+0 c:14+0" },
  { "mouse-escapes-under-mouse", 3, 1, UNDER, "Q;", "M1", 1,
    "pile M1Q turn c left 5 a:16+0 b:16+0 c:16+0" },
  { "after-its-escape", 3, 1, NULL, "Q;C;", "M1", 2,
    "pile M1QC turn a left 5 a:16+0 b:16+0 c:15+0" },
  { "mouse-caught", 3, 1, NULL, "C;", "M1", 1, "pile  turn b left 4 a:16+0 b:18+1 c:16+0" },
  { "mouse-caught-at-last", 2, 0, NULL, "Q;Q;C;", "M2", 2, "pile  turn a left 4 a:26+1 b:24+0" },
  { "mouse-on-mouse", 3, 1, NULL, "M3;", "M1", 1,
    "pile M1M3 chase 3 of b turn c left 5 a:16+0 b:16+0 c:16+0" },
  { "mouse-on-mouse-escapes", 3, 1, NULL, "M1;Q;", "M1", 2,
    "pile  turn b left 5 a:16+0 b:19+0 c:15+0" },
};

static CbState *
begin_with (const BeginCase *row)
{
  g_autofree char *front = g_strdup_printf ("%s;%s", row->last, row->front);
  g_autofree char *stack = cb_test_stack (get_set (row->n_seats), front);
  g_autofree char *deck = g_strdup_printf ("%s%s;", stack + strlen (row->last) + 1, row->last);
  CbTestGame game = { &cb_appetit_kind, row->n_seats, row->first, row->options, { deck } };

  return cb_test_begin (&game);
}

static void
test_begin (gconstpointer data)
{
  const BeginCase *row = data;
  g_autofree CbState *state = begin_with (row);
  g_autofree char *text = NULL;

  flip (state, row->n_flips);
  text = cb_appetit_kind.format_state (state, 0);
  g_assert_cmpstr (text, ==, row->state);
}

/* Positions of a few cards: a pile without a chase, and the packs in seat
 * order from their tops; seat 0 turns first. */
typedef struct
{
  const char *name;
  const char *options;
  const char *pile;
  const char *packs;
  guint       n_flips;
  const char *state;
} FlipCase;

static const FlipCase flip_cases[] = {
  { "cheese", NULL, "Q", "QC QC", 1, "pile QQ turn b left 5 a:C+0 b:QC+0" },
  { "cat-without-a-chase", NULL, "Q", "CQ QQ", 1, "pile QC turn b left 5 a:Q+0 b:QQ+0" },
  { "turn-goes-round", NULL, "Q", "QQ CQ QC", 3, "pile QQCQ turn a left 5 a:Q+0 b:Q+0 c:C+0" },

  { "mouse-of-one", NULL, "Q", "M1Q QQ QQ", 1,
    "pile QM1 chase 1 of a turn b left 5 a:Q+0 b:QQ+0 c:QQ+0" },
  { "mouse-of-two", NULL, "Q", "M2Q QQ", 1, "pile QM2 chase 2 of a turn b left 5 a:Q+0 b:QQ+0" },
  { "mouse-of-three", NULL, "C", "M3Q QQ", 1, "pile CM3 chase 3 of a turn b left 5 a:Q+0 b:QQ+0" },
  { "mouse-of-the-last-seat", NULL, "Q", "QQ QQ M2Q", 3,
    "pile QQQM2 chase 2 of c turn a left 5 a:Q+0 b:Q+0 c:Q+0" },
  { "chaser-goes-on", NULL, "Q", "M3Q QQQ QQ", 3,
    "pile QM3QQ chase 1 of a turn b left 5 a:Q+0 b:Q+0 c:QQ+0" },

  { "caught-at-once", NULL, "CQ", "M2Q CM3 QQ", 2, "pile  turn b left 4 a:Q+0 b:M3CQM2C+1 c:QQ+0" },
  { "caught-at-last", NULL, "CQ", "M3Q QQCM1 QQ", 4,
    "pile  turn b left 4 a:Q+0 b:M1CQM3QQC+1 c:QQ+0" },
  { "caught-by-one-with-no-other-card", NULL, "Q", "M1Q C QQ", 2,
    "pile  turn b left 4 a:Q+0 b:QM1C+1 c:QQ+0" },
  { "catcher-turns-cheese", NULL, "Q", "M1Q CQ QQ", 3,
    "pile Q turn c left 4 a:Q+0 b:QM1C+1 c:QQ+0" },
  { "catcher-turns-cat", NULL, "Q", "M1Q CC QQ", 3, "pile C turn c left 4 a:Q+0 b:QM1C+1 c:QQ+0" },
  { "catcher-turns-mouse", NULL, "Q", "M1Q CM3 QQ", 3,
    "pile M3 chase 3 of b turn c left 4 a:Q+0 b:QM1C+1 c:QQ+0" },
  { "mouse-on-new-pile-caught", NULL, "Q", "M1Q CM3 CQ", 4,
    "pile  turn c left 3 a:Q+0 b:QM1C+1 c:QM3C+1" },
  { "mouse-on-new-pile-escapes", NULL, "Q", "M1Q CM1 QQ", 4,
    "pile  turn b left 4 a:Q+0 b:QM1CM1Q+1 c:Q+0" },
  { "last-seat-catches", NULL, "Q", "QQQ M1Q CQQ", 4,
    "pile Q turn a left 4 a:QQ+0 b:Q+0 c:QQQM1C+1" },

  { "second-mouse", NULL, "Q", "M3Q M1Q QQ", 2,
    "pile QM3M1 chase 1 of b turn c left 5 a:Q+0 b:Q+0 c:QQ+0" },
  { "second-mouse-after-cheese", NULL, "Q", "M2Q QM3Q QQ", 3,
    "pile QM2QM3 chase 3 of b turn c left 5 a:Q+0 b:Q+0 c:QQ+0" },
  { "second-mouse-comes-back", NULL, "Q", "M1Q M2Q", 2,
    "pile QM1M2 chase 2 of b turn a left 5 a:Q+0 b:Q+0" },
  { "third-mouse", NULL, "Q", "M1Q M2Q M3Q", 3,
    "pile QM1M2M3 chase 3 of c turn a left 5 a:Q+0 b:Q+0 c:Q+0" },
  { "second-mouse-caught", NULL, "Q", "M3Q M1Q CQ", 3,
    "pile  turn c left 4 a:Q+0 b:Q+0 c:QQM3M1C+1" },
  { "second-mouse-escapes", NULL, "Q", "M3Q M1C QQ", 3,
    "pile  turn b left 5 a:Q+0 b:CQM3M1Q+0 c:Q+0" },
  { "after-its-escape", NULL, "Q", "M3Q M1C QQ", 4,
    "pile C turn c left 5 a:Q+0 b:QM3M1Q+0 c:Q+0" },

  { "escapes-after-one", NULL, "CQ", "M1C QQ QQ", 2,
    "pile  turn a left 5 a:CCQM1Q+0 b:Q+0 c:QQ+0" },
  { "escapes-after-two", NULL, "C", "M2C QQQ QQ", 3,
    "pile  turn a left 5 a:CCM2QQ+0 b:Q+0 c:QQ+0" },
  { "escapes-after-three", NULL, "C", "M3C QQQQ QQ", 4,
    "pile  turn a left 5 a:CCM3QQQ+0 b:Q+0 c:QQ+0" },
  { "owner-turns-cat", NULL, "Q", "M1C QQ QQ", 3, "pile C turn b left 5 a:QM1Q+0 b:Q+0 c:QQ+0" },
  { "owner-turns-mouse", NULL, "Q", "M1M2 QQ QQ", 3,
    "pile M2 chase 2 of a turn b left 5 a:QM1Q+0 b:Q+0 c:QQ+0" },
  { "owner-mouse-caught", NULL, "Q", "M1M2 QCQ QQ", 4,
    "pile  turn b left 4 a:QM1Q+0 b:QM2C+1 c:QQ+0" },
  { "owner-mouse-escapes-again", NULL, "Q", "M1M1 QQQ QQ", 4,
    "pile  turn a left 5 a:QM1QM1Q+0 b:Q+0 c:QQ+0" },

  { "under-mouse", UNDER, "CQ", "M1C QQ QQ", 2, "pile M1Q turn a left 5 a:CCQ+0 b:Q+0 c:QQ+0" },
  { "under-mouse-after-two", UNDER, "C", "M2C QQQ", 3, "pile M2QQ turn a left 5 a:CC+0 b:Q+0" },
  { "under-mouse-goes-on", UNDER, "CQ", "M1C QQ QQ", 3,
    "pile M1QC turn b left 5 a:CQ+0 b:Q+0 c:QQ+0" },
  { "under-mouse-of-none", UNDER, "", "M1C QQ", 2, "pile M1Q turn a left 5 a:C+0 b:Q+0" },
  { "under-mouse-on-new-pile", UNDER, "Q", "M1Q CM1 QQ", 4,
    "pile M1Q turn b left 4 a:Q+0 b:QM1C+1 c:Q+0" },
  { "under-mouse-next-mouse", UNDER, "C", "M1M2 QQQQ QQ", 5,
    "pile M2QQ turn a left 5 a:CM1Q+0 b:Q+0 c:QQ+0" },
  { "under-mouse-next-mouse-caught", UNDER, "C", "M1M2 QCQ QQ", 4,
    "pile  turn b left 4 a:C+0 b:QM1QM2C+1 c:QQ+0" },
  { "under-second-mouse", UNDER, "C", "M2Q QM1C QQ", 4,
    "pile M1Q turn b left 5 a:Q+0 b:CCM2Q+0 c:Q+0" },
  { "under-mouse-caught-takes-all", UNDER, "CQ", "M2Q CQ", 2,
    "pile  turn b left 4 a:Q+0 b:QCQM2C+1" },
};

static void
test_flips (gconstpointer data)
{
  const FlipCase *row = data;
  g_autofree CbState *state = cb_appetit_case_draw (row->options, row->pile, row->packs);
  g_autofree char *text = NULL;

  flip (state, row->n_flips);
  text = cb_appetit_kind.format_state (state, CB_SEAT_NONE);
  g_assert_cmpstr (text, ==, row->state);
}

/* How games end: the same positions, with the tokens that seats have already. */
typedef struct
{
  const char *name;
  const char *options;
  const char *pile;
  const char *packs;
  guint8      tokens[3];
  guint       n_flips;
  CbSeat      turn;
  guint       n_pile;
  int         score[3];
  int         tiebreak[3];
  guint       winners;
} EndCase;

#define OVER CB_SEAT_NONE

static const EndCase end_cases[] = {
  { "last-token", "tokens=1", "Q", "M1QQ CQQ", { 0 }, 2, OVER, 0, { 2, 5 }, { 0, 1 }, 2 },
  { "last-token-and-last-card", "tokens=1", "Q", "M1QQQQ C", { 0 }, 2, OVER, 0,
    { 4, 3 }, { 0, 1 }, 1 },
  { "last-token-but-one", "tokens=2", "Q", "M1QQ CQQ", { 0 }, 2, 1, 0, { 2, 5 }, { 0, 1 }, 0 },
  { "before-the-third-token", "tokens=3", "Q", "M1M1M1Q CQCQCQ", { 0 }, 7, 1, 2,
    { 1, 8 }, { 0, 2 }, 0 },
  { "third-token", "tokens=3", "Q", "M1M1M1Q CQCQCQ", { 0 }, 8, OVER, 0, { 1, 10 }, { 0, 3 }, 2 },
  { "tokens-of-several", "tokens=2", "Q", "M1QQ CM1Q CQQ", { 0 }, 4, OVER, 0,
    { 2, 4, 4 }, { 0, 1, 1 }, 6 },
  { "escape-takes-no-token", "tokens=1", "Q", "M1QQ QQQ", { 0 }, 2, 0, 0, { 5, 2 }, { 0, 0 }, 0 },
  { "fifth-token", NULL, "Q", "M1QQ CQQ", { 4, 0 }, 2, OVER, 0, { 2, 5 }, { 4, 1 }, 2 },

  { "empty-after-cheese", NULL, "Q", "Q QQ", { 0 }, 1, OVER, 2, { 0, 2 }, { 0, 0 }, 2 },
  { "empty-after-cat", NULL, "Q", "C QQ", { 0 }, 1, OVER, 2, { 0, 2 }, { 0, 0 }, 2 },
  { "empty-after-mouse", NULL, "Q", "M1 CQ", { 0 }, 1, OVER, 2, { 0, 2 }, { 0, 0 }, 2 },
  { "empty-after-second-mouse", NULL, "Q", "M1Q M2 CQ", { 0 }, 2, OVER, 3,
    { 1, 0, 2 }, { 0, 0, 0 }, 4 },
  { "empty-in-mid-chase", NULL, "Q", "M2Q Q", { 0 }, 2, OVER, 3, { 1, 0 }, { 0, 0 }, 1 },
  { "empty-as-the-mouse-escapes", NULL, "Q", "M1Q Q QQ", { 0 }, 2, OVER, 0,
    { 4, 0, 2 }, { 0, 0, 0 }, 1 },
  { "empty-as-it-escapes-under-mouse", UNDER, "CQ", "M1Q Q QQQQ", { 0 }, 2, OVER, 2,
    { 3, 0, 4 }, { 0, 0, 0 }, 4 },
  { "empty-after-escape-of-none", UNDER, "", "M1Q QQ", { 0 }, 3, OVER, 3, { 0, 1 }, { 0, 0 }, 2 },
  { "not-empty-after-catching", NULL, "Q", "M1QQ C", { 0 }, 2, 1, 0, { 2, 3 }, { 0, 1 }, 0 },
  { "not-empty-after-escape", NULL, "Q", "M1Q QQ", { 0 }, 2, 0, 0, { 4, 1 }, { 0, 0 }, 0 },
  { "one-card-left", NULL, "Q", "QQ QQ", { 0 }, 2, 0, 3, { 1, 1 }, { 0, 0 }, 0 },

  { "most-cards", NULL, "Q", "Q QQQ QQ", { 0 }, 1, OVER, 2, { 0, 3, 2 }, { 0, 0, 0 }, 2 },
  { "cards-before-tokens", NULL, "Q", "Q QQQ QQ", { 1, 0, 3 }, 1, OVER, 2,
    { 0, 3, 2 }, { 1, 0, 3 }, 2 },
  { "tie-more-tokens", NULL, "Q", "Q QQ QQ", { 2, 0, 1 }, 1, OVER, 2, { 0, 2, 2 }, { 2, 0, 1 }, 4 },
  { "tie-more-tokens-earlier-seat", NULL, "Q", "Q QQ QQ", { 0, 2, 1 }, 1, OVER, 2,
    { 0, 2, 2 }, { 0, 2, 1 }, 2 },
  { "shared", NULL, "Q", "Q QQ QQ", { 2, 1, 1 }, 1, OVER, 2, { 0, 2, 2 }, { 2, 1, 1 }, 6 },
};

static void
test_end (gconstpointer data)
{
  const EndCase *row = data;
  g_autofree CbState *state = cb_appetit_case_draw (row->options, row->pile, row->packs);
  const CbAppetit *self = cb_appetit_peek (state);
  g_autofree char *moves = NULL;

  cb_appetit_case_give_tokens ((CbAppetit *) state, row->tokens);
  flip (state, row->n_flips);
  moves = cb_test_moves (&cb_appetit_kind, state);

  g_assert_cmpint (cb_appetit_kind.to_move (state), ==, row->turn);
  g_assert_cmpstr (moves, ==, row->turn == OVER ? "" : "flip");
  g_assert_cmpuint (self->n_pile, ==, row->n_pile);
  for (CbSeat seat = 0; seat < self->n_seats; seat++)
    {
      g_assert_cmpint (cb_appetit_kind.score (state, seat), ==, row->score[seat]);
      g_assert_cmpint (cb_appetit_kind.tiebreak (state, seat), ==, row->tiebreak[seat]);
    }
  g_assert_cmpuint (cb_appetit_kind.winners (state), ==, row->winners);
}

/* The option of tokens: the default of each number of players, and the limits. */
typedef struct
{
  const char *name;
  guint       n_seats;
  const char *value;
  guint       tokens;
} TokensCase;

static const TokensCase tokens_cases[] = {
  { "default-of-two", 2, NULL, 5 },
  { "default-of-three", 3, NULL, 5 },
  { "default-of-four", 4, NULL, 9 },
  { "default-of-five", 5, NULL, 9 },
  { "default-of-six", 6, NULL, 9 },
  { "one", 6, "1", 1 },
  { "five", 4, "5", 5 },
  { "nine", 2, "9", 9 },
  { "none", 2, "0", 0 },
  { "ten", 4, "10", 0 },
  { "minus-one", 4, "-1", 0 },
};

static void
test_tokens (gconstpointer data)
{
  const TokensCase *row = data;
  const CbOption *option;
  gboolean parsed = TRUE;
  CbRuleset ruleset;
  guint index;

  cb_kind_reset_ruleset (&cb_appetit_kind, row->n_seats, &ruleset);
  option = cb_kind_find_option (&cb_appetit_kind, "tokens", &index);
  g_assert_nonnull (option);

  if (row->value != NULL)
    parsed = cb_option_parse (option, row->value, ruleset.value[index], NULL);

  g_assert_true (parsed == (row->tokens > 0));
  if (row->tokens > 0)
    g_assert_cmpuint (ruleset.value[index][0], ==, row->tokens);
}

/* Whole games, in which nothing may get lost; and, after some cards, what a
 * viewer cannot know and where a playout leads. */
typedef struct
{
  const char *name;
  guint       n_seats;
  const char *options;
  guint       n_flips;
} GameCase;

static const GameCase game_cases[] = {
  { "two", 2, NULL, 0 },
  { "two-later", 2, NULL, 20 },
  { "two-under-mouse", 2, UNDER, 9 },
  { "three", 3, NULL, 10 },
  { "three-under-mouse", 3, UNDER, 31 },
  { "four", 4, NULL, 25 },
  { "five", 5, UNDER, 17 },
  { "six", 6, NULL, 40 },
};

static CbState *
begin_shuffled (const GameCase *row,
                guint           seed)
{
  CbTestGame game = { &cb_appetit_kind, row->n_seats, seed % row->n_seats, row->options, { NULL } };
  g_autoptr (CbDeal) deal = NULL;
  CbRuleset ruleset;
  CbRandom random;

  cb_test_ruleset (&game, &ruleset);
  cb_random_init (&random, seed);
  deal = cb_kind_new_deal (&cb_appetit_kind, &ruleset, row->n_seats, game.first, &random);
  game.deal[0] = deal->text[0];

  return cb_test_begin (&game);
}

static int
compare_chars (gconstpointer a,
               gconstpointer b)
{
  return *(const char *) a - *(const char *) b;
}

/* The letters of all cards, sorted. */
static char *
sort_cards (const CbState *state)
{
  g_autofree char *text = cb_appetit_kind.format_state (state, CB_SEAT_NONE);
  GString *cards = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at++)
    if (strchr ("QC", *at) != NULL)
      g_string_append_c (cards, *at);
    else if (*at == 'M')
      g_string_append_c (cards, at[1]);
  qsort (cards->str, cards->len, 1, compare_chars);

  return g_string_free (cards, FALSE);
}

static guint
count_tokens (const CbState *state)
{
  const CbAppetit *self = cb_appetit_peek (state);
  guint n = self->tokens_left;

  for (guint seat = 0; seat < self->n_seats; seat++)
    n += self->tokens[seat];

  return n;
}

static void
test_game (gconstpointer data)
{
  const GameCase *row = data;

  for (guint seed = 0; seed < N_SEEDS; seed++)
    {
      g_autofree CbState *state = begin_shuffled (row, seed);
      g_autofree char *cards = sort_cards (state);

      for (guint ply = 0; ply < 1000 && cb_appetit_kind.to_move (state) != CB_SEAT_NONE; ply++)
        {
          g_autofree char *now = NULL;

          g_assert_cmpuint (cb_appetit_kind.winners (state), ==, 0);
          flip (state, 1);
          now = sort_cards (state);
          g_assert_cmpstr (now, ==, cards);
          g_assert_cmpuint (count_tokens (state), ==, row->n_seats <= 3 ? 5 : 9);
        }
    }
}

static void
test_conceal (gconstpointer data)
{
  const GameCase *row = data;
  g_autofree CbState *state = begin_shuffled (row, 3);
  g_autofree char *all = NULL, *cards = NULL, *last = NULL;

  flip (state, row->n_flips);
  all = cb_appetit_kind.format_state (state, CB_SEAT_NONE);
  cards = sort_cards (state);

  for (CbSeat viewer = 0; viewer < (CbSeat) row->n_seats; viewer++)
    {
      g_autofree CbState *copy = cb_kind_copy_state (&cb_appetit_kind, state);
      g_autofree char *seen = cb_appetit_kind.format_state (state, viewer);
      g_autofree char *seen_after = NULL, *all_after = NULL, *cards_after = NULL;
      CbRandom random;

      cb_random_init (&random, (guint) viewer);
      cb_appetit_kind.conceal (copy, viewer, &random);
      seen_after = cb_appetit_kind.format_state (copy, viewer);
      all_after = cb_appetit_kind.format_state (copy, CB_SEAT_NONE);
      cards_after = sort_cards (copy);

      g_assert_cmpstr (seen_after, ==, seen);
      g_assert_cmpstr (cards_after, ==, cards);
      g_assert_cmpstr (all_after, !=, all);
      g_assert_cmpstr (all_after, !=, last);
      g_free (last);
      last = g_steal_pointer (&all_after);
    }
}

static void
test_playout (gconstpointer data)
{
  const GameCase *row = data;
  g_autofree CbState *flipped = begin_shuffled (row, 3);
  g_autofree CbState *played = begin_shuffled (row, 3);
  g_autofree char *text = NULL, *expected = NULL;
  CbRandom random;

  cb_random_init (&random, 1);
  flip (flipped, row->n_flips);
  g_assert_cmpuint (cb_appetit_kind.playout (played, &random, row->n_flips), ==, row->n_flips);

  expected = cb_appetit_kind.format_state (flipped, CB_SEAT_NONE);
  text = cb_appetit_kind.format_state (played, CB_SEAT_NONE);
  g_assert_cmpstr (text, ==, expected);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  CB_TEST_ADD_TABLE ("/appetit/deal", deal_cases, test_deal);
  CB_TEST_ADD_TABLE ("/appetit/bad-deck", bad_decks, test_bad_deck);
  CB_TEST_ADD_TABLE ("/appetit/begin", begin_cases, test_begin);
  CB_TEST_ADD_TABLE ("/appetit/flip", flip_cases, test_flips);
  CB_TEST_ADD_TABLE ("/appetit/end", end_cases, test_end);
  CB_TEST_ADD_TABLE ("/appetit/tokens", tokens_cases, test_tokens);
  CB_TEST_ADD_TABLE ("/appetit/game", game_cases, test_game);
  CB_TEST_ADD_TABLE ("/appetit/conceal", game_cases, test_conceal);
  CB_TEST_ADD_TABLE ("/appetit/playout", game_cases, test_playout);

  return g_test_run ();
}
