/* test-rescue.c - the rules of Cheese Rescue
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-case.h"

#include "cb-test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define D3 "D;D;D;"
#define C3 "C;C;C;"
#define M3 "M;M;M;"

#define N_SEEDS   10
#define FAR       8
#define MAX_CARDS 49

/* Any move, but always the same one. */
static CbMove
pick_move (const CbState *state,
           guint          ply)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (&cb_rescue_kind, state);

  g_assert_cmpuint (moves->len, >, 0);

  return g_array_index (moves, CbMove, (ply * 37 + 11) % moves->len);
}

/* A row of most tables: what is played, drawn or read, and what comes of it. */
typedef struct
{
  const char *name;
  guint       n_seats;
  const char *options;
  const char *input;
  const char *expected;
} Case;

/* Positions after some moves, as text. */
typedef struct
{
  const char *name;
  guint       n_seats;
  guint       first;
  const char *options;
  const char *front;
  const char *moves;
  CbSeat      viewer;
  const char *state;
} StateCase;

static const StateCase setup_cases[] = {
  { "two", 2, 0, NULL, "D;C;M;C;M;D;C;", "", CB_SEAT_NONE,
    " S/ origin 0,0 turn a a:DC111223 b:CM111223 pile MDCDCCCMMMMMMM" },
  { "two-from-first", 2, 1, NULL, "D;C;M;C;", "", CB_SEAT_NONE,
    " S/ origin 0,0 turn b a:CM111223 b:DC111223 pile DDCCCCMMMMMMMM" },
  { "three-from-first", 3, 2, NULL, "D;D;C;C;M;M;", "", CB_SEAT_NONE,
    " origin 0,0 turn c a:CC111223 b:MM111223 c:DD111223 pile DDCCCCCCCMMMMMMMMMMMM" },
  { "four-from-first", 4, 3, NULL, "D;M;C;C;M;M;D;C;", "", CB_SEAT_NONE,
    " S/ origin 0,0 turn d a:CC111223 b:MM111223 c:DC111223 d:DM111223 "
    "pile DDDDCCCCCCCCCMMMMMMMMMMMMMMM" },
  { "cheese-points", 2, 0, "cheese-points=9;1;8;4;9;9;", "D;C;M;C;", "", CB_SEAT_NONE,
    " S/ origin 0,0 turn a a:DC148999 b:CM148999 pile DDCCCCMMMMMMMM" },
  { "hidden-hands", 2, 0, "hands=hidden", "D;C;M;C;", "", 1,
    " S/ origin 0,0 turn a a:??111223 b:CM111223 pile ??????????????" },
  { "open-hands", 2, 0, "hands=open", "D;C;M;C;", "", 1,
    " S/ origin 0,0 turn a a:DC111223 b:CM111223 pile ??????????????" },
};

static const StateCase turn_cases[] = {
  { "lays-and-draws-the-top", 2, 0, NULL, "D;C;M;C;M;D;C;", "D@1,0", CB_SEAT_NONE,
    " S D/ origin 0,0 turn b a:CM111223 b:CM111223 pile DCDCCCMMMMMMM" },
  { "goes-round", 3, 1, NULL, "D;D;C;C;M;M;C;D;", "1@0,0 2@1,0 3@2,0", CB_SEAT_NONE,
    "b1c2a3/ origin 0,0 turn b a:DMM11122 b:DDC11223 c:DCC11123 pile CCCCCCMMMMMMMMMMMM" },
  { "grows-left", 2, 0, NULL, "D;C;M;C;", "D@-1,0 M@-2,0", CB_SEAT_NONE,
    " M D S/ origin 2,0 turn a a:DC111223 b:DC111223 pile CCCCMMMMMMMM" },
  { "grows-up", 2, 0, NULL, "D;C;M;C;", "D@0,-1 M@0,-2", CB_SEAT_NONE,
    " M/ D/ S/ origin 0,2 turn a a:DC111223 b:DC111223 pile CCCCMMMMMMMM" },
  { "grows-left-and-up", 2, 0, NULL, "D;C;M;M;", "1@-1,0 M@-1,-1 D@0,-1 2@-2,-1 3@1,0",
    CB_SEAT_NONE, "b2 M D ./ .a1 Sa3/ origin 2,1 turn b a:DCCC1122 b:DCM11123 pile CCMMMMMMM" },
  { "grows-after-everyone-laid", 4, 0, NULL, "D;D;C;C;M;M;D;D;",
    "1@1,0 2@0,1 3@1,1 1@2,0 D@-1,0 C@0,-1 M@-2,0 D@0,-2", CB_SEAT_NONE,
    " . . D . ./ . . C . ./ M D Sa1d1/ . .b2c3 ./ origin 2,2 turn a "
    "a:DDC11223 b:DCC11123 c:CCM11122 d:DCC11223 pile CCCCMMMMMMMMMMMMMMMM" },
  { "centred-shows-the-square", 2, 0, "area=centred", "D;C;M;C;", "D@-1,0 3@-2,0", CB_SEAT_NONE,
    " . . . . ./ . . . . ./b3 D S . ./ . . . . ./ . . . . ./ "
    "origin 2,2 turn a a:DC111223 b:DCM11122 pile CCCCMMMMMMMM" },
};

