/* cb-chateau-marks.c - what the spots of the castle are marked with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-marks.h"

#include "cb-chateau-outlook.h"

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
 * Adds where somebody did something. What came of it has no place here: where a mouse
 * fell is to be remembered.
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
        default:
          break;
        }
    }
}

/* Whether a move happens, among others, at a spot. */
static gboolean
touches (const CbMove *move,
         guint         spot)
{
  CbChateauMove parts;

  if (move == NULL)
    return FALSE;

  cb_chateau_move_get_parts (*move, &parts);
  switch (parts.type)
    {
    case CB_CHATEAU_TOWER:
      return spot == parts.to;
    case CB_CHATEAU_MOVE:
      return spot == parts.to || spot == parts.from;
    case CB_CHATEAU_PUSH:
      return spot == CB_CHATEAU_N_CELLS + parts.to;
    case CB_CHATEAU_LIFT:
    case CB_CHATEAU_END:
    default:
      return FALSE;
    }
}

static gboolean
lifts (const CbMove *move,
       guint         room)
{
  CbChateauMove parts;

  if (move == NULL)
    return FALSE;

  cb_chateau_move_get_parts (*move, &parts);

  return parts.type == CB_CHATEAU_LIFT && parts.to == room;
}

static gboolean
can_reach (const CbChateauMarks *self,
           guint                 cell)
{
  return self->picked >= 0 && self->ways.cost[cell] > 0 &&
         cb_chateau_find_mouse (self->state, cell) == CB_SEAT_NONE;
}

/* What the push that is looked at would do to a mouse. */
static CbChateauMark
mark_outlook (const CbChateauMarks *self,
              const CbChateau      *outlook,
              guint                 cell)
{
  CbSeat seat = cb_chateau_find_mouse (self->state, cell);
  guint tile = outlook->tile[cell];

  if (self->slot < 0 || seat == CB_SEAT_NONE)
    return 0;
  if (!cb_chateau_holds (outlook->mice[seat], cell))
    return CB_CHATEAU_MARK_FALLS;

  return tile <= CB_CHATEAU_N_CHEESES &&
         ((outlook->pieces[seat] & ~self->state->pieces[seat]) & (1u << tile)) != 0
         ? CB_CHATEAU_MARK_COLLECTS : 0;
}

static CbChateauMark
mark_cell (const CbChateauMarks *self,
           guint                 cell)
{
  CbChateauMark marks = 0;

  if (cb_chateau_holds (self->choices.mice, cell))
    marks |= CB_CHATEAU_MARK_OWN;
  if ((int) cell == self->picked)
    marks |= CB_CHATEAU_MARK_PICKED;
  if (can_reach (self, cell))
    marks |= CB_CHATEAU_MARK_REACH;
  if (cb_chateau_holds (self->choices.towers, cell))
    marks |= CB_CHATEAU_MARK_ENTER;
  if (cb_chateau_holds (self->last.spots, cell))
    marks |= CB_CHATEAU_MARK_LAST;
  if (touches (self->hint, cell))
    marks |= CB_CHATEAU_MARK_HINT;

  return marks;
}

static char *
describe_cell (const CbChateauMarks *self,
               guint                 cell)
{
  guint cost = self->ways.cost[cell];
  guint room = self->state->room[cell];

  if ((int) cell == self->picked)
    return g_strdup (C_("mouse", "Picked"));
  if (can_reach (self, cell))
    /* Translators: what it costs the picked mouse to come here. */
    return g_strdup_printf (ngettext ("Can be reached for %u action",
                                      "Can be reached for %u actions", cost), cost);
  if (cb_chateau_holds (self->choices.mice, cell))
    return g_strdup (_("Can be picked"));
  if (cb_chateau_holds (self->choices.towers, cell))
    return g_strdup (_("A waiting mouse can enter here"));
  if (cb_chateau_holds (self->state->covered, cell) && (self->choices.rooms & (1u << room)) != 0)
    return g_strdup (_("The roof can be lifted"));

  return g_strdup ("");
}

static void
apply_to_cells (const CbChateauMarks *self,
                CbChateauGrid        *grid)
{
  CbChateau outlook;

  if (self->slot >= 0)
    cb_chateau_look_ahead (self->state, (guint) self->slot, &outlook);
  else
    outlook = *self->state;

  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    {
      CbChateauSpot *spot = cb_chateau_grid_get_spot (grid, cell);
      g_autofree char *description = describe_cell (self, cell);

      cb_chateau_spot_set_marks (spot, mark_cell (self, cell)
                                       | mark_outlook (self, &outlook, cell));
      cb_chateau_spot_set_cost (spot, can_reach (self, cell) ? self->ways.cost[cell] : 0);
      cb_chateau_spot_describe (spot, description);
    }
}

/* What a push would do is told at its arrow. */
static void
apply_to_slots (const CbChateauMarks *self,
                CbChateauGrid        *grid)
{
  for (guint slot = 0; slot < CB_CHATEAU_N_SLOTS; slot++)
    {
      guint index = CB_CHATEAU_N_CELLS + slot;
      CbChateauSpot *spot = cb_chateau_grid_get_spot (grid, index);
      CbChateauMark marks = self->choices.push ? CB_CHATEAU_MARK_PUSH : 0;
      g_autofree char *description = NULL;

      if (cb_chateau_holds (self->last.spots, index))
        marks |= CB_CHATEAU_MARK_LAST;
      if (touches (self->hint, index))
        marks |= CB_CHATEAU_MARK_HINT;
      if (self->choices.push)
        description = cb_chateau_describe_outlook (self->session, self->state, slot);

      cb_chateau_spot_set_marks (spot, marks);
      cb_chateau_spot_describe (spot, description != NULL ? description : "");
    }
}

static void
apply_to_rooms (const CbChateauMarks *self,
                CbChateauGrid        *grid)
{
  for (guint room = 0; room < CB_CHATEAU_N_ROOMS; room++)
    {
      CbChateauMark marks = 0;

      if (self->choices.rooms & (1u << room))
        marks |= CB_CHATEAU_MARK_LIFT;
      if ((self->last.rooms & (1u << room)) != 0)
        marks |= CB_CHATEAU_MARK_LAST;
      if (lifts (self->hint, room))
        marks |= CB_CHATEAU_MARK_HINT;
      if (self->pointed == (int) room)
        marks |= CB_CHATEAU_MARK_POINTED;

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
  apply_to_cells (self, grid);
  apply_to_slots (self, grid);
  apply_to_rooms (self, grid);
}
