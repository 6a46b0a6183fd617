/* cb-rescue-score.c - Cheese Rescue: the count
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-private.h"

/**
 * cb_rescue_get_neighbours:
 * @self: a position
 * @cells: cells with cards, as a board
 *
 * Cards lie in columns 1 to 7 and rows 1 to 7, so column 0 keeps one row from
 * reaching into the next.
 *
 * Returns: the cells that are next to them in the count, as a board
 */
guint64
cb_rescue_get_neighbours (const CbRescue *self,
                          guint64         cells)
{
  guint64 sides = cells << 1 | cells >> 1;

  if (self->adjacency == CB_RESCUE_ADJACENCY_CORNERS)
    cells |= sides;

  return sides | cells << 8 | cells >> 8;
}

static guint64
get_remaining_cheeses (const CbRescue *self,
                       CbSeat          seat)
{
  CbRescueCount count;

  cb_rescue_count (self, &count);

  return self->owner[seat] & ~count.eaten;
}

/**
 * cb_rescue_count:
 * @self: a position
 * @count: (out caller-allocates): what leaves in each step
 *
 * Counts the cards that are laid, as at the end of the game.
 */
void
cb_rescue_count (const CbRescue *self,
                 CbRescueCount  *count)
{
  guint64 cats = self->card[CB_RESCUE_CAT];
  guint64 mice = self->card[CB_RESCUE_MOUSE];
  guint64 cheeses = 0;

  for (guint seat = 0; seat < self->n_seats; seat++)
    cheeses |= self->owner[seat];

  count->scared = cats & cb_rescue_get_neighbours (self, self->card[CB_RESCUE_DOG]);
  count->chased = mice & cb_rescue_get_neighbours (self, cats & ~count->scared);
  count->eaten = cheeses & cb_rescue_get_neighbours (self, mice & ~count->chased);
}

/**
 * cb_rescue_get_card:
 * @self: a position
 * @cell: the bit of a cell where a card lies
 *
 * Returns: the card
 */
CbRescueCard
cb_rescue_get_card (const CbRescue *self,
                    guint           cell)
{
  CbRescueCard card = CB_RESCUE_DOG;

  while (card < CB_RESCUE_N_CARDS && (self->card[card] >> cell & 1) == 0)
    card++;

  g_return_val_if_fail (card < CB_RESCUE_N_CARDS, CB_RESCUE_START);

  return card;
}

/**
 * cb_rescue_get_owner:
 * @self: a position
 * @cell: the bit of a cell
 *
 * Returns: whose cheese lies there, or %CB_SEAT_NONE
 */
CbSeat
cb_rescue_get_owner (const CbRescue *self,
                     guint           cell)
{
  for (CbSeat seat = 0; seat < self->n_seats; seat++)
    if (self->owner[seat] >> cell & 1)
      return seat;

  return CB_SEAT_NONE;
}

/**
 * cb_rescue_get_score:
 * @self: a position
 * @seat: a seat
 *
 * Returns: the points of the seat's cheeses that a count would leave
 */
int
cb_rescue_get_score (const CbRescue *self,
                     CbSeat          seat)
{
  guint64 cheeses = get_remaining_cheeses (self, seat);
  int score = 0;

  for (int points = 1; points <= CB_RESCUE_MAX_POINTS; points++)
    score += points * __builtin_popcountll (cheeses & self->card[CB_RESCUE_START + points]);

  return score;
}

/**
 * cb_rescue_get_cheeses:
 * @self: a position
 * @seat: a seat
 *
 * Returns: how many of the seat's cheeses a count would leave
 */
int
cb_rescue_get_cheeses (const CbRescue *self,
                       CbSeat          seat)
{
  return __builtin_popcountll (get_remaining_cheeses (self, seat));
}
