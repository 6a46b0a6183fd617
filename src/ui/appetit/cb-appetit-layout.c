/* cb-appetit-layout.c - who sits where around the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-layout.h"

#define MIN_GAP          4
#define MAX_GAP          12
#define GAP_SHARE        60
#define MIN_SEAT_WIDTH   96
#define MAX_SEAT_WIDTH   230
#define MIN_SEAT_HEIGHT  60
#define MAX_SEAT_HEIGHT  150
/* Of the board's size: what a seat takes if there is plenty. */
#define SEAT_WIDE        0.28
#define SEAT_HIGH        0.22
#define SEAT_SHAPE       1.5

/* The words below the pile, and the room that the cards need in card widths. */
#define WORDS_HEIGHT     110
#define CARDS_WIDE       3.6
#define CARDS_HIGH       1.8

/* What is large enough, and what a pixel of a seat is worth in those of a card. */
#define LARGE_CARD         100
#define LARGE_SEAT_WIDTH   140
#define LARGE_SEAT_HEIGHT  100
#define SEAT_WORTH         0.25

/**
 * Sides:
 * @bottom: how many sit there
 * @left: likewise
 * @top: likewise
 * @right: likewise
 *
 * An arrangement, clockwise from the seat that is nearest.
 */
typedef struct
{
  guint bottom;
  guint left;
  guint top;
  guint right;
} Sides;

#define N_ARRANGEMENTS 3

/* For each number of seats: around the table, in two rows, in two columns. */
static const Sides arrangements[CB_APPETIT_MAX_SEATS + 1][N_ARRANGEMENTS] = {
  [2] = { { 1, 0, 1, 0 }, { 1, 0, 1, 0 }, { 0, 1, 0, 1 } },
  [3] = { { 1, 1, 0, 1 }, { 1, 0, 2, 0 }, { 0, 1, 0, 2 } },
  [4] = { { 1, 1, 1, 1 }, { 2, 0, 2, 0 }, { 0, 2, 0, 2 } },
  [5] = { { 1, 1, 2, 1 }, { 2, 0, 3, 0 }, { 0, 2, 0, 3 } },
  [6] = { { 1, 2, 1, 2 }, { 3, 0, 3, 0 }, { 0, 3, 0, 3 } },
};

/**
 * Plan:
 * @sides: who sits where
 * @width: the board's
 * @height: the board's
 * @gap: between two seats
 * @seat_width: a seat's
 * @seat_height: a seat's
 */
typedef struct
{
  const Sides *sides;
  int          width;
  int          height;
  int          gap;
  int          seat_width;
  int          seat_height;
} Plan;

static int
divide (int   room,
        int   gap,
        guint n)
{
  return n == 0 ? room : (room - gap * ((int) n + 1)) / (int) n;
}

static void
size_seats (Plan *self)
{
  const Sides *sides = self->sides;
  guint columns = MAX (sides->bottom, sides->top) + (sides->left > 0) + (sides->right > 0);
  guint rows = MAX (MAX (sides->left, sides->right), sides->bottom > 0 ? 2u : 1u);
  int high = CLAMP ((int) (self->height * SEAT_HIGH), MIN_SEAT_HEIGHT, MAX_SEAT_HEIGHT);
  int wide = CLAMP ((int) (self->width * SEAT_WIDE), MIN_SEAT_WIDTH, MAX_SEAT_WIDTH);

  /* Seats in columns may use all of the height, those in rows all of the width. */
  if (sides->bottom == 0)
    high = MAX_SEAT_HEIGHT;
  if (sides->left == 0)
    wide = MAX_SEAT_WIDTH;

  self->seat_height = MAX (MIN (high, divide (self->height, self->gap, rows)), 1);
  wide = MAX (MIN (wide, (int) (self->seat_height * SEAT_SHAPE)), MIN_SEAT_WIDTH);
  self->seat_width = MAX (MIN (wide, divide (self->width, self->gap, columns)), 1);
}

static void
find_middle (const Plan   *self,
             GdkRectangle *middle)
{
  int wide = self->seat_width + self->gap, high = self->seat_height + self->gap;

  middle->x = self->gap + (self->sides->left > 0 ? wide : 0);
  middle->y = self->gap + (self->sides->top > 0 ? high : 0);
  middle->width = MAX (1, self->width - middle->x - self->gap
                          - (self->sides->right > 0 ? wide : 0));
  middle->height = MAX (1, self->height - middle->y - self->gap
                           - (self->sides->bottom > 0 ? high : 0));
}

