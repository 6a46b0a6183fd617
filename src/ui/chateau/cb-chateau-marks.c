/* cb-chateau-marks.c - what the spots of the castle are marked with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-marks.h"

#include "cb-chateau-outlook.h"
#include "cb-speech.h"

#include <glib/gi18n.h>
#include <string.h>

static void
add_choice (CbChateauChoices *self,
            CbMove            move)
{
  CbChateauMove parts;

  cb_chateau_move_get_parts (move, &parts);
  switch (parts.type)
    {
    case CB_CHATEAU_TOWER:
      self->towers |= G_GUINT64_CONSTANT (1) << parts.to;
      break;
    case CB_CHATEAU_LIFT:
      self->rooms |= 1u << parts.to;
      break;
    case CB_CHATEAU_MOVE:
      self->mice |= G_GUINT64_CONSTANT (1) << parts.from;
      break;
    case CB_CHATEAU_PUSH:
      self->push = TRUE;
      break;
    case CB_CHATEAU_END:
    default:
      self->end = TRUE;
    }
}

/**
 * cb_chateau_choices_find:
 * @self: (out caller-allocates): what can be done
 * @state: a position
 */
void
cb_chateau_choices_find (CbChateauChoices *self,
                         const CbState    *state)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (&cb_chateau_kind, state);

  memset (self, 0, sizeof *self);
  for (guint i = 0; i < moves->len; i++)
    add_choice (self, g_array_index (moves, CbMove, i));
}

/**
 * cb_chateau_places_add:
 * @self: places
 * @events: what was done
 *
 * Adds where somebody did something, and where a mouse fell.
 */
void
cb_chateau_places_add (CbChateauPlaces *self,
                       const GArray    *events)
{
  for (guint i = 0; i < events->len; i++)
    {
      const CbEvent *event = &g_array_index (events, CbEvent, i);

      switch (event->type)
        {
        case CB_CHATEAU_EVENT_MOVED:
          self->spots |= G_GUINT64_CONSTANT (1) << event->from;
          self->spots |= G_GUINT64_CONSTANT (1) << event->to;
          break;
        case CB_CHATEAU_EVENT_ENTERED:
          self->spots |= G_GUINT64_CONSTANT (1) << event->to;
          break;
        case CB_CHATEAU_EVENT_PUSHED:
          self->spots |= G_GUINT64_CONSTANT (1) << (CB_CHATEAU_N_CELLS + event->to);
          break;
        case CB_CHATEAU_EVENT_LIFTED:
          self->rooms |= 1u << event->to;
          break;
        case CB_CHATEAU_EVENT_FELL:
          self->falls |= G_GUINT64_CONSTANT (1) << event->to;
          break;
        case CB_CHATEAU_EVENT_ENDED:
          self->end = TRUE;
          break;
        default:
          break;
        }
    }
}

/**
 * cb_chateau_marks_find_use:
 * @self: marks
 * @cell: a cell or tower
 *
 * Returns: the mark of what comes of choosing the cell, or 0 if nothing does
 */
CbChateauMark
cb_chateau_marks_find_use (const CbChateauMarks *self,
                           guint                 cell)
{
  if (cb_chateau_holds (self->choices.towers, cell))
    return CB_CHATEAU_MARK_ENTER;
  if (self->picked >= 0 && self->ways.cost[cell] > 0 &&
      cb_chateau_find_mouse (&self->state, cell) == CB_SEAT_NONE)
    return CB_CHATEAU_MARK_REACH;
  if (cb_chateau_holds (self->choices.mice, cell))
    return CB_CHATEAU_MARK_OWN;

  return cb_chateau_holds (self->state.covered, cell) &&
         (self->choices.rooms & (1u << self->state.room[cell])) != 0 ? CB_CHATEAU_MARK_LIFT : 0;
}

/* Where mice fell, as long as everyone sees the mousetrap there: after that it is to be
 * remembered. */
static guint64
find_fallen (const CbChateauMarks *self)
{
  return self->last.falls & self->state.traps & ~self->state.covered;
}

/* What the push that is looked at would do to a mouse. */
static CbChateauMark
mark_outlook (const CbChateauMarks *self,
              const CbChateau      *outlook,
              guint                 cell)
{
  CbSeat seat = cb_chateau_find_mouse (&self->state, cell);
  guint tile = outlook->tile[cell];

  if (self->slot < 0 || seat == CB_SEAT_NONE)
    return 0;
  if (!cb_chateau_holds (outlook->mice[seat], cell))
    return CB_CHATEAU_MARK_FALLS;

  return tile <= CB_CHATEAU_N_CHEESES &&
         ((outlook->pieces[seat] & ~self->state.pieces[seat]) & (1u << tile)) != 0
         ? CB_CHATEAU_MARK_COLLECTS : 0;
}