static void
test_state (gconstpointer data)
{
  const StateCase *row = data;
  g_autofree CbState *state = cb_rescue_case_begin (row->n_seats, row->first, row->options,
                                                    row->front);
  g_autofree char *text = NULL;

  cb_test_play (&cb_rescue_kind, state, row->moves);
  text = cb_rescue_kind.format_state (state, row->viewer);
  g_assert_cmpstr (text, ==, row->state);
}

/* Stacking puts what is missing at the end, and takes nothing twice. */
static void
test_deal (gconstpointer data)
{
  const Case *row = data;
  CbTestGame game = { &cb_rescue_kind, row->n_seats, 0, row->options, { NULL } };
  g_autoptr (CbDeal) deal = cb_test_deal (&game);
  g_autofree char *all = cb_test_stack (cb_rescue_case_get_set (row->n_seats), deal->text[0]);

  g_assert_cmpstr (deal->text[0], ==, all);
  g_assert_cmpstr (deal->text[0], !=, cb_rescue_case_get_set (row->n_seats));
}

static const Case bad_decks[] = {
  { "empty", 2, NULL, "" },
  { "too-short", 2, NULL, D3 C3 C3 M3 M3 "M;M;" },
  { "too-long", 2, NULL, D3 C3 C3 M3 M3 M3 "M;" },
  { "too-many-dogs", 2, NULL, D3 "D;" C3 C3 M3 M3 "M;M;" },
  { "too-many-cats", 2, NULL, D3 C3 C3 "C;" M3 M3 "M;M;" },
  { "too-few-cats", 2, NULL, D3 C3 "C;C;" M3 M3 M3 "M;" },
  { "unknown-letter", 2, NULL, D3 C3 C3 M3 M3 "M;M;X;" },
  { "gap", 2, NULL, D3 C3 C3 M3 M3 "M;;M;" },
  { "of-three-for-two", 2, NULL, D3 "D;" C3 C3 C3 M3 M3 M3 M3 "M;M;" },
  { "of-three-for-four", 4, NULL, D3 "D;" C3 C3 C3 M3 M3 M3 M3 "M;M;" },
  { "wrong-counts-for-four", 4, NULL, D3 D3 D3 C3 C3 C3 M3 M3 M3 M3 M3 M3 },
};

static void
test_bad_deck (gconstpointer data)
{
  const Case *row = data;
  CbTestGame game = { &cb_rescue_kind, row->n_seats, 0, NULL, { row->input } };
  g_autoptr (CbDeal) deal = cb_test_deal (&game);
  g_autofree CbState *state = cb_kind_new_state (&cb_rescue_kind);
  g_autoptr (GError) error = NULL;
  CbRuleset ruleset;

  cb_test_ruleset (&game, &ruleset);
  g_assert_false (cb_rescue_kind.setup (state, &ruleset, deal, &error));
  g_assert_error (error, CB_ERROR, CB_ERROR_DEAL);
  g_assert_nonnull (strstr (error->message, "Deck"));
}

/* Where a card may go after some moves, as a map: “O” is the origin, “#” other
 * cards, “+” the free cells. Nobody plays the cheese of 3 points before. */
#define CENTRED "area=centred"

