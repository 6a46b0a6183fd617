/* test-telling.c - one move, told once, in order, by a clock of our own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-test.h"

#include "cb-appetit.h"
#include "cb-chateau.h"
#include "cb-rescue.h"
#include "cb-telling.h"

/* How long an event takes here, and when all is told for certain. */
#define MILLISECONDS  100
#define EVENT         (MILLISECONDS * G_TIME_SPAN_MILLISECOND)
#define LONG          (G_TIME_SPAN_HOUR)

/**
 * Follower:
 * @telling: what is followed
 * @heard: all that was heard: “<type” for begun, “type>” for told, “=ply” for shown,
 *   “~” for refreshed
 * @milliseconds: what an event takes
 * @during: (nullable): what is done when an event has begun, once
 * @after: (nullable): what is done when an event was told, once
 */
typedef struct _Follower Follower;
struct _Follower
{
  CbSession  *session;
  CbTelling  *telling;
  GString    *heard;
  int         milliseconds;
  void      (*during) (Follower *self);
  void      (*after)  (Follower *self);
};

static const char *
get_type (Follower      *self,
          const CbEvent *event)
{
  const CbKind *kind = cb_session_get_kind (self->session);
  CbEventText text;

  kind->format_event (cb_telling_peek_state (self->telling), event, &text);

  return text.type;
}

static int
begun_cb (Follower      *self,
          const CbEvent *event)
{
  void (*during) (Follower *) = self->during;

  g_string_append_printf (self->heard, " <%s", get_type (self, event));
  self->during = NULL;
  if (during != NULL)
    during (self);

  return self->milliseconds;
}

static void
told_cb (Follower      *self,
         const CbEvent *event)
{
  void (*after) (Follower *) = self->after;

  g_string_append_printf (self->heard, " %s>", get_type (self, event));
  self->after = NULL;
  if (after != NULL)
    after (self);
}

static void
shown_cb (Follower *self,
          guint     ply)
{
  g_string_append_printf (self->heard, " =%u", ply);
}

static void
refreshed_cb (Follower *self)
{
  g_string_append (self->heard, " ~");
}

static CbSession *
new_session (const CbTestGame *game)
{
  g_autoptr (CbDeal) deal = cb_test_deal (game);
  CbRuleset ruleset;

  cb_test_ruleset (game, &ruleset);

  return cb_session_new (game->kind, &ruleset, deal);
}

static Follower *
follow (const CbTestGame *game)
{
  Follower *self = g_new0 (Follower, 1);

  self->session = new_session (game);
  self->telling = cb_telling_new (self->session);
  self->heard = g_string_new (NULL);
  self->milliseconds = MILLISECONDS;
  cb_telling_set_manual_clock (self->telling, TRUE);
  g_signal_connect_swapped (self->telling, "begun", G_CALLBACK (begun_cb), self);
  g_signal_connect_swapped (self->telling, "told", G_CALLBACK (told_cb), self);
  g_signal_connect_swapped (self->telling, "shown", G_CALLBACK (shown_cb), self);
  g_signal_connect_swapped (self->telling, "refreshed", G_CALLBACK (refreshed_cb), self);

  return self;
}

static const CbTestGame rescue = { .kind = &cb_rescue_kind, .n_seats = 2 };
static const CbTestGame chateau = { .kind = &cb_chateau_kind, .n_seats = 2 };
static const CbTestGame appetit = { .kind = &cb_appetit_kind, .n_seats = 2 };

static void
unfollow (Follower *self)
{
  g_assert_finalize_object (self->telling);
  g_assert_finalize_object (self->session);
  g_string_free (self->heard, TRUE);
  g_free (self);
}

static void
assert_heard (Follower   *self,
              const char *expected)
{
  g_assert_cmpstr (self->heard->str, ==, expected);
  g_string_truncate (self->heard, 0);
}

