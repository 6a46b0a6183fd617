/* test-rescue-show.c - Cheese Rescue at the table: what moves, and what is said meanwhile
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-test.h"

#include "cb-rescue-face.h"
#include "cb-rescue-flights.h"
#include "cb-rescue-marks.h"
#include "cb-rescue-pile.h"
#include "cb-rescue-told.h"
#include "cb-rescue-view.h"
#include "cb-status.h"

#include <string.h>

static GtkWidget *
find_child (CbRescueTest *self,
            GType         type)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->board));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (G_TYPE_CHECK_INSTANCE_TYPE (child, type))
      return child;

  g_assert_not_reached ();
}

static CbRescueFlights *
get_flights (CbRescueTest *self)
{
  return CB_RESCUE_FLIGHTS (find_child (self, CB_TYPE_RESCUE_FLIGHTS));
}

/* What the first card on its way shows. */
static int
get_flying_card (CbRescueTest *self)
{
  int card;
  CbSeat owner;

  cb_rescue_face_get_card (CB_RESCUE_FACE (gtk_widget_get_first_child (
                             GTK_WIDGET (get_flights (self)))), &card, &owner);

  return card;
}

static CbRescueHand *
get_hand (CbRescueTest *self)
{
  return cb_rescue_board_get_hand (self->board);
}

static guint
count_in_hand (CbRescueTest *self)
{
  guint n = 0;

  for (int i = 0; i < CB_RESCUE_MAX_HAND; i++)
    n += gtk_widget_get_visible (cb_rescue_hand_get_slot (get_hand (self), i));

  return n;
}

/* The place of the card that is marked as new, or -1. */
static int
find_new (CbRescueTest *self)
{
  int found = -1;

  for (int i = 0; i < CB_RESCUE_MAX_HAND; i++)
    {
      GtkWidget *slot = cb_rescue_hand_get_slot (get_hand (self), i);

      if (!gtk_widget_get_visible (slot) ||
          !gtk_widget_get_visible (gtk_widget_get_last_child (slot)))
        continue;
      g_assert_cmpint (found, ==, -1);
      found = i;
    }

  return found;
}

static const char *
get_status (CbRescueTest *self)
{
  GObject *status = gtk_widget_get_template_child (self->table, CB_TYPE_TABLE, "status");

  return cb_status_get_text (CB_STATUS (status));
}

static void
stop_clock (CbRescueTest *self)
{
  cb_telling_set_manual_clock (cb_rescue_test_get_telling (self), TRUE);
}

/* Lets time pass, and the computer think, until something of a seat happens. */
static const CbEvent *
wait_for_event (CbRescueTest *self,
                CbSeat        seat,
                gint64       *now)
{
  CbTelling *telling = cb_rescue_test_get_telling (self);
  const CbEvent *event;

  while ((event = cb_telling_peek_event (telling)) == NULL || event->seat != seat)
    {
      *now += G_TIME_SPAN_MILLISECOND;
      cb_telling_advance (telling, *now);
      g_main_context_iteration (NULL, cb_telling_get_caught_up (telling));
    }

  return event;
}

/* The start card, then two animals for each player, come from the pile. */
static void
test_deal (void)
{
  CbRescueTest self;
  CbRescueCell *start;
  gint64 now = 0;
  const CbEvent *event;
  guint n = 0;

  cb_rescue_test_set_up (&self, 2, 1, NULL);
  stop_clock (&self);
  start = cb_rescue_test_get_cell (&self, 0, 0);
  cb_telling_tell_opening (cb_rescue_test_get_telling (&self));
  g_assert_cmpuint (count_in_hand (&self), ==, 6);
  g_assert_false (gtk_widget_get_visible (cb_rescue_cell_get_face (start)));

  for (event = wait_for_event (&self, CB_SEAT_NONE, &now); event != NULL;
       event = cb_rescue_test_begin_next (&self, &now))
    {
      g_assert_cmpuint (event->type, ==, CB_RESCUE_EVENT_DEALT);
      g_assert_cmpuint (cb_rescue_flights_get_n (get_flights (&self)), ==, 1);
      g_assert_cmpint (get_flying_card (&self), ==,
                       event->seat == 1 ? CB_RESCUE_FACE_BACK : event->thing);
      g_assert_cmpuint (count_in_hand (&self), ==, 6 + MIN (n, 2));
      g_assert_cmpint (gtk_widget_get_visible (cb_rescue_cell_get_face (start)), ==, n > 0);
      n++;
    }

  g_assert_cmpuint (n, ==, 5);
  g_assert_cmpuint (count_in_hand (&self), ==, 8);
  g_assert_cmpuint (cb_rescue_flights_get_n (get_flights (&self)), ==, 0);
  g_assert_cmpint (find_new (&self), ==, -1);
  cb_rescue_test_tear_down (&self);
}

