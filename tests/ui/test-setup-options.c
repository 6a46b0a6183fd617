/* test-setup-options.c - what the options of a game say, and by whose rules they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-shell-test.h"

#include "cb-game-views.h"
#include "cb-house-rules.h"
#include "cb-mark-button.h"
#include "cb-settings.h"
#include "cb-setup.h"
#include "cb-window-private.h"

#include <string.h>

#define FINGER 44

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
  static const char *const keys[] = {
    "names", "seats", "marks", "first", "options", "house-rules",
  };
  g_autoptr (GSettings) settings = cb_settings_new_for_game (kind->id);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
}

static GtkWidget *
get_row (CbSetup *setup,
         guint    index)
{
  return cb_option_row_get_widget (cb_setup_get_option_row (setup, index));
}

static CbHouseMenu *
get_menu (CbSetup *setup)
{
  return cb_setup_options_get_menu (cb_setup_get_options (setup));
}

static GtkWidget *
get_reset (CbSetup *setup)
{
  return cb_setup_options_get_reset (cb_setup_get_options (setup));
}

/* Another value than that of the rulebook. */
static void
choose_other (CbSetup *setup,
              guint    index)
{
  const CbOption *option = &cb_setup_get_plan (setup)->kind->options[index];
  guint8 value[CB_OPTION_MAX_LENGTH] = { 0 };

  cb_option_row_get_value (cb_setup_get_option_row (setup, index), value);
  value[0] = value[0] == option->max ? option->min : option->max;
  cb_option_row_set_value (cb_setup_get_option_row (setup, index), value);
}

/* What changes nothing with the players there are is not offered; the choice is not
 * forgotten, but no game is begun with it. */
static void
test_offered (gconstpointer data)
{
  const CbGameView *view = data;
  CbSetup *setup = new_setup (view);

  for (guint i = 0; i < view->kind->n_options; i++)
    choose_other (setup, i);
  for (guint n = view->kind->min_seats; n <= view->kind->max_seats; n++)
    {
      const CbPlan *plan = cb_setup_get_plan (setup);
      g_autoptr (CbSession) session = NULL;

      cb_setup_set_n_seats (setup, n);
      session = cb_plan_new_session (plan);
      for (guint i = 0; i < view->kind->n_options; i++)
        {
          gboolean applies = cb_kind_applies (view->kind, i, &plan->ruleset, n);

          g_assert_cmpint (gtk_widget_get_visible (get_row (setup, i)), ==, applies);
          g_assert_true (!applies || cb_session_get_ruleset (session)->value[i][0] ==
                                     plan->ruleset.value[i][0]);
        }
    }

  g_assert_finalize_object (setup);
}

/* Every value says what it means, each something else; and where one has a picture,
 * all have. */
static void
test_meaning (gconstpointer data)
{
  const CbGameView *view = data;
  CbSetup *setup = new_setup (view);

  for (guint i = 0; i < view->kind->n_options; i++)
    {
      const CbOption *option = &view->kind->options[i];
      CbOptionRow *row = cb_setup_get_option_row (setup, i);
      g_autofree char *before = NULL;

      for (guint8 v = 0; option->type == CB_OPTION_CHOICE && v <= option->max; v++)
        {
          const char *said;

          cb_option_row_set_value (row, &v);
          said = adw_action_row_get_subtitle (ADW_ACTION_ROW (get_row (setup, i)));
          g_assert_cmpstr (said, ==, option->choices[v].summary);
          g_assert_cmpstr (said, !=, before);
          g_assert_nonnull (strchr (said, '.'));
          g_free (before);
          before = g_strdup (said);
        }
    }

  g_assert_finalize_object (setup);
}

