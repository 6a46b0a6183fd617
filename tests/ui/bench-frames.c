/* bench-frames.c - how long the frames of a game take
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plays a game of Cheese Rescue in a window of 1280 × 800: picks every card,
 * holds it above every free cell, lays it, and lets the animation end; then
 * tells how much work the frames were. Run it with “meson test --benchmark”.
 */

#include "cb-ui-test.h"

#include "cb-rescue-board.h"
#include "cb-rescue-marks.h"
#include "cb-rescue-view.h"
#include "cb-table.h"

#define BUDGET 16000

/**
 * Frames:
 * @clock: what paces them
 * @began: when the frame that is under way began
 * @durations: (element-type gint64): of all frames, in microseconds
 */
typedef struct
{
  GdkFrameClock *clock;
  gint64         began;
  GArray        *durations;
} Frames;

static void
frame_begins_cb (Frames *self)
{
  self->began = g_get_monotonic_time ();
}

static void
frame_ends_cb (Frames *self)
{
  gint64 duration = g_get_monotonic_time () - self->began;

  g_array_append_val (self->durations, duration);
}

static void
follow_frames (Frames    *self,
               GtkWidget *window)
{
  self->clock = gtk_widget_get_frame_clock (window);
  self->durations = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_signal_connect_swapped (self->clock, "before-paint", G_CALLBACK (frame_begins_cb), self);
  g_signal_connect_swapped (self->clock, "after-paint", G_CALLBACK (frame_ends_cb), self);
}

static void
wait_for_frames (Frames *self,
                 guint   n)
{
  guint until = self->durations->len + n;

  while (self->durations->len < until)
    {
      gdk_frame_clock_request_phase (self->clock, GDK_FRAME_CLOCK_PHASE_PAINT);
      g_main_context_iteration (NULL, TRUE);
    }
}

/* Holds the picked card above every free cell. */
static CbRescueCell *
hover (Frames        *self,
       CbRescueBoard *board,
       CbSession     *session)
{
  CbRescueGrid *grid = cb_rescue_board_get_grid (board);
  const CbRescue *state = cb_rescue_peek (cb_session_peek_state (session));
  CbRescueCell *last = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (grid));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (cb_rescue_marks_is_free (state, CB_RESCUE_CELL (child)))
      {
        last = CB_RESCUE_CELL (child);
        g_signal_emit_by_name (grid, "pointed", last);
        wait_for_frames (self, 1);
      }

  return last;
}

static void
play (Frames    *self,
      GtkWidget *table,
      CbSession *session)
{
  CbRescueBoard *board = CB_RESCUE_BOARD (cb_table_get_board (CB_TABLE (table)));
  CbRescueHand *hand = cb_rescue_board_get_hand (board);

  while (cb_session_get_turn (session) != CB_SEAT_NONE)
    {
      CbRescueCell *cell;

      cb_rescue_hand_pick (hand, (int) cb_session_get_ply (session) % 3);
      cell = hover (self, board, session);
      gtk_widget_activate (GTK_WIDGET (cell));
      wait_for_frames (self, 30);
    }
}

static int
compare (const void *a,
         const void *b)
{
  gint64 difference = *(const gint64 *) a - *(const gint64 *) b;

  return difference < 0 ? -1 : difference > 0;
}

static void
report (Frames *self)
{
  gint64 *durations = (gint64 *) (gpointer) self->durations->data;
  guint n = self->durations->len, n_late = 0;

  qsort (durations, n, sizeof (gint64), compare);
  for (guint i = 0; i < n; i++)
    n_late += durations[i] > BUDGET;
  g_print ("%u frames: median %.1f ms, 99 of 100 within %.1f ms, longest %.1f ms, "
           "%u over 16 ms\n", n, (double) durations[n / 2] / 1000,
           (double) durations[n * 99 / 100] / 1000, (double) durations[n - 1] / 1000, n_late);
}

int
main (int    argc,
      char **argv)
{
  const CbTestGame game = { .kind = &cb_rescue_kind, .n_seats = 2, .options = "hands=open" };
  Frames frames = { 0 };
  CbSession *session;
  GtkWidget *table, *window;

  if (!cb_ui_test_init (&argc, &argv))
    return 0;

  session = cb_ui_test_new_session (&game, 2);
  table = cb_table_new ();
  window = cb_ui_test_show (table, 1280, 800);
  cb_table_set_session (CB_TABLE (table), session, &cb_rescue_view);
  cb_ui_test_settle ();

  follow_frames (&frames, window);
  play (&frames, table, session);
  report (&frames);

  return 0;
}
