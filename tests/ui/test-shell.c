/* test-shell.c - the window and its pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-shell-test.h"

#include "cb-art.h"
#include "cb-columns.h"
#include "cb-cover.h"
#include "cb-example.h"
#include "cb-game-views.h"
#include "cb-home-card.h"
#include "cb-preferences.h"
#include "cb-rules.h"
#include "cb-setup.h"
#include "cb-shortcuts.h"
#include "cb-table.h"
#include "cb-window-private.h"

#define SCHEMA "io.github.cheeseboard.Cheeseboard"
#define CHILD_WIDTH  300

static gboolean
knows_tables (CbWindow *window)
{
  GtkStyleContext *context = gtk_widget_get_style_context (GTK_WIDGET (window));
  GdkRGBA color;

  return gtk_style_context_lookup_color (context, "cb_rim", &color);
}

/* The home page does not wait for the style of tables. This test comes first, as that stays. */
static void
test_style (void)
{
  CbWindow *window = cb_shell_test_window ();

  g_assert_false (knows_tables (window));
  cb_shell_test_press (gtk_window_get_focus (GTK_WINDOW (window)));
  g_assert_cmpstr (cb_window_get_page (window), ==, "setup");
  g_assert_true (knows_tables (window));

  cb_shell_test_close (window);
}

static void
test_home (void)
{
  CbWindow *window = cb_shell_test_window ();
  GtkWidget *root = GTK_WIDGET (window);

  g_assert_cmpstr (cb_window_get_page (window), ==, "home");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Cheeseboard");
  g_assert_cmpint (gtk_widget_has_css_class (root, "devel"), ==, DEVELOPMENT);
  g_assert_cmpuint (cb_shell_test_count (root, CB_TYPE_HOME_CARD), ==,
                    cb_game_views_get_n_views ());
  g_assert_false (cb_shell_test_says (root, "Continue"));

  for (guint i = 0; i < cb_game_views_get_n_views (); i++)
    {
      const CbGameView *view = cb_game_views_get_view (i);
      GtkWidget *card = cb_shell_test_find (root, CB_TYPE_HOME_CARD, i);

      gtk_test_accessible_assert_role (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_ROLE_BUTTON);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           view->kind->name);
      g_assert_true (cb_shell_test_says (card, view->kind->name));
      g_assert_true (cb_shell_test_says (card, view->summary));
      g_assert_cmpfloat_with_epsilon (cb_art_get_aspect (view->art), CB_COVER_ASPECT, 0.001);
    }

  cb_shell_test_close (window);
}

/* Enter, Enter: from the home page into a game. */
static void
test_enter_enter (void)
{
  const CbGameView *view = cb_game_views_get_view (0);
  CbWindow *window;
  GtkWidget *focus;
  CbSession *session;

  window = cb_shell_test_window ();
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (CB_IS_HOME_CARD (focus));
  g_assert_true (cb_home_card_get_view (CB_HOME_CARD (focus)) == view);
  cb_shell_test_press (focus);
  g_assert_cmpstr (cb_window_get_page (window), ==, "setup");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, view->kind->name);

  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (focus == gtk_window_get_default_widget (GTK_WINDOW (window)));
  cb_shell_test_press (focus);
  g_assert_cmpstr (cb_window_get_page (window), ==, "table");

  session = cb_window_get_session (window);
  g_assert_true (cb_session_get_kind (session) == view->kind);
  g_assert_cmpint (cb_session_get_controller (session, 0), ==, CB_CONTROLLER_HUMAN);
  g_assert_cmpint (cb_session_get_controller (session, 1), !=, CB_CONTROLLER_HUMAN);

  cb_shell_test_activate (window, "win.back");
  g_assert_cmpstr (cb_window_get_page (window), ==, "home");
  g_assert_true (cb_shell_test_says (GTK_WIDGET (window), "Continue"));

  cb_shell_test_close (window);
}

