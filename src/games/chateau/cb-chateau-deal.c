/* cb-chateau-deal.c - Château Roquefort: the deal and the first position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-private.h"

#include "cb-deck.h"

#include <string.h>

#define N_TILES  34
#define N_PLACED 33

enum
{
  KEY_ROOMS,
  KEY_TILES,
  KEY_SPARE,
};

/* In the order of CbChateauTile. */
static const CbCardCount tiles[] = {
  { "-", 10 },
  { "1", 3 },
  { "2", 3 },
  { "3", 3 },
  { "4", 3 },
  { "5", 3 },
  { "6", 3 },
  { "7", 3 },
  { "x", 3 },
};

G_STATIC_ASSERT (G_N_ELEMENTS (tiles) == CB_CHATEAU_TILE_TRAP + 1);

void
cb_chateau_deal (CbDeal          *deal,
                 const CbRuleset *ruleset,
                 CbRandom        *random)
{
  char rooms[CB_CHATEAU_ROOMS_SIZE];
  guint8 set[N_TILES];

  cb_deck_fill (tiles, G_N_ELEMENTS (tiles), set);
  cb_random_shuffle (random, set, N_TILES);
  cb_chateau_make_rooms (ruleset->value[CB_CHATEAU_OPTION_CASTLE][0], random, rooms);

  deal->text[KEY_ROOMS] = g_strdup (rooms);
  deal->text[KEY_TILES] = cb_deck_format (tiles, set, N_PLACED);
  deal->text[KEY_SPARE] = g_strdup (tiles[set[N_PLACED]].symbol);
}

/* The tiles of a row may also stand together, without anything between. */
static gboolean
parse_tiles (const char  *text,
             guint8      *set,
             GError     **error)
{
  g_autoptr (GString) list = g_string_new (NULL);

  if (strchr (text, ';') != NULL)
    g_string_assign (list, text);
  else
    for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
      {
        g_string_append_len (list, p, g_utf8_next_char (p) - p);
        g_string_append_c (list, ';');
      }

  return cb_deck_parse (tiles, G_N_ELEMENTS (tiles), "Tiles", list->str, set, N_PLACED, error);
}

static gboolean
read_tiles (const CbDeal  *deal,
            guint8        *set,
            GError       **error)
{
  return parse_tiles (deal->text[KEY_TILES], set, error) &&
         cb_deck_parse (tiles, G_N_ELEMENTS (tiles), "Spare", deal->text[KEY_SPARE],
                        &set[N_PLACED], 1, error) &&
         cb_deck_check (tiles, G_N_ELEMENTS (tiles), "Tiles with the Spare", set, N_TILES, error);
}

static void
place_tiles (CbChateau    *self,
             const guint8 *set)
{
  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    {
      self->tile[cell] = cb_chateau_slides (cell) ? *set++ : CB_CHATEAU_TILE_SOLID;
      if (self->tile[cell] == CB_CHATEAU_TILE_TRAP)
        self->traps |= CB_CHATEAU_BIT (cell);
    }

  self->spare = *set;
}

gboolean
cb_chateau_setup (CbState          *state,
                  const CbRuleset  *ruleset,
                  const CbDeal     *deal,
                  GError          **error)
{
  CbChateau *self = (CbChateau *) state;
  guint8 set[N_TILES];

  memset (self, 0, sizeof *self);
  if (!cb_chateau_read_rooms (self, deal->text[KEY_ROOMS], error) ||
      !read_tiles (deal, set, error))
    return FALSE;

  place_tiles (self, set);
  self->covered = CB_CHATEAU_CELLS & ~CB_CHATEAU_TOWERS;
  self->n_seats = self->n_entering = (guint8) deal->n_seats;
  for (guint seat = 0; seat < self->n_seats; seat++)
    self->waiting[seat] = CB_CHATEAU_N_MICE;
  self->turn = (gint8) deal->first;
  self->winner = CB_SEAT_NONE;
  self->goal = ruleset->value[CB_CHATEAU_OPTION_CHEESES][0];
  self->memory = ruleset->value[CB_CHATEAU_OPTION_MEMORY][0];
  cb_chateau_look (self);

  return TRUE;
}

char
cb_chateau_get_symbol (guint8 tile)
{
  if (tile == CB_CHATEAU_TILE_SOLID)
    return '#';

  return tile == CB_CHATEAU_TILE_HIDDEN ? '?' : tiles[tile].symbol[0];
}

gboolean
cb_chateau_is_tower (guint cell)
{
  return (CB_CHATEAU_TOWERS >> cell & 1) != 0;
}

/**
 * cb_chateau_slides:
 * @cell: a cell
 *
 * Returns: whether a tile lies there: in rows 2, 4, 6 and columns b, d, f
 */
gboolean
cb_chateau_slides (guint cell)
{
  return cell / CB_CHATEAU_SIDE % 2 == 1 || cell % CB_CHATEAU_SIDE % 2 == 1;
}