/* Whoever does not want to wait for the deal clicks. */
static void
test_deal_hurried (void)
{
  CbRescueTest self;

  cb_rescue_test_set_up (&self, 2, 1, NULL);
  stop_clock (&self);
  cb_telling_tell_opening (cb_rescue_test_get_telling (&self));
  g_assert_false (cb_board_get_playable (CB_BOARD (self.board)));
  gtk_widget_activate (GTK_WIDGET (cb_rescue_test_get_cell (&self, 0, 0)));
  g_assert_true (cb_board_get_playable (CB_BOARD (self.board)));
  g_assert_cmpuint (count_in_hand (&self), ==, 8);
  cb_rescue_test_tear_down (&self);
}

/* A drawn card has its place in the hand while it comes there, and is marked until its
 * owner plays again; nobody sees what others draw. */
static void
test_draw (void)
{
  CbRescueTest self;
  gint64 now = 0;
  const CbEvent *event;
  int new_card;

  cb_rescue_test_set_up (&self, 2, 1, NULL);
  stop_clock (&self);
  new_card = cb_rescue_test_peek (&self)->pile[cb_rescue_test_peek (&self)->n_pile - 1];
  cb_rescue_hand_pick (get_hand (&self), 7);
  gtk_widget_activate (GTK_WIDGET (cb_rescue_test_get_cell (&self, 1, 0)));
  g_assert_cmpint (find_new (&self), ==, -1);
  event = cb_rescue_test_begin_next (&self, &now);
  g_assert_cmpuint (event->type, ==, CB_RESCUE_EVENT_DRAWN);
  g_assert_cmpint (get_flying_card (&self), ==, new_card);
  g_assert_cmpuint (count_in_hand (&self), ==, 8);
  g_assert_cmpint (cb_rescue_hand_get_card (get_hand (&self), find_new (&self)), ==, new_card);
  g_assert_cmpfloat (gtk_widget_get_opacity (
                       cb_rescue_hand_get_slot (get_hand (&self), find_new (&self))), ==, 0);

  event = wait_for_event (&self, 1, &now);
  g_assert_cmpuint (event->type, ==, CB_RESCUE_EVENT_LAID);
  g_assert_cmpint (get_flying_card (&self), ==, event->thing);
  g_assert_cmpfloat (gtk_widget_get_opacity (
                       cb_rescue_hand_get_slot (get_hand (&self), find_new (&self))), ==, 1);
  event = cb_rescue_test_begin_next (&self, &now);
  g_assert_cmpuint (event->type, ==, CB_RESCUE_EVENT_DRAWN);
  g_assert_cmpint (get_flying_card (&self), ==, CB_RESCUE_FACE_BACK);
  cb_telling_hurry (cb_rescue_test_get_telling (&self));
  g_assert_cmpint (cb_rescue_hand_get_card (get_hand (&self), find_new (&self)), ==, new_card);
  cb_rescue_hand_pick (get_hand (&self), 7);
  gtk_widget_activate (GTK_WIDGET (cb_rescue_test_find_free_cell (&self)));
  g_assert_cmpint (find_new (&self), ==, -1);
  cb_rescue_test_tear_down (&self);
}

static void
play_any (CbRescueTest *self,
          guint         n_moves)
{
  for (guint i = 0; i < n_moves; i++)
    {
      g_autoptr (GArray) moves = cb_kind_dup_moves (&cb_rescue_kind,
                                                    cb_session_peek_state (self->session));

      cb_rescue_test_play (self, g_array_index (moves, CbMove, 0));
    }
}

/* The number on the pile is what is left of it; when nothing is, it says so, too. */
static void
test_pile (void)
{
  CbRescueTest self;
  GtkWidget *pile, *count;

  cb_rescue_test_set_up (&self, 2, 2, "hands=open");
  pile = find_child (&self, CB_TYPE_RESCUE_PILE);
  count = gtk_widget_get_last_child (pile);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (count)), ==, "14");
  g_assert_false (gtk_widget_has_css_class (pile, "empty"));
  play_any (&self, 14);
  g_assert_cmpint (find_new (&self), >=, 0);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (count)), ==, "0");
  g_assert_true (gtk_widget_has_css_class (pile, "empty"));
  g_assert_false (gtk_widget_get_visible (gtk_widget_get_first_child (pile)));
  play_any (&self, 2);
  g_assert_cmpint (find_new (&self), ==, -1);
  cb_rescue_test_tear_down (&self);
}

