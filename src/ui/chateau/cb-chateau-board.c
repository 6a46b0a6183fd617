/* cb-chateau-board.c - Château Roquefort: the castle and what lies beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-board-private.h"

#include "cb-art.h"
#include "cb-chateau-text.h"

#include <string.h>

/* How long, in milliseconds, the last action of a turn stays in sight at least before
 * the turn ends by itself; longer where a roof was lifted, for it may close then. */
#define END_PAUSE    600
#define LIFT_PAUSE   1800

/* How long a roof that somebody else lifted stays open at least, and how long the last
 * move of a game stays in sight before the result. */
#define OPEN_TIME    2000
#define OVER_TIME    900

/* About how large a picture of the water is, in pixels. */
#define TABLE_WIDTH  192
#define TABLE_HEIGHT 96

/* How thick the controls are, as part of the board and in pixels. */
#define ROW_SHARE    0.11
#define COLUMN_SHARE 0.15
#define MAX_ROW      92
#define MIN_COLUMN   88
#define MAX_COLUMN   440

G_DEFINE_FINAL_TYPE (CbChateauBoard, cb_chateau_board, CB_TYPE_BOARD)

/* The position that is shown. After the end all roofs are lifted, except in a review. */
static CbChateau
get_shown (CbChateauBoard *self)
{
  CbChateau state = *cb_chateau_board_peek (self);

  if (state.turn == CB_SEAT_NONE && cb_board_get_review (CB_BOARD (self)) < 0)
    state.covered = 0;

  return state;
}

static void
find_choices (CbChateauBoard *self)
{
  CbChateauMarks *marks = &self->marks;

  marks->session = cb_board_get_session (CB_BOARD (self));
  marks->state = get_shown (self);
  memset (&marks->choices, 0, sizeof marks->choices);
  if (cb_board_get_playable (CB_BOARD (self)))
    cb_chateau_choices_find (&marks->choices, cb_board_peek_state (CB_BOARD (self)));
  /* A push can only be previewed while nothing moves. */
  if (!cb_telling_get_caught_up (cb_board_get_telling (CB_BOARD (self))))
    marks->choices.push = FALSE;

  if (marks->picked >= 0 && !cb_chateau_holds (marks->choices.mice, (guint) marks->picked))
    marks->picked = -1;
  if (marks->picked >= 0)
    cb_chateau_find_ways (&marks->state, (guint) marks->picked,
                          (guint) CB_CHATEAU_N_ACTIONS - marks->state.spent, FALSE, &marks->ways);
}

/* The slot that is pointed at, or -1. */
int
cb_chateau_board_find_slot (CbChateauBoard *self)
{
  return self->pointed != NULL && cb_chateau_spot_is_slot (self->pointed) &&
         self->marks.choices.push ? (int) cb_chateau_spot_get_slot (self->pointed) : -1;
}

/* The room that is pointed at, if its roof can be lifted, or -1. */
int
cb_chateau_board_find_room (CbChateauBoard *self)
{
  guint cell;

  if (self->pointed == NULL || cb_chateau_spot_is_slot (self->pointed))
    return -1;

  cell = cb_chateau_spot_get_index (self->pointed);

  return cb_chateau_marks_find_use (&self->marks, cell) == CB_CHATEAU_MARK_LIFT
         ? self->marks.state.room[cell] : -1;
}

/* Returns whether there was one. */
gboolean
cb_chateau_board_drop_hint (CbChateauBoard *self)
{
  CbChateauPlaces hint = self->marks.hint;

  memset (&self->marks.hint, 0, sizeof hint);

  return hint.spots != 0 || hint.rooms != 0 || hint.end;
}

/* Where the focus comes to: to what the player is about to use. */
static guint
find_entry (const CbChateauMarks *marks)
{
  const CbChateau *state = &marks->state;

  if (marks->picked >= 0)
    return (guint) marks->picked;
  if (state->turn != CB_SEAT_NONE && state->mice[state->turn] != 0)
    return (guint) __builtin_ctzll (state->mice[state->turn]);
  if (marks->choices.towers != 0)
    return (guint) __builtin_ctzll (marks->choices.towers);

  return CB_CHATEAU_N_CELLS / 2;
}

