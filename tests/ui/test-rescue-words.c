/* test-rescue-words.c - Cheese Rescue for those who hear it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-test.h"

#include "cb-rescue-view.h"
#include "cb-speech.h"

#include <string.h>

/* What a screen reader is told; there is no other way to ask for it. */
static char *
dup_property (gpointer              widget,
              GtkAccessibleProperty property)
{
  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), property))
    return g_strdup ("");

  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "\001");
}

static char *
dup_name (CbRescueTest *self,
          int           x,
          int           y)
{
  return dup_property (cb_rescue_test_get_cell (self, x, y), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

static void
assert_named (CbRescueTest *self,
              int           x,
              int           y,
              const char   *words)
{
  g_autofree char *name = dup_name (self, x, y);

  g_assert_nonnull (strstr (name, words));
}

/* A cell has one name, however the area grows around it. */
static void
test_stable (void)
{
  CbRescueTest self;

  cb_rescue_test_set_up (&self, 2, 2, "hands=open");
  assert_named (&self, 0, 0, "Row 5, column 5, start card");
  for (int i = 1; i <= 4; i++)
    {
      cb_rescue_test_play (&self, cb_rescue_move (CB_RESCUE_START + 1, -i, 0));
      assert_named (&self, 0, 0, "Row 5, column 5, start card");
      assert_named (&self, -i, 0, "Row 5, column ");
    }
  assert_named (&self, -4, 0, "Row 5, column 1, cheese");
  cb_rescue_test_tear_down (&self);
}

/* Where the area is known from the beginning, it begins at row 1. */
static void
test_centred (void)
{
  CbRescueTest self;

  cb_rescue_test_set_up (&self, 2, 2, "hands=open area=centred");
  assert_named (&self, -2, -2, "Row 1, column 1, ");
  assert_named (&self, 0, 0, "Row 3, column 3, start card");
  cb_rescue_test_tear_down (&self);
}

static int
get_rank (GtkWidget *cell)
{
  int place = cb_rescue_cell_get_place (CB_RESCUE_CELL (cell));

  return 100 * cb_rescue_place_get_y (place) + cb_rescue_place_get_x (place);
}

/* The cells come row by row, also those that were added later. */
static void
test_order (void)
{
  CbRescueTest self;
  GtkWidget *cell;

  cb_rescue_test_set_up (&self, 2, 2, "hands=open");
  cb_rescue_test_play (&self, cb_rescue_move (CB_RESCUE_START + 1, -1, 0));
  cb_rescue_test_play (&self, cb_rescue_move (CB_RESCUE_START + 1, -1, -1));
  cell = gtk_widget_get_first_child (GTK_WIDGET (cb_rescue_test_get_grid (&self)));
  for (GtkWidget *next; (next = gtk_widget_get_next_sibling (cell)) != NULL; cell = next)
    g_assert_cmpint (get_rank (cell), <, get_rank (next));
  cb_rescue_test_tear_down (&self);
}

/* At the end a card says what became of it, as far as that was told. */
static void
test_fate (void)
{
  CbRescueTest self;
  const CbRescue *state;
  CbRescueCount count;
  guint n_left = 0;

  cb_rescue_test_set_up_count (&self);
  cb_rescue_test_play_last (&self);
  state = cb_rescue_test_peek (&self);
  cb_rescue_count (state, &count);
  g_assert_true (count.scared != 0 && count.chased != 0 && count.eaten != 0);
  for (guint told = 0; told < 2; told++)
    {
      for (guint64 left = state->laid; left != 0; left &= left - 1)
        {
          int cell = __builtin_ctzll (left);
          g_autofree char *name = dup_name (&self, cell % 8 - state->origin_x,
                                            cell / 8 - state->origin_y);
          gboolean eaten = (count.eaten >> cell & 1) != 0;

          g_assert_true ((strstr (name, "eaten by a mouse") != NULL) == (told && eaten));
          g_assert_true (!told || strstr (name, "next to") == NULL);
          n_left += strstr (name, "left over") != NULL;
        }
      cb_telling_hurry (cb_rescue_test_get_telling (&self));
    }
  g_assert_cmpuint (n_left, >, 0);
  cb_rescue_test_tear_down (&self);
}

static void
assert_described (gpointer    widget,
                  const char *words)
{
  g_autofree char *description = dup_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);

  g_assert_cmpstr (description, ==, words);
}

/* With a card in hand, a cell says what would come of it there. */
static void
test_preview (void)
{
  static const char deck[] = "M;D;C;D;C;M;M;C;M;D;C;M;M;C;M;M;C;M;";
  const CbTestGame game = { .kind = &cb_rescue_kind, .n_seats = 2, .deal = { deck },
                            .options = "hands=open" };
  CbRescueTest self;
  CbRescueHand *hand;

  cb_rescue_test_set_up (&self, 2, 2, NULL);
  g_clear_object (&self.session);
  self.session = cb_ui_test_new_session (&game, 2);
  cb_table_set_session (CB_TABLE (self.table), self.session, &cb_rescue_view);
  self.board = CB_RESCUE_BOARD (cb_table_get_board (CB_TABLE (self.table)));
  hand = cb_rescue_board_get_hand (self.board);
  cb_rescue_test_play (&self, cb_rescue_move (CB_RESCUE_START + 3, 1, 0));
  cb_rescue_test_play (&self, cb_rescue_move (CB_RESCUE_START + 1, 0, 1));

  cb_rescue_hand_pick (hand, cb_rescue_hand_find (hand, CB_RESCUE_MOUSE));
  gtk_widget_grab_focus (GTK_WIDGET (cb_rescue_test_get_cell (&self, 2, 0)));
  assert_described (cb_rescue_test_get_cell (&self, 2, 0),
                    "A mouse would eat Ada’s 3-point cheese.");
  gtk_widget_grab_focus (GTK_WIDGET (cb_rescue_test_get_cell (&self, -1, 0)));
  assert_described (cb_rescue_test_get_cell (&self, 2, 0), "");
  assert_described (cb_rescue_test_get_cell (&self, -1, 0), "Nothing would be chased away or "
                                                            "eaten.");
  gtk_widget_activate (GTK_WIDGET (cb_rescue_test_get_cell (&self, -1, 0)));
  cb_telling_hurry (cb_rescue_test_get_telling (&self));
  assert_named (&self, -1, 0, "mouse");
  cb_rescue_test_tear_down (&self);
}

/* A card that is picked by its number is named. */
static void
test_pick (void)
{
  CbRescueTest self;

  cb_rescue_test_set_up (&self, 2, 2, "hands=open");
  gtk_widget_grab_focus (GTK_WIDGET (cb_rescue_test_get_cell (&self, 1, 0)));
  cb_rescue_hand_pick (cb_rescue_board_get_hand (self.board), 7);
  g_assert_cmpstr (cb_speech_get_news (self.window), ==,
                   "Ada to play, cheese worth 3 points: now choose a space");
  cb_rescue_test_tear_down (&self);
}

/* Arrow keys stay on the board, whichever edge they come to. */
static void
test_edges (void)
{
  static const GtkDirectionType arrows[] = { GTK_DIR_UP, GTK_DIR_RIGHT, GTK_DIR_DOWN,
                                             GTK_DIR_LEFT };
  CbRescueTest self;

  cb_rescue_test_set_up (&self, 2, 2, "hands=open");
  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    {
      gtk_widget_grab_focus (GTK_WIDGET (cb_rescue_test_get_cell (&self, 0, 0)));
      for (guint step = 0; step < 16; step++)
        gtk_widget_child_focus (self.window, arrows[i]);
      g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (self.window)),
                                             GTK_WIDGET (self.board)));
    }
  cb_rescue_test_tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_ui_test_init (&argc, &argv))
    return 0;

  g_test_add_func ("/rescue-words/stable", test_stable);
  g_test_add_func ("/rescue-words/centred", test_centred);
  g_test_add_func ("/rescue-words/order", test_order);
  g_test_add_func ("/rescue-words/fate", test_fate);
  g_test_add_func ("/rescue-words/preview", test_preview);
  g_test_add_func ("/rescue-words/pick", test_pick);
  g_test_add_func ("/rescue-words/edges", test_edges);

  return g_test_run ();
}
