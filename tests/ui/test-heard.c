/* test-heard.c - what is heard of a game, whichever it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-ui-test.h"

#include "cb-appetit-view.h"
#include "cb-chateau-view.h"
#include "cb-compat.h"
#include "cb-rescue-view.h"
#include "cb-rescue.h"
#include "cb-speech.h"
#include "cb-table-private.h"

#include <string.h>

static const CbGameView *const views[] = { &cb_rescue_view, &cb_appetit_view, &cb_chateau_view };

/**
 * Fixture:
 * @session: a game
 * @table: the page
 * @window: around it
 */
typedef struct
{
  CbSession *session;
  CbTable   *table;
  GtkWidget *window;
} Fixture;

static void
set_up (Fixture          *self,
        const CbGameView *view,
        guint             n_humans)
{
  const CbTestGame game = { .kind = view->kind, .n_seats = 2 };

  self->session = cb_ui_test_new_session (&game, n_humans);
  self->table = CB_TABLE (cb_table_new ());
  self->window = cb_ui_test_show (GTK_WIDGET (self->table), 800, 600);
  cb_table_set_session (self->table, self->session, view);
  cb_session_set_held (self->session, TRUE);
  cb_telling_hurry (self->table->telling);
  cb_ui_test_settle ();
}

static void
tear_down (Fixture *self)
{
  cb_ui_test_close (self->window);
  g_assert_finalize_object (self->session);
}

static void
play_any (Fixture *self)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (cb_session_get_kind (self->session),
                                                cb_session_peek_state (self->session));

  g_assert_true (cb_session_play (self->session,
                                  g_array_index (moves, CbMove, moves->len / 2)));
  cb_telling_hurry (self->table->telling);
}

static void
assert_heard (Fixture    *self,
              const char *words,
              gboolean    heard)
{
  const char *news = cb_speech_get_news (self->window);

  g_test_message ("%s", news);
  g_assert_nonnull (news);
  g_assert_true ((strstr (news, words) != NULL) == heard);
}

/* Against the computer: it is heard what it did, and who is to play. */
static void
test_turn (gconstpointer data)
{
  Fixture self;
  g_autofree char *turn = NULL;

  set_up (&self, data, 1);
  do
    play_any (&self);
  while (cb_session_get_turn (self.session) != 0);
  turn = self.table->view->describe_turn (self.session);
  assert_heard (&self, turn, TRUE);
  assert_heard (&self, "Brie", TRUE);
  tear_down (&self);
}

/* A look back is heard with the number of the move, and its end with who is to play. */
static void
test_review (gconstpointer data)
{
  Fixture self;
  g_autofree char *turn = NULL;

  set_up (&self, data, 1);
  do
    play_any (&self);
  while (cb_session_get_turn (self.session) != 0);
  cb_table_review (self.table, 1);
  assert_heard (&self, "1. Ada ", TRUE);
  cb_table_review (self.table, 0);
  assert_heard (&self, "How the game began", TRUE);
  cb_table_leave_review (self.table);
  turn = self.table->view->describe_turn (self.session);
  assert_heard (&self, turn, TRUE);
  tear_down (&self);
}

/* In short: what the other did, and a name. */
static void
test_brief_turn (void)
{
  Fixture self;

  set_up (&self, &cb_rescue_view, 1);
  cb_table_set_brief (self.table, TRUE);
  play_any (&self);
  assert_heard (&self, "Ada plays", FALSE);
  assert_heard (&self, "Ada draws", TRUE);
  play_any (&self);
  assert_heard (&self, "Brie plays", TRUE);
  assert_heard (&self, "Ada to play.", TRUE);
  tear_down (&self);
}

/* A card that was drawn is named to who drew it, and to nobody else. */
static void
test_drawn (void)
{
  Fixture self;

  set_up (&self, &cb_rescue_view, 1);
  play_any (&self);
  assert_heard (&self, "Ada draws a ", TRUE);
  play_any (&self);
  assert_heard (&self, "Brie draws", FALSE);
  tear_down (&self);
}

/* Sentences end with a full stop and a space, or with the text. */
static void
assert_nothing_twice (const char *news)
{
  g_auto (GStrv) sentences = g_strsplit_set (news, ".!", -1);

  for (guint i = 0; sentences[i] != NULL; i++)
    for (guint j = 0; j < i; j++)
      if (strlen (sentences[i]) > 2)
        g_assert_cmpstr (g_strstrip (sentences[i]), !=, g_strstrip (sentences[j]));
}

/* However much comes of a move, each thing is said once. */
static void
test_once (gconstpointer data)
{
  Fixture self;

  set_up (&self, data, 1);
  while (cb_session_get_turn (self.session) != CB_SEAT_NONE &&
         cb_session_get_ply (self.session) < 60)
    {
      const char *news;

      play_any (&self);
      news = cb_speech_get_news (self.window);
      g_test_message ("%s", news);
      if (news != NULL)
        assert_nothing_twice (news);
    }
  tear_down (&self);
}

