/* test-setup.c - the set-up page of every game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-display.h"
#include "cb-shell-test.h"

#include "cb-game-views.h"
#include "cb-setup.h"

#include <string.h>

static CbSetup *
new_setup (const CbGameView *view)
{
  CbSetup *setup = g_object_ref_sink (g_object_new (CB_TYPE_SETUP, NULL));

  cb_setup_set_view (setup, view);

  return setup;
}

static void
forget (const CbKind *kind)
{
  static const char *const keys[] = { "names", "seats", "first", "options" };
  g_autofree char *path = g_strdup_printf ("/io/github/cheeseboard/Cheeseboard/games/%s/",
                                           kind->id);
  g_autoptr (GSettings) settings =
    g_settings_new_with_path ("io.github.cheeseboard.Cheeseboard.game", path);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
}

/* A row for every seat and every option, with its words. */
static void
test_rows (gconstpointer data)
{
  const CbGameView *view = data;
  CbSetup *setup = new_setup (view);

  for (guint i = 0; i < view->kind->max_seats; i++)
    {
      CbSeatRow *row = cb_setup_get_seat_row (setup, i);

      g_assert_nonnull (row);
      g_assert_cmpint (gtk_widget_get_visible (GTK_WIDGET (row)), ==, i < view->kind->min_seats);
      g_assert_cmpstr (cb_seat_row_get_name (row), !=, "");
    }
  for (guint i = 0; i < view->kind->n_options; i++)
    {
      GtkWidget *row = cb_option_row_get_widget (cb_setup_get_option_row (setup, i));

      g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==,
                       view->kind->options[i].title);
      g_assert_true (gtk_widget_is_ancestor (row, GTK_WIDGET (setup)));
    }

  g_assert_finalize_object (setup);
}

/* Every value of every option can be chosen, and the plan says the same. */
static void
test_options (gconstpointer data)
{
  const CbGameView *view = data;
  CbSetup *setup = new_setup (view);

  for (guint i = 0; i < view->kind->n_options; i++)
    for (guint v = view->kind->options[i].min; v <= view->kind->options[i].max; v++)
      {
        guint length = cb_option_get_length (&view->kind->options[i]);
        guint8 value[CB_OPTION_MAX_LENGTH], shown[CB_OPTION_MAX_LENGTH];

        memset (value, (int) v, sizeof value);
        cb_option_row_set_value (cb_setup_get_option_row (setup, i), value);
        cb_option_row_get_value (cb_setup_get_option_row (setup, i), shown);
        g_assert_cmpmem (shown, length, value, length);
        g_assert_cmpmem (cb_setup_get_plan (setup)->ruleset.value[i], length, value, length);
      }

  g_assert_finalize_object (setup);
}

static void
test_follows_seats (gconstpointer data)
{
  const CbGameView *view = data;
  CbSetup *setup = new_setup (view);

  for (guint n = view->kind->max_seats; n >= view->kind->min_seats; n--)
    {
      CbRuleset ruleset;

      cb_setup_set_n_seats (setup, n);
      cb_kind_reset_ruleset (view->kind, n, &ruleset);
      for (guint i = 0; i < view->kind->n_options; i++)
        {
          guint8 shown[CB_OPTION_MAX_LENGTH];

          cb_option_row_get_value (cb_setup_get_option_row (setup, i), shown);
          g_assert_cmpuint (shown[0], ==, ruleset.value[i][0]);
        }
      for (guint i = 0; i < view->kind->max_seats; i++)
        g_assert_cmpint (gtk_widget_get_visible (GTK_WIDGET (cb_setup_get_seat_row (setup, i))),
                         ==, i < n);
    }

  g_assert_finalize_object (setup);
}

