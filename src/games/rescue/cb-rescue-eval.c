/* cb-rescue-eval.c - Cheese Rescue: what a computer player asks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-private.h"

#include <math.h>

#define N_PLANES      4

/* Of how many moves picked at random the best is played on. Two beat one, that
 * is a random game, and three, which takes longer. */
#define N_PICKED      2

/* How much the lead counts beside the win, and the lead that counts for half:
 * so that it matters by how much something is won or lost as long as that is
 * open. */
#define LEAD_WEIGHT   0.15
#define LEAD_SCALE    5.0

/**
 * Table:
 * @dogs: the dogs
 * @cats: the cats
 * @mice: the mice
 * @owner: for each seat, its cheeses
 * @plane: the cheeses whose points have the bit 1, 2, 4, 8
 * @n_planes: how many of them have any
 * @n_seats: how many play
 * @corners: whether corners count
 *
 * A copy of what matters in the count, to which one card is added at a time.
 */
typedef struct
{
  guint64  dogs;
  guint64  cats;
  guint64  mice;
  guint64  owner[CB_RESCUE_MAX_SEATS];
  guint64  plane[N_PLANES];
  guint    n_planes;
  guint    n_seats;
  gboolean corners;
} Table;

static void
copy_table (const CbRescue *self,
            Table          *table)
{
  *table = (Table) {
    .dogs = self->card[CB_RESCUE_DOG],
    .cats = self->card[CB_RESCUE_CAT],
    .mice = self->card[CB_RESCUE_MOUSE],
    .n_seats = self->n_seats,
    .corners = self->adjacency == CB_RESCUE_ADJACENCY_CORNERS,
  };

  for (guint seat = 0; seat < self->n_seats; seat++)
    table->owner[seat] = self->owner[seat];
  for (guint points = 1; points <= CB_RESCUE_MAX_POINTS; points++)
    for (guint i = 0; i < N_PLANES; i++)
      if (points >> i & 1)
        table->plane[i] |= self->card[CB_RESCUE_START + points];
  for (guint i = 0; i < N_PLANES; i++)
    if (table->plane[i] != 0)
      table->n_planes = i + 1;
}

static inline guint64
get_neighbours (guint64  cells,
                gboolean corners)
{
  guint64 sides = cells << 1 | cells >> 1;

  if (corners)
    cells |= sides;

  return sides | cells << 8 | cells >> 8;
}

static inline int
count_points (const Table *table,
              guint64      cheeses)
{
  int points = 0;

  for (guint i = 0; i < table->n_planes; i++)
    points += __builtin_popcountll (cheeses & table->plane[i]) << i;

  return points;
}

/* The lead of @seat over the best of the others if the game ended here. */
static int
count_lead (const Table *table,
            guint        seat)
{
  guint64 scared = get_neighbours (table->dogs, table->corners);
  guint64 chased = get_neighbours (table->cats & ~scared, table->corners);
  guint64 eaten = get_neighbours (table->mice & ~chased, table->corners);
  int best = 0;

  for (guint other = 0; other < table->n_seats; other++)
    if (other != seat)
      best = MAX (best, count_points (table, table->owner[other] & ~eaten));

  return count_points (table, table->owner[seat] & ~eaten) - best;
}

static void
add_cheese (Table   *table,
            guint    seat,
            guint    points,
            guint64  bit)
{
  table->owner[seat] |= bit;
  for (guint i = 0; i < N_PLANES; i++)
    if (points >> i & 1)
      {
        table->plane[i] |= bit;
        table->n_planes = MAX (table->n_planes, i + 1);
      }
}

static void
add_card (Table *table,
          guint  seat,
          guint  card,
          guint  cell)
{
  guint64 bit = G_GUINT64_CONSTANT (1) << cell;

  if (card == CB_RESCUE_DOG)
    table->dogs |= bit;
  else if (card == CB_RESCUE_CAT)
    table->cats |= bit;
  else if (card == CB_RESCUE_MOUSE)
    table->mice |= bit;
  else
    add_cheese (table, seat, card - CB_RESCUE_START, bit);
}

