/* cb-coach-place.c - where a card stands that speaks about something
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-coach-place.h"

/* The best width; the distance to a target that it points at, the least distance to any
 * target, and that to the edge. */
#define WIDTH   360
#define GAP     18
#define CLEAR   6
#define EDGE    6
/* A smaller card is too high a price for keeping all targets in sight. */
#define LEAST_HEIGHT  84
#define LEAST_WIDTH   210

typedef enum
{
  SIDE_BELOW,
  SIDE_ABOVE,
  SIDE_RIGHT,
  SIDE_LEFT,
  N_SIDES,
} Side;

static gboolean
is_clear (const GdkRectangle *card,
          const GdkRectangle *targets,
          guint               n_targets)
{
  for (guint i = 0; i < n_targets; i++)
    {
      GdkRectangle around = { targets[i].x - CLEAR, targets[i].y - CLEAR,
                              targets[i].width + 2 * CLEAR, targets[i].height + 2 * CLEAR };

      if (gdk_rectangle_intersect (card, &around, NULL))
        return FALSE;
    }

  return TRUE;
}

static gboolean
is_inside (const GdkRectangle *card,
           const GdkRectangle *area)
{
  return card->x >= area->x + EDGE && card->y >= area->y + EDGE &&
         card->x + card->width <= area->x + area->width - EDGE &&
         card->y + card->height <= area->y + area->height - EDGE;
}

static int
clamp (int position,
       int size,
       int from,
       int room)
{
  return CLAMP (position, from + EDGE, MAX (from + room - EDGE - size, from + EDGE));
}

/* Beside a target, its middle in line with it as far as the area reaches. */
static void
put_beside (const GdkRectangle *area,
            const GdkRectangle *target,
            Side                side,
            GdkRectangle       *card)
{
  card->x = clamp (target->x + (target->width - card->width) / 2, card->width, area->x,
                   area->width);
  card->y = clamp (target->y + (target->height - card->height) / 2, card->height, area->y,
                   area->height);
  if (side == SIDE_BELOW)
    card->y = target->y + target->height + GAP;
  else if (side == SIDE_ABOVE)
    card->y = target->y - GAP - card->height;
  else if (side == SIDE_RIGHT)
    card->x = target->x + target->width + GAP;
  else
    card->x = target->x - GAP - card->width;
}

static gboolean
put_beside_one (const GdkRectangle *area,
                const GdkRectangle *targets,
                guint               n_targets,
                guint               index,
                GdkRectangle       *card)
{
  for (Side side = 0; side < N_SIDES; side++)
    {
      put_beside (area, &targets[index], side, card);
      if (is_inside (card, area) && is_clear (card, targets, n_targets))
        return TRUE;
    }

  return FALSE;
}

/* The largest room along one direction that no target reaches into. */
static void
find_room (const int *from,
           const int *to,
           guint      n,
           int        begin,
           int        end,
           int       *best_from,
           int       *best_to)
{
  *best_from = *best_to = begin;
  for (guint i = 0; i <= n; i++)
    {
      int start = i < n ? to[i] + CLEAR : begin, stop = end;

      for (guint j = 0; j < n; j++)
        if (from[j] - CLEAR >= start)
          stop = MIN (stop, from[j] - CLEAR);
        else if (to[j] + CLEAR > start)
          start = stop = MAX (start, to[j] + CLEAR);
      if (stop - start > *best_to - *best_from)
        {
          *best_from = start;
          *best_to = stop;
        }
    }
}

/* As wide or as high as the area, beside all targets. */
static void
find_bands (const GdkRectangle *area,
            const GdkRectangle *targets,
            guint               n_targets,
            GdkRectangle       *row,
            GdkRectangle       *column)
{
  int left[CB_COACH_MAX_TARGETS], right[CB_COACH_MAX_TARGETS];
  int top[CB_COACH_MAX_TARGETS], bottom[CB_COACH_MAX_TARGETS];
  int from, to;

  for (guint i = 0; i < n_targets; i++)
    {
      left[i] = targets[i].x;
      right[i] = targets[i].x + targets[i].width;
      top[i] = targets[i].y;
      bottom[i] = targets[i].y + targets[i].height;
    }
  find_room (top, bottom, n_targets, area->y, area->y + area->height, &from, &to);
  *row = (GdkRectangle) { area->x + EDGE, from, area->width - 2 * EDGE, to - from };
  find_room (left, right, n_targets, area->x, area->x + area->width, &from, &to);
  *column = (GdkRectangle) { from, area->y + EDGE, to - from, area->height - 2 * EDGE };
}

