/* cb-chateau-eval.c - Château Roquefort: what a computer player asks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-private.h"

#include <math.h>
#include <string.h>

/* So many tiles have the same cheese. */
#define N_ALIKE       3

/* Farther away than any mouse is looked for; what is not seen counts as this. */
#define FAR           10

/* So many of the nearest pairs are looked at, */
#define N_PAIRS       3

/* each being worth this part of a piece when its mice are there, a third of that
 * when they are so many actions away. */
static const double pair_weights[N_PAIRS] = { 1, 0.4, 0.2 };
#define PAIR_SCALE    5.0

/* What a mouse in the cellar, and one that the player to move can send there,
 * costs in pieces; and that the next one to fall loses the game. */
#define FALLEN_COST   0.7
#define THREAT_COST   0.4
#define LAST_COST     1.0
#define N_FALLEN_ENDS 3

/* How much of a threat is left when this turn had its push, and when the mice
 * belong to the player to move, who may still bring them away. */
#define LATER_THREAT  0.6
#define OWN_THREAT    0.2

/* How surely the lead of a piece wins. */
#define CERTAINTY     3.0

/**
 * Hunt:
 * @n: for each cheese, how many of its tiles are known and within reach
 * @cell: where they are
 * @targets: all of them
 * @distance: for each mouse and target, the actions it takes to get there
 * @n_mice: the mice that can get anywhere, those that wait included
 *
 * What one seat can look for.
 */
typedef struct
{
  guint8  n[CB_CHATEAU_N_CHEESES + 1];
  guint8  cell[CB_CHATEAU_N_CHEESES + 1][N_ALIKE];
  guint64 targets;
  guint8  distance[CB_CHATEAU_N_MICE][CB_CHATEAU_N_CELLS];
  guint   n_mice;
} Hunt;

static guint64
get_others (const CbChateau *self,
            guint            seat)
{
  guint64 others = 0;

  for (guint i = 0; i < self->n_seats; i++)
    if (i != seat)
      others |= self->mice[i];

  return others;
}

/* The tiles that everyone knows, have a cheese the seat needs, and are free or
 * under its own mouse. */
static void
find_targets (const CbChateau *self,
              guint            seat,
              Hunt            *hunt)
{
  guint64 cells = self->known & CB_CHATEAU_SLIDING & ~get_others (self, seat);

  memset (hunt->n, 0, sizeof hunt->n);
  hunt->targets = 0;
  for (; cells != 0; cells &= cells - 1)
    {
      guint cell = (guint) __builtin_ctzll (cells);
      guint tile = self->tile[cell];

      if (tile == CB_CHATEAU_TILE_EMPTY || tile >= CB_CHATEAU_TILE_TRAP ||
          (self->pieces[seat] >> tile & 1) != 0 || hunt->n[tile] == N_ALIKE)
        continue;

      hunt->cell[tile][hunt->n[tile]++] = (guint8) cell;
      hunt->targets |= CB_CHATEAU_BIT (cell);
    }
}

/* How far the targets are for one mouse that begins at one of @from after
 * @begin actions. A cell under its roof costs an action more. */
static void
measure_mouse (const CbChateau *self,
               guint64          from,
               guint            begin,
               Hunt            *hunt)
{
  guint64 blocked = CB_CHATEAU_TOWERS | (self->traps & self->known);
  guint64 open = CB_CHATEAU_CELLS & ~self->covered & ~blocked;
  guint64 covered = self->covered & ~blocked;
  guint64 seen = from, before = 0, last = from, targets = hunt->targets;
  guint8 *distance = hunt->distance[hunt->n_mice++];

  for (guint64 cells = targets; cells != 0; cells &= cells - 1)
    distance[__builtin_ctzll (cells)] = FAR;

  for (guint d = begin; d < FAR && targets != 0; d++)
    {
      guint64 next;

      for (guint64 cells = last & targets; cells != 0; cells &= cells - 1)
        distance[__builtin_ctzll (cells)] = (guint8) d;
      targets &= ~last;
      next = ((cb_chateau_get_sides (last) & open) | (cb_chateau_get_sides (before) & covered))
             & ~seen;
      seen |= next;
      before = last;
      last = next;
    }
}

static void
measure_mice (const CbChateau *self,
              guint            seat,
              Hunt            *hunt)
{
  guint64 towers = CB_CHATEAU_TOWERS & ~(self->mice[seat] | get_others (self, seat));

  hunt->n_mice = 0;
  for (guint64 mice = self->mice[seat]; mice != 0; mice &= mice - 1)
    measure_mouse (self, mice & -mice, 0, hunt);
  for (guint i = 0; i < self->waiting[seat]; i++)
    measure_mouse (self, towers, 1, hunt);
}

/* The two mice that are nearest to a tile. */
typedef struct
{
  guint first;
  guint second;
  guint who;
} Nearest;

static Nearest
find_nearest (const Hunt *hunt,
              guint       cell)
{
  Nearest nearest = { FAR, FAR, 0 };

  for (guint mouse = 0; mouse < hunt->n_mice; mouse++)
    {
      guint distance = hunt->distance[mouse][cell];

      if (distance < nearest.first)
        nearest = (Nearest) { distance, nearest.first, mouse };
      else if (distance < nearest.second)
        nearest.second = distance;
    }

  return nearest;
}

static guint
add_distances (const Nearest *a,
               const Nearest *b)
{
  if (a->who != b->who)
    return a->first + b->first;

  return MIN (a->first + b->second, a->second + b->first);
}

