/* test-menu.c - the primary menu and what hangs off it, by keyboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-shell-test.h"
#include "cb-ui-test.h"

#include "cb-game-views.h"
#include "cb-typing.h"
#include "cb-window-private.h"

/**
 * Dialog:
 * @action: opens it
 * @text: is on it, and on nothing else
 */
typedef struct
{
  const char *action;
  const char *text;
} Dialog;

static const Dialog dialogs[] = {
  { "preferences", "Preferences" },
  { "shortcuts", "Keyboard Shortcuts" },
  { "about", "The Cheeseboard contributors" },
};

/* The window that shows a text: newer versions show what was a window of its
 * own inside the first one. */
static GtkWidget *
find_window (const char *text)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *window = windows; window != NULL; window = window->next)
    if (cb_shell_test_says (window->data, text))
      return window->data;

  return NULL;
}

static GtkWidget *
wait_for_text (const char *text)
{
  GtkWidget *window;

  while ((window = find_window (text)) == NULL)
    g_main_context_iteration (NULL, TRUE);

  return window;
}

static void
wait_for_end (const char *text)
{
  while (find_window (text) != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* Newer versions of xdotool hold Alt with F10, unless they get the code of it. */
static char *
dup_code (guint keyval)
{
  g_autofree GdkKeymapKey *keys = NULL;
  int n_keys;

  g_assert_true (gdk_display_map_keyval (gdk_display_get_default (), keyval, &keys, &n_keys));

  return g_strdup_printf ("%u", keys[0].keycode);
}

/* F10 opens the menu wherever the focus is, and Escape closes it. */
static void
test_f10 (void)
{
  static const char text[] = "About Cheeseboard";
  g_autofree char *f10 = dup_code (GDK_KEY_F10);
  CbWindow *window;

  if (!cb_ui_test_has_keys ())
    return;

  window = cb_shell_test_window ();
  g_assert_null (find_window (text));
  cb_ui_test_press (GTK_WIDGET (window), f10);
  wait_for_text (text);
  cb_ui_test_press (GTK_WIDGET (window), "Escape");
  wait_for_end (text);
  cb_shell_test_close (window);
}

/* Each item has the name that it shows, and does not leave it to a label. */
static void
check_items (GtkWidget *widget,
             guint     *n_items)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  if (gtk_accessible_get_accessible_role (accessible) == GTK_ACCESSIBLE_ROLE_MENU_ITEM)
    {
      GtkWidget *label = cb_shell_test_find (widget, GTK_TYPE_LABEL, 0);

      gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           gtk_label_get_text (GTK_LABEL (label)));
      g_assert_false (gtk_test_accessible_has_relation (accessible,
                                                        GTK_ACCESSIBLE_RELATION_LABELLED_BY));
      (*n_items)++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_items (child, n_items);
}

static void
test_names (void)
{
  CbWindow *window = cb_shell_test_window ();
  guint n_items = 0;

  cb_shell_test_activate (window, "win.menu");
  wait_for_text ("About Cheeseboard");
  check_items (GTK_WIDGET (gtk_menu_button_get_popover (window->menu_button)), &n_items);
  g_assert_cmpuint (n_items, >, 5);
  gtk_menu_button_popdown (window->menu_button);
  wait_for_end ("About Cheeseboard");
  cb_shell_test_close (window);
}

/* The menu of a table that gets narrow while it is open has one item more, and each
 * frame is drawn whole: GTK would warn. */
static void
test_narrow (void)
{
  CbWindow *window = cb_shell_test_window ();

  cb_window_show_setup (window, cb_game_views_get_view (0));
  cb_window_start (window);
  cb_shell_test_settle ();
  cb_shell_test_activate (window, "win.menu");
  wait_for_text ("About Cheeseboard");
  g_assert_null (find_window ("Move History"));
  gtk_window_set_default_size (GTK_WINDOW (window), 480, 640);
  wait_for_text ("Move History");
  gtk_menu_button_popdown (window->menu_button);
  wait_for_end ("Move History");
  g_settings_reset (window->settings, "window-width");
  g_settings_reset (window->settings, "window-height");
  cb_shell_test_close (window);
}

static gboolean
has_focus (CbWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (window->table));
}

/* The item for typing puts the focus into the entry, and later back on the board. */
static void
test_type (void)
{
  CbWindow *window = cb_shell_test_window ();
  GtkWidget *typing;

  cb_window_show_setup (window, cb_game_views_get_view (0));
  cb_window_start (window);
  cb_shell_test_settle ();
  cb_shell_test_activate (window, "win.menu");
  wait_for_text ("Type a Move");
  cb_shell_test_activate (window, "win.type");
  gtk_menu_button_popdown (window->menu_button);
  wait_for_end ("Type a Move");
  cb_shell_test_settle ();
  typing = cb_shell_test_find (GTK_WIDGET (window), CB_TYPE_TYPING, 0);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), typing));
  gtk_widget_activate_action (typing, "table.stop-typing", NULL);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)),
                                         GTK_WIDGET (cb_table_get_board (window->table))));
  cb_shell_test_close (window);
}

/* The keys of the table work after the menu was open, and Escape leaves the rules. */
static void
test_table_keys (void)
{
  static const char text[] = "About Cheeseboard";
  g_autofree char *f10 = dup_code (GDK_KEY_F10);
  CbWindow *window;

  if (!cb_ui_test_has_keys ())
    return;

  window = cb_shell_test_window ();
  cb_window_show_setup (window, cb_game_views_get_view (0));
  cb_window_start (window);
  cb_shell_test_settle ();
  g_assert_true (has_focus (window));
  cb_ui_test_press (GTK_WIDGET (window), f10);
  wait_for_text (text);
  cb_ui_test_press (GTK_WIDGET (window), "Escape");
  wait_for_end (text);
  cb_shell_test_settle ();
  g_assert_true (has_focus (window));

  g_action_group_activate_action (G_ACTION_GROUP (window), "rules", NULL);
  cb_shell_test_settle ();
  g_assert_cmpstr (cb_window_get_page (window), ==, CB_PAGE_RULES);
  cb_ui_test_press (GTK_WIDGET (window), "Escape");
  while (!g_str_equal (cb_window_get_page (window), CB_PAGE_TABLE))
    g_main_context_iteration (NULL, TRUE);
  cb_shell_test_close (window);
}

static void
test_escape (gconstpointer data)
{
  const Dialog *dialog = data;
  CbWindow *window;

  if (!cb_ui_test_has_keys ())
    return;

  window = cb_shell_test_window ();
  g_assert_null (find_window (dialog->text));
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), dialog->action,
                                  NULL);
  cb_ui_test_press (wait_for_text (dialog->text), "Escape");
  wait_for_end (dialog->text);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window)));
  cb_shell_test_close (window);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_shell_test_init (&argc, &argv))
    return 0;

  g_test_add_func ("/menu/f10", test_f10);
  g_test_add_func ("/menu/narrow", test_narrow);
  g_test_add_func ("/menu/names", test_names);
  g_test_add_func ("/menu/type", test_type);
  g_test_add_func ("/menu/table-keys", test_table_keys);
  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      g_autofree char *path = g_strdup_printf ("/menu/escape/%s", dialogs[i].action);

      g_test_add_data_func (path, &dialogs[i], test_escape);
    }

  return cb_shell_test_run ();
}
