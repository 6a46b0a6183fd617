/* cb-rescue-deal.c - Cheese Rescue: the deal and the first position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-private.h"

#include "cb-deck.h"

#include <string.h>

#define N_ANIMALS     3
#define N_DRAWN       2

/* The animals that are left in the draw pile for each number of players. */
static const CbCardCount sets[CB_RESCUE_MAX_SEATS + 1][N_ANIMALS] = {
  [2] = { { "D", 3 }, { "C", 6 }, { "M", 9 } },
  [3] = { { "D", 4 }, { "C", 9 }, { "M", 14 } },
  [4] = { { "D", 6 }, { "C", 12 }, { "M", 18 } },
};

static guint
get_pile_size (guint n_seats)
{
  guint n = 0;

  for (guint i = 0; i < N_ANIMALS; i++)
    n += sets[n_seats][i].count;

  return n;
}

void
cb_rescue_deal (CbDeal          *deal,
                const CbRuleset *ruleset,
                CbRandom        *random)
{
  guint8 deck[CB_RESCUE_MAX_PILE];
  guint n_cards = cb_deck_fill (sets[deal->n_seats], N_ANIMALS, deck);

  cb_random_shuffle (random, deck, n_cards);
  deal->text[0] = cb_deck_format (sets[deal->n_seats], deck, n_cards);
}

static void
lay_start_card (CbRescue     *self,
                CbRescueArea  area)
{
  self->side = (guint8) (self->n_seats + 3);

  if (self->n_seats == 3)
    self->origin_x = self->origin_y = 1;
  else if (area == CB_RESCUE_AREA_CENTRED)
    {
      self->width = self->height = self->side;
      self->origin_x = self->origin_y = (guint8) (1 + self->side / 2);
    }
  else
    {
      self->width = self->height = 1;
      self->origin_x = self->origin_y = 1;
    }

  if (self->n_seats != 3)
    {
      self->laid = G_GUINT64_CONSTANT (1) << (8 * self->origin_y + self->origin_x);
      self->card[CB_RESCUE_START] = self->laid;
    }

  cb_rescue_allow_cells (self);
}

static void
fill_hands (CbRescue     *self,
            const guint8 *points,
            guint         first)
{
  for (guint i = 0; i < self->n_seats; i++)
    {
      guint seat = (first + i) % self->n_seats;
      guint8 *hand = self->hand[seat];

      for (guint j = 0; j < N_DRAWN; j++)
        hand[j] = self->pile[--self->n_pile];
      for (guint j = 0; j < CB_RESCUE_N_CHEESES; j++)
        hand[N_DRAWN + j] = (guint8) (CB_RESCUE_START + points[j]);
      self->n_hand[seat] = CB_RESCUE_MAX_HAND;
    }
}

gboolean
cb_rescue_setup (CbState          *state,
                 const CbRuleset  *ruleset,
                 const CbDeal     *deal,
                 GError          **error)
{
  CbRescue *self = (CbRescue *) state;
  const CbCardCount *set = sets[deal->n_seats];
  guint n_cards = get_pile_size (deal->n_seats);
  guint8 deck[CB_RESCUE_MAX_PILE];

  if (!cb_deck_parse (set, N_ANIMALS, "Deck", deal->text[0], deck, n_cards, error) ||
      !cb_deck_check (set, N_ANIMALS, "Deck", deck, n_cards, error))
    return FALSE;

  memset (self, 0, sizeof *self);
  self->n_seats = (guint8) deal->n_seats;
  self->turn = (guint8) deal->first;
  self->adjacency = ruleset->value[CB_RESCUE_OPTION_ADJACENCY][0];
  self->hands = ruleset->value[CB_RESCUE_OPTION_HANDS][0];

  self->n_pile = (guint8) n_cards;
  for (guint i = 0; i < n_cards; i++)
    self->pile[n_cards - 1 - i] = deck[i];

  lay_start_card (self, ruleset->value[CB_RESCUE_OPTION_AREA][0]);
  fill_hands (self, ruleset->value[CB_RESCUE_OPTION_POINTS], deal->first);

  return TRUE;
}
