/* test-table.c - what the table makes of the telling, whichever the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-display.h"
#include "cb-ui-test.h"

#include "cb-appetit-view.h"
#include "cb-art.h"
#include "cb-chateau-view.h"
#include "cb-describe.h"
#include "cb-result.h"
#include "cb-review-bar.h"
#include "cb-rescue-view.h"
#include "cb-table-private.h"

#include <adwaita.h>

#define LONG            G_TIME_SPAN_HOUR
/* What the smallest window leaves below its header bar. */
#define SMALLEST_WIDTH  360
#define SMALLEST_HEIGHT 247

static const CbGameView *const views[] = { &cb_rescue_view, &cb_appetit_view, &cb_chateau_view };

/**
 * Fixture:
 * @session: a game
 * @table: the page, whose telling has a clock of its own
 * @window: around it
 */
typedef struct
{
  CbSession *session;
  CbTable   *table;
  GtkWidget *window;
} Fixture;

static CbSession *
new_session (const CbGameView *view,
             guint             n_humans)
{
  const CbTestGame game = { .kind = view->kind, .n_seats = 2 };

  return cb_ui_test_new_session (&game, n_humans);
}

static void
show_at (Fixture          *self,
         const CbGameView *view,
         int               width,
         int               height)
{
  self->table = CB_TABLE (cb_table_new ());
  self->window = cb_ui_test_show (GTK_WIDGET (self->table), width, height);
  cb_table_set_session (self->table, self->session, view);
  cb_telling_set_manual_clock (self->table->telling, TRUE);
  cb_session_set_held (self->session, TRUE);
  cb_ui_test_settle ();
}

static void
show (Fixture          *self,
      const CbGameView *view)
{
  show_at (self, view, 800, 600);
}

static void
set_up (Fixture          *self,
        const CbGameView *view,
        guint             n_humans)
{
  self->session = new_session (view, n_humans);
  show (self, view);
}

static void
tear_down (Fixture *self)
{
  cb_ui_test_close (self->window);
  g_assert_finalize_object (self->session);
}

static void
play_any (Fixture *self)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (cb_session_get_kind (self->session),
                                                cb_session_peek_state (self->session));

  g_assert_true (cb_session_play (self->session,
                                  g_array_index (moves, CbMove, moves->len / 2)));
}

/* All but the last move of a game are told; of that, the first event has begun. */
static void
set_up_end (Fixture          *self,
            const CbGameView *view)
{
  g_autoptr (GArray) moves = NULL;

  self->session = new_session (view, 2);
  moves = cb_ui_test_find_end (self->session);
  cb_session_restore (self->session, (const CbMove *) (gpointer) moves->data, moves->len - 1,
                      moves->len - 1);
  show (self, view);
  g_assert_true (cb_session_play (self->session,
                                  g_array_index (moves, CbMove, moves->len - 1)));
  g_assert_false (cb_telling_get_caught_up (self->table->telling));
}

/* Lets as much time pass as it takes. */
static void
tell_all (Fixture *self)
{
  for (gint64 hour = 1; !cb_telling_get_caught_up (self->table->telling); hour++)
    cb_telling_advance (self->table->telling, hour * LONG);
}

static gboolean
has_result (Fixture *self)
{
  return gtk_widget_get_visible (self->table->result);
}

static const char *
get_status (Fixture *self)
{
  return cb_status_get_text (CB_STATUS (self->table->status));
}

static void
change_seat (Fixture *self)
{
  cb_session_set_controller (self->session, 0, CB_CONTROLLER_EASY);
  cb_session_set_name (self->session, 1, "Zoe");
}

static void
look_back (Fixture *self)
{
  cb_table_review (self->table, (int) cb_session_get_ply (self->session));
  g_assert_false (has_result (self));
  cb_table_review (self->table, 1);
  cb_table_leave_review (self->table);
}

static void
undo_and_redo (Fixture *self)
{
  cb_session_undo (self->session);
  cb_session_redo (self->session);
}

