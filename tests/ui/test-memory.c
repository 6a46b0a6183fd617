/* test-memory.c - nothing stays of what is gone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-shell-test.h"

#include "cb-application.h"
#include "cb-home-card.h"
#include "cb-setup.h"
#include "cb-game-views.h"
#include "cb-window-private.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

#define SCHEMA      "io.github.cheeseboard.Cheeseboard"
#define BLOCK       (4 * 1024 * 1024)
#define N_THREADS   6

static void
gone_cb (gpointer  user_data,
         GObject  *object)
{
  g_hash_table_remove (user_data, object);
}

/* Remembers an object as long as it lives. */
static void
watch_object (GHashTable *watched,
              gpointer    object)
{
  if (g_hash_table_add (watched, object))
    g_object_weak_ref (object, gone_cb, watched);
}

/* A widget and all within it, but not the tooltip: GTK keeps one for all windows. */
static void
watch_widgets (GHashTable *watched,
               GtkWidget  *widget)
{
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkTooltipWindow"))
    return;

  watch_object (watched, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    watch_widgets (watched, child);
}

static GHashTable *
watch_window (CbWindow *window)
{
  GHashTable *watched = g_hash_table_new (NULL, NULL);

  watch_widgets (watched, GTK_WIDGET (window));

  return watched;
}

static void
free_watched (GHashTable *watched)
{
  g_autofree gpointer *objects = g_hash_table_get_keys_as_array (watched, NULL);

  for (guint i = 0; objects[i] != NULL; i++)
    g_object_weak_unref (objects[i], gone_cb, watched);
  g_hash_table_unref (watched);
}

/* What still lives is in the window, if there is one. */
static void
check_watched (GHashTable *watched,
               CbWindow   *window)
{
  GHashTableIter iter;
  gpointer object;

  g_hash_table_iter_init (&iter, watched);
  while (g_hash_table_iter_next (&iter, &object, NULL))
    if (window == NULL || !GTK_IS_WIDGET (object) ||
        gtk_widget_get_root (object) != GTK_ROOT (window))
      g_error ("A %s is left", G_OBJECT_TYPE_NAME (object));
  free_watched (watched);
}

static CbSession *
start_game (CbWindow         *window,
            const CbGameView *view)
{
  GtkWidget *root = GTK_WIDGET (window);
  GtkWidget *card = NULL;
  CbSetup *setup;

  for (guint i = 0; card == NULL || cb_home_card_get_view (CB_HOME_CARD (card)) != view; i++)
    card = cb_shell_test_find (root, CB_TYPE_HOME_CARD, i);
  cb_shell_test_press (card);
  setup = CB_SETUP (cb_shell_test_find (root, CB_TYPE_SETUP, 0));
  for (guint i = 0; i < view->kind->max_seats; i++)
    cb_seat_row_set_controller (cb_setup_get_seat_row (setup, i), CB_CONTROLLER_EASY);
  cb_shell_test_press (cb_setup_get_start (setup));

  return cb_window_get_session (window);
}

static void
play_to_end (CbSession *session)
{
  while (cb_session_get_turn (session) != CB_SEAT_NONE)
    g_main_context_iteration (NULL, TRUE);
  cb_shell_test_settle ();
}

static CbWindow *
open_window (void)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  return cb_shell_test_window ();
}

static void
close_window (CbWindow *window)
{
  cb_shell_test_close (window);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
}

/* When the next game has begun, nothing of the last one is left. */
static void
test_games (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA);
  CbWindow *window = open_window ();

  g_settings_set_string (settings, "pace", "off");
  for (guint i = 0; i < cb_game_views_get_n_views (); i++)
    {
      const CbGameView *view = cb_game_views_get_view (i);
      CbSession *session = start_game (window, view);
      GHashTable *watched;

      play_to_end (session);
      watched = watch_window (window);
      watch_object (watched, session);
      cb_shell_test_activate (window, "win.back");
      start_game (window, cb_game_views_get_view ((i + 1) % cb_game_views_get_n_views ()));
      check_watched (watched, window);
      cb_shell_test_activate (window, "win.back");
    }
  g_settings_reset (settings, "pace");
  close_window (window);
}

