/* bench-open.c - how long a very long game takes to open, and to look back at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-shell-test.h"

#include "cb-display.h"
#include "cb-games.h"
#include "cb-table-private.h"
#include "cb-window-private.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>

#define USUAL_PLIES  10000
#define N_STEPS      100

/* Set-up, then turns of one push. */
static char *
new_record (guint n_plies)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data",
                                                 "chateau-roquefort-2.cheese", NULL);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GString) list = g_string_new ("tower:a1;tower:g7;");

  g_assert_true (g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL));
  for (guint i = 2; i < n_plies; i++)
    g_string_append (list, i % 2 == 0 ? "push:W2;" : "end;");
  g_key_file_set_string (file, "Moves", "List", list->str);
  g_key_file_set_string (file, "Record", "Seats", "human;human;");

  return g_key_file_to_data (file, NULL, NULL);
}

/* In kilobytes. */
static long
get_memory (void)
{
  g_autofree char *status = NULL;
  const char *line;

  g_assert_true (g_file_get_contents ("/proc/self/status", &status, NULL, NULL));
  line = strstr (status, "VmRSS:");

  return strtol (line + strlen ("VmRSS:"), NULL, 10);
}

static double
get_ms (gint64 since)
{
  return (double) (g_get_monotonic_time () - since) / 1000;
}

static void
measure (CbWindow *window,
         GFile    *file,
         guint     n_plies)
{
  long before = get_memory ();
  gint64 began = g_get_monotonic_time ();
  double opened, looked;

  cb_shell_test_open (window, file);
  cb_shell_test_settle ();
  opened = get_ms (began);

  began = g_get_monotonic_time ();
  for (guint i = 1; i <= N_STEPS; i++)
    {
      cb_table_review (window->table, (int) (n_plies - i));
      cb_display_wait_frame (GTK_WIDGET (window));
    }
  looked = get_ms (began);

  began = g_get_monotonic_time ();
  cb_table_review (window->table, 0);
  cb_shell_test_settle ();
  g_print ("%u plies: opened in %.0f ms, each of %d steps back %.1f ms, to the first %.0f ms, "
           "%ld kB more\n",
           n_plies, opened, N_STEPS, looked / N_STEPS, get_ms (began), get_memory () - before);
}

int
main (int    argc,
      char **argv)
{
  guint n_plies = argc > 1 ? (guint) strtoul (argv[1], NULL, 10) : USUAL_PLIES;
  g_autofree char *path = NULL, *text = NULL;
  g_autoptr (GFile) file = NULL, small = NULL;
  g_autofree char *small_path = NULL;
  CbWindow *window;

  if (!cb_shell_test_init (&argc, &argv))
    return 0;

  path = g_build_filename (g_get_user_data_dir (), "long.cheese", NULL);
  small_path = g_test_build_filename (G_TEST_DIST, "data", "chateau-roquefort-2.cheese", NULL);
  file = g_file_new_for_path (path);
  small = g_file_new_for_path (small_path);
  text = new_record (n_plies);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  window = cb_shell_test_window ();
  /* The table and its pictures are made for the first game. */
  cb_shell_test_open (window, small);
  cb_shell_test_settle ();
  measure (window, file, n_plies);
  cb_shell_test_close (window);
  g_remove (path);

  return cb_shell_test_run ();
}
