/* test-telling-opening.c - how a new game is dealt
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-follower.h"

#include "cb-appetit.h"
#include "cb-rescue.h"

static const CbTestGame appetit = { .kind = &cb_appetit_kind, .n_seats = 2 };
static const CbTestGame rescue = { .kind = &cb_rescue_kind, .n_seats = 2 };

static void
tell_all (CbFollower *self)
{
  for (gint64 hour = 1; !cb_telling_get_caught_up (self->telling); hour++)
    cb_telling_advance (self->telling, hour * LONG);
}

/* It is told once, is no move, and people can look at the table before. */
static void
test_once (void)
{
  CbFollower *self = cb_follower_new (&appetit);

  cb_telling_tell_opening (self->telling);
  cb_follower_assert_heard (self, " =0");
  g_assert_true (cb_telling_is_opening (self->telling));
  g_assert_false (cb_telling_get_caught_up (self->telling));
  cb_telling_tell_opening (self->telling);
  cb_telling_advance (self->telling, LONG);
  cb_follower_assert_heard (self, " <dealt");
  g_assert_false (cb_telling_is_first (self->telling));
  g_assert_false (cb_telling_is_within (self->telling));
  g_assert_cmpint (cb_telling_get_mover (self->telling), ==, CB_SEAT_NONE);
  cb_telling_advance (self->telling, 2 * LONG);
  g_assert_cmpuint (cb_telling_peek_recent (self->telling)->len, ==, 1);
  tell_all (self);
  g_assert_false (cb_telling_is_opening (self->telling));
  cb_follower_assert_current (self);

  cb_follower_play_any (self);
  cb_telling_hurry (self->telling);
  cb_telling_tell_opening (self->telling);
  g_assert_false (cb_telling_is_opening (self->telling));
  cb_follower_free (self);
}

/* What was not dealt yet does not lie on the table. */
static void
test_position (void)
{
  CbFollower *self = cb_follower_new (&rescue);
  const CbRescue *first = cb_rescue_peek (cb_session_peek_state (self->session));
  gint64 hour = 0;

  cb_telling_tell_opening (self->telling);
  for (guint n = 0; n < 5; n++)
    {
      const CbRescue *shown = cb_rescue_peek (cb_telling_peek_state (self->telling));

      /* The start card, which lies in no pile, then the hands, two cards each. */
      g_assert_cmpint (shown->laid != 0, ==, n > 0);
      g_assert_cmpuint (shown->n_hand[0], ==, 6 + CLAMP ((int) n - 1, 0, 2));
      g_assert_cmpuint (shown->n_hand[1], ==, 6 + CLAMP ((int) n - 3, 0, 2));
      g_assert_cmpuint (shown->n_pile, ==, first->n_pile + 4 - (n > 0 ? n - 1 : 0));
      cb_telling_advance (self->telling, ++hour * LONG);
      cb_telling_advance (self->telling, ++hour * LONG);
    }
  cb_follower_assert_current (self);
  cb_follower_free (self);
}

/* Whoever does not wait for it plays on. */
static void
test_played (void)
{
  CbFollower *self = cb_follower_new (&rescue);

  cb_telling_tell_opening (self->telling);
  cb_follower_play_any (self);
  g_assert_true (cb_telling_is_opening (self->telling));
  cb_telling_hurry (self->telling);
  cb_follower_assert_current (self);
  g_assert_cmpuint (cb_telling_get_ply (self->telling), ==, 1);
  cb_follower_free (self);
}

/* Looking back ends it, and while one looks back there is none. */
static void
test_reviewed (void)
{
  CbFollower *self = cb_follower_new (&appetit);

  cb_telling_tell_opening (self->telling);
  cb_telling_review (self->telling, 0);
  g_assert_false (cb_telling_is_opening (self->telling));
  cb_telling_tell_opening (self->telling);
  g_assert_false (cb_telling_is_opening (self->telling));
  cb_follower_free (self);
}

/* Nobody plays before the cards are dealt. */
static void
test_gate (void)
{
  CbFollower *self = cb_follower_new (&appetit);

  for (CbSeat seat = 0; seat < 2; seat++)
    cb_session_set_controller (self->session, seat, CB_CONTROLLER_EASY);
  cb_telling_tell_opening (self->telling);
  cb_session_set_held (self->session, FALSE);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, 0);
  cb_telling_hurry (self->telling);
  while (cb_session_get_ply (self->session) == 0)
    g_main_context_iteration (NULL, TRUE);
  cb_follower_free (self);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/telling/opening/once", test_once);
  g_test_add_func ("/telling/opening/position", test_position);
  g_test_add_func ("/telling/opening/played", test_played);
  g_test_add_func ("/telling/opening/reviewed", test_reviewed);
  g_test_add_func ("/telling/opening/gate", test_gate);

  return g_test_run ();
}
