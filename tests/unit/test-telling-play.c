/* test-telling-play.c - what is played, and when, with a telling before it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-follower.h"

#include "cb-appetit.h"
#include "cb-chateau.h"
#include "cb-rescue.h"
#include "cb-session-private.h"

static const CbTestGame rescue = { .kind = &cb_rescue_kind, .n_seats = 2 };
static const CbTestGame chateau = { .kind = &cb_chateau_kind, .n_seats = 2 };
static const CbTestGame appetit = { .kind = &cb_appetit_kind, .n_seats = 2 };

/* Another game in which nobody waits: when a move of it was played, whoever began to
 * think before has most likely decided. */
static void
wait_for_thought (void)
{
  g_autoptr (CbSession) session = cb_follower_new_session (&rescue);

  for (CbSeat seat = 0; seat < 2; seat++)
    cb_session_set_controller (session, seat, CB_CONTROLLER_EASY);
  cb_session_set_held (session, FALSE);
  while (cb_session_get_ply (session) < 4)
    g_main_context_iteration (NULL, TRUE);
}

/* Computers think while the last move is told, and play when it was. */
static void
test_gate (void)
{
  CbFollower *self = cb_follower_new (&rescue);

  cb_session_set_controller (self->session, 1, CB_CONTROLLER_EASY);
  cb_session_set_held (self->session, FALSE);
  cb_follower_play_any (self);
  g_assert_true (cb_session_get_thinking (self->session));
  wait_for_thought ();
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, 1);

  cb_telling_pause (self->telling, CB_TELLING_AWAY);
  cb_telling_hurry (self->telling);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, 1);
  cb_telling_pause (self->telling, 0);
  while (cb_session_get_ply (self->session) < 2)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (cb_telling_get_ply (self->telling), ==, 1);
  g_string_truncate (self->heard, 0);
  cb_telling_hurry (self->telling);
  cb_follower_assert_heard (self, " laid> drawn> =2");
  cb_follower_free (self);
}

/* In review computers wait as well. */
static void
test_gate_review (void)
{
  CbFollower *self = cb_follower_new (&rescue);

  self->milliseconds = 0;
  cb_follower_play_any (self);
  cb_telling_hurry (self->telling);
  cb_telling_review (self->telling, 0);
  cb_session_set_controller (self->session, 1, CB_CONTROLLER_EASY);
  cb_session_set_held (self->session, FALSE);
  wait_for_thought ();
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, 1);
  cb_telling_review (self->telling, -1);
  while (cb_session_get_ply (self->session) < 2)
    g_main_context_iteration (NULL, TRUE);
  cb_follower_free (self);
}

/* Whoever looks back while their own move is still told does not miss the answer to it: it
 * is played, and told, when they are back. */
static void
test_gate_review_early (void)
{
  CbFollower *self = cb_follower_new (&rescue);

  cb_session_set_controller (self->session, 1, CB_CONTROLLER_EASY);
  cb_session_set_held (self->session, FALSE);
  cb_follower_play_any (self);
  while (!self->session->answered)
    g_main_context_iteration (NULL, TRUE);
  cb_telling_review (self->telling, 0);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, 1);
  g_assert_cmpint (cb_telling_get_review (self->telling), ==, 0);
  g_string_truncate (self->heard, 0);

  cb_telling_review (self->telling, -1);
  while (cb_session_get_ply (self->session) < 2)
    g_main_context_iteration (NULL, TRUE);
  cb_follower_assert_heard (self, " =1 <laid");
  cb_follower_free (self);
}

/* What was done since a person's last action can be marked. */
static void
test_recent (void)
{
  CbFollower *self = cb_follower_new (&rescue);

  cb_follower_play_any (self);
  cb_telling_hurry (self->telling);
  g_assert_cmpuint (cb_telling_peek_recent (self->telling)->len, ==, 2);
  cb_session_set_controller (self->session, 1, CB_CONTROLLER_EASY);
  cb_follower_play_any (self);
  cb_telling_hurry (self->telling);
  g_assert_cmpuint (cb_telling_peek_recent (self->telling)->len, ==, 4);
  cb_follower_play_any (self);
  cb_telling_hurry (self->telling);
  g_assert_cmpuint (cb_telling_peek_recent (self->telling)->len, ==, 2);
  cb_session_undo (self->session);
  g_assert_cmpuint (cb_telling_peek_recent (self->telling)->len, ==, 0);
  cb_follower_free (self);
}

/* A turn in which nothing is left to do ends by itself, if that is wanted: also when
 * the game was left just before. */
