/* test-appetit-board.c - Bon Appétit! at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-ui-test.h"

#include "cb-appetit-board.h"
#include "cb-appetit-face.h"
#include "cb-appetit-pips.h"
#include "cb-appetit-text.h"
#include "cb-appetit-turned.h"
#include "cb-appetit-view.h"
#include "cb-display.h"
#include "cb-table.h"

/* The cards of two players; what is left of them ends with a cheese, which then
 * begins the pile. */
#define RED_SET "M1;M1;M1;M1;M2;M2;M2;M3;M3;M3;C;C;C;C;C;C;C;C;" \
                "Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;"

#define KEYS 8
/* Longer than anything takes, in microseconds. */
#define LONG (5 * G_TIME_SPAN_SECOND)

/**
 * Fixture:
 * @pace: how long a computer player waits; set before the rest
 * @session: a game
 * @table: the page
 * @window: around it
 * @board: on it
 * @now: the time, where the telling's clock is set by hand
 * @told: the last event that was told
 * @n_told: how many were
 */
typedef struct
{
  guint           pace;
  CbSession      *session;
  GtkWidget      *table;
  GtkWidget      *window;
  CbAppetitBoard *board;
  gint64          now;
  CbEvent         told;
  guint           n_told;
} Fixture;

static void
set_up_game (Fixture          *self,
             const CbTestGame *game,
             guint             n_humans)
{
  self->session = cb_ui_test_new_session (game, n_humans);
  self->table = cb_table_new ();
  cb_table_set_pace (CB_TABLE (self->table), self->pace);
  self->window = cb_ui_test_show (self->table, 800, 600);
  cb_table_set_session (CB_TABLE (self->table), self->session, &cb_appetit_view);
  self->board = CB_APPETIT_BOARD (cb_table_get_board (CB_TABLE (self->table)));
  cb_ui_test_settle ();
}

static void
set_up (Fixture *self,
        guint    n_seats,
        guint    n_humans)
{
  const CbTestGame game = { .kind = &cb_appetit_kind, .n_seats = n_seats };

  set_up_game (self, &game, n_humans);
}

/* A game of two in which these cards come first. */
static void
set_up_deck (Fixture    *self,
             const char *front,
             const char *options)
{
  g_autofree char *deck = cb_test_stack (RED_SET, front);
  const CbTestGame game = { .kind = &cb_appetit_kind, .n_seats = 2, .options = options,
                            .deal = { deck } };

  set_up_game (self, &game, 2);
}

static void
tear_down (Fixture *self)
{
  gpointer board = self->board;

  g_object_add_weak_pointer (G_OBJECT (self->board), &board);
  cb_ui_test_close (self->window);
  g_assert_null (board);
  g_assert_finalize_object (self->session);
}

static const CbAppetit *
peek (Fixture *self)
{
  return cb_appetit_peek (cb_session_peek_state (self->session));
}

static GtkWidget *
get_seat (Fixture *self,
          CbSeat   seat)
{
  return GTK_WIDGET (cb_appetit_board_get_seat (self->board, seat));
}

static GtkWidget *
get_part (Fixture    *self,
          const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (self->table, CB_TYPE_TABLE, name));
}

static void
check_label (gpointer    widget,
             const char *label)
{
  g_autofree char *got = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                                             GTK_ACCESSIBLE_PROPERTY_LABEL, label);

  g_assert_cmpstr (got, ==, NULL);
}

static CbTelling *
get_telling (Fixture *self)
{
  return cb_table_get_telling (CB_TABLE (self->table));
}

/* All is told at once, until somebody is to turn a card. */
static void
wait_for_human (Fixture *self)
{
  cb_telling_hurry (get_telling (self));
  while (!cb_board_get_playable (CB_BOARD (self->board)) &&
         cb_session_get_turn (self->session) != CB_SEAT_NONE)
    {
      g_main_context_iteration (NULL, TRUE);
      cb_telling_hurry (get_telling (self));
    }
}

static void
play (Fixture *self)
{
  g_assert_true (cb_session_play (self->session, 0));
}

/* Cards that are turned and told at once. */
static void
flip (Fixture *self,
      guint    n)
{
  for (guint i = 0; i < n; i++)
    {
      play (self);
      if (get_telling (self) != NULL)
        cb_telling_hurry (get_telling (self));
    }
}

static void
told_cb (Fixture       *self,
         const CbEvent *event)
{
  self->told = *event;
  self->n_told++;
}

/* From now on time passes only when the test says so. */
static void
stop_clock (Fixture *self)
{
  cb_telling_set_manual_clock (get_telling (self), TRUE);
  g_signal_connect_swapped (get_telling (self), "told", G_CALLBACK (told_cb), self);
}

static void
pass (Fixture *self)
{
  self->now += LONG;
  cb_telling_advance (get_telling (self), self->now);
}