/* Whether the focus comes to a widget of a type by the Tab key alone, in either
 * direction, and the page does not hold it. */
static gboolean
can_reach (CbWindow         *window,
           GType             type,
           GtkDirectionType  direction)
{
  GtkWidget *begin = gtk_window_get_focus (GTK_WINDOW (window));
  GtkWidget *focus;
  gboolean reached = FALSE;

  do
    {
      g_signal_emit_by_name (window, "move-focus", direction);
      focus = gtk_window_get_focus (GTK_WINDOW (window));
      reached |= gtk_widget_get_ancestor (focus, type) != NULL;
    }
  while (focus != begin);

  return reached;
}

static void
test_tab (void)
{
  static const GtkDirectionType directions[] = { GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_BACKWARD };
  GtkSettings *settings = gtk_settings_get_default ();
  CbWindow *window = cb_shell_test_window ();

  /* While one page slides away, the focus can still go there. */
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  cb_shell_test_activate (window, "win.new-game");
  for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
    {
      g_assert_true (can_reach (window, GTK_TYPE_SPIN_BUTTON, directions[i]));
      g_assert_true (can_reach (window, GTK_TYPE_DROP_DOWN, directions[i]));
      g_assert_true (can_reach (window, GTK_TYPE_MENU_BUTTON, directions[i]));
    }
  gtk_settings_reset_property (settings, "gtk-enable-animations");
  cb_shell_test_close (window);
}

static CbWindow *
start_game (const CbGameView *view)
{
  CbWindow *window = cb_shell_test_window ();
  CbSetup *setup;

  cb_shell_test_activate (window, "win.new-game");
  setup = CB_SETUP (cb_shell_test_find (GTK_WIDGET (window), CB_TYPE_SETUP, 0));
  g_assert_true (cb_setup_get_view (setup) == view);
  cb_shell_test_press (cb_setup_get_start (setup));

  return window;
}

static CbTelling *
find_telling (CbWindow *window)
{
  GtkWidget *table = cb_shell_test_find (GTK_WIDGET (window), CB_TYPE_TABLE, 0);

  return cb_table_get_telling (CB_TABLE (table));
}

/* The rules can be read in mid-game; meanwhile the computer players wait. */
static void
test_rules_in_play (void)
{
  const CbGameView *view = cb_game_views_get_view (0);
  CbWindow *window;
  CbSession *session;
  CbTelling *telling;

  window = start_game (view);
  session = cb_window_get_session (window);
  telling = find_telling (window);
  cb_shell_test_activate (window, "win.rules");
  g_assert_cmpstr (cb_window_get_page (window), ==, "rules");
  g_assert_true (cb_telling_get_paused (telling));
  cb_shell_test_activate (window, "win.back");
  g_assert_cmpstr (cb_window_get_page (window), ==, "table");
  g_assert_false (cb_telling_get_paused (telling));
  g_assert_true (cb_window_get_session (window) == session);
  cb_shell_test_close (window);
}

static void
test_undo_actions (void)
{
  const CbGameView *view = cb_game_views_get_view (0);
  CbWindow *window;
  CbSession *session;
  GAction *undo, *redo;
  g_autoptr (GArray) moves = NULL;

  window = start_game (view);
  session = cb_window_get_session (window);
  cb_session_set_held (session, TRUE);
  undo = g_action_map_lookup_action (G_ACTION_MAP (window), "undo");
  redo = g_action_map_lookup_action (G_ACTION_MAP (window), "redo");
  g_assert_false (g_action_get_enabled (undo));

  moves = cb_kind_dup_moves (view->kind, cb_session_peek_state (session));
  cb_session_play (session, g_array_index (moves, CbMove, 0));
  g_assert_true (g_action_get_enabled (undo));
  g_assert_false (g_action_get_enabled (redo));
  cb_shell_test_activate (window, "win.undo");
  g_assert_cmpuint (cb_session_get_ply (session), ==, 0);
  g_assert_true (g_action_get_enabled (redo));
  cb_shell_test_activate (window, "win.redo");
  g_assert_cmpuint (cb_session_get_ply (session), ==, 1);
  cb_shell_test_close (window);
}