/* What the menu of the window has been made of. */
static void
watch_menu (GHashTable *watched,
            CbWindow   *window)
{
  GMenuModel *menu;

  cb_window_fill_menu (window);
  menu = gtk_menu_button_get_menu_model (window->menu_button);
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);

      watch_object (watched, section);
    }
}

/* However often the language changes, the menu does not become more. */
static void
test_menu (void)
{
  GHashTable *watched = g_hash_table_new (NULL, NULL);
  CbWindow *window = open_window ();
  guint n_sections;

  watch_menu (watched, window);
  n_sections = g_hash_table_size (watched);
  cb_application_speak (CB_APPLICATION (g_application_get_default ()), "fr");
  cb_shell_test_settle ();
  watch_menu (watched, window);
  g_assert_cmpuint (g_hash_table_size (watched), ==, n_sections);
  cb_application_speak (CB_APPLICATION (g_application_get_default ()), "en");
  close_window (window);
  free_watched (watched);
}

/* In another language, nothing is left of the pages that spoke the last one. */
static void
test_languages (void)
{
  CbApplication *application;
  CbWindow *window = open_window ();
  GHashTable *watched;

  application = CB_APPLICATION (g_application_get_default ());
  start_game (window, cb_game_views_get_view (0));
  cb_shell_test_activate (window, "win.rules");
  watched = watch_window (window);
  cb_application_speak (application, "fr");
  cb_shell_test_settle ();
  check_watched (watched, window);
  cb_application_speak (application, "en");
  close_window (window);
}

/* Nothing is left of a window that is closed, whatever it has shown. */
static void
test_window (void)
{
  CbWindow *window = open_window ();
  CbSession *session = start_game (window, cb_game_views_get_view (0));
  GHashTable *watched;

  cb_shell_test_activate (window, "win.rules");
  watched = watch_window (window);
  watch_object (watched, session);
  close_window (window);
  check_watched (watched, NULL);
}

#ifdef __GLIBC__
/**
 * Blocks:
 * @mutex: held by the thread that uses a block
 * @all_began: signalled when all threads have begun
 * @n_began: how many have
 */
typedef struct
{
  GMutex mutex;
  GCond  all_began;
  guint  n_began;
} Blocks;

static void
use_block (void)
{
  volatile char *block = g_malloc (BLOCK);

  for (guint i = 0; i < BLOCK; i += 1024)
    block[i] = 1;
  g_free ((gpointer) block);
}

static gpointer
thread_began_cb (gpointer data)
{
  Blocks *self = data;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  /* A thread is given an arena when it first asks for memory. */
  g_free (g_malloc (BLOCK / 1024));
  if (++self->n_began == N_THREADS)
    g_cond_broadcast (&self->all_began);
  while (self->n_began < N_THREADS)
    g_cond_wait (&self->all_began, &self->mutex);
  use_block ();

  return NULL;
}

/* What one thread needed for a moment is there for the next, whichever that is: there may
 * be a block for each arena, and a little beside, but never one for each thread. */
static void
test_blocks (void)
{
  gsize before = mallinfo2 ().arena;
  GThread *threads[N_THREADS];
  Blocks blocks = { 0 };

  for (guint i = 0; i < N_THREADS; i++)
    threads[i] = g_thread_new ("block", thread_began_cb, &blocks);
  for (guint i = 0; i < N_THREADS; i++)
    g_thread_join (threads[i]);

  g_assert_cmpuint (mallinfo2 ().arena, <, before + 3 * BLOCK);
}
#endif

int
main (int    argc,
      char **argv)
{
  if (!cb_shell_test_init (&argc, &argv))
    return 0;

#ifdef __GLIBC__
  g_test_add_func ("/memory/blocks", test_blocks);
#endif
  g_test_add_func ("/memory/games", test_games);
  g_test_add_func ("/memory/languages", test_languages);
  g_test_add_func ("/memory/menu", test_menu);
  g_test_add_func ("/memory/window", test_window);

  return cb_shell_test_run ();
}
