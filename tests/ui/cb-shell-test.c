/* cb-shell-test.c - what tests of the window share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-shell-test.h"

#include "cb-application.h"
#include "cb-display.h"
#include "cb-games.h"
#include "cb-memory.h"

#include <glib/gstdio.h>
#include <string.h>

gboolean
cb_shell_test_init (int    *argc,
                 char ***argv)
{
  g_autofree char *folder = g_dir_make_tmp ("cheeseboard-ui-XXXXXX", NULL);

  cb_memory_init ();
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  if (cb_display_init (argc, argv))
    return TRUE;

  g_rmdir (folder);
  return FALSE;
}

int
cb_shell_test_run (void)
{
  int result = g_test_run ();
  g_autofree char *games = cb_games_dup_folder ();
  g_autofree char *parent = g_path_get_dirname (games);
  g_autoptr (GPtrArray) paths = cb_games_list ();

  for (guint i = 0; i < paths->len; i++)
    g_remove (g_ptr_array_index (paths, i));
  g_rmdir (games);
  g_rmdir (parent);
  g_rmdir (g_get_user_data_dir ());

  return result;
}

CbWindow *
cb_shell_test_window (void)
{
  g_autoptr (GError) error = NULL;
  GApplication *application = g_application_get_default ();
  CbWindow *window;

  if (application == NULL)
    {
      application = G_APPLICATION (cb_application_new ());
      g_application_set_flags (application, G_APPLICATION_NON_UNIQUE);
      g_application_register (application, NULL, &error);
      g_assert_no_error (error);
      g_application_set_default (application);
    }

  window = cb_window_new (GTK_APPLICATION (application));
  gtk_window_present (GTK_WINDOW (window));
  cb_shell_test_settle ();

  return window;
}

GFile *
cb_shell_test_new_game (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "rescue-unfinished.cheese",
                                                 NULL);
  g_autofree char *copy = g_build_filename (g_get_user_data_dir (), "computers.cheese", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) changed = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  changed = g_string_new (text);
  g_assert_cmpuint (g_string_replace (changed, "human;", "computer-easy;", 0), >, 0);
  g_assert_true (g_file_set_contents (copy, changed->str, -1, NULL));

  return g_file_new_for_path (copy);
}

void
cb_shell_test_open (CbWindow *window,
                    GFile    *file)
{
  cb_window_open (window, file);
  cb_shell_test_wait (&window);
}

/* Until files are read or written; the window may close by itself. */
void
cb_shell_test_wait (CbWindow **window)
{
  while (*window != NULL && cb_window_is_busy (*window))
    g_main_context_iteration (NULL, TRUE);
}

void
cb_shell_test_close (CbWindow *window)
{
  gtk_window_close (GTK_WINDOW (window));
  cb_shell_test_settle ();
}

static gboolean
is_busy (GListModel *windows)
{
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (CB_IS_WINDOW (window) && cb_window_is_busy (CB_WINDOW (window)))
        return TRUE;
    }

  return FALSE;
}

/* All that is pending, files that are being read included, and the frame that
 * comes of it. */
void
cb_shell_test_settle (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  while (is_busy (windows))
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (gtk_widget_get_mapped (window))
        cb_display_wait_frame (window);
    }
}

static GtkWidget *
find (GtkWidget *widget,
      GType      type,
      guint     *index)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type) && (*index)-- == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type, index);

      if (found != NULL)
        return found;
    }

  return NULL;
}

GtkWidget *
cb_shell_test_find (GtkWidget *root,
                 GType      type,
                 guint      index)
{
  return find (root, type, &index);
}

guint
cb_shell_test_count (GtkWidget *root,
                  GType      type)
{
  guint n = 0;

  while (cb_shell_test_find (root, type, n) != NULL)
    n++;

  return n;
}

gboolean
cb_shell_test_says (GtkWidget  *root,
                 const char *text)
{
  GtkWidget *label;

  for (guint i = 0; (label = cb_shell_test_find (root, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (gtk_widget_get_mapped (label) &&
        strstr (gtk_label_get_text (GTK_LABEL (label)), text) != NULL)
      return TRUE;

  return FALSE;
}

void
cb_shell_test_press (GtkWidget *button)
{
  if (GTK_IS_BUTTON (button))
    g_signal_emit_by_name (button, "clicked");
  else
    gtk_widget_activate (button);
  cb_shell_test_settle ();
}

void
cb_shell_test_activate (CbWindow   *window,
                     const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  cb_shell_test_settle ();
}
