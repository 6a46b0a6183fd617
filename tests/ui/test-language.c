/* test-language.c - the whole window in every language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-shell-test.h"

#include "cb-application.h"
#include "cb-language.h"
#include "cb-reader.h"
#include "cb-record-session.h"
#include "cb-tables.h"
#include "cb-window-private.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

/* A language that nobody speaks, with longer words than any. */
#define PSEUDO "qps"

static const char *const languages[] = { "fr", "nl", "es", PSEUDO };

/**
 * Size:
 * @name: part of the path of a test
 * @width: of the window
 * @height: of the window
 */
typedef struct
{
  const char *name;
  int         width;
  int         height;
} Size;

static const Size sizes[] = {
  { "narrow", 360, 640 },
  { "wide", 1280, 800 },
};

/**
 * Game:
 * @name: part of the path of a test
 * @file: a recorded game, finished
 */
typedef struct
{
  const char *name;
  const char *file;
} Game;

static const Game games[] = {
  { "rescue", "cheese-rescue-2.cheese" },
  { "appetit", "bon-appetit-3.cheese" },
  { "chateau", "chateau-roquefort-2.cheese" },
};

static CbCatalog *catalogs[G_N_ELEMENTS (languages)];

/* Where the translations are; that of the pseudo-language is the tests' own. */
static const char *
get_folder (const char *language)
{
  return g_getenv (g_str_equal (language, PSEUDO) ? "CHEESEBOARD_PSEUDO_DIR"
                                                  : "CHEESEBOARD_LOCALE_DIR");
}

static void
speak (const char *language)
{
  bindtextdomain (GETTEXT_PACKAGE, get_folder (language));
  cb_application_speak (CB_APPLICATION (g_application_get_default ()), language);
  cb_shell_test_settle ();
}

/* Names of people, and of languages after that of the desktop. */
static void
allow_names (CbCatalog *catalog)
{
  for (guint i = 0; i < CB_MAX_SEATS; i++)
    cb_catalog_allow (catalog, cb_plan_default_name (i));
  for (guint i = 1; i < cb_language_get_n (); i++)
    cb_catalog_allow (catalog, cb_language_get_name (i));
}

static void
load_catalogs (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *path = g_build_filename (get_folder (languages[i]), languages[i],
                                                "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);

      catalogs[i] = cb_catalog_load (path);
      allow_names (catalogs[i]);
    }
}

static void
free_catalogs (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    g_clear_pointer (&catalogs[i], cb_catalog_free);
}

static void
check_windows (guint       language,
               const char *page)
{
  g_autofree char *where = g_strdup_printf ("%s, %s", languages[language], page);
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *window = windows; window != NULL; window = window->next)
    if (gtk_widget_get_mapped (window->data))
      {
        cb_reader_check_words (window->data, catalogs[language], where);
        cb_reader_check_room (window->data, where);
      }
}

/* Reads what is shown in every language, each switched to while it is shown. */
static void
check_page (const char *page)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      speak (languages[i]);
      check_windows (i, page);
    }
  speak ("en");
}

static CbWindow *
show_window (const Size *size)
{
  g_autoptr (GSettings) settings = g_settings_new (SETTINGS_ID);
  CbWindow *window;

  g_settings_set_int (settings, "window-width", size->width);
  g_settings_set_int (settings, "window-height", size->height);
  window = cb_shell_test_window ();
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, size->width);

  return window;
}

static CbRecord *
load_record (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  CbRecord *record = cb_record_load (file, &error);

  g_assert_no_error (error);
  record->has_seats = TRUE;
  for (guint i = 0; i < CB_MAX_SEATS; i++)
    record->seats[i] = CB_CONTROLLER_HUMAN;

  return record;
}

/* Puts a game on the table, all of it or the first half. */
static void
open_game (CbWindow   *window,
           const Game *game,
           gboolean    whole)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), game->file, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (CbRecord) record = load_record (game->file);

  if (!whole)
    g_array_set_size (record->moves, record->moves->len / 2);
  g_assert_true (cb_record_save (record, path, NULL));
  cb_window_open (window, file);
  cb_shell_test_settle ();
  g_assert_cmpstr (cb_window_get_page (window), ==, CB_PAGE_TABLE);
  g_remove (path);
}

