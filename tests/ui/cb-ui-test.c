/* cb-ui-test.c - what tests with a display share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-ui-test.h"

#include "cb-display.h"
#include "cb-ui.h"

#include <gdk/x11/gdkx.h>

static void
load_style (const char *resource)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, resource);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

gboolean
cb_ui_test_init (int    *argc,
                 char ***argv)
{
  if (!cb_display_init (argc, argv))
    return FALSE;

  load_style (CB_RESOURCE_PATH "style.css");
  load_style (CB_RESOURCE_PATH "table.css");

  return TRUE;
}

static gboolean
key_seen_cb (gboolean *seen)
{
  *seen = TRUE;

  return GDK_EVENT_PROPAGATE;
}

GtkWidget *
cb_ui_test_show (GtkWidget *child,
                 int        width,
                 int        height)
{
  GtkWidget *window = adw_window_new ();

  adw_window_set_content (ADW_WINDOW (window), child);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (window))
    g_main_context_iteration (NULL, TRUE);
  cb_ui_test_settle ();

  return window;
}

void
cb_ui_test_close (GtkWidget *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  cb_ui_test_settle ();
}

void
cb_ui_test_settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

gboolean
cb_ui_test_has_keys (void)
{
  g_autofree char *path = g_find_program_in_path ("xdotool");

  if (path == NULL)
    g_test_skip ("There is no xdotool");

  return path != NULL;
}

static void
run_xdotool (const char *command,
             const char *argument)
{
  const char *argv[] = { "xdotool", command, argument, NULL };
  g_autoptr (GError) error = NULL;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL,
                &error);
  g_assert_no_error (error);
}

static gulong
get_xid (GtkWidget *window)
{
  return gdk_x11_surface_get_xid (gtk_native_get_surface (GTK_NATIVE (window)));
}

/* Without a window manager nobody else gives a window the focus. */
static void
focus_window (GtkWidget *window)
{
  g_autofree char *id = g_strdup_printf ("%lu", get_xid (window));

  if (gtk_window_is_active (GTK_WINDOW (window)))
    return;

  run_xdotool ("windowfocus", id);
  while (!gtk_window_is_active (GTK_WINDOW (window)))
    g_main_context_iteration (NULL, TRUE);
}

void
cb_ui_test_press (GtkWidget  *window,
                  const char *key)
{
  focus_window (window);
  run_xdotool ("key", key);
}

void
cb_ui_test_key (GtkWidget  *window,
                const char *key)
{
  GtkEventController *controller = gtk_event_controller_key_new ();
  gboolean seen = FALSE;

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (controller, "key-released", G_CALLBACK (key_seen_cb), &seen);
  gtk_widget_add_controller (window, controller);

  cb_ui_test_press (window, key);
  while (!seen)
    g_main_context_iteration (NULL, TRUE);

  gtk_widget_remove_controller (window, controller);
  cb_ui_test_settle ();
}

CbSession *
cb_ui_test_new_session (const CbTestGame *game,
                        guint             n_humans)
{
  static const char *const names[] = { "Ada", "Brie", "Colby", "Danbo", "Edam", "Feta" };
  g_autoptr (CbDeal) deal = cb_test_deal (game);
  CbRuleset ruleset;
  CbSession *session;

  cb_test_ruleset (game, &ruleset);
  session = cb_session_new (game->kind, &ruleset, deal);
  for (guint seat = 0; seat < game->n_seats; seat++)
    {
      cb_session_set_name (session, (CbSeat) seat, names[seat]);
      if (seat >= n_humans)
        cb_session_set_controller (session, (CbSeat) seat, CB_CONTROLLER_EASY);
    }

  return session;
}

GArray *
cb_ui_test_find_end (CbSession *session)
{
  const CbKind *kind = cb_session_get_kind (session);
  g_autofree CbState *state = cb_kind_copy_state (kind, cb_session_peek_state (session));
  GArray *way = g_array_new (FALSE, FALSE, sizeof (CbMove));
  CbRandom random;

  cb_random_init (&random, 1);
  while (kind->to_move (state) != CB_SEAT_NONE)
    {
      g_autoptr (GArray) moves = cb_kind_dup_moves (kind, state);
      CbMove move = g_array_index (moves, CbMove, cb_random_below (&random, moves->len));

      kind->apply (state, move);
      g_array_append_val (way, move);
    }

  return way;
}
