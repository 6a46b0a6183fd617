/* bench-memory.c - how much memory a long evening takes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Does one thing over and over in the window of the program, and tells how much
 * memory it has after each tenth of that. Run it with
 * “meson test --benchmark --verbose”, or with the name of what to do and how often:
 * “bench-memory games 1000”.
 */

#include "cb-shell-test.h"

#include "cb-application.h"
#include "cb-home-card.h"
#include "cb-language.h"
#include "cb-setup.h"
#include "cb-game-views.h"

#include <malloc.h>
#include <stdlib.h>
#include <string.h>

#define SCHEMA "io.github.cheeseboard.Cheeseboard"

/**
 * Chore:
 * @name: what it is called on the command line
 * @count: how often it is done by itself
 * @begin: (nullable): what comes before
 * @run: does it once
 */
typedef struct
{
  const char *name;
  guint       count;
  void      (*begin) (CbWindow *window);
  void      (*run)   (CbWindow *window,
                      guint     index);
} Chore;

/* A number of kilobytes that the kernel tells of this program. */
static double
read_megabytes (const char *rollup,
                const char *field)
{
  const char *line = strstr (rollup, field);

  return line != NULL ? (double) g_ascii_strtoull (line + strlen (field), NULL, 10) / 1024 : 0;
}

static void
report (const char *name,
        guint       n_done)
{
  g_autofree char *rollup = NULL;
  struct mallinfo2 info = mallinfo2 ();
  double own;

  g_file_get_contents ("/proc/self/smaps_rollup", &rollup, NULL, NULL);
  if (rollup == NULL)
    return;

  own = read_megabytes (rollup, "\nPrivate_Dirty:") + read_megabytes (rollup, "\nPrivate_Clean:");
  g_print ("%s %5u: resident %.1f MB, own share %.1f MB, private %.1f MB, "
           "allocated %.1f MB, free %.1f MB\n",
           name, n_done, read_megabytes (rollup, "\nRss:"), read_megabytes (rollup, "\nPss:"), own,
           (double) (info.uordblks + info.hblkhd) / (1024 * 1024),
           (double) info.fordblks / (1024 * 1024));
}

static CbSetup *
choose_game (CbWindow *window,
             guint     index)
{
  GtkWidget *card = cb_shell_test_find (GTK_WIDGET (window), CB_TYPE_HOME_CARD,
                                        index % cb_game_views_get_n_views ());

  cb_shell_test_press (card);

  return CB_SETUP (cb_shell_test_find (GTK_WIDGET (window), CB_TYPE_SETUP, 0));
}

/* Every game in turn, and every number of players; @n_humans of them are people. */
static void
start_game (CbWindow *window,
            guint     index,
            guint     n_humans)
{
  CbSetup *setup = choose_game (window, index);
  const CbKind *kind = cb_setup_get_view (setup)->kind;
  guint n_counts = kind->max_seats - kind->min_seats + 1;

  cb_setup_set_n_seats (setup, kind->min_seats + index / cb_game_views_get_n_views () % n_counts);
  for (guint i = 0; i < kind->max_seats; i++)
    cb_seat_row_set_controller (cb_setup_get_seat_row (setup, i),
                                i < n_humans ? CB_CONTROLLER_HUMAN : CB_CONTROLLER_EASY);
  cb_shell_test_press (cb_setup_get_start (setup));
}

static void
play_game (CbWindow *window,
           guint     index)
{
  CbSession *session;

  start_game (window, index, 0);
  session = cb_window_get_session (window);
  while (cb_session_get_turn (session) != CB_SEAT_NONE)
    g_main_context_iteration (NULL, TRUE);
  cb_shell_test_settle ();
  cb_shell_test_activate (window, "win.back");
}

static void
begin_rescue (CbWindow *window)
{
  start_game (window, 0, 1);
}

static void
begin_chateau (CbWindow *window)
{
  start_game (window, 2, 1);
}

/* Sizes that are seldom the same, as when somebody pulls at a corner. */
static void
resize (CbWindow *window,
        guint     index)
{
  gtk_window_set_default_size (GTK_WINDOW (window), 360 + (int) (index * 37 % 900),
                               300 + (int) (index * 53 % 580));
  cb_shell_test_settle ();
}

static void
switch_language (CbWindow *window,
                 guint     index)
{
  cb_application_speak (CB_APPLICATION (g_application_get_default ()),
                        cb_language_get_id (1 + index % (cb_language_get_n () - 1)));
  cb_shell_test_settle ();
}

/* A few moves, all of them taken back and made again. */
static void
undo_and_redo (CbWindow *window,
               guint     index)
{
  CbSession *session = cb_window_get_session (window);

  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (GArray) moves = cb_kind_dup_moves (cb_session_get_kind (session),
                                                    cb_session_peek_state (session));

      cb_session_play (session, g_array_index (moves, CbMove, index % moves->len));
      cb_shell_test_settle ();
    }
  while (cb_session_get_can_undo (session))
    cb_shell_test_activate (window, "win.undo");
  while (cb_session_get_can_redo (session))
    cb_shell_test_activate (window, "win.redo");
  while (cb_session_get_can_undo (session))
    cb_shell_test_activate (window, "win.undo");
}

static void
close_others (CbWindow *window)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *other = windows; other != NULL; other = other->next)
    if (other->data != window)
      gtk_window_close (other->data);
  cb_shell_test_settle ();
}

static void
open_dialog (CbWindow *window,
             guint     index)
{
  static const char *const actions[] = { "app.preferences", "app.shortcuts", "app.about" };

  cb_shell_test_activate (window, actions[index % G_N_ELEMENTS (actions)]);
  close_others (window);
}

static void
read_rules (CbWindow *window,
            guint     index)
{
  choose_game (window, index);
  cb_shell_test_activate (window, "win.rules");
  cb_shell_test_activate (window, "win.back");
  cb_shell_test_activate (window, "win.back");
}

static const Chore chores[] = {
  { "games", 1000, NULL, play_game },
  { "sizes", 300, begin_chateau, resize },
  { "languages", 100, begin_rescue, switch_language },
  { "undo", 100, begin_rescue, undo_and_redo },
  { "dialogs", 100, NULL, open_dialog },
  { "rules", 100, NULL, read_rules },
};

static void
measure (const Chore *chore,
         guint        count)
{
  CbWindow *window = cb_shell_test_window ();

  if (chore->begin != NULL)
    chore->begin (window);
  report (chore->name, 0);
  for (guint i = 1; i <= count; i++)
    {
      chore->run (window, i);
      if (i % MAX (count / 10, 1) == 0)
        report (chore->name, i);
    }
  cb_shell_test_close (window);
}

/* Computer players that do not wait, and no animations. */
static void
hurry (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA);

  g_settings_set_string (settings, "pace", "off");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_shell_test_init (&argc, &argv))
    return 0;

  hurry ();
  for (guint i = 0; i < G_N_ELEMENTS (chores); i++)
    if (argc < 2 || g_str_equal (argv[1], chores[i].name))
      measure (&chores[i], argc < 3 ? chores[i].count : (guint) atoi (argv[2]));

  return cb_shell_test_run ();
}