/* As high as it wants to be, in the middle of its band but as near as can be. */
static void
fit (const GdkRectangle *band,
     const GdkRectangle *target,
     CbCoachMeasure      measure,
     gpointer            user_data,
     GdkRectangle       *card)
{
  int width = MIN (band->width, MAX (WIDTH, band->width * 3 / 5));
  int height = MIN (measure (width, user_data), band->height);

  *card = (GdkRectangle) { band->x, band->y, width, height };
  card->x = CLAMP (target->x + (target->width - width) / 2, band->x,
                   band->x + band->width - width);
  card->y = CLAMP (target->y + (target->height - height) / 2, band->y,
                   band->y + band->height - height);
}

static gboolean
put_in_band (const GdkRectangle *area,
             const GdkRectangle *targets,
             guint               n_targets,
             CbCoachMeasure      measure,
             gpointer            user_data,
             GdkRectangle       *card)
{
  GdkRectangle row, column;
  gboolean is_wide;

  find_bands (area, targets, n_targets, &row, &column);
  is_wide = column.width >= LEAST_WIDTH &&
            (row.height < LEAST_HEIGHT || row.height < measure (row.width, user_data));
  fit (is_wide ? &column : &row, &targets[0], measure, user_data, card);

  return is_wide || row.height >= LEAST_HEIGHT;
}

static int
get_distance (const GdkRectangle *card,
              const GdkRectangle *target)
{
  int across = MAX (target->x - card->x - card->width, card->x - target->x - target->width);
  int down = MAX (target->y - card->y - card->height, card->y - target->y - target->height);

  return MAX (across, 0) + MAX (down, 0);
}

/**
 * cb_coach_place_find_nearest:
 * @card: where the card stands
 * @targets: (array length=n_targets): what it speaks about
 * @n_targets: how many there are, at least one
 *
 * Returns: (transfer none): what the card points at: the nearest, as it would seem to point at
 *   what lies before one that is further away
 */
const GdkRectangle *
cb_coach_place_find_nearest (const GdkRectangle *card,
                             const GdkRectangle *targets,
                             guint               n_targets)
{
  const GdkRectangle *nearest = &targets[0];

  for (guint i = 1; i < n_targets; i++)
    if (get_distance (card, &targets[i]) < get_distance (card, nearest))
      nearest = &targets[i];

  return nearest;
}

/**
 * cb_coach_place:
 * @area: where it may be
 * @targets: (array length=n_targets): what it speaks about, the first before all
 * @n_targets: how many there are, at most %CB_COACH_MAX_TARGETS
 * @measure: how high the card is
 * @user_data: for @measure
 * @card: (out): where it stands
 *
 * Finds a place next to a target that covers none, the first one if it can. Where there is
 * none, the card takes the largest room above, below or beside them, and may be lower than it
 * would like to be; where that is too little, only the first is kept in sight.
 */
void
cb_coach_place (const GdkRectangle *area,
                const GdkRectangle *targets,
                guint               n_targets,
                CbCoachMeasure      measure,
                gpointer            user_data,
                GdkRectangle       *card)
{
  int width = MIN (WIDTH, area->width - 2 * EDGE);

  *card = (GdkRectangle) { area->x, area->y, width, measure (width, user_data) };
  if (n_targets == 0)
    {
      card->height = MIN (card->height, area->height - 2 * EDGE);
      card->x = area->x + (area->width - card->width) / 2;
      card->y = area->y + (area->height - card->height) / 2;
      return;
    }

  for (guint i = 0; i < n_targets; i++)
    if (put_beside_one (area, targets, n_targets, i, card))
      return;

  if (!put_in_band (area, targets, n_targets, measure, user_data, card))
    put_in_band (area, targets, 1, measure, user_data, card);
}