/* Lets one event be over. */
static void
tell_next (Fixture            *self,
           CbAppetitEventType  type)
{
  guint n_told = self->n_told;

  while (self->n_told == n_told)
    pass (self);
  g_assert_cmpuint (self->n_told, ==, n_told + 1);
  g_assert_cmpuint (self->told.type, ==, type);
}

static void
tell_all (Fixture *self)
{
  while (!cb_telling_get_caught_up (get_telling (self)))
    pass (self);
}

/* Lets everything be where it belongs. */
static void
wait_for_frames (Fixture *self)
{
  for (guint i = 0; i < 3; i++)
    cb_display_wait_frame (self->window);
}

/* Below the pile; empty where there is nothing to say. */
static const char *
get_caption (Fixture *self)
{
  GtkWidget *pile = GTK_WIDGET (cb_appetit_board_get_pile (self->board));
  GtkWidget *child = gtk_widget_get_first_child (pile);

  while (!gtk_widget_has_css_class (child, "words"))
    child = gtk_widget_get_next_sibling (child);

  return gtk_widget_get_visible (child) ? gtk_label_get_label (GTK_LABEL (child)) : "";
}

/* What can be read of one seat and of the pile. */
static void
check_shown (Fixture    *self,
             CbSeat      seat,
             guint       n_cards,
             guint       n_tokens,
             const char *caption)
{
  CbAppetitSeat *place = CB_APPETIT_SEAT (get_seat (self, seat));
  GtkWidget *tokens = cb_appetit_seat_get_tokens (place);

  g_assert_cmpuint (cb_appetit_seat_get_cards (place), ==, n_cards);
  g_assert_cmpuint (cb_appetit_pips_get_count (CB_APPETIT_PIPS (tokens)), ==, n_tokens);
  g_assert_cmpstr (get_caption (self), ==, caption);
}

/**
 * WordCase:
 * @name: of the test
 * @options: of the game
 * @front: the cards that come first, to both players in turn
 * @n_flips: how many are turned
 * @move: the last of these moves in words
 * @turn: what the status line says then
 */
typedef struct
{
  const char *name;
  const char *options;
  const char *front;
  guint       n_flips;
  const char *move;
  const char *turn;
} WordCase;

static const WordCase word_cases[] = {
  { "cheese", NULL, "Q;", 1, "Ada turns a cheese.", "Brie to play: turn a card" },
  { "idle-cat", NULL, "C;", 1, "Ada turns a cat, but there is no mouse to catch.",
    "Brie to play: turn a card" },
  { "chase", NULL, "M2;", 1, "Ada turns a mouse with 2 paws. Brie must catch the mouse: 2 tries.",
    "Brie chases the mouse: turn a card, 2 tries left" },
  { "try", NULL, "M2;Q;", 2, "Brie turns a cheese. Brie has 1 try left.",
    "Brie chases the mouse: turn a card, 1 try left" },
  { "passed-on", NULL, "M1;M3;", 2,
    "Brie turns a mouse with 3 paws. The chase passes to Ada, with 3 tries.",
    "Ada chases the mouse: turn a card, 3 tries left" },
  { "caught", NULL, "M1;C;", 2,
    "Brie turns a cat. Brie catches the mouse! Brie takes 3 cards. Brie gets a mouse token.",
    "Brie catches the mouse! Brie takes 3 cards. Brie gets a mouse token. "
    "Brie to play: turn a card" },
  { "only-cheese", NULL, "M2;Q;Q;Q;", 3,
    "Brie turns a cheese. Only cheese: the mouse of Ada escapes. Ada takes 4 cards.",
    "Only cheese: the mouse of Ada escapes. Ada takes 4 cards. Ada to play: turn a card" },
  { "only-cheese-under-mouse", "miss=under-mouse", "M1;Q;", 2,
    "Brie turns a cheese. Only cheese: the mouse of Ada escapes. "
    "Ada takes the 1 card under the mouse.",
    "Only cheese: the mouse of Ada escapes. Ada takes the 1 card under the mouse. "
    "Ada to play: turn a card" },
  { "nothing-under-mouse", "miss=under-mouse", "M1;C;Q;M1;Q;", 4,
    "Ada turns a cheese. Only cheese: the mouse escapes, but no card lies under it.",
    "Only cheese: the mouse escapes, but no card lies under it. Brie to play: turn a card" },
  { "last-token", "tokens=1", "M1;C;", 2,
    "Brie turns a cat. Brie catches the mouse! Brie takes 3 cards. Brie gets a mouse token. "
    "The last mouse token is taken: the game is over. Brie wins with the most cards.", NULL },
};

/* Every reason is told, in the log and in the status line. */
static void
test_words (gconstpointer data)
{
  const WordCase *row = data;
  Fixture self = { 0 };
  g_autofree char *move = NULL;

  set_up_deck (&self, row->front, row->options);
  flip (&self, row->n_flips);
  move = cb_appetit_describe_move (self.session, row->n_flips - 1);
  g_assert_cmpstr (move, ==, row->move);
  if (row->turn != NULL)
    g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (get_part (&self, "status"))), ==, row->turn);
  tear_down (&self);
}