static GtkWidget *
find_button (GtkWidget  *root,
             const char *label)
{
  GtkWidget *button;

  for (guint i = 0; (button = cb_shell_test_find (root, GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (gtk_widget_get_mapped (button) &&
        g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) == 0)
      return button;

  return NULL;
}

static void
lift_curtain (CbWindow *window)
{
  GtkWidget *button = find_button (GTK_WIDGET (window), "Show the Cards");

  if (button != NULL)
    {
      check_page ("curtain");
      cb_shell_test_press (find_button (GTK_WIDGET (window), "Show the Cards"));
    }
}

static void
test_home (gconstpointer data)
{
  CbWindow *window = show_window (data);

  check_page ("home");
  open_game (window, &games[0], FALSE);
  cb_shell_test_activate (window, "win.back");
  check_page ("home with a game to continue");
  cb_shell_test_close (window);
}

static void
test_setup (gconstpointer data)
{
  CbWindow *window = show_window (data);

  for (guint i = 0; i < cb_tables_get_n_views (); i++)
    {
      const CbGameView *view = cb_tables_get_view (i);

      cb_window_show_setup (window, view);
      cb_setup_set_n_seats (cb_window_get_setup (window), view->kind->max_seats);
      cb_shell_test_settle ();
      check_page (view->kind->id);
    }
  cb_shell_test_close (window);
}

static void
test_rules (gconstpointer data)
{
  CbWindow *window = show_window (data);

  for (guint i = 0; i < cb_tables_get_n_views (); i++)
    {
      cb_window_show_setup (window, cb_tables_get_view (i));
      cb_shell_test_activate (window, "win.rules");
      g_assert_cmpstr (cb_window_get_page (window), ==, CB_PAGE_RULES);
      check_page (cb_tables_get_view (i)->kind->id);
    }
  cb_shell_test_close (window);
}

/* The table in mid-game, with its curtain, the list of moves and a look back. */
static void
test_table (gconstpointer data)
{
  CbWindow *window = show_window (data);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      open_game (window, &games[i], FALSE);
      lift_curtain (window);
      cb_table_set_aid (window->table, TRUE);
      check_page (games[i].name);
      cb_table_set_history_shown (window->table, TRUE);
      check_page ("history");
      cb_board_set_look (cb_table_get_board (window->table), 1);
      check_page ("look back");
    }
  cb_shell_test_close (window);
}

static void
test_result (gconstpointer data)
{
  CbWindow *window = show_window (data);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      open_game (window, &games[i], TRUE);
      g_assert_nonnull (find_button (GTK_WIDGET (window), "Play Again"));
      check_page (games[i].name);
      g_assert_nonnull (find_button (GTK_WIDGET (window), "Play Again"));
    }
  cb_shell_test_close (window);
}

static GtkWindow *
find_dialog (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *window = windows; window != NULL; window = window->next)
    if (!CB_IS_WINDOW (window->data) && gtk_widget_get_mapped (window->data))
      return window->data;

  g_assert_not_reached ();
}

static void
test_dialogs (gconstpointer data)
{
  static const char *const actions[] = { "preferences", "shortcuts" };
  const Size *size = data;
  CbWindow *window = show_window (size);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), actions[i],
                                      NULL);
      cb_shell_test_settle ();
      gtk_window_set_default_size (find_dialog (), MIN (size->width, 480), 560);
      cb_shell_test_settle ();
      check_page (actions[i]);
      gtk_window_close (find_dialog ());
      cb_shell_test_settle ();
    }
  cb_shell_test_close (window);
}

static void
check_words_of (CbSession *session,
                guint      language)
{
  const CbGameView *view = cb_tables_find_view (cb_session_get_kind (session));
  const CbCatalog *catalog = catalogs[language];

  for (guint ply = 0; ply < cb_session_get_ply (session); ply++)
    {
      const CbState *state = cb_session_peek_state_at (session, ply);
      g_autofree char *move = view->describe_move (session, ply);

      cb_reader_check_text (catalog, move, languages[language]);
      for (CbSeat seat = 0; seat < (CbSeat) cb_session_get_n_seats (session); seat++)
        {
          g_autofree char *standing = view->describe_seat (session, state, seat, TRUE);

          cb_reader_check_text (catalog, standing, languages[language]);
        }
    }
}

/* Every sentence of the recorded games, in every language. */
static void
test_log (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "data", NULL);
  g_autoptr (GDir) entries = g_dir_open (folder, 0, NULL);
  CbWindow *window = cb_shell_test_window ();
  const char *name;

  while ((name = g_dir_read_name (entries)) != NULL)
    if (g_str_has_suffix (name, ".cheese"))
      {
        g_autoptr (CbRecord) record = load_record (name);
        g_autoptr (CbSession) session = cb_record_to_session (record);

        cb_session_set_held (session, TRUE);
        for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
          {
            speak (languages[i]);
            check_words_of (session, i);
          }
      }
  speak ("en");
  cb_shell_test_close (window);
}

static char *
dup_record (CbSession *session)
{
  g_autoptr (CbRecord) record = cb_record_from_session (session);

  return cb_record_format (record);
}

