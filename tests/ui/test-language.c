/* test-language.c - every page and dialog in every language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-language-test.h"

#include "cb-describe.h"
#include "cb-game-views.h"
#include "cb-language.h"
#include "cb-reader.h"
#include "cb-shell-test.h"
#include "cb-window-private.h"

#include <glib/gstdio.h>
#include <string.h>

static void
test_home (gconstpointer data)
{
  CbWindow *window = cb_language_test_window (data);

  cb_language_test_check_page ("home");
  cb_language_test_open (window, cb_test_games[0].file, FALSE);
  cb_shell_test_activate (window, "win.back");
  cb_language_test_check_page ("home with a game to continue");
  cb_shell_test_close (window);
}

static void
wait_for_players (CbWindow *window)
{
  while (cb_players_is_busy (window->players))
    g_main_context_iteration (NULL, TRUE);
}

/* All games, how players stand, and both where there is nothing yet. */
static void
test_shelf (gconstpointer data)
{
  CbWindow *window = cb_language_test_window (data);

  cb_shell_test_activate (window, "win.players");
  wait_for_players (window);
  cb_language_test_check_page ("players, none");
  cb_shell_test_activate (window, "win.shelf");
  cb_language_test_check_page ("shelf, empty");
  cb_language_test_open (window, cb_test_games[0].file, FALSE);
  cb_session_set_held (cb_window_get_session (window), TRUE);
  cb_language_test_show_shelf (window);
  cb_shelf_page_set_selecting (window->shelf_page, TRUE);
  cb_language_test_check_page ("shelf");

  cb_language_test_open (window, cb_test_games[0].file, TRUE);
  cb_autosave_write (window->autosave);
  cb_language_test_show_players (window);
  cb_language_test_check_page ("players");
  cb_shell_test_close (window);
}

/* Shows the next choice of every option that has one. */
static gboolean
choose_next (CbSetup      *setup,
             const CbKind *kind,
             guint8        choice)
{
  gboolean chosen = FALSE;

  for (guint i = 0; i < kind->n_options; i++)
    if (kind->options[i].type == CB_OPTION_CHOICE && choice <= kind->options[i].max)
      {
        cb_option_row_set_value (cb_setup_get_option_row (setup, i), &choice);
        chosen = TRUE;
      }

  return chosen;
}

static void
check_choices (CbWindow     *window,
               const CbKind *kind)
{
  for (guint8 choice = 1;
       choose_next (cb_window_get_setup (window), kind, choice);
       choice++)
    cb_language_test_check_page (kind->id);
}

/* Everyone is a computer of another level, so that all of them are read. */
static void
seat_computers (CbSetup *setup,
                guint    n_seats)
{
  for (guint i = 0; i < n_seats; i++)
    cb_seat_row_set_controller (cb_setup_get_seat_row (setup, i),
                                (CbController) (i % CB_N_CONTROLLERS));
}

/* Every number of players and every choice of every option. */
static void
test_setup (gconstpointer data)
{
  CbWindow *window = cb_language_test_window (data);

  for (guint i = 0; i < cb_game_views_get_n_views (); i++)
    {
      const CbGameView *view = cb_game_views_get_view (i);

      cb_window_show_setup (window, view);
      for (guint n = view->kind->min_seats; n <= view->kind->max_seats; n++)
        {
          cb_setup_set_n_seats (cb_window_get_setup (window), n);
          seat_computers (cb_window_get_setup (window), n);
          cb_shell_test_settle ();
          cb_language_test_check_page (view->kind->id);
        }
      check_choices (window, view->kind);
    }
  cb_shell_test_close (window);
}

static GtkWidget *
find_popover (GtkWidget *root)
{
  return cb_shell_test_find (root, GTK_TYPE_POPOVER, 0);
}