static const Case cell_cases[] = {
  { "start-card-of-two", 2, NULL, "", ".+./+O+/.+." },
  { "first-of-three-is-the-origin", 3, NULL, "", "+" },
  { "corner-is-not-enough", 2, NULL, "1@1,0 1@1,1", ".++./+O#+/.+#+/..+." },
  { "side-5-right", 2, NULL, "1@1,0 1@2,0 1@3,0 1@4,0", "+++++/O####/+++++" },
  { "side-5-left", 2, NULL, "1@-1,0 1@-2,0 1@-3,0 1@-4,0", "+++++/####O/+++++" },
  { "side-5-both-ways", 2, NULL, "1@-1,0 1@1,0 1@-2,0 1@2,0", "+++++/##O##/+++++" },
  { "side-5-up", 2, NULL, "1@0,-1 1@0,-2 1@0,-3 1@0,-4", "+#+/+#+/+#+/+#+/+O+" },
  { "side-5-down", 2, NULL, "1@0,1 1@0,2 1@0,3 1@0,4", "+O+/+#+/+#+/+#+/+#+" },
  { "side-5-row-then-up", 2, NULL, "1@1,0 1@2,0 1@3,0 1@4,0 1@2,-1", "..+../++#++/O####/+++++" },
  { "side-5-right-and-down", 2, NULL, "1@1,0 1@2,0 1@3,0 1@4,0 1@4,1 1@4,2 2@4,3 2@4,4",
    "O####/++++#/...+#/...+#/...+#" },
  { "side-5-left-and-up", 2, NULL, "1@-1,0 1@-2,0 1@-3,0 1@-4,0 1@-4,-1 1@-4,-2 2@-4,-3 2@-4,-4",
    "#+.../#+.../#+.../#++++/####O" },
  { "side-6-right", 3, NULL, "1@0,0 1@1,0 1@2,0 1@3,0 1@4,0 1@5,0", "++++++/O#####/++++++" },
  { "side-6-left", 3, NULL, "1@0,0 1@-1,0 1@-2,0 1@-3,0 1@-4,0 1@-5,0", "++++++/#####O/++++++" },
  { "side-6-up", 3, NULL, "1@0,0 1@0,-1 1@0,-2 1@0,-3 1@0,-4 1@0,-5",
    "+#+/+#+/+#+/+#+/+#+/+O+" },
  { "side-6-down", 3, NULL, "1@0,0 1@0,1 1@0,2 1@0,3 1@0,4 1@0,5", "+O+/+#+/+#+/+#+/+#+/+#+" },
  { "side-7-right", 4, NULL, "1@1,0 1@2,0 1@3,0 1@4,0 1@5,0 1@6,0", "+++++++/O######/+++++++" },
  { "side-7-left", 4, NULL, "1@-1,0 1@-2,0 1@-3,0 1@-4,0 1@-5,0 1@-6,0",
    "+++++++/######O/+++++++" },
  { "side-7-up", 4, NULL, "1@0,-1 1@0,-2 1@0,-3 1@0,-4 1@0,-5 1@0,-6",
    "+#+/+#+/+#+/+#+/+#+/+#+/+O+" },
  { "side-7-down", 4, NULL, "1@0,1 1@0,2 1@0,3 1@0,4 1@0,5 1@0,6",
    "+O+/+#+/+#+/+#+/+#+/+#+/+#+" },
  { "centred-5-right", 2, CENTRED, "1@1,0 1@2,0", ".+++/+O##/.+++" },
  { "centred-5-left", 2, CENTRED, "1@-1,0 1@-2,0", "+++./##O+/+++." },
  { "centred-5-up", 2, CENTRED, "1@0,-1 1@0,-2", "+#+/+#+/+O+/.+." },
  { "centred-5-down", 2, CENTRED, "1@0,1 1@0,2", ".+./+O+/+#+/+#+" },
  { "centred-5-corner", 2, CENTRED, "1@1,0 1@2,0 1@2,1 1@2,2", ".+++/+O##/.++#/..+#" },
  { "centred-7-right", 4, CENTRED, "1@1,0 1@2,0 1@3,0", ".++++/+O###/.++++" },
  { "centred-7-left", 4, CENTRED, "1@-1,0 1@-2,0 1@-3,0", "++++./###O+/++++." },
  { "centred-7-up", 4, CENTRED, "1@0,-1 1@0,-2 1@0,-3", "+#+/+#+/+#+/+O+/.+." },
  { "centred-7-down", 4, CENTRED, "1@0,1 1@0,2 1@0,3", ".+./+O+/+#+/+#+/+#+" },
  { "centred-three-right", 3, CENTRED, "1@0,0 1@1,0 1@2,0 1@3,0 1@4,0 1@5,0",
    "++++++/O#####/++++++" },
};