/* What is taken back goes back, one card of each player; a longer way is no show. */
static void
test_take_back (void)
{
  CbRescueTest self;

  cb_rescue_test_set_up (&self, 2, 2, "hands=open");
  for (int x = 1; x <= 4; x++)
    cb_rescue_test_play (&self, cb_rescue_move (CB_RESCUE_START + 1, x, 0));
  g_assert_cmpuint (cb_rescue_flights_get_n (get_flights (&self)), ==, 0);
  cb_session_undo (self.session);
  g_assert_cmpuint (cb_rescue_flights_get_n (get_flights (&self)), ==, 1);
  g_assert_cmpint (get_flying_card (&self), ==, CB_RESCUE_START + 1);
  g_assert_cmpuint (cb_rescue_peek (cb_board_peek_state (CB_BOARD (self.board)))->n_laid, ==, 3);
  /* Whatever comes next does not wait for it. */
  cb_session_redo (self.session);
  g_assert_cmpuint (cb_rescue_flights_get_n (get_flights (&self)), ==, 1);
  cb_telling_hurry (cb_rescue_test_get_telling (&self));
  g_assert_cmpuint (cb_rescue_flights_get_n (get_flights (&self)), ==, 0);

  cb_telling_review (cb_rescue_test_get_telling (&self), 2);
  g_assert_cmpuint (cb_rescue_flights_get_n (get_flights (&self)), ==, 2);
  cb_telling_review (cb_rescue_test_get_telling (&self), -1);
  g_assert_cmpuint (cb_rescue_flights_get_n (get_flights (&self)), ==, 0);
  cb_telling_review (cb_rescue_test_get_telling (&self), 0);
  g_assert_cmpuint (cb_rescue_flights_get_n (get_flights (&self)), ==, 0);
  cb_rescue_test_tear_down (&self);
}

static guint
count_left (CbRescueTest *self,
            CbSeat        seat)
{
  return (guint) cb_rescue_get_cheeses (cb_rescue_test_peek (self), seat);
}

/* Who chases and who is chased leave their cells for it, and the cheeses that are left
 * hop; then all lie as before. */
static void
test_count (void)
{
  CbRescueTest self;
  const CbEvent *event;
  gint64 now = 0;

  cb_rescue_test_set_up_count (&self);
  cb_rescue_test_play_last (&self);
  while ((event = cb_rescue_test_begin_next (&self, &now)) != NULL)
    if (cb_rescue_told_is_chase (event))
      {
        CbRescueCell *chaser = cb_rescue_test_get_cell_at (&self, event->from);

        g_assert_cmpuint (cb_rescue_flights_get_n (get_flights (&self)), ==, 2);
        g_assert_cmpint (get_flying_card (&self), ==, event->thing);
        g_assert_cmpfloat (gtk_widget_get_opacity (cb_rescue_cell_get_face (chaser)), ==, 0);
      }
    else if (event->type == CB_RESCUE_EVENT_COUNTED)
      g_assert_cmpuint (cb_rescue_flights_get_n (get_flights (&self)), ==,
                        count_left (&self, event->seat));

  g_assert_cmpuint (cb_rescue_flights_get_n (get_flights (&self)), ==, 0);
  for (GtkWidget *cell = gtk_widget_get_first_child (GTK_WIDGET (cb_rescue_test_get_grid (&self)));
       cell != NULL; cell = gtk_widget_get_next_sibling (cell))
    g_assert_cmpfloat (gtk_widget_get_opacity (cb_rescue_cell_get_face (CB_RESCUE_CELL (cell))),
                       ==, 1);
  cb_rescue_test_tear_down (&self);
}

/* How long the count takes, with nothing that moves. */
static gint64
measure_still_count (guint pace)
{
  CbRescueTest self;
  const CbEvent *event;
  gint64 now = 0, began = 0;

  cb_rescue_test_set_up_count (&self);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  cb_telling_set_pace (cb_rescue_test_get_telling (&self), pace);
  cb_rescue_test_play_last (&self);
  while ((event = cb_rescue_test_begin_next (&self, &now)) != NULL)
    {
      g_assert_cmpuint (cb_rescue_flights_get_n (get_flights (&self)), ==, 0);
      if (began == 0 && cb_rescue_told_is_chase (event))
        began = now;
    }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  cb_rescue_test_tear_down (&self);

  return now - began;
}

