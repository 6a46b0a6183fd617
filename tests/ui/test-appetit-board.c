/* test-appetit-board.c - Bon Appétit! at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-cloth.h"

#include "cb-describe.h"
#include "cb-result.h"
#include "cb-status.h"
#include "cb-appetit-face.h"
#include "cb-appetit-text.h"
#include "cb-appetit-turned.h"
#include "cb-appetit-view.h"
#include "cb-display.h"
#include "cb-table.h"

#define KEYS 8

/* All is told at once, until somebody must turn over a card. */
static void
wait_for_human (CbCloth *self)
{
  cb_telling_hurry (cb_cloth_get_telling (self));
  while (!cb_board_get_playable (CB_BOARD (self->board)) &&
         cb_session_get_turn (self->session) != CB_SEAT_NONE)
    {
      g_main_context_iteration (NULL, TRUE);
      cb_telling_hurry (cb_cloth_get_telling (self));
    }
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
  { "cheese", NULL, "Q;", 1, "Ada turns over a cheese.", "Brie to play: turn over a card" },
  { "idle-cat", NULL, "C;", 1, "Ada turns over a cat, but there is no mouse to catch.",
    "Brie to play: turn over a card" },
  { "chase", NULL, "M2;", 1,
    "Ada turns over a mouse with 2 paws. Brie must catch the mouse: 2 tries.",
    "Brie chases the mouse: turn over a card, 2 tries left" },
  { "try", NULL, "M2;Q;", 2, "Brie turns over a cheese. Brie has 1 try left.",
    "Brie chases the mouse: turn over a card, 1 try left" },
  { "passed-on", NULL, "M1;M3;", 2,
    "Brie turns over a mouse with 3 paws. The chase passes to Ada, with 3 tries.",
    "Ada chases the mouse: turn over a card, 3 tries left" },
  { "caught", NULL, "M1;C;", 2,
    "Brie turns over a cat. Brie catches the mouse! Brie takes 3 cards. Brie gets a mouse token.",
    "Brie catches the mouse! Brie takes 3 cards. Brie gets a mouse token. "
    "Brie to play: turn over a card" },
  { "only-cheese", NULL, "M2;Q;Q;Q;", 3,
    "Brie turns over a cheese. Only cheese: Ada’s mouse escapes. Ada takes 4 cards.",
    "Only cheese: Ada’s mouse escapes. Ada takes 4 cards. Ada to play: turn over a card" },
  { "only-cheese-under-mouse", "miss=under-mouse", "M1;Q;", 2,
    "Brie turns over a cheese. Only cheese: Ada’s mouse escapes. "
    "Ada takes the 1 card under the mouse.",
    "Only cheese: Ada’s mouse escapes. Ada takes the 1 card under the mouse. "
    "Ada to play: turn over a card" },
  { "nothing-under-mouse", "miss=under-mouse", "M1;C;Q;M1;Q;", 4,
    "Ada turns over a cheese. Only cheese: the mouse escapes, but no card lies under it.",
    "Only cheese: the mouse escapes, but no card lies under it. Brie to play: turn over a card" },
  { "last-token", "tokens=1", "M1;C;", 2,
    "Brie turns over a cat. Brie catches the mouse! Brie takes 3 cards. Brie gets a mouse token. "
    "The last mouse token is taken: the game is over. Brie wins with the most cards.", NULL },
};

/* What is said of a pack under the pointer is its name, and is not heard beside it. */
static void
test_described (void)
{
  CbCloth self = { 0 };

  cb_cloth_set_up_deck (&self, "Q;Q;", NULL);
  cb_cloth_flip (&self, 1);
  for (CbSeat seat = 0; seat < 2; seat++)
    {
      GtkWidget *pack = cb_cloth_get_seat (&self, seat);

      g_assert_true (gtk_widget_get_has_tooltip (pack));
      g_assert_null (gtk_widget_get_tooltip_text (pack));
    }
  cb_cloth_tear_down (&self);
}

