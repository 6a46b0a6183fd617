/* test-players.c - people who have played: offered, renamed, joined and forgotten
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-shell-test.h"
#include "cb-ui-test.h"

#include "cb-game-views.h"
#include "cb-window-private.h"

#include <glib/gstdio.h>
#include <string.h>

#define SCHEMA "io.github.cheeseboard.Cheeseboard.game"

static char *
dup_path (const char *name)
{
  g_autofree char *folder = cb_games_dup_folder ();

  return g_build_filename (folder, name, NULL);
}

static GSettings *
new_settings (void)
{
  return g_settings_new_with_path (SCHEMA, "/io/github/cheeseboard/Cheeseboard/games/cheese-rescue/");
}

/* A finished game of two people; the first has won. */
static void
add_game (const char *names,
          guint       order,
          const char *marks)
{
  g_autofree char *name = g_strdup_printf ("2026-03-01 10-00-%02u.cheese", order);
  g_autofree char *path = dup_path (name);
  g_autofree char *from = g_test_build_filename (G_TEST_DIST, "data", "cheese-rescue-2.cheese",
                                                 NULL);
  g_autofree char *text = NULL, *with_names = NULL;
  g_autoptr (GString) record = NULL;

  g_assert_true (g_file_get_contents (from, &text, NULL, NULL));
  record = g_string_new (text);
  with_names = g_strdup_printf ("Players=2\nNames=%s;", names);
  g_string_replace (record, "Players=2", with_names, 1);
  g_string_append_printf (record, "\n[Shelf]\nOrder=%u\n", order);
  if (marks != NULL)
    g_string_append_printf (record, "Marks=%s;\n", marks);
  g_assert_true (g_file_set_contents (path, record->str, -1, NULL));
}

static void
clear_games (void)
{
  g_autoptr (GPtrArray) paths = cb_games_list ();
  g_autofree char *roster = dup_path (CB_ROSTER_NAME);
  g_autoptr (GSettings) settings = new_settings ();

  for (guint i = 0; i < paths->len; i++)
    g_remove (g_ptr_array_index (paths, i));
  g_remove (roster);
  g_settings_reset (settings, "names");
  g_settings_reset (settings, "seats");
  g_settings_reset (settings, "marks");
  cb_games_tidy ();
}

static void
close_window (CbWindow *window)
{
  cb_shell_test_close (window);
  clear_games ();
}

/* Until nothing is read, counted or written any more. */
static void
wait_for_figures (CbWindow *window)
{
  while (cb_players_is_busy (window->players) || window->copying > 0)
    g_main_context_iteration (NULL, TRUE);
  cb_shell_test_settle ();
}

/* What opens beside something must know where that is. */
static void
wait_for_place (GtkWidget *widget)
{
  while (gtk_widget_get_width (widget) == 0)
    g_main_context_iteration (NULL, TRUE);
  cb_shell_test_settle ();
}

static CbWindow *
open_players (void)
{
  CbWindow *window;

  add_game ("Ada;Brie", 1, NULL);
  add_game ("Ad;Brie", 2, NULL);
  window = cb_shell_test_window ();
  cb_shell_test_wait (&window);
  cb_shell_test_activate (window, "win.players");
  wait_for_figures (window);
  wait_for_place (cb_shell_test_find (GTK_WIDGET (window->players), GTK_TYPE_DROP_DOWN, 0));

  return window;
}

static char *
dup_players (CbWindow *window)
{
  GtkWidget *names = cb_shell_test_find (GTK_WIDGET (window->players), GTK_TYPE_DROP_DOWN, 0);
  GListModel *model = gtk_drop_down_get_model (GTK_DROP_DOWN (names));
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                            gtk_string_list_get_string (GTK_STRING_LIST (model), i));

  return g_string_free (text, FALSE);
}

static void
wait_for_players (CbWindow   *window,
                  const char *expected)
{
  g_autofree char *players = NULL;

  do
    {
      g_main_context_iteration (NULL, FALSE);
      wait_for_figures (window);
      g_free (players);
      players = dup_players (window);
    }
  while (!g_str_equal (players, expected));
}

static void
undo (CbWindow *window)
{
  cb_shell_test_press (cb_shell_test_find (GTK_WIDGET (window->messages), GTK_TYPE_BUTTON, 0));
}

/* As the popover does it. */
static void
rename_shown (CbWindow   *window,
              const char *to)
{
  GtkWidget *page = GTK_WIDGET (window->players);
  GtkWidget *entry = cb_shell_test_find (page, GTK_TYPE_ENTRY, 0);

  gtk_widget_activate_action (page, "players.rename", NULL);
  cb_shell_test_settle ();
  gtk_editable_set_text (GTK_EDITABLE (entry), to);
}