/* Nothing but the words changes: through all languages and back. */
static void
check_same (CbWindow *window)
{
  CbSession *session = cb_window_get_session (window);
  g_autofree char *before = dup_record (session);
  gboolean curtain = find_button (GTK_WIDGET (window), "Show the Cards") != NULL;
  CbSeat viewer = cb_board_get_viewer (cb_table_get_board (window->table));
  int look = cb_board_get_look (cb_table_get_board (window->table));

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *after = NULL;

      speak (languages[i]);
      after = dup_record (session);
      g_assert_cmpstr (after, ==, before);
      g_assert_true (cb_window_get_session (window) == session);
      g_assert_true (cb_table_get_session (window->table) == session);
      g_assert_cmpstr (cb_window_get_page (window), ==, CB_PAGE_TABLE);
    }

  speak ("en");
  g_assert_true (curtain == (find_button (GTK_WIDGET (window), "Show the Cards") != NULL));
  g_assert_cmpint (cb_board_get_viewer (cb_table_get_board (window->table)), ==, viewer);
  g_assert_cmpint (cb_board_get_look (cb_table_get_board (window->table)), ==, look);
}

static void
test_switch (gconstpointer data)
{
  CbWindow *window = show_window (&sizes[1]);

  open_game (window, data, FALSE);
  check_same (window);
  if (find_button (GTK_WIDGET (window), "Show the Cards") != NULL)
    cb_shell_test_press (find_button (GTK_WIDGET (window), "Show the Cards"));
  check_same (window);
  cb_shell_test_activate (window, "win.undo");
  check_same (window);
  cb_board_set_look (cb_table_get_board (window->table), 1);
  check_same (window);
  cb_shell_test_close (window);
}

/* What was typed but not started stays. */
static void
test_typed (void)
{
  CbWindow *window = show_window (&sizes[1]);
  CbSetup *setup;

  cb_window_show_setup (window, cb_tables_get_view (0));
  setup = cb_window_get_setup (window);
  cb_setup_set_n_seats (setup, 4);
  cb_seat_row_set_name (cb_setup_get_seat_row (setup, 3), "Zoë");
  cb_seat_row_set_controller (cb_setup_get_seat_row (setup, 3), CB_CONTROLLER_HARD);
  speak ("fr");
  speak ("es");

  g_assert_true (cb_window_get_setup (window) != setup);
  setup = cb_window_get_setup (window);
  g_assert_cmpuint (cb_setup_get_plan (setup)->n_seats, ==, 4);
  g_assert_cmpstr (cb_seat_row_get_name (cb_setup_get_seat_row (setup, 3)), ==, "Zoë");
  g_assert_cmpint (cb_setup_get_plan (setup)->controllers[3], ==, CB_CONTROLLER_HARD);
  speak ("en");
  cb_shell_test_close (window);
}

static AdwComboRow *
find_language_row (void)
{
  return ADW_COMBO_ROW (cb_shell_test_find (GTK_WIDGET (find_dialog ()), ADW_TYPE_COMBO_ROW, 0));
}

/* The row of the preferences: it is remembered, and the page speaks it. */
static void
test_preferences (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SETTINGS_ID);
  CbWindow *window = cb_shell_test_window ();
  g_autofree char *chosen = NULL;
  guint index;

  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "preferences",
                                  NULL);
  cb_shell_test_settle ();
  g_assert_true (cb_language_find ("nl", &index));
  adw_combo_row_set_selected (find_language_row (), index);
  cb_shell_test_settle ();

  chosen = g_settings_get_string (settings, "language");
  g_assert_cmpstr (chosen, ==, "nl");
  g_assert_cmpstr (gtk_window_get_title (find_dialog ()), ==, "Voorkeuren");
  g_assert_cmpuint (adw_combo_row_get_selected (find_language_row ()), ==, index);
  g_settings_reset (settings, "language");
  cb_shell_test_settle ();
  g_assert_cmpstr (cb_language_get_current (), ==, CB_LANGUAGE_SYSTEM);
  gtk_window_close (find_dialog ());
  cb_shell_test_close (window);
}

static void
add_pages (void)
{
  static const struct
  {
    const char    *name;
    GTestDataFunc  func;
  } pages[] = {
    { "home", test_home },
    { "setup", test_setup },
    { "rules", test_rules },
    { "table", test_table },
    { "result", test_result },
    { "dialogs", test_dialogs },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    for (guint j = 0; j < G_N_ELEMENTS (sizes); j++)
      {
        g_autofree char *path = g_strdup_printf ("/language/%s/%s", pages[i].name, sizes[j].name);

        g_test_add_data_func (path, &sizes[j], pages[i].func);
      }
}

int
main (int    argc,
      char **argv)
{
  int result;

  if (!cb_shell_test_init (&argc, &argv))
    return 0;

  cb_language_bind ();
  load_catalogs ();
  /* As GNOME has it by default. */
  g_object_set (gtk_settings_get_default (),
                "gtk-decoration-layout", ":close",
                "gtk-enable-animations", FALSE,
                NULL);

  add_pages ();
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strdup_printf ("/language/switch/%s", games[i].name);

      g_test_add_data_func (path, &games[i], test_switch);
    }
  g_test_add_func ("/language/log", test_log);
  g_test_add_func ("/language/typed", test_typed);
  g_test_add_func ("/language/preferences", test_preferences);
  result = cb_shell_test_run ();
  free_catalogs ();

  return result;
}
