/* test-shelf-page.c - the page with every game that was ever begun
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-shell-test.h"

#include "cb-chart.h"
#include "cb-game-words.h"
#include "cb-open-card.h"
#include "cb-shelf-row.h"
#include "cb-story.h"
#include "cb-test.h"
#include "cb-window-private.h"

#include <glib/gstdio.h>
#include <string.h>

static char *
dup_path (const char *name)
{
  g_autofree char *folder = cb_games_dup_folder ();

  return g_build_filename (folder, name, NULL);
}

/* A game of the tests' data, as if it had been played here on the first of March. */
static void
add_game (const char *name,
          const char *data,
          guint       order)
{
  g_autofree char *path = dup_path (name);
  g_autofree char *from = g_test_build_filename (G_TEST_DIST, "data", data, NULL);
  g_autofree char *text = NULL, *ordered = NULL;

  g_assert_true (g_file_get_contents (from, &text, NULL, NULL));
  ordered = g_strdup_printf ("%s\n[Shelf]\nOrder=%u\n", text, order);
  g_assert_true (g_file_set_contents (path, ordered, -1, NULL));
}

static void
add_games (void)
{
  g_autofree char *damaged = dup_path ("2026-02-27 10-00-00.cheese");

  add_game ("2026-03-01 10-00-00.cheese", "rescue-unfinished.cheese", 3);
  add_game ("2026-02-28 10-00-00.cheese", "cheese-rescue-2.cheese", 2);
  add_game ("2026-02-28 09-00-00.cheese", "bon-appetit-3.cheese", 1);
  g_assert_true (g_file_set_contents (damaged, "nonsense", -1, NULL));
}

static void
clear_games (void)
{
  g_autoptr (GPtrArray) paths = cb_games_list ();

  for (guint i = 0; i < paths->len; i++)
    g_remove (g_ptr_array_index (paths, i));
  cb_games_tidy ();
}

/* The page, with all games on it. */
static CbWindow *
open_shelf (void)
{
  CbWindow *window;

  add_games ();
  window = cb_shell_test_window ();
  cb_shell_test_wait (&window);
  cb_shell_test_activate (window, "win.shelf");
  while (!cb_shelf_get_complete (window->shelf))
    g_main_context_iteration (NULL, TRUE);
  cb_shell_test_settle ();

  return window;
}

static void
close_shelf (CbWindow *window)
{
  cb_shell_test_close (window);
  clear_games ();
}

/* The choices above have lists too. */
static GtkWidget *
find_view (CbWindow *window)
{
  GtkWidget *clamp = cb_shell_test_find (GTK_WIDGET (window->shelf_page),
                                         ADW_TYPE_CLAMP_SCROLLABLE, 0);

  return cb_shell_test_find (clamp, GTK_TYPE_LIST_VIEW, 0);
}

static GListModel *
get_list (CbWindow *window)
{
  return G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (find_view (window))));
}

static void
wait_for_rows (CbWindow *window,
               guint     n)
{
  while (g_list_model_get_n_items (get_list (window)) != n)
    g_main_context_iteration (NULL, TRUE);
  cb_shell_test_settle ();
}

static void
test_list (void)
{
  CbWindow *window = open_shelf ();
  GtkWidget *page = GTK_WIDGET (window->shelf_page);

  g_assert_cmpstr (cb_window_get_page (window), ==, "shelf");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "All Games");
  g_assert_cmpuint (g_list_model_get_n_items (get_list (window)), ==, 4);
  g_assert_true (cb_shell_test_says (page, "Cheese Rescue: Ada and Brie"));
  g_assert_true (cb_shell_test_says (page, "2026-03-01, 10:00 · Under way, 2 moves"));
  g_assert_true (cb_shell_test_says (page, "The file is not a game record."));
  close_shelf (window);
}

static void
choose (CbWindow *window,
        guint     list,
        guint     choice)
{
  gpointer widget = cb_shell_test_find (GTK_WIDGET (window->shelf_page), GTK_TYPE_DROP_DOWN, list);

  gtk_drop_down_set_selected (widget, choice);
}

static void
search (CbWindow   *window,
        const char *text)
{
  gpointer entry = cb_shell_test_find (GTK_WIDGET (window->shelf_page), GTK_TYPE_SEARCH_ENTRY, 0);

  gtk_editable_set_text (entry, text);
}