/* Every reason is told, in the log and in the status line. */
static void
test_words (gconstpointer data)
{
  const WordCase *row = data;
  CbCloth self = { 0 };
  g_autofree char *move = NULL;

  cb_cloth_set_up_deck (&self, row->front, row->options);
  cb_cloth_flip (&self, row->n_flips);
  move = cb_describe_move (&cb_appetit_view, self.session, row->n_flips - 1);
  g_assert_cmpstr (move, ==, row->move);
  if (row->turn != NULL)
    g_assert_cmpstr (cb_status_get_text (CB_STATUS (cb_cloth_get_part (&self, "status"))), ==,
                     row->turn);
  cb_cloth_tear_down (&self);
}

/**
 * EndCase:
 * @cards: of the three players
 * @tokens: theirs
 * @tokens_left: those of nobody
 * @winners: as bits
 * @words: how the game ended
 */
typedef struct
{
  guint8      cards[3];
  guint8      tokens[3];
  guint8      tokens_left;
  guint       winners;
  const char *words;
} EndCase;

static const EndCase end_cases[] = {
  { { 5, 30, 15 }, { 0, 2, 3 }, 0, 1u << 1,
    "The last mouse token is taken: the game is over. Brie wins with the most cards." },
  { { 0, 25, 25 }, { 0, 1, 3 }, 1, 1u << 2,
    "Ada has no cards left: the game is over. Camembert wins the tie with the most tokens." },
  { { 25, 0, 25 }, { 1, 0, 1 }, 3, 1u << 0 | 1u << 2,
    "Brie has no cards left: the game is over. "
    "Ada and Camembert share the victory, with the same number of cards and tokens." },
};

/* Who wins, and why. */
static void
test_ends (void)
{
  const CbTestGame game = { .kind = &cb_appetit_kind, .n_seats = 3 };
  CbSession *session = cb_ui_test_new_session (&game, 3);

  cb_session_set_name (session, 2, "Camembert");
  for (guint i = 0; i < G_N_ELEMENTS (end_cases); i++)
    {
      const CbEvent event = { .type = CB_APPETIT_EVENT_OVER, .seat = CB_SEAT_NONE,
                              .seats = end_cases[i].winners };
      CbAppetit state = { .n_seats = 3, .tokens_left = end_cases[i].tokens_left,
                          .turn = CB_SEAT_NONE };
      g_autofree char *words = NULL;

      for (guint seat = 0; seat < 3; seat++)
        {
          state.pack[seat].n = end_cases[i].cards[seat];
          state.tokens[seat] = end_cases[i].tokens[seat];
        }
      words = cb_appetit_describe_event (session, (const CbState *) &state, &event, CB_SEAT_NONE,
                                         TRUE);
      g_assert_cmpstr (words, ==, end_cases[i].words);
    }
  g_assert_finalize_object (session);
}

static void
test_roles_and_names (void)
{
  CbCloth self = { 0 };
  CbAppetitPile *pile;

  cb_cloth_set_up_deck (&self, "M2;C;", NULL);
  pile = cb_appetit_board_get_pile (self.board);
  g_assert_true (gtk_test_accessible_has_role (GTK_ACCESSIBLE (cb_cloth_get_seat (&self, 0)),
                                               GTK_ACCESSIBLE_ROLE_BUTTON));
  g_assert_true (gtk_test_accessible_has_role (GTK_ACCESSIBLE (pile), GTK_ACCESSIBLE_ROLE_GROUP));
  g_assert_true (gtk_widget_get_focusable (cb_cloth_get_seat (&self, 1)));
  g_assert_true (gtk_widget_get_focusable (GTK_WIDGET (pile)));
  cb_cloth_check_label (cb_cloth_get_seat (&self, 0), "Ada’s pack, 25 cards, turn over a card");
  cb_cloth_check_label (cb_cloth_get_seat (&self, 1), "Brie’s pack, 24 cards");
  cb_cloth_check_label (pile, "Common pile, 1 card, on top: cheese");

  cb_cloth_flip (&self, 1);
  cb_cloth_check_label (cb_cloth_get_seat (&self, 0),
                        "Ada’s pack, 24 cards, turned over the mouse being chased");
  cb_cloth_check_label (cb_cloth_get_seat (&self, 1),
                        "Brie’s pack, 24 cards, chases the mouse, turn over a card");
  cb_cloth_check_label (pile, "Common pile, 2 cards, on top: mouse with 2 paws. "
                        "Brie chases Ada’s mouse: 2 tries left");

  cb_cloth_flip (&self, 1);
  cb_cloth_check_label (cb_cloth_get_seat (&self, 1),
                        "Brie’s pack, 26 cards, 1 token, turn over a card");
  cb_cloth_check_label (pile, "Common pile, empty");
  cb_cloth_tear_down (&self);
}