/* What is shown is the game as it is. */
static void
assert_current (Follower *self)
{
  const CbKind *kind = cb_session_get_kind (self->session);
  g_autofree char *shown = kind->format_state (cb_telling_peek_state (self->telling),
                                               CB_SEAT_NONE);
  g_autofree char *actual = kind->format_state (cb_session_peek_state (self->session),
                                                CB_SEAT_NONE);

  g_assert_true (cb_telling_get_caught_up (self->telling));
  g_assert_cmpuint (cb_telling_get_ply (self->telling), ==, cb_session_get_ply (self->session));
  g_assert_cmpstr (shown, ==, actual);
}

static void
play_any (Follower *self)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (cb_session_get_kind (self->session),
                                                cb_session_peek_state (self->session));

  g_assert_true (cb_session_play (self->session, g_array_index (moves, CbMove, 0)));
}

static void
play_text (Follower   *self,
           const char *text)
{
  CbMove move;

  g_assert_true (cb_kind_parse_move (cb_session_get_kind (self->session),
                                     cb_session_peek_state (self->session), text, &move, NULL));
  g_assert_true (cb_session_play (self->session, move));
}

static void
undo (Follower *self)
{
  cb_session_undo (self->session);
}

static void
hurry (Follower *self)
{
  cb_telling_hurry (self->telling);
}

static void
review_first (Follower *self)
{
  cb_telling_review (self->telling, 0);
}

/* How a new game is dealt is told once, and is no move. */
static void
test_opening (void)
{
  Follower *self = follow (&appetit);

  cb_telling_tell_opening (self->telling);
  assert_heard (self, " <dealt");
  g_assert_true (cb_telling_is_opening (self->telling));
  g_assert_false (cb_telling_is_first (self->telling));
  g_assert_false (cb_telling_is_within (self->telling));
  g_assert_false (cb_telling_get_caught_up (self->telling));
  cb_telling_tell_opening (self->telling);
  cb_telling_advance (self->telling, 10 * EVENT);
  cb_telling_advance (self->telling, LONG);
  cb_telling_advance (self->telling, LONG + 10 * EVENT);
  assert_heard (self, " dealt> <dealt dealt>");
  g_assert_cmpuint (cb_telling_peek_recent (self->telling)->len, ==, 2);
  while (!cb_telling_get_caught_up (self->telling))
    cb_telling_advance (self->telling, cb_telling_get_time (self->telling) + EVENT);
  g_assert_false (cb_telling_is_opening (self->telling));
  assert_current (self);

  g_string_truncate (self->heard, 0);
  play_any (self);
  cb_telling_hurry (self->telling);
  cb_telling_tell_opening (self->telling);
  g_assert_false (cb_telling_is_opening (self->telling));
  unfollow (self);
}

/* Whoever does not wait for it plays on, and so it goes with looking back. */
static void
test_opening_is_left (void)
{
  Follower *self = follow (&appetit);

  cb_telling_tell_opening (self->telling);
  play_any (self);
  g_assert_true (cb_telling_is_opening (self->telling));
  cb_telling_hurry (self->telling);
  assert_current (self);
  g_assert_cmpuint (cb_telling_get_ply (self->telling), ==, 1);
  unfollow (self);

  self = follow (&appetit);
  cb_telling_tell_opening (self->telling);
  cb_telling_review (self->telling, 0);
  g_assert_false (cb_telling_is_opening (self->telling));
  cb_telling_tell_opening (self->telling);
  g_assert_false (cb_telling_is_opening (self->telling));
  unfollow (self);
}