static void
test_filter (void)
{
  CbWindow *window = open_shelf ();

  for (guint i = 1; i < 4; i++)
    {
      static const guint expected[] = { 4, 1, 2, 1 };

      choose (window, 1, i);
      wait_for_rows (window, expected[i]);
    }
  choose (window, 1, 0);
  choose (window, 0, 1);
  wait_for_rows (window, 2);
  choose (window, 0, 0);
  search (window, "aDA");
  wait_for_rows (window, 1);
  search (window, "nobody");
  wait_for_rows (window, 0);
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window->shelf_page), "Nothing Found"));
  search (window, "");
  wait_for_rows (window, 4);
  close_shelf (window);
}

static void
activate (CbWindow   *window,
          const char *action,
          const char *path)
{
  gtk_widget_activate_action (GTK_WIDGET (window), action, "^ay", path);
  cb_shell_test_wait (&window);
  cb_shell_test_settle ();
}

/* A game that is opened from the list is left to the list. */
static void
test_open (void)
{
  g_autofree char *path = dup_path ("2026-02-28 10-00-00.cheese");
  CbWindow *window = open_shelf ();

  g_signal_emit_by_name (find_view (window), "activate", 1);
  cb_shell_test_wait (&window);
  g_assert_cmpstr (cb_window_get_page (window), ==, "table");
  g_assert_true (cb_window_has_on_table (window, path));
  cb_shell_test_activate (window, "win.back");
  g_assert_cmpstr (cb_window_get_page (window), ==, "shelf");
  cb_shell_test_activate (window, "win.back");
  g_assert_cmpstr (cb_window_get_page (window), ==, "home");
  close_shelf (window);
}

static void
test_deal_again (void)
{
  g_autofree char *path = dup_path ("2026-02-28 10-00-00.cheese");
  CbWindow *window = open_shelf ();

  activate (window, "win.deal-again", path);
  g_assert_cmpstr (cb_window_get_page (window), ==, "table");
  g_assert_false (cb_window_has_on_table (window, path));
  g_assert_cmpuint (cb_session_get_n_plies (cb_window_get_session (window)), ==, 0);
  cb_session_set_held (cb_window_get_session (window), TRUE);
  close_shelf (window);
}

static void
test_delete (void)
{
  g_autofree char *path = dup_path ("2026-03-01 10-00-00.cheese");
  g_autofree char *before = NULL, *after = NULL;
  CbWindow *window = open_shelf ();

  g_file_get_contents (path, &before, NULL, NULL);
  activate (window, "win.delete-game", path);
  wait_for_rows (window, 3);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window), "1 game was deleted."));
  cb_shell_test_press (cb_shell_test_find (GTK_WIDGET (window->messages), GTK_TYPE_BUTTON, 0));
  wait_for_rows (window, 4);
  g_file_get_contents (path, &after, NULL, NULL);
  g_assert_cmpstr (after, ==, before);
  close_shelf (window);
}

/* The table is cleared, and nothing leads there any more. */
static void
test_delete_on_table (void)
{
  g_autofree char *path = dup_path ("2026-03-01 10-00-00.cheese");
  CbWindow *window = open_shelf ();

  activate (window, "win.open-game", path);
  cb_session_set_held (cb_window_get_session (window), TRUE);
  cb_shell_test_activate (window, "win.back");
  activate (window, "win.delete-game", path);
  wait_for_rows (window, 3);
  g_assert_null (cb_window_get_session (window));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  cb_shell_test_activate (window, "win.restore-games");
  wait_for_rows (window, 4);
  close_shelf (window);
}

/* Nobody looks at a table without a game. */
static void
test_delete_in_sight (void)
{
  g_autofree char *path = dup_path ("2026-03-01 10-00-00.cheese");
  CbWindow *window = open_shelf ();

  activate (window, "win.open-game", path);
  cb_session_set_held (cb_window_get_session (window), TRUE);
  g_assert_cmpstr (cb_window_get_page (window), ==, "table");
  activate (window, "win.delete-game", path);
  g_assert_cmpstr (cb_window_get_page (window), ==, "home");
  cb_shell_test_activate (window, "win.restore-games");
  close_shelf (window);
}