/* The first cards with real keys, in all the ways there are; the others by
 * activating what has the focus, which must follow the turn. */
static void
play_by_keyboard (CbCloth *self)
{
  static const char *const keys[] = { "space", "Return", "KP_Enter" };

  for (guint i = 0; cb_session_get_turn (self->session) != CB_SEAT_NONE; i++)
    {
      guint ply = cb_session_get_ply (self->session);
      GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));

      g_assert_true (focus == cb_cloth_get_seat (self, cb_session_get_turn (self->session)));
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
  CbCloth self = { 0 };

  if (!cb_ui_test_has_keys ())
    return;

  cb_cloth_set_up (&self, n_seats, n_seats);
  play_by_keyboard (&self);
  g_assert_true (gtk_widget_get_visible (cb_cloth_get_part (&self, "result")));
  cb_cloth_tear_down (&self);
}

static void
test_game_against_computers (void)
{
  CbCloth self = { 0 };

  if (!cb_ui_test_has_keys ())
    return;

  cb_cloth_set_up (&self, 6, 1);
  play_by_keyboard (&self);
  g_assert_true (gtk_widget_get_visible (cb_cloth_get_part (&self, "result")));
  cb_cloth_tear_down (&self);
}

/* From the pile, too; and what cannot be done there is left alone. */
static void
test_space_on_the_pile (void)
{
  CbCloth self = { 0 };

  if (!cb_ui_test_has_keys ())
    return;

  cb_cloth_set_up (&self, 3, 3);
  gtk_widget_grab_focus (GTK_WIDGET (cb_appetit_board_get_pile (self.board)));
  cb_ui_test_key (self.window, "space");
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 1);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (self.window))
                 == GTK_WIDGET (cb_appetit_board_get_pile (self.board)));
  cb_cloth_tear_down (&self);
}

/* A click on another's pack is refused, and takes nothing away from Space. */
static void
test_space_after_refusal (void)
{
  CbCloth self = { 0 };

  if (!cb_ui_test_has_keys ())
    return;

  cb_cloth_set_up (&self, 3, 3);
  cb_target_press (CB_TARGET (cb_cloth_get_seat (&self, 2)), FALSE);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 0);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (self.window)) == cb_cloth_get_seat (&self, 0));
  cb_ui_test_key (self.window, "space");
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 1);
  wait_for_human (&self);

  gtk_widget_grab_focus (cb_cloth_get_seat (&self, 0));
  cb_ui_test_key (self.window, "space");
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 2);
  cb_cloth_tear_down (&self);
}

