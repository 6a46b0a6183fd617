/* test-widgets.c - what all tables are made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau.h"
#include "cb-chateau-view.h"
#include "cb-display.h"
#include "cb-ui-test.h"

#include "cb-art.h"
#include "cb-describe.h"
#include "cb-log.h"
#include "cb-picture.h"
#include "cb-rescue-view.h"
#include "cb-rescue.h"
#include "cb-score-panel.h"
#include "cb-shake.h"
#include "cb-ui.h"

#include <string.h>

static void
count_cb (guint *count)
{
  (*count)++;
}

/* A picture is drawn once for each size, and again once all were dropped. */
static void
test_art (void)
{
  GtkWidget *widget = cb_picture_new (NULL);
  GtkWidget *window = cb_ui_test_show (widget, 100, 100);
  GskRenderNode *node = gsk_render_node_ref (cb_art_get_node ("rescue/dog", widget, 37, 41));
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (node, &bounds);
  g_assert_cmpfloat (bounds.size.width, ==, 37);
  g_assert_cmpfloat (bounds.size.height, ==, 41);
  g_assert_true (cb_art_get_node ("rescue/dog", widget, 37, 41) == node);
  g_assert_true (cb_art_get_node ("rescue/dog", widget, 38, 41) != node);
  g_assert_cmpfloat_with_epsilon (cb_art_get_aspect ("home/rescue"), 1.6, 0.001);

  cb_art_drop_caches ();
  g_assert_true (cb_art_get_node ("rescue/dog", widget, 37, 41) != node);
  gsk_render_node_unref (node);
  cb_ui_test_close (window);
}

/* While a window is resized, pictures that are in sight stay, and those of sizes that
 * are gone do not. */
static void
test_old_art (void)
{
  GtkWidget *widget = cb_picture_new (NULL);
  GtkWidget *window = cb_ui_test_show (widget, 100, 100);
  GskRenderNode *seen = gsk_render_node_ref (cb_art_get_node ("rescue/dog", widget, 37, 41));
  GskRenderNode *old = gsk_render_node_ref (cb_art_get_node ("rescue/dog", widget, 38, 41));

  for (int i = 0; i < 20; i++)
    {
      cb_art_get_node ("rescue/dog", widget, 300 + i, 300);
      g_assert_true (cb_art_get_node ("rescue/dog", widget, 37, 41) == seen);
    }
  g_assert_true (cb_art_get_node ("rescue/dog", widget, 38, 41) != old);

  gsk_render_node_unref (seen);
  gsk_render_node_unref (old);
  cb_ui_test_close (window);
}

/* Every picture of the bundle can be drawn. */
static void
test_all_art (void)
{
  static const char *const folders[] = {
    "appetit", "chateau", "home", "marks", "options", "points", "rescue",
  };

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *path = g_strdup_printf ("/io/github/cheeseboard/Cheeseboard/art/%s/",
                                               folders[i]);
      g_auto (GStrv) names = g_resources_enumerate_children (path, 0, NULL);

      g_assert_cmpuint (g_strv_length (names), >, 0);
      for (guint j = 0; names[j] != NULL; j++)
        {
          g_autofree char *name = g_strdup_printf ("%s/%.*s", folders[i],
                                                   (int) strlen (names[j]) - 4, names[j]);

          g_autoptr (GdkTexture) texture = cb_art_new_texture (name, 32, 32);

          g_assert_cmpint (gdk_texture_get_width (texture), ==, 32);
        }
    }
}

