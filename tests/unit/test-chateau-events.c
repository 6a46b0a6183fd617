/* test-chateau-events.c - what happens in Château Roquefort, told and enacted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-case.h"

#include "cb-test.h"

#define SEEN "memory=seen"

/* What a move tells in a position made by hand. */
typedef struct
{
  const char *name;
  const char *given;
  const char *moves;
  const char *move;
  const char *events;
  const char *options;
  guint       n_seats;
  guint       first;
} TellCase;

static const TellCase tell_cases[] = {
  { "entered/set-up", NULL, "", "tower:a1", "entered a to a1" },
  { "entered/set-up-last", NULL, "tower:a1", "tower:g7", "entered a to g7", .first = 1 },
  { "entered/in-a-turn", "a1:aT", "", "tower:g1", "entered a to g1" },

  { "moved/one-step", "open b2:a-", "", "move:b2-b3", "moved a from b2 to b3 n 1" },
  { "moved/from-a-tower", "a1:aT b1:.-", "", "move:a1-b1", "moved a from a1 to b1 n 1" },
  { "moved/across-mice", "open b2:b- b3:a- b4:b- turn:b0", "", "move:b2-b5",
    "moved b from b2 to b5 n 3" },

  { "lifted/two-cells", "a1:aT b1:^3 b2:^x", "", "lift:A", "lifted a 3x to A" },
  { "lifted/solid-floor-left-out", "a1:aT a2:^7", "", "lift:D", "lifted a 7 to D" },
  { "lifted/row", "b2:b- c2:^1 d2:^- e2:^2 turn:b0", "", "lift:E", "lifted b 1-2 to E" },
  { "lifted/column", "c5:a# d3:^x d4:^6 d5:^5", "", "lift:H", "lifted a x65 to H" },
  { "lifted/square-in-reading-order", "c5:a# a4:^1 b4:^2 b5:^4", "", "lift:J",
    "lifted a 124 to J" },

  { "pushed/from-the-west", "a1:aT spare:5 g2:^3", "", "push:W2", "pushed a 5 to W2 | dropped 3" },
  { "pushed/from-the-south", "a1:aT spare:x d1:^-", "", "push:Sd", "pushed a x to Sd | dropped -" },
  { "pushed/falls-on-what-goes-in", "a1:aT a2:b- spare:x", "", "push:W2",
    "pushed a x to W2 | dropped - | fell b to a2" },
  { "pushed/falls-from-the-slot-on", "open b2:.x c2:b- d2:.x e2:a- f2:.x g2:b-", "", "push:W2",
    "pushed a - to W2 | dropped - | fell b to c2 | fell a to e2 | fell b to g2" },
  { "pushed/falls-from-the-other-side", "open a2:b- b2:.x c2:b- d2:.x e2:a- f2:.x", "", "push:E2",
    "pushed a - to E2 | dropped - | fell a to e2 | fell b to c2 | fell b to a2" },
  { "pushed/falls-from-below", "open b2:a- b3:.x b5:b- b6:.x", "", "push:Sb",
    "pushed a - to Sb | dropped - | fell b to b5 | fell a to b2" },

  { "collected/by-a-step", "open b2:a1 b4:a- b3:.1", "", "move:b4-b3",
    "moved a from b4 to b3 n 1 | collected a 1" },
  { "collected/not-twice", "open b2:a1 b4:a- b3:.1 a:2/0+1", "", "move:b4-b3",
    "moved a from b4 to b3 n 1" },
  { "collected/by-a-push", "open a2:a- d4:a3 spare:3", "", "push:W2",
    "pushed a 3 to W2 | dropped - | collected a 3" },
  { "collected/in-anothers-turn", "open a2:b- d4:b3 spare:3", "", "push:W2",
    "pushed a 3 to W2 | dropped - | collected b 3" },
  { "collected/after-a-fall", "open a2:a- d4:a3 spare:3 b2:.x c2:b-", "", "push:W2",
    "pushed a 3 to W2 | dropped - | fell b to c2 | collected a 3" },
  { "collected/active-first",
    "open a2:a- c2:b- e2:c- d4:a3 b5:b4 d6:c5 spare:3 b2:.4 d2:.5 turn:b0", "", "push:W2",
    "pushed b 3 to W2 | dropped - | collected b 4 | collected c 5 | collected a 3", .n_seats = 3 },
  { "collected/cheeses-ascending", "open a2:a- c2:a- d4:a6 b5:a2 spare:6 b2:.2", "", "push:W2",
    "pushed a 6 to W2 | dropped - | collected a 2 | collected a 6" },

  { "end/nothing-closes", "a1:aT", "push:W2", "end", "ended a" },
  { "end/closes", "a1:aT", "lift:A", "end", "closed to A | ended a" },
  { "end/by-first-cells", "a1:aT g7:aT", "lift:R lift:P lift:D lift:A", "end",
    "closed to A | closed to D | closed to P | closed to R | ended a" },
  { "end/stays-open-around-a-mouse", "a1:aT g1:bT", "lift:A lift:D move:a1-b1", "end",
    "closed to D | ended a" },
  { "end/left-behind", "open a1:aT b2:b- turn:b1", "", "end",
    "closed to B | closed to C | closed to D | closed to E | closed to F | closed to G | "
    "closed to H | closed to I | closed to J | closed to K | closed to L | closed to M | "
    "closed to N | closed to O | closed to P | closed to Q | closed to R | ended b" },

  { "over/cheeses", "open b2:a1 b4:a- b3:.1 a:2/0+234", "", "move:b4-b3",
    "moved a from b4 to b3 n 1 | collected a 1 | over cheeses seats a" },
  { "over/cheeses-of-another", "open a2:b- d4:b3 spare:3 b:2/0+124", "", "push:W2",
    "pushed a 3 to W2 | dropped - | collected b 3 | over cheeses seats b" },
  { "over/cheeses-of-two", "open a2:a- c2:b- d4:a3 b5:b4 spare:3 b2:.4 a:2/0+124 b:2/0+123", "",
    "push:W2",
    "pushed a 3 to W2 | dropped - | collected a 3 | collected b 4 | over cheeses seats a" },
  { "over/five-cheeses", "open b2:a1 b4:a- b3:.1 a:2/0+2345", "", "move:b4-b3",
    "moved a from b4 to b3 n 1 | collected a 1 | over cheeses seats a", "cheeses=5" },
  { "over/cellar", "open a2:b- spare:x b:1/2+1 a:4/0+123", "", "push:W2",
    "pushed a x to W2 | dropped - | fell b to a2 | over cellar seats a" },
  { "over/cellar-own", "open a2:a- spare:x a:1/2+123", "", "push:W2",
    "pushed a x to W2 | dropped - | fell a to a2 | over cellar seats b" },
  { "over/cheeses-before-cellar", "open a2:b- c2:a- d4:a3 b2:.3 spare:x b:1/2+1 a:2/0+124", "",
    "push:W2",
    "pushed a x to W2 | dropped - | fell b to a2 | collected a 3 | over cheeses seats a" },

  { "opening/spare", NULL, "", NULL, "dealt -" },
};

