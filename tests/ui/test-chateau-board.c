/* test-chateau-board.c - Château Roquefort at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-castle.h"

#include "cb-chateau-outlook.h"
#include "cb-chateau-text.h"
#include "cb-chateau-visible.h"
#include "cb-display.h"

#include <string.h>

static void
test_roles_and_names (void)
{
  CbCastle self;
  CbChateauControls *controls;

  cb_castle_set_up (&self, 2, 2, NULL);
  gtk_test_accessible_assert_role (cb_chateau_board_get_grid (self.board),
                                   GTK_ACCESSIBLE_ROLE_GRID);
  for (guint i = 0; i < CB_CHATEAU_N_SPOTS; i++)
    {
      GtkWidget *spot = GTK_WIDGET (cb_castle_spot (&self, i));

      gtk_test_accessible_assert_role (spot, i < CB_CHATEAU_N_CELLS
                                             ? GTK_ACCESSIBLE_ROLE_GRID_CELL
                                             : GTK_ACCESSIBLE_ROLE_BUTTON);
      g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (spot),
                                                       GTK_ACCESSIBLE_PROPERTY_LABEL));
      g_assert_true (gtk_widget_get_focusable (spot));
    }

  gtk_test_accessible_assert_property (cb_castle_spot (&self, cb_castle_cell ("b2")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "b2, roof of room A");
  gtk_test_accessible_assert_property (cb_castle_spot (&self, cb_castle_cell ("g7")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "g7, tower");
  gtk_test_accessible_assert_property (cb_castle_spot (&self, CB_CHATEAU_N_CELLS),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Push row 2 from the left");
  gtk_test_accessible_assert_property (cb_castle_spot (&self, CB_CHATEAU_N_SPOTS - 1),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Push column f from below");

  controls = cb_chateau_board_get_controls (self.board);
  gtk_test_accessible_assert_property (cb_chateau_controls_get (controls, CB_CHATEAU_CONTROL_SPARE),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Spare tile: empty tile");
  gtk_test_accessible_assert_property (cb_chateau_controls_get (controls, CB_CHATEAU_CONTROL_PIPS),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "4 actions left");
  gtk_test_accessible_assert_property (cb_chateau_controls_get (controls, CB_CHATEAU_CONTROL_MICE),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Ada: 4 mice wait outside");
  cb_castle_tear_down (&self);
}

/* Names change with what lies there; a mouse says what it can do. */
static void
test_names_follow (void)
{
  CbCastle self;

  cb_castle_set_up (&self, 2, 2, NULL);
  cb_castle_play (&self, "tower:a1 tower:g7 lift:A");
  gtk_test_accessible_assert_property (cb_castle_spot (&self, cb_castle_cell ("b1")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "b1, Roquefort");
  gtk_test_accessible_assert_property (cb_castle_spot (&self, cb_castle_cell ("a1")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "a1, tower, Ada’s mouse");
  gtk_widget_grab_focus (GTK_WIDGET (cb_castle_spot (&self, cb_castle_cell ("c3"))));
  cb_castle_play (&self, "push:Sf");
  gtk_test_accessible_assert_property (cb_castle_spot (&self, cb_castle_cell ("a1")),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Can be picked");
  gtk_test_accessible_assert_property (cb_castle_spot (&self, cb_castle_cell ("a2")),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "The roof can be lifted");
  gtk_test_accessible_assert_property (cb_castle_spot (&self, cb_castle_cell ("g1")),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "A waiting mouse can enter here");
  cb_castle_use (&self, "a1");
  g_assert_cmpint (cb_chateau_board_get_picked (self.board), ==, (int) cb_castle_cell ("a1"));
  gtk_test_accessible_assert_state (cb_castle_spot (&self, cb_castle_cell ("a1")),
                                    GTK_ACCESSIBLE_STATE_SELECTED, TRUE);
  gtk_test_accessible_assert_property (cb_castle_spot (&self, cb_castle_cell ("b2")),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Can be reached with 2 actions");
  cb_castle_use (&self, "b1");
  gtk_test_accessible_assert_property (cb_castle_spot (&self, cb_castle_cell ("b1")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "b1, Roquefort, Ada’s mouse");
  g_assert_cmpint (cb_chateau_board_get_picked (self.board), ==, (int) cb_castle_cell ("b1"));
  cb_castle_tear_down (&self);
}

/* A cell further away takes several moves, each of which can be undone. */
static void
test_walk (void)
{
  CbCastle self;

  cb_castle_set_up (&self, 2, 2, NULL);
  cb_castle_play (&self, "tower:a1 tower:g7 lift:A");
  cb_castle_use (&self, "a1");
  cb_castle_use (&self, "b2");
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 5);
  g_assert_true (cb_chateau_holds (cb_castle_peek (&self)->mice[0], cb_castle_cell ("b2")));
  g_assert_cmpuint (cb_castle_peek (&self)->spent, ==, 3);
  g_assert_cmpint (cb_chateau_board_get_picked (self.board), ==, (int) cb_castle_cell ("b2"));
  cb_session_undo (self.session);
  g_assert_true (cb_chateau_holds (cb_castle_peek (&self)->mice[0], cb_castle_cell ("b1")));
  g_assert_cmpint (cb_chateau_board_get_picked (self.board), ==, -1);
  cb_castle_tear_down (&self);
}

/* Steps are told one after the other; acting before that settles them, and goes on from
 * there. */
static void
test_walk_told (void)
{
  CbCastle self;
  GtkWidget *c2;

  cb_castle_set_up (&self, 2, 2, NULL);
  cb_telling_set_manual_clock (self.telling, TRUE);
  cb_castle_play (&self, "tower:a1 tower:g7 lift:A");
  cb_castle_use (&self, "a1");
  gtk_widget_activate (GTK_WIDGET (cb_castle_spot (&self, cb_castle_cell ("b2"))));
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 5);
  g_assert_cmpuint (cb_telling_get_ply (self.telling), ==, 3);
  cb_castle_wait (&self, 200);
  g_assert_cmpuint (cb_telling_get_ply (self.telling), ==, 4);
  g_assert_cmpint (cb_chateau_board_get_picked (self.board), ==, (int) cb_castle_cell ("b1"));
  gtk_test_accessible_assert_property (cb_castle_spot (&self, cb_castle_cell ("b1")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "b1, Roquefort, Ada’s mouse");
  c2 = GTK_WIDGET (cb_castle_spot (&self, cb_castle_cell ("c2")));
  gtk_widget_activate (c2);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 6);
  cb_castle_settle (&self);
  cb_castle_assert_last (&self, "Ada lifts the roof of room E.");
  cb_castle_tear_down (&self);
}

/* A mouse runs across others as one move. */
static void
test_run (void)
{
  CbCastle self;

  cb_castle_set_up (&self, 2, 2, NULL);
  cb_castle_play (&self, "tower:a1 tower:g7 lift:A move:a1-b1 tower:a1 end lift:R end");
  cb_castle_use (&self, "a1");
  cb_castle_use (&self, "b2");
  g_assert_cmpuint (cb_castle_peek (&self)->spent, ==, 2);
  cb_castle_assert_last (&self, "Ada’s mouse runs over other mice from a1 to b2.");
  cb_castle_tear_down (&self);
}

static void
test_words (void)
{
  CbCastle self;

  if (!cb_ui_test_has_keys ())
    return;

  cb_castle_set_up (&self, 2, 2, NULL);
  cb_castle_use (&self, "a1");
  cb_castle_assert_last (&self, "Ada puts a mouse into tower a1.");
  cb_castle_use (&self, "g7");
  cb_castle_use (&self, "b1");
  cb_castle_assert_told (&self, "Ada lifts the roof of room A: Roquefort, Cheddar.");
  cb_castle_assert_last (&self, "Ada lifts the roof of room A.");
  cb_castle_push (&self, 6);
  cb_castle_assert_told (&self, "Ada pushes column b from above: empty tile. "
                                "Drops out: empty tile.");
  cb_castle_assert_last (&self, "Ada pushes column b from above.");
  cb_ui_test_key (self.window, "e");
  cb_castle_assert_last (&self, "The roof of room A goes back on. Ada ends the turn.");
  cb_castle_tear_down (&self);
}

/* What cannot be done changes nothing and says why. */
static void
test_illegal (void)
{
  CbCastle self;
  GtkWidget *spot;

  if (!cb_ui_test_has_keys ())
    return;

  cb_castle_set_up (&self, 2, 2, NULL);
  cb_castle_use (&self, "c3");
  cb_castle_assert_status (&self, "First every player puts a mouse into a free tower");
  spot = GTK_WIDGET (cb_castle_spot (&self, cb_castle_cell ("c3")));
  g_assert_true (gtk_widget_has_css_class (spot, "shake"));
  cb_castle_play (&self, "tower:a1 tower:g7");
  cb_castle_use (&self, "f6");
  cb_castle_assert_status (&self, "None of Ada’s mice touches this room, by side or corner");
  cb_castle_use (&self, "g7");
  cb_castle_assert_status (&self, "Brie’s mouse is in this tower");
  cb_ui_test_key (self.window, "e");
  cb_castle_assert_status (&self, "Use at least one action before ending the turn");
  cb_castle_push (&self, 0);
  cb_castle_push (&self, 0);
  cb_castle_assert_status (&self, "Only one push is allowed in a turn");
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 3);
  cb_castle_tear_down (&self);
}

/* Looking at a push changes nothing, and tells only what everyone sees. */
static void
test_preview (void)
{
  CbCastle self;
  g_autofree char *before = NULL, *after = NULL;

  cb_castle_set_up (&self, 2, 2, NULL);
  cb_castle_play (&self, "tower:a1 tower:g7 lift:A move:a1-b1 end lift:R end");
  before = cb_chateau_kind.format_state (cb_session_peek_state (self.session), CB_SEAT_NONE);
  gtk_widget_grab_focus (GTK_WIDGET (cb_castle_spot (&self, CB_CHATEAU_N_CELLS + 6)));
  cb_ui_test_settle ();
  cb_castle_assert_status (&self, "No mouse would fall, and nobody would collect a cheese. "
                        "Goes in: empty tile; drops out: unknown tile.");
  gtk_widget_grab_focus (GTK_WIDGET (cb_castle_spot (&self, CB_CHATEAU_N_CELLS + 9)));
  cb_ui_test_settle ();
  after = cb_chateau_kind.format_state (cb_session_peek_state (self.session), CB_SEAT_NONE);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 7);
  gtk_widget_grab_focus (GTK_WIDGET (cb_castle_spot (&self, cb_castle_cell ("b1"))));
  cb_ui_test_settle ();
  cb_castle_assert_status (&self, "Ada to play, 4 actions left: move or bring in a mouse, lift "
                                  "a roof or push");
  cb_castle_tear_down (&self);
}

/* Who would fall is marked and told, as soon as the mousetrap, which lies in f2,
 * is to be seen. */
static void
test_preview_fall (void)
{
  CbCastle self;
  g_autofree char *unknown = NULL, *known = NULL;
  CbChateauSpot *slot, *mouse;

  cb_castle_set_up (&self, 2, 2, NULL);
  cb_castle_play (&self, "tower:g1 tower:g7 lift:C end lift:R end lift:F move:g1-g2");
  unknown = cb_chateau_describe_outlook (self.session, cb_castle_peek (&self), 0);
  g_assert_cmpstr (unknown, ==, "An unknown tile would slide under the mouse on g2. "
                                "Goes in: empty tile; drops out: Roquefort.");

  cb_castle_play (&self, "lift:C");
  known = cb_chateau_describe_outlook (self.session, cb_castle_peek (&self), 0);
  g_assert_cmpstr (known, ==, "Ada: 1 mouse would fall into the cellar. "
                              "Goes in: empty tile; drops out: Roquefort.");
  slot = cb_castle_spot (&self, CB_CHATEAU_N_CELLS);
  mouse = cb_castle_spot (&self, cb_castle_cell ("g2"));
  gtk_widget_grab_focus (GTK_WIDGET (slot));
  cb_ui_test_settle ();
  g_assert_true (cb_chateau_spot_get_marks (mouse) & CB_CHATEAU_MARK_FALLS);
  gtk_widget_activate (GTK_WIDGET (slot));
  cb_castle_settle (&self);
  cb_castle_assert_told (&self, "Ada pushes row 2 from the left: empty tile. "
                                "Drops out: Roquefort. "
                                "Ada’s mouse on g2 falls into the cellar.");
  cb_castle_assert_last (&self, "Ada pushes row 2 from the left. "
                                "Ada’s mouse falls into the cellar.");
  g_assert_cmpuint (cb_castle_peek (&self)->fallen[0], ==, 1);
  g_assert_false (cb_chateau_spot_get_marks (mouse) & CB_CHATEAU_MARK_FALLS);
  cb_castle_tear_down (&self);
}

/* A finger looks before it pushes; a click, which has pointed before, does not. */
static void
test_touch (void)
{
  CbCastle self;
  CbChateauSpot *slot;

  cb_castle_set_up (&self, 2, 2, NULL);
  cb_castle_play (&self, "tower:a1 tower:g7 lift:A move:a1-b1 end lift:R end");
  slot = cb_castle_spot (&self, CB_CHATEAU_N_CELLS + 6);
  cb_target_press (CB_TARGET (slot), TRUE);
  cb_ui_test_settle ();
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 7);
  cb_castle_assert_status (&self, "No mouse would fall, and nobody would collect a cheese. "
                        "Goes in: empty tile; drops out: unknown tile.");
  cb_target_press (CB_TARGET (slot), TRUE);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 8);
  cb_castle_settle (&self);
  cb_castle_play (&self, "end");
  cb_target_press (CB_TARGET (cb_castle_spot (&self, CB_CHATEAU_N_CELLS)), FALSE);
  g_assert_cmpuint (cb_session_get_ply (self.session), ==, 10);
  cb_castle_tear_down (&self);
}

