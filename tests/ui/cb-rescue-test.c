/* cb-rescue-test.c - a table of Cheese Rescue, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-test.h"

#include "cb-rescue-marks.h"
#include "cb-rescue-view.h"

void
cb_rescue_test_set_up (CbRescueTest *self,
                       guint         n_seats,
                       guint         n_humans,
                       const char   *options)
{
  const CbTestGame game = { .kind = &cb_rescue_kind, .n_seats = n_seats, .options = options };

  self->session = cb_ui_test_new_session (&game, n_humans);
  self->table = cb_table_new ();
  self->window = cb_ui_test_show (self->table, 800, 600);
  cb_table_set_session (CB_TABLE (self->table), self->session, &cb_rescue_view);
  self->board = CB_RESCUE_BOARD (cb_table_get_board (CB_TABLE (self->table)));
  /* What is where is known when it was laid out. */
  while (gtk_widget_get_width (GTK_WIDGET (self->board)) == 0)
    g_main_context_iteration (NULL, TRUE);
  cb_ui_test_settle ();
}

void
cb_rescue_test_tear_down (CbRescueTest *self)
{
  cb_ui_test_close (self->window);
  g_assert_finalize_object (self->session);
}

CbTelling *
cb_rescue_test_get_telling (CbRescueTest *self)
{
  return cb_table_get_telling (CB_TABLE (self->table));
}

CbRescueGrid *
cb_rescue_test_get_grid (CbRescueTest *self)
{
  return cb_rescue_board_get_grid (self->board);
}

const CbRescue *
cb_rescue_test_peek (CbRescueTest *self)
{
  return cb_rescue_peek (cb_session_peek_state (self->session));
}

CbRescueCell *
cb_rescue_test_get_cell (CbRescueTest *self,
                         int           x,
                         int           y)
{
  return cb_rescue_grid_get_cell (cb_rescue_test_get_grid (self), cb_rescue_place (x, y));
}

CbRescueCell *
cb_rescue_test_get_cell_at (CbRescueTest *self,
                            int           place)
{
  return cb_rescue_grid_get_cell (cb_rescue_test_get_grid (self), place);
}

CbRescueCell *
cb_rescue_test_find_free_cell (CbRescueTest *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (cb_rescue_test_get_grid (self)));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (cb_rescue_marks_is_free (cb_rescue_test_peek (self),
                                 cb_rescue_cell_get_place (CB_RESCUE_CELL (child))))
      return CB_RESCUE_CELL (child);

  g_assert_not_reached ();
}

void
cb_rescue_test_wait_for_turn (CbRescueTest *self,
                              CbSeat        seat)
{
  cb_telling_hurry (cb_rescue_test_get_telling (self));
  while (!cb_telling_get_caught_up (cb_rescue_test_get_telling (self)) ||
         (cb_session_get_turn (self->session) != seat &&
          cb_session_get_turn (self->session) != CB_SEAT_NONE))
    {
      g_main_context_iteration (NULL, TRUE);
      cb_telling_hurry (cb_rescue_test_get_telling (self));
    }
}

void
cb_rescue_test_play (CbRescueTest *self,
                     CbMove        move)
{
  g_assert_true (cb_session_play (self->session, move));
  cb_telling_hurry (cb_rescue_test_get_telling (self));
}

void
cb_rescue_test_set_up_count (CbRescueTest *self)
{
  CbRandom random;

  cb_rescue_test_set_up (self, 3, 3, "hands=open");
  cb_random_init (&random, 3);
  while (cb_session_get_ply (self->session) < 35)
    {
      g_autoptr (GArray) moves = cb_kind_dup_moves (&cb_rescue_kind,
                                                    cb_session_peek_state (self->session));
      guint some = cb_random_below (&random, moves->len);

      cb_rescue_test_play (self, g_array_index (moves, CbMove, some));
    }
  cb_telling_set_manual_clock (cb_rescue_test_get_telling (self), TRUE);
}

void
cb_rescue_test_play_last (CbRescueTest *self)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (&cb_rescue_kind,
                                                cb_session_peek_state (self->session));

  g_assert_true (cb_session_play (self->session, g_array_index (moves, CbMove, 0)));
}

const CbEvent *
cb_rescue_test_begin_next (CbRescueTest *self,
                           gint64       *now)
{
  CbTelling *telling = cb_rescue_test_get_telling (self);
  const guint n_told = cb_telling_peek_recent (telling)->len;
  const CbEvent *event = NULL;

  while (!cb_telling_get_caught_up (telling) &&
         (event == NULL || cb_telling_peek_recent (telling)->len == n_told))
    {
      *now += G_TIME_SPAN_MILLISECOND;
      cb_telling_advance (telling, *now);
      event = cb_telling_peek_event (telling);
    }

  return event;
}
