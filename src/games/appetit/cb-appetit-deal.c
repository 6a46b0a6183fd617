/* cb-appetit-deal.c - Bon Appétit!: the deal, and positions as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-private.h"

#include "cb-deck.h"

#include <string.h>

/* Two or three players use the red-backed cards alone. */
static const CbCardCount red_set[CB_APPETIT_N_CARDS] = {
  [CB_APPETIT_CHEESE] = { "Q", 32 },
  [CB_APPETIT_MOUSE_1] = { "M1", 4 },
  [CB_APPETIT_MOUSE_2] = { "M2", 3 },
  [CB_APPETIT_MOUSE_3] = { "M3", 3 },
  [CB_APPETIT_CAT] = { "C", 8 },
};

static const CbCardCount full_set[CB_APPETIT_N_CARDS] = {
  [CB_APPETIT_CHEESE] = { "Q", 58 },
  [CB_APPETIT_MOUSE_1] = { "M1", 6 },
  [CB_APPETIT_MOUSE_2] = { "M2", 6 },
  [CB_APPETIT_MOUSE_3] = { "M3", 6 },
  [CB_APPETIT_CAT] = { "C", 14 },
};

static const CbCardCount *
get_set (guint n_seats)
{
  return n_seats <= 3 ? red_set : full_set;
}

static guint
get_n_cards (guint n_seats)
{
  const CbCardCount *set = get_set (n_seats);
  guint n = 0;

  for (guint i = 0; i < CB_APPETIT_N_CARDS; i++)
    n += set[i].count;

  return n;
}

void
cb_appetit_deal (CbDeal          *deal,
                 const CbRuleset *ruleset,
                 CbRandom        *random)
{
  const CbCardCount *set = get_set (deal->n_seats);
  guint8 deck[CB_APPETIT_MAX_CARDS];
  guint n_cards = cb_deck_fill (set, CB_APPETIT_N_CARDS, deck);

  cb_random_shuffle (random, deck, n_cards);
  deal->text[0] = cb_deck_format (set, deck, n_cards);
}

/* The card that is dealt first is turned first. */
gboolean
cb_appetit_setup (CbState          *state,
                  const CbRuleset  *ruleset,
                  const CbDeal     *deal,
                  GError          **error)
{
  CbAppetit *self = (CbAppetit *) state;
  const CbCardCount *set = get_set (deal->n_seats);
  guint n_cards = get_n_cards (deal->n_seats);
  guint8 deck[CB_APPETIT_MAX_CARDS];

  if (!cb_deck_parse (set, CB_APPETIT_N_CARDS, "Deck", deal->text[0], deck, n_cards, error) ||
      !cb_deck_check (set, CB_APPETIT_N_CARDS, "Deck", deck, n_cards, error))
    return FALSE;

  memset (self, 0, sizeof *self);
  self->n_seats = (guint8) deal->n_seats;
  self->turn = (gint8) deal->first;
  self->mouse_owner = CB_SEAT_NONE;
  self->miss = ruleset->value[CB_APPETIT_OPTION_MISS][0];
  self->tokens_left = ruleset->value[CB_APPETIT_OPTION_TOKENS][0];

  for (guint i = 0; i + 1 < n_cards; i++)
    cb_appetit_pack_put (&self->pack[(deal->first + i) % deal->n_seats], deck[i]);
  cb_appetit_lay (self, deck[n_cards - 1], CB_SEAT_NONE);

  return TRUE;
}

const char *
cb_appetit_get_symbol (guint card)
{
  return red_set[card].symbol;
}

/* Nobody knows a card of any pack, so the viewer does not matter but for
 * CB_SEAT_NONE, who sees everything. */
static void
append_pack (GString             *text,
             const CbAppetitPack *pack,
             gboolean             shown)
{
  if (!shown)
    {
      g_string_append_printf (text, "%u", pack->n);
      return;
    }

  for (guint i = 0; i < pack->n; i++)
    g_string_append (text, red_set[cb_appetit_pack_peek (pack, i)].symbol);
}

/* The pile from its bottom; the chase, with its tries and the mouse's owner;
 * whose turn it is; the tokens left; each pack from its top, and its tokens. */
char *
cb_appetit_format_state (const CbState *state,
                         CbSeat         viewer)
{
  const CbAppetit *self = cb_appetit_peek (state);
  GString *text = g_string_new ("pile ");

  for (guint i = 0; i < self->n_pile; i++)
    g_string_append (text, red_set[self->pile[i]].symbol);
  if (self->tries > 0)
    g_string_append_printf (text, " chase %u of %c", self->tries,
                            self->mouse_owner == CB_SEAT_NONE ? '-' : 'a' + self->mouse_owner);
  g_string_append_printf (text, " turn %c left %u",
                          self->turn == CB_SEAT_NONE ? '-' : 'a' + self->turn, self->tokens_left);

  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      g_string_append_printf (text, " %c:", 'a' + (int) seat);
      append_pack (text, &self->pack[seat], viewer == CB_SEAT_NONE);
      g_string_append_printf (text, "+%u", self->tokens[seat]);
    }

  return g_string_free (text, FALSE);
}
