/* test-chateau-show.c - Château Roquefort: what moves, and what is to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-castle.h"

#include "cb-chateau-outlook.h"
#include "cb-picture.h"
#include "cb-table.h"

#include <string.h>

/* Ada's mouse stands on g2, which is open; the mousetrap is on f2, under a roof. */
#define BEFORE_FALL "tower:g1 tower:g7 lift:F move:g1-g2 end push:W6 end"

static const CbChateauScene *
peek_scene (CbCastle *self)
{
  CbChateauGrid *grid = cb_chateau_board_get_grid (self->board);

  return cb_chateau_canvas_peek (cb_chateau_grid_get_canvas (grid));
}

static void
set_motion (gboolean moves)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", moves, NULL);
}

static gboolean
is_telling (CbCastle           *self,
            CbChateauEventType  type)
{
  const CbEvent *event = cb_telling_peek_event (self->telling);

  return event != NULL && event->type == type;
}

/* Lets time pass until an event of that type has begun. */
static void
wait_for (CbCastle           *self,
          CbChateauEventType  type)
{
  for (guint i = 0; !is_telling (self, type); i++)
    {
      g_assert_cmpuint (i, <, 1000);
      cb_castle_wait (self, 10);
    }
}

static gboolean
has_fallen (CbCastle   *self,
            const char *place)
{
  guint cell = cb_castle_cell (place);
  gboolean marked = (cb_chateau_spot_get_marks (cb_castle_spot (self, cell)) &
                     CB_CHATEAU_MARK_FELL) != 0;

  g_assert_true (marked == cb_chateau_holds (peek_scene (self)->fallen, cell));

  return marked;
}

/* A fall takes its time, and is marked until somebody does something. */
static void
test_fall (void)
{
  CbCastle self;

  set_motion (TRUE);
  cb_castle_set_up (&self, 2, 2, NULL);
  cb_telling_set_manual_clock (self.telling, TRUE);
  cb_castle_play (&self, BEFORE_FALL);
  cb_castle_begin (&self, "push:W2");
  wait_for (&self, CB_CHATEAU_EVENT_FELL);
  cb_castle_wait (&self, 800);
  g_assert_true (is_telling (&self, CB_CHATEAU_EVENT_FELL));
  g_assert_false (has_fallen (&self, "g2"));
  cb_castle_wait (&self, 50);
  g_assert_true (has_fallen (&self, "g2"));
  gtk_test_accessible_assert_property (cb_castle_spot (&self, cb_castle_cell ("g2")),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "A mouse fell here");
  cb_castle_play (&self, "tower:g1");
  g_assert_false (has_fallen (&self, "g2"));
  cb_castle_tear_down (&self);
}

/* The roof does not go back over it before that was seen, and takes the mark with it:
 * what is there is to be remembered. */
static void
test_fall_covered (void)
{
  CbCastle self;

  set_motion (TRUE);
  cb_castle_set_up (&self, 2, 1, NULL);
  cb_session_set_held (self.session, TRUE);
  cb_telling_set_manual_clock (self.telling, TRUE);
  cb_castle_play (&self, "tower:g1 tower:g7 lift:F move:g1-g2 end");
  cb_castle_begin (&self, "push:W2");
  wait_for (&self, CB_CHATEAU_EVENT_FELL);
  cb_castle_wait (&self, 850);
  g_assert_true (has_fallen (&self, "g2"));
  cb_castle_begin (&self, "end");
  wait_for (&self, CB_CHATEAU_EVENT_CLOSED);
  cb_castle_wait (&self, 1900);
  g_assert_true (has_fallen (&self, "g2"));
  cb_castle_settle (&self);
  g_assert_false (has_fallen (&self, "g2"));
  cb_castle_tear_down (&self);
}

static guint
count_roofs (CbCastle *self)
{
  g_autofree char *text = cb_board_read (CB_BOARD (self->board));
  guint n = 0;

  for (guint room = 0; room < CB_CHATEAU_N_ROOMS; room++)
    n += (peek_scene (self)->now.covered & peek_scene (self)->now.room_cells[room]) != 0;
  /* Everything that lies open is read. */
  g_assert_true ((strstr (text, "mousetrap") != NULL) == (n == 0));

  return n;
}

static void
play_to_the_end (CbCastle *self)
{
  CbRandom random;

  cb_random_init (&random, 1);
  while (cb_session_get_turn (self->session) != CB_SEAT_NONE)
    {
      g_autoptr (GArray) moves = cb_kind_dup_moves (&cb_chateau_kind,
                                                    cb_session_peek_state (self->session));

      cb_castle_settle (self);
      g_assert_true (cb_session_play (self->session,
                                      g_array_index (moves, CbMove,
                                                     cb_random_below (&random, moves->len))));
    }
}