static guint
count_listed (const CbState *state,
              char           card)
{
  g_autofree char *text = cb_test_moves (&cb_rescue_kind, state);
  guint n = 0;

  for (const char *at = text; *at != '\0'; at++)
    n += at[0] == card && at[1] == '@';

  return n;
}

static guint
check_row (const CbState *state,
           const char    *cells,
           int            x,
           int            y)
{
  guint n = 0;

  for (; *cells != '\0'; cells++, x++)
    {
      g_autofree char *move = g_strdup_printf ("3@%d,%d", x, y);

      if (*cells != '+')
        continue;
      g_test_message ("%s", move);
      g_assert_true (cb_test_allows (&cb_rescue_kind, state, move));
      n++;
    }

  return n;
}

static void
test_cells (gconstpointer data)
{
  const Case *row = data;
  g_autofree CbState *state = cb_rescue_case_begin (row->n_seats, 0, row->options, NULL);
  g_auto (GStrv) lines = g_strsplit (row->expected, "/", -1);
  int top = 0, left = 0;
  guint n = 0;

  cb_test_play (&cb_rescue_kind, state, row->input);
  for (int i = 0; lines[i] != NULL; i++)
    if (strchr (lines[i], 'O') != NULL)
      {
        top = -i;
        left = (int) (lines[i] - strchr (lines[i], 'O'));
      }
  for (int i = 0; lines[i] != NULL; i++)
    n += check_row (state, lines[i], left, top + i);

  g_assert_cmpuint (count_listed (state, '3'), ==, n);
}

/* Single moves after others, “+” legal or “-” not; seat 0 has a dog and a cat,
 * seat 1 two mice. */
static const Case move_cases[] = {
  { "animal-in-hand", 2, NULL, "", "+D@1,0" },
  { "cheese-in-hand", 2, NULL, "", "+3@0,-1" },
  { "same-cheese-of-another", 2, NULL, "3@1,0", "+3@2,0" },
  { "card-just-drawn", 2, NULL, "1@1,0 1@2,0", "+M@3,0" },
  { "not-in-hand", 2, NULL, "", "-M@1,0" },
  { "in-the-others-hand", 2, NULL, "1@1,0", "-D@2,0" },
  { "used-up", 2, NULL, "3@1,0 1@2,0", "-3@3,0" },
  { "on-the-start-card", 2, NULL, "", "-1@0,0" },
  { "on-another-card", 2, NULL, "1@1,0", "-1@1,0" },
  { "corner", 2, NULL, "", "-1@1,1" },
  { "start-card", 2, NULL, "", "-S@1,0" },
  { "unknown-points", 2, NULL, "", "-4@1,0" },
};

static void
test_move (gconstpointer data)
{
  const Case *row = data;
  g_autofree CbState *state = cb_rescue_case_begin (row->n_seats, 0, row->options, "D;C;M;M;M;");
  gboolean legal;

  cb_test_play (&cb_rescue_kind, state, row->input);
  legal = cb_test_allows (&cb_rescue_kind, state, row->expected + 1);
  g_assert_cmpint (legal ? '+' : '-', ==, row->expected[0]);
}

/* What the count leaves of a board. */
#define CORNERS "adjacency=sides-and-corners"
#define SEVEN(row) row "/" row "/" row "/" row "/" row "/" row "/" row
#define GAP "/......./......./......./......./......./"

