/* cb-rescue-moves.c - Cheese Rescue: laying cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-private.h"

#include <string.h>

#define BIT(cell)      (G_GUINT64_CONSTANT (1) << (cell))
#define EVERY_ROW      G_GUINT64_CONSTANT (0x0101010101010101)

/* Columns, or rows, that keep within the area: the taken ones and, while there
 * may be more of them, the one before and the one after. */
static guint
allow_lines (guint taken,
             guint side)
{
  if (taken == 0)
    return 1u << 1;
  if (taken < side)
    return (1u << (taken + 2)) - 1;

  return ((1u << side) - 1) << 1;
}

static guint64
spread_rows (guint rows)
{
  guint64 mask = 0;

  for (guint row = 0; row < 8; row++)
    if (rows & (1u << row))
      mask |= G_GUINT64_CONSTANT (0xff) << (8 * row);

  return mask;
}

/* Sets @allowed by the rectangle that is taken. */
void
cb_rescue_allow_cells (CbRescue *self)
{
  self->allowed = allow_lines (self->width, self->side) * EVERY_ROW
                  & spread_rows (allow_lines (self->height, self->side));
}

/* No card lies in column 0, and one in column 7 only when the area is full to
 * both sides and column 0 is not allowed: so no side wraps around. */
static inline guint64
get_free_cells (const CbRescue *self)
{
  guint64 laid = self->laid;

  if (G_UNLIKELY (laid == 0))
    return self->allowed;

  return (laid << 1 | laid >> 1 | laid << 8 | laid >> 8) & ~laid & self->allowed;
}

static void
shift_boards (CbRescue *self,
              guint     by)
{
  for (guint i = 0; i < CB_RESCUE_N_CARDS; i++)
    self->card[i] <<= by;
  for (guint i = 0; i < CB_RESCUE_MAX_SEATS; i++)
    self->owner[i] <<= by;
  self->laid <<= by;
}

/* Makes the taken rectangle reach @cell; returns where the cell is then. */
static guint
grow (CbRescue *self,
      guint     cell)
{
  guint column = cell % 8, row = cell / 8;

  if (column == 0)
    {
      shift_boards (self, 1);
      self->origin_x++;
      cell += 1;
    }
  if (row == 0)
    {
      shift_boards (self, 8);
      self->origin_y++;
      cell += 8;
    }

  if (column == 0 || column > self->width)
    self->width++;
  if (row == 0 || row > self->height)
    self->height++;
  cb_rescue_allow_cells (self);

  return cell;
}

static inline gboolean
is_outside (const CbRescue *self,
            guint           cell)
{
  /* Unsigned: column or row 0 becomes the greatest number. */
  return cell % 8 - 1 >= self->width || cell / 8 - 1 >= self->height;
}

static inline void
put_card (CbRescue *self,
          guint     seat,
          guint     card,
          guint     cell)
{
  if (is_outside (self, cell))
    cell = grow (self, cell);

  self->card[card] |= BIT (cell);
  self->laid |= BIT (cell);
  if (card > CB_RESCUE_START)
    self->owner[seat] |= BIT (cell);
  self->n_laid++;
}

/* Puts a card on the table, whichever hand it comes from. */
void
cb_rescue_put (CbRescue *self,
               CbSeat    seat,
               guint     card,
               guint     cell)
{
  put_card (self, (guint) seat, card, cell);
}

/* Lays a card of the hand and draws the next. */
void
cb_rescue_lay (CbRescue *self,
               guint     slot,
               guint     cell)
{
  guint8 *hand = self->hand[self->turn];

  put_card (self, self->turn, hand[slot], cell);

  /* A drawn card takes the place of the one that was laid. */
  hand[slot] = self->n_pile > 0 ? self->pile[--self->n_pile]
                                : hand[--self->n_hand[self->turn]];
  self->turn = (guint8) (self->turn + 1 == self->n_seats ? 0 : self->turn + 1);
}

/* Where in a hand a card is that it has. */
guint
cb_rescue_find_slot (const CbRescue *self,
                     CbSeat          seat,
                     guint           card)
{
  guint slot = 0;

  while (slot < self->n_hand[seat] && self->hand[seat][slot] != card)
    slot++;

  g_assert (slot < self->n_hand[seat]);

  return slot;
}

