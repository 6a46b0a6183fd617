/* bench-frames.c - how long the frames of a game take
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Deals every game in a window of 1280 × 800, plays a part of it, acts out its end with
 * the result and the crumbs, and tells how much work the frames were. Run it with
 * “meson test --benchmark --verbose”, or with the name of one game.
 */

#include "cb-ui-test.h"

#include "cb-appetit-view.h"
#include "cb-chateau-view.h"
#include "cb-rescue-board.h"
#include "cb-rescue-marks.h"
#include "cb-rescue-view.h"
#include "cb-table.h"

#include <time.h>

#define BUDGET   16000
#define N_MOVES  40
#define N_JOY    180
#define N_REST   60

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

/* What this thread has worked, in microseconds: the clock on the wall would also
 * tell what else the machine is doing. */
static gint64
get_work (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);

  return (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static void
frame_begins_cb (Frames *self)
{
  self->began = get_work ();
}

static void
frame_ends_cb (Frames *self)
{
  gint64 duration = get_work () - self->began;

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

/* Holds a card of Cheese Rescue above every free cell. */
static void
hover (Frames        *self,
       CbRescueBoard *board,
       CbSession     *session)
{
  CbRescueGrid *grid = cb_rescue_board_get_grid (board);
  const CbRescue *state = cb_rescue_peek (cb_session_peek_state (session));

  cb_rescue_hand_pick (cb_rescue_board_get_hand (board), 0);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (grid));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (cb_rescue_marks_is_free (state, cb_rescue_cell_get_place (CB_RESCUE_CELL (child))))
      {
        g_signal_emit_by_name (grid, "pointed", child);
        wait_for_frames (self, 1);
      }
}

static void
play (Frames    *self,
      GtkWidget *table,
      CbSession *session)
{
  CbBoard *board = cb_table_get_board (CB_TABLE (table));
  CbRandom random;

  cb_random_init (&random, 1);
  while (cb_session_get_turn (session) != CB_SEAT_NONE &&
         cb_session_get_ply (session) < N_MOVES)
    {
      g_autoptr (GArray) moves = cb_kind_dup_moves (cb_session_get_kind (session),
                                                    cb_session_peek_state (session));

      if (CB_IS_RESCUE_BOARD (board))
        hover (self, CB_RESCUE_BOARD (board), session);
      cb_session_play (session,
                       g_array_index (moves, CbMove, cb_random_below (&random, moves->len)));
      wait_for_frames (self, 30);
    }
}

/* Until all was told, and for as long as the result takes. */
static void
wait_for_telling (Frames    *self,
                  GtkWidget *table)
{
  while (!cb_telling_get_caught_up (cb_table_get_telling (CB_TABLE (table))))
    wait_for_frames (self, 1);
}

static void
deal (Frames    *self,
      GtkWidget *table)
{
  cb_telling_tell_opening (cb_table_get_telling (CB_TABLE (table)));
  wait_for_telling (self, table);
}

/* All but the last move are played unseen. */
static void
end (Frames    *self,
     GtkWidget *table,
     CbSession *session)
{
  g_autoptr (GArray) way = cb_ui_test_find_end (session);

  for (guint i = 0; i < way->len; i++)
    {
      if (i + 1 == way->len)
        {
          wait_for_frames (self, N_REST);
          g_array_set_size (self->durations, 0);
        }
      cb_session_play (session, g_array_index (way, CbMove, i));
      if (i + 1 < way->len)
        cb_telling_hurry (cb_table_get_telling (CB_TABLE (table)));
    }
  wait_for_telling (self, table);
  wait_for_frames (self, N_JOY);
}

static int
compare (const void *a,
         const void *b)
{
  gint64 difference = *(const gint64 *) a - *(const gint64 *) b;

  return difference < 0 ? -1 : difference > 0;
}

static void
report (const char *game,
        const char *part,
        Frames     *self)
{
  gint64 *durations = (gint64 *) (gpointer) self->durations->data;
  guint n = self->durations->len, n_late = 0;

  qsort (durations, n, sizeof (gint64), compare);
  for (guint i = 0; i < n; i++)
    n_late += durations[i] > BUDGET;
  g_print ("%s, %s, %u frames: median %.1f ms, 99 of 100 within %.1f ms, longest %.1f ms, "
           "%u over 16 ms\n", game, part, n, (double) durations[n / 2] / 1000,
           (double) durations[n * 99 / 100] / 1000, (double) durations[n - 1] / 1000, n_late);
  g_array_set_size (self->durations, 0);
}

static void
measure (const CbGameView *view,
         const char       *options)
{
  const CbTestGame game = { .kind = view->kind, .n_seats = view->kind->max_seats,
                            .options = options };
  CbSession *session = cb_ui_test_new_session (&game, game.n_seats);
  GtkWidget *table = cb_table_new ();
  GtkWidget *window = cb_ui_test_show (table, 1280, 800);
  Frames frames = { 0 };

  cb_table_set_session (CB_TABLE (table), session, view);
  cb_board_set_viewer (cb_table_get_board (CB_TABLE (table)), 0);
  follow_frames (&frames, window);
  wait_for_frames (&frames, 2);
  g_array_set_size (frames.durations, 0);

  deal (&frames, table);
  if (frames.durations->len > 0)
    report (view->kind->id, "deal", &frames);
  play (&frames, table, session);
  report (view->kind->id, "play", &frames);
  end (&frames, table, session);
  report (view->kind->id, "end", &frames);
  g_signal_handlers_disconnect_by_data (frames.clock, &frames);
  g_array_unref (frames.durations);
  cb_ui_test_close (window);
  g_object_unref (session);
}

/* Nothing is hidden, so that no curtain has to be lifted. */
static const struct
{
  const CbGameView *view;
  const char       *options;
} games[] = {
  { &cb_rescue_view, "hands=open" },
  { &cb_appetit_view, NULL },
  { &cb_chateau_view, NULL },
};

int
main (int    argc,
      char **argv)
{
  if (!cb_ui_test_init (&argc, &argv))
    return 0;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (argc < 2 || g_str_equal (argv[1], games[i].view->kind->id))
      measure (games[i].view, games[i].options);

  return 0;
}