/* A file is being chosen for the copy, and the program speaks another language meanwhile. */
static void
test_copy_translated (void)
{
  g_autofree char *path = dup_path ("2026-03-01 10-00-00.cheese");
  CbWindow *window = open_shelf ();

  activate (window, "win.copy-game", path);
  g_assert_nonnull (window->copied);
  cb_window_translate (window);
  g_assert_nonnull (window->copied);
  close_shelf (window);
}

/* What another program plays stays. */
static void
test_delete_claimed (void)
{
  g_autofree char *path = dup_path ("2026-03-01 10-00-00.cheese");
  CbWindow *window = open_shelf ();
  g_autoptr (CbClaim) claim = cb_claim_new (path);

  activate (window, "win.delete-game", path);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window), "could not be deleted"));
  g_clear_pointer (&claim, cb_claim_free);
  close_shelf (window);
}

static void
test_select (void)
{
  CbWindow *window = open_shelf ();
  GtkWidget *page = GTK_WIDGET (window->shelf_page);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  cb_shelf_page_set_selecting (window->shelf_page, TRUE);
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *row = cb_shell_test_find (page, CB_TYPE_SHELF_ROW, i);

      gtk_check_button_set_active (cb_shelf_row_get_check (CB_SHELF_ROW (row)), TRUE);
    }
  g_assert_true (cb_shell_test_says (page, "2 games selected"));
  cb_shell_test_press (cb_shell_test_find (cb_shell_test_find (page, GTK_TYPE_ACTION_BAR, 0),
                                           GTK_TYPE_BUTTON, 0));
  wait_for_rows (window, 2);
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window), "2 games were deleted."));
  cb_shell_test_activate (window, "win.restore-games");
  wait_for_rows (window, 4);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
  close_shelf (window);
}

/* The same game once more, with names. */
static void
add_named (const char *name,
           guint       order)
{
  g_autofree char *path = dup_path (name);
  g_autofree char *text = NULL;
  g_autoptr (GString) named = NULL;

  add_game (name, "cheese-rescue-2.cheese", order);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  named = g_string_new (text);
  g_string_replace (named, "Players=2", "Players=2\nNames=Ada;Brie;", 1);
  g_assert_true (g_file_set_contents (path, named->str, -1, NULL));
}

static void
wait_for_series (CbWindow *window)
{
  cb_shell_test_wait (&window);
  while (window->counting != NULL)
    g_main_context_iteration (NULL, TRUE);
  cb_shell_test_settle ();
}

/* The result tells how its players stand; just looking at a game changes nothing. */
static void
test_series (void)
{
  g_autofree char *path = dup_path ("a.cheese");
  g_autofree char *copied = g_build_filename (g_get_user_data_dir (), "copy.cheese", NULL);
  g_autoptr (GFile) kept = g_file_new_for_path (path), copy = g_file_new_for_path (copied);
  CbWindow *window;

  add_named ("a.cheese", 1);
  g_assert_true (g_file_copy (kept, copy, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));
  add_named ("b.cheese", 2);
  window = cb_shell_test_window ();
  activate (window, "win.open-game", path);
  wait_for_series (window);
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window), "Ada 2, Brie 0 in 2 games"));

  cb_shell_test_open (window, copy);
  wait_for_series (window);
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window), "Ada 2, Brie 0 in 2 games"));
  g_remove (path);
  while (cb_shelf_find (window->shelf, path) != NULL)
    g_main_context_iteration (NULL, TRUE);
  cb_shell_test_open (window, copy);
  wait_for_series (window);
  g_assert_false (cb_shell_test_says (GTK_WIDGET (window), "Ada 1"));
  g_remove (copied);
  close_shelf (window);
}

/* The figures of each, and of the right one. */
static void
test_players (void)
{
  CbWindow *window;
  GtkWidget *page;

  add_named ("a.cheese", 1);
  add_named ("b.cheese", 2);
  window = cb_shell_test_window ();
  cb_shell_test_activate (window, "win.players");
  page = GTK_WIDGET (window->players);
  while (cb_players_is_busy (window->players))
    g_main_context_iteration (NULL, TRUE);
  cb_shell_test_settle ();
  g_assert_cmpuint (cb_shell_test_count (page, CB_TYPE_CHART), ==, 1);
  g_assert_true (cb_shell_test_says (page, "Share of wins, game by game; the dashed line is "
                                           "luck alone"));
  g_assert_true (cb_shell_test_says (page, "100% (luck alone: 50%)"));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (cb_shell_test_find (page, GTK_TYPE_DROP_DOWN, 0)), 1);
  cb_shell_test_settle ();
  g_assert_true (cb_shell_test_says (page, "0% (luck alone: 50%)"));
  g_assert_false (cb_shell_test_says (page, "100 %"));
  close_shelf (window);
}