static void
go_away (Fixture *self)
{
  cb_table_set_away (self->table, TRUE);
  cb_table_set_away (self->table, FALSE);
}

static void
hurry (Fixture *self)
{
  cb_telling_hurry (self->table->telling);
}

static void
show_again (Fixture *self)
{
  cb_telling_tell_again (self->table->telling);
}

/* As when the language changes. */
static void
take_over (Fixture *self)
{
  CbTable *other = CB_TABLE (cb_table_new ());
  GtkWidget *bin = adw_bin_new ();

  adw_bin_set_child (ADW_BIN (bin), GTK_WIDGET (other));
  g_object_ref (self->table);
  gtk_window_set_child (GTK_WINDOW (self->window), bin);
  cb_table_take_over (other, self->table);
  g_object_unref (self->table);
  self->table = other;
}

static void
reopen (Fixture *self)
{
  cb_table_set_session (self->table, self->session, self->table->view);
}

/* What was told of the end is not told again of a position before it. */
static void
test_retold (gconstpointer data)
{
  Fixture self;

  set_up_end (&self, data);
  tell_all (&self);
  cb_table_review (self.table, 1);
  take_over (&self);
  cb_table_leave_review (self.table);
  cb_session_undo (self.session);
  take_over (&self);
  tear_down (&self);
}

/* Whatever is done while the end is told or after it, the result comes, and not before. */
static void
test_result (gconstpointer data)
{
  static void (*const deeds[]) (Fixture *) = {
    change_seat, look_back, undo_and_redo, go_away, hurry, show_again, take_over, reopen,
  };

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    for (guint when = 0; when < 2; when++)
      {
        Fixture self;

        set_up_end (&self, data);
        g_assert_false (has_result (&self));
        if (when == 0)
          deeds[i] (&self);
        tell_all (&self);
        if (when == 1)
          deeds[i] (&self);
        cb_telling_hurry (self.table->telling);
        g_assert_true (has_result (&self));
        g_assert_cmpstr (get_status (&self), ==,
                         cb_result_get_title (CB_RESULT (self.table->result)));
        tear_down (&self);
      }
}

/* A result that was put aside comes back when it is wanted. */
static void
test_dismissed (gconstpointer data)
{
  Fixture self;

  set_up_end (&self, data);
  hurry (&self);
  cb_table_set_dismissed (self.table, TRUE);
  g_assert_false (has_result (&self));
  cb_table_set_dismissed (self.table, FALSE);
  g_assert_true (has_result (&self));
  cb_table_set_dismissed (self.table, TRUE);
  look_back (&self);
  g_assert_true (has_result (&self));
  tear_down (&self);
}

/* Looking back is one mode: the status tells of the move, not of the turn. */
static void
test_review (gconstpointer data)
{
  Fixture self;
  g_autofree char *turn = NULL;

  set_up (&self, data, 2);
  for (guint i = 0; i < 4; i++)
    {
      play_any (&self);
      hurry (&self);
    }
  turn = g_strdup (get_status (&self));
  cb_table_review (self.table, 2);
  g_assert_cmpstr (get_status (&self), !=, turn);
  g_assert_true (cb_review_bar_get_shown (CB_REVIEW_BAR (self.table->review_bar)));
  g_assert_false (cb_board_get_playable (self.table->board));
  cb_table_review (self.table, 0);
  g_assert_cmpstr (get_status (&self), ==, "How the game began");
  cb_table_leave_review (self.table);
  g_assert_cmpstr (get_status (&self), ==, turn);
  g_assert_false (cb_review_bar_get_shown (CB_REVIEW_BAR (self.table->review_bar)));
  tear_down (&self);
}