static const Case count_cases[] = {
  { "dog-scares-cat", 2, NULL, "DC", "D." },
  { "dog-scares-on-four-sides", 2, NULL, ".C./CDC/.C.", ".../.D./..." },
  { "cat-chases-mouse", 2, NULL, "CM", "C." },
  { "mouse-eats-cheese", 2, NULL, "Ma", "M." },
  { "mouse-eats-everyones-cheese", 4, NULL, ".a./bMc/.d.", ".../.M./..." },
  { "scared-cat-no-longer-chases", 2, NULL, "DCM", "D.M" },
  { "chased-mouse-no-longer-eats", 2, NULL, "CMa", "C.a" },
  { "chain", 2, NULL, "DCMa", "D.M." },
  { "two-cats-beside-one-dog", 2, NULL, "CDC", ".D." },
  { "two-mice-beside-one-cat", 2, NULL, "MCM", ".C." },
  { "another-cat-still-chases", 2, NULL, "DCMC", "D..C" },
  { "another-mouse-still-eats", 2, NULL, "CMaM", "C..M" },
  { "cats-do-not-pass-fear-on", 2, NULL, "DCCM", "D.C." },
  { "mice-do-not-pass-fear-on", 2, NULL, "CMMa", "C.M." },
  { "dog-ignores-mouse-and-cheese", 2, NULL, "MDa", "MDa" },
  { "cat-ignores-cheese-and-cat", 2, NULL, "aCC", "aCC" },
  { "nothing-closes-up", 2, NULL, "MCa/.D.", "M.a/.D." },
  { "start-card-frightens-nobody", 2, NULL, ".C./MSa/.D.", ".C./MSa/.D." },
  { "start-card-is-no-bridge", 2, NULL, "DSC/.../MSa", "DSC/.../MSa" },
  { "no-corner-for-dogs", 2, NULL, "C.C/.D./C.C", "C.C/.D./C.C" },
  { "no-corner-for-mice", 2, NULL, "a.b/.M./b.a", "a.b/.M./b.a" },
  { "corners-for-dogs", 2, CORNERS, "C.C/.D./C.C", ".../.D./..." },
  { "corners-for-cats", 2, CORNERS, "M.M/.C./M.M", ".../.C./..." },
  { "corners-for-mice", 2, CORNERS, "a.b/.M./b.a", ".../.M./..." },
  { "corners-scared-cat-no-longer-chases", 2, CORNERS, "D../.C./..M", "D../.../..M" },
  { "corners-chased-mouse-no-longer-eats", 2, CORNERS, "C../.M./..a", "C../.../..a" },
  { "corners-two-apart", 2, CORNERS, "D.C/.../M.a", "D.C/.../M.a" },
  { "corners-start-card", 2, CORNERS, "C.M/.S./a.D", "C.M/.S./a.D" },
  { "edges-dogs-right", 4, NULL, SEVEN ("C.....D"), SEVEN ("C.....D") },
  { "edges-dogs-below", 4, NULL, "CCCCCCC" GAP "DDDDDDD", "CCCCCCC" GAP "DDDDDDD" },
  { "edges-dogs-above", 4, NULL, "DDDDDDD" GAP "CCCCCCC", "DDDDDDD" GAP "CCCCCCC" },
  { "edges-dogs-left", 4, NULL, SEVEN ("D.....C"), SEVEN ("D.....C") },
  { "edges-mice-right", 4, NULL, SEVEN ("a.....M"), SEVEN ("a.....M") },
  { "edges-corners-dogs-right", 4, CORNERS, SEVEN ("C.....D"), SEVEN ("C.....D") },
  { "edges-corners-mice-left", 4, CORNERS, SEVEN ("M.....a"), SEVEN ("M.....a") },
  { "edges-reach-within", 4, CORNERS, "DC...CD" GAP "Ma...bM", "D.....D" GAP "M.....M" },
};

static void
test_count (gconstpointer data)
{
  const Case *row = data;
  g_autofree CbState *state = cb_rescue_case_draw (row->n_seats, row->options, row->input);
  g_autofree CbState *left = cb_rescue_case_draw (row->n_seats, row->options, row->expected);
  const CbRescue *self = cb_rescue_peek (state);
  CbRescueCount count;

  cb_rescue_count (self, &count);

  g_assert_cmphex (self->laid & ~(count.scared | count.chased | count.eaten), ==,
                   cb_rescue_peek (left)->laid);
  g_assert_cmpuint (count.scared & ~self->card[CB_RESCUE_CAT], ==, 0);
  g_assert_cmpuint (count.chased & ~self->card[CB_RESCUE_MOUSE], ==, 0);
}

