/* cb-application.c - the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-application.h"

#include "cb-about.h"
#include "cb-dialog.h"
#include "cb-language.h"
#include "cb-preferences.h"
#include "cb-settings.h"
#include "cb-shortcuts.h"
#include "cb-style.h"
#include "cb-ui.h"
#include "cb-window.h"

#include <glib/gi18n.h>
#include <stdlib.h>

/**
 * CbApplication:
 *
 * One program with one window, whichever way it is started.
 */
struct _CbApplication
{
  AdwApplication parent_instance;

  GSettings *settings;
  /* What this run was asked to speak, whatever the settings say. */
  char      *language;
};

G_DEFINE_FINAL_TYPE (CbApplication, cb_application, ADW_TYPE_APPLICATION)

static const CbDialogPage preferences_page = { N_("Preferences"), cb_preferences_new };
static const CbDialogPage shortcuts_page = { N_("Keyboard Shortcuts"), cb_shortcuts_new_page };

static CbWindow *
get_window (GApplication *application)
{
  for (GList *window = gtk_application_get_windows (GTK_APPLICATION (application));
       window != NULL;
       window = window->next)
    if (CB_IS_WINDOW (window->data))
      return window->data;

  return cb_window_new (GTK_APPLICATION (application));
}

/* What hangs off the menu can be asked for from outside, with no window yet. */
static GtkWindow *
show_parent (GApplication *application)
{
  if (gtk_application_get_active_window (GTK_APPLICATION (application)) == NULL)
    g_application_activate (application);

  return gtk_application_get_active_window (GTK_APPLICATION (application));
}

static void
about_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  cb_about_show (show_parent (user_data));
}

static void
preferences_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  gtk_window_present (cb_dialog_new (show_parent (user_data), &preferences_page));
}

static void
shortcuts_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  gtk_window_present (cb_dialog_new (show_parent (user_data), &shortcuts_page));
}

/* A window that is destroyed writes its game first. */
static void
destroy_windows (GtkApplication *application)
{
  GList *window;

  while ((window = gtk_application_get_windows (application)) != NULL)
    gtk_window_destroy (window->data);
}

/* Like the button of each window: one whose game cannot be saved asks first. */
static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  GList *windows = g_list_copy_deep (gtk_application_get_windows (user_data),
                                     (GCopyFunc) (gpointer) g_object_ref, NULL);

  for (GList *window = windows; window != NULL; window = window->next)
    gtk_window_close (window->data);
  g_list_free_full (windows, g_object_unref);
}

static const GActionEntry entries[] = {
  { .name = "about", .activate = about_cb },
  { .name = "preferences", .activate = preferences_cb },
  { .name = "shortcuts", .activate = shortcuts_cb },
  { .name = "quit", .activate = quit_cb },
};

static void
translate_windows (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *window = windows; window != NULL; window = window->next)
    if (CB_IS_WINDOW (window->data))
      cb_window_translate (window->data);
    else if (cb_dialog_is (window->data))
      cb_dialog_fill (window->data);
}

static void
language_changed_cb (CbApplication *self)
{
  g_autofree char *language = g_settings_get_string (self->settings, "language");

  cb_application_speak (self, language);
}

static const GOptionEntry options[] = {
  { .long_name = "language", .short_name = 'l', .arg = G_OPTION_ARG_STRING,
    /* Translators: what --help says of the option --language. */
    .description = N_("Use this language this time: system, en, fr, nl or es"),
    /* Translators: stands for the value of the option --language. */
    .arg_description = N_("LANGUAGE") },
  { .long_name = "version", .short_name = 'v', .arg = G_OPTION_ARG_NONE,
    /* Translators: what --help says of the option --version. */
    .description = N_("Show the version") },
};

static void
add_options (GApplication *application)
{
  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      const char *value = options[i].arg_description;

      g_application_add_main_option (application, options[i].long_name,
                                     options[i].short_name, options[i].flags, options[i].arg,
                                     _(options[i].description), value != NULL ? _(value) : NULL);
    }
  /* Translators: what can follow “cheeseboard” on the command line. */
  g_application_set_option_context_parameter_string (application, _("[FILE…]"));
  g_application_set_option_context_summary (application,
                                            _("Play three cheese-chasing family games"));
}