static CbState *
begin (const TellCase *row)
{
  const CbChateauCase given = { row->name, row->given, .options = row->options,
                                .n_seats = row->n_seats, .first = row->first };
  CbState *state = cb_chateau_case_begin (&given);

  cb_test_play (&cb_chateau_kind, state, row->moves);

  return state;
}

static void
test_tell (gconstpointer data)
{
  const TellCase *row = data;
  g_autofree CbState *state = begin (row);
  g_autofree char *events = row->move == NULL ? cb_test_tell_opening (&cb_chateau_kind, state)
                            : cb_test_tell (&cb_chateau_kind, state, row->move);

  g_assert_cmpstr (events, ==, row->events);
}

/* What is not said, but acted out or heeded: each event's list, “!” where it
 * reveals something and “~” where it is fleeting. A list of cells as such, of
 * tiles as such. */
static const TellCase aside_cases[] = {
  { "way", "open b2:a- b3:b- c3:b#", "", "move:b2-c4", "moved b3 c3 c4" },
  { "lifted", "a1:aT a2:^7", "", "lift:D", "lifted!~ 7 #" },
  { "lifted-before", "a1:aT a2:^7", "lift:D end push:W6 end", "lift:D", "lifted!~ 7 #" },
  { "lifted-and-remembered", "a1:aT g1:bT a2:^7", "lift:D end push:W6 end", "lift:D",
    "lifted 7 #", SEEN },
  { "lifted-and-slid-in", "a1:aT g1:bT b2:^7", "lift:D end push:E2 end", "lift:D",
    "lifted! 7 #", SEEN },
  { "line", "open a1:aT", "", "push:W4", "pushed~ a4 b4 c4 d4 e4 f4 g4 | dropped~ g4" },
  { "line-upwards", "open a1:aT", "", "push:Sf", "pushed~ f7 f6 f5 f4 f3 f2 f1 | dropped~ f1" },
  { "line-remembered", "open a1:aT", "", "push:W4", "pushed a4 b4 c4 d4 e4 f4 g4 | dropped g4",
    SEEN },
  { "into-sight", "b2:b- a1:aT", "", "push:W2", "pushed!~ a2 b2 c2 d2 e2 f2 g2 | dropped!~ g2" },
  { "into-an-open-room", "a1:aT b1:.- g2:.-", "", "push:E2",
    "pushed!~ g2 f2 e2 d2 c2 b2 a2 | dropped!~ a2" },
  { "into-sight-at-the-end", "a1:aT g2:.-", "", "push:W2",
    "pushed!~ a2 b2 c2 d2 e2 f2 g2 | dropped~ g2" },
  { "from-sight-to-sight", "b2:.- c2:.- f2:.- g2:.- a2:.- a1:aT", "", "push:W2",
    "pushed~ a2 b2 c2 d2 e2 f2 g2 | dropped~ g2" },
  { "only-out", "a1:aT", "", "push:W2", "pushed~ a2 b2 c2 d2 e2 f2 g2 | dropped!~ g2" },
  { "fell", "open a1:aT a2:b- spare:x", "", "push:W2",
    "pushed~ a2 b2 c2 d2 e2 f2 g2 | dropped~ g2 | fell~" },
  { "collected", "open b2:a1 b4:a- b3:.1 d1:a2", "", "move:b4-b3", "moved b3 | collected~ b2 b3" },
  { "collected-by-three", "open a2:a- b4:a1 d4:a1 f4:a2 spare:1", "", "push:W2",
    "pushed a2 b2 c2 d2 e2 f2 g2 | dropped g2 | collected a2 b4 d4", SEEN },
  { "closed", "a1:aT", "lift:D", "end", "closed a2 a3 | ended" },
};