/* The lists that open to choose from. */
static void
test_lists (gconstpointer data)
{
  CbWindow *window = cb_language_test_window (data);

  for (guint i = 0; i < cb_game_views_get_n_views (); i++)
    for (guint language = 0; language < CB_N_TEST_LANGUAGES; language++)
      {
        GtkWidget *row;

        cb_window_show_setup (window, cb_game_views_get_view (i));
        cb_language_test_speak (cb_language_test_get (language));
        for (guint j = 0;
             (row = cb_shell_test_find (GTK_WIDGET (cb_window_get_setup (window)),
                                        ADW_TYPE_COMBO_ROW, j)) != NULL;
             j++)
          {
            /* People open what is in sight. */
            gtk_widget_grab_focus (row);
            cb_shell_test_settle ();
            gtk_popover_popup (GTK_POPOVER (find_popover (row)));
            cb_shell_test_settle ();
            g_assert_true (gtk_widget_get_mapped (find_popover (row)));
            cb_language_test_check_windows (language, "list");
            gtk_popover_popdown (GTK_POPOVER (find_popover (row)));
            cb_shell_test_settle ();
          }
      }
  cb_language_test_speak ("en");
  cb_shell_test_close (window);
}

static void
test_rules (gconstpointer data)
{
  CbWindow *window = cb_language_test_window (data);

  for (guint i = 0; i < cb_game_views_get_n_views (); i++)
    {
      cb_window_show_setup (window, cb_game_views_get_view (i));
      cb_shell_test_activate (window, "win.rules");
      g_assert_cmpstr (cb_window_get_page (window), ==, CB_PAGE_RULES);
      cb_language_test_check_page (cb_game_views_get_view (i)->kind->id);
    }
  cb_shell_test_close (window);
}

static void
show_dialog (const char       *action,
             const CbTestSize *size)
{
  GtkWidget *dialog;

  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), action, NULL);
  cb_shell_test_settle ();
  dialog = cb_language_test_find_dialog ();
  if (GTK_IS_WINDOW (dialog))
    gtk_window_set_default_size (GTK_WINDOW (dialog), MIN (size->width, 480), 560);
  cb_shell_test_settle ();
}

static void
close_dialog (void)
{
  g_autoptr (GtkWidget) dialog = g_object_ref (cb_language_test_find_dialog ());

  gtk_widget_activate_action (dialog, "window.close", NULL);
  while (gtk_widget_get_mapped (dialog))
    g_main_context_iteration (NULL, TRUE);
  cb_shell_test_settle ();
}

static void
test_dialogs (gconstpointer data)
{
  static const char *const actions[] = { "preferences", "shortcuts" };
  CbWindow *window = cb_language_test_window (data);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      show_dialog (actions[i], data);
      cb_language_test_check_page (actions[i]);
      close_dialog ();
    }
  cb_shell_test_close (window);
}

/* Every pace of the computer players. */
static void
test_paces (gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (SETTINGS_ID);
  CbWindow *window = cb_language_test_window (data);

  for (int pace = 0; pace < 4; pace++)
    {
      g_settings_set_enum (settings, "pace", pace);
      show_dialog ("preferences", data);
      cb_language_test_check_page ("pace");
      close_dialog ();
    }
  g_settings_reset (settings, "pace");
  cb_shell_test_close (window);
}

static void
check_about (guint language)
{
  g_autoptr (CbCatalog) catalog = cb_language_test_load_catalog (language);
  GtkWidget *about = cb_language_test_find_dialog ();

  /* The same word in Spanish. */
  cb_catalog_allow (catalog, "Legal");
  cb_reader_check_words (about, catalog, cb_language_test_get (language));
  cb_reader_check_room (about, cb_language_test_get (language));
}

/* Its frame is the toolkit's, which does not speak the last language. */
static void
test_about (gconstpointer data)
{
  CbWindow *window = cb_language_test_window (data);

  for (guint i = 0; i < CB_N_TEST_LANGUAGES - 1; i++)
    {
      cb_language_test_speak (cb_language_test_get (i));
      show_dialog ("about", data);
      check_about (i);
      close_dialog ();
    }
  cb_language_test_speak ("en");
  cb_shell_test_close (window);
}