void
cb_rescue_list_moves (const CbState *state,
                      GArray        *moves)
{
  const CbRescue *self = cb_rescue_peek (state);
  CbMove buffer[CB_RESCUE_MAX_HAND * 64];
  guint cards = 0, n = 0;

  if (cb_rescue_is_over (self))
    return;

  for (guint i = 0; i < self->n_hand[self->turn]; i++)
    cards |= 1u << self->hand[self->turn][i];

  for (guint card = 0; card < CB_RESCUE_N_CARDS; card++)
    {
      if ((cards & (1u << card)) == 0)
        continue;

      for (guint64 cells = get_free_cells (self); cells != 0; cells &= cells - 1)
        {
          int cell = __builtin_ctzll (cells);

          buffer[n++] = cb_rescue_move (card, cell % 8 - self->origin_x,
                                        cell / 8 - self->origin_y);
        }
    }

  g_array_append_vals (moves, buffer, n);
}

void
cb_rescue_apply (CbState *state,
                 CbMove   move)
{
  CbRescue *self = (CbRescue *) state;

  cb_rescue_lay (self, cb_rescue_find_slot (self, self->turn, cb_rescue_move_get_card (move)),
                 cb_rescue_get_cell (self, cb_rescue_move_get_x (move),
                                     cb_rescue_move_get_y (move)));
}

/* Any card in hand, on any cell that is free for it. */
guint
cb_rescue_playout (CbState  *state,
                   CbRandom *random,
                   guint     max_plies)
{
  CbRescue *self = (CbRescue *) state;
  guint ply = 0;

  for (; ply < max_plies && !cb_rescue_is_over (self); ply++)
    {
      guint slot = cb_random_below (random, self->n_hand[self->turn]);
      guint64 cells = get_free_cells (self);
      guint skip = cb_random_below (random, (guint) __builtin_popcountll (cells));

      while (skip-- > 0)
        cells &= cells - 1;

      cb_rescue_lay (self, slot, (guint) __builtin_ctzll (cells));
    }

  return ply;
}

/* Cheeses first: where in the array a player keeps which card would tell what
 * was drawn when. */
static void
sort_hand (CbRescue *self,
           guint     seat)
{
  guint8 *hand = self->hand[seat];

  for (guint i = 1; i < self->n_hand[seat]; i++)
    for (guint j = i; j > 0 && hand[j] > hand[j - 1]; j--)
      {
        guint8 card = hand[j];

        hand[j] = hand[j - 1];
        hand[j - 1] = card;
      }
}

static guint
hide_animals (CbRescue  *self,
              guint      seat,
              guint8   **hidden)
{
  guint n_hidden = 0;

  sort_hand (self, seat);
  for (guint i = 0; i < self->n_hand[seat]; i++)
    if (self->hand[seat][i] < CB_RESCUE_START)
      hidden[n_hidden++] = &self->hand[seat][i];

  return n_hidden;
}

/* The cheeses in a hand are known, for all were dealt openly; its animals and
 * the order of the draw pile are not. */
void
cb_rescue_conceal (CbState  *state,
                   CbSeat    viewer,
                   CbRandom *random)
{
  CbRescue *self = (CbRescue *) state;
  guint8 *hidden[CB_RESCUE_MAX_PILE];
  guint8 cards[CB_RESCUE_MAX_PILE];
  guint n_hidden = 0;

  for (guint i = 0; i < self->n_pile; i++)
    hidden[n_hidden++] = &self->pile[i];

  for (guint seat = 0; seat < self->n_seats && self->hands == CB_RESCUE_HANDS_HIDDEN; seat++)
    if ((CbSeat) seat != viewer)
      n_hidden += hide_animals (self, seat, &hidden[n_hidden]);

  for (guint i = 0; i < n_hidden; i++)
    cards[i] = *hidden[i];
  cb_random_deal (random, cards, n_hidden);
  for (guint i = 0; i < n_hidden; i++)
    *hidden[i] = cards[i];
}

/**
 * cb_rescue_get_free_cells:
 * @self: a position
 *
 * Returns: the cells where a card may be laid, as a board
 */
guint64
cb_rescue_get_free_cells (const CbRescue *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return cb_rescue_is_over (self) ? 0 : get_free_cells (self);
}

CbMove
cb_rescue_move (CbRescueCard card,
                int          x,
                int          y)
{
  return (CbMove) card | (CbMove) (guint8) x << 8 | (CbMove) (guint8) y << 16;
}

CbRescueCard
cb_rescue_move_get_card (CbMove move)
{
  return (CbRescueCard) (move & 0xff);
}

int
cb_rescue_move_get_x (CbMove move)
{
  return (gint8) (move >> 8);
}

int
cb_rescue_move_get_y (CbMove move)
{
  return (gint8) (move >> 16);
}