static void
test_not_the_computers_pack (void)
{
  g_autofree char *deck = cb_test_stack (RED_SET, "");
  const CbTestGame game = { .kind = &cb_appetit_kind, .n_seats = 2, .first = 1, .deal = { deck } };
  CbCloth self = { 0 };

  self.session = cb_ui_test_new_session (&game, 1);
  self.table = cb_table_new ();
  cb_table_set_away (CB_TABLE (self.table), TRUE);
  self.window = cb_ui_test_show (self.table, 800, 600);
  cb_table_set_session (CB_TABLE (self.table), self.session, &cb_appetit_view);
  self.board = CB_APPETIT_BOARD (cb_table_get_board (CB_TABLE (self.table)));
  cb_ui_test_settle ();
  g_assert_cmpint (cb_session_get_turn (self.session), ==, 1);
  cb_cloth_check_label (cb_cloth_get_seat (&self, 1),
                        "Brie’s pack, 25 cards, must turn over a card");
  gtk_widget_activate (cb_cloth_get_seat (&self, 1));
  cb_ui_test_settle ();
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 0);
  g_assert_cmpstr (cb_status_get_text (CB_STATUS (cb_cloth_get_part (&self, "status"))), ==,
                   "Not yet: Brie turns over the next card");
  g_assert_false (cb_board_play (CB_BOARD (self.board), 0));

  /* Any pack hurries what the computer has done. */
  cb_telling_set_pace (cb_cloth_get_telling (&self), G_MAXINT);
  cb_table_set_away (CB_TABLE (self.table), FALSE);
  while (cb_session_get_ply (self.session) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (cb_telling_get_ply (cb_cloth_get_telling (&self)), ==, 0);
  gtk_widget_activate (cb_cloth_get_seat (&self, 0));
  g_assert_cmpuint (cb_telling_get_ply (cb_cloth_get_telling (&self)), ==, 1);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 1);
  cb_cloth_tear_down (&self);
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
  CbCloth self = { 0 };
  GtkWidget *cards;
  graphene_rect_t before, after;

  cb_cloth_set_up_deck (&self, "Q;Q;M3;Q;", NULL);
  cards = GTK_WIDGET (cb_appetit_board_get_pile (self.board));
  cb_cloth_flip (&self, 3);
  cb_cloth_wait_for_frames (&self);
  find_chased (cards, &before);

  cb_cloth_play (&self);
  gtk_widget_allocate (cards, gtk_widget_get_width (cards), gtk_widget_get_height (cards), -1,
                       NULL);
  find_chased (cards, &after);
  g_assert_true (graphene_rect_equal (&before, &after));
  cb_cloth_tear_down (&self);
}

/* The players and the moves at the side follow a frame after the board, and with
 * them who is to play. */
static void
test_side_follows (void)
{
  CbCloth self = { 0 };
  GtkWidget *row;

  cb_cloth_set_up_deck (&self, "Q;", NULL);
  row = gtk_widget_get_first_child (cb_cloth_get_part (&self, "panel"));
  row = gtk_widget_get_next_sibling (row);
  g_assert_false (gtk_widget_has_css_class (row, "turn"));
  cb_cloth_play (&self);
  while (!gtk_widget_has_css_class (row, "turn"))
    g_main_context_iteration (NULL, TRUE);
  cb_cloth_tear_down (&self);
}

/* A game may go before the side has followed. */
static void
test_side_is_dropped (void)
{
  CbCloth self = { 0 };

  cb_cloth_set_up_deck (&self, "Q;", NULL);
  cb_cloth_stop_clock (&self);
  cb_cloth_play (&self);
  cb_cloth_pass (&self);
  cb_table_set_session (CB_TABLE (self.table), NULL, NULL);
  cb_cloth_wait_for_frames (&self);
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
  CbCloth self = { 0 };

  cb_cloth_set_up_deck (&self, "M2;", NULL);
  cb_cloth_flip (&self, 1);
  for (int width = 340; width < 1000; width += 22)
    for (int height = 220; height < 700; height += 60)
      {
        gtk_widget_allocate (GTK_WIDGET (self.board), width, height, -1, NULL);
        for (CbSeat seat = 0; seat < 2; seat++)
          check_whole (cb_cloth_get_seat (&self, seat));
      }
  cb_cloth_tear_down (&self);
}

/* What the header bar leaves of the smallest window, and of one on its side. */
static const GdkRectangle low_windows[] = {
  { .width = 348, .height = 236 },
  { .width = 628, .height = 300 },
};

static GtkWidget *
get_result_buttons (CbCloth *self)
{
  return GTK_WIDGET (gtk_widget_get_template_child (cb_cloth_get_part (self, "result"),
                                                    CB_TYPE_RESULT, "buttons"));
}