/* What was typed but not started stays. */
static void
test_typed (void)
{
  CbWindow *window = cb_language_test_window (&cb_test_sizes[1]);
  CbSetup *setup;

  cb_window_show_setup (window, cb_game_views_get_view (0));
  setup = cb_window_get_setup (window);
  cb_setup_set_n_seats (setup, 4);
  cb_seat_row_set_name (cb_setup_get_seat_row (setup, 3), "Zoë");
  cb_seat_row_set_controller (cb_setup_get_seat_row (setup, 3), CB_CONTROLLER_HARD);
  cb_language_test_speak ("fr");
  cb_language_test_speak ("es");

  g_assert_true (cb_window_get_setup (window) != setup);
  setup = cb_window_get_setup (window);
  g_assert_cmpuint (cb_setup_get_plan (setup)->n_seats, ==, 4);
  g_assert_cmpstr (cb_seat_row_get_name (cb_setup_get_seat_row (setup, 3)), ==, "Zoë");
  g_assert_cmpint (cb_setup_get_plan (setup)->controllers[3], ==, CB_CONTROLLER_HARD);
  cb_language_test_speak ("en");
  cb_shell_test_close (window);
}

static AdwComboRow *
find_language_row (void)
{
  return ADW_COMBO_ROW (cb_shell_test_find (cb_language_test_find_dialog (),
                                            ADW_TYPE_COMBO_ROW, 0));
}

/* The row of the preferences: it is remembered, and the page speaks it. */
static void
test_preferences (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SETTINGS_ID);
  CbWindow *window = cb_shell_test_window ();
  g_autofree char *chosen = NULL;
  guint index;

  show_dialog ("preferences", &cb_test_sizes[1]);
  g_assert_true (cb_language_find ("nl", &index));
  adw_combo_row_set_selected (find_language_row (), index);
  cb_shell_test_settle ();

  chosen = g_settings_get_string (settings, "language");
  g_assert_cmpstr (chosen, ==, "nl");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (cb_language_test_find_dialog ())), ==,
                   "Voorkeuren");
  g_assert_cmpuint (adw_combo_row_get_selected (find_language_row ()), ==, index);
  g_settings_reset (settings, "language");
  cb_shell_test_settle ();
  g_assert_cmpstr (cb_language_get_current (), ==, CB_LANGUAGE_SYSTEM);
  close_dialog ();
  cb_shell_test_close (window);
}

/* Threads may read the environment while the language changes: nothing moves in it. */
static void
test_environment (void)
{
  const char *before;

  cb_language_test_speak ("fr");
  before = g_getenv ("LANGUAGE");
  g_assert_cmpstr (before, ==, "fr");
  cb_language_test_speak ("nl");
  g_assert_true (g_getenv ("LANGUAGE") == before);
  g_assert_cmpstr (before, ==, "nl");
  cb_language_test_speak ("en");
}

/**
 * HelpCase:
 * @name: the path of the test
 * @locale: that of the desktop, which need not be installed
 * @arguments: what follows the name of the program
 * @text: what it must print
 * @chosen: (nullable): the language that was chosen in an earlier run
 */
typedef struct
{
  const char *name;
  const char *locale;
  const char *arguments[4];
  const char *text;
  const char *chosen;
} HelpCase;

static const HelpCase help_cases[] = {
  { "before", "C.UTF-8", { "--language", "fr", "--help" }, "--language=LANGUE " },
  { "after", "C", { "--help", "-l", "nl" }, "--language=TAAL " },
  { "joined", "fr_FR.UTF-8", { "--language=es", "--help" }, "--language=IDIOMA " },
  { "english", "fr_FR.UTF-8", { "--language=en", "--help" }, "--language=LANGUAGE " },
  { "desktop", "nl_NL.UTF-8", { "--help" }, "--language=TAAL " },
  { "chosen", "fr_FR.UTF-8", { "--help" }, "--language=IDIOMA ", "es" },
  { "not-chosen", "C.UTF-8", { "--help", "--language", "nl" }, "--language=TAAL ", "es" },
  { "unknown", "es_ES.UTF-8", { "--language=zz" }, "zz" },
};

