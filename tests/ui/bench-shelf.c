/* bench-shelf.c - how long it takes with many games
 *
 *   bench-shelf [GAMES]
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-display.h"
#include "cb-shell-test.h"
#include "cb-window-private.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <time.h>

#define USUAL_GAMES  10000
#define N_STARTS     21
#define N_SCROLLS    200

static const char *const records[] = {
  "bon-appetit-2.cheese", "bon-appetit-4.cheese", "chateau-roquefort-2.cheese",
  "chateau-roquefort-4.cheese", "cheese-rescue-2.cheese", "cheese-rescue-4.cheese",
  "rescue-unfinished.cheese",
};

static double
get_ms (gint64 since)
{
  return (double) (g_get_monotonic_time () - since) / 1000;
}

static void
write_games (guint n)
{
  g_autofree char *folder = cb_games_dup_folder ();

  g_mkdir_with_parents (folder, 0700);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *from = g_test_build_filename (G_TEST_DIST, "data",
                                                     records[i % G_N_ELEMENTS (records)], NULL);
      g_autofree char *path = g_strdup_printf ("%s/%06u.cheese", folder, i);
      g_autofree char *text = NULL, *ordered = NULL;

      g_assert_true (g_file_get_contents (from, &text, NULL, NULL));
      ordered = g_strdup_printf ("%s\n[Shelf]\nOrder=%u\nOver=%s\n", text, i + 1,
                                 i % G_N_ELEMENTS (records) < 6 ? "true" : "false");
      g_assert_true (g_file_set_contents_full (path, ordered, -1, G_FILE_SET_CONTENTS_NONE, 0600,
                                               NULL));
    }
}

/* Until the first frame of the home page. */
static double
measure_start (void)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());
  gint64 began = g_get_monotonic_time ();
  CbWindow *window = cb_window_new (application);
  double time;

  gtk_window_present (GTK_WINDOW (window));
  cb_display_wait_frame (GTK_WIDGET (window));
  time = get_ms (began);
  cb_shell_test_settle ();
  cb_shell_test_close (window);

  return time;
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  double left = *(const double *) a, right = *(const double *) b;

  return (left > right) - (left < right);
}

/* With the games and without them in turn, so that both meet the same machine, and each after
 * a start of its kind: the middle one of many. */
static void
measure_starts (guint n_games)
{
  g_autofree char *folder = cb_games_dup_folder ();
  g_autofree char *away = g_strconcat (folder, ".away", NULL);
  double with[N_STARTS], without[N_STARTS];

  for (guint i = 0; i < N_STARTS; i++)
    {
      g_assert_no_errno (g_rename (folder, away));
      measure_start ();
      without[i] = measure_start ();
      g_rmdir (folder);
      g_assert_no_errno (g_rename (away, folder));
      measure_start ();
      with[i] = measure_start ();
    }
  qsort (with, N_STARTS, sizeof *with, compare_times);
  qsort (without, N_STARTS, sizeof *without, compare_times);
  g_print ("home: %.1f ms with no game, %.1f ms with %u\n", without[N_STARTS / 2],
           with[N_STARTS / 2], n_games);
}

/* What this thread has worked, in milliseconds: the clock on the wall would also tell
 * what else the machine is doing. */
static double
get_work (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);

  return (double) time.tv_sec * 1000 + (double) time.tv_nsec / 1e6;
}

/**
 * Pulse:
 * @last: when it was felt last
 * @longest: the longest time, in milliseconds, in which nothing else could happen
 * @worked: what was worked when it was felt last
 * @most: the most that was worked meanwhile
 */
typedef struct
{
  gint64 last;
  double longest;
  double worked;
  double most;
} Pulse;

static gboolean
pulse_cb (gpointer user_data)
{
  Pulse *pulse = user_data;

  pulse->longest = MAX (pulse->longest, get_ms (pulse->last));
  pulse->last = g_get_monotonic_time ();
  pulse->most = MAX (pulse->most, get_work () - pulse->worked);
  pulse->worked = get_work ();

  return G_SOURCE_CONTINUE;
}

static void
measure_scroll (CbWindow *window)
{
  GtkWidget *scrolled = cb_shell_test_find (
    cb_shell_test_find (GTK_WIDGET (window->shelf_page), ADW_TYPE_CLAMP_SCROLLABLE, 0),
    GTK_TYPE_LIST_VIEW, 0);
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (scrolled));
  gint64 began = g_get_monotonic_time ();
  double all = get_work (), most = 0;

  for (guint i = 0; i < N_SCROLLS; i++)
    {
      double work = get_work ();

      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + 97);
      cb_display_wait_frame (GTK_WIDGET (window));
      most = MAX (most, get_work () - work);
    }
  g_print ("scrolling: a frame every %.1f ms, with %.1f ms of work, at most %.1f ms\n",
           get_ms (began) / N_SCROLLS, (get_work () - all) / N_SCROLLS, most);
}

static void
measure_shelf (void)
{
  CbWindow *window = cb_shell_test_window ();
  gint64 began = g_get_monotonic_time ();
  Pulse pulse = { .last = began, .worked = get_work () };
  guint id = g_timeout_add (1, pulse_cb, &pulse);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.shelf", NULL);
  while (g_list_model_get_n_items (cb_shelf_get_games (window->shelf)) == 0)
    g_main_context_iteration (NULL, TRUE);
  cb_display_wait_frame (GTK_WIDGET (window));
  g_print ("shelf: first screen after %.0f ms", get_ms (began));
  while (!cb_shelf_get_complete (window->shelf))
    g_main_context_iteration (NULL, TRUE);
  g_print (", complete after %.0f ms, at most %.0f ms without a pause, %.0f ms of them work\n",
           get_ms (began), pulse.longest, pulse.most);
  g_source_remove (id);
  measure_scroll (window);
  cb_shell_test_close (window);
}

int
main (int    argc,
      char **argv)
{
  guint n_games = argc > 1 ? (guint) strtoul (argv[1], NULL, 10) : USUAL_GAMES;

  if (!cb_shell_test_init (&argc, &argv))
    return 0;

  cb_shell_test_close (cb_shell_test_window ());
  write_games (n_games);
  measure_starts (n_games);
  measure_shelf ();

  return cb_shell_test_run ();
}
