/* cb-rescue-case.c - positions of Cheese Rescue made by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-case.h"

#include "cb-test.h"

#include <string.h>

#define D3 "D;D;D;"
#define C3 "C;C;C;"
#define M3 "M;M;M;"

static const char *const sets[] = {
  [2] = D3 C3 C3 M3 M3 M3,
  [3] = D3 "D;" C3 C3 C3 M3 M3 M3 M3 "M;M;",
  [4] = D3 D3 C3 C3 C3 C3 M3 M3 M3 M3 M3 M3,
};

const char *
cb_rescue_case_get_set (guint n_seats)
{
  return sets[n_seats];
}

CbState *
cb_rescue_case_begin (guint       n_seats,
                      guint       first,
                      const char *options,
                      const char *front)
{
  g_autofree char *deck = front != NULL ? cb_test_stack (sets[n_seats], front) : NULL;
  CbTestGame game = { &cb_rescue_kind, n_seats, first, options, { deck } };

  return cb_test_begin (&game);
}

static void
draw_card (CbRescue    *self,
           guint        cell,
           const char **drawing)
{
  const char *animals = "DCMS";
  guint64 bit = G_GUINT64_CONSTANT (1) << cell;
  char c = *(*drawing)++;
  guint card;

  if (c == '.')
    return;

  if (g_ascii_islower (c))
    {
      card = CB_RESCUE_START + (g_ascii_isdigit (**drawing) ? (guint) (*(*drawing)++ - '0') : 1);
      self->owner[c - 'a'] |= bit;
    }
  else
    card = (guint) (strchr (animals, c) - animals);

  self->card[card] |= bit;
  self->laid |= bit;
}

static void
allow_area (CbRescue *self)
{
  self->allowed = 0;
  for (guint row = 1; row <= self->side; row++)
    for (guint column = 1; column <= self->side; column++)
      self->allowed |= G_GUINT64_CONSTANT (1) << (8 * row + column);
}

CbState *
cb_rescue_case_draw (guint       n_seats,
                     const char *options,
                     const char *drawing)
{
  CbState *state = cb_rescue_case_begin (n_seats, 0, options, NULL);
  CbRescue *self = (CbRescue *) state;
  g_auto (GStrv) lines = g_strsplit (drawing, "/", -1);

  memset (self->card, 0, sizeof self->card);
  self->laid = 0;
  self->width = self->height = self->side;
  self->origin_x = self->origin_y = 1;
  allow_area (self);

  for (guint row = 0; lines[row] != NULL; row++)
    {
      const char *at = lines[row];

      for (guint column = 1; *at != '\0'; column++)
        draw_card (self, 8 * (row + 1) + column, &at);
    }

  return state;
}
