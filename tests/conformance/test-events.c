/* test-events.c - what every kind must satisfy when it tells what happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-conformance.h"

#include "cb-test.h"

#include <string.h>

/* With about 130 cases, some thousands of games. */
#define N_GAMES   24

/* Every so many plies somebody looks, and what they cannot know is dealt anew so
 * often. */
#define N_BETWEEN 5
#define N_DEALS   6

/**
 * Ply:
 * @test: the case
 * @before: the position before
 * @move: what is played
 * @after: the position after
 * @events: what is told of it
 */
typedef struct
{
  const CbConformanceCase *test;
  const CbState           *before;
  CbMove                   move;
  const CbState           *after;
  const GArray            *events;
} Ply;

/* The position as text without whose turn it is, which no event changes. */
static char *
format_without_turn (const CbKind  *kind,
                     const CbState *state,
                     CbSeat         viewer)
{
  char *text = kind->format_state (state, viewer);
  char *turn = strstr (text, " turn ");

  g_assert_nonnull (turn);
  turn[strlen (" turn ")] = '*';

  return text;
}

static void
assert_same (const CbKind  *kind,
             const CbState *found,
             const CbState *expected,
             CbSeat         viewer)
{
  g_autofree char *found_text = format_without_turn (kind, found, viewer);
  g_autofree char *expected_text = format_without_turn (kind, expected, viewer);

  g_assert_cmpstr (found_text, ==, expected_text);
}

/* Before all was told, something is missing. */
static void
assert_other (const CbKind  *kind,
              const CbState *found,
              const CbState *expected)
{
  g_autofree char *found_text = kind->format_state (found, CB_SEAT_NONE);
  g_autofree char *expected_text = kind->format_state (expected, CB_SEAT_NONE);

  g_assert_cmpstr (found_text, !=, expected_text);
}

/* What is there, and what somebody knows of it. */
static void
check_enacted (const Ply *ply)
{
  const CbKind *kind = ply->test->kind;
  g_autofree CbState *state = cb_kind_copy_state (kind, ply->before);
  CbSeat turn = kind->to_move (ply->before);

  for (guint i = 0; i < ply->events->len; i++)
    kind->enact (state, &g_array_index (ply->events, CbEvent, i));

  assert_same (kind, state, ply->after, CB_SEAT_NONE);
  assert_same (kind, state, ply->after, turn);
  if (kind->to_move (state) != CB_SEAT_NONE)
    g_assert_cmpint (kind->to_move (state), ==, turn);
}

static const char *
get_type (const Ply     *ply,
          const CbEvent *event)
{
  CbEventText text;

  ply->test->kind->format_event (ply->before, event, &text);

  return text.type;
}

/* A game says once that it is over, at the very end. */
static void
check_over (const Ply *ply)
{
  const CbKind *kind = ply->test->kind;
  gboolean over = kind->to_move (ply->after) == CB_SEAT_NONE;

  g_assert_cmpuint (ply->events->len, >, 0);
  for (guint i = 0; i < ply->events->len; i++)
    {
      const CbEvent *event = &g_array_index (ply->events, CbEvent, i);
      gboolean last = i + 1 == ply->events->len;

      g_assert_cmpint (g_str_equal (get_type (ply, event), "over"), ==, over && last);
      g_assert_cmpuint (event->seats, ==, over && last ? kind->winners (ply->after) : 0);
    }
}

static void
check_values (const Ply *ply)
{
  for (guint i = 0; i < ply->events->len; i++)
    {
      const CbEvent *event = &g_array_index (ply->events, CbEvent, i);

      g_assert_cmpint (event->seat, >=, CB_SEAT_NONE);
      g_assert_cmpint (event->seat, <, (int) ply->test->n_seats);
      g_assert_cmpint (MIN (event->thing, MIN (event->from, event->to)), >=, CB_EVENT_NOTHING);
      g_assert_cmpint (event->n, >=, CB_EVENT_NOTHING);
      g_assert_cmpuint (event->known & ~CB_EVENT_EVERYBODY, ==, 0);
      g_assert_cmpuint (event->n_list, <=, CB_EVENT_MAX_LIST);
      g_assert_cmpstr (get_type (ply, event), !=, "dealt");
    }
}

static void
assert_same_to (CbSeat         viewer,
                const CbEvent *event,
                const CbEvent *other)
{
  g_assert_cmpuint (event->type, ==, other->type);
  g_assert_cmpint (event->seat, ==, other->seat);
  g_assert_cmpint (event->from, ==, other->from);
  g_assert_cmpint (event->to, ==, other->to);
  g_assert_cmpint (event->n, ==, other->n);
  g_assert_cmpuint (event->seats, ==, other->seats);
  g_assert_cmpuint (event->known, ==, other->known);
  g_assert_cmpuint (event->flags, ==, other->flags);
  if ((event->known >> viewer & 1) == 0)
    return;

  g_assert_cmpint (event->thing, ==, other->thing);
  g_assert_cmpmem (event->list, event->n_list, other->list, other->n_list);
}

static void
assert_all_same_to (CbSeat        viewer,
                    const GArray *events,
                    const GArray *others)
{
  g_assert_cmpuint (events->len, ==, others->len);
  for (guint i = 0; i < events->len; i++)
    assert_same_to (viewer, &g_array_index (events, CbEvent, i),
                    &g_array_index (others, CbEvent, i));
}