/* Where luck alone decides there is no hint to ask for. */
static void
test_hint_action (void)
{
  for (guint i = 0; i < cb_game_views_get_n_views (); i++)
    {
      const CbGameView *view = cb_game_views_get_view (i);
      CbWindow *window = cb_shell_test_window ();
      GAction *hint = g_action_map_lookup_action (G_ACTION_MAP (window), "hint");
      CbSession *session;

      cb_shell_test_press (cb_shell_test_find (GTK_WIDGET (window), CB_TYPE_HOME_CARD, i));
      cb_shell_test_press (cb_setup_get_start (CB_SETUP (cb_shell_test_find (GTK_WIDGET (window),
                                                                             CB_TYPE_SETUP, 0))));
      session = cb_window_get_session (window);
      g_assert_true (cb_session_get_kind (session) == view->kind);
      cb_session_set_controller (session, cb_session_get_turn (session), CB_CONTROLLER_HUMAN);
      g_assert_cmpint (g_action_get_enabled (hint), ==, !view->kind->luck);
      cb_shell_test_close (window);
    }
}

/* Preferences take effect at once. */
static void
test_pace (void)
{
  const CbGameView *view = cb_game_views_get_view (0);
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA);
  CbWindow *window;
  CbTelling *telling;

  window = start_game (view);
  telling = find_telling (window);
  g_assert_cmpuint (cb_telling_get_pace (telling), ==, 900);
  g_settings_set_string (settings, "pace", "slow");
  g_assert_cmpuint (cb_telling_get_pace (telling), ==, 1800);
  g_settings_set_string (settings, "pace", "off");
  g_assert_cmpuint (cb_telling_get_pace (telling), ==, 0);
  g_settings_reset (settings, "pace");
  cb_shell_test_close (window);
}

static void
test_size_remembered (void)
{
  CbWindow *window = cb_shell_test_window ();
  int width, height;

  gtk_window_set_default_size (GTK_WINDOW (window), 640, 480);
  cb_shell_test_settle ();
  cb_shell_test_close (window);

  window = cb_shell_test_window ();
  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  g_assert_cmpint (width, ==, 640);
  g_assert_cmpint (height, ==, 480);
  cb_shell_test_close (window);
}

/* No page asks for more than the narrowest window has. */
static void
test_smallest (void)
{
  CbWindow *window = cb_shell_test_window ();
  int width, height;

  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_VERTICAL, 360, &height, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
  g_assert_cmpint (height, <=, 294);
  cb_shell_test_close (window);
}

static void
test_rules (void)
{
  for (guint i = 0; i < cb_game_views_get_n_views (); i++)
    {
      const CbGameView *view = cb_game_views_get_view (i);
      CbRules *rules = g_object_ref_sink (g_object_new (CB_TYPE_RULES, NULL));
      int minimum;

      cb_rules_set_view (rules, view);
      if (view->n_rules > 0)
        g_assert_nonnull (cb_shell_test_find (GTK_WIDGET (rules), GTK_TYPE_LABEL, 2 * view->n_rules - 1));
      gtk_widget_measure (GTK_WIDGET (rules), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                          NULL);
      g_assert_cmpint (minimum, <=, 360);
      g_assert_finalize_object (rules);
    }
}

