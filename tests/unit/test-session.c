/* test-session.c - one game in progress, without a display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-test.h"

#include "cb-appetit.h"
#include "cb-rescue.h"
#include "cb-session-private.h"

static CbSession *
new_session (void)
{
  const CbTestGame game = { .kind = &cb_rescue_kind, .n_seats = 2 };
  g_autoptr (CbDeal) deal = cb_test_deal (&game);
  CbRuleset ruleset;

  cb_test_ruleset (&game, &ruleset);

  return cb_session_new (&cb_rescue_kind, &ruleset, deal);
}

/* A session in which seat 1 is played by the computer, without a pause. */
static CbSession *
new_mixed_session (void)
{
  CbSession *session = new_session ();

  cb_session_set_controller (session, 1, CB_CONTROLLER_EASY);
  cb_session_set_held (session, FALSE);

  return session;
}

/* Plays the first of the legal moves. */
static void
play_any (CbSession *session)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (cb_session_get_kind (session),
                                                cb_session_peek_state (session));

  g_assert_true (cb_session_play (session, g_array_index (moves, CbMove, 0)));
}

static void
wait_for_ply (CbSession *session,
              guint      ply)
{
  while (cb_session_get_ply (session) < ply)
    g_main_context_iteration (NULL, TRUE);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_defaults (void)
{
  CbSession *session = new_session ();

  g_assert_true (cb_session_get_kind (session) == &cb_rescue_kind);
  g_assert_cmpuint (cb_session_get_n_seats (session), ==, 2);
  g_assert_cmpuint (cb_session_get_ply (session), ==, 0);
  g_assert_cmpint (cb_session_get_turn (session), ==, 0);
  g_assert_cmpint (cb_session_get_controller (session, 1), ==, CB_CONTROLLER_HUMAN);
  g_assert_cmpstr (cb_session_get_name (session, 0), ==, "");
  g_assert_false (cb_session_get_can_undo (session));
  g_assert_false (cb_session_get_can_redo (session));
  g_assert_false (cb_session_get_thinking (session));
  g_assert_true (cb_session_get_held (session));
  g_assert_finalize_object (session);
}

static void
test_play (void)
{
  CbSession *session = new_session ();
  guint moved = 0, turns = 0;

  g_signal_connect_swapped (session, "moved", G_CALLBACK (count_cb), &moved);
  g_signal_connect_swapped (session, "notify::turn", G_CALLBACK (count_cb), &turns);
  g_assert_false (cb_session_play (session, cb_rescue_move (CB_RESCUE_DOG, 5, 5)));
  g_assert_cmpuint (moved, ==, 0);
  play_any (session);
  g_assert_cmpuint (moved, ==, 1);
  g_assert_cmpuint (turns, ==, 1);
  g_assert_cmpint (cb_session_get_turn (session), ==, 1);
  g_assert_finalize_object (session);
}

static void
test_undo_and_redo (void)
{
  CbSession *session = new_session ();
  g_autofree char *before = NULL, *after = NULL;
  guint rewound = 0;

  g_signal_connect_swapped (session, "rewound", G_CALLBACK (count_cb), &rewound);
  play_any (session);
  play_any (session);
  before = cb_rescue_kind.format_state (cb_session_peek_state (session), CB_SEAT_NONE);

  cb_session_undo (session);
  g_assert_cmpuint (cb_session_get_ply (session), ==, 1);
  cb_session_undo (session);
  cb_session_undo (session);
  g_assert_cmpuint (cb_session_get_ply (session), ==, 0);
  g_assert_cmpuint (rewound, ==, 2);
  g_assert_cmpuint (cb_session_get_n_plies (session), ==, 2);

  cb_session_redo (session);
  cb_session_redo (session);
  cb_session_redo (session);
  after = cb_rescue_kind.format_state (cb_session_peek_state (session), CB_SEAT_NONE);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (rewound, ==, 4);
  g_assert_finalize_object (session);
}

static void
test_play_after_undo_forgets (void)
{
  CbSession *session = new_session ();

  play_any (session);
  play_any (session);
  cb_session_undo (session);
  play_any (session);
  g_assert_cmpuint (cb_session_get_n_plies (session), ==, 2);
  g_assert_false (cb_session_get_can_redo (session));
  g_assert_finalize_object (session);
}

static void
test_undo_over_computer (void)
{
  CbSession *session = new_mixed_session ();

  play_any (session);
  wait_for_ply (session, 2);
  play_any (session);
  wait_for_ply (session, 4);

  cb_session_undo (session);
  g_assert_cmpuint (cb_session_get_ply (session), ==, 2);
  cb_session_undo (session);
  g_assert_cmpuint (cb_session_get_ply (session), ==, 0);
  g_assert_false (cb_session_get_can_undo (session));
  cb_session_redo (session);
  g_assert_cmpuint (cb_session_get_ply (session), ==, 2);
  g_assert_false (cb_session_get_thinking (session));
  g_assert_finalize_object (session);
}

/* Undo in the middle of a thought: the answer must not come any more. */
static void
test_undo_while_thinking (void)
{
  CbSession *session = new_mixed_session ();

  cb_session_set_controller (session, 1, CB_CONTROLLER_HARD);
  play_any (session);
  g_assert_true (cb_session_get_thinking (session));
  cb_session_undo (session);
  g_assert_false (cb_session_get_thinking (session));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (cb_session_get_ply (session), ==, 0);
  g_assert_finalize_object (session);
}

static void
test_finalize_while_thinking (void)
{
  CbSession *session = new_mixed_session ();

  cb_session_set_controller (session, 1, CB_CONTROLLER_HARD);
  play_any (session);
  g_assert_finalize_object (session);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
test_held (void)
{
  CbSession *session = new_session ();
  guint notified = 0;

  g_signal_connect_swapped (session, "notify::held", G_CALLBACK (count_cb), &notified);
  cb_session_set_controller (session, 0, CB_CONTROLLER_EASY);
  g_assert_false (cb_session_get_thinking (session));
  cb_session_set_held (session, FALSE);
  cb_session_set_held (session, FALSE);
  g_assert_true (cb_session_get_thinking (session));
  cb_session_set_held (session, TRUE);
  g_assert_false (cb_session_get_thinking (session));
  g_assert_cmpuint (notified, ==, 2);
  g_assert_finalize_object (session);
}

static void
test_seats (void)
{
  CbSession *session = new_session ();
  guint seated = 0;

  g_signal_connect_swapped (session, "seated", G_CALLBACK (count_cb), &seated);
  cb_session_set_name (session, 1, "Brie");
  cb_session_set_name (session, 1, "Brie");
  g_assert_cmpstr (cb_session_get_name (session, 1), ==, "Brie");
  cb_session_set_controller (session, 1, CB_CONTROLLER_HARD);
  cb_session_set_controller (session, 1, CB_CONTROLLER_HARD);
  g_assert_cmpuint (seated, ==, 2);
  g_assert_finalize_object (session);
}

/* Handing a seat to the computer in its turn lets it play. */
static void
test_hand_over (void)
{
  CbSession *session = new_session ();

  cb_session_set_held (session, FALSE);
  cb_session_set_controller (session, 0, CB_CONTROLLER_EASY);
  wait_for_ply (session, 1);
  g_assert_cmpint (cb_session_get_turn (session), ==, 1);
  g_assert_false (cb_session_get_can_undo (session));
  g_assert_finalize_object (session);
}

static void
hinted_cb (CbSession *session,
           guint64    move,
           double     estimate,
           guint64   *hint)
{
  g_assert_cmpfloat (estimate, >=, 0);
  g_assert_cmpfloat (estimate, <=, 1);
  *hint = move;
}

static void
test_hint (void)
{
  CbSession *session = new_session ();
  guint64 hint = G_MAXUINT64;

  g_signal_connect (session, "hinted", G_CALLBACK (hinted_cb), &hint);
  cb_session_ask_hint (session);
  cb_session_ask_hint (session);
  while (hint == G_MAXUINT64)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (cb_session_get_ply (session), ==, 0);
  g_assert_true (cb_session_play (session, hint));
  g_assert_finalize_object (session);
}

static void
test_restore (void)
{
  CbSession *session = new_session ();
  CbSession *other = new_session ();
  CbMove moves[4];

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      play_any (session);
      moves[i] = cb_session_get_move (session, i);
    }

  cb_session_restore (other, moves, G_N_ELEMENTS (moves), 3);
  g_assert_cmpuint (cb_session_get_ply (other), ==, 3);
  g_assert_true (cb_session_get_can_redo (other));
  cb_session_redo (other);
  g_assert_cmpuint (cb_session_get_ply (other), ==, 4);
  g_assert_finalize_object (session);
  g_assert_finalize_object (other);
}

/* Where nobody has a choice there is nothing to take back. */
static void
test_no_choice (void)
{
  const CbTestGame game = { .kind = &cb_appetit_kind, .n_seats = 2 };
  g_autoptr (CbDeal) deal = cb_test_deal (&game);
  CbRuleset ruleset;
  CbSession *session;

  cb_test_ruleset (&game, &ruleset);
  session = cb_session_new (&cb_appetit_kind, &ruleset, deal);
  play_any (session);
  play_any (session);
  g_assert_false (cb_session_get_can_undo (session));
  cb_session_undo (session);
  g_assert_cmpuint (cb_session_get_ply (session), ==, 2);
  g_assert_finalize_object (session);
}

/* Computer players alone play whole games. */
static void
test_computers_only (void)
{
  const CbTestGame game = { .kind = &cb_appetit_kind, .n_seats = 3 };
  g_autoptr (CbDeal) deal = cb_test_deal (&game);
  CbRuleset ruleset;
  CbSession *session;

  cb_test_ruleset (&game, &ruleset);
  session = cb_session_new (&cb_appetit_kind, &ruleset, deal);
  for (CbSeat seat = 0; seat < 3; seat++)
    cb_session_set_controller (session, seat, CB_CONTROLLER_EASY);
  cb_session_set_held (session, FALSE);

  while (cb_session_get_turn (session) != CB_SEAT_NONE)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (cb_session_get_thinking (session));
  g_assert_finalize_object (session);
}

/* What was asked about another position is not answered. */
static void
test_hint_outdated (void)
{
  CbSession *session = new_session ();
  guint64 hint = G_MAXUINT64;

  g_signal_connect (session, "hinted", G_CALLBACK (hinted_cb), &hint);
  cb_session_ask_hint (session);
  g_assert_nonnull (session->hinting);
  play_any (session);
  g_assert_null (session->hinting);
  cb_session_ask_hint (session);
  while (hint == G_MAXUINT64)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (cb_session_play (session, hint));
  g_assert_finalize_object (session);
}

/* Who decided what was played changes what can be taken back. */
static void
test_undo_after_seating (void)
{
  CbSession *session = new_session ();
  guint notified = 0;

  play_any (session);
  g_assert_true (cb_session_get_can_undo (session));
  g_signal_connect_swapped (session, "notify::can-undo", G_CALLBACK (count_cb), &notified);
  cb_session_set_controller (session, 0, CB_CONTROLLER_EASY);
  g_assert_false (cb_session_get_can_undo (session));
  g_assert_cmpuint (notified, ==, 1);
  g_assert_finalize_object (session);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/session/hint-outdated", test_hint_outdated);
  g_test_add_func ("/session/undo-after-seating", test_undo_after_seating);
  g_test_add_func ("/session/defaults", test_defaults);
  g_test_add_func ("/session/play", test_play);
  g_test_add_func ("/session/undo-and-redo", test_undo_and_redo);
  g_test_add_func ("/session/play-after-undo-forgets", test_play_after_undo_forgets);
  g_test_add_func ("/session/undo-over-computer", test_undo_over_computer);
  g_test_add_func ("/session/undo-while-thinking", test_undo_while_thinking);
  g_test_add_func ("/session/finalize-while-thinking", test_finalize_while_thinking);
  g_test_add_func ("/session/held", test_held);
  g_test_add_func ("/session/seats", test_seats);
  g_test_add_func ("/session/hand-over", test_hand_over);
  g_test_add_func ("/session/hint", test_hint);
  g_test_add_func ("/session/restore", test_restore);
  g_test_add_func ("/session/no-choice", test_no_choice);
  g_test_add_func ("/session/computers-only", test_computers_only);

  return g_test_run ();
}
