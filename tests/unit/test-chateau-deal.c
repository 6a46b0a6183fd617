/* test-chateau-deal.c - the castles and tiles of Château Roquefort, and who knows them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-case.h"
#include "cb-test.h"

#include <string.h>

#define ROOMS CB_CHATEAU_CASE_ROOMS
#define TILES CB_CHATEAU_CASE_TILES
#define SPARE CB_CHATEAU_CASE_SPARE

#define TILES_LIST "1;2;3;4;5;6;7;-;x;1;2;3;4;5;6;7;-;x;1;2;3;4;5;6;7;-;x;-;-;-;-;-;-"
#define START                                                         \
  " T^1^#^2^#^3 T/^4^5^6^7^-^x^1/^#^2^#^3^#^4^#/^5^6^7^-^x^1^2/"      \
  "^#^3^#^4^#^5^#/^6^7^-^x^-^-^-/ T^-^#^-^#^- T/ spare - turn a0 a:4/0+ b:4/0+"

#define N_DEALS      2000
#define N_CONCEALED  1000

typedef struct
{
  const char *name;
  const char *rooms;
  const char *tiles;
  const char *spare;
  const char *expected;
} DealCase;

static gboolean
set_up (const DealCase  *test,
        CbState         *state,
        GError         **error)
{
  const CbTestGame game = {
    &cb_chateau_kind, 2, 0, NULL, { test->rooms, test->tiles, test->spare },
  };
  g_autoptr (CbDeal) deal = cb_test_deal (&game);
  CbRuleset ruleset;

  cb_test_ruleset (&game, &ruleset);

  return cb_chateau_kind.setup (state, &ruleset, deal, error);
}

/* @expected is the first position. */
static const DealCase good_deals[] = {
  { "string", ROOMS, TILES, "-", START },
  { "list", ROOMS, TILES_LIST, "-", START },
  { "list-closed", ROOMS, TILES_LIST ";", "-;", START },
  { "any-letters", "TRBBBCT/DREEECF/DGGHIIF/JJKHLMM/JJKHLMM/NNNOPPP/TQQOAAT", TILES, "-", START },
  { "other-castle", "TDDJJNT/AAGJJNQ/BEGKKNQ/BEHHHOO/BEILLPR/CCIMMPR/TFFMMPT", TILES, "-", START },
  { "spare-trap", ROOMS, "1234567--1234567-x1234567-x------", "x",
    " T^1^#^2^#^3 T/^4^5^6^7^-^-^1/^#^2^#^3^#^4^#/^5^6^7^-^x^1^2/"
    "^#^3^#^4^#^5^#/^6^7^-^x^-^-^-/ T^-^#^-^#^- T/ spare x turn a0 a:4/0+ b:4/0+" },
};

static void
test_good_deal (gconstpointer data)
{
  const DealCase *test = data;
  g_autofree CbState *state = cb_kind_new_state (&cb_chateau_kind);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (set_up (test, state, &error));
  g_assert_no_error (error);
  text = cb_chateau_kind.format_state (state, CB_SEAT_NONE);
  g_assert_cmpstr (text, ==, test->expected);
}

