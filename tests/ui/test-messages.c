/* test-messages.c - news at any rate
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-display.h"
#include "cb-shell-test.h"
#include "cb-window-private.h"

#define MOST_FRAMES  20
#define STEP         3
#define N_NEWS       4

/* Whatever still moves when the next news comes: none of it may be the end. */
static void
test_rate (void)
{
  CbWindow *window = cb_shell_test_window ();

  for (guint n_frames = 0; n_frames < MOST_FRAMES; n_frames += STEP)
    for (guint i = 0; i < N_NEWS; i++)
      {
        cb_window_say (window, "News %u after %u frames", i, n_frames);
        for (guint frame = 0; frame < n_frames; frame++)
          cb_display_wait_frame (GTK_WIDGET (window));
      }
  cb_shell_test_settle ();
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window), "News 3 after 18 frames"));
  cb_shell_test_close (window);
}

static void
press_close (CbWindow *window)
{
  cb_shell_test_press (cb_shell_test_find (GTK_WIDGET (window->messages), GTK_TYPE_BUTTON, 1));
}

/* What stands gives way to news, and comes back, until it is closed. */
static void
test_standing (void)
{
  CbWindow *window = cb_shell_test_window ();

  cb_messages_set_standing (window->messages, "The disk is full.");
  cb_window_say (window, "Hello");
  g_assert_cmpstr (cb_messages_get_text (window->messages), ==, "Hello");
  press_close (window);
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window->messages), "The disk is full."));
  press_close (window);
  g_assert_null (cb_messages_get_text (window->messages));

  cb_messages_set_standing (window->messages, "The disk is full.");
  g_assert_null (cb_messages_get_text (window->messages));
  cb_messages_set_standing (window->messages, "The disk is gone.");
  g_assert_cmpstr (cb_messages_get_text (window->messages), ==, "The disk is gone.");
  cb_messages_set_standing (window->messages, NULL);
  g_assert_null (cb_messages_get_text (window->messages));
  cb_shell_test_close (window);
}

static void
offered_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  (*(guint *) user_data)++;
}

/* Something can be done about it once, and not about what is said next. */
static void
test_offer (void)
{
  CbWindow *window = cb_shell_test_window ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("offered", NULL);
  GtkWidget *button = cb_shell_test_find (GTK_WIDGET (window->messages), GTK_TYPE_BUTTON, 0);
  guint n = 0;

  g_signal_connect (action, "activate", G_CALLBACK (offered_cb), &n);
  g_action_map_add_action (G_ACTION_MAP (window), G_ACTION (action));
  cb_messages_offer (window->messages, "Gone", "Bring _Back", "win.offered");
  g_assert_true (gtk_widget_get_visible (button));
  cb_shell_test_press (button);
  g_assert_cmpuint (n, ==, 1);
  g_assert_null (cb_messages_get_text (window->messages));

  cb_messages_offer (window->messages, "Gone", "Bring _Back", "win.offered");
  cb_window_say (window, "Hello");
  g_assert_false (gtk_widget_get_visible (button));
  cb_shell_test_close (window);
}

/* What was said is nowhere in the tree once it is closed. */
static void
test_gone (void)
{
  CbWindow *window = cb_shell_test_window ();

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  cb_window_say (window, "Hello");
  cb_shell_test_settle ();
  press_close (window);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (window->messages)));
  cb_shell_test_close (window);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_shell_test_init (&argc, &argv))
    return 0;

  g_test_add_func ("/messages/rate", test_rate);
  g_test_add_func ("/messages/standing", test_standing);
  g_test_add_func ("/messages/offer", test_offer);
  g_test_add_func ("/messages/gone", test_gone);

  return cb_shell_test_run ();
}