/* Where nothing is to move, there is still time to read what happens. */
static void
test_reduced_motion (void)
{
  g_assert_cmpint (measure_still_count (900), >, 4 * G_TIME_SPAN_SECOND);
  g_assert_cmpint (measure_still_count (0), <, G_TIME_SPAN_SECOND);
}

/* The first focus is where a card may be laid, in either kind of area; Tab goes on to
 * the hand. */
static void
test_focus (gconstpointer options)
{
  CbRescueTest self;
  GtkWidget *focus;

  cb_rescue_test_set_up (&self, 2, 2, options);
  gtk_widget_child_focus (GTK_WIDGET (self.board), GTK_DIR_TAB_FORWARD);
  focus = gtk_root_get_focus (GTK_ROOT (self.window));
  if (!CB_IS_RESCUE_CELL (focus))
    {
      gtk_widget_child_focus (GTK_WIDGET (self.board), GTK_DIR_TAB_BACKWARD);
      focus = gtk_root_get_focus (GTK_ROOT (self.window));
    }
  g_assert_true (CB_IS_RESCUE_CELL (focus));
  g_assert_true (cb_rescue_marks_is_free (cb_rescue_test_peek (&self),
                                          cb_rescue_cell_get_place (CB_RESCUE_CELL (focus))));
  gtk_widget_child_focus (GTK_WIDGET (self.board), GTK_DIR_TAB_FORWARD);
  focus = gtk_root_get_focus (GTK_ROOT (self.window));
  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (get_hand (&self))));
  cb_rescue_test_tear_down (&self);
}

/* The status says what is still missing. */
static void
test_next_step (void)
{
  CbRescueTest self;
  GtkWidget *cell;

  cb_rescue_test_set_up (&self, 2, 2, "hands=open");
  g_assert_cmpstr (get_status (&self), ==, "Ada to play: pick a card and a space");
  cb_rescue_hand_pick (get_hand (&self), 2);
  g_assert_cmpstr (get_status (&self), ==, "Ada to play, cheese worth 1 point: now choose a space");
  cb_rescue_hand_pick (get_hand (&self), -1);
  g_assert_cmpstr (get_status (&self), ==, "Ada to play: pick a card and a space");
  cell = GTK_WIDGET (cb_rescue_test_find_free_cell (&self));
  gtk_widget_activate (cell);
  g_assert_cmpstr (get_status (&self), ==, "Ada to play: now pick a card");
  gtk_widget_activate (cell);
  g_assert_cmpstr (get_status (&self), ==, "Ada to play: pick a card and a space");
  cb_rescue_test_tear_down (&self);
}

static void
click (CbRescueTest *self,
       double        x,
       double        y)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (self->board));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        g_signal_emit_by_name (controller, "released", 1, x, y);
    }
}

/* A click on the bare table is answered; one on a cell is the cell's own affair. */
static void
test_far_click (void)
{
  CbRescueTest self;
  graphene_rect_t bounds;

  cb_rescue_test_set_up (&self, 2, 2, "hands=open");
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (cb_rescue_test_find_free_cell (&self)),
                                            GTK_WIDGET (self.board), &bounds));
  click (&self, bounds.origin.x + 10, bounds.origin.y + 10);
  g_assert_cmpstr (get_status (&self), ==, "Ada to play: pick a card and a space");
  click (&self, 12, 12);
  g_assert_cmpstr (get_status (&self), ==, "A card must share a side with another card");
  cb_rescue_test_tear_down (&self);
}