/* The name of a row says what is chosen there. */
static void
test_spoken (gconstpointer data)
{
  const CbGameView *view = data;
  CbSetup *setup = new_setup (view);
  GtkWidget *dropdown = cb_shell_test_find (GTK_WIDGET (setup), GTK_TYPE_DROP_DOWN, 1);

  for (guint i = 0; i < view->kind->n_options; i++)
    {
      const CbOption *option = &view->kind->options[i];
      const CbPlan *plan = cb_setup_get_plan (setup);
      g_autofree char *expected = NULL;

      choose_other (setup, i);
      if (option->type != CB_OPTION_CHOICE)
        continue;
      expected = g_strdup_printf ("%s: %s", option->title,
                                  option->choices[plan->ruleset.value[i][0]].title);
      gtk_test_accessible_assert_property (get_row (setup, i), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           expected);
    }
  cb_seat_row_set_controller (cb_setup_get_seat_row (setup, 1), CB_CONTROLLER_HUMAN);
  gtk_test_accessible_assert_property (dropdown, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Player 2: Human");

  g_assert_finalize_object (setup);
}

/* One button brings all back, and is of use only where something is another. */
static void
test_back_to_rulebook (gconstpointer data)
{
  const CbGameView *view = data;
  CbSetup *setup = new_setup (view);

  g_assert_false (gtk_widget_get_sensitive (get_reset (setup)));
  g_assert_cmpstr (cb_house_menu_get_label (get_menu (setup)), ==, "Rulebook");
  for (guint i = 0; i < view->kind->n_options; i++)
    {
      choose_other (setup, i);
      g_assert_true (gtk_widget_get_sensitive (get_reset (setup)));
      g_assert_cmpstr (cb_house_menu_get_label (get_menu (setup)), ==, "Our Rules");
    }

  g_signal_emit_by_name (get_reset (setup), "clicked");
  g_assert_true (cb_plan_is_by_rulebook (cb_setup_get_plan (setup)));
  g_assert_false (gtk_widget_get_sensitive (get_reset (setup)));
  g_assert_cmpstr (cb_house_menu_get_label (get_menu (setup)), ==, "Rulebook");
  for (guint i = 0; i < view->kind->n_options; i++)
    {
      guint8 shown[CB_OPTION_MAX_LENGTH] = { 0 };
      guint length = cb_option_get_length (&view->kind->options[i]);

      cb_option_row_get_value (cb_setup_get_option_row (setup, i), shown);
      g_assert_cmpmem (shown, length, cb_setup_get_plan (setup)->ruleset.value[i], length);
    }

  g_assert_finalize_object (setup);
}

static void
choose_rules (CbSetup    *setup,
              const char *name)
{
  gtk_widget_activate_action (GTK_WIDGET (get_menu (setup)), "house.choose", "s", name);
}

static void
name_rules (CbSetup    *setup,
            const char *name)
{
  GtkWidget *menu = GTK_WIDGET (get_menu (setup));

  gtk_widget_activate_action (menu, "house.name", NULL);
  cb_shell_test_settle ();
  gtk_editable_set_text (GTK_EDITABLE (cb_shell_test_find (menu, GTK_TYPE_ENTRY, 0)), name);
  g_signal_emit_by_name (cb_shell_test_find (menu, GTK_TYPE_ENTRY, 0), "activate");
  cb_shell_test_settle ();
}

static CbSetup *
show_setup (CbWindow         *window,
            const CbGameView *view)
{
  cb_window_show_setup (window, view);
  cb_shell_test_settle ();

  return CB_SETUP (cb_shell_test_find (GTK_WIDGET (window), CB_TYPE_SETUP, 0));
}

/* A set that was kept is there after a restart, and can be chosen and removed. */
static void
test_house_rules (gconstpointer data)
{
  const CbGameView *view = data;
  CbWindow *window = cb_shell_test_window ();
  CbSetup *setup = show_setup (window, view);
  CbRuleset ours;

  choose_other (setup, 0);
  ours = cb_setup_get_plan (setup)->ruleset;
  name_rules (setup, "");
  g_assert_cmpstr (cb_house_menu_get_label (get_menu (setup)), ==, "Our Rules");
  name_rules (setup, " Oma & Opa_ ");
  g_assert_cmpstr (cb_house_menu_get_label (get_menu (setup)), ==, "Oma & Opa_");
  cb_shell_test_close (window);

  window = cb_shell_test_window ();
  setup = show_setup (window, view);
  g_assert_cmpstr (cb_house_menu_get_label (get_menu (setup)), ==, "Rulebook");
  choose_rules (setup, "Oma & Opa_");
  g_assert_cmpmem (&cb_setup_get_plan (setup)->ruleset, sizeof ours, &ours, sizeof ours);
  g_assert_cmpstr (cb_house_menu_get_label (get_menu (setup)), ==, "Oma & Opa_");
  choose_rules (setup, "");
  g_assert_true (cb_plan_is_by_rulebook (cb_setup_get_plan (setup)));
  choose_rules (setup, "nobody’s");
  g_assert_true (cb_plan_is_by_rulebook (cb_setup_get_plan (setup)));

  /* What was removed stays chosen until something else is. */
  choose_rules (setup, "Oma & Opa_");
  gtk_widget_activate_action (GTK_WIDGET (get_menu (setup)), "house.remove", NULL);
  g_assert_cmpstr (cb_house_menu_get_label (get_menu (setup)), ==, "Our Rules");
  g_assert_cmpmem (&cb_setup_get_plan (setup)->ruleset, sizeof ours, &ours, sizeof ours);
  cb_shell_test_close (window);
  forget (view->kind);
}

static CbMarkButton *
get_mark_button (CbSetup *setup,
                 guint    seat)
{
  return CB_MARK_BUTTON (cb_shell_test_find (GTK_WIDGET (cb_setup_get_seat_row (setup, seat)),
                                             CB_TYPE_MARK_BUTTON, 0));
}

/* Whoever has the mark that another chooses gets the other one; it is remembered, and
 * goes to the table. */
static void
test_marks (gconstpointer data)
{
  const CbGameView *view = data;
  CbSetup *setup = new_setup (view);
  g_autoptr (CbSession) session = NULL;

  g_assert_cmpuint (cb_shell_test_count (GTK_WIDGET (get_mark_button (setup, 0)),
                                         GTK_TYPE_TOGGLE_BUTTON), ==, view->kind->max_seats + 1);
  cb_mark_button_choose (get_mark_button (setup, 0), 1);
  g_assert_cmpuint (cb_mark_button_get_mark (get_mark_button (setup, 1)), ==, 0);
  cb_mark_button_choose (get_mark_button (setup, 1), 3);
  g_assert_cmpuint (cb_mark_button_get_mark (get_mark_button (setup, 0)), ==, 1);
  g_assert_cmpuint (cb_mark_button_get_mark (get_mark_button (setup, 3)), ==, 0);
  g_signal_emit_by_name (cb_setup_get_start (setup), "clicked");
  session = cb_plan_new_session (cb_setup_get_plan (setup));
  g_assert_cmpuint (cb_session_get_marks (session)->of[1], ==, 3);
  g_assert_finalize_object (setup);

  setup = new_setup (view);
  g_assert_cmpuint (cb_mark_button_get_mark (get_mark_button (setup, 0)), ==, 1);
  g_assert_cmpuint (cb_mark_button_get_mark (get_mark_button (setup, 1)), ==, 3);
  g_assert_finalize_object (setup);
  forget (view->kind);
}

/* Where luck alone decides, a computer player has no level. */
static void
test_levels (gconstpointer data)
{
  const CbGameView *view = data;
  CbSetup *setup = new_setup (view);
  GtkWidget *dropdown = cb_shell_test_find (GTK_WIDGET (setup), GTK_TYPE_DROP_DOWN, 0);
  CbSeatRow *row = cb_setup_get_seat_row (setup, 0);

  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (dropdown))),
                    ==, view->kind->luck ? 2 : CB_N_CONTROLLERS);
  for (CbController i = 0; i < CB_N_CONTROLLERS; i++)
    {
      CbController expected = i != CB_CONTROLLER_HUMAN && view->kind->luck ? CB_CONTROLLER_MEDIUM
                                                                           : i;

      cb_seat_row_set_controller (row, i);
      g_assert_cmpint (cb_seat_row_get_controller (row), ==, expected);
      g_assert_cmpint (cb_setup_get_plan (setup)->controllers[0], ==, expected);
    }

  g_assert_finalize_object (setup);
}