/* What was started with is there the next time, and makes the game. */
static void
test_remembered (gconstpointer data)
{
  const CbGameView *view = data;
  CbSetup *setup = new_setup (view);
  g_autoptr (CbSession) session = NULL;
  CbRuleset ruleset;

  cb_setup_set_n_seats (setup, view->kind->max_seats);
  cb_seat_row_set_name (cb_setup_get_seat_row (setup, 0), "  Ada ");
  cb_seat_row_set_name (cb_setup_get_seat_row (setup, 1), "");
  cb_seat_row_set_controller (cb_setup_get_seat_row (setup, 1), CB_CONTROLLER_HUMAN);
  for (guint i = 0; i < view->kind->n_options; i++)
    {
      guint8 value[CB_OPTION_MAX_LENGTH];

      memset (value, view->kind->options[i].max, sizeof value);
      cb_option_row_set_value (cb_setup_get_option_row (setup, i), value);
    }
  ruleset = cb_setup_get_plan (setup)->ruleset;
  g_signal_emit_by_name (cb_setup_get_start (setup), "clicked");

  session = cb_plan_new_session (cb_setup_get_plan (setup));
  g_assert_cmpstr (cb_session_get_name (session, 0), ==, "Ada");
  g_assert_cmpstr (cb_session_get_name (session, 1), ==, "Brie");
  g_assert_cmpint (cb_session_get_controller (session, 1), ==, CB_CONTROLLER_HUMAN);
  g_assert_cmpmem (cb_session_get_ruleset (session), sizeof ruleset, &ruleset, sizeof ruleset);
  g_assert_finalize_object (setup);

  setup = new_setup (view);
  g_assert_cmpuint (cb_setup_get_plan (setup)->n_seats, ==, view->kind->max_seats);
  g_assert_cmpstr (cb_seat_row_get_name (cb_setup_get_seat_row (setup, 0)), ==, "Ada");
  g_assert_cmpint (cb_seat_row_get_controller (cb_setup_get_seat_row (setup, 1)), ==,
                   CB_CONTROLLER_HUMAN);
  g_assert_cmpmem (&cb_setup_get_plan (setup)->ruleset, sizeof ruleset, &ruleset, sizeof ruleset);
  g_assert_finalize_object (setup);
  forget (view->kind);
}

/* One page serves all games in turn. */
static void
test_all_in_turn (void)
{
  CbSetup *setup = g_object_ref_sink (g_object_new (CB_TYPE_SETUP, NULL));

  for (guint i = 0; i < 2 * cb_game_views_get_n_views (); i++)
    {
      const CbGameView *view = cb_game_views_get_view (i % cb_game_views_get_n_views ());

      cb_setup_set_view (setup, view);
      g_assert_true (cb_setup_get_plan (setup)->kind == view->kind);
      g_assert_cmpuint (cb_shell_test_count (GTK_WIDGET (setup), CB_TYPE_SEAT_ROW), ==,
                        view->kind->max_seats);
    }

  g_assert_finalize_object (setup);
}

/* With the longest names, no row asks for more than the narrowest window has. */
static void
test_narrow (gconstpointer data)
{
  CbSetup *setup = new_setup (data);
  int width;

  cb_seat_row_set_name (cb_setup_get_seat_row (setup, 0),
                        "Maximiliane Josephine von Wensleydale-Stilton");
  gtk_widget_measure (GTK_WIDGET (setup), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
  g_assert_finalize_object (setup);
}

/* Whoever opens the list of a seat in a narrow window sees all of it. */
static void
test_controllers_in_sight (gconstpointer data)
{
  CbSetup *setup = new_setup (data);
  GtkWidget *window = adw_window_new (), *list;
  GtkAdjustment *heights;

  adw_window_set_content (ADW_WINDOW (window), GTK_WIDGET (setup));
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  gtk_window_present (GTK_WINDOW (window));
  cb_display_wait_frame (window);
  list = cb_shell_test_find (GTK_WIDGET (cb_setup_get_seat_row (setup, 0)), GTK_TYPE_DROP_DOWN, 0);
  gtk_widget_activate (list);
  heights = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (cb_shell_test_find (list, GTK_TYPE_SCROLLED_WINDOW, 0)));
  while (gtk_adjustment_get_page_size (heights) <= 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpfloat (gtk_adjustment_get_upper (heights), <=,
                     gtk_adjustment_get_page_size (heights));
  gtk_popover_popdown (GTK_POPOVER (cb_shell_test_find (list, GTK_TYPE_POPOVER, 0)));
  cb_display_wait_frame (window);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (setup);
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char    *name;
    GTestDataFunc  func;
  } tests[] = {
    { "rows", test_rows },
    { "options", test_options },
    { "follows-seats", test_follows_seats },
    { "remembered", test_remembered },
    { "narrow", test_narrow },
    { "controllers-in-sight", test_controllers_in_sight },
  };

  if (!cb_shell_test_init (&argc, &argv))
    return 0;

  for (guint i = 0; i < cb_game_views_get_n_views (); i++)
    for (guint j = 0; j < G_N_ELEMENTS (tests); j++)
      {
        const CbGameView *view = cb_game_views_get_view (i);
        g_autofree char *path = g_strdup_printf ("/setup/%s/%s", view->kind->id, tests[j].name);

        g_test_add_data_func (path, view, tests[j].func);
      }
  g_test_add_func ("/setup/all-in-turn", test_all_in_turn);

  return cb_shell_test_run ();
}