/* How wide a card of the pile could be, as long as it is not large anyway; and
 * seats want to be readable. */
static double
get_worth (const Plan *self)
{
  GdkRectangle middle;
  double card;

  find_middle (self, &middle);
  card = MIN (middle.width / CARDS_WIDE, (middle.height - WORDS_HEIGHT) / CARDS_HIGH);

  return MIN (card, LARGE_CARD) + SEAT_WORTH * MIN (self->seat_width, LARGE_SEAT_WIDTH)
         + SEAT_WORTH * MIN (self->seat_height, LARGE_SEAT_HEIGHT);
}

static Plan
choose_plan (guint n_seats,
             int   width,
             int   height)
{
  Plan best = { 0 };
  double best_worth = 0;

  for (guint i = 0; i < N_ARRANGEMENTS; i++)
    {
      Plan plan = { .sides = &arrangements[n_seats][i], .width = width, .height = height,
                    .gap = CLAMP (MIN (width, height) / GAP_SHARE, MIN_GAP, MAX_GAP) };
      double worth;

      size_seats (&plan);
      worth = get_worth (&plan);
      if (i == 0 || worth > best_worth)
        {
          best = plan;
          best_worth = worth;
        }
    }

  return best;
}

/* The middle of the @i-th of @n places along a stretch. */
static int
spread (int   begin,
        int   length,
        guint i,
        guint n)
{
  return begin + (int) ((2 * i + 1) * (guint) length / (2 * n));
}

static void
put_seat (const Plan   *self,
          int           x,
          int           y,
          GdkRectangle *seat)
{
  seat->width = self->seat_width;
  seat->height = self->seat_height;
  seat->x = CLAMP (x - seat->width / 2, 0, MAX (self->width - seat->width - self->gap, 0));
  seat->y = CLAMP (y - seat->height / 2, 0, MAX (self->height - seat->height - self->gap, 0));
}

/* The @place-th seat clockwise, beginning with the right end of the bottom. */
static void
place_seat (const Plan         *self,
            guint               place,
            const GdkRectangle *middle,
            GdkRectangle       *seat)
{
  const Sides *sides = self->sides;
  int across = self->gap + self->seat_width / 2, down = self->gap + self->seat_height / 2;
  int x = middle->x, wide = middle->width;

  if (place < sides->bottom)
    put_seat (self, spread (x, wide, sides->bottom - 1 - place, sides->bottom),
              self->height - down, seat);
  else if ((place -= sides->bottom) < sides->left)
    put_seat (self, across,
              spread (0, self->height, sides->left - 1 - place, sides->left), seat);
  else if ((place -= sides->left) < sides->top)
    put_seat (self, spread (x, wide, place, sides->top), down, seat);
  else
    put_seat (self, self->width - across,
              spread (0, self->height, place - sides->top, sides->right), seat);
}

/* It reaches under the seats to about their middle. */
static void
find_cloth (const Plan   *self,
            GdkRectangle *cloth)
{
  int across = self->sides->left > 0 ? self->gap + self->seat_width / 2 : self->gap;
  int down = self->sides->bottom > 0 ? self->gap + self->seat_height / 2 : self->gap;

  cloth->x = across;
  cloth->y = down;
  cloth->width = MAX (self->width - 2 * across, 1);
  cloth->height = MAX (self->height - 2 * down, 1);
}

/**
 * cb_appetit_layout_fit:
 * @self: (out): where everything goes
 * @n_seats: how many sit around the table
 * @nearest: the seat at the bottom
 * @width: the board's width
 * @height: the board's height
 *
 * Seats go clockwise, as the turn does.
 */
void
cb_appetit_layout_fit (CbAppetitLayout *self,
                       guint            n_seats,
                       CbSeat           nearest,
                       int              width,
                       int              height)
{
  Plan plan = choose_plan (n_seats, width, height);
  guint first = plan.sides->bottom > 0 ? (plan.sides->bottom - 1) / 2 : 0;

  find_middle (&plan, &self->middle);
  find_cloth (&plan, &self->cloth);
  for (guint place = 0; place < n_seats; place++)
    {
      guint seat = ((guint) nearest + place + n_seats - first) % n_seats;

      place_seat (&plan, place, &self->middle, &self->seats[seat]);
    }
}
