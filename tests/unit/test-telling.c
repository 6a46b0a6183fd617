/* test-telling.c - one move, told once, in order, by a clock of our own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-follower.h"

#include "cb-appetit.h"
#include "cb-chateau.h"
#include "cb-rescue.h"

static const CbTestGame rescue = { .kind = &cb_rescue_kind, .n_seats = 2 };

static void
undo (CbFollower *self)
{
  cb_session_undo (self->session);
}

static void
hurry (CbFollower *self)
{
  cb_telling_hurry (self->telling);
}

static void
review_first (CbFollower *self)
{
  cb_telling_review (self->telling, 0);
}

/* Events come one after the other, and the position follows them. */
static void
test_order (void)
{
  CbFollower *self = cb_follower_new (&rescue);

  g_assert_true (cb_telling_get_caught_up (self->telling));
  cb_follower_play_any (self);
  cb_follower_assert_heard (self, " <laid");
  g_assert_false (cb_telling_get_caught_up (self->telling));
  g_assert_cmpint (cb_telling_get_mover (self->telling), ==, 0);
  g_assert_nonnull (cb_telling_peek_event (self->telling));
  g_assert_cmpuint (cb_telling_get_ply (self->telling), ==, 0);

  cb_telling_advance (self->telling, EVENT - 1);
  cb_follower_assert_heard (self, "");
  cb_telling_advance (self->telling, EVENT);
  cb_follower_assert_heard (self, " laid>");
  g_assert_null (cb_telling_peek_event (self->telling));
  cb_telling_advance (self->telling, EVENT * 2);
  cb_follower_assert_heard (self, " <drawn");
  cb_telling_advance (self->telling, LONG);
  cb_follower_assert_heard (self, " drawn>");
  cb_follower_assert_current (self);
  g_assert_cmpint (cb_telling_get_mover (self->telling), ==, CB_SEAT_NONE);
  cb_follower_free (self);
}

static int
slow_cb (void)
{
  return 10 * MILLISECONDS;
}

/* The slowest of those who follow decides. */
static void
test_longest (void)
{
  CbFollower *self = cb_follower_new (&rescue);

  g_signal_connect (self->telling, "begun", G_CALLBACK (slow_cb), NULL);
  cb_follower_play_any (self);
  cb_telling_advance (self->telling, 10 * EVENT - 1);
  cb_follower_assert_heard (self, " <laid");
  cb_telling_advance (self->telling, 10 * EVENT);
  cb_follower_assert_heard (self, " laid>");
  cb_follower_free (self);
}

static void
linger (CbFollower *self)
{
  cb_telling_linger (self->telling, 3 * MILLISECONDS);
}

/* Words may stand for a while before the next thing happens, but not after it. */
static void
test_linger (void)
{
  CbFollower *self = cb_follower_new (&rescue);

  self->during = linger;
  cb_follower_play_any (self);
  cb_telling_advance (self->telling, EVENT);
  cb_follower_assert_heard (self, " <laid laid>");
  cb_telling_advance (self->telling, 4 * EVENT);
  cb_follower_assert_heard (self, "");
  cb_telling_advance (self->telling, 5 * EVENT);
  cb_follower_assert_heard (self, " <drawn");
  cb_telling_advance (self->telling, 6 * EVENT);
  cb_follower_assert_heard (self, " drawn>");
  cb_follower_play_any (self);
  cb_telling_advance (self->telling, 7 * EVENT);
  cb_telling_advance (self->telling, 8 * EVENT);
  cb_follower_assert_heard (self, " <laid laid> <drawn");
  cb_follower_free (self);
}

static void
test_progress (void)
{
  CbFollower *self = cb_follower_new (&rescue);

  g_assert_cmpfloat (cb_telling_get_progress (self->telling, 0), ==, 1);
  cb_follower_play_any (self);
  g_assert_cmpfloat (cb_telling_get_progress (self->telling, 0), ==, 0);
  g_assert_cmpfloat (cb_telling_get_progress (self->telling, EVENT / 4), ==, 0.25);
  g_assert_cmpfloat (cb_telling_get_progress (self->telling, LONG), ==, 1);
  cb_telling_advance (self->telling, EVENT / 2);
  g_assert_cmpint (cb_telling_get_elapsed (self->telling, LONG), ==, EVENT / 2);
  cb_telling_hurry (self->telling);
  g_assert_cmpint (cb_telling_get_elapsed (self->telling, LONG), ==, 0);
  cb_follower_free (self);
}