/* Settings in a file, as they would be after the language was chosen. */
static char *
make_settings (const char *language)
{
  char *root = g_dir_make_tmp ("cheeseboard-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (root, "glib-2.0", "settings", NULL);
  g_autofree char *path = g_build_filename (folder, "keyfile", NULL);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *value = g_strdup_printf ("'%s'", language);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_key_file_set_value (file, "io/github/cheeseboard/Cheeseboard", "language", value);
  g_assert_true (g_key_file_save_to_file (file, path, NULL));

  return root;
}

static void
remove_settings (const char *root)
{
  static const char *const paths[] = { "glib-2.0/settings/keyfile", "glib-2.0/settings",
                                       "glib-2.0", "" };

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autofree char *path = g_build_filename (root, paths[i], NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
}

/* The help is in the language that is asked for, or else in that which was chosen,
 * or else in the desktop's. */
static void
test_help (gconstpointer data)
{
  const HelpCase *test = data;
  g_autofree char *program = g_test_build_filename (G_TEST_BUILT, "..", "src", "cheeseboard", NULL);
  g_auto (GStrv) environment = g_get_environ ();
  char *words[G_N_ELEMENTS (test->arguments) + 1] = { program };
  g_autofree char *out = NULL, *err = NULL, *settings = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; test->arguments[i] != NULL; i++)
    words[i + 1] = (char *) test->arguments[i];
  environment = g_environ_setenv (environment, "LC_ALL", test->locale, TRUE);
  environment = g_environ_unsetenv (environment, "LANGUAGE");
  if (test->chosen != NULL)
    {
      settings = make_settings (test->chosen);
      environment = g_environ_setenv (environment, "GSETTINGS_BACKEND", "keyfile", TRUE);
      environment = g_environ_setenv (environment, "XDG_CONFIG_HOME", settings, TRUE);
    }
  g_spawn_sync (NULL, words, environment, G_SPAWN_DEFAULT, NULL, NULL, &out, &err, NULL, &error);
  g_assert_no_error (error);
  g_test_message ("%s%s", out, err);
  g_assert_nonnull (strstr (err[0] != '\0' ? err : out, test->text));
  if (settings != NULL)
    remove_settings (settings);
}

static void
add_help (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (help_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/language/help/%s", help_cases[i].name);

      g_test_add_data_func (path, &help_cases[i], test_help);
    }
}

/* The language decides, not the desktop, whose locale is plain here. */
static void
test_means (void)
{
  static const char *const means[][2] = {
    { "en", "2.5" }, { "fr", "2,5" }, { "nl", "2,5" }, { "es", "2,5" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (means); i++)
    {
      g_autofree char *mean = NULL;

      cb_language_test_speak (means[i][0]);
      mean = cb_describe_mean (2.49);
      g_assert_cmpstr (mean, ==, means[i][1]);
    }
  cb_language_test_speak ("en");
}

int
main (int    argc,
      char **argv)
{
  if (!cb_language_test_init (&argc, &argv))
    return 0;

  cb_language_test_add ("home", test_home);
  cb_language_test_add ("setup", test_setup);
  cb_language_test_add ("shelf", test_shelf);
  cb_language_test_add ("lists", test_lists);
  cb_language_test_add ("rules", test_rules);
  cb_language_test_add ("dialogs", test_dialogs);
  cb_language_test_add ("paces", test_paces);
  cb_language_test_add ("about", test_about);
  g_test_add_func ("/language/typed", test_typed);
  g_test_add_func ("/language/environment", test_environment);
  g_test_add_func ("/language/preferences", test_preferences);
  g_test_add_func ("/language/means", test_means);
  add_help ();

  return cb_language_test_run ();
}
