/* test-rescue-events.c - what happens in Cheese Rescue, told and enacted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-case.h"

#include "cb-test.h"

#include <string.h>

#define OPEN    "hands=open"
#define CORNERS "adjacency=sides-and-corners"

/* What a move tells after others; the draw pile begins with @front. */
typedef struct
{
  const char *name;
  guint       n_seats;
  guint       first;
  const char *options;
  const char *front;
  const char *moves;
  const char *move;
  const char *events;
} TurnCase;

static const TurnCase turn_cases[] = {
  { "lays-and-draws", 2, 0, OPEN, "D;C;M;C;M;", "", "D@1,0", "laid a D to 1,0 | drawn a M" },
  { "drawn-in-secret", 2, 0, NULL, "D;C;M;C;M;", "", "C@0,-1",
    "laid a C to 0,-1 | drawn a M known a" },
  { "drawn-in-secret-by-another", 3, 2, NULL, "D;D;C;C;M;M;C;D;", "D@0,0", "1@-1,0",
    "laid a 1 to -1,0 | drawn a D known a" },
  { "first-of-three", 3, 1, NULL, "D;D;C;C;M;M;C;", "", "D@0,0",
    "laid b D to 0,0 | drawn b C known b" },
  { "cheese-by-its-points", 4, 3, "cheese-points=9;1;8;4;9;9; hands=open", "D;C;M;C;M;M;M;D;C;", "",
    "9@0,1", "laid d 9 to 0,1 | drawn d C" },
  { "left-and-up", 2, 0, OPEN, "D;C;M;C;M;D;C;C;D;",
    "D@-1,0 M@-2,0 1@-2,-1 1@-2,-2", "2@-2,-3", "laid a 2 to -2,-3 | drawn a D" },
  { "last-card-drawn", 2, 0, OPEN, "D;C;M;C;M;M;M;M;M;M;M;M;D;D;C;C;C;C;",
    "1@1,0 1@2,0 1@3,0 1@4,0 1@4,1 1@3,1 2@2,1 2@1,1 2@0,1 2@0,2 3@1,2 3@2,2 M@3,2",
    "M@4,2", "laid b M to 4,2 | drawn b C" },
  { "pile-empty", 2, 0, NULL, "D;C;M;C;M;M;M;M;M;M;M;M;D;D;C;C;C;C;",
    "1@1,0 1@2,0 1@3,0 1@4,0 1@4,1 1@3,1 2@2,1 2@1,1 2@0,1 2@0,2 3@1,2 3@2,2 M@3,2 M@4,2",
    "M@4,3", "laid a M to 4,3" },
};

static void
test_turn (gconstpointer data)
{
  const TurnCase *row = data;
  g_autofree CbState *state = cb_rescue_case_begin (row->n_seats, row->first, row->options,
                                                    row->front);
  g_autofree char *events = NULL;

  cb_test_play (&cb_rescue_kind, state, row->moves);
  events = cb_test_tell (&cb_rescue_kind, state, row->move);
  g_assert_cmpstr (events, ==, row->events);
}

/* The last card of a game, on a board that is a drawing; its first cell is 0,0.
 * The events that follow the card. */
typedef struct
{
  const char *name;
  guint       n_seats;
  const char *options;
  const char *drawing;
  const char *move;
  const char *events;
} LastCase;