/* At the end all roofs lift within two seconds, or are gone at once; a review shows them
 * again. */
static void
test_end (gconstpointer data)
{
  gboolean moves = GPOINTER_TO_INT (data);
  CbCastle self;
  GtkWidget *result;

  set_motion (moves);
  cb_castle_set_up (&self, 3, 3, NULL);
  cb_telling_set_manual_clock (self.telling, TRUE);
  play_to_the_end (&self);
  wait_for (&self, CB_CHATEAU_EVENT_OVER);
  g_assert_cmpfloat (peek_scene (&self)->done, ==, moves ? 0 : 1);
  g_assert_cmpuint (peek_scene (&self)->before.covered, !=, 0);
  g_assert_cmpuint (peek_scene (&self)->now.covered, ==, 0);
  result = GTK_WIDGET (gtk_widget_get_template_child (self.table, CB_TYPE_TABLE, "result"));
  g_assert_false (gtk_widget_get_visible (result));
  cb_castle_wait (&self, moves ? 2500 : 900);
  g_assert_true (gtk_widget_get_visible (result));
  g_assert_cmpuint (count_roofs (&self), ==, 0);

  cb_telling_review (self.telling, (int) cb_session_get_ply (self.session) - 1);
  g_assert_cmpuint (peek_scene (&self)->now.covered, !=, 0);
  cb_telling_review (self.telling, -1);
  g_assert_cmpuint (count_roofs (&self), ==, 0);
  cb_castle_tear_down (&self);
}

/* What is taken back slides to where it was, if anything is to move. */
static void
test_undo (gconstpointer data)
{
  gboolean moves = GPOINTER_TO_INT (data);
  CbCastle self;
  const CbChateauScene *scene;

  set_motion (moves);
  cb_castle_set_up (&self, 2, 2, NULL);
  cb_telling_set_manual_clock (self.telling, TRUE);
  scene = peek_scene (&self);
  cb_castle_play (&self, "tower:a1 tower:g7 lift:A move:a1-b1");
  cb_session_undo (self.session);
  g_assert_true (cb_chateau_holds (scene->now.mice[0], cb_castle_cell ("a1")));
  g_assert_true (scene->moving == moves);
  g_assert_true (!moves || cb_chateau_holds (scene->before.mice[0], cb_castle_cell ("b1")));
  while (scene->moving)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (cb_chateau_holds (scene->now.mice[0], cb_castle_cell ("b1")));
  cb_castle_tear_down (&self);
}

/* So does a line for who looks back: out of the slot that it was pushed in at. */
static void
test_review_push (void)
{
  CbCastle self;
  const CbChateauScene *scene;

  set_motion (TRUE);
  cb_castle_set_up (&self, 2, 2, "memory=seen");
  cb_telling_set_manual_clock (self.telling, TRUE);
  scene = peek_scene (&self);
  cb_castle_play (&self, "tower:a1 tower:g7 push:W2");
  while (scene->moving)
    g_main_context_iteration (NULL, TRUE);
  cb_telling_review (self.telling, 2);
  g_assert_true (scene->moving && scene->slides);
  g_assert_cmpstr (cb_chateau_get_slot_name ((guint) scene->out_slot), ==, "E2");
  cb_telling_review (self.telling, -1);
  g_assert_cmpstr (cb_chateau_get_slot_name ((guint) scene->out_slot), ==, "W2");

  cb_castle_begin (&self, "lift:A");
  wait_for (&self, CB_CHATEAU_EVENT_LIFTED);
  g_assert_true (scene->moving && !scene->slides);
  g_assert_cmpint (scene->out_slot, ==, -1);
  cb_castle_tear_down (&self);
}

static const char *
get_arrow (CbCastle *self,
           guint     slot)
{
  CbChateauSpot *spot = cb_castle_spot (self, CB_CHATEAU_N_CELLS + slot);

  return cb_picture_get_art (CB_PICTURE (gtk_widget_get_last_child (GTK_WIDGET (spot))));
}

/* Where the last push was, another shape says so, until something else was done. */
static void
test_last_push (void)
{
  CbCastle self;

  cb_castle_set_up (&self, 2, 2, NULL);
  cb_castle_play (&self, "tower:a1 tower:g7 push:W2");
  g_assert_cmpstr (get_arrow (&self, 0), ==, "chateau/arrow-last");
  g_assert_cmpstr (get_arrow (&self, 1), ==, "chateau/arrow");
  cb_castle_play (&self, "lift:A");
  g_assert_cmpstr (get_arrow (&self, 0), ==, "chateau/arrow");
  cb_castle_tear_down (&self);
}

