/* test-appetit-telling.c - Bon Appétit! as it is told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-cloth.h"

#include "cb-appetit-face.h"
#include "cb-table.h"

/* It plays to the end, and is then off. */
static void
test_auto (void)
{
  CbCloth self = { 0 };

  if (!cb_ui_test_has_keys ())
    return;

  cb_cloth_set_up_deck (&self, "Q;Q;Q;C;M1;M1;C;", "tokens=1");
  g_assert_false (cb_appetit_board_get_auto (self.board));
  cb_ui_test_key (self.window, "a");
  g_assert_true (cb_appetit_board_get_auto (self.board));
  cb_cloth_stop_clock (&self);
  while (cb_session_get_turn (self.session) != CB_SEAT_NONE)
    cb_cloth_pass (&self);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 7);
  g_assert_true (cb_appetit_board_get_auto (self.board));
  cb_cloth_tell_all (&self);
  g_assert_cmpuint (self.told.type, ==, CB_APPETIT_EVENT_OVER);
  g_assert_cmpuint (cb_telling_get_help (cb_cloth_get_telling (&self)), ==, 0);
  g_assert_false (cb_appetit_board_get_auto (self.board));
  cb_cloth_tear_down (&self);
}

/* At the usual pace a card takes well under a second. */
static void
test_auto_is_brisk (void)
{
  CbCloth self = { 0 };

  cb_cloth_set_up_deck (&self, "Q;Q;Q;Q;Q;Q;", NULL);
  cb_table_set_pace (CB_TABLE (self.table), 900);
  cb_cloth_stop_clock (&self);
  cb_appetit_board_set_auto (self.board, TRUE);
  for (guint i = 0; i < 300; i++)
    {
      self.now += 10 * G_TIME_SPAN_MILLISECOND;
      cb_telling_advance (cb_cloth_get_telling (&self), self.now);
    }
  g_assert_cmpuint (cb_session_get_ply (self.session), >=, 5);
  g_assert_cmpuint (cb_telling_get_reading (cb_cloth_get_telling (&self)), <, 300);
  cb_cloth_tear_down (&self);
}

static void
check_waits (CbCloth *self)
{
  guint ply = cb_session_get_ply (self->session);

  for (guint i = 0; i < 3; i++)
    cb_cloth_pass (self);
  g_assert_cmpuint (cb_session_get_ply (self->session), ==, ply);
}

/* The clock stands while nobody looks, and then nothing is made up for. */
static void
go_on (CbCloth *self)
{
  guint ply = cb_session_get_ply (self->session);

  while (cb_session_get_ply (self->session) == ply)
    cb_cloth_pass (self);
  cb_cloth_tell_all (self);
}

/* It waits while the game is paused or looked back at, and Escape ends it. */
static void
test_auto_waits (void)
{
  CbCloth self = { 0 };

  cb_cloth_set_up (&self, 3, 3);
  cb_cloth_flip (&self, 4);
  cb_cloth_stop_clock (&self);
  cb_appetit_board_set_auto (self.board, TRUE);
  cb_telling_review (cb_cloth_get_telling (&self), 2);
  check_waits (&self);

  cb_table_set_away (CB_TABLE (self.table), TRUE);
  cb_telling_review (cb_cloth_get_telling (&self), -1);
  check_waits (&self);

  cb_table_set_away (CB_TABLE (self.table), FALSE);
  go_on (&self);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 5);
  g_assert_true (cb_board_cancel (CB_BOARD (self.board)));
  g_assert_false (cb_appetit_board_get_auto (self.board));
  g_assert_false (cb_board_cancel (CB_BOARD (self.board)));
  check_waits (&self);
  cb_cloth_tear_down (&self);
}