static const LastCase last_cases[] = {
  { "nothing-leaves", 2, NULL, "Sa2", "D@0,1",
    "counted a n 2 | counted b n 0 | over full seats a" },
  { "scared", 2, NULL, "SC", "D@2,0",
    "scared C from 2,0 to 1,0 | counted a n 0 | counted b n 0 | over full seats ab" },
  { "chased", 2, NULL, "SM", "C@1,1",
    "chased M from 1,1 to 1,0 | counted a n 0 | counted b n 0 | over full seats ab" },
  { "eaten-with-its-owner", 2, NULL, "Sb3a1", "M@1,1",
    "eaten b 3 from 1,1 to 1,0 | counted a n 1 | counted b n 0 | over full seats a" },
  { "eaten-own", 2, NULL, "SM", "2@1,1",
    "eaten a 2 from 1,0 to 1,1 | counted a n 0 | counted b n 0 | over full seats ab" },
  { "eaten-by-points", 2, "cheese-points=9;1;8;4;9;9;", "SMb9", "9@1,1",
    "eaten b 9 from 1,0 to 2,0 | eaten a 9 from 1,0 to 1,1 | "
    "counted a n 0 | counted b n 0 | over full seats ab" },
  { "three-waves", 2, NULL, "DCMa2/.b1CM/..a3S", "D@4,2",
    "scared C from 0,0 to 1,0 | chased M from 2,1 to 2,0 | chased M from 2,1 to 3,1 | "
    "counted a n 5 | counted b n 1 | over full seats a" },
  { "chain", 2, NULL, "DCMa2", "1@3,1",
    "scared C from 0,0 to 1,0 | eaten a 2 from 2,0 to 3,0 | "
    "counted a n 1 | counted b n 0 | over full seats a" },
  { "reading-order-of-those-who-leave", 2, NULL, ".C./C.C/.C.", "D@1,1",
    "scared C from 1,1 to 1,0 | scared C from 1,1 to 0,1 | scared C from 1,1 to 2,1 | "
    "scared C from 1,1 to 1,2 | counted a n 0 | counted b n 0 | over full seats ab" },
  { "first-of-those-who-do-it", 2, NULL, ".D./D.D/.D.", "C@1,1",
    "scared C from 1,0 to 1,1 | counted a n 0 | counted b n 0 | over full seats ab" },
  { "left-before-right", 2, NULL, "M.M", "1@1,0",
    "eaten a 1 from 0,0 to 1,0 | counted a n 0 | counted b n 0 | over full seats ab" },
  { "left-before-below", 2, NULL, "C./.C", "M@1,0",
    "chased M from 0,0 to 1,0 | counted a n 0 | counted b n 0 | over full seats ab" },
  { "only-those-that-remain", 2, NULL, "DC./..C", "M@2,0",
    "scared C from 0,0 to 1,0 | chased M from 2,1 to 2,0 | "
    "counted a n 0 | counted b n 0 | over full seats ab" },
  { "only-mice-that-remain", 2, NULL, "CM.M", "1@2,0",
    "chased M from 0,0 to 1,0 | eaten a 1 from 3,0 to 2,0 | "
    "counted a n 0 | counted b n 0 | over full seats ab" },
  { "no-corner", 2, NULL, "D../.S", "C@1,2", "counted a n 0 | counted b n 0 | over full seats ab" },
  { "corner-first", 2, CORNERS, "M../S.M", "1@1,1",
    "eaten a 1 from 0,0 to 1,1 | counted a n 0 | counted b n 0 | over full seats ab" },
  { "counted-by-seats", 4, NULL, "a1b2c3d2", "3@0,1",
    "counted a n 4 | counted b n 2 | counted c n 3 | counted d n 2 | over full seats a" },
  { "more-cheeses-win", 2, NULL, "Sa1a1b3", "1@1,1",
    "counted a n 3 | counted b n 3 | over full seats a" },
  { "second-seat-wins", 2, NULL, "Sb3a1", "1@1,1",
    "counted a n 2 | counted b n 3 | over full seats b" },
  { "shared", 3, NULL, "a1b3c2c1S", "2@0,1",
    "counted a n 3 | counted b n 3 | counted c n 3 | over full seats ac" },
};

/* Seat 0 has one card in hand, and nobody can draw. */
static CbState *
draw_last (const LastCase *row)
{
  CbState *state = cb_rescue_case_draw (row->n_seats, row->options, row->drawing);
  CbRescue *self = (CbRescue *) state;
  const char *animals = "DCM";
  const char *animal = strchr (animals, row->move[0]);

  self->n_laid = (guint8) (row->n_seats * CB_RESCUE_PLIES - 1);
  self->n_pile = 0;
  self->n_hand[0] = 1;
  self->hand[0][0] = (guint8) (animal != NULL ? animal - animals
                                              : CB_RESCUE_START + row->move[0] - '0');

  return state;
}

static void
test_last (gconstpointer data)
{
  const LastCase *row = data;
  g_autofree CbState *state = draw_last (row);
  g_autofree char *expected = g_strdup_printf ("laid a %c to %s | %s", row->move[0],
                                               row->move + 2, row->events);
  g_autofree char *events = cb_test_tell (&cb_rescue_kind, state, row->move);

  g_assert_cmpstr (events, ==, expected);
}