/* Without time for anything all is told at once. */
static void
test_no_time (void)
{
  CbFollower *self = cb_follower_new (&rescue);

  self->milliseconds = 0;
  cb_follower_play_any (self);
  cb_telling_advance (self->telling, LONG);
  cb_follower_assert_heard (self, " <laid laid> <drawn drawn>");
  cb_follower_assert_current (self);
  cb_follower_free (self);
}

/* Moves that come while one is told wait for their turn. */
static void
test_queue (void)
{
  CbFollower *self = cb_follower_new (&rescue);

  cb_follower_play_any (self);
  cb_follower_play_any (self);
  cb_follower_assert_heard (self, " <laid");
  for (int i = 1; i < 20; i++)
    cb_telling_advance (self->telling, i * EVENT * 2);
  cb_follower_assert_heard (self, " laid> <drawn drawn> <laid laid> <drawn drawn>");
  cb_follower_assert_current (self);
  cb_follower_free (self);
}

/* The rest is told at once, with nothing that moves. */
static void
test_hurry (void)
{
  CbFollower *self = cb_follower_new (&rescue);

  cb_telling_hurry (self->telling);
  cb_follower_assert_heard (self, "");
  cb_follower_play_any (self);
  cb_follower_play_any (self);
  cb_telling_hurry (self->telling);
  cb_follower_assert_heard (self, " <laid laid> drawn> laid> drawn> =2");
  cb_follower_assert_current (self);
  cb_telling_advance (self->telling, LONG);
  cb_follower_assert_heard (self, "");
  cb_follower_free (self);
}

/* What was left of the time is left after it. */
static void
test_pause (void)
{
  CbFollower *self = cb_follower_new (&rescue);

  cb_follower_play_any (self);
  cb_telling_advance (self->telling, EVENT / 4);
  cb_telling_pause (self->telling, CB_TELLING_AWAY);
  g_assert_true (cb_telling_get_paused (self->telling));
  cb_telling_advance (self->telling, LONG);
  cb_follower_assert_heard (self, " <laid");
  g_assert_cmpfloat (cb_telling_get_progress (self->telling, LONG), ==, 0.25);
  g_assert_cmpint (cb_telling_get_time (self->telling), ==, EVENT / 4);
  cb_telling_pause (self->telling, CB_TELLING_COVERED);
  cb_telling_pause (self->telling, 0);
  cb_telling_advance (self->telling, LONG + EVENT / 2);
  g_assert_cmpint (cb_telling_get_time (self->telling), ==, EVENT * 3 / 4);
  cb_follower_assert_heard (self, "");
  cb_telling_advance (self->telling, LONG + EVENT * 3 / 4);
  cb_follower_assert_heard (self, " laid>");
  cb_follower_free (self);
}

/* What is taken back is not told any more; what comes back is told. */
static void
test_undo (void)
{
  CbFollower *self = cb_follower_new (&rescue);

  cb_follower_play_any (self);
  cb_telling_hurry (self->telling);
  cb_follower_play_any (self);
  cb_follower_assert_heard (self, " <laid laid> drawn> =1 <laid");
  cb_session_undo (self->session);
  cb_follower_assert_heard (self, " =1");
  cb_follower_assert_current (self);
  cb_session_redo (self->session);
  cb_follower_assert_heard (self, " <laid");
  cb_telling_advance (self->telling, LONG);
  cb_telling_advance (self->telling, LONG + 1 * G_TIME_SPAN_SECOND);
  cb_telling_advance (self->telling, LONG + 2 * G_TIME_SPAN_SECOND);
  cb_follower_assert_heard (self, " laid> <drawn drawn>");
  cb_follower_assert_current (self);
  cb_follower_free (self);
}

/* From the inside of a signal too, whichever. */
static void
test_reentrant (void)
{
  static void (*const deeds[]) (CbFollower *) = { undo, hurry, review_first, cb_follower_play_any };

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    for (guint when = 0; when < 2; when++)
      {
        CbFollower *self = cb_follower_new (&rescue);

        if (when == 0)
          self->during = deeds[i];
        else
          self->after = deeds[i];
        cb_follower_play_any (self);
        for (int j = 1; j < 30; j++)
          cb_telling_advance (self->telling, j * EVENT);
        cb_telling_review (self->telling, -1);
        cb_follower_assert_current (self);
        cb_follower_free (self);
      }
}