/* Appends what stands on every child with a class. */
static void
read_signs (GtkWidget  *parent,
            const char *class,
            GString    *text)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, class))
      g_string_append (text, gtk_label_get_label (GTK_LABEL (child)));
}

/* The board shows what the list of moves calls places and rooms, where they are. */
static void
test_signs (void)
{
  CbCastle self;
  GtkWidget *grid, *sign;
  g_autoptr (GString) signs = g_string_new (NULL), letters = g_string_new (NULL);
  graphene_rect_t above, cell;

  cb_castle_set_up (&self, 2, 2, NULL);
  grid = GTK_WIDGET (cb_chateau_board_get_grid (self.board));
  read_signs (grid, "sign", signs);
  read_signs (grid, "letter", letters);
  g_assert_cmpstr (signs->str, ==, "abcdefg1234567abcdefg1234567");
  g_assert_cmpstr (letters->str, ==, "ABCDEFGHIJKLMNOPQR");

  sign = gtk_widget_get_next_sibling (gtk_widget_get_first_child (grid));
  g_assert_true (gtk_widget_compute_bounds (sign, grid, &above));
  g_assert_true (gtk_widget_compute_bounds (
                   GTK_WIDGET (cb_castle_spot (&self, cb_castle_cell ("a1"))), grid, &cell));
  g_assert_cmpfloat_with_epsilon (above.origin.x + above.size.width / 2,
                                  cell.origin.x + cell.size.width / 2, 2);
  g_assert_cmpfloat (above.origin.y + above.size.height, <=, cell.origin.y + 2);
  cb_castle_tear_down (&self);
}

static void
check_hint (CbCastle   *self,
            const char *text,
            const char *words)
{
  g_autofree char *hint = NULL;
  CbMove move;

  g_assert_true (cb_kind_parse_move (&cb_chateau_kind, cb_session_peek_state (self->session), text,
                                     &move, NULL));
  hint = cb_chateau_describe_hint (self->session, move);
  g_assert_cmpstr (hint, ==, words);
}

/* A hint says what to do, and what comes of it as far as everyone can tell. */
static void
test_hint (void)
{
  CbCastle self;

  cb_castle_set_up (&self, 2, 2, NULL);
  check_hint (&self, "tower:g1", "Bring a mouse into tower g1");
  cb_castle_play (&self, BEFORE_FALL);
  check_hint (&self, "lift:C", "Lift the roof of room C");
  check_hint (&self, "move:g2-g3", "Move the mouse on g2 to g3");
  check_hint (&self, "push:W2", "Push row 2 from the left");
  cb_castle_play (&self, "lift:C");
  check_hint (&self, "push:W2", "Push row 2 from the left: Ada loses 1 mouse");
  check_hint (&self, "end", "End the turn");
  cb_castle_tear_down (&self);
}

/* A mouse that waits can be brought in, as long as there is one and a tower for it. */
static void
test_status (void)
{
  CbCastle self;

  cb_castle_set_up (&self, 2, 2, NULL);
  cb_castle_play (&self, "tower:a1 tower:g7");
  cb_castle_assert_status (&self, "Ada to play, 4 actions left: move or bring in a mouse, lift a "
                                  "roof or push");
  cb_castle_play (&self, "push:W2");
  cb_castle_assert_status (&self, "Ada to play, 3 actions left: move or bring in a mouse, or lift "
                                  "a roof");
  cb_castle_play (&self, "tower:g1 tower:a7");
  cb_castle_assert_status (&self, "Ada to play, 1 action left: move a mouse or lift a roof");
  cb_castle_tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_ui_test_init (&argc, &argv))
    return 0;

  g_test_add_func ("/chateau-show/fall", test_fall);
  g_test_add_func ("/chateau-show/fall-covered", test_fall_covered);
  g_test_add_data_func ("/chateau-show/end/moving", GINT_TO_POINTER (TRUE), test_end);
  g_test_add_data_func ("/chateau-show/end/still", GINT_TO_POINTER (FALSE), test_end);
  g_test_add_data_func ("/chateau-show/undo/moving", GINT_TO_POINTER (TRUE), test_undo);
  g_test_add_data_func ("/chateau-show/undo/still", GINT_TO_POINTER (FALSE), test_undo);
  g_test_add_func ("/chateau-show/review-push", test_review_push);
  g_test_add_func ("/chateau-show/last-push", test_last_push);
  g_test_add_func ("/chateau-show/signs", test_signs);
  g_test_add_func ("/chateau-show/hint", test_hint);
  g_test_add_func ("/chateau-show/status", test_status);

  return g_test_run ();
}
