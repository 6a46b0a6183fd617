/* test-result.c - how a game ended, and what stands over the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-ui-test.h"

#include "cb-appetit-view.h"
#include "cb-chateau-view.h"
#include "cb-crumbs.h"
#include "cb-display.h"
#include "cb-log.h"
#include "cb-rescue-view.h"
#include "cb-result.h"
#include "cb-table-private.h"

#define WIDE    1000
#define NARROW  360
#define HEIGHT  600
#define USUAL_DPI (96 * 1024)

/**
 * Fixture:
 * @session: a game
 * @table: the page
 * @window: around it
 */
typedef struct
{
  CbSession *session;
  CbTable   *table;
  GtkWidget *window;
} Fixture;

static void
set_up (Fixture          *self,
        const CbGameView *view,
        int               width)
{
  const CbTestGame game = { .kind = view->kind, .n_seats = 3 };

  self->session = cb_ui_test_new_session (&game, 3);
  self->table = CB_TABLE (cb_table_new ());
  self->window = cb_ui_test_show (GTK_WIDGET (self->table), width, HEIGHT);
  cb_table_set_session (self->table, self->session, view);
  cb_telling_set_manual_clock (self->table->telling, TRUE);
  cb_session_set_held (self->session, TRUE);
  cb_ui_test_settle ();
}

static void
tear_down (Fixture *self)
{
  cb_ui_test_close (self->window);
  g_assert_finalize_object (self->session);
}

static void
play_to_end (Fixture *self)
{
  g_autoptr (GArray) moves = cb_ui_test_find_end (self->session);

  for (guint i = 0; i < moves->len; i++)
    g_assert_true (cb_session_play (self->session, g_array_index (moves, CbMove, i)));
}

/* All stands where it is to stand. */
static void
wait_for_frames (Fixture *self)
{
  for (guint i = 0; i < 3; i++)
    cb_display_wait_frame (self->window);
}

static void
tell_all (Fixture *self)
{
  for (gint64 hour = 1; !cb_telling_get_caught_up (self->table->telling); hour++)
    cb_telling_advance (self->table->telling, hour * G_TIME_SPAN_HOUR);
  wait_for_frames (self);
}

static GtkWidget *
get_part (Fixture    *self,
          const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (self->table->result, CB_TYPE_RESULT, name));
}

static graphene_rect_t
get_bounds (Fixture   *self,
            GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (self->table), &bounds));

  return bounds;
}

/* The best player has the focus, so that Enter begins nothing. */
static void
test_focus (gconstpointer data)
{
  Fixture self;
  GtkWidget *focus;

  set_up (&self, data, WIDE);
  play_to_end (&self);
  tell_all (&self);
  focus = gtk_window_get_focus (GTK_WINDOW (self.window));
  g_assert_true (focus == gtk_widget_get_first_child (get_part (&self, "list")));
  if (cb_ui_test_has_keys ())
    {
      cb_ui_test_key (self.window, "Down");
      g_assert_true (gtk_window_get_focus (GTK_WINDOW (self.window)) ==
                     gtk_widget_get_next_sibling (focus));
    }
  tear_down (&self);
}

/* On the board, or on the curtain before it. */
static gboolean
board_has_focus (Fixture *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self->window));

  return focus != NULL && gtk_widget_get_mapped (focus) &&
         (gtk_widget_is_ancestor (focus, GTK_WIDGET (self->table->board)) ||
          gtk_widget_is_ancestor (focus, self->table->curtain));
}

/* When it goes, whatever the reason, the keys work on the board. */
static void
test_focus_returns (gconstpointer data)
{
  Fixture self;

  set_up (&self, data, WIDE);
  play_to_end (&self);
  tell_all (&self);
  gtk_widget_activate_action (self.table->result, "table.tell-again", NULL);
  g_assert_false (gtk_widget_get_visible (self.table->result));
  g_assert_true (board_has_focus (&self));
  tell_all (&self);
  g_assert_true (gtk_widget_get_visible (self.table->result));
  /* Some games have nothing to take back. */
  cb_session_undo (self.session);
  if (cb_session_get_turn (self.session) != CB_SEAT_NONE)
    {
      g_assert_false (gtk_widget_get_visible (self.table->result));
      g_assert_true (board_has_focus (&self));
    }
  tear_down (&self);
}