static void
test_players_none (void)
{
  CbWindow *window = cb_shell_test_window ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.players", NULL);
  g_assert_false (cb_shell_test_says (GTK_WIDGET (window), "Nobody Yet"));
  while (cb_players_is_busy (window->players))
    g_main_context_iteration (NULL, TRUE);
  cb_shell_test_settle ();
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window), "Nobody Yet"));
  close_shelf (window);
}

/* Whether the story has a line or heading, wherever in the list; all must say something. */
static gboolean
tells (CbWindow   *window,
       const char *text)
{
  gpointer view = cb_shell_test_find (GTK_WIDGET (window->story), GTK_TYPE_LIST_VIEW, 0);
  GListModel *story = G_LIST_MODEL (gtk_list_view_get_model (view));
  gboolean found = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (story); i++)
    {
      g_autoptr (CbStoryItem) item = g_list_model_get_item (story, i);

      g_assert_nonnull (item->text);
      g_assert_cmpstr (item->text, !=, "");
      found |= strstr (item->text, text) != NULL;
    }

  return found;
}

/* From the list to a game's story, in another language, and back. */
static void
test_story (void)
{
  g_autofree char *path = dup_path ("2026-02-28 10-00-00.cheese");
  g_autofree char *lucky = dup_path ("2026-02-28 09-00-00.cheese");
  CbWindow *window = open_shelf ();

  activate (window, "win.game-story", path);
  g_assert_cmpstr (cb_window_get_page (window), ==, "story");
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window), "How the Cards Fell"));
  g_assert_true (tells (window, "On average: dogs 1.5, cats 3.0, mice 4.5"));
  g_assert_true (tells (window, "Dealt: "));
  g_assert_true (tells (window, " draws a "));
  g_assert_true (tells (window, "every order is as likely"));
  cb_window_translate (window);
  g_assert_cmpstr (cb_window_get_page (window), ==, "story");
  g_assert_true (tells (window, "What Everybody Got"));
  cb_shell_test_activate (window, "win.back");
  g_assert_cmpstr (cb_window_get_page (window), ==, "shelf");
  activate (window, "win.game-story", lucky);
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window), "The Story of the Game"));
  g_assert_true (tells (window, "Pile 1: "));
  g_assert_true (tells (window, " catches the mouse!"));
  cb_shell_test_activate (window, "win.back");
  g_assert_cmpstr (cb_window_get_page (window), ==, "shelf");
  close_shelf (window);
}

/* Nobody is told before the end. */
static void
test_story_under_way (void)
{
  g_autofree char *path = dup_path ("2026-03-01 10-00-00.cheese");
  CbWindow *window = open_shelf ();

  activate (window, "win.game-story", path);
  g_assert_cmpstr (cb_window_get_page (window), ==, "shelf");
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window), "This game is not over yet."));
  activate (window, "win.open-game", path);
  cb_session_set_held (cb_window_get_session (window), TRUE);
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "story"));
  close_shelf (window);
}

/* From the table, where it is over, and back there. */
static void
test_story_of_table (void)
{
  g_autofree char *path = dup_path ("2026-02-28 08-00-00.cheese");
  CbWindow *window;

  add_game ("2026-02-28 08-00-00.cheese", "chateau-roquefort-2.cheese", 9);
  window = open_shelf ();
  activate (window, "win.open-game", path);
  cb_shell_test_activate (window, "win.story");
  g_assert_cmpstr (cb_window_get_page (window), ==, "story");
  g_assert_true (tells (window, "Spare tile: "));
  g_assert_true (tells (window, "Room A: "));
  g_assert_true (tells (window, "Roquefort: "));
  cb_shell_test_activate (window, "win.back");
  g_assert_cmpstr (cb_window_get_page (window), ==, "table");
  cb_shell_test_activate (window, "win.back");
  g_assert_cmpstr (cb_window_get_page (window), ==, "shelf");
  close_shelf (window);
}

