/* cb-rescue-layout.c - where the parts of the table lie
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-layout.h"

#include "cb-rescue.h"

/* The least that a card in hand must measure to be hit with a finger. */
#define MIN_CARD   44
#define MAX_CARD   200

/* Between cards in hand; and between the parts, also from the table's edge. */
#define GAP        6
#define EDGE       6

/* The part of the board that a cell is, about; and the height below which the
 * hand may stand beside the board. */
#define CELL_SHARE 0.15
#define LOW        420

/* What it is worth to have the pile beside the hand, in pixels of the board; and how
 * large it is in a corner. */
#define PILE_WORTH  20
#define SMALL_PILE  28

/**
 * Arrangement:
 * @beside: whether the hand stands beside the board instead of below it
 * @columns: how many cards stand next to each other
 * @n_piles: whether the pile lies at the end of the hand
 */
typedef struct
{
  gboolean beside;
  int      columns;
  int      n_piles;
} Arrangement;

static const Arrangement arrangements[] = {
  { FALSE, 8, 1 }, { FALSE, 4, 1 }, { TRUE, 1, 1 }, { TRUE, 2, 1 }, { TRUE, 4, 1 },
  { FALSE, 8, 0 }, { FALSE, 4, 0 }, { TRUE, 1, 0 }, { TRUE, 2, 0 }, { TRUE, 4, 0 },
};

/* How many cards lie across the hand, and how many along it. */
static int
count_layers (const Arrangement *self)
{
  return self->beside ? self->columns : CB_RESCUE_MAX_HAND / self->columns;
}

static int
count_along (const Arrangement *self)
{
  return CB_RESCUE_MAX_HAND / count_layers (self);
}

/* How large a card in hand is best, and what it leaves for the board: about as
 * large as a cell, and larger where the board cannot use the room. */
static int
fit_card (const Arrangement *arrangement,
          int                width,
          int                height,
          int               *board)
{
  int across = arrangement->beside ? width : height;
  int other = arrangement->beside ? height : width;
  int layers = count_layers (arrangement);
  int n_along = count_along (arrangement) + arrangement->n_piles;
  int along = (other - (2 + arrangement->n_piles) * EDGE - GAP) / n_along - GAP;
  int like_cell = (int) (CELL_SHARE * across / (1 + CELL_SHARE * layers));
  int unused = (across - other - 2 * EDGE - GAP) / layers - GAP;
  int card = MIN (along, MAX (MIN_CARD, MAX (like_cell, unused)));

  card = CLAMP (card, 1, MAX_CARD);
  *board = MIN (across - layers * (card + GAP) - GAP - 2 * EDGE, other);

  return card;
}

/* The arrangement that shows the largest board, and then the largest cards. */
static const Arrangement *
choose_arrangement (int  width,
                    int  height,
                    int *card)
{
  const Arrangement *best = NULL;
  double best_worth = -1;

  for (guint i = 0; i < G_N_ELEMENTS (arrangements); i++)
    {
      int board;
      int size = fit_card (&arrangements[i], width, height, &board);
      double worth = MIN (size, MIN_CARD) * 4 + (board + size) * 1.5
                     + arrangements[i].n_piles * PILE_WORTH;

      /* The hand belongs below the board, unless the window is too low. */
      if (arrangements[i].beside && height >= LOW)
        worth *= 0.8;

      if (best == NULL || worth > best_worth)
        {
          best = &arrangements[i];
          best_worth = worth;
          *card = size;
        }
    }

  return best;
}

static GtkAllocation
turn (const GtkAllocation *area)
{
  return (GtkAllocation) { area->y, area->x, area->height, area->width };
}

/* In a corner beside the area or above it, where the area can spare more. */
static void
put_in_corner (CbRescueLayout *self)
{
  int room = SMALL_PILE + EDGE;

  self->pile = (GtkAllocation) { EDGE, EDGE, SMALL_PILE, SMALL_PILE };
  if (self->grid.width > self->grid.height)
    {
      self->grid.x += room;
      self->grid.width = MAX (self->grid.width - room, 1);
    }
  else
    {
      self->grid.y += room;
      self->grid.height = MAX (self->grid.height - room, 1);
    }
}

/**
 * cb_rescue_layout_make:
 * @self: (out): where the parts lie
 * @width: how wide the table is
 * @height: how high
 *
 * The pile lies at the end of the hand; where that leaves no room for the rest, it is
 * small and lies in a corner.
 */
void
cb_rescue_layout_make (CbRescueLayout *self,
                       int             width,
                       int             height)
{
  int card;
  const Arrangement *arrangement = choose_arrangement (width, height, &card);
  int across = arrangement->beside ? width : height;
  int other = arrangement->beside ? height : width;
  int thick = count_layers (arrangement) * (card + GAP) + GAP;
  int length = count_along (arrangement) * (card + GAP) + GAP;
  int pile = arrangement->n_piles * card;
  int left = MAX ((other - length - arrangement->n_piles * EDGE - pile) / 2, 0);
  int top = MAX (across - thick - EDGE, 1);

  self->columns = arrangement->columns;
  self->grid = (GtkAllocation) { EDGE, EDGE, MAX (other - 2 * EDGE, 1), MAX (top - 2 * EDGE, 1) };
  self->hand = (GtkAllocation) { left, top, length, thick };
  self->pile = (GtkAllocation) { left + length + EDGE, top + (thick - pile) / 2, pile, pile };
  if (arrangement->beside)
    {
      self->grid = turn (&self->grid);
      self->hand = turn (&self->hand);
      self->pile = turn (&self->pile);
    }
  if (arrangement->n_piles == 0)
    put_in_corner (self);
}
