/* test-secrets.c - nobody finds what was not meant for them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-ui-test.h"

#include "cb-curtain.h"
#include "cb-rescue-board.h"
#include "cb-rescue-view.h"
#include "cb-speech.h"
#include "cb-table-private.h"
#include "cb-typing.h"

#define LONG G_TIME_SPAN_HOUR

/* Two games of two: in hand Ada has two dogs or two mice, Brie a cat and a mouse; then Ada
 * draws a dog or a mouse, and Brie a cat. All else is the same. */
static const char *const decks[] = {
  "D;D;C;M;D;C;C;C;C;C;M;M;M;M;M;M;M;M;",
  "M;M;C;M;M;C;C;C;C;C;M;M;M;M;M;D;D;D;",
};

/**
 * Fixture:
 * @session: a game
 * @table: the page, whose telling has a clock of its own
 * @window: around it
 * @hour: how late it is there
 */
typedef struct
{
  CbSession *session;
  CbTable   *table;
  GtkWidget *window;
  gint64     hour;
} Fixture;

static void
set_up_game (Fixture          *self,
             const CbTestGame *game)
{
  self->hour = 0;
  self->session = cb_ui_test_new_session (game, game->n_seats);
  self->table = CB_TABLE (cb_table_new ());
  self->window = cb_ui_test_show (GTK_WIDGET (self->table), 800, 600);
  cb_table_set_session (self->table, self->session, &cb_rescue_view);
  cb_telling_set_manual_clock (self->table->telling, TRUE);
  cb_ui_test_settle ();
}

static void
set_up (Fixture    *self,
        const char *deck)
{
  const CbTestGame game = { .kind = &cb_rescue_kind, .n_seats = 2, .deal = { deck } };

  set_up_game (self, &game);
}

static void
tear_down (Fixture *self)
{
  cb_ui_test_close (self->window);
  g_assert_finalize_object (self->session);
}

/* What a screen reader is told; there is no other way to ask for it. */
static void
add_property (GString               *text,
              GtkWidget             *widget,
              GtkAccessibleProperty  property)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);
  g_autofree char *value = NULL;

  if (gtk_test_accessible_has_property (accessible, property))
    value = gtk_test_accessible_check_property (accessible, property, "\001");
  if (value != NULL)
    g_string_append_printf (text, "%s\n", value);
}