/* What home shows of a game is how it stands now. */
static void
test_played_on (void)
{
  g_autofree char *path = dup_path ("2026-03-01 10-00-00.cheese");
  CbWindow *window = open_shelf ();
  g_autoptr (GArray) moves = NULL;
  GtkWidget *card;
  CbSession *session;

  activate (window, "win.open-game", path);
  session = cb_window_get_session (window);
  cb_session_set_held (session, TRUE);
  cb_window_show_page (window, CB_PAGE_HOME);
  card = cb_shell_test_find (GTK_WIDGET (window->home), CB_TYPE_OPEN_CARD, 0);
  g_assert_cmpuint (cb_open_card_get_info (CB_OPEN_CARD (card))->n_plies, ==, 2);
  cb_window_show_table (window);
  moves = cb_kind_dup_moves (cb_session_get_kind (session), cb_session_peek_state (session));
  g_assert_true (cb_session_play (session, g_array_index (moves, CbMove, 0)));
  cb_window_show_page (window, CB_PAGE_HOME);
  g_assert_true (card == cb_shell_test_find (GTK_WIDGET (window->home), CB_TYPE_OPEN_CARD, 0));
  g_assert_cmpuint (cb_open_card_get_info (CB_OPEN_CARD (card))->n_plies, ==, 3);
  cb_shell_test_wait (&window);
  close_shelf (window);
}

/* Players and day, whatever they are called. */
static void
test_file_name (void)
{
  g_autofree char *path = dup_path ("2026-03-01 10-00-00.cheese");
  g_autofree char *name = NULL, *odd = NULL;
  g_autoptr (CbGameInfo) info = NULL;

  add_games ();
  info = cb_game_info_new_for_path (path);
  name = cb_game_words_dup_file_name (info);
  g_assert_cmpstr (name, ==, "Ada and Brie 2026-03-01.cheese");
  g_free (info->names[0]);
  info->names[0] = g_strdup ("../A:B");
  odd = cb_game_words_dup_file_name (info);
  g_assert_cmpstr (odd, ==, "-.-A-B and Brie 2026-03-01.cheese");
  clear_games ();
}

/* Home is painted before many games are read, and after a few. */
static void
test_many (void)
{
  GtkApplication *application;
  CbWindow *window = cb_shell_test_window ();

  application = gtk_window_get_application (GTK_WINDOW (window));
  cb_shell_test_close (window);

  add_games ();
  window = cb_window_new (application);
  g_assert_nonnull (window->finding);
  gtk_window_present (GTK_WINDOW (window));
  cb_shell_test_close (window);

  for (guint i = 0; i < 100; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.cheese", i);

      add_game (name, "bon-appetit-3.cheese", 9);
    }
  window = cb_window_new (application);
  g_assert_null (window->finding);
  gtk_window_present (GTK_WINDOW (window));
  cb_shell_test_settle ();
  g_assert_cmpuint (window->latest->n_games, ==, 104);
  close_shelf (window);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *games = NULL;

  if (!cb_shell_test_init (&argc, &argv))
    return 0;

  games = cb_games_dup_folder ();
  g_mkdir_with_parents (games, 0700);
  g_test_add_func ("/shelf-page/list", test_list);
  g_test_add_func ("/shelf-page/many", test_many);
  g_test_add_func ("/shelf-page/filter", test_filter);
  g_test_add_func ("/shelf-page/open", test_open);
  g_test_add_func ("/shelf-page/deal-again", test_deal_again);
  g_test_add_func ("/shelf-page/delete", test_delete);
  g_test_add_func ("/shelf-page/delete-on-table", test_delete_on_table);
  g_test_add_func ("/shelf-page/delete-in-sight", test_delete_in_sight);
  g_test_add_func ("/shelf-page/copy-translated", test_copy_translated);
  g_test_add_func ("/shelf-page/delete-claimed", test_delete_claimed);
  g_test_add_func ("/shelf-page/select", test_select);
  g_test_add_func ("/shelf-page/story", test_story);
  g_test_add_func ("/shelf-page/story-under-way", test_story_under_way);
  g_test_add_func ("/shelf-page/story-of-table", test_story_of_table);
  g_test_add_func ("/shelf-page/played-on", test_played_on);
  g_test_add_func ("/shelf-page/series", test_series);
  g_test_add_func ("/shelf-page/players", test_players);
  g_test_add_func ("/shelf-page/players-none", test_players_none);
  g_test_add_func ("/shelf-page/file-name", test_file_name);

  return cb_shell_test_run ();
}