static guint
count_shown (Fixture *self)
{
  guint n = gtk_widget_get_visible (get_part (self, "buttons"));

  for (GtkWidget *row = gtk_widget_get_first_child (get_part (self, "list")); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    n += gtk_widget_get_visible (row);

  return n;
}

/* No frame shows more than one part that was not there before, the buttons last. */
static void
test_parts (gconstpointer data)
{
  Fixture self;
  guint n, shown = 1;

  set_up (&self, data, WIDE);
  n = cb_session_get_n_seats (self.session) + 1;
  play_to_end (&self);
  for (gint64 hour = 1; !cb_telling_get_caught_up (self.table->telling); hour++)
    cb_telling_advance (self.table->telling, hour * G_TIME_SPAN_HOUR);
  g_assert_cmpuint (count_shown (&self), ==, 1);
  g_assert_false (gtk_widget_get_visible (get_part (&self, "buttons")));
  while (shown < n)
    {
      cb_display_wait_frame (self.window);
      g_assert_cmpuint (count_shown (&self), <=, shown + 1);
      shown = count_shown (&self);
    }
  g_assert_true (gtk_widget_get_visible (get_part (&self, "buttons")));
  tear_down (&self);
}

/* The moment of joy is that in which the end was told; whoever opens the game later, or
 * is in a hurry, sees the same result at once. */
static void
test_joy (void)
{
  Fixture self;

  set_up (&self, &cb_rescue_view, WIDE);
  play_to_end (&self);
  g_assert_false (cb_crumbs_get_falling (CB_CRUMBS (self.table->crumbs)));
  tell_all (&self);
  g_assert_true (cb_crumbs_get_falling (CB_CRUMBS (self.table->crumbs)));
  cb_table_set_dismissed (self.table, TRUE);
  cb_table_set_session (self.table, self.session, &cb_rescue_view);
  cb_ui_test_settle ();
  g_assert_true (gtk_widget_get_visible (self.table->result));
  g_assert_false (cb_crumbs_get_falling (CB_CRUMBS (self.table->crumbs)));
  tear_down (&self);
}

/* With less movement on the desktop nothing falls. */
static void
test_calm (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  Fixture self;

  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  set_up (&self, &cb_rescue_view, WIDE);
  play_to_end (&self);
  tell_all (&self);
  g_assert_true (gtk_widget_get_visible (self.table->result));
  g_assert_false (cb_crumbs_get_falling (CB_CRUMBS (self.table->crumbs)));
  tear_down (&self);
  gtk_settings_reset_property (settings, "gtk-enable-animations");
}

/* Everybody is there, the best first, with what is told to screen readers. */
static void
test_ranks (gconstpointer data)
{
  const CbGameView *view = data;
  GtkWidget *row;
  Fixture self;
  CbSeat order[CB_MAX_SEATS];
  guint ranks[CB_MAX_SEATS];

  set_up (&self, view, WIDE);
  play_to_end (&self);
  tell_all (&self);
  row = gtk_widget_get_first_child (get_part (&self, "list"));
  cb_kind_rank (view->kind, cb_session_peek_state (self.session), 3, order, ranks);
  g_assert_true (view->kind->winners (cb_session_peek_state (self.session)) >> order[0] & 1);
  for (guint i = 0; i < 3; i++, row = gtk_widget_get_next_sibling (row))
    {
      const CbState *state = cb_session_peek_state (self.session);
      g_autofree char *words = view->describe_result != NULL
                               ? view->describe_result (state, order[i])
                               : view->describe_seat (self.session, state, order[i], FALSE);
      g_autofree char *label = g_strdup_printf ("%u. %s: %s", ranks[i],
                                                cb_session_get_name (self.session, order[i]),
                                                words);

      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           label);
    }
  g_assert_null (row);
  g_assert_cmpint (gtk_widget_get_visible (get_part (&self, "same_deal_button")), ==,
                   !view->kind->luck);
  tear_down (&self);
}

/* Beside the board where there is room, and then nothing covers the board. */
static void
test_beside (void)
{
  graphene_rect_t result, board;
  Fixture self;

  set_up (&self, &cb_rescue_view, WIDE);
  play_to_end (&self);
  tell_all (&self);
  result = get_bounds (&self, self.table->result);
  board = get_bounds (&self, GTK_WIDGET (self.table->board));
  g_assert_false (graphene_rect_intersection (&result, &board, NULL));
  g_assert_false (gtk_widget_get_visible (get_part (&self, "lower_button")));
  tear_down (&self);
}

/* What is beside the board is all in sight, however wide it is. */
static void
test_beside_wide (void)
{
  graphene_rect_t side, result;
  Fixture self;

  set_up (&self, &cb_rescue_view, WIDE);
  gtk_widget_set_size_request (self.table->result, WIDE / 2, -1);
  play_to_end (&self);
  tell_all (&self);
  side = get_bounds (&self, self.table->side);
  result = get_bounds (&self, self.table->result);
  g_assert_cmpfloat (result.size.width, >=, WIDE / 2);
  g_assert_true (graphene_rect_contains_rect (&side, &result));
  tear_down (&self);
}

/* Where there is room for all of it, nothing of it has to be scrolled, however often its
 * lines are broken. */