static void
test_roles_and_names (void)
{
  Fixture self = { 0 };
  CbAppetitPile *pile;

  set_up_deck (&self, "M2;C;", NULL);
  pile = cb_appetit_board_get_pile (self.board);
  g_assert_true (gtk_test_accessible_has_role (GTK_ACCESSIBLE (get_seat (&self, 0)),
                                               GTK_ACCESSIBLE_ROLE_BUTTON));
  g_assert_true (gtk_test_accessible_has_role (GTK_ACCESSIBLE (pile), GTK_ACCESSIBLE_ROLE_GROUP));
  g_assert_true (gtk_widget_get_focusable (get_seat (&self, 1)));
  g_assert_true (gtk_widget_get_focusable (GTK_WIDGET (pile)));
  check_label (get_seat (&self, 0), "Pack of Ada, 25 cards, turn a card");
  check_label (get_seat (&self, 1), "Pack of Brie, 24 cards");
  check_label (pile, "Common pile, 1 card, on top: cheese");

  flip (&self, 1);
  check_label (get_seat (&self, 0), "Pack of Ada, 24 cards, turned the mouse that is chased");
  check_label (get_seat (&self, 1), "Pack of Brie, 24 cards, chases the mouse, turn a card");
  check_label (pile, "Common pile, 2 cards, on top: mouse with 2 paws. "
                     "Brie chases the mouse of Ada: 2 tries left");

  flip (&self, 1);
  check_label (get_seat (&self, 1), "Pack of Brie, 26 cards, 1 token, turn a card");
  check_label (pile, "Common pile, empty");
  tear_down (&self);
}

/* The first cards with real keys, in all the ways there are; the others by
 * activating what has the focus, which must follow the turn. */
static void
play_by_keyboard (Fixture *self)
{
  static const char *const keys[] = { "space", "Return", "KP_Enter" };

  for (guint i = 0; cb_session_get_turn (self->session) != CB_SEAT_NONE; i++)
    {
      guint ply = cb_session_get_ply (self->session);
      GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));

      g_assert_true (focus == get_seat (self, cb_session_get_turn (self->session)));
      if (i < KEYS)
        cb_ui_test_key (self->window, keys[i % G_N_ELEMENTS (keys)]);
      else
        gtk_widget_activate (focus);
      g_assert_cmpuint (cb_session_get_ply (self->session), >, ply);
      wait_for_human (self);
    }
}

static void
test_keyboard_game (gconstpointer data)
{
  guint n_seats = GPOINTER_TO_UINT (data);
  Fixture self = { 0 };

  if (!cb_ui_test_has_keys ())
    return;

  set_up (&self, n_seats, n_seats);
  play_by_keyboard (&self);
  g_assert_true (gtk_widget_get_visible (get_part (&self, "result")));
  tear_down (&self);
}

static void
test_game_against_computers (void)
{
  Fixture self = { 0 };

  if (!cb_ui_test_has_keys ())
    return;

  set_up (&self, 6, 1);
  play_by_keyboard (&self);
  g_assert_true (gtk_widget_get_visible (get_part (&self, "result")));
  tear_down (&self);
}

/* From the pile, too; and what cannot be done there is left alone. */
static void
test_space_on_the_pile (void)
{
  Fixture self = { 0 };

  if (!cb_ui_test_has_keys ())
    return;

  set_up (&self, 3, 3);
  gtk_widget_grab_focus (GTK_WIDGET (cb_appetit_board_get_pile (self.board)));
  cb_ui_test_key (self.window, "space");
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 1);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (self.window))
                 == GTK_WIDGET (cb_appetit_board_get_pile (self.board)));
  tear_down (&self);
}

static void
test_not_the_computers_pack (void)
{
  g_autofree char *deck = cb_test_stack (RED_SET, "");
  const CbTestGame game = { .kind = &cb_appetit_kind, .n_seats = 2, .first = 1, .deal = { deck } };
  Fixture self = { 0 };

  self.session = cb_ui_test_new_session (&game, 1);
  self.table = cb_table_new ();
  cb_table_set_away (CB_TABLE (self.table), TRUE);
  self.window = cb_ui_test_show (self.table, 800, 600);
  cb_table_set_session (CB_TABLE (self.table), self.session, &cb_appetit_view);
  self.board = CB_APPETIT_BOARD (cb_table_get_board (CB_TABLE (self.table)));
  cb_ui_test_settle ();
  g_assert_cmpint (cb_session_get_turn (self.session), ==, 1);
  check_label (get_seat (&self, 1), "Pack of Brie, 25 cards, is to turn a card");
  gtk_widget_activate (get_seat (&self, 1));
  cb_ui_test_settle ();
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 0);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (get_part (&self, "status"))), ==,
                   "Not yet: Brie turns the next card");
  g_assert_false (cb_board_play (CB_BOARD (self.board), 0));

  /* Any pack hurries what the computer has done. */
  cb_telling_set_pace (get_telling (&self), G_MAXINT);
  cb_table_set_away (CB_TABLE (self.table), FALSE);
  while (cb_session_get_ply (self.session) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (cb_telling_get_ply (get_telling (&self)), ==, 0);
  gtk_widget_activate (get_seat (&self, 0));
  g_assert_cmpuint (cb_telling_get_ply (get_telling (&self)), ==, 1);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 1);
  tear_down (&self);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* It plays to the end, and is then off. */
