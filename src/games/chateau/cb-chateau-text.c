/* cb-chateau-text.c - Château Roquefort: moves and positions as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-private.h"

#include <string.h>

static char
get_column (guint cell)
{
  return (char) ('a' + cell % CB_CHATEAU_SIDE);
}

static char
get_row (guint cell)
{
  return (char) ('1' + cell / CB_CHATEAU_SIDE);
}

#define CELL_NAME(cell) ((char[]) { get_column (cell), get_row (cell), '\0' })

/* Reading a record writes every legal move of every ply, so there is no printf() in it. */
char *
cb_chateau_format_move (const CbState *state,
                        CbMove         move)
{
  const CbChateau *self = cb_chateau_peek (state);
  CbChateauMove parts;

  cb_chateau_move_get_parts (move, &parts);

  switch (parts.type)
    {
    case CB_CHATEAU_TOWER:
      return g_strconcat ("tower:", CELL_NAME (parts.to), NULL);
    case CB_CHATEAU_LIFT:
      return g_strconcat ("lift:", (char[]) { self->letter[parts.to], '\0' }, NULL);
    case CB_CHATEAU_MOVE:
      return g_strconcat ("move:", CELL_NAME (parts.from), "-", CELL_NAME (parts.to), NULL);
    case CB_CHATEAU_PUSH:
      return g_strconcat ("push:", cb_chateau_get_slot_name (parts.to), NULL);
    case CB_CHATEAU_END:
      return g_strdup ("end");
    default:
      g_assert_not_reached ();
    }
}

static const char *const event_names[CB_CHATEAU_N_EVENTS] = {
  [CB_CHATEAU_EVENT_DEALT] = "dealt",
  [CB_CHATEAU_EVENT_ENTERED] = "entered",
  [CB_CHATEAU_EVENT_MOVED] = "moved",
  [CB_CHATEAU_EVENT_LIFTED] = "lifted",
  [CB_CHATEAU_EVENT_PUSHED] = "pushed",
  [CB_CHATEAU_EVENT_DROPPED] = "dropped",
  [CB_CHATEAU_EVENT_FELL] = "fell",
  [CB_CHATEAU_EVENT_COLLECTED] = "collected",
  [CB_CHATEAU_EVENT_CLOSED] = "closed",
  [CB_CHATEAU_EVENT_ENDED] = "ended",
  [CB_CHATEAU_EVENT_OVER] = "over",
};

static const char *const ends[] = {
  [CB_CHATEAU_END_CHEESES] = "cheeses",
  [CB_CHATEAU_END_CELLAR] = "cellar",
};

/* Solid floor is no thing. */
static void
write_tiles (const CbEvent *event,
             char           text[CB_EVENT_TEXT_SIZE])
{
  for (guint i = 0; i < event->n_list; i++)
    if (event->list[i] != CB_CHATEAU_TILE_SOLID)
      *text++ = cb_chateau_get_symbol (event->list[i]);
}

static void
write_thing (const CbEvent *event,
             char           text[CB_EVENT_TEXT_SIZE])
{
  if (event->type == CB_CHATEAU_EVENT_OVER)
    g_strlcpy (text, ends[event->thing], CB_EVENT_TEXT_SIZE);
  else if (event->type == CB_CHATEAU_EVENT_LIFTED)
    write_tiles (event, text);
  else if (event->thing != CB_EVENT_NOTHING)
    text[0] = cb_chateau_get_symbol ((guint8) event->thing);
}

static void
write_cell (int  cell,
            char text[CB_EVENT_TEXT_SIZE])
{
  if (cell != CB_EVENT_NOTHING)
    g_snprintf (text, CB_EVENT_TEXT_SIZE, "%c%c", get_column ((guint) cell),
                get_row ((guint) cell));
}

void
cb_chateau_format_event (const CbState *state,
                         const CbEvent *event,
                         CbEventText   *text)
{
  const CbChateau *self = cb_chateau_peek (state);

  *text = (CbEventText) { .type = event_names[event->type] };
  write_thing (event, text->thing);
  write_cell (event->from, text->from);

  switch (event->type)
    {
    case CB_CHATEAU_EVENT_LIFTED:
    case CB_CHATEAU_EVENT_CLOSED:
      text->to[0] = self->letter[event->to];
      break;
    case CB_CHATEAU_EVENT_PUSHED:
      g_strlcpy (text->to, cb_chateau_get_slot_name ((guint) event->to), sizeof text->to);
      break;
    default:
      write_cell (event->to, text->to);
    }
}

