/* test-chateau-push.c - pushes of Château Roquefort, and what they lead to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-case.h"
#include "cb-test.h"

static const CbChateauCase push_cases[] = {
  { "push/row", "a2:^1 b2:^2 c2:^3 d2:^4 e2:^5 f2:^6 g2:^7 spare:x", "push:W2",
    "a2:^x b2:^1 c2:^2 d2:^3 e2:^4 f2:^5 g2:^6 spare:7 turn:a1p" },
  { "push/column", "b1:^1 b2:^2 b3:^3 b4:^4 b5:^5 b6:^6 b7:^7 spare:x", "push:Sb",
    "b1:^2 b2:^3 b3:^4 b4:^5 b5:^6 b6:^7 b7:^x spare:1 turn:a1p" },
  { "push/mice-stay", "open a2:a1 d2:b2 g2:a3 spare:4", "push:W2",
    "a2:a4 b2:.1 d2:b- e2:.2 g2:a- spare:3" },
  { "push/under-roofs", "d4:a1 c4:^2 e4:^3 spare:7", "push:E4",
    "g4:^7 d4:a3 c4:^1 b4:^2 e4:^-" },
  { "push/not-straight-back", "a1:aT", "push:W2", NULL, .no = "push:E2" },
  { "push/straight-back-next-turn", "a2:^1 b2:^2 g2:^7 spare:x", "push:W2 end push:E2",
    "a2:^1 b2:^2 c2:^- g2:^7 spare:x turn:b1p" },
  { "push/all-slots", "a1:aT", NULL, NULL,
    .all = "push:W2 push:W4 push:W6 push:E2 push:E4 push:E6 "
           "push:Nb push:Nd push:Nf push:Sb push:Sd push:Sf" },
};

static const CbChateauCase fall_cases[] = {
  { "fall/spare", "a2:a- spare:x", "push:W2", "a2:.x a:3/1+ turn:a1p", .no = "move:a2-a3" },
  { "fall/slid", "b2:^x c2:a-", "push:W2", "c2:.x b2:^- a:3/1+" },
  { "fall/other", "c2:b- c4:a- b2:^x", "push:W2", "c2:.x b:3/1+ a:3/0+ turn:a1p" },
  { "fall/two-players", "a2:a- b2:^x c2:b- spare:x", "push:W2", "a2:.x c2:.x a:3/1+ b:3/1+" },
  { "fall/two-of-one", "a2:a- b2:^x c2:a- spare:x", "push:W2", "a2:.x c2:.x a:2/2+" },
  { "fall/not-in-tower", "a1:aT g1:aT a2:a- spare:x", "push:W2", "a1:aT g1:aT a:1/1+" },
  { "fall/not-on-solid-floor", "open c3:a# c2:.- spare:x", "push:Nb", "c3:a# b1:.x a:3/0+" },
  { "fall/not-beside", "a4:a- b2:a- spare:x", "push:W2", "b2:a- a:2/0+" },
  { "fall/second-mouse", "a2:a- a:2/1+ spare:x", "push:W2", "a:2/2+ turn:a1p", .yes = "end" },
  { "fall/trap-dropped-out", "g2:^x a2:a-", "push:W2", "spare:x a2:a- a:3/0+" },
  { "fall/roof-afterwards", "a2:a- spare:x", "push:W2 end", "a2:^x a3:^#" },
  { "fall/roof-not-yet", "a2:a- spare:x", "push:W2", "a2:.x a3:.#" },
  { "fall/others-collect", "open a2:a- b2:.5 c2:a- d6:a5 spare:x", "push:W2", "a:1/1+5" },
  { "fall/no-cheese-over-trap", "open b2:a- a2:.x d2:a- c2:.x", "push:W2", "a:2/2+" },
  { "fall/one-of-pair", "open a2:a5 b2:.5 c2:a- spare:x", "push:W2", "c2:a5 a:2/1+" },
};

static const CbChateauCase collect_cases[] = {
  { "collect/move", "open d4:a1 e6:a- d6:.1", "move:e6-d6", "a:2/0+1 turn:a1" },
  { "collect/push", "open a2:a- c4:a5 spare:5", "push:W2", "a2:a5 a:2/0+5 turn:a1p" },
  { "collect/push-both", "open a2:.4 b2:a- c2:.4 d2:a-", "push:W2", "b2:a4 d2:a4 a:2/0+4" },
  { "collect/other-turn", "open a2:b- c4:b5 spare:5", "push:W2", "a:4/0+ b:2/0+5 turn:a1p" },
  { "collect/two-players", "open a2:a- b2:.6 c2:b- c4:a5 d6:b6 spare:5", "push:W2",
    "a:2/0+5 b:2/0+6" },
  { "collect/same-cheese", "open a2:a- b2:.5 c2:b- c4:a5 d6:b5 spare:5", "push:W2",
    "a:2/0+5 b:2/0+5" },
  { "collect/two-cheeses", "open a2:a- b2:.3 c2:a- c4:a5 d6:a3 spare:5", "push:W2", "a:0/0+35" },
  { "collect/no-second-piece", "open d4:a1 e6:a- d6:.1 a:2/0+1", "move:e6-d6", "a:2/0+1" },
  { "collect/third-mouse", "open d4:a1 e6:a- d6:.1 b6:a1 a:1/0+", "move:e6-d6", "a:1/0+1" },
  { "collect/every-cheese", "open d4:a7 e6:a- d6:.7 a:2/0+14", "move:e6-d6", "a:2/0+147" },
  { "collect/one-in-tower", "open a1:aT d4:a1", "push:W2", "a:2/0+" },
  { "collect/without-cheese", "open d4:a- e6:a-", "move:e6-d6", "a:2/0+" },
  { "collect/solid-floor", "open c3:a# d5:a-", "move:d5-c5", "c5:a# a:2/0+" },
  { "collect/different-cheeses", "open d4:a1 e6:a- d6:.2", "move:e6-d6", "a:2/0+" },
  { "collect/different-players", "open d4:b1 e6:a- d6:.1", "move:e6-d6", "a:3/0+ b:3/0+" },
  { "collect/not-on-the-way", "open b4:a1 c6:a- d6:b1", "move:c6-e6", "e6:a- a:2/0+ b:3/0+" },
  { "collect/kept", "open d4:a1 e6:a- d6:.1", "move:e6-d6 move:d6-d7", "a:2/0+1" },
  { "collect/pushed-away", "open a2:a- c4:a5 spare:5", "push:W2 end push:W2", "a2:a- a:2/0+5" },
};

/* By push:W2, @x gets cheese 5 and @y cheese 6; or the mice of both fall. */
#define PAIRS(x, y) "open a2:" x "- b2:.6 c2:" y "- c4:" x "5 d6:" y "6 spare:5 "
#define TRAPS(x, y) "open a2:" x "- b2:.x c2:" y "- spare:x "