/* @expected is the key that the error names. */
static const DealCase bad_deals[] = {
  { "rooms-empty", "", TILES, SPARE, "Rooms" },
  { "rooms-short", "TABBBCT/DAEEECF/DGGHIIF/JJKHLMM/JJKHLMM/NNNOPPP/TQQORR", TILES, SPARE,
    "Rooms" },
  { "rooms-six-rows", "TABBBCT/DAEEECF/DGGHIIF/JJKHLMM/JJKHLMM/TQQORRT", TILES, SPARE, "Rooms" },
  { "rooms-long", ROOMS "T", TILES, SPARE, "Rooms" },
  { "rooms-closed", ROOMS "/", TILES, SPARE, "Rooms" },
  { "rooms-without-slash", "TABBBCTDDAEEECF/DGGHIIF/JJKHLMM/JJKHLMM/NNNOPPP/TQQORRT", TILES,
    SPARE, "Rooms" },
  { "rooms-semicolon", "TABBBCT;DAEEECF;DGGHIIF;JJKHLMM;JJKHLMM;NNNOPPP;TQQORRT", TILES, SPARE,
    "Rooms" },
  { "rooms-digit", "T1BBBCT/D1EEECF/DGGHIIF/JJKHLMM/JJKHLMM/NNNOPPP/TQQORRT", TILES, SPARE,
    "Rooms" },
  { "rooms-space", "T BBBCT/D EEECF/DGGHIIF/JJKHLMM/JJKHLMM/NNNOPPP/TQQORRT", TILES, SPARE,
    "Rooms" },
  { "rooms-tower-inside", "TTBBBCT/DTEEECF/DGGHIIF/JJKHLMM/JJKHLMM/NNNOPPP/TQQORRT", TILES, SPARE,
    "Rooms" },
  { "rooms-corner-without-tower", "AABBBCT/DDEEECF/DGGHIIF/JJKHLMM/JJKHLMM/NNNOPPP/TQQORRT",
    TILES, SPARE, "Rooms" },
  { "rooms-last-corner", "TABBBCT/DAEEECF/DGGHIIF/JJKHLMM/JJKHLMM/NNNOPPP/TQQORRR", TILES, SPARE,
    "Rooms" },
  { "rooms-bent", "TABBECT/DABEECF/DGGHIIF/JJKHLMM/JJKHLMM/NNNOPPP/TQQORRT", TILES, SPARE,
    "Rooms" },
  { "rooms-four-in-line", "TABBBCT/DAEEECF/DGGHIIF/JJKHLMM/JJKHLMM/NNNNPPP/TQQORRT", TILES, SPARE,
    "Rooms" },
  { "rooms-six-cells", "TABBBCT/DAEEECF/DGGHIIF/JJJHLMM/JJJHLMM/NNNOPPP/TQQORRT", TILES, SPARE,
    "Rooms" },
  { "rooms-apart", "TABBBCT/DAEEECF/DGGHIIF/JJKHLMM/JJLHKMM/NNNOPPP/TQQORRT", TILES, SPARE,
    "Rooms" },
  { "rooms-letter-twice", "TABBBCT/DAEEECF/DGGHIIF/JJKHLMM/JJKHLMM/NNNOPPP/TQQOQQT", TILES, SPARE,
    "Rooms" },
  { "rooms-around-the-edge", "TAABBCT/DDEEECF/FGGHIII/JJKHLMM/JJKHLMM/NNNOPPP/TQQORRT", TILES,
    SPARE, "Rooms" },
  { "rooms-one-square", "TABBBCT/DAEEECF/DGGHIIF/JJJHLMM/KKKHLMM/NNNOPPP/TQQORRT", TILES, SPARE,
    "Rooms" },
  { "rooms-three-squares", "TABBECT/DABBECF/DGGHIIF/JJKHLMM/JJKHLMM/NNNOPPP/TQQORRT", TILES, SPARE,
    "Rooms" },
  { "rooms-nineteen", "TABBBCT/DAEEECF/DGGHIIF/JJKHLMM/SSKHLMM/NNNOPPP/TQQORRT", TILES, SPARE,
    "Rooms" },
  { "tiles-empty", ROOMS, "", SPARE, "Tiles" },
  { "tiles-short", ROOMS, "1234567-x1234567-x1234567-x-----", SPARE, "Tiles" },
  { "tiles-long", ROOMS, TILES "-", SPARE, "Tiles" },
  { "tiles-list-short", ROOMS, "1;2;3;4;5;6;7;-;x;", SPARE, "Tiles" },
  { "tiles-list-long", ROOMS, TILES_LIST ";-;", SPARE, "Tiles" },
  { "tiles-list-gap", ROOMS, ";2;3;4;5;6;7;-;x;1;2;3;4;5;6;7;-;x;1;2;3;4;5;6;7;-;x;-;-;-;-;-;-;",
    SPARE, "Tiles" },
  { "tiles-list-double", ROOMS,
    "12;3;4;5;6;7;-;x;1;2;3;4;5;6;7;-;x;1;2;3;4;5;6;7;-;x;-;-;-;-;-;-;-",
    SPARE, "Tiles" },
  { "tiles-unknown", ROOMS, "8234567-x1234567-x1234567-x------", SPARE, "Tiles" },
  { "tiles-zero", ROOMS, "1234567-x1234567-x1234567-x-----0", SPARE, "Tiles" },
  { "tiles-capital", ROOMS, "1234567-X1234567-x1234567-x------", SPARE, "Tiles" },
  { "tiles-five-traps", ROOMS, "1234567-x1234567-x1234567-xxx----", SPARE, "Tiles" },
  { "tiles-two-traps", ROOMS, "1234567--1234567-x1234567-x------", SPARE, "Tiles" },
  { "tiles-four-of-a-cheese", ROOMS, "2234567-x1234567-x1234567-x------", SPARE, "Tiles" },
  { "tiles-cheese-too-many", ROOMS, "1234567-x1234567-x1234567-x7-----", SPARE, "Tiles" },
  { "spare-makes-four", ROOMS, TILES, "1", "Spare" },
  { "spare-trap-too-many", ROOMS, TILES, "x", "Spare" },
  { "spare-empty", ROOMS, TILES, "", "Spare" },
  { "spare-unknown", ROOMS, TILES, "8", "Spare" },
  { "spare-two", ROOMS, TILES, "-;-", "Spare" },
  { "spare-two-together", ROOMS, TILES, "--", "Spare" },
};

