/* cb-language-test.c - what tests of the languages share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-language-test.h"

#include "cb-application.h"
#include "cb-chart.h"
#include "cb-games.h"
#include "cb-language.h"
#include "cb-plan.h"
#include "cb-reader.h"
#include "cb-shell-test.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdlib.h>

#define PSEUDO "qps"

static const char *const languages[CB_N_TEST_LANGUAGES] = { "fr", "nl", "es", PSEUDO };

const CbTestSize cb_test_sizes[] = {
  { "narrow", 360, 640 },
  { "wide", 1280, 800 },
};

const CbTestGame cb_test_games[] = {
  { "rescue", "cheese-rescue-2.cheese" },
  { "appetit", "bon-appetit-3.cheese" },
  { "chateau", "chateau-roquefort-2.cheese" },
};

static int asked_width;
static CbCatalog *catalogs[CB_N_TEST_LANGUAGES];

/* Where the translations are; that of the pseudo-language is the tests' own. */
static const char *
get_folder (const char *language)
{
  return g_getenv (g_str_equal (language, PSEUDO) ? "CHEESEBOARD_PSEUDO_DIR"
                                                  : "CHEESEBOARD_LOCALE_DIR");
}

/* As a desktop does it where large text was chosen. */
static void
enlarge_text (void)
{
  const char *percent = g_getenv ("CHEESEBOARD_TEXT_PERCENT");

  if (percent != NULL)
    g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", atoi (percent) * 96 * 1024 / 100,
                  NULL);
}

gboolean
cb_language_test_init (int    *argc,
                       char ***argv)
{
  if (!cb_shell_test_init (argc, argv))
    return FALSE;

  enlarge_text ();

  cb_language_bind ();
  for (guint i = 0; i < CB_N_TEST_LANGUAGES; i++)
    catalogs[i] = cb_language_test_load_catalog (i);
  /* As GNOME has it by default. */
  g_object_set (gtk_settings_get_default (),
                "gtk-decoration-layout", ":close",
                "gtk-enable-animations", FALSE,
                NULL);

  return TRUE;
}

int
cb_language_test_run (void)
{
  int result = cb_shell_test_run ();

  for (guint i = 0; i < CB_N_TEST_LANGUAGES; i++)
    g_clear_pointer (&catalogs[i], cb_catalog_free);

  return result;
}

/* A test for each size of the window. */
void
cb_language_test_add (const char    *name,
                      GTestDataFunc  func)
{
  for (guint i = 0; i < G_N_ELEMENTS (cb_test_sizes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/language/%s/%s", name, cb_test_sizes[i].name);

      g_test_add_data_func (path, &cb_test_sizes[i], func);
    }
}

const char *
cb_language_test_get (guint language)
{
  return languages[language];
}

/* Names of people, and of languages after that of the desktop, are the same in all. */
CbCatalog *
cb_language_test_load_catalog (guint language)
{
  g_autofree char *path = g_build_filename (get_folder (languages[language]), languages[language],
                                            "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);
  CbCatalog *catalog = cb_catalog_load (path);

  for (guint i = 0; i < CB_MAX_SEATS; i++)
    cb_catalog_allow (catalog, cb_plan_default_name (i));
  for (guint i = 1; i < cb_language_get_n (); i++)
    cb_catalog_allow (catalog, cb_language_get_name (i));

  return catalog;
}

void
cb_language_test_speak (const char *language)
{
  bindtextdomain (GETTEXT_PACKAGE, get_folder (language));
  cb_application_speak (CB_APPLICATION (g_application_get_default ()), language);
  cb_shell_test_settle ();
}

void
cb_language_test_check_text (guint       language,
                             const char *text)
{
  cb_reader_check_text (catalogs[language], text, languages[language]);
}

void
cb_language_test_check_windows (guint       language,
                                const char *page)
{
  g_autofree char *where = g_strdup_printf ("%s, %s", languages[language], page);
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *window = windows; window != NULL; window = window->next)
    if (gtk_widget_get_mapped (window->data))
      {
        if (CB_IS_WINDOW (window->data))
          cb_window_fill_menu (window->data);
        cb_reader_check_words (window->data, catalogs[language], where);
        cb_reader_check_room (window->data, where);
        if (CB_IS_WINDOW (window->data))
          {
            cb_reader_check_width (window->data, asked_width, where);
            cb_reader_check_names (window->data, where);
          }
      }
}

/* Reads what is shown in every language, each switched to while it is shown. */
void
cb_language_test_check_page (const char *page)
{
  for (guint i = 0; i < CB_N_TEST_LANGUAGES; i++)
    {
      cb_language_test_speak (languages[i]);
      cb_language_test_check_windows (i, page);
    }
  cb_language_test_speak ("en");
}

CbWindow *
cb_language_test_window (const CbTestSize *size)
{
  g_autoptr (GSettings) settings = g_settings_new (SETTINGS_ID);
  CbWindow *window;

  asked_width = size->width;
  g_settings_set_int (settings, "window-width", size->width);
  g_settings_set_int (settings, "window-height", size->height);
  window = cb_shell_test_window ();
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, size->width);

  return window;
}