#define MATE "open d4:a1 e6:a- d6:.1 "

static const CbChateauCase win_cases[] = {
  { "win/four", MATE "a:2/0+234", "move:e6-d6", "a:2/0+1234 turn:-1", "a" },
  { "win/three", MATE "a:2/0+23", "move:e6-d6", "a:2/0+123 turn:a1" },
  { "win/four-of-five", MATE "a:2/0+234", "move:e6-d6", "turn:a1", .options = "cheeses=5" },
  { "win/five", MATE "a:2/0+2345", "move:e6-d6", "a:2/0+12345", "a", .options = "cheeses=5" },
  { "win/five-of-six", MATE "a:2/0+2345", "move:e6-d6", "turn:a1", .options = "cheeses=6" },
  { "win/six", MATE "a:2/0+23456", "move:e6-d6", "a:2/0+123456", "a", .options = "cheeses=6" },
  { "win/not-again", MATE "a:2/0+123", "move:e6-d6", "a:2/0+123 turn:a1" },
  { "win/push", PAIRS ("a", "b") "a:2/0+123", "push:W2", "a:2/0+1235 b:2/0+6", "a" },
  { "win/other-turn", PAIRS ("a", "b") "b:2/0+123", "push:W2", "a:2/0+5 b:2/0+1236", "b" },
  { "win/two-at-once", "open a2:a- b2:.3 c2:a- c4:a5 d6:a3 spare:5 a:0/0+124", "push:W2",
    "a:0/0+12345", "a" },
  { "win/both-first-active", PAIRS ("a", "b") "a:2/0+123 b:2/0+123", "push:W2",
    "a:2/0+1235 b:2/0+1236 turn:-1p", "a" },
  { "win/both-second-active", PAIRS ("a", "b") "a:2/0+123 b:2/0+123 turn:b0", "push:W2",
    "a:2/0+1235 b:2/0+1236", "b" },
  { "win/both-other-has-more",
    PAIRS ("a", "b") "d2:.7 e2:b- f6:b7 a:2/0+123 b:0/0+123", "push:W2",
    "a:2/0+1235 b:0/0+12367", "a" },
  { "win/next-of-b-c", PAIRS ("b", "c") "b:2/0+123 c:2/0+123 turn:a0", "push:W2", NULL, "b",
    .n_seats = 3 },
  { "win/next-of-a-b", PAIRS ("a", "b") "a:2/0+123 b:2/0+123 turn:c0", "push:W2", NULL, "a",
    .n_seats = 3 },
  { "win/next-of-a-c", PAIRS ("a", "c") "a:2/0+123 c:2/0+123 turn:b0", "push:W2", NULL, "c",
    .n_seats = 3 },
  { "win/next-of-a-d", PAIRS ("a", "d") "a:2/0+123 d:2/0+123 turn:b0", "push:W2", NULL, "d",
    .n_seats = 4 },
  { "win/before-cellar", PAIRS ("a", "b") "d2:.x e2:c- a:2/0+123 b:2/0+123 c:1/2+", "push:W2",
    "a:2/0+1235 b:2/0+1236 c:1/3+", "a", .n_seats = 3 },
};