/* Events come one after the other, and the position follows them. */
static void
test_order (void)
{
  Follower *self = follow (&rescue);

  g_assert_true (cb_telling_get_caught_up (self->telling));
  play_any (self);
  assert_heard (self, " <laid");
  g_assert_false (cb_telling_get_caught_up (self->telling));
  g_assert_cmpint (cb_telling_get_mover (self->telling), ==, 0);
  g_assert_nonnull (cb_telling_peek_event (self->telling));
  g_assert_cmpuint (cb_telling_get_ply (self->telling), ==, 0);

  cb_telling_advance (self->telling, EVENT - 1);
  assert_heard (self, "");
  cb_telling_advance (self->telling, EVENT);
  assert_heard (self, " laid>");
  g_assert_null (cb_telling_peek_event (self->telling));
  cb_telling_advance (self->telling, EVENT * 2);
  assert_heard (self, " <drawn");
  cb_telling_advance (self->telling, LONG);
  assert_heard (self, " drawn>");
  assert_current (self);
  g_assert_cmpint (cb_telling_get_mover (self->telling), ==, CB_SEAT_NONE);
  unfollow (self);
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
  Follower *self = follow (&rescue);

  g_signal_connect (self->telling, "begun", G_CALLBACK (slow_cb), NULL);
  play_any (self);
  cb_telling_advance (self->telling, 10 * EVENT - 1);
  assert_heard (self, " <laid");
  cb_telling_advance (self->telling, 10 * EVENT);
  assert_heard (self, " laid>");
  unfollow (self);
}

static void
test_progress (void)
{
  Follower *self = follow (&rescue);

  g_assert_cmpfloat (cb_telling_get_progress (self->telling, 0), ==, 1);
  play_any (self);
  g_assert_cmpfloat (cb_telling_get_progress (self->telling, 0), ==, 0);
  g_assert_cmpfloat (cb_telling_get_progress (self->telling, EVENT / 4), ==, 0.25);
  g_assert_cmpfloat (cb_telling_get_progress (self->telling, LONG), ==, 1);
  cb_telling_advance (self->telling, EVENT / 2);
  g_assert_cmpint (cb_telling_get_elapsed (self->telling, LONG), ==, EVENT / 2);
  cb_telling_hurry (self->telling);
  g_assert_cmpint (cb_telling_get_elapsed (self->telling, LONG), ==, 0);
  unfollow (self);
}

/* Without time for anything all is told at once. */
static void
test_no_time (void)
{
  Follower *self = follow (&rescue);

  self->milliseconds = 0;
  play_any (self);
  cb_telling_advance (self->telling, LONG);
  assert_heard (self, " <laid laid> <drawn drawn>");
  assert_current (self);
  unfollow (self);
}

/* Moves that come while one is told wait for their turn. */
static void
test_queue (void)
{
  Follower *self = follow (&rescue);

  play_any (self);
  play_any (self);
  assert_heard (self, " <laid");
  for (int i = 1; i < 20; i++)
    cb_telling_advance (self->telling, i * EVENT * 2);
  assert_heard (self, " laid> <drawn drawn> <laid laid> <drawn drawn>");
  assert_current (self);
  unfollow (self);
}

/* The rest is told at once, with nothing that moves. */
static void
test_hurry (void)
{
  Follower *self = follow (&rescue);

  cb_telling_hurry (self->telling);
  assert_heard (self, "");
  play_any (self);
  play_any (self);
  cb_telling_hurry (self->telling);
  assert_heard (self, " <laid laid> drawn> laid> drawn> =2");
  assert_current (self);
  cb_telling_advance (self->telling, LONG);
  assert_heard (self, "");
  unfollow (self);
}

/* What was left of the time is left after it. */
static void
test_pause (void)
{
  Follower *self = follow (&rescue);

  play_any (self);
  cb_telling_advance (self->telling, EVENT / 4);
  cb_telling_pause (self->telling, CB_TELLING_AWAY);
  g_assert_true (cb_telling_get_paused (self->telling));
  cb_telling_advance (self->telling, LONG);
  assert_heard (self, " <laid");
  g_assert_cmpfloat (cb_telling_get_progress (self->telling, LONG), ==, 0.25);
  g_assert_cmpint (cb_telling_get_time (self->telling), ==, EVENT / 4);
  cb_telling_pause (self->telling, CB_TELLING_COVERED);
  cb_telling_pause (self->telling, 0);
  cb_telling_advance (self->telling, LONG + EVENT / 2);
  g_assert_cmpint (cb_telling_get_time (self->telling), ==, EVENT * 3 / 4);
  assert_heard (self, "");
  cb_telling_advance (self->telling, LONG + EVENT * 3 / 4);
  assert_heard (self, " laid>");
  unfollow (self);
}