/* Nothing under a roof is named or drawn, but with the memory aid what all have
 * seen is. */
static void
test_hidden (void)
{
  static const char *const memories[] = { "memory=none", "memory=seen" };

  for (guint i = 0; i < G_N_ELEMENTS (memories); i++)
    {
      CbCastle self;
      CbChateau seen;

      cb_castle_set_up (&self, 2, 2, memories[i]);
      cb_castle_play (&self, "tower:a1 tower:g7 lift:A end");
      cb_chateau_visible_copy (cb_castle_peek (&self), &seen);
      gtk_test_accessible_assert_property (cb_castle_spot (&self, cb_castle_cell ("b1")),
                                           GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           i == 0 ? "b1, roof of room A"
                                                  : "b1, roof of room A, under it: Roquefort");
      g_assert_cmpuint (seen.tile[cb_castle_cell ("b1")], ==, i == 0 ? CB_CHATEAU_TILE_HIDDEN : 1);
      g_assert_cmpuint (seen.tile[cb_castle_cell ("d1")], ==, CB_CHATEAU_TILE_HIDDEN);
      g_assert_cmpuint (seen.traps, ==, 0);
      cb_castle_tear_down (&self);
    }
}

/* A review reminds people only if all wanted that. */
static void
test_review (void)
{
  static const char *const memories[] = { "memory=none", "memory=seen" };

  for (guint i = 0; i < G_N_ELEMENTS (memories); i++)
    {
      CbCastle self;

      cb_castle_set_up (&self, 2, 2, memories[i]);
      cb_castle_play (&self, "tower:a1 tower:g7 lift:A lift:D");
      cb_telling_review (self.telling, 3);
      gtk_test_accessible_assert_property (cb_castle_spot (&self, cb_castle_cell ("b1")),
                                           GTK_ACCESSIBLE_PROPERTY_LABEL, "b1, Roquefort");
      cb_telling_review (self.telling, -1);
      cb_castle_play (&self, "end");
      cb_telling_review (self.telling, 3);
      gtk_test_accessible_assert_property (cb_castle_spot (&self, cb_castle_cell ("b1")),
                                           GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           i == 0 ? "b1, roof of room A" : "b1, Roquefort");
      cb_telling_review (self.telling, -1);
      cb_castle_tear_down (&self);
    }
}