/* Looking back shows a position, and keeps the game where it is. */
static void
test_review (void)
{
  CbFollower *self = cb_follower_new (&rescue);

  cb_follower_play_any (self);
  cb_follower_play_any (self);
  cb_telling_review (self->telling, 1);
  cb_follower_assert_heard (self, " <laid laid> drawn> laid> drawn> =1");
  g_assert_cmpint (cb_telling_get_review (self->telling), ==, 1);
  g_assert_cmpuint (cb_telling_get_ply (self->telling), ==, 1);
  cb_telling_review (self->telling, 2);
  cb_follower_assert_heard (self, " =2");
  cb_telling_review (self->telling, -1);
  cb_follower_assert_heard (self, " =2");
  cb_follower_assert_current (self);
  cb_telling_review (self->telling, 0);
  cb_session_undo (self->session);
  cb_follower_assert_heard (self, " =0 =1");
  g_assert_cmpint (cb_telling_get_review (self->telling), ==, -1);
  cb_follower_assert_current (self);
  cb_follower_free (self);
}

/* The last turn once more; at the end of the game, too. */
static void
test_again (void)
{
  CbFollower *self = cb_follower_new (&rescue);

  g_assert_false (cb_telling_can_tell_again (self->telling));
  cb_telling_tell_again (self->telling);
  cb_follower_assert_heard (self, "");
  cb_follower_play_any (self);
  cb_follower_play_any (self);
  cb_telling_hurry (self->telling);
  g_string_truncate (self->heard, 0);
  cb_telling_tell_again (self->telling);
  cb_follower_assert_heard (self, " =1 <laid");
  g_assert_false (cb_telling_get_caught_up (self->telling));
  cb_telling_hurry (self->telling);
  cb_follower_assert_heard (self, " laid> drawn> =2");
  cb_follower_assert_current (self);
  cb_follower_free (self);
}