static const CbChateauCase cellar_cases[] = {
  { "cellar/own", "a2:a- a:1/2+12 spare:x", "push:W2", "a:1/3+12 b:4/0+ turn:-1p", "b" },
  { "cellar/other", "a2:b- b:1/2+12 spare:x", "push:W2", "a:4/0+ b:1/3+12", "a" },
  { "cellar/second-is-not-enough", TRAPS ("a", "b") "a:2/1+ b:2/1+", "push:W2",
    "a:2/2+ b:2/2+ turn:a1p" },
  { "cellar/two-at-once", TRAPS ("a", "a") "a:1/1+1", "push:W2", "a:1/3+1", "b" },
  { "cellar/third-and-fourth", TRAPS ("a", "a") "a:0/2+1", "push:W2", "a:0/4+1", "b" },
  { "cellar/one-left", "a2:a- d4:a- a:0/2+1 spare:x", "push:W2", "d4:a- a:0/3+1", "b" },
  { "cellar/most-pieces", "a2:c- a:4/0+1 b:4/0+23 c:1/2+456 spare:x", "push:W2", NULL, "b",
    .n_seats = 3 },
  { "cellar/most-pieces-active", "a2:c- a:4/0+12 b:4/0+3 c:1/2+456 spare:x", "push:W2", NULL, "a",
    .n_seats = 3 },
  { "cellar/most-pieces-last", "a2:a- a:1/2+ b:4/0+3 c:4/0+4 d:4/0+12 spare:x", "push:W2", NULL,
    "d", .n_seats = 4 },
  { "cellar/tie-active-loses", "a2:c- a:4/0+1 b:4/0+2 c:1/2+345 spare:x", "push:W2", NULL, "b",
    .n_seats = 3 },
  { "cellar/tie-without-pieces", "a2:c- c:1/2+ spare:x", "push:W2", NULL, "b", .n_seats = 3 },
  { "cellar/tie-after-third", "a2:a- a:1/2+ b:4/0+1 c:4/0+1 d:4/0+1 spare:x turn:c0", "push:W2",
    NULL, "d", .n_seats = 4 },
  { "cellar/tie-past-loser", "a2:a- a:1/2+1 b:4/0+1 c:4/0+1 spare:x turn:d0", "push:W2",
    NULL, "b", .n_seats = 4 },
  { "cellar/tie-past-poorer", "a2:d- a:4/0+1 b:4/0+1 d:1/2+1 spare:x turn:b0", "push:W2",
    NULL, "a", .n_seats = 4 },
  { "cellar/two-losers", TRAPS ("a", "b") "a:1/2+12 b:1/2+1", "push:W2", "a:1/3+12 b:1/3+1", "c",
    .n_seats = 3 },
  { "cellar/all-most-pieces", TRAPS ("a", "b") "a:1/2+12 b:1/2+3", "push:W2",
    "a:1/3+12 b:1/3+3", "a" },
  { "cellar/all-tie", TRAPS ("a", "b") "a:1/2+1 b:1/2+2", "push:W2", NULL, "b" },
  { "cellar/all-tie-second-active", TRAPS ("a", "b") "a:1/2+1 b:1/2+2 turn:b0", "push:W2",
    NULL, "a" },
  { "cellar/all-three", TRAPS ("a", "b") "d2:.x e2:c- a:1/2+1 b:1/2+2 c:1/2+34", "push:W2",
    "a:1/3+1 b:1/3+2 c:1/3+34", "c", .n_seats = 3 },
  { "cellar/collects-first", PAIRS ("a", "b") "d2:.x e2:c- a:2/0+12 b:2/0+6 c:1/2+", "push:W2",
    "a:2/0+125 b:2/0+6 c:1/3+", "a", .n_seats = 3 },
};

