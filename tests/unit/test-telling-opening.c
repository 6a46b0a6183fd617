/* test-telling-opening.c - how a new game began, told by a clock of our own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-test.h"

#include "cb-appetit.h"
#include "cb-chateau.h"
#include "cb-rescue.h"
#include "cb-telling.h"

#define LONG G_TIME_SPAN_HOUR

static CbTelling *
new_telling (const CbKind *kind)
{
  const CbTestGame game = { .kind = kind, .n_seats = 2 };
  g_autoptr (CbDeal) deal = cb_test_deal (&game);
  g_autoptr (CbSession) session = NULL;
  CbRuleset ruleset;
  CbTelling *telling;

  cb_test_ruleset (&game, &ruleset);
  session = cb_session_new (kind, &ruleset, deal);
  telling = cb_telling_new (session);
  cb_telling_set_manual_clock (telling, TRUE);

  return telling;
}

static int
begun_cb (guint *n_begun)
{
  (*n_begun)++;

  return 100;
}

/* The deal, event by event; the position is the first one all the time, and nobody may
 * play before it is over. */
static void
test_opening (gconstpointer data)
{
  const CbKind *kind = data;
  CbTelling *telling = new_telling (kind);
  CbSession *session = cb_telling_get_session (telling);
  g_autoptr (GArray) events = cb_events_new ();
  g_autofree char *first = kind->format_state (cb_telling_peek_state (telling), 0);
  g_autofree char *after = NULL;
  guint n_begun = 0;

  kind->tell_opening (cb_session_peek_state (session), events);
  g_signal_connect_swapped (telling, "begun", G_CALLBACK (begun_cb), &n_begun);
  cb_telling_tell_opening (telling);
  g_assert_false (cb_telling_get_caught_up (telling));
  g_assert_true (cb_telling_get_opening (telling));
  g_assert_false (cb_telling_is_within (telling));
  g_assert_cmpint (cb_telling_get_mover (telling), ==, CB_SEAT_NONE);
  g_assert_cmpuint (n_begun, ==, 0);

  for (gint64 i = 1; i <= 2 * events->len; i++)
    cb_telling_advance (telling, i * LONG);
  g_assert_true (cb_telling_get_caught_up (telling));
  g_assert_false (cb_telling_get_opening (telling));
  g_assert_cmpuint (n_begun, ==, events->len);
  g_assert_cmpuint (cb_telling_peek_recent (telling)->len, ==, 0);
  g_assert_cmpuint (cb_telling_get_ply (telling), ==, 0);
  after = kind->format_state (cb_telling_peek_state (telling), 0);
  g_assert_cmpstr (after, ==, first);
  g_object_unref (telling);
}

/* A move that comes in the meantime is told after it, and whoever hurries has both. */
static void
test_hurried (void)
{
  CbTelling *telling = new_telling (&cb_rescue_kind);
  CbSession *session = cb_telling_get_session (telling);

  cb_telling_tell_opening (telling);
  g_assert_true (cb_session_play (session, cb_rescue_move (CB_RESCUE_START + 1, 1, 0)));
  g_assert_true (cb_telling_get_opening (telling));
  cb_telling_hurry (telling);
  g_assert_true (cb_telling_get_caught_up (telling));
  g_assert_cmpuint (cb_telling_get_ply (telling), ==, 1);

  /* A game that is under way has none. */
  cb_telling_tell_opening (telling);
  g_assert_true (cb_telling_get_caught_up (telling));
  g_object_unref (telling);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/telling-opening/rescue", &cb_rescue_kind, test_opening);
  g_test_add_data_func ("/telling-opening/appetit", &cb_appetit_kind, test_opening);
  g_test_add_data_func ("/telling-opening/chateau", &cb_chateau_kind, test_opening);
  g_test_add_func ("/telling-opening/hurried", test_hurried);

  return g_test_run ();
}
