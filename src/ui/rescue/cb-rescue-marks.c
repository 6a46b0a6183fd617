/* cb-rescue-marks.c - what the cells of the playing area are marked with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-marks.h"

#include "cb-rescue-extent.h"
#include "cb-rescue-face.h"
#include "cb-rescue-told.h"

static gboolean
holds (const CbRescue *state,
       guint64         board,
       int             place)
{
  return (board & cb_rescue_get_board (state, place)) != 0;
}

/* The position after the card that is held would be laid, and its count; as
 * the position may shift, cells must be looked up by their place. */
static void
look_ahead (const CbRescueMarks *self,
            CbRescue            *after,
            CbRescueCount       *count)
{
  CbMove move = cb_rescue_move (self->ghost_card, cb_rescue_place_get_x (self->ghost),
                                cb_rescue_place_get_y (self->ghost));

  *after = *self->state;
  cb_rescue_kind.apply ((CbState *) after, move);
  cb_rescue_count (after, count);
}

static int
find_cause (const CbRescue      *state,
            const CbRescueCount *count,
            int                  place)
{
  if (holds (state, count->scared, place))
    return CB_RESCUE_DOG;
  if (holds (state, count->chased, place))
    return CB_RESCUE_CAT;
  if (holds (state, count->eaten, place))
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
              int                  place,
              int                 *cause)
{
  int before = find_cause (self->state, before_count, place);
  int now = find_cause (after, after_count, place);

  if ((now != CB_RESCUE_FACE_NONE) == (before != CB_RESCUE_FACE_NONE))
    return 0;

  *cause = now;

  return now != CB_RESCUE_FACE_NONE ? CB_RESCUE_MARK_LEAVING : CB_RESCUE_MARK_SAVED;
}

static CbRescueMark
mark_chase (const CbEvent *event,
            int            place,
            int           *cause)
{
  if (place == event->from)
    return CB_RESCUE_MARK_CHASER;
  if (place != event->to)
    return 0;

  *cause = CB_RESCUE_DOG + (int) (event->type - CB_RESCUE_EVENT_SCARED);

  return CB_RESCUE_MARK_CHASED;
}

/* In the count: what has left stays marked with what drove it away; who drives what
 * away just now, or whose cheeses are counted. */
static CbRescueMark
mark_count (const CbRescueMarks *self,
            const CbRescueCount *count,
            int                  place,
            int                 *cause)
{
  const CbEvent *event = self->event;

  *cause = find_cause (self->state, &self->gone, place);
  if (*cause != CB_RESCUE_FACE_NONE)
    return CB_RESCUE_MARK_GONE;
  if (event == NULL)
    return 0;
  if (cb_rescue_told_is_chase (event))
    return mark_chase (event, place, cause);

  return event->type == CB_RESCUE_EVENT_COUNTED &&
         holds (self->state, self->state->owner[event->seat] & ~count->eaten, place)
         ? CB_RESCUE_MARK_SAVED : 0;
}

static CbRescueMark
mark_plain (const CbRescueMarks *self,
            int                  place)
{
  gboolean is_free = self->playable && cb_rescue_marks_is_free (self->state, place);

  return (is_free ? CB_RESCUE_MARK_FREE : 0) |
         (place == self->chosen ? CB_RESCUE_MARK_CHOSEN : 0) |
         (holds (self->state, self->last, place) ? CB_RESCUE_MARK_LAST : 0) |
         (place == self->hint ? CB_RESCUE_MARK_HINT : 0) |
         (place == self->ghost ? CB_RESCUE_MARK_GHOST : 0);
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
  if (self->ghost != CB_EVENT_NOTHING)
    look_ahead (self, &after, &after_count);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (grid));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int place = cb_rescue_cell_get_place (CB_RESCUE_CELL (child));
      CbRescueMark marks = mark_plain (self, place);
      int cause = CB_RESCUE_FACE_NONE;

      if (self->ghost != CB_EVENT_NOTHING)
        marks |= mark_preview (self, &after, &count, &after_count, place, &cause);
      else
        marks |= mark_count (self, &count, place, &cause);

      cb_rescue_cell_set_marks (CB_RESCUE_CELL (child), marks);
      cb_rescue_cell_set_cause (CB_RESCUE_CELL (child), cause);
    }
}

gboolean
cb_rescue_marks_is_free (const CbRescue *state,
                         int             place)
{
  return holds (state, cb_rescue_get_free_cells (state), place);
}