static void
press_rename (CbWindow *window)
{
  g_signal_emit_by_name (cb_shell_test_find (GTK_WIDGET (window->players), GTK_TYPE_ENTRY, 0),
                         "activate");
}

static void
test_rename (void)
{
  g_autoptr (GSettings) settings = new_settings ();
  g_autofree char *path = dup_path ("2026-03-01 10-00-01.cheese");
  g_autofree char *before = NULL, *after = NULL;
  const char *const names[] = { "Ada", "Ada", NULL }, *const seats[] = { "human", "computer-easy",
                                                                         NULL };
  g_auto (GStrv) renamed = NULL, restored = NULL;
  CbWindow *window = open_players ();

  g_settings_set_strv (settings, "names", names);
  g_settings_set_strv (settings, "seats", seats);
  g_file_get_contents (path, &before, NULL, NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (cb_shell_test_find (GTK_WIDGET (window->players),
                                                                 GTK_TYPE_DROP_DOWN, 0)), 1);
  rename_shown (window, " Zoé ");
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window->players), "Rename"));
  press_rename (window);
  wait_for_players (window, "Ad Brie Zoé");
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window), "Ada is now called Zoé."));
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window->players), "100% (luck alone: 50%)"));
  g_file_get_contents (path, &after, NULL, NULL);
  g_assert_cmpstr (after, ==, before);
  renamed = g_settings_get_strv (settings, "names");
  g_assert_cmpstr (renamed[0], ==, "Zoé");
  g_assert_cmpstr (renamed[1], ==, "Ada");

  undo (window);
  wait_for_players (window, "Ad Ada Brie");
  restored = g_settings_get_strv (settings, "names");
  g_assert_cmpstr (restored[0], ==, "Ada");
  close_window (window);
}

/* It is said before, and after the next start it is still so. */
static void
test_join (void)
{
  CbWindow *window = open_players ();

  rename_shown (window, "Ada");
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window->players), "the two become one player"));
  press_rename (window);
  wait_for_players (window, "Ada Brie");
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window), "Ad and Ada are one player now."));
  cb_shell_test_close (window);

  window = open_players ();
  wait_for_players (window, "Ada Brie");
  close_window (window);
}

static void
test_join_undo (void)
{
  CbWindow *window = open_players ();

  rename_shown (window, "Ada");
  press_rename (window);
  wait_for_players (window, "Ada Brie");
  undo (window);
  wait_for_players (window, "Ad Ada Brie");
  close_window (window);
}

/* Whoever presses Enter on the name as it is has changed nothing. */
static void
test_rename_nothing (void)
{
  CbWindow *window = open_players ();

  rename_shown (window, "  ");
  press_rename (window);
  wait_for_players (window, "Ad Ada Brie");
  rename_shown (window, "Ad");
  press_rename (window);
  wait_for_players (window, "Ad Ada Brie");
  g_assert_null (window->old_roster);
  close_window (window);
}

/* The list of games and its search have the name, too. */
static void
test_rename_list (void)
{
  CbWindow *window = open_players ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.rename-player", "(ss)", "Ad", "Zoé");
  wait_for_players (window, "Ada Brie Zoé");
  cb_shell_test_activate (window, "win.shelf");
  cb_shell_test_settle ();
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window->shelf_page),
                                     "Cheese Rescue: Zoé and Brie"));
  gtk_editable_set_text (GTK_EDITABLE (cb_shell_test_find (GTK_WIDGET (window->shelf_page),
                                                           GTK_TYPE_SEARCH_ENTRY, 0)), "ZOÉ");
  while (cb_shell_test_says (GTK_WIDGET (window->shelf_page), "Cheese Rescue: Ada and Brie"))
    g_main_context_iteration (NULL, TRUE);
  cb_shell_test_settle ();
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window->shelf_page),
                                     "Cheese Rescue: Zoé and Brie"));
  close_window (window);
}

/* The window in which the question is: newer versions ask inside of the first. */
static GtkWidget *
find_asking (const char *text)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (cb_shell_test_says (window, text))
        return window;
    }

  return NULL;
}

/* There, a question may take its time to come and to go. */
static void
answer (const char *text,
        const char *label)
{
  GtkWidget *window, *button;
  guint i = 0;

  while ((window = find_asking (text)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  while ((button = cb_shell_test_find (window, GTK_TYPE_BUTTON, i++)) != NULL)
    if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) == 0)
      break;
  g_assert_nonnull (button);
  cb_shell_test_press (button);
  while (find_asking (text) != NULL)
    g_main_context_iteration (NULL, TRUE);
  cb_shell_test_settle ();
}