/* What is taken back is not told any more; what comes back is told. */
static void
test_undo (void)
{
  Follower *self = follow (&rescue);

  play_any (self);
  cb_telling_hurry (self->telling);
  play_any (self);
  assert_heard (self, " <laid laid> drawn> =1 <laid");
  cb_session_undo (self->session);
  assert_heard (self, " =1");
  assert_current (self);
  cb_session_redo (self->session);
  assert_heard (self, " <laid");
  cb_telling_advance (self->telling, LONG);
  cb_telling_advance (self->telling, LONG + 1 * G_TIME_SPAN_SECOND);
  cb_telling_advance (self->telling, LONG + 2 * G_TIME_SPAN_SECOND);
  assert_heard (self, " laid> <drawn drawn>");
  assert_current (self);
  unfollow (self);
}

/* From the inside of a signal too, whichever. */
static void
test_reentrant (void)
{
  static void (*const deeds[]) (Follower *) = { undo, hurry, review_first, play_any };

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    for (guint when = 0; when < 2; when++)
      {
        Follower *self = follow (&rescue);

        if (when == 0)
          self->during = deeds[i];
        else
          self->after = deeds[i];
        play_any (self);
        for (int j = 1; j < 30; j++)
          cb_telling_advance (self->telling, j * EVENT);
        cb_telling_review (self->telling, -1);
        assert_current (self);
        unfollow (self);
      }
}

/* Looking back shows a position, and keeps the game where it is. */
static void
test_review (void)
{
  Follower *self = follow (&rescue);

  play_any (self);
  play_any (self);
  cb_telling_review (self->telling, 1);
  assert_heard (self, " <laid laid> drawn> laid> drawn> =2 =1");
  g_assert_cmpint (cb_telling_get_review (self->telling), ==, 1);
  g_assert_cmpuint (cb_telling_get_ply (self->telling), ==, 1);
  cb_telling_review (self->telling, 2);
  assert_heard (self, " =2");
  cb_telling_review (self->telling, -1);
  assert_heard (self, " =2");
  assert_current (self);
  cb_telling_review (self->telling, 0);
  cb_session_undo (self->session);
  assert_heard (self, " =0 =1");
  g_assert_cmpint (cb_telling_get_review (self->telling), ==, -1);
  assert_current (self);
  unfollow (self);
}

/* The last turn once more; at the end of the game, too. */
static void
test_again (void)
{
  Follower *self = follow (&rescue);

  g_assert_false (cb_telling_can_tell_again (self->telling));
  cb_telling_tell_again (self->telling);
  assert_heard (self, "");
  play_any (self);
  play_any (self);
  cb_telling_hurry (self->telling);
  g_string_truncate (self->heard, 0);
  cb_telling_tell_again (self->telling);
  assert_heard (self, " =1 <laid");
  g_assert_false (cb_telling_get_caught_up (self->telling));
  cb_telling_hurry (self->telling);
  assert_heard (self, " laid> drawn> =2");
  assert_current (self);
  unfollow (self);
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
      Follower *self = follow (&game);

      play_text (self, "tower:a1");
      play_text (self, "tower:g7");
      cb_telling_hurry (self->telling);
      g_assert_true (cb_telling_can_tell_again (self->telling));
      play_text (self, "push:W2");
      cb_telling_hurry (self->telling);
      g_assert_cmpint (cb_telling_can_tell_again (self->telling), ==, cases[i].again);
      unfollow (self);
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
      Follower *self = follow (&game);
      g_autoptr (GArray) moves = NULL;

      play_text (self, "tower:a1");
      g_assert_true (cb_session_get_can_undo (self->session));
      play_text (self, "tower:g7");
      play_text (self, "tower:a7");
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
      unfollow (self);
    }
}