static void
test_read (void)
{
  CbCastle self;
  g_autofree char *text = NULL;

  cb_castle_set_up (&self, 2, 2, NULL);
  cb_castle_play (&self, "tower:a1 tower:g7 lift:A");
  text = cb_board_read (CB_BOARD (self.board));
  g_assert_nonnull (strstr (text, "a1, tower, Ada’s mouse. b1, Roquefort. b2, Cheddar. "));
  g_assert_nonnull (strstr (text, "Spare tile: empty tile. "));
  g_assert_nonnull (strstr (text, "Mice waiting: 3, in the castle: 1, in the cellar: 0. "));
  g_assert_null (strstr (text, "mousetrap"));
  cb_castle_tear_down (&self);
}

static void
check_inside (GtkWidget *child,
              GtkWidget *parent)
{
  graphene_rect_t bounds;

  g_assert_cmpint (gtk_widget_get_width (child), >, 0);
  g_assert_cmpint (gtk_widget_get_height (child), >, 0);
  g_assert_true (gtk_widget_compute_bounds (child, parent, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, -1);
  g_assert_cmpfloat (bounds.origin.y, >=, -1);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (parent) + 1);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (parent) + 1);
}

/* No clipping from what large text leaves of a low window to a large one. */
static void
test_fits (void)
{
  static const int sizes[][2] = { { 478, 100 }, { 348, 200 }, { 348, 240 }, { 348, 590 },
                                  { 600, 300 }, { 970, 700 }, { 3500, 2000 } };
  CbCastle self;

  cb_castle_set_up (&self, 4, 4, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *board = GTK_WIDGET (self.board);
      CbChateauControls *controls = cb_chateau_board_get_controls (self.board);

      gtk_widget_size_allocate (board, &(GtkAllocation) { 0, 0, sizes[i][0], sizes[i][1] }, -1);
      for (guint spot = 0; spot < CB_CHATEAU_N_SPOTS; spot++)
        check_inside (GTK_WIDGET (cb_castle_spot (&self, spot)), board);
      for (CbChateauControl control = 0; control < CB_CHATEAU_N_CONTROLS; control++)
        check_inside (cb_chateau_controls_get (controls, control), board);
    }
  cb_castle_tear_down (&self);
}