static gboolean
is_target (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_ENTRY (widget) || GTK_IS_SPIN_BUTTON (widget) ||
         GTK_IS_DROP_DOWN (widget) ||
         (GTK_IS_LIST_BOX_ROW (widget) &&
          gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget)));
}

static void
assert_targets (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (is_target (widget))
    {
      GtkAllocation area;

      gtk_widget_get_allocation (widget, &area);
      if (MIN (area.width, area.height) < FINGER)
        g_error ("%s is %d × %d", G_OBJECT_TYPE_NAME (widget), area.width, area.height);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_targets (child);
}

/* Whatever can be touched is large enough for a finger. */
static void
test_targets (gconstpointer data)
{
  CbWindow *window = cb_shell_test_window ();
  CbSetup *setup = show_setup (window, data);
  GtkWidget *popover;

  for (guint i = 0;
       (popover = cb_shell_test_find (GTK_WIDGET (setup), GTK_TYPE_POPOVER, i)) != NULL;
       i++)
    if (gtk_widget_get_mapped (gtk_widget_get_parent (popover)))
      {
        gtk_popover_popup (GTK_POPOVER (popover));
        cb_shell_test_settle ();
        assert_targets (GTK_WIDGET (setup));
        gtk_popover_popdown (GTK_POPOVER (popover));
        cb_shell_test_settle ();
      }
  cb_shell_test_close (window);
}

/* With text of twice the size, everything still fits the narrowest window. */
static void
test_large_text (gconstpointer data)
{
  const CbGameView *view = data;
  GtkSettings *settings = gtk_settings_get_default ();
  CbWindow *window = cb_shell_test_window ();
  CbSetup *setup = show_setup (window, view);
  int dpi, width;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  cb_setup_set_n_seats (setup, view->kind->max_seats);
  cb_shell_test_settle ();
  gtk_widget_measure (GTK_WIDGET (setup), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  cb_shell_test_close (window);

  g_assert_cmpint (width, <=, 360);
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
    { "offered", test_offered },
    { "meaning", test_meaning },
    { "spoken", test_spoken },
    { "back-to-rulebook", test_back_to_rulebook },
    { "house-rules", test_house_rules },
    { "marks", test_marks },
    { "levels", test_levels },
    { "targets", test_targets },
    { "large-text", test_large_text },
  };

  if (!cb_shell_test_init (&argc, &argv))
    return 0;

  /* What opens must know where it is, at once. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (guint i = 0; i < cb_game_views_get_n_views (); i++)
    for (guint j = 0; j < G_N_ELEMENTS (tests); j++)
      {
        const CbGameView *view = cb_game_views_get_view (i);
        g_autofree char *path = g_strdup_printf ("/setup-options/%s/%s", view->kind->id,
                                                 tests[j].name);

        g_test_add_data_func (path, view, tests[j].func);
      }

  return cb_shell_test_run ();
}