/* Whether the viewer sees the same after the move if it is made in @other. */
static gboolean
looks_alike (const Ply     *ply,
             const CbState *other,
             CbSeat         viewer)
{
  const CbKind *kind = ply->test->kind;
  g_autofree CbState *after = NULL;
  g_autofree char *seen = NULL, *expected = NULL;

  if (!cb_kind_is_legal (kind, other, ply->move))
    return FALSE;

  after = cb_test_after (kind, other, ply->move);
  seen = kind->format_state (after, viewer);
  expected = kind->format_state (ply->after, viewer);

  return g_str_equal (seen, expected);
}

/* What the viewer may know of the events does not depend on what the viewer
 * knows neither before nor after them. Returns how often that was seen. */
static guint
check_secrets (const Ply *ply,
               CbSeat     viewer,
               CbRandom  *random)
{
  const CbKind *kind = ply->test->kind;
  guint n = 0;

  for (guint i = 0; i < N_DEALS; i++)
    {
      g_autofree CbState *other = cb_kind_copy_state (kind, ply->before);
      g_autoptr (GArray) others = NULL;

      kind->conceal (other, viewer, random);
      if (!looks_alike (ply, other, viewer))
        continue;

      others = cb_kind_dup_events (kind, other, ply->move);
      assert_all_same_to (viewer, ply->events, others);
      n++;
    }

  return n;
}

/* Asking changes nothing; what was told before stays. */
static void
check_tell_appends (const Ply *ply)
{
  const CbKind *kind = ply->test->kind;
  g_autofree CbState *before = cb_kind_copy_state (kind, ply->before);
  g_autoptr (GArray) events = cb_kind_dup_events (kind, ply->before, ply->move);

  kind->tell (ply->before, ply->move, events);
  g_assert_true (memcmp (before, ply->before, kind->state_size) == 0);
  g_assert_cmpuint (events->len, ==, 2 * ply->events->len);
  g_array_set_size (events, ply->events->len);
  assert_all_same_to (kind->to_move (ply->before), ply->events, events);
}

/* A formality is the one move there is. */
static void
check_formality (const CbConformanceCase *test,
                 const CbState           *state,
                 const GArray            *moves)
{
  CbMove move;

  if (!test->kind->formality (state, &move))
    return;

  g_assert_cmpuint (moves->len, ==, 1);
  g_assert_cmpuint (move, ==, g_array_index (moves, CbMove, 0));
}

/* Returns how many comparisons there were. */
static guint
play_ply (const CbConformanceCase *test,
          CbState                 *state,
          guint                    number,
          CbRandom                *random)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (test->kind, state);
  CbMove move = g_array_index (moves, CbMove, cb_random_below (random, moves->len));
  g_autoptr (GArray) events = cb_kind_dup_events (test->kind, state, move);
  g_autofree CbState *after = cb_test_after (test->kind, state, move);
  const Ply ply = { test, state, move, after, events };
  guint n = 0;

  check_formality (test, state, moves);
  check_values (&ply);
  check_enacted (&ply);
  check_over (&ply);
  if (number % N_BETWEEN == 0)
    {
      check_tell_appends (&ply);
      n = check_secrets (&ply, (CbSeat) cb_random_below (random, test->n_seats), random);
    }
  memcpy (state, after, test->kind->state_size);

  return n;
}

/* The opening leads to the first position, and tells no secret. */
static void
check_opening (const CbConformanceCase *test,
               const CbState           *first,
               CbRandom                *random)
{
  g_autofree CbState *state = cb_kind_copy_state (test->kind, first);
  g_autoptr (GArray) events = cb_events_new ();

  test->kind->tell_opening (first, events);
  g_assert_cmpuint (events->len, >, 0);
  test->kind->undeal (state);
  for (guint i = 0; i < events->len; i++)
    {
      assert_other (test->kind, state, first);
      test->kind->enact (state, &g_array_index (events, CbEvent, i));
    }
  assert_same (test->kind, state, first, CB_SEAT_NONE);

  for (CbSeat viewer = 0; viewer < (CbSeat) test->n_seats; viewer++)
    {
      g_autofree CbState *other = cb_kind_copy_state (test->kind, first);
      g_autoptr (GArray) others = cb_events_new ();

      assert_same (test->kind, state, first, viewer);
      test->kind->conceal (other, viewer, random);
      test->kind->tell_opening (other, others);
      assert_all_same_to (viewer, events, others);
    }
}

static void
test_case (gconstpointer data)
{
  const CbConformanceCase *test = data;
  guint n_compared = 0;

  for (guint64 seed = 0; seed < N_GAMES; seed++)
    {
      g_autoptr (CbDeal) deal = cb_conformance_deal (test, seed);
      g_autofree CbState *state = cb_kind_new_state (test->kind);
      CbRandom random;

      cb_random_init (&random, seed);
      g_assert_true (test->kind->setup (state, &test->ruleset, deal, NULL));
      check_opening (test, state, &random);
      for (guint ply = 0; test->kind->to_move (state) != CB_SEAT_NONE; ply++)
        n_compared += play_ply (test, state, ply, &random);
    }

  g_test_message ("%u moves looked at through somebody's eyes", n_compared);
  g_assert_cmpuint (n_compared, >, N_GAMES);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  cb_conformance_add ("/conformance-events", test_case);

  return g_test_run ();
}