static CbChateauMove
get_move (CbChateauBoard *self,
          guint           ply)
{
  CbChateauMove parts;

  cb_chateau_move_get_parts (cb_session_get_move (cb_board_get_session (CB_BOARD (self)), ply),
                             &parts);

  return parts;
}

void
cb_chateau_board_update (CbChateauBoard *self)
{
  CbChateauMarks *marks = &self->marks;
  const CbChateau *state = &marks->state;
  CbSeat viewer = cb_board_get_viewer (CB_BOARD (self));

  find_choices (self);
  marks->slot = cb_chateau_board_find_slot (self);
  marks->room = cb_chateau_board_find_room (self);
  cb_chateau_marks_apply (marks, self->grid);
  cb_chateau_canvas_look (cb_chateau_grid_get_canvas (self->grid), state, marks->slot);
  cb_chateau_grid_set_entry (self->grid, find_entry (marks));
  cb_chateau_controls_show (self->controls, marks->session, state,
                            state->turn != CB_SEAT_NONE ? state->turn : MAX (viewer, 0));
  cb_chateau_controls_set_end (self->controls, marks->choices.end, marks->hint.end);
}

static void
add_move (CbChateauPlaces *places,
          const CbState   *state,
          CbMove           move)
{
  g_autoptr (GArray) events = cb_kind_dup_events (&cb_chateau_kind, state, move);

  cb_chateau_places_add (places, events);
}

/* All that was done since a person last did something, or in a review the move that
 * is looked at. Where nothing was told yet, the last action; the end of a turn, which
 * happens nowhere, is passed over. */
static void
find_last (CbChateauBoard *self)
{
  CbBoard *board = CB_BOARD (self);
  CbSession *session = cb_board_get_session (board);
  const GArray *recent = cb_telling_peek_recent (cb_board_get_telling (board));
  guint ply = cb_board_get_ply (board);

  memset (&self->marks.last, 0, sizeof self->marks.last);
  if (cb_board_get_review (board) < 0 && recent->len > 0)
    {
      cb_chateau_places_add (&self->marks.last, recent);
      return;
    }

  while (ply > 1 && cb_board_get_review (board) < 0 &&
         get_move (self, ply - 1).type == CB_CHATEAU_END)
    ply--;
  if (ply > 0)
    add_move (&self->marks.last, cb_session_peek_state_at (session, ply - 1),
              cb_session_get_move (session, ply - 1));
}

/* A mouse that moves stays picked, so that it can go on. Events that were hurried did
 * not begin, so that the moves say where it is. */
static void
follow_picked (CbChateauBoard *self)
{
  CbBoard *board = CB_BOARD (self);
  guint ply = cb_board_get_ply (board) + cb_telling_is_within (cb_board_get_telling (board));

  if (ply < self->ply || cb_board_get_review (board) >= 0)
    self->marks.picked = -1;
  for (guint i = self->ply; i < ply; i++)
    {
      const CbChateauMove parts = get_move (self, i);

      if (parts.type == CB_CHATEAU_END)
        self->marks.picked = -1;
      else if (parts.type == CB_CHATEAU_MOVE && (int) parts.from == self->marks.picked)
        self->marks.picked = (int) parts.to;
    }
  self->ply = ply;
}

/* Since when rooms are open, however they came to be. */
static void
note_open_rooms (CbChateauBoard *self)
{
  const CbChateau *state = cb_chateau_board_peek (self);
  gint64 now = cb_telling_get_time (cb_board_get_telling (CB_BOARD (self)));

  for (guint room = 0; room < CB_CHATEAU_N_ROOMS; room++)
    if ((state->room_cells[room] & state->covered) == 0 &&
        (state->room_cells[room] & self->covered) != 0)
      self->opened[room] = now;
  self->covered = state->covered;
}

/* Where a mouse falls the roof waits until that was seen, as if it were lifted then. */
static void
note_fall (CbChateauBoard *self,
           guint           cell)
{
  self->opened[cb_chateau_board_peek (self)->room[cell]] =
    cb_telling_get_time (cb_board_get_telling (CB_BOARD (self))) +
    self->motion * G_TIME_SPAN_MILLISECOND;
}