/* Arrows go through time there, and leave it at its end. */
static void
test_review_keys (void)
{
  static const struct
  {
    const char *key;
    int         review;
  } steps[] = {
    { "Page_Up", 3 }, { "Left", 2 }, { "Right", 3 }, { "Home", 0 }, { "End", 4 },
    { "Prior", 3 }, { "Next", 4 }, { "Right", -1 }, { "Page_Up", 3 }, { "Escape", -1 },
  };
  Fixture self;

  if (!cb_ui_test_has_keys ())
    return;

  set_up (&self, &cb_appetit_view, 2);
  for (guint i = 0; i < 4; i++)
    {
      play_any (&self);
      hurry (&self);
    }
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      cb_ui_test_key (self.window, steps[i].key);
      g_assert_cmpint (cb_telling_get_review (self.table->telling), ==, steps[i].review);
    }
  tear_down (&self);
}

/* As many players as can be, at the end of a long game. */
static CbSession *
new_full_session (const CbGameView *view)
{
  const CbTestGame game = { .kind = view->kind, .n_seats = view->kind->max_seats };
  CbSession *session = cb_ui_test_new_session (&game, game.n_seats);
  g_autoptr (GArray) moves = cb_ui_test_find_end (session);

  cb_session_restore (session, (const CbMove *) (gpointer) moves->data, moves->len, moves->len);

  return session;
}

/* What leads through time is in sight in the smallest window, too. */
static void
test_smallest_review (gconstpointer data)
{
  Fixture self = { .session = new_full_session (data) };
  int n_plies = (int) cb_session_get_n_plies (self.session);
  graphene_rect_t bounds;

  show_at (&self, data, SMALLEST_WIDTH, SMALLEST_HEIGHT);
  for (int ply = n_plies; ply > 0 && ply > n_plies - 6; ply--)
    {
      cb_table_review (self.table, ply);
      while (gtk_widget_get_height (self.table->review_bar) == 0)
        g_main_context_iteration (NULL, TRUE);
      cb_ui_test_settle ();
      g_assert_true (gtk_widget_compute_bounds (self.table->review_bar, GTK_WIDGET (self.table),
                                                &bounds));
      g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (self.table)), <=, SMALLEST_HEIGHT);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, SMALLEST_HEIGHT);
    }
  tear_down (&self);
}

/* Where only one move is legal a hint says so at once, and never hangs. */
static void
test_only_move (void)
{
  static const char *const looking = "Looking for a good move…";
  Fixture self;

  set_up (&self, &cb_chateau_view, 2);
  cb_telling_set_help (self.table->telling, 0);
  for (guint i = 0; i < 200; i++)
    {
      CbMove move;

      if (cb_chateau_view.kind->formality (cb_session_peek_state (self.session), &move))
        break;
      play_any (&self);
      hurry (&self);
      cb_telling_set_help (self.table->telling, 0);
    }
  cb_table_ask_hint (self.table);
  g_assert_cmpstr (get_status (&self), !=, looking);
  tear_down (&self);
}

/* No hint about the game while one looks at another position. */
static void
test_hint_in_review (void)
{
  Fixture self;
  g_autofree char *status = NULL;

  set_up (&self, &cb_rescue_view, 2);
  play_any (&self);
  hurry (&self);
  cb_table_review (self.table, 0);
  status = g_strdup (get_status (&self));
  cb_table_ask_hint (self.table);
  g_signal_emit_by_name (self.session, "hinted", (guint64) 0, 0.5);
  g_assert_cmpstr (get_status (&self), ==, status);
  tear_down (&self);
}

/* Nothing is said of the end before it was told, not even that there is one. */
static void
test_no_word_before (gconstpointer data)
{
  Fixture self;

  set_up_end (&self, data);
  g_assert_null (strstr (get_status (&self), "wins"));
  g_assert_null (strstr (get_status (&self), "full"));
  g_assert_null (strstr (get_status (&self), "is over"));
  tell_all (&self);
  g_assert_nonnull (strstr (get_status (&self), "wins"));
  tear_down (&self);
}

/* While a move begins nothing is known of it yet, and what was told before somebody was
 * to play does not come back. */