static void
append_aside (GString       *text,
              const CbState *state,
              const CbEvent *event)
{
  const char *tiles = "-1234567x#?";
  CbEventText words;

  cb_chateau_kind.format_event (state, event, &words);
  g_string_append_printf (text, "%s%s%s%s", text->len > 0 ? " | " : "", words.type,
                          event->flags & CB_EVENT_REVEALS ? "!" : "",
                          event->flags & CB_EVENT_FLEETING ? "~" : "");
  for (guint i = 0; i < event->n_list; i++)
    if (event->type == CB_CHATEAU_EVENT_LIFTED)
      g_string_append_printf (text, " %c", tiles[event->list[i]]);
    else
      g_string_append_printf (text, " %c%c", 'a' + event->list[i] % 7, '1' + event->list[i] / 7);
}

static GArray *
tell (const CbState *state,
      const char    *move)
{
  g_autoptr (GError) error = NULL;
  CbMove parsed;

  cb_kind_parse_move (&cb_chateau_kind, state, move, &parsed, &error);
  g_assert_no_error (error);

  return cb_kind_dup_events (&cb_chateau_kind, state, parsed);
}

static void
test_aside (gconstpointer data)
{
  const TellCase *row = data;
  g_autofree CbState *state = begin (row);
  g_autoptr (GArray) events = tell (state, row->move);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < events->len; i++)
    append_aside (text, state, &g_array_index (events, CbEvent, i));
  g_assert_cmpstr (text->str, ==, row->events);
}

