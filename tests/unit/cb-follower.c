/* cb-follower.c - somebody who writes down what is told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-follower.h"

static const char *
get_type (CbFollower      *self,
          const CbEvent *event)
{
  const CbKind *kind = cb_session_get_kind (self->session);
  CbEventText text;

  kind->format_event (cb_telling_peek_state (self->telling), event, &text);

  return text.type;
}

static int
begun_cb (CbFollower      *self,
          const CbEvent *event)
{
  void (*during) (CbFollower *) = self->during;

  g_string_append_printf (self->heard, " <%s", get_type (self, event));
  self->during = NULL;
  if (during != NULL)
    during (self);

  return self->milliseconds;
}

static void
told_cb (CbFollower      *self,
         const CbEvent *event)
{
  void (*after) (CbFollower *) = self->after;

  g_string_append_printf (self->heard, " %s>", get_type (self, event));
  self->after = NULL;
  if (after != NULL)
    after (self);
}

static void
shown_cb (CbFollower *self,
          guint     ply)
{
  g_string_append_printf (self->heard, " =%u", ply);
}

static void
refreshed_cb (CbFollower *self)
{
  g_string_append (self->heard, " ~");
}

CbSession *
cb_follower_new_session (const CbTestGame *game)
{
  g_autoptr (CbDeal) deal = cb_test_deal (game);
  CbRuleset ruleset;

  cb_test_ruleset (game, &ruleset);

  return cb_session_new (game->kind, &ruleset, deal);
}

CbFollower *
cb_follower_new (const CbTestGame *game)
{
  CbFollower *self = g_new0 (CbFollower, 1);

  self->session = cb_follower_new_session (game);
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

void
cb_follower_free (CbFollower *self)
{
  g_assert_finalize_object (self->telling);
  g_assert_finalize_object (self->session);
  g_string_free (self->heard, TRUE);
  g_free (self);
}

void
cb_follower_assert_heard (CbFollower   *self,
                          const char *expected)
{
  g_assert_cmpstr (self->heard->str, ==, expected);
  g_string_truncate (self->heard, 0);
}

/* What is shown is the game as it is. */
void
cb_follower_assert_current (CbFollower *self)
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

void
cb_follower_play_any (CbFollower *self)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (cb_session_get_kind (self->session),
                                                cb_session_peek_state (self->session));

  g_assert_true (cb_session_play (self->session, g_array_index (moves, CbMove, 0)));
}

void
cb_follower_play (CbFollower   *self,
                  const char *text)
{
  CbMove move;

  g_assert_true (cb_kind_parse_move (cb_session_get_kind (self->session),
                                     cb_session_peek_state (self->session), text, &move, NULL));
  g_assert_true (cb_session_play (self->session, move));
}