static const struct
{
  const char *name;
  const char *line;
} slots[] = {
  { "W2", "a2 b2 c2 d2 e2 f2 g2" },
  { "W4", "a4 b4 c4 d4 e4 f4 g4" },
  { "W6", "a6 b6 c6 d6 e6 f6 g6" },
  { "E2", "g2 f2 e2 d2 c2 b2 a2" },
  { "E4", "g4 f4 e4 d4 c4 b4 a4" },
  { "E6", "g6 f6 e6 d6 c6 b6 a6" },
  { "Nb", "b1 b2 b3 b4 b5 b6 b7" },
  { "Nd", "d1 d2 d3 d4 d5 d6 d7" },
  { "Nf", "f1 f2 f3 f4 f5 f6 f7" },
  { "Sb", "b7 b6 b5 b4 b3 b2 b1" },
  { "Sd", "d7 d6 d5 d4 d3 d2 d1" },
  { "Sf", "f7 f6 f5 f4 f3 f2 f1" },
};

/* No line has a cheese twice. */
static CbState *
begin_numbered (void)
{
  const CbChateauCase test = { "numbered", "a1:aT g1:bT spare:x" };
  CbState *state = cb_chateau_case_begin (&test);
  CbChateau *self = (CbChateau *) state;

  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    if (cb_chateau_slides (cell))
      self->tile[cell] = (guint8) (1 + (3 * (cell / 7) + cell % 7) % 7);

  return state;
}

static void
slide (const CbChateau *before,
       const char      *line,
       CbChateau       *expected)
{
  guint8 pushed = before->spare;

  *expected = *before;
  for (guint i = 0; i < CB_CHATEAU_SIDE; i++)
    {
      guint cell = cb_chateau_case_parse_cell (line + 3 * i);

      expected->tile[cell] = pushed;
      pushed = before->tile[cell];
    }
  expected->spare = pushed;
}

static void
test_slot (gconstpointer data)
{
  guint slot = GPOINTER_TO_UINT (data);
  g_autofree char *move = g_strdup_printf ("push:%s", slots[slot].name);
  g_autofree CbState *state = begin_numbered ();
  const CbChateau *after = cb_chateau_peek (state);
  CbChateau expected;

  slide (after, slots[slot].line, &expected);
  cb_test_play (&cb_chateau_kind, state, move);

  g_assert_cmpmem (after->tile, sizeof after->tile, expected.tile, sizeof expected.tile);
  g_assert_cmpuint (after->spare, ==, expected.spare);
  g_assert_cmpuint (after->covered, ==, expected.covered);
  g_assert_cmpmem (after->mice, sizeof after->mice, expected.mice, sizeof expected.mice);
  cb_chateau_case_assert_consistent (after);
}

/* What the board is told about the slots. */
static void
test_slot_line (gconstpointer data)
{
  guint slot = GPOINTER_TO_UINT (data);
  guint cells[CB_CHATEAU_SIDE];

  g_assert_cmpstr (cb_chateau_get_slot_name (slot), ==, slots[slot].name);
  cb_chateau_get_line (slot, cells);
  for (guint i = 0; i < CB_CHATEAU_SIDE; i++)
    g_assert_cmpuint (cells[i], ==, cb_chateau_case_parse_cell (slots[slot].line + 3 * i));
}

static void
add_slots (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (slots); i++)
    {
      g_autofree char *slot = g_strdup_printf ("/chateau/push/slot/%s", slots[i].name);
      g_autofree char *line = g_strdup_printf ("/chateau/push/line/%s", slots[i].name);

      g_test_add_data_func (slot, GUINT_TO_POINTER (i), test_slot);
      g_test_add_data_func (line, GUINT_TO_POINTER (i), test_slot_line);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  cb_chateau_case_add (push_cases, G_N_ELEMENTS (push_cases));
  cb_chateau_case_add (fall_cases, G_N_ELEMENTS (fall_cases));
  cb_chateau_case_add (collect_cases, G_N_ELEMENTS (collect_cases));
  cb_chateau_case_add (win_cases, G_N_ELEMENTS (win_cases));
  cb_chateau_case_add (cellar_cases, G_N_ELEMENTS (cellar_cases));
  add_slots ();

  return g_test_run ();
}
