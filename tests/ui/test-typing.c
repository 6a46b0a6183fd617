/* test-typing.c - moves that are typed at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-ui-test.h"

#include "cb-appetit-view.h"
#include "cb-chateau-view.h"
#include "cb-language.h"
#include "cb-rescue-view.h"
#include "cb-speech.h"
#include "cb-table-private.h"
#include "cb-typing.h"

#include <string.h>

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

/* In Cheese Rescue Ada has two dogs in hand, Brie a cat and a mouse. */
static void
set_up (Fixture          *self,
        const CbGameView *view,
        guint             n_humans)
{
  CbTestGame game = { .kind = view->kind, .n_seats = 2 };

  if (view == &cb_rescue_view)
    game.deal[0] = "D;D;C;M;D;C;C;C;C;C;M;M;M;M;M;M;M;M;";
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
press (Fixture    *self,
       const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (self->table), action, NULL);
  cb_ui_test_settle ();
}

static CbTyping *
get_typing (Fixture *self)
{
  return CB_TYPING (self->table->typing);
}

static GtkWidget *
find (GtkWidget *widget,
      GType      type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);

  return found;
}

static GtkWidget *
get_entry (Fixture *self)
{
  return find (self->table->typing, GTK_TYPE_ENTRY);
}

/* As Enter does. */
static void
enter (Fixture    *self,
       const char *text)
{
  cb_typing_set_text (get_typing (self), text);
  g_signal_emit_by_name (get_entry (self), "activate");
  cb_telling_hurry (self->table->telling);
  cb_ui_test_settle ();
}

static gboolean
has_focus (Fixture   *self,
           GtkWidget *part)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self->window));

  return focus != NULL && (focus == part || gtk_widget_is_ancestor (focus, part));
}

static gboolean
is_open (Fixture *self)
{
  return gtk_widget_get_visible (self->table->typing);
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

static void
play_any (Fixture *self)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (cb_session_get_kind (self->session),
                                                cb_session_peek_state (self->session));

  g_assert_true (cb_session_play (self->session, g_array_index (moves, CbMove, 0)));
  cb_telling_hurry (self->table->telling);
  cb_ui_test_settle ();
}

/* When typing stops, the focus returns to where it was. */
static void
test_focus (void)
{
  Fixture self;
  GtkWidget *before;

  set_up (&self, &cb_chateau_view, 1);
  g_assert_false (is_open (&self));
  for (guint i = 0; i < 3; i++)
    gtk_widget_child_focus (self.window, GTK_DIR_TAB_FORWARD);
  before = gtk_window_get_focus (GTK_WINDOW (self.window));
  press (&self, "table.type");
  g_assert_true (is_open (&self) && has_focus (&self, self.table->typing));
  press (&self, "table.type");
  press (&self, "table.stop-typing");
  g_assert_false (is_open (&self));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self.window)) == before);
  tear_down (&self);
}

/* The entry stays, for the next move. */
static void
test_play (void)
{
  Fixture self;

  set_up (&self, &cb_rescue_view, 1);
  press (&self, "table.type");
  enter (&self, "f5 dog");
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 1);
  g_assert_cmpstr (cb_typing_get_text (get_typing (&self)), ==, "");
  g_assert_true (is_open (&self) && has_focus (&self, self.table->typing));
  assert_heard (&self, "Ada plays a dog at row 5, column 6.", TRUE);

  g_assert_null (cb_typing_get_phrases (get_typing (&self)));
  enter (&self, "f6 dog");
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 1);
  assert_heard (&self, "It is Brie’s turn", TRUE);
  play_any (&self);
  g_assert_nonnull (cb_typing_get_phrases (get_typing (&self)));
  tear_down (&self);
}

/* What cannot be done is said, and can be changed. */
static void
test_refusal (void)
{
  Fixture self;

  set_up (&self, &cb_rescue_view, 1);
  press (&self, "table.type");
  enter (&self, "e5 dog");
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 0);
  g_assert_cmpstr (cb_typing_get_text (get_typing (&self)), ==, "e5 dog");
  g_assert_cmpstr (cb_status_get_text (CB_STATUS (self.table->status)), ==,
                   "There is already a card here");
  assert_heard (&self, "There is already a card here", TRUE);
  g_assert_true (gtk_widget_has_css_class (get_entry (&self), "error"));
  cb_typing_set_text (get_typing (&self), "d");
  g_assert_false (gtk_widget_has_css_class (get_entry (&self), "error"));
  tear_down (&self);
}

/* Nothing that was typed says what is expected, and plays nothing. */
static void
test_nothing (void)
{
  Fixture self;

  set_up (&self, &cb_appetit_view, 1);
  press (&self, "table.type");
  enter (&self, "");
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 0);
  assert_heard (&self, "Ada", TRUE);
  enter (&self, "turn");
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 1);
  tear_down (&self);
}