/* A random game to its end. */
static void
finish (Fixture *self)
{
  CbRandom random;

  cb_random_init (&random, 1);
  while (cb_session_get_turn (self->session) != CB_SEAT_NONE)
    {
      g_autoptr (GArray) moves = cb_kind_dup_moves (cb_session_get_kind (self->session),
                                                    cb_session_peek_state (self->session));

      g_assert_true (cb_session_play (self->session,
                                      g_array_index (moves, CbMove,
                                                     cb_random_below (&random, moves->len))));
    }
  cb_telling_hurry (self->table->telling);
}

/* At the end everybody's score is heard; in short, who has won. */
static void
test_result (gconstpointer data)
{
  for (guint brief = 0; brief < 2; brief++)
    {
      Fixture self;

      set_up (&self, data, 1);
      cb_table_set_brief (self.table, brief);
      finish (&self);
      assert_heard (&self, "wins!", TRUE);
      assert_heard (&self, "1. ", !brief);
      assert_heard (&self, "2. ", !brief);
      tear_down (&self);
    }
}

/* Whoever lifts the curtain hears that it is their turn. */
static void
test_curtain (void)
{
  Fixture self;

  set_up (&self, &cb_rescue_view, 2);
  assert_heard (&self, "Hand over to Ada", TRUE);
  gtk_widget_activate_action (GTK_WIDGET (self.table), "table.lift-curtain", NULL);
  assert_heard (&self, "Ada to play", TRUE);
  play_any (&self);
  assert_heard (&self, "Hand over to Brie", TRUE);
  assert_heard (&self, "draws", FALSE);
  tear_down (&self);
}

/* Nothing but the name: neither the type of the picture nor the tooltip. */
static guint
check_icons (GtkWidget *widget)
{
  guint n_icons = 0;

  if (GTK_IS_BUTTON (widget) && gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL)
    {
      GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

      g_assert_false (gtk_test_accessible_has_relation (accessible,
                                                        GTK_ACCESSIBLE_RELATION_LABELLED_BY));
      gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
      n_icons++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_icons += check_icons (child);

  return n_icons;
}

static void
test_icons (void)
{
  Fixture self;

  set_up (&self, &cb_rescue_view, 1);
  g_assert_cmpuint (check_icons (GTK_WIDGET (self.table)), >=, 8);
  tear_down (&self);
}

static void
focused_cb (GtkWidget   *window,
            GParamSpec  *pspec,
            char       **news)
{
  g_free (*news);
  *news = g_strdup (cb_speech_get_news (window));
}

static void
never_cb (void)
{
  g_assert_not_reached ();
}

/* A hint is heard once, where it can be played. Before anything can be announced it is
 * there when the focus comes: as news after that, it would be heard once more. */
static void
test_hint (gconstpointer data)
{
  const CbGameView *view = data;
  g_autofree char *news = NULL;
  g_autoptr (GArray) moves = NULL;
  Fixture self;

  set_up (&self, view, 1);
  moves = cb_kind_dup_moves (view->kind, cb_session_peek_state (self.session));
  gtk_widget_child_focus (self.table->panel, GTK_DIR_TAB_FORWARD);
  g_signal_connect (self.window, "notify::focus-widget", G_CALLBACK (focused_cb), &news);
  g_signal_connect (self.table->board, "said", G_CALLBACK (never_cb), NULL);
  g_signal_emit_by_name (self.session, "hinted",
                         g_array_index (moves, CbMove, moves->len - 1), 0.5);
  assert_heard (&self, cb_status_get_text (CB_STATUS (self.table->status)), TRUE);
  if (!cb_compat_can_announce ())
    g_assert_cmpstr (news, ==, cb_speech_get_news (self.window));

  gtk_widget_child_focus (self.window, GTK_DIR_TAB_FORWARD);
  g_assert_null (cb_speech_get_news (self.window));
  g_signal_handlers_disconnect_by_data (self.window, &news);
  tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_ui_test_init (&argc, &argv))
    return 0;

  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_autofree char *turn = g_strdup_printf ("/heard/turn/%s", views[i]->kind->id);
      g_autofree char *review = g_strdup_printf ("/heard/review/%s", views[i]->kind->id);
      g_autofree char *once = g_strdup_printf ("/heard/once/%s", views[i]->kind->id);
      g_autofree char *result = g_strdup_printf ("/heard/result/%s", views[i]->kind->id);

      g_test_add_data_func (turn, views[i], test_turn);
      g_test_add_data_func (review, views[i], test_review);
      g_test_add_data_func (once, views[i], test_once);
      g_test_add_data_func (result, views[i], test_result);
    }
  g_test_add_data_func ("/heard/hint/rescue", &cb_rescue_view, test_hint);
  g_test_add_data_func ("/heard/hint/chateau", &cb_chateau_view, test_hint);
  g_test_add_func ("/heard/brief-turn", test_brief_turn);
  g_test_add_func ("/heard/drawn", test_drawn);
  g_test_add_func ("/heard/curtain", test_curtain);
  g_test_add_func ("/heard/icons", test_icons);

  return g_test_run ();
}