static void
test_no_old_news (gconstpointer data)
{
  Fixture self;
  g_autofree char *turn = NULL;

  set_up (&self, data, 2);
  play_any (&self);
  hurry (&self);
  turn = g_strdup (get_status (&self));
  play_any (&self);
  g_assert_false (cb_telling_get_caught_up (self.table->telling));
  g_assert_cmpstr (get_status (&self), ==, turn);
  tear_down (&self);
}

/* What was told before a computer player's move stays in sight until that is told. */
static void
test_news_stay (gconstpointer data)
{
  Fixture self;

  set_up (&self, data, 1);
  play_any (&self);
  hurry (&self);
  g_assert_false (cb_session_is_human (self.session, cb_session_get_turn (self.session)));
  cb_session_set_held (self.session, FALSE);
  g_assert_null (strstr (get_status (&self), "Ada"));
  play_any (&self);
  g_assert_false (cb_telling_get_caught_up (self.table->telling));
  g_assert_nonnull (strstr (get_status (&self), "Ada"));
  tear_down (&self);
}

/* The curtain falls when all was told, and not on a move that is still to be seen. */
static void
test_curtain (void)
{
  Fixture self;

  set_up (&self, &cb_rescue_view, 2);
  if (gtk_widget_get_visible (self.table->curtain))
    gtk_widget_activate_action (self.table->curtain, "table.lift-curtain", NULL);
  play_any (&self);
  g_assert_false (gtk_widget_get_visible (self.table->curtain));
  tell_all (&self);
  g_assert_true (gtk_widget_get_visible (self.table->curtain));
  tear_down (&self);
}

/* A computer's move takes as long as the pace says, and Escape skips it. */
static void
test_pace (void)
{
  Fixture self;

  set_up (&self, &cb_rescue_view, 0);
  g_object_set (gtk_widget_get_settings (self.window), "gtk-enable-animations", FALSE, NULL);
  cb_table_set_pace (self.table, 5000);
  play_any (&self);
  cb_telling_advance (self.table->telling, 4999 * G_TIME_SPAN_MILLISECOND);
  g_assert_false (cb_telling_get_caught_up (self.table->telling));
  g_assert_cmpuint (cb_telling_get_ply (self.table->telling), ==, 0);
  cb_telling_advance (self.table->telling, 5000 * G_TIME_SPAN_MILLISECOND);
  cb_telling_advance (self.table->telling, LONG);
  cb_telling_advance (self.table->telling, 2 * LONG);
  g_assert_true (cb_telling_get_caught_up (self.table->telling));

  play_any (&self);
  g_assert_false (cb_telling_get_caught_up (self.table->telling));
  if (cb_ui_test_has_keys ())
    {
      cb_ui_test_key (self.window, "Escape");
      g_assert_true (cb_telling_get_caught_up (self.table->telling));
    }
  gtk_settings_reset_property (gtk_widget_get_settings (self.window), "gtk-enable-animations");
  tear_down (&self);
}

/* While somebody thinks, the status says who, unless it tells of another move. */
static void
test_thinking (void)
{
  Fixture self;

  set_up (&self, &cb_rescue_view, 0);
  cb_session_set_held (self.session, FALSE);
  g_assert_nonnull (strstr (get_status (&self), "Ada"));
  g_assert_true (cb_status_get_thinking (CB_STATUS (self.table->status)));
  cb_table_review (self.table, 0);
  g_assert_false (cb_status_get_thinking (CB_STATUS (self.table->status)));
  cb_table_leave_review (self.table);
  g_assert_true (cb_status_get_thinking (CB_STATUS (self.table->status)));
  cb_session_set_held (self.session, TRUE);
  g_assert_false (cb_status_get_thinking (CB_STATUS (self.table->status)));
  tear_down (&self);
}

/* What a picture of a seat looks like somewhere. */
static GskRenderNode *
get_seat_art (GtkWidget  *widget,
              const char *art,
              guint       seat)
{
  g_autofree char *name = g_strdup_printf ("%s-%u", art, seat);

  return cb_art_get_node (name, widget, 31, 31);
}