/* The pile lies within the table at every size, and nothing lies on something else. */
static void
test_layout (void)
{
  static const int sizes[][2] = { { 348, 200 }, { 348, 470 }, { 600, 300 }, { 960, 700 },
                                  { 1900, 1000 } };
  CbRescueTest self;
  GtkWidget *board, *pile;

  cb_rescue_test_set_up (&self, 2, 2, "hands=open");
  board = GTK_WIDGET (self.board);
  pile = find_child (&self, CB_TYPE_RESCUE_PILE);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      graphene_rect_t table = GRAPHENE_RECT_INIT (0, 0, (float) sizes[i][0], (float) sizes[i][1]);
      graphene_rect_t hand, place, grid;

      gtk_widget_size_allocate (board, &(GtkAllocation) { 0, 0, sizes[i][0], sizes[i][1] }, -1);
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (get_hand (&self)), board, &hand));
      g_assert_true (gtk_widget_compute_bounds (pile, board, &place));
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (cb_rescue_test_get_grid (&self)),
                                                board, &grid));
      g_assert_true (graphene_rect_contains_rect (&table, &hand));
      g_assert_true (graphene_rect_contains_rect (&table, &place));
      g_assert_false (graphene_rect_intersection (&hand, &place, NULL));
      g_assert_false (graphene_rect_intersection (&hand, &grid, NULL));
      g_assert_false (graphene_rect_intersection (&place, &grid, NULL));
      graphene_rect_inset (&table, 4, 4);
      g_assert_true (graphene_rect_contains_rect (&table, &grid));
    }
  cb_rescue_test_tear_down (&self);
}

/* What the hint for a move says after some others. */
typedef struct
{
  const char *name;
  const char *moves;
  const char *move;
  const char *words;
} HintCase;

static const HintCase hint_cases[] = {
  { "nothing-comes-of-it", "", "D@1,0", "Play a dog at row 5, column 6." },
  { "safe-cheese", "", "2@0,-1", "Play a cheese worth 2 points at row 4, column 5: "
    "no mouse can reach it for now." },
  { "scares", "M@0,-1 C@1,0", "D@1,1", "Play a dog at row 6, column 6: it scares 1 cat away." },
  { "chases", "D@1,0 M@0,1", "C@0,2", "Play a cat at row 7, column 5: it chases 1 mouse away." },
  { "eats", "D@0,-1 3@1,0", "M@1,1",
    "Play a mouse at row 6, column 6: it eats Brie’s 3-point cheese." },
  { "saves", "3@1,0 M@1,1", "C@1,2",
    "Play a cat at row 7, column 6: this saves Ada’s 3-point cheese." },
  { "no-reason-to-be-eaten", "D@0,-1 M@1,0", "1@2,0",
    "Play a cheese worth 1 point at row 5, column 7." },
};

static CbMove
parse (CbSession  *session,
       const char *text)
{
  CbMove move;

  g_assert_true (cb_kind_parse_move (&cb_rescue_kind, cb_session_peek_state (session), text, &move,
                                     NULL));

  return move;
}

static void
test_hint (gconstpointer data)
{
  static const char deck[] = "D;M;C;M;C;M;M;M;M;M;M;M;C;C;C;C;D;D;";
  const HintCase *row = data;
  const CbTestGame game = { .kind = &cb_rescue_kind, .n_seats = 2, .deal = { deck },
                            .options = "hands=open" };
  CbSession *session = cb_ui_test_new_session (&game, 2);
  g_auto (GStrv) moves = g_strsplit (row->moves, " ", -1);
  g_autofree char *words = NULL;

  for (guint i = 0; moves[i] != NULL && *moves[i] != '\0'; i++)
    g_assert_true (cb_session_play (session, parse (session, moves[i])));
  words = cb_rescue_view.describe_hint (session, parse (session, row->move));
  g_assert_cmpstr (words, ==, row->words);
  g_assert_finalize_object (session);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_ui_test_init (&argc, &argv))
    return 0;

  g_test_add_func ("/rescue-show/deal", test_deal);
  g_test_add_func ("/rescue-show/deal-hurried", test_deal_hurried);
  g_test_add_func ("/rescue-show/draw", test_draw);
  g_test_add_func ("/rescue-show/pile", test_pile);
  g_test_add_func ("/rescue-show/take-back", test_take_back);
  g_test_add_func ("/rescue-show/count", test_count);
  g_test_add_func ("/rescue-show/reduced-motion", test_reduced_motion);
  g_test_add_data_func ("/rescue-show/focus/floating", "hands=open", test_focus);
  g_test_add_data_func ("/rescue-show/focus/centred", "hands=open area=centred", test_focus);
  g_test_add_func ("/rescue-show/next-step", test_next_step);
  g_test_add_func ("/rescue-show/far-click", test_far_click);
  g_test_add_func ("/rescue-show/layout", test_layout);
  CB_TEST_ADD_TABLE ("/rescue-show/hint", hint_cases, test_hint);

  return g_test_run ();
}