/* All that a tree of widgets says to anybody, whether it is in sight or not. */
static void
read_tree (GString   *text,
           GtkWidget *widget)
{
  add_property (text, widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  add_property (text, widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  add_property (text, widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT);
  add_property (text, widget, GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER);
  if (gtk_widget_get_tooltip_text (widget) != NULL)
    g_string_append_printf (text, "%s\n", gtk_widget_get_tooltip_text (widget));
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    read_tree (text, child);
}

static void
press (Fixture    *self,
       const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (self->table), action, NULL);
  cb_ui_test_settle ();
}

static void
lay (Fixture *self,
     int      x)
{
  g_assert_true (cb_session_play (self->session, cb_rescue_move (CB_RESCUE_START + 1, x, 0)));
}

static void
tell_all (Fixture *self)
{
  while (!cb_telling_get_caught_up (self->table->telling))
    cb_telling_advance (self->table->telling, ++self->hour * LONG);
  cb_ui_test_settle ();
}

/* Ada looks at her cards, has the table read and lays a cheese, until the curtain is
 * there. */
static void
play_first (Fixture *self)
{
  press (self, "table.lift-curtain");
  g_assert_cmpint (cb_board_get_viewer (self->table->board), ==, 0);
  press (self, "table.read");
  lay (self, 1);
  tell_all (self);
  g_assert_true (gtk_widget_get_visible (self->table->curtain));
}

static void
stop_at_curtain (Fixture *self)
{
  play_first (self);
}

/* R behind the curtain tells nobody's cards. */
static void
read_at_curtain (Fixture *self)
{
  play_first (self);
  press (self, "table.read");
}

static void
stop_at_turn (Fixture *self)
{
  play_first (self);
  press (self, "table.lift-curtain");
  g_assert_cmpint (cb_board_get_viewer (self->table->board), ==, 1);
}

static void
read_at_turn (Fixture *self)
{
  stop_at_turn (self);
  press (self, "table.read");
}

/* The status line tells the last news until there are others. */
static void
stop_in_move (Fixture *self)
{
  stop_at_turn (self);
  lay (self, 2);
  cb_ui_test_settle ();
  g_assert_false (cb_telling_get_caught_up (self->table->telling));
}

/* Every widget has had the focus when the table was read. */
static void
read_everywhere (Fixture *self)
{
  press (self, "table.lift-curtain");
  for (guint i = 0; i < 40; i++)
    {
      gtk_widget_child_focus (self->window, GTK_DIR_TAB_FORWARD);
      press (self, "table.read");
    }
  lay (self, 1);
  tell_all (self);
}

static void
undo (Fixture *self)
{
  play_first (self);
  press (self, "table.lift-curtain");
  press (self, "table.read");
  lay (self, 2);
  tell_all (self);
  cb_session_undo (self->session);
  cb_ui_test_settle ();
}

/* Ada types, and is offered what she could play. */
static void
type_first (Fixture *self)
{
  press (self, "table.lift-curtain");
  press (self, "table.type");
  cb_typing_set_text (CB_TYPING (self->table->typing), "row");
  g_assert_cmpuint (cb_typing_get_n_found (CB_TYPING (self->table->typing)), >, 0);
  lay (self, 1);
  tell_all (self);
}

/* Brie types, too. */
static void
type_next (Fixture *self)
{
  type_first (self);
  press (self, "table.lift-curtain");
  press (self, "table.type");
  cb_typing_set_text (CB_TYPING (self->table->typing), "row");
}

/* Brie has played what was typed. */
static void
type_in_move (Fixture *self)
{
  type_next (self);
  lay (self, 2);
  cb_ui_test_settle ();
}

/**
 * Case:
 * @name: what comes before
 * @play: plays until Ada does not look
 */
typedef struct
{
  const char  *name;
  void       (*play) (Fixture *self);
} Case;

static const Case cases[] = {
  { "curtain", stop_at_curtain }, { "read-at-curtain", read_at_curtain },
  { "turn", stop_at_turn }, { "read-at-turn", read_at_turn }, { "in-move", stop_in_move },
  { "read-everywhere", read_everywhere }, { "undo", undo },
  { "type-at-curtain", type_first }, { "type-at-turn", type_next },
  { "type-in-move", type_in_move },
};

static char *
play_and_read (const Case *test,
               const char *deck)
{
  GString *text = g_string_new (NULL);
  Fixture self;

  set_up (&self, deck);
  test->play (&self);
  /* Not all machines have drawn the next frame by now. */
  cb_table_update_panels (self.table);
  read_tree (text, self.window);
  tear_down (&self);

  return g_string_free (text, FALSE);
}

/* Whatever Ada has in hand, the others find the same words. */
static void
test_hidden_hand (gconstpointer data)
{
  g_autofree char *dogs = play_and_read (data, decks[0]);
  g_autofree char *mice = play_and_read (data, decks[1]);

  g_assert_cmpstr (dogs, ==, mice);
}

/* What was read is no longer there when the focus, the position or the game is another. */
static void
test_taken_back (void)
{
  Fixture self;

  set_up (&self, decks[0]);
  press (&self, "table.lift-curtain");
  press (&self, "table.read");
  g_assert_nonnull (strstr (cb_speech_get_news (self.window), "In hand: dog."));
  gtk_widget_child_focus (self.window, GTK_DIR_TAB_FORWARD);
  g_assert_null (cb_speech_get_news (self.window));

  press (&self, "table.read");
  lay (&self, 1);
  g_assert_null (cb_speech_get_news (self.window));
  tell_all (&self);

  press (&self, "table.lift-curtain");
  press (&self, "table.read");
  cb_table_set_session (self.table, NULL, NULL);
  g_assert_null (cb_speech_get_news (self.window));
  tear_down (&self);
}

/* Where the player whom the curtain waits for leaves the seat to a computer, nobody is to
 * look at anything: least of all at what the computer has in hand. */
static void
test_handed_over (void)
{
  const CbTestGame game = { .kind = &cb_rescue_kind, .n_seats = 3 };
  Fixture self;
  GtkWidget *focus;

  set_up_game (&self, &game);
  cb_session_set_held (self.session, TRUE);
  g_assert_true (gtk_widget_get_visible (self.table->curtain));
  cb_session_set_controller (self.session, 0, CB_CONTROLLER_EASY);
  cb_ui_test_settle ();
  g_assert_false (gtk_widget_get_visible (self.table->curtain));
  g_assert_cmpint (cb_board_get_viewer (self.table->board), ==, CB_SEAT_NONE);
  focus = gtk_window_get_focus (GTK_WINDOW (self.window));
  g_assert_true (focus != NULL &&
                 gtk_widget_is_ancestor (focus, GTK_WIDGET (self.table->board)));

  press (&self, "table.lift-curtain");
  g_assert_cmpint (cb_board_get_viewer (self.table->board), ==, CB_SEAT_NONE);
  cb_session_set_controller (self.session, 0, CB_CONTROLLER_HUMAN);
  g_assert_true (gtk_widget_get_visible (self.table->curtain));
  tear_down (&self);
}

/* What a widget has to say of itself is there again afterwards. */
static void
test_own_description (void)
{
  GtkWidget *button = gtk_button_new_with_label ("Brie");
  GtkWidget *window = cb_ui_test_show (button, 200, 100);

  gtk_widget_grab_focus (button);
  cb_speech_describe (button, "A soft cheese");
  cb_speech_say (window, "Somebody ate it");
  cb_speech_describe (button, "A rind");
  cb_speech_hush (window);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "A rind");
  cb_ui_test_close (window);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_ui_test_init (&argc, &argv))
    return 0;

  CB_TEST_ADD_TABLE ("/secrets/hidden-hand", cases, test_hidden_hand);
  g_test_add_func ("/secrets/taken-back", test_taken_back);
  g_test_add_func ("/secrets/handed-over", test_handed_over);
  g_test_add_func ("/secrets/own-description", test_own_description);

  return g_test_run ();
}