static void
test_forget (void)
{
  CbWindow *window = open_players ();

  gtk_widget_activate_action (GTK_WIDGET (window->players), "players.forget", NULL);
  answer ("Forget Ad?", "_Cancel");
  wait_for_players (window, "Ad Ada Brie");
  gtk_widget_activate_action (GTK_WIDGET (window->players), "players.forget", NULL);
  answer ("No game will be deleted", "_Forget");
  wait_for_players (window, "Ada Brie");
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window), "Ad is forgotten."));
  g_assert_cmpuint (g_list_model_get_n_items (cb_shelf_get_games (window->shelf)), ==, 2);
  undo (window);
  wait_for_players (window, "Ad Ada Brie");
  close_window (window);
}

static void
wait_for_games (CbWindow *window,
                guint     n)
{
  while (g_list_model_get_n_items (cb_shelf_get_games (window->shelf)) != n)
    g_main_context_iteration (NULL, TRUE);
}

/* Games under way stay, and all comes back with one click. */
static void
test_forget_all (void)
{
  g_autofree char *path = dup_path ("open.cheese"), *roster = dup_path (CB_ROSTER_NAME);
  g_autofree char *from = g_test_build_filename (G_TEST_DIST, "data", "rescue-unfinished.cheese",
                                                 NULL);
  g_autofree char *text = NULL, *said = NULL;
  g_autoptr (GSettings) settings = new_settings ();
  const char *const names[] = { "Ada", NULL };
  g_auto (GStrv) restored = NULL;
  CbWindow *window;

  g_assert_true (g_file_get_contents (from, &text, NULL, NULL));
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_settings_set_strv (settings, "names", names);
  window = open_players ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.rename-player", "(ss)", "Ad", "Zoé");
  wait_for_players (window, "Ada Brie Zoé");
  cb_shell_test_activate (window, "win.forget-all");
  answer ("2 finished games will be deleted", "_Forget Everything");
  wait_for_games (window, 1);
  wait_for_players (window, "Ada");
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window->players), "No game finished yet"));
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window),
                                     "Everything is forgotten: 2 games were deleted."));
  g_assert_true (g_file_get_contents (roster, &said, NULL, NULL));
  g_assert_null (strstr (said, "Zoé"));
  restored = g_settings_get_strv (settings, "names");
  g_assert_cmpstr (restored[0], ==, "");

  undo (window);
  wait_for_games (window, 3);
  wait_for_players (window, "Ada Brie Zoé");
  g_strfreev (restored);
  restored = g_settings_get_strv (settings, "names");
  g_assert_cmpstr (restored[0], ==, "Ada");
  close_window (window);
}

/* Set-up with the focus on the name of a seat. */
static CbNameEntry *
open_setup (CbWindow **window,
            guint      seat)
{
  CbNameEntry *entry;

  *window = cb_shell_test_window ();
  cb_shell_test_wait (window);
  cb_window_show_setup (*window, cb_game_views_get_view (0));
  cb_shell_test_settle ();
  g_assert_null ((*window)->shelf);
  entry = cb_seat_row_get_entry (cb_setup_get_seat_row ((*window)->setup, seat));
  wait_for_place (GTK_WIDGET (entry));
  gtk_widget_grab_focus (cb_shell_test_find (GTK_WIDGET (entry), GTK_TYPE_ENTRY, 0));
  while (!cb_shelf_get_complete ((*window)->shelf))
    g_main_context_iteration (NULL, TRUE);
  cb_shell_test_settle ();

  return entry;
}

static char *
dup_offers (CbNameEntry *entry)
{
  GListModel *offers = cb_name_entry_get_offers (entry);
  GString *text = g_string_new (NULL);

  for (guint i = 0; offers != NULL && i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (CbPerson) person = g_list_model_get_item (offers, i);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", person->name);
    }

  return g_string_free (text, FALSE);
}

static void
assert_offers (CbNameEntry *entry,
               const char  *expected)
{
  g_autofree char *offers = dup_offers (entry);

  g_assert_cmpstr (offers, ==, expected);
}

/* A key that moves the focus; what has it in a popover is not the window's to see. */
static void
press_away (CbWindow   *window,
            const char *key)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  cb_ui_test_press (GTK_WIDGET (window), key);
  while (gtk_window_get_focus (GTK_WINDOW (window)) == focus)
    g_main_context_iteration (NULL, TRUE);
  cb_shell_test_settle ();
}

