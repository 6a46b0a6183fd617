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

/* In the count: the step that is being shown leaves, earlier ones are gone. */
static CbRescueMark
mark_count (const CbRescueMarks *self,
            const CbRescueCount *count,
            CbRescueCell        *cell,
            int                 *cause)
{
  const guint64 steps[CB_RESCUE_N_STEPS] = { count->scared, count->chased, count->eaten };

  for (int i = 0; i < self->step; i++)
    if (holds (self->state, steps[i], cell))
      {
        *cause = CB_RESCUE_DOG + i;
        return self->counting && i == self->step - 1 ? CB_RESCUE_MARK_LEAVING : CB_RESCUE_MARK_GONE;
      }

  return 0;
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
  if (cell == self->last)
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
      else if (self->step > 0)
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