static void
test_auto (void)
{
  Fixture self = { 0 };
  guint notified = 0;

  if (!cb_ui_test_has_keys ())
    return;

  set_up_deck (&self, "Q;Q;Q;C;M1;M1;C;", "tokens=1");
  g_signal_connect_swapped (self.board, "notify::auto", G_CALLBACK (count_cb), &notified);
  g_assert_false (cb_appetit_board_get_auto (self.board));
  cb_ui_test_key (self.window, "a");
  g_assert_true (cb_appetit_board_get_auto (self.board));
  cb_appetit_board_set_auto (self.board, TRUE);
  g_assert_cmpuint (notified, ==, 1);
  stop_clock (&self);
  while (cb_session_get_turn (self.session) != CB_SEAT_NONE)
    pass (&self);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 7);
  g_assert_true (cb_appetit_board_get_auto (self.board));
  tell_all (&self);
  g_assert_cmpuint (self.told.type, ==, CB_APPETIT_EVENT_OVER);
  g_assert_cmpuint (cb_telling_get_help (get_telling (&self)), ==, 0);
  g_assert_false (cb_appetit_board_get_auto (self.board));
  g_assert_cmpuint (notified, ==, 2);
  tear_down (&self);
}

static void
check_waits (Fixture *self)
{
  guint ply = cb_session_get_ply (self->session);

  for (guint i = 0; i < 3; i++)
    pass (self);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, ply);
}

/* The clock stands while nobody looks, and then nothing is made up for. */
static void
go_on (Fixture *self)
{
  guint ply = cb_session_get_ply (self->session);

  while (cb_session_get_ply (self->session) == ply)
    pass (self);
  tell_all (self);
}

/* It waits while the game is paused or looked back at, and Escape ends it. */
static void
test_auto_waits (void)
{
  Fixture self = { 0 };

  set_up (&self, 3, 3);
  flip (&self, 4);
  stop_clock (&self);
  cb_appetit_board_set_auto (self.board, TRUE);
  cb_telling_review (get_telling (&self), 2);
  check_waits (&self);

  cb_table_set_away (CB_TABLE (self.table), TRUE);
  cb_telling_review (get_telling (&self), -1);
  check_waits (&self);

  cb_table_set_away (CB_TABLE (self.table), FALSE);
  go_on (&self);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 5);
  g_assert_true (cb_board_cancel (CB_BOARD (self.board)));
  g_assert_false (cb_appetit_board_get_auto (self.board));
  g_assert_false (cb_board_cancel (CB_BOARD (self.board)));
  check_waits (&self);
  tear_down (&self);
}

/* When the language changes another table goes on, in the middle of a move, too. */
static void
test_auto_is_taken_over (void)
{
  Fixture self = { 0 };
  GtkWidget *table = cb_table_new ();

  set_up_deck (&self, "M1;C;", NULL);
  flip (&self, 1);
  stop_clock (&self);
  cb_appetit_board_set_auto (self.board, TRUE);
  while (cb_session_get_ply (self.session) == 1)
    pass (&self);
  tell_next (&self, CB_APPETIT_EVENT_TURNED);

  cb_table_take_over (CB_TABLE (table), CB_TABLE (self.table));
  adw_window_set_content (ADW_WINDOW (self.window), table);
  self.table = table;
  self.board = CB_APPETIT_BOARD (cb_table_get_board (CB_TABLE (table)));
  g_assert_true (cb_appetit_board_get_auto (self.board));
  check_shown (&self, 1, 23, 0, "Brie chases the mouse of Ada: 1 try left");
  tell_all (&self);
  check_shown (&self, 1, 26, 1,
               "Brie catches the mouse! Brie takes 3 cards. Brie gets a mouse token.");
  go_on (&self);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 3);
  tear_down (&self);
}

/* The card lies there, then it is said what came of it; the pile arrives, then it is
 * counted, and then comes the token. */
