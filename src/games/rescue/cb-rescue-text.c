/* cb-rescue-text.c - Cheese Rescue: moves and positions as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-private.h"

#include <stdio.h>
#include <string.h>

static const char symbols[CB_RESCUE_N_CARDS + 1] = "DCMS123456789";

/* A number of one digit. */
static char *
write_number (char *text,
              int   number)
{
  if (number < 0)
    *text++ = '-';
  *text++ = (char) ('0' + ABS (number));

  return text;
}

/* Reading a record writes every legal move of every ply, so there is no printf() in it. */
char *
cb_rescue_format_move (const CbState *state,
                       CbMove         move)
{
  char text[] = "C@-0,-0";
  char *end = text;

  *end++ = symbols[cb_rescue_move_get_card (move)];
  *end++ = '@';
  end = write_number (end, cb_rescue_move_get_x (move));
  *end++ = ',';
  end = write_number (end, cb_rescue_move_get_y (move));
  *end = '\0';

  return g_strdup (text);
}

static const char *const event_names[CB_RESCUE_N_EVENTS] = {
  [CB_RESCUE_EVENT_DEALT] = "dealt",
  [CB_RESCUE_EVENT_LAID] = "laid",
  [CB_RESCUE_EVENT_DRAWN] = "drawn",
  [CB_RESCUE_EVENT_SCARED] = "scared",
  [CB_RESCUE_EVENT_CHASED] = "chased",
  [CB_RESCUE_EVENT_EATEN] = "eaten",
  [CB_RESCUE_EVENT_COUNTED] = "counted",
  [CB_RESCUE_EVENT_OVER] = "over",
};

static void
write_place (int  place,
             char text[CB_EVENT_TEXT_SIZE])
{
  if (place != CB_EVENT_NOTHING)
    g_snprintf (text, CB_EVENT_TEXT_SIZE, "%d,%d", cb_rescue_place_get_x (place),
                cb_rescue_place_get_y (place));
}

void
cb_rescue_format_event (const CbState *state,
                        const CbEvent *event,
                        CbEventText   *text)
{
  *text = (CbEventText) { .type = event_names[event->type] };
  if (event->type == CB_RESCUE_EVENT_OVER)
    g_strlcpy (text->thing, "full", sizeof text->thing);
  else if (event->thing != CB_EVENT_NOTHING)
    text->thing[0] = symbols[event->thing];
  write_place (event->from, text->from);
  write_place (event->to, text->to);
}

static void
append_board (GString        *text,
              const CbRescue *self)
{
  for (guint row = 1; row <= self->height; row++)
    {
      for (guint column = 1; column <= self->width; column++)
        {
          guint cell = 8 * row + column;
          CbSeat owner = cb_rescue_get_owner (self, cell);

          if ((self->laid >> cell & 1) == 0)
            g_string_append (text, " .");
          else
            g_string_append_printf (text, "%c%c", owner == CB_SEAT_NONE ? ' ' : 'a' + owner,
                                    symbols[cb_rescue_get_card (self, cell)]);
        }
      g_string_append_c (text, '/');
    }
}

static void
append_hand (GString        *text,
             const CbRescue *self,
             CbSeat          seat,
             CbSeat          viewer)
{
  gboolean shown = viewer == CB_SEAT_NONE || viewer == seat || self->hands == CB_RESCUE_HANDS_OPEN;

  g_string_append_printf (text, " %c:", 'a' + seat);
  for (guint card = 0; card < CB_RESCUE_N_CARDS; card++)
    for (guint i = 0; i < self->n_hand[seat]; i++)
      if (self->hand[seat][i] == card)
        g_string_append_c (text, card < CB_RESCUE_START && !shown ? '?' : symbols[card]);
}

/* The rows of the taken rectangle from the top, a letter before each cheese
 * for its owner; the place of the origin in it; whose turn it is; the hands
 * and the draw pile, its top first, with “?” for what the viewer cannot see. */
char *
cb_rescue_format_state (const CbState *state,
                        CbSeat         viewer)
{
  const CbRescue *self = cb_rescue_peek (state);
  GString *text = g_string_new (NULL);

  append_board (text, self);
  g_string_append_printf (text, " origin %d,%d turn %c", self->origin_x - 1, self->origin_y - 1,
                          cb_rescue_is_over (self) ? '-' : 'a' + self->turn);
  for (CbSeat seat = 0; seat < self->n_seats; seat++)
    append_hand (text, self, seat, viewer);

  g_string_append (text, " pile ");
  for (guint i = self->n_pile; i > 0; i--)
    g_string_append_c (text, viewer == CB_SEAT_NONE ? symbols[self->pile[i - 1]] : '?');

  return g_string_free (text, FALSE);
}

static int
find_card (const CbRescue *self,
           const char     *symbol)
{
  const char *known = symbol[0] != '\0' && symbol[1] == '\0' ? strchr (symbols, symbol[0]) : NULL;

  for (guint i = 0; known != NULL && i < self->n_hand[self->turn]; i++)
    if (self->hand[self->turn][i] == known - symbols)
      return CB_RESCUE_SPOT_CARD + (int) (known - symbols);

  return CB_SPOT_NONE;
}

/* Cells are named as in moves, from the start card. */
int
cb_rescue_find_spot (const CbState *state,
                     const char    *name)
{
  const CbRescue *self = cb_rescue_peek (state);
  int x, y, end = 0;

  if (g_str_equal (name, "hand"))
    return CB_RESCUE_SPOT_HAND;
  if (g_str_equal (name, "pile"))
    return CB_RESCUE_SPOT_PILE;
  if (g_str_has_prefix (name, "card "))
    return find_card (self, name + strlen ("card "));
  if (sscanf (name, "%d,%d%n", &x, &y, &end) != 2 || name[end] != '\0' ||
      self->origin_x + x < 0 || self->origin_x + x > 7 || self->origin_y + y < 0 ||
      self->origin_y + y > 7 ||
      ((self->laid | self->allowed) >> cb_rescue_get_cell (self, x, y) & 1) == 0)
    return CB_SPOT_NONE;

  return cb_rescue_place (x, y);
}