static void
test_formality (void)
{
  static const char *const moves[] = {
    "tower:a1", "tower:g7", "push:W2", "tower:a7", "tower:g1",
  };
  CbFollower *self = cb_follower_new (&chateau);
  guint ply;

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    cb_follower_play (self, moves[i]);
  while (cb_session_get_turn (self->session) == 0)
    {
      CbMove move;

      if (cb_chateau_kind.formality (cb_session_peek_state (self->session), &move))
        break;
      cb_follower_play_any (self);
    }
  cb_telling_hurry (self->telling);
  ply = cb_session_get_ply (self->session);
  cb_telling_advance (self->telling, LONG);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, ply);

  g_object_unref (self->telling);
  self->telling = cb_telling_new (self->session);
  cb_telling_set_manual_clock (self->telling, TRUE);
  cb_telling_set_pace (self->telling, 500);
  cb_telling_set_help_delay (self->telling, 1800);
  cb_telling_set_help (self->telling, CB_TELLING_FORMALITIES);
  cb_telling_advance (self->telling, 1799 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, ply);
  cb_telling_advance (self->telling, LONG);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, ply + 1);
  g_assert_cmpint (cb_session_get_turn (self->session), ==, 1);
  cb_follower_free (self);
}

/* Cards that turn by themselves, until nobody wants that any more. */
static void
test_forced (void)
{
  CbFollower *self = cb_follower_new (&appetit);

  cb_telling_set_help (self->telling, CB_TELLING_FORCED);
  cb_telling_set_pace (self->telling, 1000);
  cb_telling_advance (self->telling, G_TIME_SPAN_SECOND);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, 1);
  cb_telling_hurry (self->telling);
  cb_telling_set_help (self->telling, 0);
  cb_telling_advance (self->telling, LONG);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, 1);
  cb_follower_free (self);
}

/* Whoever looks back does not play by that. */
static void
test_forced_review (void)
{
  CbFollower *self = cb_follower_new (&appetit);

  cb_follower_play_any (self);
  cb_telling_hurry (self->telling);
  cb_telling_set_help (self->telling, CB_TELLING_FORCED);
  cb_telling_review (self->telling, 0);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, 1);
  cb_telling_advance (self->telling, LONG);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, 1);
  cb_telling_tell_again (self->telling);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, 1);
  cb_follower_free (self);
}

/* At no pace at all they still turn one by one. */
static void
test_forced_at_once (void)
{
  CbFollower *self = cb_follower_new (&appetit);

  self->milliseconds = 0;
  cb_telling_set_help (self->telling, CB_TELLING_FORCED);
  cb_telling_advance (self->telling, 119 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, 0);
  cb_telling_advance (self->telling, 120 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, 1);
  cb_telling_hurry (self->telling);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, 1);
  cb_follower_free (self);
}

/* Asking for it again means waiting again. */
static void
test_forced_again (void)
{
  CbFollower *self = cb_follower_new (&appetit);

  cb_telling_set_help (self->telling, CB_TELLING_FORCED);
  cb_telling_advance (self->telling, 100 * G_TIME_SPAN_MILLISECOND);
  cb_telling_set_help (self->telling, 0);
  cb_telling_set_help (self->telling, CB_TELLING_FORCED);
  cb_telling_advance (self->telling, 219 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, 0);
  cb_telling_advance (self->telling, 220 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, 1);
  cb_follower_free (self);
}

/* What comes back while somebody looks back is shown with the game, not told. */
static void
test_redo_in_review (void)
{
  CbFollower *self = cb_follower_new (&rescue);

  cb_follower_play_any (self);
  cb_telling_hurry (self->telling);
  cb_session_undo (self->session);
  cb_telling_review (self->telling, 0);
  g_string_truncate (self->heard, 0);
  cb_session_redo (self->session);
  cb_follower_assert_heard (self, " =1");
  cb_follower_assert_current (self);
  cb_follower_free (self);
}

/* Its own clock does the same. */
static void
test_clock (void)
{
  CbFollower *self = cb_follower_new (&rescue);

  cb_telling_set_manual_clock (self->telling, FALSE);
  self->milliseconds = 1;
  cb_follower_play_any (self);
  while (!cb_telling_get_caught_up (self->telling))
    g_main_context_iteration (NULL, TRUE);
  cb_follower_assert_heard (self, " <laid laid> <drawn drawn>");
  cb_follower_free (self);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/telling/gate", test_gate);
  g_test_add_func ("/telling/gate-review", test_gate_review);
  g_test_add_func ("/telling/gate-review-early", test_gate_review_early);
  g_test_add_func ("/telling/recent", test_recent);
  g_test_add_func ("/telling/formality", test_formality);
  g_test_add_func ("/telling/forced", test_forced);
  g_test_add_func ("/telling/forced-review", test_forced_review);
  g_test_add_func ("/telling/forced-at-once", test_forced_at_once);
  g_test_add_func ("/telling/forced-again", test_forced_again);
  g_test_add_func ("/telling/redo-in-review", test_redo_in_review);
  g_test_add_func ("/telling/clock", test_clock);

  return g_test_run ();
}
