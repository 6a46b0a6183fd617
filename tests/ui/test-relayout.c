/* test-relayout.c - whatever is laid out again asks for nothing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-language-test.h"

#include "cb-display.h"
#include "cb-game-views.h"
#include "cb-shell-test.h"
#include "cb-table-private.h"

/* The smallest, one that lies on its side, and one with room at its side. */
static const CbTestSize sizes[] = {
  { "smallest", 360, 294 },
  { "low", 640, 294 },
  { "wide", 800, 600 },
};

/* With as many players as there can be. */
static const char *const games[] = {
  "cheese-rescue-4.cheese", "bon-appetit-6.cheese", "chateau-roquefort-4.cheese",
};

static gboolean
is_ours (GtkWidget *widget)
{
  return g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Cb");
}

/* Lays a widget out within a parent that keeps its place: a size that is asked for
 * meanwhile is forgotten there, and GTK warns of it when it draws. */
static void
lay_out (GtkWidget *widget,
         CbWindow  *window)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  g_test_message ("%s", G_OBJECT_TYPE_NAME (widget));
  gtk_widget_queue_allocate (widget);
  if (gtk_widget_get_parent (parent) != NULL)
    gtk_widget_queue_allocate (gtk_widget_get_parent (parent));
  cb_display_wait_frame (GTK_WIDGET (window));
}

/* One of each type. */
static void
collect (GtkWidget  *widget,
         GHashTable *found)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (is_ours (widget) && !GTK_IS_WINDOW (widget))
    g_hash_table_insert (found, GSIZE_TO_POINTER (G_OBJECT_TYPE (widget)), widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, found);
}

static void
check (CbWindow *window)
{
  g_autoptr (GHashTable) found = g_hash_table_new (NULL, NULL);
  g_autoptr (GList) widgets = NULL;

  for (guint i = 0; i < 3; i++)
    cb_shell_test_settle ();
  collect (GTK_WIDGET (window), found);
  g_assert_cmpuint (g_hash_table_size (found), >, 0);
  widgets = g_hash_table_get_values (found);
  for (GList *widget = widgets; widget != NULL; widget = widget->next)
    lay_out (widget->data, window);
}

static void
test_pages (gconstpointer data)
{
  CbWindow *window = cb_language_test_window (data);

  check (window);
  for (guint i = 0; i < cb_game_views_get_n_views (); i++)
    {
      cb_window_show_setup (window, cb_game_views_get_view (i));
      check (window);
      cb_shell_test_activate (window, "win.rules");
      check (window);
    }
  cb_shell_test_close (window);
}

static void
test_shelf (gconstpointer data)
{
  CbWindow *window = cb_language_test_window (data);

  cb_language_test_open (window, games[0], TRUE);
  cb_language_test_show_shelf (window);
  check (window);
  cb_language_test_show_players (window);
  check (window);
  cb_shell_test_close (window);
}

/* The curtain, the game, the list of its moves, a look back, and its end. */
static void
test_tables (gconstpointer data)
{
  CbWindow *window = cb_language_test_window (data);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      cb_language_test_open (window, games[i], FALSE);
      check (window);
      gtk_widget_activate_action (GTK_WIDGET (window->table), "table.lift-curtain", NULL);
      check (window);
      cb_table_set_history_shown (window->table, TRUE);
      check (window);
      cb_table_set_history_shown (window->table, FALSE);
      cb_table_review (window->table, 1);
      check (window);
      cb_language_test_open (window, games[i], TRUE);
      check (window);
    }
  cb_shell_test_close (window);
}

static void
test_lessons (gconstpointer data)
{
  CbWindow *window = cb_language_test_window (data);

  for (guint i = 0; i < cb_game_views_get_n_views (); i++)
    {
      cb_window_learn (window, cb_game_views_get_view (i));
      check (window);
    }
  cb_shell_test_close (window);
}

static void
test_large (gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  test_tables (data);
  test_lessons (data);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

static void
add (const char    *name,
     GTestDataFunc  func)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/relayout/%s/%s", name, sizes[i].name);

      g_test_add_data_func (path, &sizes[i], func);
    }
}

int
main (int    argc,
      char **argv)
{
  if (!cb_language_test_init (&argc, &argv))
    return 0;

  add ("pages", test_pages);
  add ("shelf", test_shelf);
  add ("tables", test_tables);
  add ("lessons", test_lessons);
  add ("large", test_large);

  return cb_language_test_run ();
}
