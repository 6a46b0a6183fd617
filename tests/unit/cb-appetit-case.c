/* cb-appetit-case.c - positions of Bon Appétit! made by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-case.h"

#include "cb-test.h"

#include <string.h>

/* The packs of drawn positions begin here in their rings, and so go round. */
#define HEAD (CB_APPETIT_RING - 2)

static guint8
read_card (const char **text)
{
  char c = *(*text)++;

  if (c == 'M')
    return (guint8) (*(*text)++ - '0');

  g_assert_true (c == 'Q' || c == 'C');

  return c == 'Q' ? CB_APPETIT_CHEESE : CB_APPETIT_CAT;
}

CbState *
cb_appetit_case_draw (const char *options,
                      const char *pile,
                      const char *packs)
{
  g_auto (GStrv) list = g_strsplit (packs, " ", -1);
  CbTestGame game = { &cb_appetit_kind, g_strv_length (list), 0, options, { NULL } };
  CbState *state = cb_test_begin (&game);
  CbAppetit *self = (CbAppetit *) state;

  self->n_pile = self->tries = 0;
  self->mouse_owner = CB_SEAT_NONE;
  while (*pile != '\0')
    self->pile[self->n_pile++] = read_card (&pile);

  memset (self->pack, 0, sizeof self->pack);
  for (guint seat = 0; list[seat] != NULL; seat++)
    {
      CbAppetitPack *pack = &self->pack[seat];
      const char *text = list[seat];

      pack->head = HEAD;
      while (*text != '\0')
        pack->card[(HEAD + pack->n++) % CB_APPETIT_RING] = read_card (&text);
    }

  return state;
}

void
cb_appetit_case_give_tokens (CbAppetit    *self,
                             const guint8 *tokens)
{
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      self->tokens[seat] = tokens[seat];
      self->tokens_left = (guint8) (self->tokens_left - tokens[seat]);
    }
}