static void
test_catch (void)
{
  static const char *const chase = "Brie chases the mouse of Ada: 1 try left";
  Fixture self = { 0 };

  set_up_deck (&self, "M1;C;Q;", NULL);
  flip (&self, 1);
  stop_clock (&self);
  play (&self);
  g_assert_cmpuint (peek (&self)->pack[1].n, ==, 26);
  check_shown (&self, 1, 24, 0, chase);
  check_label (cb_appetit_board_get_pile (self.board),
               "Common pile, 2 cards, on top: mouse with 1 paw. "
               "Brie chases the mouse of Ada: 1 try left");
  tell_next (&self, CB_APPETIT_EVENT_TURNED);
  check_shown (&self, 1, 23, 0, chase);
  check_label (cb_appetit_board_get_pile (self.board),
               "Common pile, 3 cards, on top: cat. Brie chases the mouse of Ada: 1 try left");
  tell_next (&self, CB_APPETIT_EVENT_CAUGHT);
  check_shown (&self, 1, 23, 0, "Brie catches the mouse!");
  tell_next (&self, CB_APPETIT_EVENT_TOOK);
  check_shown (&self, 1, 26, 0, "Brie catches the mouse! Brie takes 3 cards.");
  tell_next (&self, CB_APPETIT_EVENT_TOKEN);
  check_shown (&self, 1, 26, 1,
               "Brie catches the mouse! Brie takes 3 cards. Brie gets a mouse token.");
  g_assert_true (cb_telling_get_caught_up (get_telling (&self)));

  /* That stays until another card lies there. */
  play (&self);
  pass (&self);
  check_shown (&self, 1, 25, 1, "");
  tear_down (&self);
}

static void
test_escape (void)
{
  Fixture self = { 0 };

  set_up_deck (&self, "M1;Q;", NULL);
  stop_clock (&self);
  play (&self);
  check_shown (&self, 0, 25, 0, "");
  tell_next (&self, CB_APPETIT_EVENT_TURNED);
  check_shown (&self, 0, 24, 0, "");
  check_label (get_seat (&self, 0), "Pack of Ada, 24 cards, is to turn a card");
  tell_next (&self, CB_APPETIT_EVENT_BEGUN);
  check_shown (&self, 0, 24, 0, "Brie chases the mouse of Ada: 1 try left");

  play (&self);
  tell_next (&self, CB_APPETIT_EVENT_TURNED);
  check_shown (&self, 0, 24, 0, "Brie chases the mouse of Ada: 1 try left");
  tell_next (&self, CB_APPETIT_EVENT_ESCAPED);
  check_shown (&self, 0, 24, 0, "Only cheese: the mouse of Ada escapes.");
  check_label (get_seat (&self, 1), "Pack of Brie, 23 cards");
  tell_next (&self, CB_APPETIT_EVENT_TOOK);
  check_shown (&self, 0, 27, 0, "Only cheese: the mouse of Ada escapes. Ada takes 3 cards.");
  g_assert_true (cb_telling_get_caught_up (get_telling (&self)));
  tear_down (&self);
}

static void
test_missed (void)
{
  Fixture self = { 0 };

  set_up_deck (&self, "M2;Q;", NULL);
  flip (&self, 1);
  stop_clock (&self);
  play (&self);
  tell_next (&self, CB_APPETIT_EVENT_TURNED);
  check_shown (&self, 1, 23, 0, "Brie chases the mouse of Ada: 2 tries left");
  tell_next (&self, CB_APPETIT_EVENT_MISSED);
  check_shown (&self, 1, 23, 0, "Brie chases the mouse of Ada: 1 try left");
  tear_down (&self);
}

/* Another mouse, and the chase is another one, but not before that was told. */
static void
test_passed (void)
{
  Fixture self = { 0 };

  set_up_deck (&self, "M1;M3;", NULL);
  flip (&self, 1);
  stop_clock (&self);
  play (&self);
  tell_next (&self, CB_APPETIT_EVENT_TURNED);
  check_shown (&self, 1, 23, 0, "Brie chases the mouse of Ada: 1 try left");
  tell_next (&self, CB_APPETIT_EVENT_PASSED);
  check_shown (&self, 1, 23, 0, "Ada chases the mouse of Brie: 3 tries left");
  tear_down (&self);
}

/* Who plays changes nothing of what is under way. */
static void
test_seated (void)
{
  Fixture self = { 0 };

  set_up_deck (&self, "M1;C;", NULL);
  flip (&self, 1);
  stop_clock (&self);
  play (&self);
  tell_next (&self, CB_APPETIT_EVENT_TURNED);
  cb_session_set_controller (self.session, 0, CB_CONTROLLER_EASY);
  check_shown (&self, 1, 23, 0, "Brie chases the mouse of Ada: 1 try left");
  tell_next (&self, CB_APPETIT_EVENT_CAUGHT);
  cb_session_set_controller (self.session, 0, CB_CONTROLLER_HUMAN);
  check_shown (&self, 1, 23, 0, "Brie catches the mouse!");
  pass (&self);
  cb_session_set_controller (self.session, 0, CB_CONTROLLER_EASY);
  tell_next (&self, CB_APPETIT_EVENT_TOOK);
  tell_next (&self, CB_APPETIT_EVENT_TOKEN);
  check_shown (&self, 1, 26, 1,
               "Brie catches the mouse! Brie takes 3 cards. Brie gets a mouse token.");
  tear_down (&self);
}