/* Where two keys do something, both are named. */
static void
test_shortcuts (void)
{
  GtkWidget *window = adw_window_new ();

  adw_window_set_content (ADW_WINDOW (window), cb_shortcuts_new_page ());
  gtk_window_present (GTK_WINDOW (window));
  cb_shell_test_settle ();
  g_assert_true (cb_shell_test_says (window, "Page Up"));
  g_assert_true (cb_shell_test_says (window, "Page Down"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Newer versions of GTK hide every widget until it is mapped, and again when it no longer is. */
static gboolean
gtk_hides (void)
{
  GtkWidget *label = g_object_ref_sink (gtk_label_new (NULL));
  gboolean hides = gtk_test_accessible_has_state (GTK_ACCESSIBLE (label),
                                                  GTK_ACCESSIBLE_STATE_HIDDEN);

  g_object_unref (label);

  return hides;
}

/* Screen readers find the page in sight alone. What is in the others stays in the tree, unless
 * GTK itself takes it out: there Orca 43 looks for what it has just left, and falls silent if
 * that is gone. */
static void
assert_in_tree (CbWindow  *window,
                GtkWidget *child,
                gboolean   in_tree)
{
  gtk_test_accessible_assert_state (gtk_stack_get_page (window->stack, child),
                                    GTK_ACCESSIBLE_STATE_HIDDEN, !in_tree);
  if (gtk_hides ())
    gtk_test_accessible_assert_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN,
                                      !gtk_widget_get_mapped (child));
  else
    g_assert_false (gtk_test_accessible_has_state (GTK_ACCESSIBLE (child),
                                                   GTK_ACCESSIBLE_STATE_HIDDEN));
}

/* A page without a name says nothing, not what kind of thing it is. */
static void
assert_nameless (GtkStack *stack)
{
  GtkStackPage *page = gtk_stack_get_page (stack, gtk_stack_get_visible_child (stack));

  gtk_test_accessible_assert_property (page, GTK_ACCESSIBLE_PROPERTY_LABEL, "");
}

/* A page has a name, and the others are not there for screen readers. */
static void
test_pages (void)
{
  CbWindow *window = cb_shell_test_window ();
  GtkStackPage *page;

  cb_window_show_setup (window, cb_game_views_get_view (0));
  cb_shell_test_activate (window, "win.rules");
  page = gtk_stack_get_page (window->stack, GTK_WIDGET (window->rules));
  gtk_test_accessible_assert_property (page, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Rules, Cheese Rescue");
  assert_nameless (GTK_STACK (cb_shell_test_find (GTK_WIDGET (window->rules), GTK_TYPE_STACK, 0)));
  assert_in_tree (window, GTK_WIDGET (window->rules), TRUE);
  assert_in_tree (window, GTK_WIDGET (window->home), FALSE);
  assert_in_tree (window, GTK_WIDGET (window->setup), FALSE);
  cb_shell_test_activate (window, "win.back");
  assert_in_tree (window, GTK_WIDGET (window->setup), TRUE);
  assert_in_tree (window, GTK_WIDGET (window->rules), FALSE);
  cb_shell_test_close (window);
}

/* After a section comes the button of its example, which says what happens. */
static void
assert_example_read (CbWindow  *window,
                     GtkWidget *section)
{
  CbExample *example = CB_EXAMPLE (cb_shell_test_find (section, CB_TYPE_EXAMPLE, 0));
  GtkWidget *focus;

  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
  focus = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_true (focus == cb_example_get_button (example));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (focus),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       cb_example_get_words (example));
}

/* Rules are read section by section: each can have the focus, and has its heading and its
 * words. */
static void
test_rules_read (void)
{
  const CbGameView *view = cb_game_views_get_view (0);
  CbWindow *window = start_game (view);
  GtkWidget *focus;

  cb_shell_test_activate (window, "win.rules");
  cb_shell_test_settle ();
  for (guint i = 0; i < view->n_rules; i++)
    {
      focus = gtk_root_get_focus (GTK_ROOT (window));
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           view->rules[i].title);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (focus),
                                           GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                           view->rules[i].text);
      gtk_test_accessible_assert_role (GTK_ACCESSIBLE (gtk_widget_get_first_child (focus)),
                                       GTK_ACCESSIBLE_ROLE_HEADING);
      if (view->rules[i].example.shows != 0)
        assert_example_read (window, focus);
      gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
    }
  cb_shell_test_close (window);
}