/* All over the table, a seat has the shape and colour that was chosen; pages beside it
 * show what they name. */
static void
test_marks (gconstpointer data)
{
  const CbGameView *view = data;
  Fixture self;
  CbMarks marks;

  cb_marks_reset (&marks);
  cb_marks_give (&marks, 0, 3);
  cb_marks_give (&marks, 1, 0);
  self.session = new_session (view, 2);
  cb_session_set_marks (self.session, &marks);
  show (&self, view);

  for (guint seat = 0; seat < 2; seat++)
    {
      GtkWidget *inside[] = { GTK_WIDGET (self.table->board), self.table->panel,
                              self.table->strip, self.table->curtain, self.table->result };

      for (guint i = 0; i < G_N_ELEMENTS (inside); i++)
        {
          g_assert_true (get_seat_art (inside[i], "marks/seat", seat) ==
                         get_seat_art (self.window, "marks/seat", marks.of[seat]));
          if (view->seat_art != NULL)
            g_assert_true (get_seat_art (inside[i], view->seat_art, seat) ==
                           get_seat_art (self.window, view->seat_art, marks.of[seat]));
        }
    }
  tear_down (&self);
}

static guint
count_controllers (GtkWidget *widget)
{
  if (gtk_widget_has_css_class (widget, "controller"))
    return (guint) g_menu_model_get_n_items (
      gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (count_controllers (child) > 0)
      return count_controllers (child);

  return 0;
}

/* Where luck alone decides, a seat cannot be given to a computer player of a level. */
static void
test_levels (gconstpointer data)
{
  const CbGameView *view = data;
  Fixture self;

  set_up (&self, view, 2);
  g_assert_cmpuint (count_controllers (self.table->panel), ==,
                    view->kind->luck ? 2 : CB_N_CONTROLLERS);
  tear_down (&self);
}

static float
get_bottom (Fixture    *self,
            const char *text)
{
  GtkWidget *label = GTK_WIDGET (gtk_widget_get_template_child (self->table->status,
                                                                CB_TYPE_STATUS, "label"));
  graphene_rect_t bounds;

  cb_status_say (CB_STATUS (self->table->status), text, CB_STATUS_HINT);
  cb_display_wait_frame (self->window);
  g_assert_true (gtk_widget_compute_bounds (label, GTK_WIDGET (self->table), &bounds));

  return bounds.origin.y + bounds.size.height;
}

static float
get_board_top (Fixture *self)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (self->table->board_bin, GTK_WIDGET (self->table),
                                            &bounds));

  return bounds.origin.y;
}

/* However long the sentences, what lies beside the board is said in one line. */
static void
test_supply (void)
{
  GtkWidget *supply;
  Fixture self;

  set_up (&self, &cb_appetit_view, 2);
  cb_display_wait_frame (self.window);
  supply = GTK_WIDGET (gtk_widget_get_template_child (self.table->status, CB_TYPE_STATUS,
                                                      "supply"));
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (supply))), ==, 1);
  tear_down (&self);
}

/* Where there is room for it, no sentence of usual length lies on the board, and that never
 * moves for one. */
static void
test_words_beside (gconstpointer data)
{
  static const struct { int width, height; } sizes[] = { { 360, 600 }, { 800, 560 }, { 1280, 760 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Fixture self;
      float top;

      self.session = new_session (data, 2);
      show_at (&self, data, sizes[i].width, sizes[i].height);
      cb_display_wait_frame (self.window);
      top = get_board_top (&self);
      g_assert_cmpfloat (get_bottom (&self, "A mouse eats the 2-point cheese of Camembert at row 5, "
                                            "column 6."), <=, top);
      cb_table_set_gentle_help (self.table, TRUE);
      cb_display_wait_frame (self.window);
      top = get_board_top (&self);
      g_assert_cmpfloat (get_bottom (&self, "Ada to play: pick a card and a space. A mouse next to "
                                            "one of her cheeses would eat it: a cat there would "
                                            "chase it away."), <=, top);
      g_assert_cmpfloat (get_board_top (&self), ==, top);
      tear_down (&self);
    }
}

static void
add_for_all (const char    *name,
             GTestDataFunc  func)
{
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_autofree char *path = g_strdup_printf ("/table/%s/%s", name, views[i]->kind->id);

      g_test_add_data_func (path, views[i], func);
    }
}