/* Whoever plays may change at any time: nothing is lost of what is told. */
static void
test_seated (void)
{
  Follower *self = follow (&rescue);

  play_any (self);
  cb_session_set_name (self->session, 0, "Ada");
  cb_session_set_controller (self->session, 0, CB_CONTROLLER_EASY);
  assert_heard (self, " <laid ~ ~");
  cb_telling_hurry (self->telling);
  assert_heard (self, " laid> drawn> =1");
  unfollow (self);
}

static void
play_to_end (Follower *self)
{
  while (cb_session_get_turn (self->session) != CB_SEAT_NONE)
    play_any (self);
}

static void
seat_computer (Follower *self)
{
  cb_session_set_controller (self->session, 1, CB_CONTROLLER_EASY);
}

static void
look_back_and_forth (Follower *self)
{
  cb_telling_review (self->telling, (int) cb_session_get_ply (self->session) - 1);
  cb_telling_review (self->telling, (int) cb_session_get_ply (self->session));
  cb_telling_review (self->telling, -1);
}

static void
undo_and_redo (Follower *self)
{
  cb_session_undo (self->session);
  g_assert_false (cb_telling_get_over_told (self->telling));
  cb_session_redo (self->session);
}

static void
pause_and_resume (Follower *self)
{
  cb_telling_pause (self->telling, CB_TELLING_AWAY);
  cb_telling_advance (self->telling, LONG);
  cb_telling_pause (self->telling, 0);
}

static void
tell_again (Follower *self)
{
  cb_telling_tell_again (self->telling);
}

/* Whatever is done during the end of a game or after it, the end is told, and known
 * when it is told and not before. */
static void
test_end (void)
{
  static void (*const deeds[]) (Follower *) = {
    seat_computer, look_back_and_forth, undo_and_redo, pause_and_resume, tell_again, hurry,
  };

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    for (guint when = 0; when < 3; when++)
      {
        Follower *self = follow (&rescue);

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
        assert_current (self);
        g_assert_nonnull (strstr (self->heard->str, " over>"));
        unfollow (self);
      }
}

/* A game that goes while it is told, and one that is reopened. */
static void
test_closed (void)
{
  Follower *self = follow (&rescue);
  CbTelling *again;

  play_to_end (self);
  g_assert_finalize_object (self->telling);
  again = cb_telling_new (self->session);
  g_assert_true (cb_telling_get_over_told (again));
  self->telling = again;
  unfollow (self);
}

/* Another game in which nobody waits: when a move of it was played, whoever began to
 * think before has most likely decided. */
static void
wait_for_thought (void)
{
  g_autoptr (CbSession) session = new_session (&rescue);

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
  Follower *self = follow (&rescue);

  cb_session_set_controller (self->session, 1, CB_CONTROLLER_EASY);
  cb_session_set_held (self->session, FALSE);
  play_any (self);
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
  assert_heard (self, " laid> drawn> =2");
  unfollow (self);
}

/* In review computers wait as well. */
static void
test_gate_review (void)
{
  Follower *self = follow (&rescue);

  self->milliseconds = 0;
  play_any (self);
  cb_telling_hurry (self->telling);
  cb_telling_review (self->telling, 0);
  cb_session_set_controller (self->session, 1, CB_CONTROLLER_EASY);
  cb_session_set_held (self->session, FALSE);
  wait_for_thought ();
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, 1);
  cb_telling_review (self->telling, -1);
  while (cb_session_get_ply (self->session) < 2)
    g_main_context_iteration (NULL, TRUE);
  unfollow (self);
}