/* Help can be had where there is a game, and the table follows at once. */
static void
test_gentle_help (void)
{
  CbWindow *window = cb_shell_test_window ();
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA);
  GtkWidget *table;
  gboolean helps;

  g_assert_false (g_action_group_has_action (G_ACTION_GROUP (window), "gentle-help"));
  cb_shell_test_close (window);

  window = start_game (cb_game_views_get_view (0));
  table = cb_shell_test_find (GTK_WIDGET (window), CB_TYPE_TABLE, 0);
  for (guint i = 0; i < 2; i++)
    {
      cb_shell_test_activate (window, "win.gentle-help");
      g_object_get (table, "gentle-help", &helps, NULL);
      g_assert_cmpint (helps, ==, i == 0);
      g_assert_cmpint (g_settings_get_boolean (settings, "gentle-help"), ==, i == 0);
      g_assert_cmpint (cb_board_get_helps (cb_table_get_board (CB_TABLE (table))), ==, i == 0);
    }
  cb_shell_test_activate (window, "win.rules");
  g_assert_false (g_action_group_has_action (G_ACTION_GROUP (window), "gentle-help"));
  cb_shell_test_close (window);
}

/* Whoever still holds the switch of a window that is gone may go on to use it. */
static void
test_gentle_help_outlives (void)
{
  CbWindow *window = start_game (cb_game_views_get_view (0));
  g_autoptr (GAction) action =
    g_object_ref (g_action_map_lookup_action (G_ACTION_MAP (window), "gentle-help"));

  cb_shell_test_close (window);
  g_action_activate (action, NULL);
  g_action_activate (action, NULL);
}

/* The style follows the width, and every frame is of one style: GTK would warn. */
static void
test_restyled (void)
{
  static const int widths[] = { 640, 1280, 480, 1000 };
  CbWindow *window = cb_shell_test_window ();

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (window), widths[i], 600);
      while (gtk_widget_has_css_class (GTK_WIDGET (window), "narrow") != (widths[i] < 720))
        g_main_context_iteration (NULL, TRUE);
      cb_shell_test_settle ();
    }
  g_settings_reset (window->settings, "window-width");
  g_settings_reset (window->settings, "window-height");
  cb_shell_test_close (window);
}

/* What hangs off the menu opens, and Escape's action closes it. */
static void
test_dialogs (void)
{
  static const char *const actions[] = { "preferences", "shortcuts", "about" };
  CbWindow *window = cb_shell_test_window ();
  GApplication *application = g_application_get_default ();

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GListModel *windows = gtk_window_get_toplevels ();
      guint n_windows = g_list_model_get_n_items (windows);

      g_action_group_activate_action (G_ACTION_GROUP (application), actions[i], NULL);
      cb_shell_test_settle ();
      for (guint j = g_list_model_get_n_items (windows); j > n_windows; j--)
        {
          g_autoptr (GtkWindow) dialog = g_list_model_get_item (windows, j - 1);

          g_assert_false (CB_IS_WINDOW (dialog));
          gtk_window_close (dialog);
        }
      cb_shell_test_settle ();
    }

  cb_shell_test_close (window);
}

/* What a widget needs at the least is not more than what it needs at any width, and
 * enough at some: GTK would complain of one that says so. */
