/* test-cues.c - every event has its sound, at its time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-test.h"

#include "cb-appetit-view.h"
#include "cb-appetit.h"
#include "cb-chateau-view.h"
#include "cb-chateau.h"
#include "cb-cues.h"
#include "cb-rescue-view.h"
#include "cb-rescue.h"
#include "cb-ui.h"

#define EVENT (100 * G_TIME_SPAN_MILLISECOND)
#define LONG  (G_TIME_SPAN_HOUR)

/**
 * Listener:
 * @heard: the names of all sounds that were due, each with a space before it
 * @pitches: (element-type double): how high they were
 */
typedef struct
{
  CbSession *session;
  CbTelling *telling;
  CbCues    *cues;
  GString   *heard;
  GArray    *pitches;
} Listener;

static const struct
{
  const CbGameView *view;
  guint             n_events;
} games[] = {
  { &cb_rescue_view, CB_RESCUE_N_EVENTS },
  { &cb_appetit_view, CB_APPETIT_N_EVENTS },
  { &cb_chateau_view, CB_CHATEAU_N_EVENTS },
};

static void
cue_cb (Listener   *self,
        const char *sound,
        double      pitch)
{
  g_string_append_printf (self->heard, " %s", sound);
  g_array_append_val (self->pitches, pitch);
}

static int
begun_cb (void)
{
  return EVENT / G_TIME_SPAN_MILLISECOND;
}

static Listener *
listen (const CbGameView *view)
{
  const CbTestGame game = { .kind = view->kind, .n_seats = 2 };
  g_autoptr (CbDeal) deal = cb_test_deal (&game);
  Listener *self = g_new0 (Listener, 1);
  CbRuleset ruleset;

  cb_test_ruleset (&game, &ruleset);
  self->session = cb_session_new (view->kind, &ruleset, deal);
  self->telling = cb_telling_new (self->session);
  self->cues = cb_cues_new ();
  self->heard = g_string_new (NULL);
  self->pitches = g_array_new (FALSE, FALSE, sizeof (double));
  cb_telling_set_manual_clock (self->telling, TRUE);
  g_signal_connect (self->telling, "begun", G_CALLBACK (begun_cb), NULL);
  g_signal_connect_swapped (self->cues, "cue", G_CALLBACK (cue_cb), self);
  cb_cues_follow (self->cues, self->telling, view);

  return self;
}

static void
leave (Listener *self)
{
  g_assert_finalize_object (self->cues);
  g_assert_finalize_object (self->telling);
  g_assert_finalize_object (self->session);
  g_string_free (self->heard, TRUE);
  g_array_unref (self->pitches);
  g_free (self);
}

static void
play_any (Listener *self)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (cb_session_get_kind (self->session),
                                                cb_session_peek_state (self->session));

  g_assert_true (cb_session_play (self->session, g_array_index (moves, CbMove, 0)));
}

static void
tell (Listener *self,
      guint     type)
{
  CbEvent event = { .type = type };

  g_signal_emit_by_name (self->telling, "told", &event);
}

static void
assert_heard (Listener   *self,
              const char *sounds)
{
  g_assert_cmpstr (self->heard->str, ==, sounds);
  g_string_truncate (self->heard, 0);
}

static gboolean
has_sound (const char *name)
{
  g_autofree char *path = g_strconcat (CB_SOUND_PATH, name, ".opus", NULL);

  return g_resources_get_info (path, 0, NULL, NULL, NULL);
}

static void
test_complete (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_assert_cmpuint (games[i].view->n_cues, ==, games[i].n_events);
      for (guint type = 0; type < games[i].n_events; type++)
        {
          const char *sound = games[i].view->cues[type].sound;

          g_test_message ("%s, event %u: %s", games[i].view->kind->id, type, sound);
          g_assert_nonnull (sound);
          g_assert_true (has_sound (sound));
        }
    }
}

