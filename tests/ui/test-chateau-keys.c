/* test-chateau-keys.c - Château Roquefort by the keyboard alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-castle.h"

#include "cb-chateau-geometry.h"
#include "cb-chateau-visible.h"

/* Enough for a game to show all that can happen; most end earlier. */
#define MAX_PLIES 2000

/* Every spot can be come to with the arrow keys, and back again. */
static void
test_navigation (void)
{
  static const GtkDirectionType back[] = {
    [GTK_DIR_UP] = GTK_DIR_DOWN, [GTK_DIR_DOWN] = GTK_DIR_UP,
    [GTK_DIR_LEFT] = GTK_DIR_RIGHT, [GTK_DIR_RIGHT] = GTK_DIR_LEFT,
  };
  guint64 reached = 1;
  gboolean grown = TRUE;

  while (grown)
    {
      grown = FALSE;
      for (guint spot = 0; spot < CB_CHATEAU_N_SPOTS; spot++)
        for (GtkDirectionType way = GTK_DIR_UP; way <= GTK_DIR_RIGHT; way++)
          {
            int next = cb_chateau_navigate (spot, way);

            if (next < 0 || !cb_chateau_holds (reached, spot))
              continue;
            if (spot < CB_CHATEAU_N_CELLS)
              g_assert_cmpint (cb_chateau_navigate ((guint) next, back[way]), ==, (int) spot);
            grown |= !cb_chateau_holds (reached, (guint) next);
            reached |= G_GUINT64_CONSTANT (1) << next;
          }
    }

  g_assert_cmpuint (reached, ==, (G_GUINT64_CONSTANT (1) << CB_CHATEAU_N_SPOTS) - 1);
}

/* A hint is where the focus is, and Enter follows it. */
static void
test_hint (void)
{
  static const char *const moves[] = { "tower:a1", "tower:g7", "lift:A", "push:W2", "move:a1-b1",
                                       "end" };
  CbCastle self;

  if (!cb_ui_test_has_keys ())
    return;

  cb_castle_set_up (&self, 2, 2, NULL);
  cb_board_set_ask_end (CB_BOARD (self.board), TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      CbMove move;

      g_assert_true (cb_kind_parse_move (&cb_chateau_kind, cb_session_peek_state (self.session),
                                         moves[i], &move, NULL));
      gtk_widget_grab_focus (cb_board_show_hint (CB_BOARD (self.board), move));
      cb_ui_test_key (self.window, "Return");
      g_assert_cmpuint (cb_session_get_ply (self.session), ==, i + 1);
      g_assert_cmpuint (cb_session_get_move (self.session, i), ==, move);
    }
  cb_castle_tear_down (&self);
}

/* Tab goes from mouse to mouse, and leaves the castle after the last; arrow keys go out onto
 * the arrows. */
static void
test_keys (void)
{
  CbCastle self;

  if (!cb_ui_test_has_keys ())
    return;

  cb_castle_set_up (&self, 2, 2, NULL);
  cb_castle_play (&self, "tower:a1 tower:g7 lift:A move:a1-b1 tower:a1");
  gtk_widget_grab_focus (GTK_WIDGET (cb_castle_spot (&self, cb_castle_cell ("a1"))));
  cb_ui_test_key (self.window, "Tab");
  g_assert_true (cb_castle_focus (&self) == cb_castle_spot (&self, cb_castle_cell ("b1")));
  cb_ui_test_key (self.window, "shift+Tab");
  g_assert_true (cb_castle_focus (&self) == cb_castle_spot (&self, cb_castle_cell ("a1")));
  cb_ui_test_key (self.window, "Tab");
  g_assert_true (cb_castle_focus (&self) == cb_castle_spot (&self, cb_castle_cell ("b1")));
  cb_ui_test_key (self.window, "Tab");
  g_assert_null (cb_castle_focus (&self));
  gtk_widget_grab_focus (GTK_WIDGET (cb_castle_spot (&self, cb_castle_cell ("b1"))));

  cb_ui_test_key (self.window, "Return");
  g_assert_cmpint (cb_chateau_board_get_picked (self.board), ==, (int) cb_castle_cell ("b1"));
  cb_ui_test_key (self.window, "Escape");
  g_assert_cmpint (cb_chateau_board_get_picked (self.board), ==, -1);

  cb_ui_test_key (self.window, "Up");
  g_assert_true (cb_castle_focus (&self) == cb_castle_spot (&self, CB_CHATEAU_N_CELLS + 6));
  cb_ui_test_key (self.window, "Right");
  g_assert_true (cb_castle_focus (&self) == cb_castle_spot (&self, CB_CHATEAU_N_CELLS + 7));
  cb_ui_test_key (self.window, "space");
  cb_castle_assert_last (&self, "Ada pushes column d from above.");
  g_assert_true (cb_castle_focus (&self) == cb_castle_spot (&self, CB_CHATEAU_N_CELLS + 7));
  cb_castle_tear_down (&self);
}