/* However low the window, the result is all in sight, and so is what to do next. */
static void
test_result_in_low_window (gconstpointer data)
{
  const GdkRectangle *size = data;
  const CbTestGame game = { .kind = &cb_appetit_kind, .n_seats = 6 };
  CbCloth self = { .session = cb_ui_test_new_session (&game, 6), .table = cb_table_new () };
  graphene_rect_t table, result, buttons;

  while (cb_session_get_turn (self.session) != CB_SEAT_NONE)
    cb_cloth_flip (&self, 1);
  /* The border of a window is a part of its size in some versions of GTK. */
  gtk_widget_set_size_request (self.table, size->width, size->height);
  self.window = cb_ui_test_show (self.table, size->width, size->height);
  cb_table_set_session (CB_TABLE (self.table), self.session, &cb_appetit_view);
  cb_cloth_wait_for_frames (&self);

  g_assert_true (gtk_widget_compute_bounds (self.table, self.table, &table));
  g_assert_true (gtk_widget_compute_bounds (cb_cloth_get_part (&self, "result"), self.table,
                                            &result));
  g_assert_true (gtk_widget_compute_bounds (get_result_buttons (&self), self.table,
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

/* A card is drawn once, wherever it goes. */
static void
test_turned (void)
{
  CbCloth self = { 0 };
  CbAppetitTurned turned = { NULL };
  GtkWidget *cards, *top = NULL;
  gpointer flat;

  cb_cloth_set_up_deck (&self, "Q;Q;Q;Q;", NULL);
  cb_cloth_flip (&self, 2);
  cb_cloth_stop_clock (&self);
  cb_cloth_wait_for_frames (&self);
  cards = GTK_WIDGET (cb_appetit_board_get_pile (self.board));
  for (GtkWidget *child = gtk_widget_get_first_child (cards); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (CB_IS_APPETIT_FACE (child) && gtk_widget_get_visible (child))
      top = child;

  draw_turned (&turned, top);
  flat = turned.flat;
  g_assert_nonnull (flat);

  cb_cloth_play (&self);
  cb_cloth_tell_all (&self);
  cb_cloth_wait_for_frames (&self);
  draw_turned (&turned, top);
  g_assert_true (turned.flat == flat);

  cb_appetit_turned_clear (&turned);
  cb_cloth_tear_down (&self);
}

static GtkWidget *
get_hint_button (CbCloth *self)
{
  return GTK_WIDGET (gtk_widget_get_template_child (cb_cloth_get_part (self, "status"),
                                                    CB_TYPE_STATUS, "hint_button"));
}

/* There is nothing to choose. */
static void
test_no_hint (void)
{
  CbCloth self = { 0 };

  cb_cloth_set_up_deck (&self, "Q;", NULL);
  g_assert_false (gtk_widget_get_visible (get_hint_button (&self)));
  cb_table_ask_hint (CB_TABLE (self.table));
  g_assert_cmpstr (cb_status_get_text (CB_STATUS (cb_cloth_get_part (&self, "status"))), ==,
                   "Ada to play: turn over a card");
  cb_cloth_tear_down (&self);
}

static void
test_reading (void)
{
  CbCloth self = { 0 };
  g_autofree char *text = NULL;

  cb_cloth_set_up_deck (&self, "M1;C;", NULL);
  cb_cloth_flip (&self, 2);
  text = cb_board_read (CB_BOARD (self.board));
  g_assert_cmpstr (text, ==,
                   "Brie catches the mouse! Brie takes 3 cards. Brie gets a mouse token. "
                   "Brie to play: turn over a card. "
                   "Common pile, empty. 4 tokens left. Ada: 24 cards. Brie: 26 cards, 1 token. ");
  cb_cloth_tear_down (&self);
}

/* Every seat lies within the board, and none covers another or the pile. */
static void
check_apart (CbCloth *self)
{
  GtkWidget *board = GTK_WIDGET (self->board);
  graphene_rect_t all = GRAPHENE_RECT_INIT (-1, -1, (float) gtk_widget_get_width (board) + 2,
                                            (float) gtk_widget_get_height (board) + 2);
  graphene_rect_t bounds[CB_APPETIT_MAX_SEATS + 1];
  guint n_seats = cb_cloth_peek (self)->n_seats;

  for (guint i = 0; i <= n_seats; i++)
    {
      GtkWidget *part = i < n_seats ? cb_cloth_get_seat (self, (CbSeat) i)
                                    : GTK_WIDGET (cb_appetit_board_get_pile (self->board));

      g_assert_true (gtk_widget_compute_bounds (part, board, &bounds[i]));
      g_assert_true (graphene_rect_contains_rect (&all, &bounds[i]));
      for (guint j = 0; j < i; j++)
        g_assert_false (graphene_rect_intersection (&bounds[i], &bounds[j], NULL));
    }
}

/* Who decides, or what part they have, is said in full or not at all. */
static void
check_parts (CbCloth *self)
{
  for (CbSeat seat = 0; seat < (CbSeat) cb_cloth_peek (self)->n_seats; seat++)
    for (GtkWidget *child = gtk_widget_get_first_child (cb_cloth_get_seat (self, seat));
         child != NULL; child = gtk_widget_get_next_sibling (child))
      if (gtk_widget_has_css_class (child, "part") && gtk_widget_get_child_visible (child))
        g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (child))));
}

static void
test_fits (gconstpointer data)
{
  static const int sizes[][2] = { { 348, 200 }, { 348, 207 }, { 348, 550 }, { 600, 300 },
                                  { 700, 450 }, { 970, 700 }, { 3500, 2000 } };
  guint n_seats = GPOINTER_TO_UINT (data);
  CbCloth self = { 0 };

  cb_cloth_set_up (&self, n_seats, n_seats);
  cb_cloth_flip (&self, 12);
  for (CbSeat seat = 1; seat < (CbSeat) n_seats; seat++)
    cb_session_set_controller (self.session, seat, CB_CONTROLLER_EASY);
  cb_session_set_held (self.session, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      cb_telling_review (cb_board_get_telling (CB_BOARD (self.board)), 1 + (int) i);
      gtk_widget_size_allocate (GTK_WIDGET (self.board),
                                &(GtkAllocation) { 0, 0, sizes[i][0], sizes[i][1] }, -1);
      check_apart (&self);
      check_parts (&self);
    }
  cb_cloth_tear_down (&self);
}

/* The share of the board's height that a seat and a token on it have, at the least. */
static void
test_grows (void)
{
  static const int sizes[][2] = { { 1000, 700 }, { 1600, 980 }, { 3500, 2000 } };
  CbCloth self = { 0 };
  GtkWidget *board, *seat;

  cb_cloth_set_up (&self, 4, 4);
  board = GTK_WIDGET (self.board);
  seat = cb_cloth_get_seat (&self, 1);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *tokens = cb_appetit_seat_get_tokens (CB_APPETIT_SEAT (seat));

      gtk_widget_size_allocate (board, &(GtkAllocation) { 0, 0, sizes[i][0], sizes[i][1] }, -1);
      g_assert_cmpint (gtk_widget_get_height (seat), >, sizes[i][1] / 6);
      g_assert_cmpint (gtk_widget_get_height (tokens), >, sizes[i][1] / 30);
    }
  g_assert_true (gtk_widget_has_css_class (board, "huge"));
  cb_cloth_tear_down (&self);
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
  g_test_add_func ("/appetit-board/ends", test_ends);
  g_test_add_func ("/appetit-board/roles-and-names", test_roles_and_names);
  g_test_add_data_func ("/appetit-board/keyboard-game/2", GUINT_TO_POINTER (2), test_keyboard_game);
  g_test_add_data_func ("/appetit-board/keyboard-game/6", GUINT_TO_POINTER (6), test_keyboard_game);
  g_test_add_func ("/appetit-board/game-against-computers", test_game_against_computers);
  g_test_add_func ("/appetit-board/space-on-the-pile", test_space_on_the_pile);
  g_test_add_func ("/appetit-board/space-after-refusal", test_space_after_refusal);
  g_test_add_func ("/appetit-board/not-the-computers-pack", test_not_the_computers_pack);
  g_test_add_func ("/appetit-board/chased-stays", test_chased_stays);
  g_test_add_func ("/appetit-board/words-fit", test_words_fit);
  g_test_add_func ("/appetit-board/side-follows", test_side_follows);
  g_test_add_func ("/appetit-board/side-is-dropped", test_side_is_dropped);
  g_test_add_data_func ("/appetit-board/result/narrow", &low_windows[0],
                        test_result_in_low_window);
  g_test_add_data_func ("/appetit-board/result/low", &low_windows[1], test_result_in_low_window);
  g_test_add_func ("/appetit-board/turned", test_turned);
  g_test_add_func ("/appetit-board/no-hint", test_no_hint);
  g_test_add_func ("/appetit-board/reading", test_reading);
  add_fits ();
  g_test_add_func ("/appetit-board/grows", test_grows);
  g_test_add_func ("/appetit-board/described", test_described);

  return g_test_run ();
}