static GtkEventController *
find_drag_source (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DRAG_SOURCE (controller))
        return controller;
    }

  return NULL;
}

static gboolean
can_be_dragged (CbCastle   *self,
                const char *place)
{
  GtkWidget *spot = GTK_WIDGET (cb_castle_spot (self, cb_castle_cell (place)));
  g_autoptr (GdkContentProvider) content = NULL;

  g_signal_emit_by_name (find_drag_source (spot), "prepare", 1.0, 1.0, &content);

  return content != NULL;
}

/* Whoever drags where no mouse is drags nothing. */
static void
test_drag (void)
{
  CbCastle self;

  cb_castle_set_up (&self, 2, 2, NULL);
  cb_castle_play (&self, "tower:a1 tower:g7 lift:A");
  cb_display_wait_frame (self.window);
  g_assert_false (can_be_dragged (&self, "c3"));
  cb_castle_play (&self, "push:Sf");
  g_assert_true (can_be_dragged (&self, "a1"));
  g_assert_false (can_be_dragged (&self, "g7"));
  cb_castle_tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_ui_test_init (&argc, &argv))
    return 0;

  g_test_add_func ("/chateau-board/roles-and-names", test_roles_and_names);
  g_test_add_func ("/chateau-board/names-follow", test_names_follow);
  g_test_add_func ("/chateau-board/walk", test_walk);
  g_test_add_func ("/chateau-board/walk-told", test_walk_told);
  g_test_add_func ("/chateau-board/run", test_run);
  g_test_add_func ("/chateau-board/drag", test_drag);
  g_test_add_func ("/chateau-board/words", test_words);
  g_test_add_func ("/chateau-board/illegal", test_illegal);
  g_test_add_func ("/chateau-board/preview", test_preview);
  g_test_add_func ("/chateau-board/preview-fall", test_preview_fall);
  g_test_add_func ("/chateau-board/touch", test_touch);
  g_test_add_func ("/chateau-board/hidden", test_hidden);
  g_test_add_func ("/chateau-board/review", test_review);
  g_test_add_func ("/chateau-board/read", test_read);
  g_test_add_func ("/chateau-board/fits", test_fits);

  return g_test_run ();
}
