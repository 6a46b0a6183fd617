/* cb-appetit-layout.c - who sits where around the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-layout.h"

#define MIN_GAP          4
#define GAP_SHARE        60
#define MIN_SEAT_WIDTH   96
#define MIN_SEAT_HEIGHT  60
/* What seats in rows and columns may have, however small the board. */
#define ROW_WIDTH        230
#define COLUMN_HEIGHT    150
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

/* The sides of the table, clockwise from the one that is nearest. */
typedef enum
{
  BOTTOM,
  LEFT,
  TOP,
  RIGHT,
  N_SIDES,
} Side;

#define N_ARRANGEMENTS 3

/* How many sit at each side, for each number of seats: around the table, in two rows,
 * in two columns. */
static const guint arrangements[CB_APPETIT_MAX_SEATS + 1][N_ARRANGEMENTS][N_SIDES] = {
  [2] = { { 1, 0, 1, 0 }, { 1, 0, 1, 0 }, { 0, 1, 0, 1 } },
  [3] = { { 1, 1, 0, 1 }, { 1, 0, 2, 0 }, { 0, 1, 0, 2 } },
  [4] = { { 1, 1, 1, 1 }, { 2, 0, 2, 0 }, { 0, 2, 0, 2 } },
  [5] = { { 1, 1, 2, 1 }, { 2, 0, 3, 0 }, { 0, 2, 0, 3 } },
  [6] = { { 1, 2, 1, 2 }, { 3, 0, 3, 0 }, { 0, 3, 0, 3 } },
};

/**
 * Plan:
 * @sides: how many sit at each side
 * @width: the board's
 * @height: the board's
 * @gap: between two seats
 * @seat_width: a seat's
 * @seat_height: a seat's
 */
typedef struct
{
  const guint *sides;
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
  const guint *sides = self->sides;
  guint columns = MAX (sides[BOTTOM], sides[TOP]) + (sides[LEFT] > 0) + (sides[RIGHT] > 0);
  guint rows = MAX (MAX (sides[LEFT], sides[RIGHT]), sides[BOTTOM] > 0 ? 2u : 1u);
  int high = MAX ((int) (self->height * SEAT_HIGH), MIN_SEAT_HEIGHT);
  int wide = MAX ((int) (self->width * SEAT_WIDE), MIN_SEAT_WIDTH);

  /* Seats in columns may use all of the height, those in rows all of the width. */
  if (sides[BOTTOM] == 0)
    high = MAX (high, COLUMN_HEIGHT);
  if (sides[LEFT] == 0)
    wide = MAX (wide, ROW_WIDTH);

  self->seat_height = MAX (MIN (high, divide (self->height, self->gap, rows)), 1);
  wide = MAX (MIN (wide, (int) (self->seat_height * SEAT_SHAPE)), MIN_SEAT_WIDTH);
  self->seat_width = MAX (MIN (wide, divide (self->width, self->gap, columns)), 1);
}

/* What seats leave free that take @share of the room that they have. */
static void
find_inner (const Plan   *self,
            double        share,
            GdkRectangle *inner)
{
  int wide = (int) ((self->seat_width + self->gap) * share);
  int high = (int) ((self->seat_height + self->gap) * share);
  int right = self->gap + (self->sides[RIGHT] > 0 ? wide : 0);
  int bottom = self->gap + (self->sides[BOTTOM] > 0 ? high : 0);

  inner->x = self->gap + (self->sides[LEFT] > 0 ? wide : 0);
  inner->y = self->gap + (self->sides[TOP] > 0 ? high : 0);
  inner->width = MAX (1, self->width - inner->x - right);
  inner->height = MAX (1, self->height - inner->y - bottom);
}

/* How wide a card of the pile could be, as long as it is not large anyway; and
 * seats want to be readable. */
static double
get_worth (const Plan *self)
{
  GdkRectangle middle;
  double card;

  find_inner (self, 1, &middle);
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
      Plan plan = { .sides = arrangements[n_seats][i], .width = width, .height = height,
                    .gap = MAX (MIN (width, height) / GAP_SHARE, MIN_GAP) };
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

/* The @place-th seat clockwise, beginning with the right end of the bottom. */
static void
place_seat (const Plan         *self,
            guint               place,
            const GdkRectangle *middle,
            GdkRectangle       *seat)
{
  int across = self->gap, down = self->gap;
  guint side = BOTTOM, n;

  for (; place >= self->sides[side]; side++)
    place -= self->sides[side];
  n = self->sides[side];
  if (side == BOTTOM || side == LEFT)
    place = n - 1 - place;
  if (side == BOTTOM || side == RIGHT)
    {
      across = self->width - self->gap - self->seat_width;
      down = self->height - self->gap - self->seat_height;
    }
  if (side == BOTTOM || side == TOP)
    across = spread (middle->x, middle->width, place, n) - self->seat_width / 2;
  else
    down = spread (0, self->height, place, n) - self->seat_height / 2;

  *seat = (GdkRectangle) { MAX (across, 0), MAX (down, 0), self->seat_width, self->seat_height };
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
  guint first = plan.sides[BOTTOM] > 0 ? (plan.sides[BOTTOM] - 1) / 2 : 0;

  /* The cloth reaches under the seats to about their middle. */
  find_inner (&plan, 1, &self->middle);
  find_inner (&plan, 0.5, &self->cloth);
  for (guint place = 0; place < n_seats; place++)
    {
      guint seat = ((guint) nearest + place + n_seats - first) % n_seats;

      place_seat (&plan, place, &self->middle, &self->seats[seat]);
    }
}