/* When the language changes another table goes on, in the middle of a move, too. */
static void
test_auto_is_taken_over (void)
{
  CbCloth self = { 0 };
  GtkWidget *table = cb_table_new ();

  cb_cloth_set_up_deck (&self, "M1;C;", NULL);
  cb_cloth_flip (&self, 1);
  cb_cloth_stop_clock (&self);
  cb_appetit_board_set_auto (self.board, TRUE);
  while (cb_session_get_ply (self.session) == 1)
    cb_cloth_pass (&self);
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_TURNED);

  cb_table_take_over (CB_TABLE (table), CB_TABLE (self.table));
  adw_window_set_content (ADW_WINDOW (self.window), table);
  self.table = table;
  self.board = CB_APPETIT_BOARD (cb_table_get_board (CB_TABLE (table)));
  g_assert_true (cb_appetit_board_get_auto (self.board));
  cb_cloth_check_shown (&self, 1, 23, 0, "Brie chases Ada’s mouse: 1 try left");
  cb_cloth_tell_all (&self);
  cb_cloth_check_shown (&self, 1, 26, 1,
                        "Brie catches the mouse! Brie takes 3 cards. Brie gets a mouse token.");
  go_on (&self);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 3);
  cb_cloth_tear_down (&self);
}

/* The card lies there, then it is said what came of it; the pile arrives, then it is
 * counted, and then comes the token. */
static void
test_catch (void)
{
  static const char *const chase = "Brie chases Ada’s mouse: 1 try left";
  CbCloth self = { 0 };

  cb_cloth_set_up_deck (&self, "M1;C;Q;", NULL);
  cb_cloth_flip (&self, 1);
  cb_cloth_stop_clock (&self);
  cb_cloth_play (&self);
  g_assert_cmpuint (cb_cloth_peek (&self)->pack[1].n, ==, 26);
  cb_cloth_check_shown (&self, 1, 24, 0, chase);
  cb_cloth_check_label (cb_appetit_board_get_pile (self.board),
                        "Common pile, 2 cards, on top: mouse with 1 paw. "
                        "Brie chases Ada’s mouse: 1 try left");
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_TURNED);
  cb_cloth_check_shown (&self, 1, 23, 0, chase);
  cb_cloth_check_label (cb_appetit_board_get_pile (self.board),
                        "Common pile, 3 cards, on top: cat. "
                        "Brie chases Ada’s mouse: 1 try left");
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_CAUGHT);
  cb_cloth_check_shown (&self, 1, 23, 0, "Brie catches the mouse!");
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_TOOK);
  cb_cloth_check_shown (&self, 1, 26, 0, "Brie catches the mouse! Brie takes 3 cards.");
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_TOKEN);
  cb_cloth_check_shown (&self, 1, 26, 1,
                        "Brie catches the mouse! Brie takes 3 cards. Brie gets a mouse token.");
  g_assert_true (cb_telling_get_caught_up (cb_cloth_get_telling (&self)));

  /* That stays until another card lies there. */
  cb_cloth_play (&self);
  cb_cloth_pass (&self);
  cb_cloth_check_shown (&self, 1, 25, 1, "");
  cb_cloth_tear_down (&self);
}

static void
test_escape (void)
{
  CbCloth self = { 0 };

  cb_cloth_set_up_deck (&self, "M1;Q;", NULL);
  cb_cloth_stop_clock (&self);
  cb_cloth_play (&self);
  cb_cloth_check_shown (&self, 0, 25, 0, "");
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_TURNED);
  cb_cloth_check_shown (&self, 0, 24, 0, "");
  cb_cloth_check_label (cb_cloth_get_seat (&self, 0),
                        "Ada’s pack, 24 cards, must turn over a card");
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_BEGUN);
  cb_cloth_check_shown (&self, 0, 24, 0, "Brie chases Ada’s mouse: 1 try left");

  cb_cloth_play (&self);
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_TURNED);
  cb_cloth_check_shown (&self, 0, 24, 0, "Brie chases Ada’s mouse: 1 try left");
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_ESCAPED);
  cb_cloth_check_shown (&self, 0, 24, 0, "Only cheese: Ada’s mouse escapes.");
  cb_cloth_check_label (cb_cloth_get_seat (&self, 1), "Brie’s pack, 23 cards");
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_TOOK);
  cb_cloth_check_shown (&self, 0, 27, 0,
                        "Only cheese: Ada’s mouse escapes. Ada takes 3 cards.");
  g_assert_true (cb_telling_get_caught_up (cb_cloth_get_telling (&self)));
  cb_cloth_tear_down (&self);
}