/* What fits is offered and heard; with short announcements, without a number. */
static void
test_found (void)
{
  Fixture self;

  set_up (&self, &cb_rescue_view, 1);
  press (&self, "table.type");
  cb_typing_set_text (get_typing (&self), "f5");
  g_assert_cmpuint (cb_typing_get_n_found (get_typing (&self)), ==, 4);
  assert_heard (&self, "dog f5, 1 of 4", TRUE);
  cb_table_set_brief (self.table, TRUE);
  cb_typing_set_text (get_typing (&self), "f5 d");
  g_assert_cmpuint (cb_typing_get_n_found (get_typing (&self)), ==, 1);
  assert_heard (&self, "dog f5", TRUE);
  assert_heard (&self, "1 of 1", FALSE);
  cb_typing_set_text (get_typing (&self), "f5 x");
  assert_heard (&self, "No move fits", TRUE);
  cb_typing_set_text (get_typing (&self), "");
  g_assert_cmpuint (cb_typing_get_n_found (get_typing (&self)), ==, 0);
  tear_down (&self);
}

/* Somebody who wants to hear little is not told what they typed themselves, but all that
 * came of it. */
static void
test_brief (void)
{
  Fixture self;

  set_up (&self, &cb_rescue_view, 1);
  cb_table_set_brief (self.table, TRUE);
  press (&self, "table.type");
  enter (&self, "f5 dog");
  assert_heard (&self, "Ada plays", FALSE);
  assert_heard (&self, "Ada draws a dog.", TRUE);
  tear_down (&self);
}

/* Before GTK 4.14 what is said is where a screen reader looks: at the entry, and not at
 * what is inside. */
static void
test_bearer (void)
{
  Fixture self;
  GtkWidget *text;

  set_up (&self, &cb_rescue_view, 1);
  press (&self, "table.type");
  text = find (self.table->typing, GTK_TYPE_TEXT);
  enter (&self, "e5 dog");
  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (text),
                                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  cb_speech_hush (self.window);
  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (get_entry (&self)),
                                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  tear_down (&self);
}

/* Whoever looks back types nothing, and goes on afterwards. */
static void
test_review (void)
{
  Fixture self;

  set_up (&self, &cb_rescue_view, 1);
  press (&self, "table.type");
  enter (&self, "f5 dog");
  cb_table_review (self.table, 0);
  cb_ui_test_settle ();
  g_assert_false (is_open (&self));
  press (&self, "table.type");
  g_assert_false (is_open (&self));
  cb_table_leave_review (self.table);
  cb_ui_test_settle ();
  g_assert_true (is_open (&self) && has_focus (&self, self.table->typing));
  tear_down (&self);
}

/* What can be typed is what can be done after an undo. */
static void
test_undo (void)
{
  Fixture self;

  set_up (&self, &cb_rescue_view, 1);
  press (&self, "table.type");
  enter (&self, "f5 dog");
  play_any (&self);
  enter (&self, "f5 dog");
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 2);
  assert_heard (&self, "There is already a card here", TRUE);
  while (cb_session_get_ply (self.session) > 0)
    cb_session_undo (self.session);
  cb_ui_test_settle ();
  g_assert_true (is_open (&self) && has_focus (&self, self.table->typing));
  enter (&self, "f5 dog");
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 1);
  tear_down (&self);
}

/* Each player types for themselves, and nobody sees what another could type. */
static void
test_curtain (void)
{
  Fixture self;

  set_up (&self, &cb_rescue_view, 2);
  press (&self, "table.type");
  g_assert_false (is_open (&self));
  press (&self, "table.lift-curtain");
  press (&self, "table.type");
  cb_typing_set_text (get_typing (&self), "dog");
  g_assert_cmpuint (cb_typing_get_n_found (get_typing (&self)), >, 0);
  play_any (&self);

  g_assert_true (gtk_widget_get_visible (self.table->curtain));
  g_assert_false (is_open (&self));
  g_assert_null (cb_typing_get_phrases (get_typing (&self)));
  g_assert_cmpuint (cb_typing_get_n_found (get_typing (&self)), ==, 0);
  g_assert_cmpstr (cb_typing_get_text (get_typing (&self)), ==, "");
  g_assert_null (strstr (gtk_entry_get_placeholder_text (GTK_ENTRY (get_entry (&self))), "dog"));
  g_assert_true (has_focus (&self, self.table->curtain));

  press (&self, "table.lift-curtain");
  g_assert_false (is_open (&self));
  g_assert_true (has_focus (&self, GTK_WIDGET (self.table->board)));
  play_any (&self);
  press (&self, "table.lift-curtain");
  g_assert_true (is_open (&self) && has_focus (&self, self.table->typing));
  tear_down (&self);
}

/* Where a computer plays, it says so. */
static void
test_computer (void)
{
  Fixture self;

  set_up (&self, &cb_chateau_view, 1);
  play_any (&self);
  press (&self, "table.type");
  g_assert_true (is_open (&self));
  g_assert_null (cb_typing_get_phrases (get_typing (&self)));
  assert_heard (&self, "It is Brie’s turn", TRUE);
  tear_down (&self);
}