static char *
describe_cell (const CbChateauMarks *self,
               guint                 cell)
{
  guint cost = self->ways.cost[cell];

  if ((int) cell == self->picked)
    /* Translators: only spoken: this and the next are what a space of the castle is good for
     * now. */
    return g_strdup (C_("mouse", "Picked"));

  switch (cb_chateau_marks_find_use (self, cell))
    {
    case CB_CHATEAU_MARK_REACH:
      /* Translators: what it costs the picked mouse to come here. */
      return g_strdup_printf (ngettext ("Can be reached with %u action",
                                        "Can be reached with %u actions", cost), cost);
    case CB_CHATEAU_MARK_OWN:
      return g_strdup (_("Can be picked"));
    case CB_CHATEAU_MARK_ENTER:
      return g_strdup (_("A waiting mouse can enter here"));
    case CB_CHATEAU_MARK_LIFT:
      return g_strdup (_("The roof can be lifted"));
    default:
      return g_strdup (cb_chateau_holds (find_fallen (self), cell) ? _("A mouse fell here") : "");
    }
}

/* What a push would do is told at its arrow. */
static char *
describe_slot (const CbChateauMarks *self,
               guint                 slot)
{
  return self->choices.push ? cb_chateau_describe_outlook (self->session, &self->state, slot)
                            : g_strdup ("");
}

static CbChateauMark
mark_spot (const CbChateauMarks *self,
           const CbChateau      *outlook,
           guint                 spot)
{
  CbChateauMark marks = self->choices.push ? CB_CHATEAU_MARK_PUSH : 0;

  /* A roof is marked as a whole. */
  if (spot < CB_CHATEAU_N_CELLS)
    marks = (cb_chateau_marks_find_use (self, spot) & ~(guint) CB_CHATEAU_MARK_LIFT)
            | mark_outlook (self, outlook, spot);
  if ((int) spot == self->picked)
    marks |= CB_CHATEAU_MARK_PICKED;
  if (cb_chateau_holds (find_fallen (self), spot))
    marks |= CB_CHATEAU_MARK_FELL;
  if (cb_chateau_holds (self->last.spots, spot))
    marks |= CB_CHATEAU_MARK_LAST;
  if (cb_chateau_holds (self->hint.spots, spot))
    marks |= CB_CHATEAU_MARK_HINT;

  return marks;
}

static void
apply_to_spots (const CbChateauMarks *self,
                CbChateauGrid        *grid)
{
  CbChateau outlook = self->state;

  if (self->slot >= 0)
    cb_chateau_visible_push (&self->state, (guint) self->slot, &outlook);

  for (guint i = 0; i < CB_CHATEAU_N_SPOTS; i++)
    {
      CbChateauSpot *spot = cb_chateau_grid_get_spot (grid, i);
      CbChateauMark marks = mark_spot (self, &outlook, i);
      g_autofree char *description = i < CB_CHATEAU_N_CELLS
                                     ? describe_cell (self, i)
                                     : describe_slot (self, i - CB_CHATEAU_N_CELLS);

      cb_chateau_spot_set_marks (spot, marks);
      cb_chateau_spot_set_cost (spot, marks & CB_CHATEAU_MARK_REACH ? self->ways.cost[i] : 0);
      cb_speech_describe (GTK_WIDGET (spot), description);
    }
}

static void
apply_to_rooms (const CbChateauMarks *self,
                CbChateauGrid        *grid)
{
  for (guint room = 0; room < CB_CHATEAU_N_ROOMS; room++)
    {
      const guint bit = 1u << room;
      CbChateauMark marks = self->room == (int) room ? CB_CHATEAU_MARK_POINTED : 0;

      if (self->choices.rooms & bit)
        marks |= CB_CHATEAU_MARK_LIFT;
      if (self->last.rooms & bit)
        marks |= CB_CHATEAU_MARK_LAST;
      if (self->hint.rooms & bit)
        marks |= CB_CHATEAU_MARK_HINT;

      cb_chateau_grid_mark_room (grid, room, marks);
    }
}

/**
 * cb_chateau_marks_apply:
 * @self: what is to be marked
 * @grid: where
 */
void
cb_chateau_marks_apply (const CbChateauMarks *self,
                        CbChateauGrid        *grid)
{
  apply_to_spots (self, grid);
  apply_to_rooms (self, grid);
  cb_chateau_canvas_set_fallen (cb_chateau_grid_get_canvas (grid), find_fallen (self));
}