static void
test_columns_height (void)
{
  CbWindow *window = cb_shell_test_window ();
  GtkWidget *columns = cb_shell_test_find (GTK_WIDGET (window), CB_TYPE_COLUMNS, 0);
  int least, minimum;

  gtk_widget_measure (columns, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  for (int width = 320; width < 4000; width += 7)
    {
      gtk_widget_measure (columns, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, minimum);
    }
  gtk_widget_measure (columns, GTK_ORIENTATION_VERTICAL, 1 << 20, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, ==, least);
  cb_shell_test_close (window);
}

static void
check_apart (GtkWidget *columns,
             int        width)
{
  GtkWidget *first = gtk_widget_get_first_child (columns);
  graphene_rect_t places[2];
  int height;

  gtk_widget_measure (columns, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  gtk_widget_allocate (columns, width, height, -1, NULL);
  g_assert_true (gtk_widget_compute_bounds (first, columns, &places[0]));
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_next_sibling (first), columns,
                                            &places[1]));
  g_assert_false (graphene_rect_intersection (&places[0], &places[1], NULL));
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_assert_cmpfloat (places[i].size.width, >=, CHILD_WIDTH);
      g_assert_cmpfloat (places[i].origin.x, >=, 0);
      g_assert_cmpfloat (places[i].origin.x + places[i].size.width, <=, width);
    }
}

/* Columns are as wide as what is in them needs, or there is but one. */
static void
test_columns_least (void)
{
  CbColumns *columns = g_object_ref_sink (g_object_new (CB_TYPE_COLUMNS, NULL));

  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *child = gtk_label_new (NULL);

      gtk_widget_set_size_request (child, CHILD_WIDTH, 100);
      cb_columns_append (columns, child);
    }
  for (int width = CHILD_WIDTH; width < 3 * CHILD_WIDTH; width += 10)
    check_apart (GTK_WIDGET (columns), width);
  g_assert_finalize_object (columns);
}

/* A program that is not fully installed says so, and does not die of it. */
static void
test_no_settings (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "..", "src", "cheeseboard", NULL);
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *said = NULL;

  if (g_file_test (SCHEMA_DIR "/gschemas.compiled", G_FILE_TEST_EXISTS))
    {
      g_test_skip ("Settings are installed on this machine");
      return;
    }

  g_subprocess_launcher_setenv (launcher, "GSETTINGS_SCHEMA_DIR", "/nonexistent", TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_DATA_DIRS", "/nonexistent", TRUE);
  process = g_subprocess_launcher_spawn (launcher, &error, path, NULL);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, &said, NULL));
  g_assert_true (g_subprocess_get_if_exited (process));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 1);
  g_assert_nonnull (strstr (said, "is not fully installed"));
}

int
main (int    argc,
      char **argv)
{
  if (!cb_shell_test_init (&argc, &argv))
    return 0;

  g_test_add_func ("/shell/style", test_style);
  g_test_add_func ("/shell/home", test_home);
  g_test_add_func ("/shell/enter-enter", test_enter_enter);
  g_test_add_func ("/shell/tab", test_tab);
  g_test_add_func ("/shell/rules-in-play", test_rules_in_play);
  g_test_add_func ("/shell/gentle-help", test_gentle_help);
  g_test_add_func ("/shell/gentle-help-outlives", test_gentle_help_outlives);
  g_test_add_func ("/shell/undo-actions", test_undo_actions);
  g_test_add_func ("/shell/hint-action", test_hint_action);
  g_test_add_func ("/shell/pace", test_pace);
  g_test_add_func ("/shell/size-remembered", test_size_remembered);
  g_test_add_func ("/shell/smallest", test_smallest);
  g_test_add_func ("/shell/rules", test_rules);
  g_test_add_func ("/shell/shortcuts", test_shortcuts);
  g_test_add_func ("/shell/pages", test_pages);
  g_test_add_func ("/shell/rules-read", test_rules_read);
  g_test_add_func ("/shell/dialogs", test_dialogs);

  g_test_add_func ("/shell/restyled", test_restyled);
  g_test_add_func ("/shell/columns-height", test_columns_height);
  g_test_add_func ("/shell/columns-least", test_columns_least);
  g_test_add_func ("/shell/no-settings", test_no_settings);

  return cb_shell_test_run ();
}
