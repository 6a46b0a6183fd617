/* monkey.c - random keys, clicks and sizes, and a window that must bear them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-monkey.h"

#include "cb-display.h"
#include "cb-game-views.h"
#include "cb-hand.h"
#include "cb-shell-test.h"

/* What libraries warn of although nothing is wrong with what they are told. */
static const char *const warnings[] = {
  /* GTK 4.8, of a modal window that is closed while a button of the mouse is down. */
  "Broken accounting of active state for widget",
  /* GTK 4.8, of a popover that leaves the screen with the edge of its window. */
  "gdk_monitor_get_geometry: assertion 'GDK_IS_MONITOR (monitor)' failed",
  "gtk_widget_size_allocate(): attempt to allocate GtkPopoverContent contents",
  "gtk_widget_size_allocate(): attempt to allocate GtkScrolledWindow scrolledwindow * with width -2 "
  "and height -2",
  /* GTK, of a page that is left just after it was scrolled beyond its end: the timeout that
   * brings it back finds no clock. */
  "gdk_frame_clock_get_frame_time: assertion 'GDK_IS_FRAME_CLOCK (frame_clock)' failed",
  /* GTK 4.24, of an address that is clicked where nothing can open it. */
  "Failed to launch handler",
  /* GTK 4.24, of a file chooser that is closed while it still reads a folder. */
  "gtk_box_remove: assertion 'GTK_IS_BOX (box)' failed",
  /* GTK 4.24, of an icon whose clock is ahead of that of its window. */
  "gtk_svg_advance: time went backward",
  /* GTK 4.24, of a window that is shown again after a frame in which events came, but nothing
   * was painted. */
  "gdk_frame_timings_throttling_hint: runtime check failed",
  NULL
};

static gint64 seed = 1;
static int n_events = 500;
static int check_every = 100;
static char *only_kind;

static const GOptionEntry entries[] = {
  { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "What all follows from", "N" },
  { "events", 0, 0, G_OPTION_ARG_INT, &n_events, "How much is done with each game", "N" },
  { "check", 0, 0, G_OPTION_ARG_INT, &check_every, "After how many of them to look", "N" },
  { "kind", 0, 0, G_OPTION_ARG_STRING, &only_kind, "Begin with this game alone", "ID" },
  G_OPTION_ENTRY_NULL
};

static void
begin (CbMonkey         *monkey,
       const CbGameView *view)
{
  cb_monkey_settle (monkey);
  cb_window_show_setup (monkey->window, view);
  cb_window_start (monkey->window);
  cb_monkey_check (monkey);
}

static void
test_kind (gconstpointer data)
{
  const CbGameView *view = data;
  CbMonkey monkey;

  cb_display_allow (warnings);
  cb_monkey_init (&monkey, (guint64) seed, view->kind->id);
  begin (&monkey, view);
  while (monkey.n_events < (guint) n_events)
    {
      cb_monkey_act (&monkey);
      if (monkey.n_events % (guint) MAX (check_every, 1) == 0)
        cb_monkey_check (&monkey);
    }
  cb_monkey_clear (&monkey);
}

static gboolean
read_options (int    *argc,
              char ***argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_set_ignore_unknown_options (context, TRUE);
  if (g_option_context_parse (context, argc, argv, &error))
    return TRUE;

  g_printerr ("%s\n", error->message);

  return FALSE;
}

int
main (int    argc,
      char **argv)
{
  if (!read_options (&argc, &argv))
    return 2;
  if (!cb_shell_test_init (&argc, &argv))
    return 0;
  if (!cb_hand_is_there ())
    {
      g_print ("1..0 # SKIP Nothing can press keys\n");
      return 0;
    }

  for (guint i = 0; i < cb_game_views_get_n_views (); i++)
    {
      const CbGameView *view = cb_game_views_get_view (i);
      g_autofree char *path = g_strdup_printf ("/monkey/%s", view->kind->id);

      if (only_kind == NULL || g_str_equal (only_kind, view->kind->id))
        g_test_add_data_func (path, view, test_kind);
    }

  return cb_shell_test_run ();
}