/* A preview: the tiles under roofs are hidden, and stay so. */
static const TellCase hidden_cases[] = {
  { "out", "a1:aT g2:^3", "", "push:W2", "pushed a - to W2 | dropped ?" },
  { "trap-in-sight", "a1:aT b2:.x c2:b- g2:^3", "", "push:W2",
    "pushed a - to W2 | dropped ? | fell b to c2" },
  { "trap-under-a-roof", "a1:aT b2:^x c2:b-", "", "push:W2", "pushed a - to W2 | dropped ?" },
  { "cheese-under-a-roof", "a1:aT b2:^4 c2:a- d4:a4", "", "push:W2",
    "pushed a - to W2 | dropped ?" },
  { "lift", "a1:aT b1:^3 b2:^x", "", "lift:A", "lifted a ?? to A" },
};

static void
hide (CbChateau *self)
{
  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    if (cb_chateau_holds (self->covered, cell) && self->tile[cell] != CB_CHATEAU_TILE_SOLID)
      {
        self->tile[cell] = CB_CHATEAU_TILE_HIDDEN;
        self->traps &= ~(G_GUINT64_CONSTANT (1) << cell);
      }
}

static void
test_hidden (gconstpointer data)
{
  const TellCase *row = data;
  g_autofree CbState *state = begin (row);
  g_autofree char *events = NULL;

  hide ((CbChateau *) state);
  events = cb_test_tell (&cb_chateau_kind, state, row->move);
  g_assert_cmpstr (events, ==, row->events);
}

/* The spare's place is empty between a push and the drop. */
static void
test_between (void)
{
  const TellCase row = { "between", "open a2:b- spare:x g2:.3", "", "push:W2" };
  g_autofree CbState *state = begin (&row);
  const CbChateau *self = cb_chateau_peek (state);
  g_autoptr (GArray) events = tell (state, row.move);

  g_assert_cmpuint (events->len, ==, 3);
  cb_chateau_kind.enact (state, &g_array_index (events, CbEvent, 0));
  g_assert_cmpuint (self->spare, ==, CB_CHATEAU_TILE_SOLID);
  g_assert_cmpuint (self->tile[cb_chateau_case_parse_cell ("a2")], ==, CB_CHATEAU_TILE_TRAP);
  g_assert_cmpint (cb_chateau_find_mouse (self, cb_chateau_case_parse_cell ("a2")), ==, 1);

  cb_chateau_kind.enact (state, &g_array_index (events, CbEvent, 1));
  g_assert_cmpuint (self->spare, ==, 3);
  g_assert_cmpuint (self->fallen[1], ==, 0);

  cb_chateau_kind.enact (state, &g_array_index (events, CbEvent, 2));
  g_assert_cmpuint (self->fallen[1], ==, 1);
  g_assert_cmpint (self->turn, ==, 0);
}

/* With as many cheeses, whoever has lost fewer mice stands better. */
static void
test_rank (void)
{
  const TellCase row = { "rank", "a:2/2+37 b:4/0+12 c:2/2+45", "", NULL, .n_seats = 3 };
  g_autofree CbState *state = begin (&row);
  CbSeat order[CB_MAX_SEATS];
  guint ranks[CB_MAX_SEATS];

  cb_kind_rank (&cb_chateau_kind, state, 3, order, ranks);
  g_assert_cmpint (order[0], ==, 1);
  g_assert_cmpint (order[1], ==, 0);
  g_assert_cmpint (order[2], ==, 2);
  g_assert_cmpuint (ranks[1], ==, 2);
  g_assert_cmpuint (ranks[2], ==, 2);
}

/* Only the end of a turn whose actions are spent needs nobody. */
static const TellCase formality_cases[] = {
  { "begins", NULL, "", NULL },
  { "one-tower-left", NULL, "tower:a1 tower:g1 tower:a7", NULL, .n_seats = 4 },
  { "three-actions", "a1:aT", "lift:A lift:D tower:g1", NULL },
  { "four-actions", "a1:aT", "lift:A lift:D tower:g1 push:W2", "end" },
  { "across-for-four", "open b2:a- b3:b- b4:b- b5:b-", "move:b2-b6", "end" },
  { "next-turn", "a1:aT", "lift:A lift:D tower:g1 push:W2 end", NULL },
  { "over", "open b2:a1 b4:a- b3:.1 a:2/0+234 turn:a3", "move:b4-b3", NULL },
};