/* Points, cheeses and winners: from a drawing, or from moves in mid-game. */
typedef struct
{
  const char *name;
  guint       n_seats;
  const char *options;
  const char *board;
  const char *moves;
  int         score[CB_RESCUE_MAX_SEATS];
  int         cheeses[CB_RESCUE_MAX_SEATS];
  guint       winners;
} ScoreCase;

#define NINES "cheese-points=9;9;9;9;9;9;"

static const ScoreCase score_cases[] = {
  { "most-points", 2, NULL, "a3b2", NULL, { 3, 2 }, { 1, 1 }, 1 },
  { "points-before-cheeses", 2, NULL, "a1a1b3", NULL, { 2, 3 }, { 2, 1 }, 2 },
  { "all-six", 2, NULL, "a1a1a1a2a2/a3b1b1b2b3", NULL, { 10, 7 }, { 6, 4 }, 1 },
  { "tie-more-cheeses", 2, NULL, "a1a2b3", NULL, { 3, 3 }, { 2, 1 }, 1 },
  { "tie-more-cheeses-second-seat", 2, NULL, "a3b1b2", NULL, { 3, 3 }, { 1, 2 }, 2 },
  { "shared", 2, NULL, "a3b3", NULL, { 3, 3 }, { 1, 1 }, 3 },
  { "shared-with-nothing", 2, NULL, "DCM", NULL, { 0, 0 }, { 0, 0 }, 3 },
  { "eaten-do-not-count", 2, NULL, "a3M.b1", NULL, { 0, 1 }, { 0, 1 }, 2 },
  { "eaten-by-corner", 2, CORNERS, "a3.b1/.M./..a2", NULL, { 0, 0 }, { 0, 0 }, 3 },
  { "third-seat", 3, NULL, "a1b2c3", NULL, { 1, 2, 3 }, { 1, 1, 1 }, 4 },
  { "shared-by-two-of-four", 4, NULL, "a1b2b1c3d1d2", NULL, { 1, 3, 3, 3 }, { 1, 2, 1, 2 }, 10 },
  { "nines", 2, NINES, "a9a9a9a9a9/a9b9b9", NULL, { 54, 18 }, { 6, 2 }, 1 },
  { "nines-shared", 2, NINES, "a9a9b9b9", NULL, { 18, 18 }, { 2, 2 }, 3 },
  { "nobody-wins-before-the-end", 2, NULL, NULL, "3@1,0 1@2,0", { 3, 1 }, { 1, 1 }, 0 },
  { "count-in-mid-game", 2, NULL, NULL, "3@1,0 M@0,1 2@-1,0 M@1,-1", { 2, 0 }, { 1, 0 }, 0 },
  { "after-the-chain", 2, NULL, NULL, "2@1,0 M@2,0 C@3,0 1@0,1 D@3,1", { 0, 1 }, { 0, 1 }, 0 },
  { "before-the-chain", 2, NULL, NULL, "2@1,0 M@2,0 C@3,0 1@0,1", { 2, 1 }, { 1, 1 }, 0 },
  { "corner-in-mid-game", 2, CORNERS, NULL, "3@1,0 M@0,1", { 0, 0 }, { 0, 0 }, 0 },
  { "nines-in-mid-game", 2, NINES, NULL, "9@1,0 9@-1,0 9@0,1", { 18, 9 }, { 2, 1 }, 0 },
};

static void
test_score (gconstpointer data)
{
  const ScoreCase *row = data;
  g_autofree CbState *state =
    row->board != NULL ? cb_rescue_case_draw (row->n_seats, row->options, row->board)
                       : cb_rescue_case_begin (row->n_seats, 0, row->options, "D;C;M;M;");

  if (row->board != NULL)
    ((CbRescue *) state)->n_laid = (guint8) (row->n_seats * 12);
  else
    cb_test_play (&cb_rescue_kind, state, row->moves);

  for (guint i = 0; i < row->n_seats; i++)
    {
      g_assert_cmpint (cb_rescue_kind.score (state, (CbSeat) i), ==, row->score[i]);
      g_assert_cmpint (cb_rescue_kind.tiebreak (state, (CbSeat) i), ==, row->cheeses[i]);
    }
  g_assert_cmpuint (cb_rescue_kind.winners (state), ==, row->winners);
}