static void
check_counts (Fixture *self)
{
  for (CbSeat seat = 0; seat < peek (self)->n_seats; seat++)
    g_assert_cmpuint (cb_appetit_seat_get_cards (CB_APPETIT_SEAT (get_seat (self, seat))), ==,
                      peek (self)->pack[seat].n);
}

/* Whoever looks back sees things as they were, and comes back to all of it. */
static void
test_review (void)
{
  Fixture self = { 0 };

  set_up_deck (&self, "M2;C;Q;C;", NULL);
  flip (&self, 1);
  stop_clock (&self);
  play (&self);
  tell_next (&self, CB_APPETIT_EVENT_TURNED);
  cb_telling_review (get_telling (&self), 1);
  check_shown (&self, 1, 24, 0, "Brie chases the mouse of Ada: 2 tries left");
  cb_telling_review (get_telling (&self), 0);
  check_shown (&self, 1, 24, 0, "");
  cb_telling_review (get_telling (&self), 2);
  check_shown (&self, 1, 26, 1,
               "Brie catches the mouse! Brie takes 3 cards. Brie gets a mouse token.");
  cb_telling_review (get_telling (&self), -1);
  check_shown (&self, 1, 26, 1,
               "Brie catches the mouse! Brie takes 3 cards. Brie gets a mouse token.");
  check_counts (&self);
  tear_down (&self);
}

/* One's own last card need not be waited for; another player's may only be hurried. */
static void
test_impatience (void)
{
  Fixture self = { 0 };

  set_up_deck (&self, "M2;Q;Q;Q;", NULL);
  flip (&self, 1);
  stop_clock (&self);
  gtk_widget_activate (get_seat (&self, 1));
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 2);
  gtk_widget_activate (get_seat (&self, 1));
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 3);
  g_assert_cmpuint (cb_telling_get_ply (get_telling (&self)), ==, 2);
  g_assert_cmpint (cb_session_get_turn (self.session), ==, 0);

  gtk_widget_activate (get_seat (&self, 0));
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 3);
  g_assert_true (cb_telling_get_caught_up (get_telling (&self)));
  gtk_widget_activate (get_seat (&self, 0));
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 4);
  tear_down (&self);
}

/* Where nothing is to move, things are shown one after the other all the same. */
static void
test_still (void)
{
  Fixture self = { 0 };
  GtkSettings *settings;

  set_up_deck (&self, "M1;C;", NULL);
  settings = gtk_widget_get_settings (self.table);
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  flip (&self, 1);
  stop_clock (&self);
  play (&self);
  g_assert_cmpuint (self.n_told, ==, 1);
  check_shown (&self, 1, 23, 0, "Brie chases the mouse of Ada: 1 try left");
  tell_all (&self);
  check_shown (&self, 1, 26, 1,
               "Brie catches the mouse! Brie takes 3 cards. Brie gets a mouse token.");
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  tear_down (&self);
}

/* Where the card that stands out is, as seen from the other cards. */
static void
find_chased (GtkWidget       *cards,
             graphene_rect_t *bounds)
{
  for (GtkWidget *child = gtk_widget_get_first_child (cards); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, "chased") && gtk_widget_get_visible (child))
      {
        g_assert_true (gtk_widget_compute_bounds (child, cards, bounds));
        return;
      }

  g_assert_not_reached ();
}

/* A new card moves the chased mouse from where it is, not from somewhere else. */
static void
test_chased_stays (void)
{
  Fixture self = { 0 };
  GtkWidget *cards;
  graphene_rect_t before, after;

  set_up_deck (&self, "Q;Q;M3;Q;", NULL);
  cards = GTK_WIDGET (cb_appetit_pile_get_cards (cb_appetit_board_get_pile (self.board)));
  flip (&self, 3);
  wait_for_frames (&self);
  find_chased (cards, &before);

  play (&self);
  gtk_widget_allocate (cards, gtk_widget_get_width (cards), gtk_widget_get_height (cards), -1,
                       NULL);
  find_chased (cards, &after);
  g_assert_true (graphene_rect_equal (&before, &after));
  tear_down (&self);
}

/* The players and the moves at the side follow a frame after the board, and with
 * them who is to play. */
static void
test_side_follows (void)
{
  Fixture self = { 0 };
  GtkWidget *row;

  set_up_deck (&self, "Q;", NULL);
  row = gtk_widget_get_next_sibling (gtk_widget_get_first_child (get_part (&self, "panel")));
  g_assert_false (gtk_widget_has_css_class (row, "turn"));
  play (&self);
  while (!gtk_widget_has_css_class (row, "turn"))
    g_main_context_iteration (NULL, TRUE);
  tear_down (&self);
}

/* A game may go before the side has followed. */
static void
test_side_is_dropped (void)
{
  Fixture self = { 0 };

  set_up_deck (&self, "Q;", NULL);
  stop_clock (&self);
  play (&self);
  pass (&self);
  cb_table_set_session (CB_TABLE (self.table), NULL, NULL);
  wait_for_frames (&self);
  cb_ui_test_close (self.window);
  g_assert_finalize_object (self.session);
}