static void
test_missed (void)
{
  CbCloth self = { 0 };

  cb_cloth_set_up_deck (&self, "M2;Q;", NULL);
  cb_cloth_flip (&self, 1);
  cb_cloth_stop_clock (&self);
  cb_cloth_play (&self);
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_TURNED);
  cb_cloth_check_shown (&self, 1, 23, 0, "Brie chases Ada’s mouse: 2 tries left");
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_MISSED);
  cb_cloth_check_shown (&self, 1, 23, 0, "Brie chases Ada’s mouse: 1 try left");
  cb_cloth_tear_down (&self);
}

/* Another mouse, and the chase is another one, but not before that was told. */
static void
test_passed (void)
{
  CbCloth self = { 0 };

  cb_cloth_set_up_deck (&self, "M1;M3;", NULL);
  cb_cloth_flip (&self, 1);
  cb_cloth_stop_clock (&self);
  cb_cloth_play (&self);
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_TURNED);
  cb_cloth_check_shown (&self, 1, 23, 0, "Brie chases Ada’s mouse: 1 try left");
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_PASSED);
  cb_cloth_check_shown (&self, 1, 23, 0, "Ada chases Brie’s mouse: 3 tries left");
  cb_cloth_tear_down (&self);
}

/* Where the lowest card of the pile is. */
static void
find_lowest (CbCloth         *self,
             graphene_rect_t *bounds)
{
  GtkWidget *cards =
    GTK_WIDGET (cb_appetit_board_get_pile (self->board));
  GtkWidget *child = gtk_widget_get_first_child (cards);

  gtk_widget_allocate (cards, gtk_widget_get_width (cards), gtk_widget_get_height (cards), -1,
                       NULL);
  while (!CB_IS_APPETIT_FACE (child) || !gtk_widget_get_visible (child))
    child = gtk_widget_get_next_sibling (child);
  g_assert_true (gtk_widget_compute_bounds (child, cards, bounds));
}

/* Who plays changes nothing of what is under way. */
static void
test_seated (void)
{
  CbCloth self = { 0 };
  graphene_rect_t rest, before, after;

  cb_cloth_set_up_deck (&self, "M1;C;", NULL);
  cb_cloth_flip (&self, 1);
  cb_cloth_wait_for_frames (&self);
  cb_cloth_stop_clock (&self);
  cb_cloth_play (&self);
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_TURNED);
  cb_session_set_controller (self.session, 0, CB_CONTROLLER_EASY);
  cb_cloth_check_shown (&self, 1, 23, 0, "Brie chases Ada’s mouse: 1 try left");
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_CAUGHT);
  cb_session_set_controller (self.session, 0, CB_CONTROLLER_HUMAN);
  cb_cloth_check_shown (&self, 1, 23, 0, "Brie catches the mouse!");
  cb_cloth_pass (&self);
  find_lowest (&self, &rest);
  CB_BOARD_GET_CLASS (self.board)->progress (CB_BOARD (self.board),
                                             cb_telling_peek_event (cb_cloth_get_telling (&self)),
                                             0.8);
  find_lowest (&self, &before);
  g_assert_false (graphene_rect_equal (&rest, &before));
  cb_session_set_controller (self.session, 0, CB_CONTROLLER_EASY);
  find_lowest (&self, &after);
  g_assert_true (graphene_rect_equal (&before, &after));
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_TOOK);
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_TOKEN);
  cb_cloth_check_shown (&self, 1, 26, 1,
                        "Brie catches the mouse! Brie takes 3 cards. Brie gets a mouse token.");
  cb_cloth_tear_down (&self);
}

static void
check_counts (CbCloth *self)
{
  for (CbSeat seat = 0; seat < cb_cloth_peek (self)->n_seats; seat++)
    g_assert_cmpuint (cb_appetit_seat_get_cards (cb_appetit_board_get_seat (self->board, seat)), ==,
                      cb_cloth_peek (self)->pack[seat].n);
}