/* No sound is there for nothing. */
static void
test_used (void)
{
  g_auto (GStrv) files = g_resources_enumerate_children (CB_SOUND_PATH, 0, NULL);
  g_autoptr (GHashTable) used = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_hash_table_add (used, g_strdup ("refused.opus"));
  g_hash_table_add (used, g_strdup ("undo.opus"));
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    for (guint type = 0; type < games[i].view->n_cues; type++)
      g_hash_table_add (used, g_strconcat (games[i].view->cues[type].sound, ".opus", NULL));

  for (guint i = 0; files[i] != NULL; i++)
    {
      g_test_message ("%s", files[i]);
      g_assert_true (g_hash_table_contains (used, files[i]));
    }
  g_assert_cmpuint (g_strv_length (files), ==, g_hash_table_size (used));
}

/* With the event itself: nothing waits in between. */
static void
test_moments (void)
{
  Listener *self = listen (&cb_rescue_view);

  play_any (self);
  cb_telling_advance (self->telling, EVENT - 1);
  assert_heard (self, "");
  cb_telling_advance (self->telling, EVENT);
  assert_heard (self, " lay");
  /* The card that is drawn is heard when it begins to slide, and not again. */
  cb_telling_advance (self->telling, EVENT + EVENT / 2);
  assert_heard (self, " draw");
  cb_telling_advance (self->telling, LONG);
  assert_heard (self, "");
  leave (self);
}

/* All at once is one sound, and not a heap of them. */
static void
test_hurry (void)
{
  Listener *self = listen (&cb_rescue_view);

  play_any (self);
  play_any (self);
  play_any (self);
  cb_telling_hurry (self->telling);
  assert_heard (self, " draw");
  cb_telling_hurry (self->telling);
  assert_heard (self, "");
  leave (self);
}

/* What matters most is heard: that the game is over, and not its last card. */
static void
test_hurry_news (void)
{
  Listener *self = listen (&cb_rescue_view);

  while (cb_session_get_turn (self->session) != CB_SEAT_NONE)
    play_any (self);
  cb_telling_hurry (self->telling);
  assert_heard (self, " finish");
  leave (self);
}

/* What is only shown is silent. */
static void
test_shown (void)
{
  Listener *self = listen (&cb_rescue_view);

  play_any (self);
  cb_telling_hurry (self->telling);
  assert_heard (self, " draw");
  cb_telling_review (self->telling, 0);
  cb_telling_review (self->telling, -1);
  cb_session_undo (self->session);
  assert_heard (self, "");
  cb_cues_follow (self->cues, NULL, NULL);
  play_any (self);
  cb_telling_hurry (self->telling);
  assert_heard (self, "");
  leave (self);
}

/* The count goes up a pentatonic scale; what is no note varies a little. */
static void
test_pitches (void)
{
  Listener *self = listen (&cb_rescue_view);
  const double *pitches;

  for (guint i = 0; i < 8; i++)
    tell (self, CB_RESCUE_EVENT_COUNTED);
  pitches = (const double *) (gpointer) self->pitches->data;
  g_assert_cmpfloat (pitches[0], ==, 1);
  g_assert_cmpfloat_with_epsilon (pitches[1], 1.1225, 0.001);
  g_assert_cmpfloat_with_epsilon (pitches[3], 1.4983, 0.001);
  g_assert_cmpfloat (pitches[7], ==, 2);

  g_array_set_size (self->pitches, 0);
  tell (self, CB_RESCUE_EVENT_LAID);
  tell (self, CB_RESCUE_EVENT_LAID);
  tell (self, CB_RESCUE_EVENT_COUNTED);
  pitches = (const double *) (gpointer) self->pitches->data;
  g_assert_cmpfloat (pitches[0], !=, pitches[1]);
  g_assert_cmpfloat (pitches[2], ==, 1);
  leave (self);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cues/complete", test_complete);
  g_test_add_func ("/cues/used", test_used);
  g_test_add_func ("/cues/moments", test_moments);
  g_test_add_func ("/cues/hurry", test_hurry);
  g_test_add_func ("/cues/hurry-news", test_hurry_news);
  g_test_add_func ("/cues/shown", test_shown);
  g_test_add_func ("/cues/pitches", test_pitches);

  return g_test_run ();
}