/* Whether the player to move has lifted a roof in this turn. */
static gboolean
has_lifted (CbChateauBoard *self)
{
  CbSession *session = cb_board_get_session (CB_BOARD (self));
  const CbSeat turn = cb_chateau_board_peek (self)->turn;

  for (guint ply = cb_board_get_ply (CB_BOARD (self)); ply > 0; ply--)
    if (cb_chateau_peek (cb_session_peek_state_at (session, ply - 1))->turn != turn)
      return FALSE;
    else if (get_move (self, ply - 1).type == CB_CHATEAU_LIFT)
      return TRUE;

  return FALSE;
}

/* A turn in which nothing is left to do ends by itself, unless people want to be
 * asked. */
static void
update_help (CbChateauBoard *self)
{
  CbTelling *telling = cb_board_get_telling (CB_BOARD (self));

  cb_telling_set_help_delay (telling, has_lifted (self) ? LIFT_PAUSE : END_PAUSE);
  cb_telling_set_help (telling,
                       cb_board_get_ask_end (CB_BOARD (self)) ? 0 : CB_TELLING_FORMALITIES);
}

static void
cb_chateau_board_refresh (CbBoard *board)
{
  CbChateauBoard *self = CB_CHATEAU_BOARD (board);

  update_help (self);
  cb_chateau_board_update (self);
  cb_chateau_grid_name (self->grid, self->marks.session, &self->marks.state);
}

static void
cb_chateau_board_show (CbBoard *board)
{
  CbChateauBoard *self = CB_CHATEAU_BOARD (board);

  self->pointed = NULL;
  self->looked_at = -1;
  if (self->hint_ply != cb_session_get_ply (cb_board_get_session (board)) ||
      cb_board_get_review (board) >= 0)
    cb_chateau_board_drop_hint (self);
  follow_picked (self);
  find_last (self);
  note_open_rooms (self);
  self->marks.state = get_shown (self);
  cb_chateau_grid_show (self->grid, &self->marks.state);
  cb_chateau_board_refresh (board);
}

/* How long a roof that is about to close has to wait, in milliseconds. All players must
 * have had the time to see what lies under it; the one who lifted it has. */
static int
get_hold (CbChateauBoard *self,
          guint           room)
{
  CbSession *session = cb_board_get_session (CB_BOARD (self));
  CbTelling *telling = cb_board_get_telling (CB_BOARD (self));
  CbSeat mover = cb_telling_get_mover (telling);
  gint64 open = (cb_telling_get_time (telling) - self->opened[room]) / G_TIME_SPAN_MILLISECOND;

  if (cb_session_count_humans (session) == 0 || cb_session_is_human (session, mover))
    return 0;

  return (int) CLAMP (OPEN_TIME - open, 0, OPEN_TIME);
}

/* Where nothing is to move, the end is shown at once, so that it is there to be read. */
static int
cb_chateau_board_begin (CbBoard       *board,
                        const CbEvent *event)
{
  CbChateauBoard *self = CB_CHATEAU_BOARD (board);
  CbChateauCanvas *canvas = cb_chateau_grid_get_canvas (self->grid);
  int linger = event->type == CB_CHATEAU_EVENT_OVER && gtk_widget_get_mapped (GTK_WIDGET (self))
               ? OVER_TIME : 0;

  self->motion = (int) cb_chateau_canvas_begin (canvas, cb_chateau_board_peek (self), event);
  self->hold = event->type == CB_CHATEAU_EVENT_CLOSED ? get_hold (self, (guint) event->to) : 0;
  if (!cb_board_get_moves (board))
    self->motion = 0;
  self->time = self->hold + self->motion + linger;
  if (event->type == CB_CHATEAU_EVENT_PUSHED)
    cb_chateau_controls_take_spare (self->controls);
  if (event->type == CB_CHATEAU_EVENT_FELL)
    note_fall (self, (guint) event->to);
  if (self->hold + self->motion == 0)
    cb_chateau_canvas_progress (canvas, 1);

  return self->time;
}

static void
cb_chateau_board_progress (CbBoard       *board,
                           const CbEvent *event,
                           double         progress)
{
  CbChateauBoard *self = CB_CHATEAU_BOARD (board);
  double time = progress * self->time - self->hold;

  cb_chateau_canvas_progress (cb_chateau_grid_get_canvas (self->grid),
                              self->motion > 0 ? CLAMP (time / self->motion, 0, 1) : time >= 0);
}

