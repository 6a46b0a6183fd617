/* cb-rescue-marks.c - what the cells of the playing area are marked with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-marks.h"

#include "cb-rescue-face.h"

/* The board outside of which a cell has no bit. */
static gboolean
has_bit (const CbRescue *state,
         CbRescueCell   *cell)
{
  int column = state->origin_x + cb_rescue_cell_get_x (cell);
  int row = state->origin_y + cb_rescue_cell_get_y (cell);

  return column >= 0 && column < 8 && row >= 0 && row < 8;
}

static gboolean
holds (const CbRescue *state,
       guint64         board,
       CbRescueCell   *cell)
{
  return has_bit (state, cell) && (board >> cb_rescue_marks_get_bit (state, cell) & 1) != 0;
}

/* The position after the card that is held would be laid, and its count; as
 * the position may shift, cells must be looked up by their place. */
static void
look_ahead (const CbRescueMarks *self,
            CbRescue            *after,
            CbRescueCount       *count)
{
  CbMove move = cb_rescue_move (self->ghost_card, cb_rescue_cell_get_x (self->ghost),
                                cb_rescue_cell_get_y (self->ghost));

  *after = *self->state;
  cb_rescue_kind.apply ((CbState *) after, move);
  cb_rescue_count (after, count);
}

static int
find_cause (const CbRescue      *state,
            const CbRescueCount *count,
            CbRescueCell        *cell)
{
  if (holds (state, count->scared, cell))
    return CB_RESCUE_DOG;
  if (holds (state, count->chased, cell))
    return CB_RESCUE_CAT;
  if (holds (state, count->eaten, cell))
    return CB_RESCUE_MOUSE;

  return CB_RESCUE_FACE_NONE;
}

/* With a card held above a cell: what would leave because of it, and what
 * would be safe again. */
static CbRescueMark
mark_preview (const CbRescueMarks *self,
              const CbRescue      *after,
              const CbRescueCount *before_count,
              const CbRescueCount *after_count,
              CbRescueCell        *cell,
              int                 *cause)
{
  int before = find_cause (self->state, before_count, cell);
  int now = find_cause (after, after_count, cell);

  if (now != CB_RESCUE_FACE_NONE && before == CB_RESCUE_FACE_NONE)
    {
      *cause = now;
      return CB_RESCUE_MARK_LEAVING;
    }

  return now == CB_RESCUE_FACE_NONE && before != CB_RESCUE_FACE_NONE ? CB_RESCUE_MARK_SAVED : 0;
}

static gboolean
lies_at (CbRescueCell *cell,
         int           place)
{
  return cb_rescue_place_get_x (place) == cb_rescue_cell_get_x (cell) &&
         cb_rescue_place_get_y (place) == cb_rescue_cell_get_y (cell);
}

static CbRescueMark
mark_chase (const CbEvent *event,
            CbRescueCell  *cell,
            int           *cause)
{
  if (lies_at (cell, event->from))
    return CB_RESCUE_MARK_CHASER;
  if (!lies_at (cell, event->to))
    return 0;

  *cause = CB_RESCUE_DOG + (int) (event->type - CB_RESCUE_EVENT_SCARED);

  return CB_RESCUE_MARK_CHASED;
}

/* In the count: who drives what away just now, or whose cheeses are counted. */
static CbRescueMark
mark_event (const CbRescueMarks *self,
            const CbRescueCount *count,
            CbRescueCell        *cell,
            int                 *cause)
{
  if (self->event == NULL)
    return 0;

  switch (self->event->type)
    {
    case CB_RESCUE_EVENT_SCARED:
    case CB_RESCUE_EVENT_CHASED:
    case CB_RESCUE_EVENT_EATEN:
      return mark_chase (self->event, cell, cause);
    case CB_RESCUE_EVENT_COUNTED:
      return holds (self->state, self->state->owner[self->event->seat] & ~count->eaten, cell)
             ? CB_RESCUE_MARK_SAVED : 0;
    default:
      return 0;
    }
}

/* What has left stays marked with what drove it away. */
static CbRescueMark
mark_count (const CbRescueMarks *self,
            const CbRescueCount *count,
            CbRescueCell        *cell,
            int                 *cause)
{
  *cause = find_cause (self->state, &self->gone, cell);

  return *cause != CB_RESCUE_FACE_NONE ? CB_RESCUE_MARK_GONE
                                       : mark_event (self, count, cell, cause);
}

static CbRescueMark
mark_plain (const CbRescueMarks *self,
            CbRescueCell        *cell)
{
  CbRescueMark marks = 0;

  if (self->playable && cb_rescue_marks_is_free (self->state, cell))
    marks |= CB_RESCUE_MARK_FREE;
  if (cell == self->chosen)
    marks |= CB_RESCUE_MARK_CHOSEN;
  if (holds (self->state, self->last, cell))
    marks |= CB_RESCUE_MARK_LAST;
  if (cell == self->hint)
    marks |= CB_RESCUE_MARK_HINT;
  if (cell == self->ghost)
    marks |= CB_RESCUE_MARK_GHOST;

  return marks;
}

/**
 * cb_rescue_marks_apply:
 * @self: what is to be marked
 * @grid: where
 */
void
cb_rescue_marks_apply (const CbRescueMarks *self,
                       CbRescueGrid        *grid)
{
  CbRescueCount count, after_count;
  CbRescue after;

  cb_rescue_count (self->state, &count);
  if (self->ghost != NULL)
    look_ahead (self, &after, &after_count);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (grid));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      CbRescueCell *cell = CB_RESCUE_CELL (child);
      CbRescueMark marks = mark_plain (self, cell);
      int cause = CB_RESCUE_FACE_NONE;

      if (self->ghost != NULL)
        marks |= mark_preview (self, &after, &count, &after_count, cell, &cause);
      else
        marks |= mark_count (self, &count, cell, &cause);

      cb_rescue_cell_set_marks (cell, marks);
      cb_rescue_cell_set_cause (cell, cause);
    }
}

gboolean
cb_rescue_marks_is_free (const CbRescue *state,
                         CbRescueCell   *cell)
{
  return holds (state, cb_rescue_get_free_cells (state), cell);
}

/**
 * cb_rescue_marks_get_bit:
 * @state: a position
 * @cell: a cell that is on its board
 *
 * Returns: the bit of the cell
 */
guint
cb_rescue_marks_get_bit (const CbRescue *state,
                         CbRescueCell   *cell)
{
  return (guint) (8 * (state->origin_y + cb_rescue_cell_get_y (cell))
                  + state->origin_x + cb_rescue_cell_get_x (cell));
}

/**
 * cb_rescue_marks_get_board:
 * @state: a position
 * @place: a place of it, as events have it
 *
 * Returns: a board with the bit of that place alone
 */
guint64
cb_rescue_marks_get_board (const CbRescue *state,
                           int             place)
{
  int column = state->origin_x + cb_rescue_place_get_x (place);
  int row = state->origin_y + cb_rescue_place_get_y (place);

  if (column < 0 || column >= 8 || row < 0 || row >= 8)
    return 0;

  return G_GUINT64_CONSTANT (1) << (8 * row + column);
}
