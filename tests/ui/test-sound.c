/* test-sound.c - the window: sound on and off, by key, preference and desktop
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-game-views.h"
#include "cb-preferences.h"
#include "cb-shell-test.h"
#include "cb-ui-test.h"
#include "cb-window-private.h"

static CbWindow *
start_game (void)
{
  CbWindow *window = cb_shell_test_window ();

  cb_window_show_setup (window, cb_game_views_get_view (0));
  cb_shell_test_press (cb_setup_get_start (window->setup));
  cb_shell_test_settle ();

  return window;
}

static void
allow (gboolean allowed)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", allowed, NULL);
}

static gboolean
has_sound_libraries (void)
{
  g_autofree char *maps = NULL;

  g_assert_true (g_file_get_contents ("/proc/self/maps", &maps, NULL, NULL));

  return strstr (maps, "/libpulse") != NULL;
}

/* The page that the program begins with needs none of the libraries of sound, which are
 * many; they are there when a game is. Must be the first test, as they stay. */
static void
test_loaded_late (void)
{
  CbWindow *window;

  if (!g_file_test ("/proc/self/maps", G_FILE_TEST_EXISTS))
    {
      g_test_skip ("nobody tells which libraries there are");
      return;
    }

  window = cb_shell_test_window ();
  g_assert_false (has_sound_libraries ());
  g_settings_set_boolean (window->settings, "sound", FALSE);
  cb_window_show_setup (window, cb_game_views_get_view (0));
  cb_shell_test_settle ();
  g_assert_false (has_sound_libraries ());
  g_settings_reset (window->settings, "sound");
  while (!has_sound_libraries ())
    g_main_context_iteration (NULL, FALSE);
  cb_shell_test_close (window);
}

/* The key says what it did. */
static void
test_key (void)
{
  CbWindow *window;

  if (!cb_ui_test_has_keys ())
    return;

  window = start_game ();
  g_assert_true (cb_speaker_get_enabled (window->speaker));
  cb_ui_test_key (GTK_WIDGET (window), "m");
  g_assert_false (cb_speaker_get_enabled (window->speaker));
  g_assert_cmpstr (cb_messages_get_text (window->messages), ==, "Sound off");
  cb_ui_test_key (GTK_WIDGET (window), "m");
  g_assert_true (cb_speaker_get_enabled (window->speaker));
  g_assert_cmpstr (cb_messages_get_text (window->messages), ==, "Sound on");
  cb_shell_test_close (window);
}

/* Whoever types a name types that letter too. */
static void
test_typing (void)
{
  CbWindow *window;
  GtkWidget *entry;

  if (!cb_ui_test_has_keys ())
    return;

  window = cb_shell_test_window ();
  cb_window_show_setup (window, cb_game_views_get_view (0));
  cb_shell_test_settle ();
  entry = cb_shell_test_find (GTK_WIDGET (window), GTK_TYPE_ENTRY, 0);
  gtk_widget_grab_focus (entry);
  cb_ui_test_key (GTK_WIDGET (window), "m");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "m");
  g_assert_true (cb_speaker_get_enabled (window->speaker));
  cb_shell_test_close (window);
}

/* What the desktop does not want, no preference brings back. */
static void
test_desktop (void)
{
  CbWindow *window = start_game ();

  allow (FALSE);
  g_assert_false (cb_speaker_get_enabled (window->speaker));
  cb_shell_test_activate (window, "win.sound");
  g_assert_true (g_settings_get_boolean (window->settings, "sound"));
  g_assert_cmpstr (cb_messages_get_text (window->messages), ==,
                   "Sounds are turned off in the desktop’s settings");
  allow (TRUE);
  g_assert_true (cb_speaker_get_enabled (window->speaker));
  cb_shell_test_close (window);
}