/* Whole games beside a slow reading of where cards may be laid. */
static const Case game_cases[] = {
  { "two", 2, NULL, NULL, NULL },
  { "two-centred", 2, CENTRED, NULL, NULL },
  { "three", 3, NULL, NULL, NULL },
  { "three-centred", 3, CENTRED, NULL, NULL },
  { "four", 4, NULL, NULL, NULL },
  { "four-centred", 4, CENTRED, NULL, NULL },
};

typedef struct
{
  int      x[MAX_CARDS];
  int      y[MAX_CARDS];
  guint    n;
  int      side;
  gboolean centred;
} Table;

static gboolean
can_lay (const Table *table,
         int          x,
         int          y)
{
  gboolean touches = table->n == 0 && x == 0 && y == 0;

  for (guint i = 0; i < table->n; i++)
    {
      int dx = ABS (table->x[i] - x), dy = ABS (table->y[i] - y);

      if (dx + dy == 0 || dx >= table->side || dy >= table->side)
        return FALSE;
      touches |= dx + dy == 1;
    }

  return touches && !(table->centred && MAX (ABS (x), ABS (y)) > table->side / 2);
}

/* Each distinct card is listed once for each cell. */
static void
check_moves (const Table   *table,
             const CbState *state)
{
  g_autofree char *text = cb_test_moves (&cb_rescue_kind, state);
  g_auto (GStrv) moves = g_strsplit (text, " ", -1);
  const CbRescue *self = cb_rescue_peek (state);
  guint cards = 0, n_cells = 0;

  for (guint i = 0; i < self->n_hand[self->turn]; i++)
    cards |= 1u << self->hand[self->turn][i];
  for (int x = -FAR; x <= FAR; x++)
    for (int y = -FAR; y <= FAR; y++)
      n_cells += can_lay (table, x, y);

  g_assert_cmpuint (g_strv_length (moves), ==, n_cells * (guint) __builtin_popcount (cards));
  for (guint i = 0; moves[i] != NULL; i++)
    {
      int x, y;

      g_assert_cmpint (sscanf (moves[i] + 1, "@%d,%d", &x, &y), ==, 2);
      g_assert_true (can_lay (table, x, y));
      g_assert_false (g_strv_contains ((const char *const *) &moves[i + 1], moves[i]));
    }
}

/* Eight cards in hand while there are any to draw, then one less each turn. */
static void
play_beside (Table   *table,
             CbState *state,
             CbMove   move)
{
  const CbRescue *self = cb_rescue_peek (state);
  CbSeat seat = cb_rescue_kind.to_move (state);
  guint n_pile = self->n_pile, n_hand = self->n_hand[seat];

  table->x[table->n] = cb_rescue_move_get_x (move);
  table->y[table->n++] = cb_rescue_move_get_y (move);
  cb_rescue_kind.apply (state, move);

  g_assert_cmpuint (self->n_pile, ==, n_pile > 0 ? n_pile - 1 : 0);
  g_assert_cmpuint (self->n_hand[seat], ==, n_pile > 0 ? 8 : n_hand - 1);
}

static void
play_whole_game (const Case *row,
                 guint       seed)
{
  guint first = seed % row->n_seats;
  g_autofree CbState *state = cb_rescue_case_begin (row->n_seats, first, row->options, NULL);
  Table table = { .n = row->n_seats != 3, .side = (int) row->n_seats + 3,
                  .centred = row->n_seats != 3 && row->options != NULL };

  for (guint ply = 0; ply < 12 * row->n_seats; ply++)
    {
      g_assert_cmpint (cb_rescue_kind.to_move (state), ==, (int) ((first + ply) % row->n_seats));
      g_assert_cmpuint (cb_rescue_kind.winners (state), ==, 0);
      check_moves (&table, state);
      play_beside (&table, state, pick_move (state, ply + seed));
    }

  for (guint i = 0; i < row->n_seats; i++)
    g_assert_cmpuint (cb_rescue_peek (state)->n_hand[i], ==, 3);
  g_assert_cmpint (cb_rescue_kind.to_move (state), ==, CB_SEAT_NONE);
  g_assert_cmpuint (cb_rescue_kind.winners (state), !=, 0);
  g_assert_cmpuint (table.n, ==, (guint) (table.side * table.side));
}

static void
test_game (gconstpointer data)
{
  for (guint seed = 0; seed < N_SEEDS; seed++)
    play_whole_game (data, seed);
}