/* Where a move is made, so that a key makes it and a screen reader names it. */
static GtkWidget *
find_place (CbChateauBoard      *self,
            const CbChateauMove *parts)
{
  guint spot = parts->to;

  if (parts->type == CB_CHATEAU_END)
    return cb_chateau_controls_get (self->controls, CB_CHATEAU_CONTROL_END);
  if (parts->type == CB_CHATEAU_LIFT)
    spot = (guint) __builtin_ctzll (self->marks.state.room_cells[parts->to]);
  else if (parts->type == CB_CHATEAU_PUSH)
    spot += CB_CHATEAU_N_CELLS;

  return GTK_WIDGET (cb_chateau_grid_get_spot (self->grid, spot));
}

static GtkWidget *
cb_chateau_board_show_hint (CbBoard *board,
                            CbMove   move)
{
  CbChateauBoard *self = CB_CHATEAU_BOARD (board);
  CbChateauMove parts;

  if (!cb_telling_get_caught_up (cb_board_get_telling (board)))
    cb_board_hurry (board);
  cb_chateau_move_get_parts (move, &parts);
  cb_chateau_board_drop_hint (self);
  add_move (&self->marks.hint, cb_board_peek_state (board), move);
  self->hint_ply = cb_session_get_ply (cb_board_get_session (board));
  self->marks.picked = parts.type == CB_CHATEAU_MOVE ? (int) parts.from : -1;
  cb_chateau_board_update (self);

  return find_place (self, &parts);
}

static gboolean
cb_chateau_board_cancel (CbBoard *board)
{
  CbChateauBoard *self = CB_CHATEAU_BOARD (board);
  gboolean had_any;

  if (cb_chateau_board_is_ending (self))
    {
      cb_board_hurry (board);
      return TRUE;
    }

  had_any = cb_chateau_board_drop_hint (self) || self->marks.picked >= 0;
  if (had_any)
    cb_chateau_play_pick (self, -1);

  return had_any;
}

static char *
cb_chateau_board_read (CbBoard *board)
{
  const CbChateau state = get_shown (CB_CHATEAU_BOARD (board));

  return cb_chateau_describe_table (cb_board_get_session (board), (const CbState *) &state);
}

static GtkWidget *
cb_chateau_board_find_spot (CbBoard *board,
                            int      spot)
{
  CbChateauBoard *self = CB_CHATEAU_BOARD (board);
  static const CbChateauControl controls[] = {
    CB_CHATEAU_CONTROL_SPARE, CB_CHATEAU_CONTROL_MICE, CB_CHATEAU_CONTROL_PIPS,
    CB_CHATEAU_CONTROL_END,
  };

  if (spot >= CB_CHATEAU_SPOT_SPARE)
    return cb_chateau_controls_get (self->controls, controls[spot - CB_CHATEAU_SPOT_SPARE]);
  if (spot >= CB_CHATEAU_SPOT_ROOM)
    return cb_chateau_grid_get_room (self->grid, (guint) (spot - CB_CHATEAU_SPOT_ROOM));

  return GTK_WIDGET (cb_chateau_grid_get_spot (self->grid, (guint) spot));
}

static void
cb_chateau_board_take_over (CbBoard *board,
                            CbBoard *other)
{
  CbChateauBoard *self = CB_CHATEAU_BOARD (board), *old = CB_CHATEAU_BOARD (other);

  self->marks = old->marks;
  self->hint_ply = old->hint_ply;
  memcpy (self->opened, old->opened, sizeof self->opened);
  cb_chateau_board_update (self);
}

/* The controls stand where they leave the larger castle, and next to it. */
static void
cb_chateau_board_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  CbChateauBoard *self = CB_CHATEAU_BOARD (widget);
  int least = cb_chateau_controls_get_height (self->controls, width);
  int row = CLAMP (MAX ((int) (ROW_SHARE * height), height - width), least, MAX (least, MAX_ROW));
  int column = MAX (CLAMP ((int) (COLUMN_SHARE * width), MIN_COLUMN, MAX_COLUMN),
                    cb_chateau_controls_get_width (self->controls));
  int low = MIN (width, height - row), slim = MIN (width - column, height);
  GtkAllocation grid = { 0, (height - row - low) / 2, width, MAX (low, 1) };
  GtkAllocation controls = { 0, grid.y + low, width, row };

  if (slim > low)
    {
      grid = (GtkAllocation) { (width - column - slim) / 2, 0, slim, height };
      controls = (GtkAllocation) { grid.x + slim, 0, column, height };
    }

  cb_chateau_controls_set_beside (self->controls, slim > low);
  gtk_widget_size_allocate (GTK_WIDGET (self->grid), &grid, -1);
  gtk_widget_size_allocate (GTK_WIDGET (self->controls), &controls, -1);
}