static void
test_picture (void)
{
  GtkWidget *picture = g_object_ref_sink (cb_picture_new (NULL));
  guint notified = 0;
  int natural;

  g_signal_connect_swapped (picture, "notify::art", G_CALLBACK (count_cb), &notified);
  cb_picture_set_art (CB_PICTURE (picture), "home/rescue");
  cb_picture_set_art (CB_PICTURE (picture), "home/rescue");
  g_assert_cmpuint (notified, ==, 1);
  g_assert_cmpstr (cb_picture_get_art (CB_PICTURE (picture)), ==, "home/rescue");

  cb_picture_set_size (CB_PICTURE (picture), 50);
  gtk_widget_measure (picture, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  g_assert_cmpint (natural, ==, 80);
  gtk_test_accessible_assert_role (picture, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  g_assert_finalize_object (picture);
}

static CbSession *
new_session (void)
{
  const CbTestGame game = { .kind = &cb_rescue_kind, .n_seats = 3 };

  return cb_ui_test_new_session (&game, 2);
}

static void
test_score_panel (void)
{
  CbSession *session = new_session ();
  GtkWidget *panel = g_object_ref_sink (cb_score_panel_new ());
  GtkWidget *first;

  cb_score_panel_show (CB_SCORE_PANEL (panel), session, &cb_rescue_view,
                       cb_session_peek_state (session), 0, FALSE);
  first = gtk_widget_get_first_child (panel);
  gtk_test_accessible_assert_property (first, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Ada, 0 cheeses, to play");
  g_assert_true (gtk_widget_has_css_class (first, "turn"));
  gtk_test_accessible_assert_property (gtk_widget_get_next_sibling (first),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Brie, 0 cheeses");

  cb_score_panel_set_compact (CB_SCORE_PANEL (panel), TRUE);
  cb_score_panel_show (CB_SCORE_PANEL (panel), session, &cb_rescue_view,
                       cb_session_peek_state (session), 0, TRUE);
  gtk_test_accessible_assert_property (gtk_widget_get_last_child (panel),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Colby, 0 points now");
  g_assert_finalize_object (panel);
  g_assert_finalize_object (session);
}

/* Where the table shows everything, the rows have no empty line for a hand. */
static void
test_score_panel_without_hands (void)
{
  CbSession *session = new_session ();
  GtkWidget *panel = g_object_ref_sink (cb_score_panel_new ());
  CbGameView view = cb_rescue_view;
  int with, without;

  cb_score_panel_show (CB_SCORE_PANEL (panel), session, &view,
                       cb_session_peek_state (session), 0, FALSE);
  g_assert_true (gtk_widget_get_visible (
    gtk_widget_get_last_child (gtk_widget_get_first_child (panel))));
  gtk_widget_measure (panel, GTK_ORIENTATION_VERTICAL, -1, &with, NULL, NULL, NULL);

  view.fill_hand = NULL;
  cb_score_panel_set_compact (CB_SCORE_PANEL (panel), FALSE);
  cb_score_panel_show (CB_SCORE_PANEL (panel), session, &view,
                       cb_session_peek_state (session), 0, FALSE);
  g_assert_false (gtk_widget_get_visible (
    gtk_widget_get_last_child (gtk_widget_get_first_child (panel))));
  gtk_widget_measure (panel, GTK_ORIENTATION_VERTICAL, -1, &without, NULL, NULL, NULL);
  g_assert_cmpint (without, <, with);
  g_assert_finalize_object (panel);
  g_assert_finalize_object (session);
}

/* The seat to play, which comes first, is as high as the next. */
static void
check_turn_moves_nothing (GtkWidget *panel)
{
  GtkWidget *first = gtk_widget_get_first_child (panel);
  int turn, other;

  gtk_widget_measure (first, GTK_ORIENTATION_VERTICAL, -1, &turn, NULL, NULL, NULL);
  gtk_widget_measure (gtk_widget_get_next_sibling (first), GTK_ORIENTATION_VERTICAL, -1, &other,
                      NULL, NULL, NULL);
  g_assert_cmpint (turn, ==, other);
}

/* A whole hand has room beside the board, also where borders are thick. */
static void
test_score_panel_fits (gconstpointer data)
{
  const char *style = data;
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  CbSession *session = new_session ();
  GtkWidget *panel = cb_score_panel_new ();
  GtkWidget *window = cb_ui_test_show (panel, 400, 600);
  int width;

  gtk_css_provider_load_from_resource (provider, style);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  cb_score_panel_show (CB_SCORE_PANEL (panel), session, &cb_rescue_view,
                       cb_session_peek_state (session), 0, FALSE);
  gtk_widget_measure (panel, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 263);
  check_turn_moves_nothing (panel);
  cb_score_panel_set_compact (CB_SCORE_PANEL (panel), TRUE);
  cb_score_panel_show (CB_SCORE_PANEL (panel), session, &cb_rescue_view,
                       cb_session_peek_state (session), 0, FALSE);
  check_turn_moves_nothing (panel);

  gtk_style_context_remove_provider_for_display (gdk_display_get_default (),
                                                 GTK_STYLE_PROVIDER (provider));
  cb_ui_test_close (window);
  g_assert_finalize_object (session);
}

static void
review_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  *(int *) user_data = g_variant_get_int32 (parameter);
}

static guint
count_sentences (GtkWidget *list)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list))));
}