/* What a viewer cannot know: whether others' hands and the pile may change. */
typedef struct
{
  const char *name;
  guint       n_seats;
  const char *options;
  guint       n_plies;
  CbSeat      viewer;
  gboolean    hands_change;
  gboolean    pile_changes;
} ConcealCase;

static const ConcealCase conceal_cases[] = {
  { "two", 2, NULL, 0, 0, TRUE, TRUE },
  { "two-second-seat", 2, NULL, 5, 1, TRUE, TRUE },
  { "two-empty-pile", 2, NULL, 14, 0, FALSE, FALSE },
  { "two-over", 2, NULL, 24, 1, FALSE, FALSE },
  { "two-open", 2, "hands=open", 4, 0, FALSE, TRUE },
  { "two-open-empty-pile", 2, "hands=open", 14, 0, FALSE, FALSE },
  { "three", 3, NULL, 7, 2, TRUE, TRUE },
  { "three-open-empty-pile", 3, "hands=open", 21, 0, FALSE, FALSE },
  { "three-empty-pile", 3, NULL, 21, 0, TRUE, FALSE },
  { "four", 4, NULL, 9, 3, TRUE, TRUE },
  { "four-open", 4, "hands=open", 9, 2, FALSE, TRUE },
};

static int
compare_chars (gconstpointer a,
               gconstpointer b)
{
  return *(const char *) a - *(const char *) b;
}

/* Whether a viewer reads the same of both; @sorted: the same letters. */
static gboolean
is_same (const CbState *a,
         const CbState *b,
         CbSeat         viewer,
         gboolean       sorted)
{
  g_autofree char *text_a = cb_rescue_kind.format_state (a, viewer);
  g_autofree char *text_b = cb_rescue_kind.format_state (b, viewer);

  if (sorted)
    {
      qsort (text_a, strlen (text_a), 1, compare_chars);
      qsort (text_b, strlen (text_b), 1, compare_chars);
    }

  return g_str_equal (text_a, text_b);
}

static void
test_conceal (gconstpointer data)
{
  const ConcealCase *row = data;
  g_autofree CbState *state = cb_rescue_case_begin (row->n_seats, 0, row->options, NULL);
  gboolean hands_change = FALSE, pile_changes = FALSE;

  for (guint ply = 0; ply < row->n_plies; ply++)
    cb_rescue_kind.apply (state, pick_move (state, ply));

  for (guint seed = 0; seed < N_SEEDS; seed++)
    {
      g_autofree CbState *copy = cb_kind_copy_state (&cb_rescue_kind, state);
      const CbRescue *a = cb_rescue_peek (state), *b = cb_rescue_peek (copy);
      CbRandom random;

      cb_random_init (&random, seed);
      cb_rescue_kind.conceal (copy, row->viewer, &random);

      g_assert_true (is_same (state, copy, row->viewer, FALSE));
      g_assert_true (is_same (state, copy, CB_SEAT_NONE, TRUE));
      pile_changes |= memcmp (a->pile, b->pile, a->n_pile) != 0;
      for (CbSeat seat = 0; seat < a->n_seats; seat++)
        hands_change |= !is_same (state, copy, seat, FALSE);
    }

  g_assert_true (hands_change == row->hands_change);
  g_assert_true (pile_changes == row->pile_changes);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  CB_TEST_ADD_TABLE ("/rescue/setup", setup_cases, test_state);
  CB_TEST_ADD_TABLE ("/rescue/deal", game_cases, test_deal);
  CB_TEST_ADD_TABLE ("/rescue/bad-deck", bad_decks, test_bad_deck);
  CB_TEST_ADD_TABLE ("/rescue/turn", turn_cases, test_state);
  CB_TEST_ADD_TABLE ("/rescue/cells", cell_cases, test_cells);
  CB_TEST_ADD_TABLE ("/rescue/move", move_cases, test_move);
  CB_TEST_ADD_TABLE ("/rescue/count", count_cases, test_count);
  CB_TEST_ADD_TABLE ("/rescue/score", score_cases, test_score);
  CB_TEST_ADD_TABLE ("/rescue/game", game_cases, test_game);
  CB_TEST_ADD_TABLE ("/rescue/conceal", conceal_cases, test_conceal);

  return g_test_run ();
}