static void
test_formality (gconstpointer data)
{
  const TellCase *row = data;
  g_autofree CbState *state = begin (row);
  g_autofree char *text = NULL;
  CbMove move;

  if (cb_chateau_kind.formality (state, &move))
    text = cb_chateau_kind.format_move (state, move);
  g_assert_cmpstr (text, ==, row->move);
}

/* What is shown of an earlier position: “^” for a roof, “?” for a tile that was to be
 * seen then. */
typedef struct
{
  const char *name;
  const char *given;
  const char *moves;
  const char *later;
  const char *cells;
  const char *shown;
  const char *options;
} RecallCase;

static const RecallCase recall_cases[] = {
  { "still-open", "a1:aT g1:bT b1:^3 b2:^x", "lift:A", "lift:D", "b1 b2 a2", ".3.x^ -" },
  { "closed-now", "a1:aT g1:bT b1:^3 b2:^x", "lift:A", "end", "b1 b2", "^^ -" },
  { "closed-and-open-again", "a1:aT g1:bT b1:^3 b2:^x spare:5", "lift:A",
    "end push:W6 end lift:A", "b1 b2", ".3.x ?" },
  { "other-tile", "a1:aT g1:bT b1:^3 b2:^x a2:^4 spare:5", "lift:A", "push:W2", "b1 b2", "^^ ?" },
  { "other-place", "a1:aT g1:bT b1:^3 spare:5", "lift:A", "push:W6", "b1", ".3 ?" },
  { "mouse-there", "a1:aT g1:bT b1:^3 c1:.#", "lift:A move:a1-b1", "move:b1-c1 end", "b1 b2 a1",
    "a?.?.T -" },
  { "over", "open b2:a1 b4:a- b3:.1 a:2/0+234 e1:.# d1:.2", "", "push:W6 move:b4-b3", "d1 b2",
    ".2a1 -" },
  { "memory-aid", "a1:aT g1:bT b1:^3 b2:^x", "lift:A", "end push:W2 end", "b1 b2", ".3.x -",
    SEEN },
};

static void
append_cell (GString         *text,
             const CbChateau *self,
             guint            cell)
{
  CbSeat seat = cb_chateau_find_mouse (self, cell);

  if (cb_chateau_holds (self->covered, cell))
    g_string_append_c (text, '^');
  else
    g_string_append_printf (text, "%c%c", seat == CB_SEAT_NONE ? '.' : 'a' + seat,
                            cb_chateau_is_tower (cell) ? 'T' : "-1234567x#?"[self->tile[cell]]);
}

static void
test_recall (gconstpointer data)
{
  const RecallCase *row = data;
  const TellCase given = { row->name, row->given, row->moves, .options = row->options };
  g_autofree CbState *past = begin (&given);
  g_autofree CbState *now = cb_kind_copy_state (&cb_chateau_kind, past);
  g_auto (GStrv) cells = g_strsplit (row->cells, " ", -1);
  g_autoptr (GString) text = g_string_new (NULL);

  cb_test_play (&cb_chateau_kind, now, row->later);
  cb_chateau_kind.recall (past, now);
  for (guint i = 0; cells[i] != NULL; i++)
    append_cell (text, cb_chateau_peek (past), cb_chateau_case_parse_cell (cells[i]));
  g_string_append_printf (text, " %c", "-1234567x#?"[cb_chateau_peek (past)->spare]);
  g_assert_cmpstr (text->str, ==, row->shown);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  CB_TEST_ADD_TABLE ("/chateau-events/tell", tell_cases, test_tell);
  CB_TEST_ADD_TABLE ("/chateau-events/aside", aside_cases, test_aside);
  CB_TEST_ADD_TABLE ("/chateau-events/hidden", hidden_cases, test_hidden);
  CB_TEST_ADD_TABLE ("/chateau-events/formality", formality_cases, test_formality);
  g_test_add_func ("/chateau-events/between", test_between);
  g_test_add_func ("/chateau-events/rank", test_rank);
  CB_TEST_ADD_TABLE ("/chateau-events/recall", recall_cases, test_recall);

  return g_test_run ();
}
