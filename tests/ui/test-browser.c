/* test-browser.c - the window, as it is shown in a web browser
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-child.h"
#include "cb-settings.h"
#include "cb-shell-test.h"

#include <glib/gstdio.h>

/* The page before a browser told its size. */
#define PAGE_WIDTH   1024
#define PAGE_HEIGHT  768

/**
 * Server:
 * @child: what shows windows to browsers
 * @folder: where its sockets are
 */
typedef struct
{
  GSubprocess *child;
  char        *folder;
} Server;

static char *
build_socket (const Server *self,
              const char   *name)
{
  return g_build_filename (self->folder, name, NULL);
}

/* Browsers get a socket too, so that no port of the machine is taken. */
static gboolean
server_start (Server *self)
{
  g_autofree char *program = g_find_program_in_path ("gtk4-broadwayd");
  g_autofree char *page = NULL, *socket = NULL, *option = NULL;

  if (program == NULL)
    return FALSE;

  self->folder = g_dir_make_tmp ("cheeseboard-browser-XXXXXX", NULL);
  page = build_socket (self, "page");
  option = g_strconcat ("--unixsocket=", page, NULL);
  g_setenv ("XDG_RUNTIME_DIR", self->folder, TRUE);
  g_setenv ("BROADWAY_DISPLAY", ":5", TRUE);
  self->child = cb_child_start ((const char *[]) { program, option, ":5", NULL },
                                G_SUBPROCESS_FLAGS_STDOUT_SILENCE);
  /* It counts displays from 1. */
  socket = build_socket (self, "broadway6.socket");
  while (!g_file_test (socket, G_FILE_TEST_EXISTS))
    g_assert_nonnull (g_subprocess_get_identifier (self->child));

  return TRUE;
}

static void
server_stop (Server *self)
{
  static const char *const names[] = { "page", "broadway6.socket" };

  cb_child_stop (self->child);
  g_clear_object (&self->child);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = build_socket (self, names[i]);

      g_remove (path);
    }
  g_rmdir (self->folder);
  g_clear_pointer (&self->folder, g_free);
}

/* The window fills the page, and what is chosen for a desktop stays. */
static void
test_fills_page (void)
{
  g_autoptr (GSettings) settings = cb_settings_new ();
  GtkWidget *window = GTK_WIDGET (cb_shell_test_window ());

  cb_shell_test_settle ();
  g_assert_cmpint (gtk_widget_get_width (window), ==, PAGE_WIDTH);
  g_assert_cmpint (gtk_widget_get_height (window), ==, PAGE_HEIGHT);
  g_assert_true (gtk_window_is_maximized (GTK_WINDOW (window)));
  gtk_window_destroy (GTK_WINDOW (window));

  for (guint i = 0; i < 3; i++)
    {
      static const char *const keys[] = { "window-width", "window-height", "window-maximized" };
      g_autoptr (GVariant) value = g_settings_get_user_value (settings, keys[i]);

      g_assert_null (value);
    }
}

int
main (int    argc,
      char **argv)
{
  Server server;
  int result = 0;

  if (!server_start (&server))
    {
      g_print ("1..0 # SKIP There is no gtk4-broadwayd\n");
      return 0;
    }

  if (cb_shell_test_init (&argc, &argv))
    {
      g_test_add_func ("/browser/fills-page", test_fills_page);
      result = cb_shell_test_run ();
    }
  server_stop (&server);

  return result;
}