/* The last move leaves nothing to type, until it is taken back. */
static void
test_end (void)
{
  Fixture self;
  g_autoptr (GArray) way = NULL;

  set_up (&self, &cb_appetit_view, 2);
  way = cb_ui_test_find_end (self.session);
  for (guint i = 0; i + 1 < way->len; i++)
    g_assert_true (cb_session_play (self.session, g_array_index (way, CbMove, i)));
  cb_telling_hurry (self.table->telling);
  cb_ui_test_settle ();
  press (&self, "table.type");
  enter (&self, "turn");
  g_assert_cmpint (cb_session_get_turn (self.session), ==, CB_SEAT_NONE);
  g_assert_false (is_open (&self));
  g_assert_true (has_focus (&self, self.table->result));
  press (&self, "table.type");
  g_assert_false (is_open (&self));
  tear_down (&self);
}

/* A way is typed at once. */
static void
test_walk (void)
{
  Fixture self;
  g_autoptr (GArray) way = NULL;

  set_up (&self, &cb_chateau_view, 2);
  way = cb_ui_test_find_end (self.session);
  press (&self, "table.type");
  for (guint i = 0; i < way->len; i++)
    {
      CbPhrases *phrases = cb_typing_get_phrases (get_typing (&self));
      guint ply = cb_session_get_ply (self.session);

      for (guint k = 0; k < cb_phrases_get_n (phrases); k++)
        if (cb_phrases_get (phrases, k)->n_moves == 3)
          {
            g_autofree char *text = g_strdup (cb_phrases_get (phrases, k)->text);

            enter (&self, text);
            g_assert_cmpuint (cb_session_get_ply (self.session), ==, ply + 3);
            tear_down (&self);
            return;
          }
      g_assert_true (cb_session_play (self.session, g_array_index (way, CbMove, i)));
      cb_telling_hurry (self.table->telling);
      cb_ui_test_settle ();
    }
  g_assert_not_reached ();
}

/* In mid-word, the same player goes on in another language. */
static void
test_language (void)
{
  Fixture self;
  CbTable *old;

  set_up (&self, &cb_rescue_view, 1);
  press (&self, "table.type");
  cb_typing_set_text (get_typing (&self), "f5 ");
  old = g_object_ref (self.table);
  cb_language_use ("fr");
  self.table = CB_TABLE (cb_table_new ());
  cb_table_take_over (self.table, old);
  adw_window_set_content (ADW_WINDOW (self.window), GTK_WIDGET (self.table));
  g_object_unref (old);
  cb_ui_test_settle ();
  g_assert_true (is_open (&self) && has_focus (&self, self.table->typing));
  g_assert_cmpstr (cb_typing_get_text (get_typing (&self)), ==, "f5 ");
  enter (&self, "f5 chien");
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 1);
  cb_language_use ("en");
  tear_down (&self);
}

/* Another game begins without it. */
static void
test_new_game (void)
{
  Fixture self;

  set_up (&self, &cb_rescue_view, 1);
  press (&self, "table.type");
  cb_typing_set_text (get_typing (&self), "dog");
  cb_table_set_session (self.table, NULL, NULL);
  g_assert_false (is_open (&self));
  press (&self, "table.type");
  press (&self, "table.stop-typing");
  g_assert_false (is_open (&self));
  tear_down (&self);
}

/* With the keys of a keyboard alone. */
static void
test_keys (void)
{
  static const char *const keys[] = { "slash", "f", "5", "space", "d", "Tab", "Return" };
  Fixture self;

  if (!cb_ui_test_has_keys ())
    return;

  set_up (&self, &cb_rescue_view, 1);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    cb_ui_test_key (self.window, keys[i]);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 1);
  cb_telling_hurry (self.table->telling);
  play_any (&self);

  cb_ui_test_key (self.window, "Down");
  g_assert_nonnull (cb_typing_get_chosen (get_typing (&self)));
  cb_ui_test_key (self.window, "Down");
  assert_heard (&self, ", 2 of ", TRUE);
  cb_ui_test_key (self.window, "Up");
  assert_heard (&self, ", 1 of ", TRUE);
  cb_ui_test_key (self.window, "Return");
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 3);
  cb_ui_test_key (self.window, "Escape");
  g_assert_false (is_open (&self));
  g_assert_true (has_focus (&self, GTK_WIDGET (self.table->board)));
  tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_ui_test_init (&argc, &argv))
    return 0;

  cb_language_bind ();
  g_test_add_func ("/typing/focus", test_focus);
  g_test_add_func ("/typing/play", test_play);
  g_test_add_func ("/typing/refusal", test_refusal);
  g_test_add_func ("/typing/nothing", test_nothing);
  g_test_add_func ("/typing/found", test_found);
  g_test_add_func ("/typing/brief", test_brief);
  g_test_add_func ("/typing/bearer", test_bearer);
  g_test_add_func ("/typing/review", test_review);
  g_test_add_func ("/typing/undo", test_undo);
  g_test_add_func ("/typing/curtain", test_curtain);
  g_test_add_func ("/typing/computer", test_computer);
  g_test_add_func ("/typing/end", test_end);
  g_test_add_func ("/typing/walk", test_walk);
  g_test_add_func ("/typing/language", test_language);
  g_test_add_func ("/typing/new-game", test_new_game);
  g_test_add_func ("/typing/keys", test_keys);

  return g_test_run ();
}