/* Comes to a spot by the arrow keys, as the castle itself moves the focus. */
static void
walk_to (CbCastle *self,
         guint     target)
{
  int column, row, x, y;

  if (cb_castle_focus (self) == NULL)
    gtk_widget_child_focus (GTK_WIDGET (self->board), GTK_DIR_TAB_FORWARD);

  cb_chateau_get_square (target, &column, &row);
  for (guint i = 0; cb_castle_focus (self) != cb_castle_spot (self, target); i++)
    {
      GtkDirectionType way;

      g_assert_cmpuint (i, <, 40);
      cb_chateau_get_square (cb_chateau_spot_get_index (cb_castle_focus (self)), &x, &y);
      /* Into the castle first, to the line of the target, then along it. */
      if (x == 0 || x == CB_CHATEAU_SIDE + 1)
        way = x == 0 ? GTK_DIR_RIGHT : GTK_DIR_LEFT;
      else if (y == 0 || y == CB_CHATEAU_SIDE + 1)
        way = y == 0 ? GTK_DIR_DOWN : GTK_DIR_UP;
      else if (x != column && column >= 1 && column <= CB_CHATEAU_SIDE)
        way = x < column ? GTK_DIR_RIGHT : GTK_DIR_LEFT;
      else if (y != row)
        way = y < row ? GTK_DIR_DOWN : GTK_DIR_UP;
      else
        way = x < column ? GTK_DIR_RIGHT : GTK_DIR_LEFT;
      g_assert_true (gtk_widget_child_focus (GTK_WIDGET (self->board), way));
    }
}

static void
press (CbCastle *self)
{
  GtkWidget *spot = GTK_WIDGET (cb_castle_focus (self));

  g_assert_true (gtk_widget_activate_action (spot, "target.activate", NULL));
}

/* Plays a move as a person at the keyboard would. */
static void
play_by_keys (CbCastle *self,
              CbMove    move)
{
  CbChateauMove parts;

  cb_chateau_move_get_parts (move, &parts);
  switch (parts.type)
    {
    case CB_CHATEAU_LIFT:
      walk_to (self, (guint) __builtin_ctzll (cb_castle_peek (self)->room_cells[parts.to]));
      press (self);
      break;
    case CB_CHATEAU_MOVE:
      if (cb_chateau_board_get_picked (self->board) != (int) parts.from)
        {
          walk_to (self, parts.from);
          press (self);
        }
      walk_to (self, parts.to);
      press (self);
      break;
    case CB_CHATEAU_PUSH:
      walk_to (self, CB_CHATEAU_N_CELLS + parts.to);
      press (self);
      break;
    case CB_CHATEAU_TOWER:
      walk_to (self, parts.to);
      press (self);
      break;
    case CB_CHATEAU_END:
    default:
      gtk_widget_activate_action (GTK_WIDGET (self->board), "board.end-turn", NULL);
    }
}

/* Whole games by the keys alone; the focus is never lost. */
static void
test_game (gconstpointer data)
{
  guint n_seats = GPOINTER_TO_UINT (data);
  CbCastle self;
  CbRandom random;

  if (!cb_ui_test_has_keys ())
    return;

  cb_castle_set_up (&self, n_seats, n_seats, NULL);
  cb_random_init (&random, n_seats);
  for (guint i = 0; i < MAX_PLIES && cb_session_get_turn (self.session) != CB_SEAT_NONE; i++)
    {
      g_autoptr (GArray) moves = cb_kind_dup_moves (&cb_chateau_kind,
                                                    cb_session_peek_state (self.session));
      guint ply = cb_session_get_ply (self.session);

      play_by_keys (&self, g_array_index (moves, CbMove, cb_random_below (&random, moves->len)));
      g_assert_cmpuint (cb_session_get_ply (self.session), >, ply);
      cb_castle_settle (&self);
      g_assert_true (cb_castle_focus (&self) != NULL || cb_session_get_turn (self.session) < 0);
      if (i % 16 == 0)
        cb_ui_test_settle ();
    }

  g_assert_cmpint (cb_session_get_turn (self.session), ==, CB_SEAT_NONE);
  cb_castle_tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_ui_test_init (&argc, &argv))
    return 0;

  g_test_add_func ("/chateau-keys/navigation", test_navigation);
  g_test_add_func ("/chateau-keys/keys", test_keys);
  g_test_add_func ("/chateau-keys/hint", test_hint);
  for (guint i = 2; i <= CB_CHATEAU_MAX_SEATS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/chateau-keys/game/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_game);
    }

  return g_test_run ();
}