static void
test_bad_deal (gconstpointer data)
{
  const DealCase *test = data;
  g_autofree CbState *state = cb_kind_new_state (&cb_chateau_kind);
  g_autoptr (GError) error = NULL;

  g_assert_false (set_up (test, state, &error));
  g_assert_error (error, CB_ERROR, CB_ERROR_DEAL);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, test->expected));
}

/* The window and the tool show the sentence, so it must be text whatever the deal is. */
static void
test_message (void)
{
  const DealCase test = { "not-ascii", ROOMS, "é34567-x1234567-x1234567-x------", SPARE };
  g_autofree CbState *state = cb_kind_new_state (&cb_chateau_kind);
  g_autoptr (GError) error = NULL;

  g_assert_false (set_up (&test, state, &error));
  g_assert_error (error, CB_ERROR, CB_ERROR_DEAL);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
}

/* A record's letters name the rooms. */
static void
test_letters (void)
{
  const DealCase *deal = &good_deals[3];
  g_autofree CbState *state = cb_kind_new_state (&cb_chateau_kind);
  g_autofree char *text = NULL;

  g_assert_true (set_up (deal, state, NULL));
  cb_test_play (&cb_chateau_kind, state, "tower:a1 tower:g1 lift:R");
  text = cb_chateau_kind.format_state (state, CB_SEAT_NONE);
  g_assert_true (g_str_has_prefix (text, "aT 1^#^2^#^3bT/^4 5^6"));
  g_assert_false (cb_test_allows (&cb_chateau_kind, state, "lift:A"));
}

/* Counts the room's cells; they must fill a box of one of the three shapes. */
static guint
measure_room (const char *rooms,
              char        letter)
{
  guint left = 7, right = 0, top = 7, bottom = 0, n_cells = 0;

  for (guint row = 0; row < 7; row++)
    for (guint column = 0; column < 7; column++)
      if (rooms[8 * row + column] == letter)
        {
          left = MIN (left, column);
          right = MAX (right, column);
          top = MIN (top, row);
          bottom = MAX (bottom, row);
          n_cells++;
        }

  if (n_cells > 0)
    {
      g_assert_cmpuint (n_cells, ==, (right - left + 1) * (bottom - top + 1));
      g_assert_true (n_cells == 4 ? right - left == 1 : right == left || top == bottom);
    }

  return n_cells;
}

static void
assert_castle (const char *rooms)
{
  guint n_rooms[8] = { 0 };

  g_assert_cmpuint (strlen (rooms), ==, 55);
  for (char letter = 'A'; letter <= 'Z'; letter++)
    if (letter != 'T')
      n_rooms[MIN (measure_room (rooms, letter), 7)]++;

  g_assert_cmpuint (n_rooms[2], ==, 11);
  g_assert_cmpuint (n_rooms[3], ==, 5);
  g_assert_cmpuint (n_rooms[4], ==, 2);
}