/* Names may be cut, and nothing else. */
static void
check_whole (GtkWidget *root)
{
  if (!gtk_widget_get_child_visible (root) || gtk_widget_has_css_class (root, "name"))
    return;

  if (GTK_IS_LABEL (root))
    g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (root))));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_whole (child);
}

/* Who chases, and whose mouse it is, is a whole word or a picture. */
static void
test_words_fit (void)
{
  Fixture self = { 0 };

  set_up_deck (&self, "M2;", NULL);
  flip (&self, 1);
  for (int width = 340; width < 1000; width += 22)
    for (int height = 220; height < 700; height += 60)
      {
        gtk_widget_allocate (GTK_WIDGET (self.board), width, height, -1, NULL);
        for (CbSeat seat = 0; seat < 2; seat++)
          check_whole (get_seat (&self, seat));
      }
  tear_down (&self);
}

/* What the header bar leaves of the smallest window, and of one on its side. */
static const GdkRectangle low_windows[] = {
  { .width = 348, .height = 236 },
  { .width = 628, .height = 300 },
};

/* However low the window, the result is all in sight, and so is what to do next. */
static void
test_result_in_low_window (gconstpointer data)
{
  const GdkRectangle *size = data;
  const CbTestGame game = { .kind = &cb_appetit_kind, .n_seats = 6 };
  Fixture self = { .session = cb_ui_test_new_session (&game, 6), .table = cb_table_new () };
  graphene_rect_t table, result, buttons;

  while (cb_session_get_turn (self.session) != CB_SEAT_NONE)
    flip (&self, 1);
  self.window = cb_ui_test_show (self.table, size->width, size->height);
  cb_table_set_session (CB_TABLE (self.table), self.session, &cb_appetit_view);
  wait_for_frames (&self);

  g_assert_true (gtk_widget_compute_bounds (self.table, self.table, &table));
  g_assert_true (gtk_widget_compute_bounds (get_part (&self, "result"), self.table, &result));
  g_assert_true (gtk_widget_compute_bounds (get_part (&self, "result_buttons"), self.table,
                                            &buttons));
  g_assert_true (graphene_rect_contains_rect (&table, &result));
  g_assert_true (graphene_rect_contains_rect (&result, &buttons));

  cb_ui_test_close (self.window);
  g_assert_finalize_object (self.session);
}

static void
draw_turned (CbAppetitTurned *turned,
             GtkWidget       *card)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  cb_appetit_turned_snapshot (turned, card, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
}

/* A card is drawn once, and turned once for every place that it comes to. */
static void
test_turned (void)
{
  Fixture self = { 0 };
  CbAppetitTurned turned = { NULL };
  GtkWidget *cards, *top = NULL;
  gpointer flat, node;

  set_up_deck (&self, "Q;Q;Q;Q;", NULL);
  flip (&self, 2);
  stop_clock (&self);
  wait_for_frames (&self);
  cards = GTK_WIDGET (cb_appetit_pile_get_cards (cb_appetit_board_get_pile (self.board)));
  for (GtkWidget *child = gtk_widget_get_first_child (cards); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (CB_IS_APPETIT_FACE (child) && gtk_widget_get_visible (child))
      top = child;

  draw_turned (&turned, top);
  flat = turned.flat;
  node = turned.node;
  g_assert_nonnull (node);
  draw_turned (&turned, top);
  g_assert_true (turned.node == node);

  play (&self);
  tell_all (&self);
  wait_for_frames (&self);
  draw_turned (&turned, top);
  g_assert_true (turned.flat == flat);
  g_assert_true (turned.node != node);

  cb_appetit_turned_clear (&turned);
  tear_down (&self);
}

static void
test_hint_and_reading (void)
{
  Fixture self = { 0 };
  g_autofree char *text = NULL;

  set_up_deck (&self, "M1;C;", NULL);
  flip (&self, 2);
  cb_table_ask_hint (CB_TABLE (self.table));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (get_part (&self, "status"))), ==,
                   "There is nothing to choose here: just turn the card");
  text = cb_board_read (CB_BOARD (self.board));
  g_assert_cmpstr (text, ==,
                   "Brie catches the mouse! Brie takes 3 cards. Brie gets a mouse token. "
                   "Brie to play: turn a card. "
                   "Common pile, empty. 4 tokens left. Ada: 24 cards. Brie: 26 cards, 1 token. ");
  tear_down (&self);
}