static void
test_preferences (void)
{
  CbWindow *window = cb_shell_test_window ();
  GtkWidget *page = g_object_ref_sink (cb_preferences_new ());
  GtkWidget *scale = cb_shell_test_find (page, GTK_TYPE_SCALE, 0);
  GtkWidget *toggle = cb_shell_test_find (page, GTK_TYPE_SWITCH, 0);

  g_assert_cmpfloat_with_epsilon (cb_speaker_get_volume (window->speaker), 0.8, 0.001);
  gtk_range_set_value (GTK_RANGE (scale), 0.25);
  g_assert_cmpfloat_with_epsilon (cb_speaker_get_volume (window->speaker), 0.25, 0.001);
  g_assert_true (gtk_widget_is_sensitive (scale));
  gtk_switch_set_active (GTK_SWITCH (toggle), FALSE);
  g_assert_false (cb_speaker_get_enabled (window->speaker));
  g_assert_false (gtk_widget_is_sensitive (scale));

  g_settings_reset (window->settings, "sound");
  g_settings_reset (window->settings, "volume");
  g_object_unref (page);
  cb_shell_test_close (window);
}

/* Nothing can be chosen where it would change nothing. */
static void
test_preferences_desktop (void)
{
  CbWindow *window = cb_shell_test_window ();
  GtkWidget *page;

  allow (FALSE);
  page = g_object_ref_sink (cb_preferences_new ());
  g_assert_false (gtk_widget_is_sensitive (cb_shell_test_find (page, GTK_TYPE_SWITCH, 0)));
  g_assert_false (gtk_widget_is_sensitive (cb_shell_test_find (page, GTK_TYPE_SCALE, 0)));
  allow (TRUE);
  g_object_unref (page);
  cb_shell_test_close (window);
}

static void
heard_cb (char       **heard,
          const char  *sound)
{
  g_free (*heard);
  *heard = g_strdup (sound);
}

static void
test_refused (void)
{
  CbWindow *window = start_game ();
  g_autofree char *heard = NULL;

  g_signal_connect_swapped (cb_table_get_cues (window->table), "cue", G_CALLBACK (heard_cb),
                            &heard);
  cb_board_say (cb_table_get_board (window->table), "Hello");
  g_assert_null (heard);
  cb_board_refuse (cb_table_get_board (window->table), GTK_WIDGET (window->table), "No");
  g_assert_cmpstr (heard, ==, "refused");
  cb_shell_test_close (window);
}

static gboolean
is_heard (CbWindow *window)
{
  return g_signal_handler_find (cb_table_get_cues (window->table), G_SIGNAL_MATCH_FUNC, 0, 0, NULL,
                                cb_speaker_play, NULL) != 0;
}

/* Another language makes another table, and that one is heard too. */
static void
test_translated (void)
{
  CbWindow *window = start_game ();
  CbTable *first = window->table;

  g_assert_true (is_heard (window));
  cb_window_translate (window);
  g_assert_true (window->table != first);
  g_assert_true (is_heard (window));
  cb_shell_test_close (window);
}

/* A server is looked for when the window is in sight, and quietly. */
static void
test_no_server (void)
{
  CbWindow *window = start_game ();

  g_assert_false (cb_speaker_get_ready (window->speaker));
  cb_cues_give (cb_table_get_cues (window->table), "refused");
  cb_shell_test_settle ();
  g_assert_cmpuint (cb_speaker_get_n_voices (window->speaker), ==, 0);
  cb_shell_test_close (window);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_shell_test_init (&argc, &argv))
    return 0;

  g_test_add_func ("/sound/loaded-late", test_loaded_late);
  g_test_add_func ("/sound/key", test_key);
  g_test_add_func ("/sound/typing", test_typing);
  g_test_add_func ("/sound/desktop", test_desktop);
  g_test_add_func ("/sound/preferences", test_preferences);
  g_test_add_func ("/sound/preferences-desktop", test_preferences_desktop);
  g_test_add_func ("/sound/refused", test_refused);
  g_test_add_func ("/sound/translated", test_translated);
  g_test_add_func ("/sound/no-server", test_no_server);

  return cb_shell_test_run ();
}