static void
assert_status (Fixture    *self,
               const char *text)
{
  g_assert_cmpstr (cb_status_get_text (CB_STATUS (self->table->status)), ==, text);
}

/* How many places, of the table and on the board, are marked as those who are to play. */
static guint
count_turns (GtkWidget *widget)
{
  guint n = gtk_widget_has_css_class (widget, "turn") ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_turns (child);

  return n;
}

/* Nobody is asked to play before the cards are dealt. */
static void
test_opening (gconstpointer data)
{
  const CbGameView *view = data;
  g_autofree char *turn = NULL;
  Fixture self;
  gint64 now = 0;

  set_up (&self, view, 2);
  turn = cb_describe_now (view, self.session);
  assert_status (&self, turn);
  cb_telling_tell_opening (self.table->telling);
  while (cb_telling_is_opening (self.table->telling))
    {
      assert_status (&self, "The game begins");
      cb_table_update_panels (self.table);
      g_assert_cmpuint (count_turns (GTK_WIDGET (self.table)), ==, 0);
      cb_telling_advance (self.table->telling, now += LONG);
    }
  assert_status (&self, turn);
  cb_table_update_panels (self.table);
  g_assert_cmpuint (count_turns (GTK_WIDGET (self.table)), >, 0);
  tear_down (&self);
}

/* The ring around what has the focus stays until a pointer is used. */
static void
test_ring (void)
{
  Fixture self;

  if (!cb_ui_test_has_keys ())
    return;

  set_up (&self, &cb_chateau_view, 2);
  cb_ui_test_key (self.window, "Right");
  g_assert_true (gtk_window_get_focus_visible (GTK_WINDOW (self.window)));
  gtk_window_set_focus_visible (GTK_WINDOW (self.window), FALSE);
  g_assert_true (gtk_window_get_focus_visible (GTK_WINDOW (self.window)));
  tear_down (&self);
}

/* Players are there once for screen readers, too. */
static void
test_one_panel (void)
{
  Fixture self;

  set_up (&self, &cb_rescue_view, 2);
  while (cb_table_get_narrow (self.table) || gtk_widget_get_width (self.table->panel) == 0)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_accessible_assert_state (self.table->strip, GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
  tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_ui_test_init (&argc, &argv))
    return 0;

  add_for_all ("opening", test_opening);
  add_for_all ("words-beside", test_words_beside);
  add_for_all ("result", test_result);
  add_for_all ("retold", test_retold);
  add_for_all ("dismissed", test_dismissed);
  add_for_all ("review", test_review);
  add_for_all ("no-word-before", test_no_word_before);
  add_for_all ("no-old-news", test_no_old_news);
  g_test_add_data_func ("/table/news-stay/rescue", &cb_rescue_view, test_news_stay);
  g_test_add_data_func ("/table/news-stay/chateau", &cb_chateau_view, test_news_stay);
  add_for_all ("smallest-review", test_smallest_review);
  add_for_all ("marks", test_marks);
  add_for_all ("levels", test_levels);
  g_test_add_func ("/table/review-keys", test_review_keys);
  g_test_add_func ("/table/only-move", test_only_move);
  g_test_add_func ("/table/hint-in-review", test_hint_in_review);
  g_test_add_func ("/table/curtain", test_curtain);
  g_test_add_func ("/table/pace", test_pace);
  g_test_add_func ("/table/thinking", test_thinking);
  g_test_add_func ("/table/supply", test_supply);
  g_test_add_func ("/table/ring", test_ring);
  g_test_add_func ("/table/one-panel", test_one_panel);

  return g_test_run ();
}