/* Nobody is reminded of what lay under a roof. */
static void
test_again_fleeting (void)
{
  static const struct
  {
    const char *options;
    gboolean    again;
  } cases[] = { { "memory=none", FALSE }, { "memory=seen", TRUE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const CbTestGame game = { .kind = &cb_chateau_kind, .n_seats = 2,
                                .options = cases[i].options };
      CbFollower *self = cb_follower_new (&game);

      cb_follower_play (self, "tower:a1");
      cb_follower_play (self, "tower:g7");
      cb_telling_hurry (self->telling);
      g_assert_true (cb_telling_can_tell_again (self->telling));
      cb_follower_play (self, "push:W2");
      cb_telling_hurry (self->telling);
      g_assert_cmpint (cb_telling_can_tell_again (self->telling), ==, cases[i].again);
      cb_follower_free (self);
    }
}

/* What was seen cannot be unseen: undo stops there, in a game of memory alone. */
static void
test_undo_revealed (void)
{
  static const struct
  {
    const char *options;
    gboolean    stops;
  } cases[] = { { "memory=none", TRUE }, { "memory=seen", FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const CbTestGame game = { .kind = &cb_chateau_kind, .n_seats = 2,
                                .options = cases[i].options };
      CbFollower *self = cb_follower_new (&game);
      g_autoptr (GArray) moves = NULL;

      cb_follower_play (self, "tower:a1");
      g_assert_true (cb_session_get_can_undo (self->session));
      cb_follower_play (self, "tower:g7");
      cb_follower_play (self, "tower:a7");
      g_assert_true (cb_session_get_can_undo (self->session));
      g_assert_false (cb_session_get_revealed (self->session));
      moves = cb_kind_dup_moves (&cb_chateau_kind, cb_session_peek_state (self->session));
      for (guint j = 0; j < moves->len; j++)
        {
          CbMove move = g_array_index (moves, CbMove, j);
          g_autofree char *text =
            cb_chateau_kind.format_move (cb_session_peek_state (self->session), move);

          if (g_str_has_prefix (text, "lift:"))
            {
              cb_session_play (self->session, move);
              break;
            }
        }
      g_assert_cmpuint (cb_session_get_ply (self->session), ==, 4);
      g_assert_cmpint (cb_session_get_can_undo (self->session), ==, !cases[i].stops);
      g_assert_cmpint (cb_session_get_revealed (self->session), ==, cases[i].stops);
      cb_session_undo (self->session);
      g_assert_cmpuint (cb_session_get_ply (self->session), ==, cases[i].stops ? 4 : 3);
      cb_follower_free (self);
    }
}

/* Whoever plays may change at any time: nothing is lost of what is told. */
static void
test_seated (void)
{
  CbFollower *self = cb_follower_new (&rescue);

  cb_follower_play_any (self);
  cb_session_set_name (self->session, 0, "Ada");
  cb_session_set_controller (self->session, 0, CB_CONTROLLER_EASY);
  cb_follower_assert_heard (self, " <laid ~ ~");
  cb_telling_hurry (self->telling);
  cb_follower_assert_heard (self, " laid> drawn> =1");
  cb_follower_free (self);
}

static void
play_to_end (CbFollower *self)
{
  while (cb_session_get_turn (self->session) != CB_SEAT_NONE)
    cb_follower_play_any (self);
}

static void
seat_computer (CbFollower *self)
{
  cb_session_set_controller (self->session, 1, CB_CONTROLLER_EASY);
}

static void
look_back_and_forth (CbFollower *self)
{
  cb_telling_review (self->telling, (int) cb_session_get_ply (self->session) - 1);
  cb_telling_review (self->telling, (int) cb_session_get_ply (self->session));
  cb_telling_review (self->telling, -1);
}

static void
undo_and_redo (CbFollower *self)
{
  cb_session_undo (self->session);
  g_assert_false (cb_telling_get_over_told (self->telling));
  cb_session_redo (self->session);
}

static void
pause_and_resume (CbFollower *self)
{
  cb_telling_pause (self->telling, CB_TELLING_AWAY);
  cb_telling_advance (self->telling, LONG);
  cb_telling_pause (self->telling, 0);
}

static void
tell_again (CbFollower *self)
{
  cb_telling_tell_again (self->telling);
}

/* Whatever is done during the end of a game or after it, the end is told, and known
 * when it is told and not before. */
static void
test_end (void)
{
  static void (*const deeds[]) (CbFollower *) = {
    seat_computer, look_back_and_forth, undo_and_redo, pause_and_resume, tell_again, hurry,
  };

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    for (guint when = 0; when < 3; when++)
      {
        CbFollower *self = cb_follower_new (&rescue);

        play_to_end (self);
        g_assert_false (cb_telling_get_over_told (self->telling));
        if (when == 0)
          self->during = deeds[i];
        else if (when == 1)
          deeds[i] (self);
        for (int j = 1; j < 5000; j++)
          cb_telling_advance (self->telling, LONG + j * EVENT);
        if (when == 2)
          deeds[i] (self);
        for (int j = 5000; j < 6000; j++)
          cb_telling_advance (self->telling, LONG + j * EVENT);
        g_assert_true (cb_telling_get_over_told (self->telling));
        cb_follower_assert_current (self);
        g_assert_nonnull (strstr (self->heard->str, " over>"));
        cb_follower_free (self);
      }
}

/* A game that goes while it is told, and one that is reopened. */
static void
test_closed (void)
{
  CbFollower *self = cb_follower_new (&rescue);
  CbTelling *again;

  play_to_end (self);
  g_assert_finalize_object (self->telling);
  again = cb_telling_new (self->session);
  g_assert_true (cb_telling_get_over_told (again));
  self->telling = again;
  cb_follower_free (self);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/telling/order", test_order);
  g_test_add_func ("/telling/longest", test_longest);
  g_test_add_func ("/telling/linger", test_linger);
  g_test_add_func ("/telling/progress", test_progress);
  g_test_add_func ("/telling/no-time", test_no_time);
  g_test_add_func ("/telling/queue", test_queue);
  g_test_add_func ("/telling/hurry", test_hurry);
  g_test_add_func ("/telling/pause", test_pause);
  g_test_add_func ("/telling/undo", test_undo);
  g_test_add_func ("/telling/reentrant", test_reentrant);
  g_test_add_func ("/telling/review", test_review);
  g_test_add_func ("/telling/again", test_again);
  g_test_add_func ("/telling/again-fleeting", test_again_fleeting);
  g_test_add_func ("/telling/undo-revealed", test_undo_revealed);
  g_test_add_func ("/telling/seated", test_seated);
  g_test_add_func ("/telling/end", test_end);
  g_test_add_func ("/telling/closed", test_closed);

  return g_test_run ();
}