/* The names of all recorded games. */
GPtrArray *
cb_language_test_list_files (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "data", NULL);
  g_autoptr (GDir) entries = g_dir_open (folder, 0, NULL);
  GPtrArray *files = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while ((name = g_dir_read_name (entries)) != NULL)
    if (g_str_has_suffix (name, CB_RECORD_SUFFIX))
      g_ptr_array_add (files, g_strdup (name));
  g_assert_cmpuint (files->len, >, 10);

  return files;
}

/* A recorded game, played by people alone. */
CbRecord *
cb_language_test_load (const char *file)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", file, NULL);
  g_autoptr (GFile) source = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  CbRecord *record = cb_record_load (source, &error);

  g_assert_no_error (error);
  record->has_controllers = TRUE;
  for (guint i = 0; i < CB_MAX_SEATS; i++)
    record->controllers[i] = CB_CONTROLLER_HUMAN;

  return record;
}

/* Puts a game on the table. */
void
cb_language_test_put (CbWindow *window,
                      CbRecord *record)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "game" CB_RECORD_SUFFIX, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (cb_record_save (record, path, NULL));
  cb_shell_test_open (window, file);
  cb_shell_test_settle ();
  g_assert_cmpstr (cb_window_get_page (window), ==, CB_PAGE_TABLE);
  g_remove (path);
}

/* Keeps the game on the table, and shows it among the others. */
void
cb_language_test_show_shelf (CbWindow *window)
{
  cb_autosave_write (window->autosave);
  cb_shell_test_activate (window, "win.shelf");
  while (g_list_model_get_n_items (cb_shelf_get_games (window->shelf)) == 0)
    g_main_context_iteration (NULL, TRUE);
}

/* After a game was finished. */
void
cb_language_test_show_players (CbWindow *window)
{
  cb_shell_test_activate (window, "win.players");
  while (cb_shell_test_count (GTK_WIDGET (window->players), CB_TYPE_CHART) == 0)
    g_main_context_iteration (NULL, TRUE);
}

/* The same with a recorded one, all of it or the first half. */
void
cb_language_test_open (CbWindow   *window,
                       const char *file,
                       gboolean    whole)
{
  g_autoptr (CbRecord) record = cb_language_test_load (file);

  if (!whole)
    g_array_set_size (record->moves, record->moves->len / 2);
  cb_language_test_put (window, record);
}

/* The same with a part of one, and with nobody who must look away. */
void
cb_language_test_open_part (CbWindow         *window,
                            const CbTestGame *game,
                            guint             part)
{
  g_autoptr (CbRecord) record = cb_language_test_load (game->file);
  guint index;

  if (cb_kind_find_option (record->kind, "hands", &index) != NULL)
    record->ruleset.value[index][0] = 1;
  g_array_set_size (record->moves, (record->moves->len - 1) * part / (CB_N_TEST_PARTS - 1));
  cb_language_test_put (window, record);
}

/* Where nothing can be chosen, nothing can be taken back. */
void
cb_language_test_return_to (CbSession *session,
                            guint      ply)
{
  while (cb_session_get_ply (session) > ply && cb_session_get_can_undo (session))
    cb_session_undo (session);
  while (cb_session_get_ply (session) < ply)
    cb_session_redo (session);
}

/* A dialog is a window of its own, or in newer versions of libadwaita a part of
 * the window that it belongs to. */
static GtkWidget *
find_dialog_in (GtkWidget *window)
{
  GType type = g_type_from_name ("AdwDialog");

  if (!gtk_widget_get_mapped (window))
    return NULL;
  if (!CB_IS_WINDOW (window))
    return window;

  return type != G_TYPE_INVALID ? cb_shell_test_find (window, type, 0) : NULL;
}

GtkWidget *
cb_language_test_find_dialog (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  GtkWidget *dialog = NULL;

  for (GList *window = windows; window != NULL && dialog == NULL; window = window->next)
    dialog = find_dialog_in (window->data);
  g_assert_nonnull (dialog);

  return dialog;
}