/* The water around the castle: as many pictures as fit, so that none is cut. A repeated
 * background would be painted anew in every frame. */
static void
draw_table (GtkWidget   *widget,
            GtkSnapshot *snapshot)
{
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int columns = MAX (width / TABLE_WIDTH, 1), rows = MAX (height / TABLE_HEIGHT, 1);

  for (int i = 0; i < columns * rows; i++)
    cb_art_draw ("chateau/table", widget, snapshot,
                 &(GdkRectangle) { i % columns * width / columns, i / columns * height / rows,
                                   width / columns, height / rows });
}

/* What flies passes above everything else. */
static void
cb_chateau_board_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  CbChateauCanvas *canvas = cb_chateau_grid_get_canvas (CB_CHATEAU_BOARD (widget)->grid);
  graphene_point_t origin;

  draw_table (widget, snapshot);
  GTK_WIDGET_CLASS (cb_chateau_board_parent_class)->snapshot (widget, snapshot);

  if (!gtk_widget_compute_point (GTK_WIDGET (canvas), widget, &GRAPHENE_POINT_INIT (0, 0), &origin))
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &origin);
  cb_chateau_canvas_draw_above (canvas, snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
cb_chateau_board_class_init (CbChateauBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  CbBoardClass *board_class = CB_BOARD_CLASS (klass);

  widget_class->size_allocate = cb_chateau_board_size_allocate;
  widget_class->snapshot = cb_chateau_board_snapshot;
  board_class->show = cb_chateau_board_show;
  board_class->begin = cb_chateau_board_begin;
  board_class->progress = cb_chateau_board_progress;
  board_class->refresh = cb_chateau_board_refresh;
  board_class->show_hint = cb_chateau_board_show_hint;
  board_class->cancel = cb_chateau_board_cancel;
  board_class->read = cb_chateau_board_read;
  board_class->find_spot = cb_chateau_board_find_spot;
  board_class->take_over = cb_chateau_board_take_over;

  cb_chateau_play_add_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "chateau-board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cb_chateau_board_init (CbChateauBoard *self)
{
  self->marks.picked = self->marks.slot = self->marks.room = self->looked_at = -1;
  self->covered = G_MAXUINT64;
  self->grid = g_object_new (CB_TYPE_CHATEAU_GRID, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->grid), GTK_WIDGET (self));
  self->controls = g_object_new (CB_TYPE_CHATEAU_CONTROLS, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->controls), GTK_WIDGET (self));
  cb_chateau_play_connect (self);
}

CbChateauGrid *
cb_chateau_board_get_grid (CbChateauBoard *self)
{
  g_return_val_if_fail (CB_IS_CHATEAU_BOARD (self), NULL);

  return self->grid;
}

CbChateauControls *
cb_chateau_board_get_controls (CbChateauBoard *self)
{
  g_return_val_if_fail (CB_IS_CHATEAU_BOARD (self), NULL);

  return self->controls;
}

/**
 * cb_chateau_board_get_picked:
 * @self: a board
 *
 * Returns: the cell of the mouse that is picked, or -1
 */
int
cb_chateau_board_get_picked (CbChateauBoard *self)
{
  g_return_val_if_fail (CB_IS_CHATEAU_BOARD (self), -1);

  return self->marks.picked;
}

/**
 * cb_chateau_board_is_ending:
 * @self: a board
 *
 * Returns: whether the turn is about to end by itself
 */
gboolean
cb_chateau_board_is_ending (CbChateauBoard *self)
{
  CbTelling *telling;
  CbMove move;

  g_return_val_if_fail (CB_IS_CHATEAU_BOARD (self), FALSE);

  telling = cb_board_get_telling (CB_BOARD (self));

  return cb_board_get_playable (CB_BOARD (self)) && cb_telling_get_caught_up (telling) &&
         (cb_telling_get_help (telling) & CB_TELLING_FORMALITIES) != 0 &&
         cb_chateau_kind.formality (cb_board_peek_state (CB_BOARD (self)), &move);
}