static void
test_whole (void)
{
  GtkAdjustment *adjustment;
  GtkWidget *scroller;
  Fixture self;

  set_up (&self, &cb_rescue_view, WIDE);
  play_to_end (&self);
  tell_all (&self);
  gtk_label_set_label (GTK_LABEL (get_part (&self, "reason")),
                       "One two three four five six seven eight nine ten eleven twelve "
                       "thirteen fourteen fifteen sixteen");
  wait_for_frames (&self);
  scroller = gtk_widget_get_ancestor (get_part (&self, "list"), GTK_TYPE_SCROLLED_WINDOW);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  g_assert_cmpfloat (gtk_adjustment_get_page_size (adjustment), ==,
                     gtk_adjustment_get_upper (adjustment));
  tear_down (&self);
}

/* From below where there is none; lowered, only its head is in sight, and the board is
 * whole. */
static void
test_sheet (void)
{
  graphene_rect_t table, head, board;
  Fixture self;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  set_up (&self, &cb_rescue_view, NARROW);
  play_to_end (&self);
  tell_all (&self);
  table = get_bounds (&self, GTK_WIDGET (self.table));
  g_assert_true (gtk_widget_get_sensitive (get_part (&self, "body")));
  cb_result_set_lowered (CB_RESULT (self.table->result), TRUE);
  wait_for_frames (&self);
  head = get_bounds (&self, get_part (&self, "head"));
  board = get_bounds (&self, GTK_WIDGET (self.table->board));
  g_assert_true (graphene_rect_contains_rect (&table, &head));
  g_assert_false (graphene_rect_intersection (&head, &board, NULL));
  g_assert_false (gtk_widget_get_sensitive (get_part (&self, "body")));
  cb_result_set_lowered (CB_RESULT (self.table->result), FALSE);
  wait_for_frames (&self);
  g_assert_cmpfloat (get_bounds (&self, get_part (&self, "head")).origin.y, <, head.origin.y);
  tear_down (&self);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
}

static void
assert_in_sight (Fixture   *self,
                 GtkWidget *widget)
{
  graphene_rect_t table = get_bounds (self, GTK_WIDGET (self->table));
  graphene_rect_t bounds = get_bounds (self, widget);

  if (GTK_IS_BUTTON (widget) && gtk_widget_get_visible (widget))
    g_assert_true (graphene_rect_contains_rect (&table, &bounds));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_in_sight (self, child);
}

/* In a narrow window with text twice as large as usual, all buttons are in sight. */
static void
test_large_text (gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  Fixture self;
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * USUAL_DPI, NULL);
  set_up (&self, data, NARROW);
  play_to_end (&self);
  tell_all (&self);
  assert_in_sight (&self, get_part (&self, "buttons"));
  tear_down (&self);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

static gboolean
has_history (Fixture *self)
{
  return gtk_widget_get_mapped (self->table->log);
}

/* The list of moves in a narrow window closes by Escape and by its button, and does not
 * wait behind a wide one. */
static void
test_history (void)
{
  Fixture self;

  set_up (&self, &cb_rescue_view, NARROW);
  g_assert_false (has_history (&self));
  cb_table_set_history_shown (self.table, TRUE);
  wait_for_frames (&self);
  g_assert_true (has_history (&self));
  gtk_widget_activate_action (GTK_WIDGET (self.table), "table.escape", NULL);
  wait_for_frames (&self);
  g_assert_false (has_history (&self));
  cb_table_set_history_shown (self.table, TRUE);
  wait_for_frames (&self);
  g_signal_emit_by_name (self.table->close_button, "clicked");
  wait_for_frames (&self);
  g_assert_false (has_history (&self));
  cb_table_set_history_shown (self.table, TRUE);
  cb_table_set_narrow (self.table, FALSE);
  g_assert_false (self.table->history_shown);
  tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char       *name;
    const CbGameView *view;
  } games[] = {
    { "rescue", &cb_rescue_view }, { "appetit", &cb_appetit_view }, { "chateau", &cb_chateau_view },
  };

  if (!cb_ui_test_init (&argc, &argv))
    return 0;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *focus = g_strdup_printf ("/result/focus/%s", games[i].name);
      g_autofree char *returns = g_strdup_printf ("/result/focus-returns/%s", games[i].name);
      g_autofree char *parts = g_strdup_printf ("/result/parts/%s", games[i].name);
      g_autofree char *large = g_strdup_printf ("/result/large-text/%s", games[i].name);
      g_autofree char *ranks = g_strdup_printf ("/result/ranks/%s", games[i].name);

      g_test_add_data_func (focus, games[i].view, test_focus);
      g_test_add_data_func (parts, games[i].view, test_parts);
      g_test_add_data_func (large, games[i].view, test_large_text);
      g_test_add_data_func (ranks, games[i].view, test_ranks);
      g_test_add_data_func (returns, games[i].view, test_focus_returns);
    }
  g_test_add_func ("/result/joy", test_joy);
  g_test_add_func ("/result/calm", test_calm);
  g_test_add_func ("/result/beside", test_beside);
  g_test_add_func ("/result/beside-wide", test_beside_wide);
  g_test_add_func ("/result/whole", test_whole);
  g_test_add_func ("/result/sheet", test_sheet);
  g_test_add_func ("/result/history", test_history);

  return g_test_run ();
}