static char
get_mouse (const CbChateau *self,
           guint            cell)
{
  CbSeat seat = cb_chateau_find_mouse (self, cell);

  return seat == CB_SEAT_NONE ? ' ' : (char) ('a' + seat);
}

static void
append_cell (GString         *text,
             const CbChateau *self,
             guint            cell,
             CbSeat           viewer)
{
  gboolean shown = viewer == CB_SEAT_NONE || (self->known >> cell & 1) != 0;
  char roof = self->covered >> cell & 1 ? '^' : get_mouse (self, cell);

  if (cb_chateau_is_tower (cell))
    g_string_append_printf (text, "%cT", get_mouse (self, cell));
  else if (self->tile[cell] == CB_CHATEAU_TILE_SOLID)
    g_string_append_printf (text, "%c#", roof);
  else
    g_string_append_printf (text, "%c%c", roof,
                            shown ? cb_chateau_get_symbol (self->tile[cell]) : '?');
}

static void
append_seat (GString         *text,
             const CbChateau *self,
             guint            seat)
{
  g_string_append_printf (text, " %c:%u/%u+", 'a' + (int) seat,
                          self->waiting[seat], self->fallen[seat]);
  for (guint cheese = 1; cheese <= CB_CHATEAU_N_CHEESES; cheese++)
    if (self->pieces[seat] & (1u << cheese))
      g_string_append_printf (text, "%u", cheese);
}

/* The rows from the top: two characters a cell, the first “^” for a roof or
 * the letter of the mouse that stands there, the second the tile, “#” for
 * solid floor, “T” for a tower and “?” for what the viewer does not know; the
 * spare; whose turn it is, with actions spent and “p” after the push; for each
 * seat its waiting and fallen mice and its pieces. */
char *
cb_chateau_format_state (const CbState *state,
                         CbSeat         viewer)
{
  const CbChateau *self = cb_chateau_peek (state);
  GString *text = g_string_new (NULL);

  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    {
      append_cell (text, self, cell, viewer);
      if (cell % CB_CHATEAU_SIDE == CB_CHATEAU_SIDE - 1)
        g_string_append_c (text, '/');
    }

  g_string_append_printf (text, " spare %c turn %c%u%s", cb_chateau_get_symbol (self->spare),
                          self->turn == CB_SEAT_NONE ? '-' : 'a' + self->turn, self->spent,
                          self->pushed ? "p" : "");
  for (guint seat = 0; seat < self->n_seats; seat++)
    append_seat (text, self, seat);

  return g_string_free (text, FALSE);
}

static int
find_slot (const char *name)
{
  for (guint slot = 0; slot < CB_CHATEAU_N_SLOTS; slot++)
    if (g_str_equal (cb_chateau_get_slot_name (slot), name))
      return CB_CHATEAU_SPOT_SLOT + (int) slot;

  return CB_SPOT_NONE;
}

static int
find_room (const CbChateau *self,
           const char      *name)
{
  for (guint room = 0; room < CB_CHATEAU_N_ROOMS; room++)
    if (name[0] == self->letter[room] && name[1] == '\0')
      return CB_CHATEAU_SPOT_ROOM + (int) room;

  return CB_SPOT_NONE;
}

static int
find_cell (const char *name)
{
  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    if (name[0] == get_column (cell) && name[1] == get_row (cell) && name[2] == '\0')
      return (int) cell;

  return CB_SPOT_NONE;
}

/* Cells and towers, “slot W4”, “roof D”, and what lies beside the castle. */
int
cb_chateau_find_spot (const CbState *state,
                      const char    *name)
{
  static const char *const others[] = { "spare", "mice", "actions", "end" };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (g_str_equal (name, others[i]))
      return CB_CHATEAU_SPOT_SPARE + (int) i;

  if (g_str_has_prefix (name, "slot "))
    return find_slot (name + strlen ("slot "));
  if (g_str_has_prefix (name, "roof "))
    return find_room (cb_chateau_peek (state), name + strlen ("roof "));

  return find_cell (name);
}
