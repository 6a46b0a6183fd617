/* test-targets.c - whatever a finger may touch is large enough
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-language-test.h"

#include "cb-game-views.h"
#include "cb-shell-test.h"
#include "cb-table-private.h"
#include "cb-target.h"
#include "cb-window-private.h"

#define FINGER 44
/* Cells and arrows of a board that has all of a narrow window; there are up to nine in a
 * row. */
#define CELL   34

/* What every window of the desktop has, and what only shows how far one has scrolled. */
static gboolean
is_foreign (GtkWidget *widget)
{
  static const char *const types[] = {
    "AdwSheetControls", "GtkScrollbar", "GtkWindowControls", NULL,
  };

  return g_strv_contains (types, G_OBJECT_TYPE_NAME (widget));
}

/* What shows the choice of a closed list is no row of it. */
static gboolean
is_choice (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_TOGGLE_BUTTON) != NULL ||
         gtk_widget_get_ancestor (widget, ADW_TYPE_COMBO_ROW) != NULL;
}

static gboolean
is_row (GtkWidget *widget)
{
  if (GTK_IS_LIST_BOX_ROW (widget))
    return gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget));

  return g_str_equal (gtk_widget_get_css_name (widget), "row") && !is_choice (widget);
}

static gboolean
is_target (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_ENTRY (widget) || GTK_IS_SPIN_BUTTON (widget) ||
         GTK_IS_SWITCH (widget) || CB_IS_TARGET (widget) || is_row (widget) ||
         g_str_equal (gtk_widget_get_css_name (widget), "modelbutton");
}

/* The row around it does the same. */
static gboolean
is_in_row (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, ADW_TYPE_ACTION_ROW) != NULL;
}

static int
get_least (GtkWidget        *widget,
           const CbTestSize *size)
{
  gboolean narrow = size->width < 720;

  if (CB_IS_TARGET (widget))
    return narrow ? CELL : FINGER;
  /* Beside a mouse, lists may be dense. */
  if (!narrow && (is_row (widget) || g_str_equal (gtk_widget_get_css_name (widget), "modelbutton")))
    return 0;

  return FINGER;
}

static void
check_target (GtkWidget        *widget,
              const CbTestSize *size,
              const char       *page)
{
  int least = get_least (widget, size);
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (widget, widget, &area));
  if (area.size.width >= (float) least && area.size.height >= (float) least)
    return;

  g_test_message ("%s, %s: %s “%s” is %.0f × %.0f", size->name, page, G_OBJECT_TYPE_NAME (widget),
                  gtk_widget_get_tooltip_text (widget), area.size.width, area.size.height);
  g_test_fail ();
}

static void
check_tree (GtkWidget        *root,
            const CbTestSize *size,
            const char       *page)
{
  if (is_foreign (root) || !gtk_widget_get_mapped (root) || !gtk_widget_get_can_target (root))
    return;

  if (is_target (root) && !(GTK_IS_SWITCH (root) && is_in_row (root)))
    check_target (root, size, page);
  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL; child = gtk_widget_get_next_sibling (child))
    check_tree (child, size, page);
}

static void
check (const CbTestSize *size,
       const char       *page)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  cb_shell_test_settle ();
  for (GList *window = windows; window != NULL; window = window->next)
    check_tree (window->data, size, page);
}

static void
test_home (gconstpointer data)
{
  CbWindow *window = cb_language_test_window (data);
  GtkMenuButton *menu = GTK_MENU_BUTTON (window->menu_button);

  cb_language_test_open (window, cb_test_games[0].file, FALSE);
  cb_shell_test_activate (window, "win.back");
  check (data, "home");
  gtk_menu_button_popup (menu);
  check (data, "menu");
  gtk_menu_button_popdown (menu);
  cb_shell_test_close (window);
}

static void
test_setup (gconstpointer data)
{
  CbWindow *window = cb_language_test_window (data);

  for (guint i = 0; i < cb_game_views_get_n_views (); i++)
    {
      const CbGameView *view = cb_game_views_get_view (i);

      cb_window_show_setup (window, view);
      cb_setup_set_n_seats (cb_window_get_setup (window), view->kind->max_seats);
      check (data, view->kind->id);
      cb_shell_test_activate (window, "win.rules");
      check (data, "rules");
    }
  cb_shell_test_close (window);
}

static void
test_shelf (gconstpointer data)
{
  CbWindow *window = cb_language_test_window (data);

  cb_language_test_open (window, cb_test_games[0].file, TRUE);
  cb_language_test_show_shelf (window);
  cb_shelf_page_set_selecting (window->shelf_page, TRUE);
  check (data, "shelf");
  cb_language_test_show_players (window);
  check (data, "players");
  cb_shell_test_close (window);
}

/* The curtain, the game, the list of its moves, a look back, and its end. */
static void
test_tables (gconstpointer data)
{
  CbWindow *window = cb_language_test_window (data);

  for (guint i = 0; i < G_N_ELEMENTS (cb_test_games); i++)
    {
      cb_language_test_open (window, cb_test_games[i].file, FALSE);
      check (data, cb_test_games[i].name);
      gtk_widget_activate_action (GTK_WIDGET (window->table), "table.lift-curtain", NULL);
      check (data, cb_test_games[i].name);
      cb_table_set_history_shown (window->table, TRUE);
      check (data, "history");
      cb_table_set_history_shown (window->table, FALSE);
      cb_telling_review (cb_board_get_telling (cb_table_get_board (window->table)), 1);
      check (data, "look back");
      cb_language_test_open (window, cb_test_games[i].file, TRUE);
      check (data, "result");
    }
  cb_shell_test_close (window);
}

static void
test_dialogs (gconstpointer data)
{
  static const char *const actions[] = { "preferences", "shortcuts" };
  CbWindow *window = cb_language_test_window (data);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), actions[i],
                                      NULL);
      check (data, actions[i]);
      gtk_widget_activate_action (cb_language_test_find_dialog (), "window.close", NULL);
      cb_shell_test_settle ();
    }
  cb_shell_test_close (window);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_language_test_init (&argc, &argv))
    return 0;

  cb_language_test_add ("targets/home", test_home);
  cb_language_test_add ("targets/setup", test_setup);
  cb_language_test_add ("targets/shelf", test_shelf);
  cb_language_test_add ("targets/tables", test_tables);
  cb_language_test_add ("targets/dialogs", test_dialogs);

  return cb_language_test_run ();
}
