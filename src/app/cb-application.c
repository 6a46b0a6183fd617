/* cb-application.c - the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-application.h"

#include "cb-compat.h"
#include "cb-dialog.h"
#include "cb-preferences.h"
#include "cb-shortcuts.h"
#include "cb-style.h"
#include "cb-ui.h"
#include "cb-window.h"

#include <glib/gi18n.h>

/**
 * CbApplication:
 *
 * One program with one window, whichever way it is started.
 */
struct _CbApplication
{
  AdwApplication parent_instance;
};

G_DEFINE_FINAL_TYPE (CbApplication, cb_application, ADW_TYPE_APPLICATION)

static void
about_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  cb_compat_show_about (gtk_application_get_active_window (user_data));
}

static void
preferences_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  GtkWindow *parent = gtk_application_get_active_window (user_data);

  gtk_window_present (cb_dialog_new (parent, _("Preferences"), cb_preferences_new ()));
}

static void
shortcuts_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  GtkWindow *parent = gtk_application_get_active_window (user_data);

  gtk_window_present (cb_dialog_new (parent, _("Keyboard Shortcuts"), cb_shortcuts_new_page ()));
}

/* A window that is destroyed writes its game first. */
static void
destroy_windows (GtkApplication *application)
{
  GList *window;

  while ((window = gtk_application_get_windows (application)) != NULL)
    gtk_window_destroy (window->data);
}

static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  destroy_windows (user_data);
}

static const GActionEntry entries[] = {
  { .name = "about", .activate = about_cb },
  { .name = "preferences", .activate = preferences_cb },
  { .name = "shortcuts", .activate = shortcuts_cb },
  { .name = "quit", .activate = quit_cb },
};

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

static void
cb_application_startup (GApplication *application)
{
  G_APPLICATION_CLASS (cb_application_parent_class)->startup (application);

  g_action_map_add_action_entries (G_ACTION_MAP (application), entries, G_N_ELEMENTS (entries),
                                   application);
  cb_shortcuts_install (GTK_APPLICATION (application));
  cb_style_install ();
  gtk_window_set_default_icon_name (APPLICATION_ID);
}

/* Also when the desktop ends, and not the user. */
static void
cb_application_shutdown (GApplication *application)
{
  destroy_windows (GTK_APPLICATION (application));

  G_APPLICATION_CLASS (cb_application_parent_class)->shutdown (application);
}

static void
cb_application_class_init (CbApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  application_class->activate = cb_application_activate;
  application_class->open = cb_application_open;
  application_class->shutdown = cb_application_shutdown;
  application_class->startup = cb_application_startup;
}

static void
cb_application_init (CbApplication *self)
{
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