/* The move that is looked at can be seen, but is not selected: screen readers would follow. */
static void
assert_marked (GtkWidget *list,
               int        position)
{
  GtkSelectionModel *model = gtk_list_view_get_model (GTK_LIST_VIEW (list));
  GtkWidget *row = gtk_widget_get_first_child (list);

  for (int i = 0; i < 2; i++, row = gtk_widget_get_next_sibling (row))
    {
      g_assert_true (!(gtk_widget_get_state_flags (row) & GTK_STATE_FLAG_SELECTED) ==
                     (i != position));
      g_assert_false (gtk_selection_model_is_selected (model, (guint) i));
      g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (row),
                                                       GTK_ACCESSIBLE_PROPERTY_LABEL));
    }
}

/* Tab comes to the list and leaves it again; the arrow keys move in it. */
static void
assert_one_stop (GtkWidget *log)
{
  gtk_root_set_focus (gtk_widget_get_root (log), NULL);
  g_assert_true (gtk_widget_child_focus (log, GTK_DIR_TAB_FORWARD));
  g_assert_nonnull (gtk_widget_get_focus_child (log));
  g_assert_true (gtk_widget_child_focus (log, GTK_DIR_UP) ||
                 gtk_widget_child_focus (log, GTK_DIR_DOWN));
  g_assert_false (gtk_widget_child_focus (log, GTK_DIR_TAB_FORWARD));
  g_assert_false (gtk_widget_child_focus (log, GTK_DIR_TAB_BACKWARD));
}

static void
test_log (void)
{
  CbSession *session = new_session ();
  GtkWidget *log = cb_log_new ();
  GtkWidget *window = cb_ui_test_show (log, 300, 300);
  GtkWidget *list = gtk_widget_get_first_child (gtk_widget_get_first_child (log));
  static const GActionEntry entries[] = {
    { .name = "review", .activate = review_cb, .parameter_type = "i" },
  };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  int looked = -1;

  g_assert_true (cb_session_play (session, cb_rescue_move (CB_RESCUE_START + 1, 0, 0)));
  g_assert_true (cb_session_play (session, cb_rescue_move (CB_RESCUE_START + 2, 1, 0)));
  cb_log_show (CB_LOG (log), session, &cb_rescue_view, 2);
  g_assert_cmpuint (count_sentences (list), ==, 2);

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries),
                                   &looked);
  gtk_widget_insert_action_group (window, "table", G_ACTION_GROUP (actions));
  g_signal_emit_by_name (list, "activate", 0);
  g_assert_cmpint (looked, ==, 1);
  cb_display_wait_frame (window);
  cb_log_set_look (CB_LOG (log), 2);
  assert_marked (list, 1);
  cb_log_set_look (CB_LOG (log), -1);
  assert_marked (list, -1);
  assert_one_stop (log);

  cb_log_show (CB_LOG (log), session, &cb_rescue_view, 1);
  g_assert_cmpuint (count_sentences (list), ==, 1);
  cb_log_clear (CB_LOG (log));
  g_assert_cmpuint (count_sentences (list), ==, 0);
  cb_ui_test_close (window);
  g_assert_finalize_object (session);
}

static guint
count_widgets (GtkWidget *widget)
{
  guint n = 1;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_widgets (child);

  return n;
}

/* A game of turns with one push each. */
static CbSession *
new_long_session (guint n_plies)
{
  const CbTestGame game = { .kind = &cb_chateau_kind, .n_seats = 2 };
  CbSession *session = cb_ui_test_new_session (&game, 2);
  g_autofree CbState *state = cb_kind_copy_state (game.kind, cb_session_peek_state (session));
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (CbMove));

  for (guint i = 0; i < n_plies; i++)
    {
      const char *text = i == 0 ? "tower:a1" : i == 1 ? "tower:g7" : i % 2 == 0 ? "push:W2" : "end";
      CbMove move;

      g_assert_true (cb_kind_parse_move (game.kind, state, text, &move, NULL));
      game.kind->apply (state, move);
      g_array_append_val (moves, move);
    }
  cb_session_restore (session, (const CbMove *) (gpointer) moves->data, n_plies, n_plies);

  return session;
}