/* What was done since a person's last action can be marked. */
static void
test_recent (void)
{
  Follower *self = follow (&rescue);

  play_any (self);
  cb_telling_hurry (self->telling);
  g_assert_cmpuint (cb_telling_peek_recent (self->telling)->len, ==, 2);
  cb_session_set_controller (self->session, 1, CB_CONTROLLER_EASY);
  play_any (self);
  cb_telling_hurry (self->telling);
  g_assert_cmpuint (cb_telling_peek_recent (self->telling)->len, ==, 4);
  play_any (self);
  cb_telling_hurry (self->telling);
  g_assert_cmpuint (cb_telling_peek_recent (self->telling)->len, ==, 2);
  cb_session_undo (self->session);
  g_assert_cmpuint (cb_telling_peek_recent (self->telling)->len, ==, 0);
  unfollow (self);
}

/* A turn in which nothing is left to do ends by itself, if that is wanted: also when
 * the game was left just before. */
static void
test_formality (void)
{
  static const char *const moves[] = {
    "tower:a1", "tower:g7", "push:W2", "tower:a7", "tower:g1",
  };
  Follower *self = follow (&chateau);
  guint ply;

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    play_text (self, moves[i]);
  while (cb_session_get_turn (self->session) == 0)
    {
      CbMove move;

      if (cb_chateau_kind.formality (cb_session_peek_state (self->session), &move))
        break;
      play_any (self);
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
  unfollow (self);
}

/* Cards that turn by themselves, until nobody wants that any more. */
static void
test_forced (void)
{
  Follower *self = follow (&appetit);

  cb_telling_set_pace (self->telling, 1000);
  g_assert_cmpuint (cb_telling_get_reading (self->telling), ==, 1000);
  cb_telling_set_help (self->telling, CB_TELLING_FORCED);
  g_assert_cmpuint (cb_telling_get_reading (self->telling), ==, 250);
  cb_telling_advance (self->telling, 249 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, 0);
  cb_telling_advance (self->telling, 250 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, 1);
  cb_telling_hurry (self->telling);
  cb_telling_set_help (self->telling, 0);
  cb_telling_advance (self->telling, LONG);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, 1);
  unfollow (self);
}

/* Whoever looks back does not play by that. */
static void
test_forced_review (void)
{
  Follower *self = follow (&appetit);

  play_any (self);
  cb_telling_hurry (self->telling);
  cb_telling_set_help (self->telling, CB_TELLING_FORCED);
  cb_telling_review (self->telling, 0);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, 1);
  cb_telling_advance (self->telling, LONG);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, 1);
  cb_telling_tell_again (self->telling);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, 1);
  unfollow (self);
}

/* At no pace at all they still turn one by one. */
static void
test_forced_at_once (void)
{
  Follower *self = follow (&appetit);

  self->milliseconds = 0;
  cb_telling_set_help (self->telling, CB_TELLING_FORCED);
  cb_telling_advance (self->telling, 119 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, 0);
  cb_telling_advance (self->telling, 120 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, 1);
  cb_telling_hurry (self->telling);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, 1);
  unfollow (self);
}

/* Its own clock does the same. */
static void
test_clock (void)
{
  Follower *self = follow (&rescue);

  cb_telling_set_manual_clock (self->telling, FALSE);
  self->milliseconds = 1;
  play_any (self);
  while (!cb_telling_get_caught_up (self->telling))
    g_main_context_iteration (NULL, TRUE);
  assert_heard (self, " <laid laid> <drawn drawn>");
  unfollow (self);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/telling/opening", test_opening);
  g_test_add_func ("/telling/opening-is-left", test_opening_is_left);
  g_test_add_func ("/telling/order", test_order);
  g_test_add_func ("/telling/longest", test_longest);
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
  g_test_add_func ("/telling/gate", test_gate);
  g_test_add_func ("/telling/gate-review", test_gate_review);
  g_test_add_func ("/telling/recent", test_recent);
  g_test_add_func ("/telling/formality", test_formality);
  g_test_add_func ("/telling/forced", test_forced);
  g_test_add_func ("/telling/forced-review", test_forced_review);
  g_test_add_func ("/telling/forced-at-once", test_forced_at_once);
  g_test_add_func ("/telling/clock", test_clock);

  return g_test_run ();
}