/* Whoever looks back sees things as they were, and comes back to all of it. */
static void
test_review (void)
{
  CbCloth self = { 0 };

  cb_cloth_set_up_deck (&self, "M2;C;Q;C;", NULL);
  cb_cloth_flip (&self, 1);
  cb_cloth_stop_clock (&self);
  cb_cloth_play (&self);
  cb_cloth_tell_next (&self, CB_APPETIT_EVENT_TURNED);
  cb_telling_review (cb_cloth_get_telling (&self), 1);
  cb_cloth_check_shown (&self, 1, 24, 0, "Brie chases Ada’s mouse: 2 tries left");
  cb_telling_review (cb_cloth_get_telling (&self), 0);
  cb_cloth_check_shown (&self, 1, 24, 0, "");
  cb_telling_review (cb_cloth_get_telling (&self), 2);
  cb_cloth_check_shown (&self, 1, 26, 1,
                        "Brie catches the mouse! Brie takes 3 cards. Brie gets a mouse token.");
  cb_telling_review (cb_cloth_get_telling (&self), -1);
  cb_cloth_check_shown (&self, 1, 26, 1,
                        "Brie catches the mouse! Brie takes 3 cards. Brie gets a mouse token.");
  check_counts (&self);
  cb_cloth_tear_down (&self);
}

/* One's own last card need not be waited for; another player's may only be hurried. */
static void
test_impatience (void)
{
  CbCloth self = { 0 };

  cb_cloth_set_up_deck (&self, "M2;Q;Q;Q;", NULL);
  cb_cloth_flip (&self, 1);
  cb_cloth_stop_clock (&self);
  gtk_widget_activate (cb_cloth_get_seat (&self, 1));
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 2);
  gtk_widget_activate (cb_cloth_get_seat (&self, 1));
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 3);
  g_assert_cmpuint (cb_telling_get_ply (cb_cloth_get_telling (&self)), ==, 2);
  g_assert_cmpint (cb_session_get_turn (self.session), ==, 0);

  gtk_widget_activate (cb_cloth_get_seat (&self, 0));
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 3);
  g_assert_true (cb_telling_get_caught_up (cb_cloth_get_telling (&self)));
  gtk_widget_activate (cb_cloth_get_seat (&self, 0));
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 4);
  cb_cloth_tear_down (&self);
}

/* Where nothing is to move, things are shown one after the other all the same. */
static void
test_still (void)
{
  CbCloth self = { 0 };
  GtkSettings *settings;

  cb_cloth_set_up_deck (&self, "M1;C;", NULL);
  settings = gtk_widget_get_settings (self.table);
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  cb_cloth_flip (&self, 1);
  cb_cloth_stop_clock (&self);
  cb_cloth_play (&self);
  g_assert_cmpuint (self.n_told, ==, 1);
  cb_cloth_check_shown (&self, 1, 23, 0, "Brie chases Ada’s mouse: 1 try left");
  cb_cloth_tell_all (&self);
  cb_cloth_check_shown (&self, 1, 26, 1,
                        "Brie catches the mouse! Brie takes 3 cards. Brie gets a mouse token.");
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  cb_cloth_tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_ui_test_init (&argc, &argv))
    return 0;

  g_test_add_func ("/appetit-telling/auto", test_auto);
  g_test_add_func ("/appetit-telling/auto-is-brisk", test_auto_is_brisk);
  g_test_add_func ("/appetit-telling/auto-waits", test_auto_waits);
  g_test_add_func ("/appetit-telling/auto-is-taken-over", test_auto_is_taken_over);
  g_test_add_func ("/appetit-telling/catch", test_catch);
  g_test_add_func ("/appetit-telling/escape", test_escape);
  g_test_add_func ("/appetit-telling/missed", test_missed);
  g_test_add_func ("/appetit-telling/passed", test_passed);
  g_test_add_func ("/appetit-telling/seated", test_seated);
  g_test_add_func ("/appetit-telling/review", test_review);
  g_test_add_func ("/appetit-telling/impatience", test_impatience);
  g_test_add_func ("/appetit-telling/still", test_still);

  return g_test_run ();
}