/* Of each tower, the two cells that share a side with it, as places in a text. */
static void
assert_towers (const char *rooms)
{
  static const guint towers[][3] = {
    { 0, 1, 8 }, { 6, 5, 14 }, { 48, 40, 49 }, { 54, 46, 53 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (towers); i++)
    {
      g_assert_cmpint (rooms[towers[i][0]], ==, 'T');
      g_assert_cmpint (rooms[towers[i][1]], !=, rooms[towers[i][2]]);
    }
}

static void
test_castle (gconstpointer data)
{
  const CbTestGame game = { &cb_chateau_kind, 2, 0, data };
  g_autoptr (CbDeal) deal = cb_test_deal (&game);
  g_autofree CbState *state = cb_test_begin (&game);

  assert_castle (deal->text[0]);
  assert_towers (deal->text[0]);
  g_assert_cmpint (cb_chateau_kind.to_move (state), ==, 0);
}

static void
test_castles_differ (void)
{
  const CbTestGame front = { &cb_chateau_kind, 2, 0, "castle=front" };
  const CbTestGame back = { &cb_chateau_kind, 2, 0, "castle=back" };
  const CbTestGame fallback = { &cb_chateau_kind, 2, 0, NULL };
  g_autoptr (CbDeal) a = cb_test_deal (&front);
  g_autoptr (CbDeal) b = cb_test_deal (&back);
  g_autoptr (CbDeal) c = cb_test_deal (&fallback);

  g_assert_cmpstr (a->text[0], !=, b->text[0]);
  g_assert_cmpstr (a->text[0], ==, c->text[0]);
}

static CbDeal *
deal_from_seed (const CbRuleset *ruleset,
                guint64          seed)
{
  CbRandom random;

  cb_random_init (&random, seed);

  return cb_kind_new_deal (&cb_chateau_kind, ruleset, 4, 0, &random);
}

/* How many texts of the deal's key differ among many deals, all of them good. */
static guint
count_deals (const char *options,
             guint       key)
{
  const CbTestGame game = { &cb_chateau_kind, 4, 0, options };
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree CbState *state = cb_kind_new_state (&cb_chateau_kind);
  CbRuleset ruleset;

  cb_test_ruleset (&game, &ruleset);
  for (guint seed = 0; seed < N_DEALS; seed++)
    {
      g_autoptr (CbDeal) deal = deal_from_seed (&ruleset, seed);
      g_autoptr (GError) error = NULL;

      assert_castle (deal->text[0]);
      assert_towers (deal->text[0]);
      cb_chateau_kind.setup (state, &ruleset, deal, &error);
      g_assert_no_error (error);
      g_hash_table_add (texts, g_strdup (deal->text[key]));
    }

  return g_hash_table_size (texts);
}

/* Two of so many may happen to be the same. */
static void
test_random_castles (void)
{
  g_assert_cmpuint (count_deals ("castle=random", 0), >, N_DEALS * 99 / 100);
}

static void
test_fixed_castles (void)
{
  g_assert_cmpuint (count_deals ("castle=front", 0), ==, 1);
  g_assert_cmpuint (count_deals ("castle=back", 0), ==, 1);
}

static void
test_tiles_differ (void)
{
  g_assert_cmpuint (count_deals ("castle=front", 1), ==, N_DEALS);
  g_assert_cmpuint (count_deals ("castle=front", 2), ==, 9);
}

static void
test_solid_floor (void)
{
  static const char *const solid = "a3 a5 c1 c3 c5 c7 e1 e3 e5 e7 g3 g5 a1 g1 a7 g7";
  guint n_sliding = 0;

  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    n_sliding += cb_chateau_slides (cell) != 0;

  g_assert_cmpuint (n_sliding, ==, 33);
  for (const char *p = solid; p < solid + strlen (solid); p += 3)
    g_assert_false (cb_chateau_slides (cb_chateau_case_parse_cell (p)));
}

static const CbChateauCase known_cases[] = {
  { "known/nothing", NULL, "tower:a1 tower:g1", .seen = "b1:^? a2:^? c1:^# a1:aT spare:-" },
  { "known/lifted", "a1:aT b1:^1 b2:^2", "lift:A", .seen = "b1:.1 b2:.2 a2:^? b3:^?" },
  { "known/covered-again", "a1:aT b1:^1 b2:^2", "lift:A end", .seen = "b1:^1 b2:^2 a2:^?" },
  { "known/slid-in-row", "a1:aT b1:^1 b2:^2 spare:5", "lift:A end push:W2",
    .seen = "a2:^5 b2:^? c2:^2 d2:^? b1:^1" },
  { "known/slid-in-column", "a1:aT b1:^1 b2:^2 spare:5", "lift:A end push:Nb",
    .seen = "b1:^5 b2:^1 b3:^2 b4:^? a2:^?" },
  { "known/slid-twice", "a1:aT b1:^1 b2:^2 spare:5", "lift:A end push:W2 end push:Nb",
    "c2:^2", .seen = "c2:^2 a2:^5 b1:^- b2:^1 b3:^?" },
  { "known/slid-back", "a1:aT b1:^1 b2:^2 spare:5", "lift:A end push:W2 end push:E2",
    .seen = "a2:^? b1:^1 b2:^2 c2:^? g2:^- spare:5" },
  { "known/slid-into-view", "b1:a- a2:^4", "push:W2", "b2:.4", .seen = "b2:.4 a2:^- c2:^-" },
  { "known/seen-in-passing", "b1:a- a2:^4", "push:W2 end push:W2", .seen = "b2:.- c2:^4 d2:^-" },
  { "known/dropped-out", "a1:aT g2:^7", "push:W2", .seen = "spare:7 f2:^? g2:^?" },
  { "known/dropped-out-and-in", "a1:aT g2:^7", "push:W2 end push:Sd", .seen = "d7:^7 d6:^?" },
  { "known/without-view", "b2:^3 a1:aT", "push:W2", "c2:^3", .seen = "c2:^? a2:^-" },
  { "known/trap", "a1:aT b1:^x", "lift:A end push:Nb", .seen = "b2:^x b1:^- b3:^-" },
  { "known/memory-aid", "a1:aT b1:^1", "lift:A end", .options = "memory=seen",
    .seen = "b1:^1 a2:^?" },
};

static const CbChateauCase conceal_cases[] = {
  { "start", NULL, NULL },
  { "set-up", NULL, "tower:a1 tower:g1" },
  { "uncovered", NULL, "tower:a1 tower:g1 lift:A lift:D" },
  { "covered-again", NULL, "tower:a1 tower:g1 lift:A end push:W2 end" },
  { "slid-trap", NULL, "tower:g1 tower:a1 lift:C end push:Nf end push:Nf end" },
};

static int
compare_tiles_cb (gconstpointer a,
                  gconstpointer b)
{
  return *(const guint8 *) a - *(const guint8 *) b;
}

static void
assert_same_tiles (const CbChateau *a,
                   const CbChateau *b)
{
  guint8 tiles[2][CB_CHATEAU_N_CELLS];

  memcpy (tiles[0], a->tile, sizeof tiles[0]);
  memcpy (tiles[1], b->tile, sizeof tiles[1]);
  qsort (tiles[0], sizeof tiles[0], 1, compare_tiles_cb);
  qsort (tiles[1], sizeof tiles[1], 1, compare_tiles_cb);
  g_assert_cmpmem (tiles[0], sizeof tiles[0], tiles[1], sizeof tiles[1]);
}

static CbState *
conceal (const CbState *state,
         CbSeat         viewer,
         guint64        seed)
{
  CbState *copy = cb_kind_copy_state (&cb_chateau_kind, state);
  CbRandom random;

  cb_random_init (&random, seed);
  cb_chateau_kind.conceal (copy, viewer, &random);

  return copy;
}

static void
assert_concealed (const CbState *before,
                  const CbState *after)
{
  g_autofree char *moves_before = cb_test_moves (&cb_chateau_kind, before);
  g_autofree char *moves_after = cb_test_moves (&cb_chateau_kind, after);

  cb_chateau_case_assert_consistent (cb_chateau_peek (after));
  assert_same_tiles (cb_chateau_peek (before), cb_chateau_peek (after));
  g_assert_cmpstr (moves_before, ==, moves_after);
  for (CbSeat seat = 0; seat < 2; seat++)
    {
      g_autofree char *text_before = cb_chateau_kind.format_state (before, seat);
      g_autofree char *text_after = cb_chateau_kind.format_state (after, seat);

      g_assert_cmpstr (text_before, ==, text_after);
    }
}

/* Every tile that is not known is a mousetrap as often as another, more or less. */
static void
assert_even (const CbState *state,
             const guint    n_traps[CB_CHATEAU_N_CELLS])
{
  g_autofree char *text = cb_chateau_kind.format_state (state, 0);
  guint n_unknown = 0, n_all = 0;

  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    if (text[cell / 7 * 15 + cell % 7 * 2 + 1] == '?')
      {
        n_unknown++;
        n_all += n_traps[cell];
      }

  g_assert_cmpuint (n_unknown, >, 20);
  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    if (text[cell / 7 * 15 + cell % 7 * 2 + 1] == '?')
      {
        g_assert_cmpuint (n_traps[cell], >, n_all / n_unknown / 2);
        g_assert_cmpuint (n_traps[cell], <, n_all / n_unknown * 3 / 2);
      }
}

static void
test_conceal (gconstpointer data)
{
  const CbChateauCase *test = data;
  g_autofree CbState *state = cb_chateau_case_begin (test);
  guint n_traps[CB_CHATEAU_N_CELLS] = { 0 };

  cb_test_play (&cb_chateau_kind, state, test->moves != NULL ? test->moves : "");
  for (guint i = 0; i < N_CONCEALED; i++)
    {
      g_autofree CbState *other = conceal (state, i % 2, i);

      assert_concealed (state, other);
      for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
        n_traps[cell] += cb_chateau_peek (other)->tile[cell] == CB_CHATEAU_TILE_TRAP;
    }

  assert_even (state, n_traps);
}

/* Where all is known, nothing is concealed. */
static void
test_conceal_known (void)
{
  const CbChateauCase test = { "open", "open a1:aT b1:.1 b2:.2 c2:.x d4:b3 spare:5" };
  g_autofree CbState *state = cb_chateau_case_begin (&test);
  g_autofree CbState *other = conceal (state, 0, 1);
  g_autofree char *before = cb_chateau_kind.format_state (state, CB_SEAT_NONE);
  g_autofree char *after = cb_chateau_kind.format_state (other, CB_SEAT_NONE);

  g_assert_cmpstr (before, ==, after);
}

static void
add_deals (const char     *group,
           const DealCase *deals,
           gsize           n_deals,
           GTestDataFunc   func)
{
  for (gsize i = 0; i < n_deals; i++)
    {
      g_autofree char *path = g_strdup_printf ("/chateau/deal/%s/%s", group, deals[i].name);

      g_test_add_data_func (path, &deals[i], func);
    }
}

static void
add_concealments (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (conceal_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/chateau/conceal/%s", conceal_cases[i].name);

      g_test_add_data_func (path, &conceal_cases[i], test_conceal);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add_deals ("good", good_deals, G_N_ELEMENTS (good_deals), test_good_deal);
  add_deals ("bad", bad_deals, G_N_ELEMENTS (bad_deals), test_bad_deal);
  g_test_add_func ("/chateau/deal/letters", test_letters);
  g_test_add_func ("/chateau/deal/tiles-differ", test_tiles_differ);
  g_test_add_func ("/chateau/castle/solid-floor", test_solid_floor);
  g_test_add_data_func ("/chateau/castle/front", "castle=front", test_castle);
  g_test_add_data_func ("/chateau/castle/back", "castle=back", test_castle);
  g_test_add_func ("/chateau/castle/differ", test_castles_differ);
  g_test_add_func ("/chateau/castle/fixed", test_fixed_castles);
  g_test_add_func ("/chateau/castle/random", test_random_castles);
  cb_chateau_case_add (known_cases, G_N_ELEMENTS (known_cases));
  add_concealments ();
  g_test_add_func ("/chateau/conceal/all-known", test_conceal_known);
  g_test_add_func ("/chateau/deal/message", test_message);

  return g_test_run ();
}