/* What --language says, wherever it stands. */
static char *
find_language (char **arguments)
{
  g_auto (GStrv) copy = g_strdupv (arguments);
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  char *language = NULL;
  const GOptionEntry wanted[] = {
    { "language", 'l', 0, G_OPTION_ARG_STRING, &language, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };

  g_option_context_add_main_entries (context, wanted, NULL);
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_ignore_unknown_options (context, TRUE);
  g_option_context_parse_strv (context, &copy, NULL);

  return language;
}

/* What this run was asked to speak, or what was chosen in an earlier one. */
static void
speak_first (CbApplication *self)
{
  g_autofree char *chosen = NULL;
  guint index;

  if (self->settings != NULL)
    chosen = g_settings_get_string (self->settings, "language");

  if (self->language != NULL && cb_language_find (self->language, &index))
    cb_language_use (self->language);
  else
    cb_language_use (chosen != NULL ? chosen : CB_LANGUAGE_SYSTEM);
}

static void
cb_application_activate (GApplication *application)
{
  gtk_window_present (GTK_WINDOW (get_window (application)));
}

/* There is one table: of several files, the last one stays on it. */
static void
cb_application_open (GApplication  *application,
                     GFile        **files,
                     int            n_files,
                     const char    *hint)
{
  CbWindow *window = get_window (application);

  for (int i = 0; i < n_files; i++)
    cb_window_open (window, files[i]);
  gtk_window_present (GTK_WINDOW (window));
}

/* The help is told while the options are read, so the language comes before. */
static gboolean
cb_application_local_command_line (GApplication   *application,
                                   char         ***arguments,
                                   int            *status)
{
  CbApplication *self = CB_APPLICATION (application);

  self->language = find_language (*arguments);
  speak_first (self);
  add_options (application);

  return G_APPLICATION_CLASS (cb_application_parent_class)->local_command_line (application,
                                                                                arguments, status);
}

static int
cb_application_handle_local_options (GApplication *application,
                                     GVariantDict *dictionary)
{
  CbApplication *self = CB_APPLICATION (application);
  guint index;

  if (g_variant_dict_contains (dictionary, "version"))
    {
      g_print ("cheeseboard %s\n", PACKAGE_VERSION);
      return EXIT_SUCCESS;
    }

  if (self->language != NULL && !cb_language_find (self->language, &index))
    {
      g_printerr (_("Unknown language “%s”; see cheeseboard --help\n"), self->language);
      return EXIT_FAILURE;
    }

  if (self->settings == NULL)
    {
      /* Translators: the name and the folder of a file that belongs to the program. */
      g_printerr (_("Cheeseboard is not fully installed: its settings, %s, are not in %s\n"),
                  SETTINGS_ID, SCHEMA_DIR);
      return EXIT_FAILURE;
    }

  return -1;
}

static void
cb_application_startup (GApplication *application)
{
  CbApplication *self = CB_APPLICATION (application);

  G_APPLICATION_CLASS (cb_application_parent_class)->startup (application);

  if (self->settings == NULL)
    self->settings = cb_settings_new ();

  /* Once more, as there need not be a command line. */
  speak_first (self);
  g_signal_connect_object (self->settings, "changed::language", G_CALLBACK (language_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_action_map_add_action_entries (G_ACTION_MAP (application), entries, G_N_ELEMENTS (entries),
                                   application);
  cb_shortcuts_install (GTK_APPLICATION (application));
  cb_style_install ();
}

/* Also when the desktop ends, and not the user. */
static void
cb_application_shutdown (GApplication *application)
{
  destroy_windows (GTK_APPLICATION (application));

  G_APPLICATION_CLASS (cb_application_parent_class)->shutdown (application);
}

static void
cb_application_finalize (GObject *object)
{
  CbApplication *self = CB_APPLICATION (object);

  g_clear_object (&self->settings);
  g_clear_pointer (&self->language, g_free);

  G_OBJECT_CLASS (cb_application_parent_class)->finalize (object);
}

static void
cb_application_class_init (CbApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cb_application_finalize;
  application_class->activate = cb_application_activate;
  application_class->handle_local_options = cb_application_handle_local_options;
  application_class->local_command_line = cb_application_local_command_line;
  application_class->open = cb_application_open;
  application_class->shutdown = cb_application_shutdown;
  application_class->startup = cb_application_startup;
}

static void
cb_application_init (CbApplication *self)
{
  self->settings = cb_settings_find ();
}

CbApplication *
cb_application_new (void)
{
  /* The path of the resources ends with a slash, that of an application must not. */
  g_autofree char *path = g_strndup (CB_RESOURCE_PATH, sizeof CB_RESOURCE_PATH - 2);

  return g_object_new (CB_TYPE_APPLICATION,
                       "application-id", APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", path,
                       NULL);
}

/**
 * cb_application_speak:
 * @self: the program
 * @language: the id of a language
 *
 * Lets every window speak it from now on, and does not remember it.
 */
void
cb_application_speak (CbApplication *self,
                      const char    *language)
{
  g_return_if_fail (CB_IS_APPLICATION (self));
  g_return_if_fail (language != NULL);

  if (g_str_equal (language, cb_language_get_current ()))
    return;

  cb_language_use (language);
  translate_windows ();
}

/**
 * cb_application_choose_language:
 * @self: the program
 * @language: the id of a language of the settings
 *
 * Speaks it now and in later runs.
 */
void
cb_application_choose_language (CbApplication *self,
                                const char    *language)
{
  g_return_if_fail (CB_IS_APPLICATION (self));
  g_return_if_fail (language != NULL);

  g_settings_set_string (self->settings, "language", language);
  cb_application_speak (self, language);
}
