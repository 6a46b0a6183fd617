/* test-activation.c - the program, started by the session bus
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-child.h"
#include "cb-games.h"
#include "cb-shell-test.h"

#include <glib/gstdio.h>

/**
 * Desktop:
 * @bus: a bus that knows the program by its service file and nothing else
 * @connection: who asks
 * @path: the object that is the program
 */
typedef struct
{
  GSubprocess     *bus;
  GDBusConnection *connection;
  char            *path;
} Desktop;

static char *
dup_object_path (void)
{
  g_autofree char *path = g_strconcat ("/", APPLICATION_ID, NULL);

  return g_strdelimit (g_steal_pointer (&path), ".", '/');
}

/* Waits until the bus says where it is. */
static char *
start_bus (Desktop *self)
{
  g_autofree char *conf = g_test_build_filename (G_TEST_BUILT, "ui", "services", "bus.conf", NULL);
  g_autofree char *option = g_strconcat ("--config-file=", conf, NULL);
  g_autoptr (GDataInputStream) answer = NULL;

  self->bus = cb_child_start ((const char *[]) { "dbus-daemon", option, "--nofork",
                                                 "--print-address", NULL },
                              G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  answer = g_data_input_stream_new (g_subprocess_get_stdout_pipe (self->bus));

  return g_data_input_stream_read_line_utf8 (answer, NULL, NULL, NULL);
}

static void
desktop_begin (Desktop *self)
{
  g_autofree char *address = start_bus (self);
  g_autoptr (GError) error = NULL;

  self->connection =
    g_dbus_connection_new_for_address_sync (address,
                                            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                            G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                            NULL, NULL, &error);
  g_assert_no_error (error);
  self->path = dup_object_path ();
}

static void
desktop_end (Desktop *self)
{
  g_clear_object (&self->connection);
  g_clear_pointer (&self->path, g_free);
  cb_child_stop (self->bus);
  g_clear_object (&self->bus);
}

/* Calls the program, which the bus starts when it does not run. However busy the
 * machine is, the answer is waited for. */
static gboolean
call (Desktop    *self,
      const char *path,
      const char *interface,
      const char *method,
      GVariant   *arguments)
{
  g_autoptr (GVariant) reply =
    g_dbus_connection_call_sync (self->connection, APPLICATION_ID, path, interface, method,
                                 arguments, NULL, G_DBUS_CALL_FLAGS_NONE, G_MAXINT, NULL, NULL);

  return reply != NULL;
}

static void
ask (Desktop    *self,
     const char *method,
     GVariant   *arguments)
{
  g_assert_true (call (self, self->path, "org.freedesktop.Application", method, arguments));
}

static void
ask_action (Desktop    *self,
            const char *action)
{
  ask (self, "ActivateAction", g_variant_new ("(sav@a{sv})", action, NULL,
                                              g_variant_new_parsed ("@a{sv} {}")));
}

/* A window of the program has its actions on the bus. */
static gboolean
has_window (Desktop *self)
{
  g_autofree char *path = g_strconcat (self->path, "/window/1", NULL);

  g_assert_true (call (self, self->path, "org.gtk.Actions", "List", NULL));

  return call (self, path, "org.gtk.Actions", "List", NULL);
}

static void
name_vanished_cb (GDBusConnection *connection,
                  const char      *name,
                  gpointer         user_data)
{
  *(gboolean *) user_data = TRUE;
}

static void
quit (Desktop *self)
{
  gboolean gone = FALSE;
  guint watch = g_bus_watch_name_on_connection (self->connection, APPLICATION_ID,
                                                G_BUS_NAME_WATCHER_FLAGS_NONE,
                                                NULL, name_vanished_cb, &gone, NULL);

  ask_action (self, "quit");
  while (!gone)
    g_main_context_iteration (NULL, TRUE);
  g_bus_unwatch_name (watch);
}

/* Started for its name alone it shows nothing; asked to, it does. */
static void
test_activate (gconstpointer data)
{
  Desktop *desktop = (Desktop *) data;

  g_assert_false (has_window (desktop));
  ask (desktop, "Activate", g_variant_new_parsed ("(@a{sv} {},)"));
  g_assert_true (has_window (desktop));
  quit (desktop);
}

static gboolean
has_game (void)
{
  g_autoptr (CbLatest) latest = cb_games_find_latest ();

  return latest->games->len > 0 && cb_latest_get_first (latest)->n_plies >= 2;
}

static void
wait_for_game (void)
{
  g_autofree char *path = cb_games_dup_folder ();
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (GFileMonitor) monitor = g_file_monitor_directory (folder, G_FILE_MONITOR_NONE,
                                                               NULL, NULL);

  while (!has_game ())
    g_main_context_iteration (NULL, TRUE);
}

/* A file manager hands over addresses, and not arguments. */
static void
test_open (gconstpointer data)
{
  Desktop *desktop = (Desktop *) data;
  g_autoptr (GFile) file = cb_shell_test_new_game ();
  g_autofree char *uri = g_file_get_uri (file);
  const char *uris[] = { uri, NULL };

  g_assert_false (has_game ());
  ask (desktop, "Open", g_variant_new ("(^as@a{sv})", uris, g_variant_new_parsed ("@a{sv} {}")));
  g_assert_true (has_window (desktop));
  wait_for_game ();
  quit (desktop);
  g_file_delete (file, NULL, NULL);
}

/* Whatever is asked for first, it comes with a window. */
static void
test_actions (gconstpointer data)
{
  static const char *const actions[] = { "about", "preferences", "shortcuts" };
  Desktop *desktop = (Desktop *) data;

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      ask_action (desktop, actions[i]);
      g_assert_true (has_window (desktop));
      quit (desktop);
    }
}

static gboolean
can_make_bus (void)
{
  g_autofree char *path = g_find_program_in_path ("dbus-daemon");
  g_autofree char *games = cb_games_dup_folder ();

  /* A folder that is not there yet cannot be watched. */
  g_mkdir_with_parents (games, 0700);

  return path != NULL;
}

int
main (int    argc,
      char **argv)
{
  Desktop desktop;
  int result;

  if (!cb_shell_test_init (&argc, &argv))
    return 0;
  if (!can_make_bus ())
    {
      g_print ("1..0 # SKIP There is no dbus-daemon\n");
      return 0;
    }

  desktop_begin (&desktop);
  g_test_add_data_func ("/activation/activate", &desktop, test_activate);
  g_test_add_data_func ("/activation/open", &desktop, test_open);
  g_test_add_data_func ("/activation/actions", &desktop, test_actions);
  result = cb_shell_test_run ();
  desktop_end (&desktop);

  return result;
}