/* All that do it, in reading order, for acting it out. */
static void
test_list (void)
{
  const LastCase row = { "list", 2, CORNERS, "D.D/D.D/.DD", "C@1,1", NULL };
  g_autofree CbState *state = draw_last (&row);
  g_autoptr (GArray) events = cb_events_new ();
  const int dogs[] = { cb_rescue_place (0, 0), cb_rescue_place (2, 0), cb_rescue_place (0, 1),
                       cb_rescue_place (2, 1), cb_rescue_place (1, 2), cb_rescue_place (2, 2) };
  const CbEvent *event;

  cb_rescue_kind.tell (state, cb_rescue_move (CB_RESCUE_CAT, 1, 1), events);
  event = &g_array_index (events, CbEvent, 1);
  g_assert_cmpuint (event->type, ==, CB_RESCUE_EVENT_SCARED);
  g_assert_cmpuint (event->n_list, ==, G_N_ELEMENTS (dogs));
  for (guint i = 0; i < event->n_list; i++)
    g_assert_cmpint (event->list[i], ==, dogs[i]);
}

static void
test_places (void)
{
  for (int x = -6; x <= 6; x++)
    for (int y = -6; y <= 6; y++)
      {
        int place = cb_rescue_place (x, y);

        g_assert_cmpint (place, >=, 0);
        g_assert_cmpint (place, <=, G_MAXUINT8);
        g_assert_cmpint (cb_rescue_place_get_x (place), ==, x);
        g_assert_cmpint (cb_rescue_place_get_y (place), ==, y);
      }
}

/* How a game begins. */
static const TurnCase opening_cases[] = {
  { "two", 2, 0, NULL, "D;C;M;C;M;", "", NULL,
    "dealt S to 0,0 | dealt a D known a | dealt a C known a | "
    "dealt b M known b | dealt b C known b" },
  { "three-from-the-last", 3, 2, OPEN, "D;D;C;M;M;D;", "", NULL,
    "dealt c D | dealt c D | dealt a C | dealt a M | dealt b M | dealt b D" },
  { "four-centred", 4, 1, "area=centred hands=open", "D;D;C;M;M;D;C;C;", "", NULL,
    "dealt S to 0,0 | dealt b D | dealt b D | dealt c C | dealt c M | dealt d M | dealt d D | "
    "dealt a C | dealt a C" },
};

static void
test_opening (gconstpointer data)
{
  const TurnCase *row = data;
  g_autofree CbState *state = cb_rescue_case_begin (row->n_seats, row->first, row->options,
                                                    row->front);
  g_autofree char *events = cb_test_tell_opening (&cb_rescue_kind, state);

  g_assert_cmpstr (events, ==, row->events);
}

/* The position between two events: the card lies, and is not drawn yet. */
static const TurnCase enact_cases[] = {
  { "between", 2, 0, NULL, "D;C;M;C;M;D;C;", "", "D@1,0",
    " S D/ origin 0,0 turn a a:C111223 b:CM111223 pile MDCDCCCMMMMMMM" },
  { "grown", 2, 1, NULL, "D;C;M;C;M;D;C;", "3@-1,0", "C@-1,-1",
    " C ./b3 S/ origin 1,1 turn a a:M111223 b:DCM11122 pile DCDCCCMMMMMMM" },
};

static void
test_enact (gconstpointer data)
{
  const TurnCase *row = data;
  g_autofree CbState *state = cb_rescue_case_begin (row->n_seats, row->first, row->options,
                                                    row->front);
  g_autoptr (GArray) events = cb_events_new ();
  g_autofree char *text = NULL;
  CbMove move;

  cb_test_play (&cb_rescue_kind, state, row->moves);
  g_assert_true (cb_kind_parse_move (&cb_rescue_kind, state, row->move, &move, NULL));
  cb_rescue_kind.tell (state, move, events);
  cb_rescue_kind.enact (state, &g_array_index (events, CbEvent, 0));
  text = cb_rescue_kind.format_state (state, CB_SEAT_NONE);
  g_assert_cmpstr (text, ==, row->events);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  CB_TEST_ADD_TABLE ("/rescue-events/turn", turn_cases, test_turn);
  CB_TEST_ADD_TABLE ("/rescue-events/last", last_cases, test_last);
  CB_TEST_ADD_TABLE ("/rescue-events/opening", opening_cases, test_opening);
  CB_TEST_ADD_TABLE ("/rescue-events/enact", enact_cases, test_enact);
  g_test_add_func ("/rescue-events/list", test_list);
  g_test_add_func ("/rescue-events/places", test_places);

  return g_test_run ();
}