static guint
pick_cell (guint64   cells,
           CbRandom *random)
{
  guint skip = cb_random_below (random, (guint) __builtin_popcountll (cells));

  while (skip-- > 0)
    cells &= cells - 1;

  return (guint) __builtin_ctzll (cells);
}

/* The best, by the count, of a few moves picked at random. */
static void
pick_move (const CbRescue *self,
           CbRandom       *random,
           guint          *slot,
           guint          *cell)
{
  guint64 cells = cb_rescue_get_free_cells (self);
  int best = G_MININT;
  Table table;

  copy_table (self, &table);
  for (guint i = 0; i < N_PICKED; i++)
    {
      guint some_slot = cb_random_below (random, self->n_hand[self->turn]);
      guint some_cell = pick_cell (cells, random);
      Table after = table;
      int lead;

      add_card (&after, self->turn, self->hand[self->turn][some_slot], some_cell);
      lead = count_lead (&after, self->turn);
      if (lead > best)
        {
          best = lead;
          *slot = some_slot;
          *cell = some_cell;
        }
    }
}

static void
play_on (CbRescue *self,
         CbRandom *random,
         CbTrail  *trail)
{
  while (!cb_rescue_is_over (self))
    {
      guint slot = 0, cell = 0;

      pick_move (self, random, &slot, &cell);
      trail->seat[trail->n] = self->turn;
      trail->move[trail->n++] = cb_rescue_move (self->hand[self->turn][slot],
                                                (int) (cell % 8) - self->origin_x,
                                                (int) (cell / 8) - self->origin_y);
      cb_rescue_lay (self, slot, cell);
    }
}

G_STATIC_ASSERT (CB_RESCUE_PLIES * CB_RESCUE_MAX_SEATS <= CB_TRAIL_LENGTH);

/* Plays one game to its end, neither well nor quite at random. */
void
cb_rescue_judge (CbState  *state,
                 CbRandom *random,
                 CbTrail  *trail,
                 double    shares[CB_MAX_SEATS])
{
  CbRescue *self = (CbRescue *) state;
  guint winners;
  Table table;

  play_on (self, random, trail);
  winners = cb_rescue_kind.winners (state);
  copy_table (self, &table);

  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      double share = winners >> seat & 1 ? 1.0 / __builtin_popcount (winners) : 0;
      double lead = tanh (count_lead (&table, seat) / LEAD_SCALE);

      shares[seat] = (1 - LEAD_WEIGHT) * share + LEAD_WEIGHT * (lead + 1) / 2;
    }
}

static inline guint64
mix (guint64 hash,
     guint64 value)
{
  hash = (hash ^ value) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);

  return hash ^ hash >> 29;
}

/* How many there are of each card, four bits for each. */
static guint64
sum_hand (const CbRescue *self,
          guint           seat)
{
  guint64 sum = 0;

  for (guint i = 0; i < self->n_hand[seat]; i++)
    sum += G_GUINT64_CONSTANT (1) << (4 * self->hand[seat][i]);

  return sum;
}

/* The draw pile is left out: the end of the game begins when it is empty. */
guint64
cb_rescue_hash (const CbState *state)
{
  const CbRescue *self = cb_rescue_peek (state);
  guint64 hash = self->turn;

  for (guint card = 0; card < CB_RESCUE_N_CARDS; card++)
    hash = mix (hash, self->card[card]);
  for (guint seat = 0; seat < self->n_seats; seat++)
    hash = mix (mix (hash, self->owner[seat]), sum_hand (self, seat));

  return hash;
}

/* Of two players, each knows what the other holds once nothing is left to be
 * drawn: whatever is missing. */
guint
cb_rescue_plies_to_end (const CbState *state,
                        CbSeat         viewer)
{
  const CbRescue *self = cb_rescue_peek (state);

  if (self->n_seats != 2 || self->n_pile > 0)
    return 0;

  return (guint) (2 * CB_RESCUE_PLIES - self->n_laid);
}