/* By keys alone: whoever played last first, those who sit there left out, what is typed
 * looked for; the choice brings the mark, and a person. */
static void
test_offer_keys (void)
{
  CbWindow *window;
  CbNameEntry *entry;
  CbSeatRow *row;

  if (!cb_ui_test_has_keys ())
    return;

  add_game ("Ada;Brie", 1, "2;3");
  add_game ("Zoé;Ada", 2, "3;2");
  add_game ("Opa;Zoë", 3, "0;1");
  entry = open_setup (&window, 1);
  row = cb_setup_get_seat_row (window->setup, 1);
  assert_offers (entry, "");
  cb_ui_test_key (GTK_WIDGET (window), "z");
  cb_shell_test_settle ();
  assert_offers (entry, "Zoë Zoé");
  cb_ui_test_key (GTK_WIDGET (window), "q");
  cb_shell_test_settle ();
  assert_offers (entry, "");
  cb_ui_test_key (GTK_WIDGET (window), "BackSpace");
  cb_ui_test_key (GTK_WIDGET (window), "BackSpace");
  cb_shell_test_settle ();
  assert_offers (entry, "Opa Zoë Zoé Ada Brie");
  cb_ui_test_key (GTK_WIDGET (window), "Escape");
  cb_shell_test_settle ();
  assert_offers (entry, "");
  for (guint i = 0; i < 4; i++)
    press_away (window, "Down");
  press_away (window, "Return");
  g_assert_cmpstr (cb_seat_row_get_name (row), ==, "Ada");
  g_assert_cmpint (cb_seat_row_get_controller (row), ==, CB_CONTROLLER_HUMAN);
  g_assert_cmpuint (cb_seat_row_get_mark (row), ==, 2);
  g_assert_cmpstr (cb_window_get_page (window), ==, "setup");
  assert_offers (entry, "");

  /* Up from the first of them leads back. */
  press_away (window, "Down");
  assert_offers (entry, "Opa Zoë Zoé Brie");
  press_away (window, "Up");
  cb_ui_test_key (GTK_WIDGET (window), "x");
  cb_shell_test_settle ();
  g_assert_cmpstr (cb_seat_row_get_name (row), ==, "Adax");
  close_window (window);
}

/* A mark that another seat has stays there. */
static void
test_mark_taken (void)
{
  CbWindow *window;
  CbSeatRow *first, *second;

  add_game ("Ada;Brie", 1, "2;0");
  open_setup (&window, 0);
  first = cb_setup_get_seat_row (window->setup, 0);
  second = cb_setup_get_seat_row (window->setup, 1);
  gtk_editable_set_text (GTK_EDITABLE (cb_shell_test_find (GTK_WIDGET (second), GTK_TYPE_ENTRY, 0)),
                         "Brie");
  g_assert_cmpuint (cb_seat_row_get_mark (first), ==, 0);
  g_assert_cmpuint (cb_seat_row_get_mark (second), ==, 1);
  gtk_editable_set_text (GTK_EDITABLE (cb_shell_test_find (GTK_WIDGET (first), GTK_TYPE_ENTRY, 0)),
                         "Ada");
  g_assert_cmpuint (cb_seat_row_get_mark (first), ==, 2);
  close_window (window);
}

/* Where nobody has played, an entry is an entry. */
static void
test_offer_nobody (void)
{
  CbWindow *window;
  CbNameEntry *entry;

  entry = open_setup (&window, 0);
  gtk_editable_set_text (GTK_EDITABLE (cb_shell_test_find (GTK_WIDGET (entry), GTK_TYPE_ENTRY, 0)),
                         "Ada");
  cb_shell_test_settle ();
  g_assert_null (cb_name_entry_get_offers (entry));
  g_assert_cmpstr (cb_setup_get_plan (window->setup)->names[0], ==, "Ada");
  close_window (window);
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
  g_test_add_func ("/players/rename", test_rename);
  g_test_add_func ("/players/join", test_join);
  g_test_add_func ("/players/join-undo", test_join_undo);
  g_test_add_func ("/players/rename-nothing", test_rename_nothing);
  g_test_add_func ("/players/rename-list", test_rename_list);
  g_test_add_func ("/players/forget", test_forget);
  g_test_add_func ("/players/forget-all", test_forget_all);
  g_test_add_func ("/players/offer-keys", test_offer_keys);
  g_test_add_func ("/players/mark-taken", test_mark_taken);
  g_test_add_func ("/players/offer-nobody", test_offer_nobody);

  return cb_shell_test_run ();
}