/* However long a game is, what is not in sight costs nothing. */
static void
test_long_log (void)
{
  CbSession *session = new_long_session (10000);
  GtkWidget *log = cb_log_new ();
  GtkWidget *window = cb_ui_test_show (log, 300, 300);

  cb_log_show (CB_LOG (log), session, &cb_chateau_view, 10000);
  cb_display_wait_frame (window);
  g_assert_cmpuint (count_widgets (log), <, 1000);
  cb_log_set_look (CB_LOG (log), 5000);
  cb_display_wait_frame (window);
  g_assert_cmpuint (count_widgets (log), <, 1000);
  cb_ui_test_close (window);
  g_assert_finalize_object (session);
}

/* How many rows there are, and how many of them do not say what is said of their move
 * now. */
static guint
count_rows (GtkWidget *widget,
            CbSession *session,
            guint     *n_stale)
{
  guint n = 0;

  if (GTK_IS_LABEL (widget))
    {
      const char *text = gtk_label_get_label (GTK_LABEL (widget));
      guint ply = (guint) g_ascii_strtoull (text, NULL, 10) - 1;
      g_autofree char *words = cb_describe_move (&cb_chateau_view, session, ply);
      g_autofree char *wanted = g_strdup_printf ("%u. %s", ply + 1, words);

      *n_stale += !g_str_equal (text, wanted);
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child))
      n += count_rows (child, session, n_stale);

  return n;
}

static gboolean
is_at_end (GtkWidget *log)
{
  GtkWidget *scroller = gtk_widget_get_first_child (log);
  GtkAdjustment *adj = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  return gtk_adjustment_get_value (adj) + gtk_adjustment_get_page_size (adj) >=
         gtk_adjustment_get_upper (adj);
}

/* What was to be remembered is said soon after the end of a game, and no longer at once
 * when the end is taken back; also of the moves that are in sight already. */
static void
test_log_of_memory (void)
{
  const CbTestGame game = { .kind = &cb_chateau_kind, .n_seats = 2 };
  CbSession *session = cb_ui_test_new_session (&game, 2);
  g_autoptr (GArray) moves = cb_ui_test_find_end (session);
  GtkWidget *log = cb_log_new ();
  GtkWidget *window = cb_ui_test_show (log, 300, 600);
  const guint plies[] = { moves->len - 1, moves->len, moves->len - 1 };
  guint n_rows, n_stale;

  cb_session_restore (session, (const CbMove *) (gpointer) moves->data, moves->len, plies[0]);
  for (guint i = 0; i < G_N_ELEMENTS (plies); i++)
    {
      cb_session_rewind (session, plies[i]);
      cb_log_show (CB_LOG (log), session, &cb_chateau_view, plies[i]);
      do
        {
          cb_display_wait_frame (window);
          n_stale = 0;
          n_rows = count_rows (log, session, &n_stale);
          g_assert_true (n_stale == 0 || plies[i] == moves->len);
        }
      while (n_rows < 6 || n_stale > 0 || !is_at_end (log));
    }
  cb_ui_test_close (window);
  g_assert_finalize_object (session);
}

/* A widget that shakes may go before it has come to rest. */
static void
test_shake (void)
{
  GtkWidget *label = g_object_ref_sink (gtk_label_new (NULL));

  cb_shake (label);
  g_assert_true (gtk_widget_has_css_class (label, "shake"));
  g_assert_finalize_object (label);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_ui_test_init (&argc, &argv))
    return 0;

  g_test_add_func ("/widgets/art", test_art);
  g_test_add_func ("/widgets/old-art", test_old_art);
  g_test_add_func ("/widgets/all-art", test_all_art);
  g_test_add_func ("/widgets/picture", test_picture);
  g_test_add_func ("/widgets/score-panel", test_score_panel);
  g_test_add_func ("/widgets/score-panel-without-hands", test_score_panel_without_hands);
  g_test_add_data_func ("/widgets/score-panel-fits/usual", CB_RESOURCE_PATH "table.css",
                        test_score_panel_fits);
  g_test_add_data_func ("/widgets/score-panel-fits/contrast", CB_RESOURCE_PATH "contrast.css",
                        test_score_panel_fits);
  g_test_add_func ("/widgets/log", test_log);
  g_test_add_func ("/widgets/long-log", test_long_log);
  g_test_add_func ("/widgets/log-of-memory", test_log_of_memory);
  g_test_add_func ("/widgets/shake", test_shake);

  return g_test_run ();
}