/* Every seat lies within the board, and none covers another or the pile. */
static void
check_apart (Fixture *self)
{
  GtkWidget *board = GTK_WIDGET (self->board);
  graphene_rect_t all = GRAPHENE_RECT_INIT (-1, -1, (float) gtk_widget_get_width (board) + 2,
                                            (float) gtk_widget_get_height (board) + 2);
  graphene_rect_t bounds[CB_APPETIT_MAX_SEATS + 1];
  guint n_seats = peek (self)->n_seats;

  for (guint i = 0; i <= n_seats; i++)
    {
      GtkWidget *part = i < n_seats ? get_seat (self, (CbSeat) i)
                                    : GTK_WIDGET (cb_appetit_board_get_pile (self->board));

      g_assert_true (gtk_widget_compute_bounds (part, board, &bounds[i]));
      g_assert_true (graphene_rect_contains_rect (&all, &bounds[i]));
      for (guint j = 0; j < i; j++)
        g_assert_false (graphene_rect_intersection (&bounds[i], &bounds[j], NULL));
    }
}

/* Who decides is said in full or not at all. */
static void
check_controllers (Fixture *self)
{
  for (CbSeat seat = 0; seat < (CbSeat) peek (self)->n_seats; seat++)
    for (GtkWidget *child = gtk_widget_get_first_child (get_seat (self, seat));
         child != NULL; child = gtk_widget_get_next_sibling (child))
      if (gtk_widget_has_css_class (child, "controller") && gtk_widget_get_child_visible (child))
        g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (child))));
}

static void
test_fits (gconstpointer data)
{
  static const int sizes[][2] = { { 348, 200 }, { 348, 207 }, { 348, 550 }, { 600, 300 },
                                  { 700, 450 }, { 970, 700 }, { 3500, 2000 } };
  guint n_seats = GPOINTER_TO_UINT (data);
  Fixture self = { 0 };

  set_up (&self, n_seats, n_seats);
  flip (&self, 12);
  for (CbSeat seat = 1; seat < (CbSeat) n_seats; seat++)
    cb_session_set_controller (self.session, seat, CB_CONTROLLER_EASY);
  cb_session_set_held (self.session, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      cb_telling_review (cb_board_get_telling (CB_BOARD (self.board)), 1 + (int) i);
      gtk_widget_size_allocate (GTK_WIDGET (self.board),
                                &(GtkAllocation) { 0, 0, sizes[i][0], sizes[i][1] }, -1);
      check_apart (&self);
      check_controllers (&self);
    }
  tear_down (&self);
}

static void
add_words (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (word_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/appetit-board/words/%s", word_cases[i].name);

      g_test_add_data_func (path, &word_cases[i], test_words);
    }
}

static void
add_fits (void)
{
  for (guint n = 2; n <= CB_APPETIT_MAX_SEATS; n++)
    {
      g_autofree char *path = g_strdup_printf ("/appetit-board/fits/%u", n);

      g_test_add_data_func (path, GUINT_TO_POINTER (n), test_fits);
    }
}

int
main (int    argc,
      char **argv)
{
  if (!cb_ui_test_init (&argc, &argv))
    return 0;

  add_words ();
  g_test_add_func ("/appetit-board/roles-and-names", test_roles_and_names);
  g_test_add_data_func ("/appetit-board/keyboard-game/2", GUINT_TO_POINTER (2), test_keyboard_game);
  g_test_add_data_func ("/appetit-board/keyboard-game/6", GUINT_TO_POINTER (6), test_keyboard_game);
  g_test_add_func ("/appetit-board/game-against-computers", test_game_against_computers);
  g_test_add_func ("/appetit-board/space-on-the-pile", test_space_on_the_pile);
  g_test_add_func ("/appetit-board/not-the-computers-pack", test_not_the_computers_pack);
  g_test_add_func ("/appetit-board/auto", test_auto);
  g_test_add_func ("/appetit-board/auto-waits", test_auto_waits);
  g_test_add_func ("/appetit-board/auto-is-taken-over", test_auto_is_taken_over);
  g_test_add_func ("/appetit-board/catch", test_catch);
  g_test_add_func ("/appetit-board/escape", test_escape);
  g_test_add_func ("/appetit-board/missed", test_missed);
  g_test_add_func ("/appetit-board/passed", test_passed);
  g_test_add_func ("/appetit-board/seated", test_seated);
  g_test_add_func ("/appetit-board/review", test_review);
  g_test_add_func ("/appetit-board/impatience", test_impatience);
  g_test_add_func ("/appetit-board/still", test_still);
  g_test_add_func ("/appetit-board/chased-stays", test_chased_stays);
  g_test_add_func ("/appetit-board/words-fit", test_words_fit);
  g_test_add_func ("/appetit-board/side-follows", test_side_follows);
  g_test_add_func ("/appetit-board/side-is-dropped", test_side_is_dropped);
  g_test_add_data_func ("/appetit-board/result/narrow", &low_windows[0],
                        test_result_in_low_window);
  g_test_add_data_func ("/appetit-board/result/low", &low_windows[1], test_result_in_low_window);
  g_test_add_func ("/appetit-board/turned", test_turned);
  g_test_add_func ("/appetit-board/hint-and-reading", test_hint_and_reading);
  add_fits ();

  return g_test_run ();
}