/* The actions it takes to bring two mice to two tiles of a cheese. Where fewer
 * tiles are known, one that is still to be found counts as far away. */
static guint
measure_pair (const Hunt *hunt,
              guint       cheese)
{
  Nearest nearest[N_ALIKE];
  guint best = 2 * FAR;

  for (guint i = 0; i < hunt->n[cheese]; i++)
    {
      nearest[i] = find_nearest (hunt, hunt->cell[cheese][i]);
      best = MIN (best, nearest[i].first + FAR);
      for (guint j = 0; j < i; j++)
        best = MIN (best, add_distances (&nearest[i], &nearest[j]));
    }

  return best;
}

static void
keep_nearest (double nearest[N_PAIRS],
              double value)
{
  for (guint i = 0; i < N_PAIRS; i++)
    if (value > nearest[i])
      {
        double other = nearest[i];

        nearest[i] = value;
        value = other;
      }
}

/* What the nearest pairs are worth, in pieces. The actions that are left in a
 * turn count as if they were done. */
static double
value_pairs (const CbChateau *self,
             guint            seat)
{
  guint left = self->turn == (int) seat ? CB_CHATEAU_N_ACTIONS - self->spent : 0;
  double nearest[N_PAIRS] = { 0 };
  double value = 0;
  Hunt hunt;

  find_targets (self, seat, &hunt);
  measure_mice (self, seat, &hunt);

  for (guint cheese = 1; cheese <= CB_CHATEAU_N_CHEESES; cheese++)
    if ((self->pieces[seat] >> cheese & 1) == 0)
      {
        guint distance = measure_pair (&hunt, cheese);

        keep_nearest (nearest, exp (-(double) (distance - MIN (distance, left)) / PAIR_SCALE));
      }

  for (guint i = 0; i < N_PAIRS; i++)
    value += pair_weights[i] * nearest[i];

  return value;
}

/* The most mice of a seat that one push along a line can drop: those at the
 * cells to which a step takes a mousetrap, or at its ends if the spare is one. */
static int
count_dropped (const CbChateau *self,
               guint            seat,
               guint64          line,
               guint            step)
{
  guint64 traps = self->traps & self->known & line;
  guint64 onward = traps << step & line, back = traps >> step & line;

  if (self->spare == CB_CHATEAU_TILE_TRAP)
    {
      onward |= line & -line;
      back |= (line & -line) << (CB_CHATEAU_SIDE - 1) * step;
    }

  return MAX (__builtin_popcountll (onward & self->mice[seat]),
              __builtin_popcountll (back & self->mice[seat]));
}

static int
count_threatened (const CbChateau *self,
                  guint            seat)
{
  int most = 0;

  for (guint i = 1; i < CB_CHATEAU_SIDE; i += 2)
    {
      guint64 row = G_GUINT64_CONSTANT (0x7f) << i * CB_CHATEAU_SIDE;
      guint64 column = CB_CHATEAU_COLUMN_A << i;

      most = MAX (most, count_dropped (self, seat, row, 1));
      most = MAX (most, count_dropped (self, seat, column, CB_CHATEAU_SIDE));
    }

  return most;
}

static double
get_urgency (const CbChateau *self,
             guint            seat)
{
  if (self->turn == (int) seat)
    return OWN_THREAT;

  return self->pushed ? LATER_THREAT : 1;
}

/* What the traps cost a seat, in pieces. */
static double
value_danger (const CbChateau *self,
              guint            seat)
{
  int fallen = self->fallen[seat];
  int threatened = count_threatened (self, seat);
  double threat = THREAT_COST * threatened;

  if (fallen + threatened >= N_FALLEN_ENDS)
    threat += LAST_COST;

  return FALLEN_COST * fallen + get_urgency (self, seat) * threat;
}

static double
value_seat (const CbChateau *self,
            guint            seat)
{
  return __builtin_popcount (self->pieces[seat])
         + value_pairs (self, seat) - value_danger (self, seat);
}

/* Random games of this kind go on for hundreds of moves and tell little: one
 * look at the castle tells more. Nothing is looked at that is not known. */
void
cb_chateau_judge (CbState  *state,
                  CbRandom *random,
                  CbTrail  *trail,
                  double    shares[CB_MAX_SEATS])
{
  const CbChateau *self = cb_chateau_peek (state);
  double sum = 0;

  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      if (self->turn == CB_SEAT_NONE)
        shares[seat] = self->winner == (int) seat;
      else
        shares[seat] = exp (CERTAINTY * value_seat (self, seat));
      sum += shares[seat];
    }

  for (guint seat = 0; seat < self->n_seats; seat++)
    shares[seat] /= sum;
}

static inline guint64
mix (guint64 hash,
     guint64 value)
{
  hash = (hash ^ value) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);

  return hash ^ hash >> 29;
}

/* The same actions in another order mostly come to the same. Which tiles lie
 * where follows from the pushes, and from what was hidden. */
guint64
cb_chateau_hash_view (const CbState *state)
{
  const CbChateau *self = cb_chateau_peek (state);
  guint64 hash = (guint64) (guint8) self->turn | (guint64) self->spent << 8;

  hash = mix (mix (hash, self->covered), self->known);
  for (guint seat = 0; seat < self->n_seats; seat++)
    hash = mix (mix (hash, self->mice[seat]),
                (guint64) self->waiting[seat] | (guint64) self->fallen[seat] << 8
                | (guint64) self->pieces[seat] << 16);

  return hash;
}
