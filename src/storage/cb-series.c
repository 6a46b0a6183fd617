/* cb-series.c - how the same players stand against each other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-series.h"

/* Computer players are who they are by their level, whatever they are called. Of somebody
 * who is forgotten nobody knows who it was. */
static gboolean
is_same_player (const CbGameInfo *a,
                guint             seat_a,
                const CbGameInfo *b,
                guint             seat_b)
{
  if (a->controllers[seat_a] != b->controllers[seat_b] || (b->forgotten >> seat_b & 1) != 0)
    return FALSE;

  return a->controllers[seat_a] != CB_CONTROLLER_HUMAN ||
         g_str_equal (a->names[seat_a], b->names[seat_b]);
}

/* The seats that the players of @game have in @other; %FALSE if others play there.
 * Of several who cannot be told apart the first sits first. */
static gboolean
match_seats (const CbGameInfo *game,
             const CbGameInfo *other,
             guint             seats[CB_MAX_SEATS])
{
  guint taken = 0;

  if (other->kind != game->kind || other->n_seats != game->n_seats)
    return FALSE;

  for (guint i = 0; i < game->n_seats; i++)
    {
      guint seat = 0;

      while (seat < other->n_seats &&
             ((taken >> seat & 1) != 0 || !is_same_player (game, i, other, seat)))
        seat++;
      if (seat == other->n_seats)
        return FALSE;
      taken |= 1u << seat;
      seats[i] = seat;
    }

  return TRUE;
}

static void
add_game (CbSeries         *self,
          const CbGameInfo *info,
          const guint       seats[CB_MAX_SEATS])
{
  self->games++;
  if (__builtin_popcount (info->winners) > 1)
    self->shared++;
  else
    for (guint i = 0; i < info->n_seats; i++)
      self->wins[i] += info->winners >> seats[i] & 1;
}

/**
 * cb_series_count:
 * @game: a game
 * @infos: (element-type CbGameInfo): all games that count
 * @series: (out caller-allocates): how its players stand in that game
 *
 * Only games of exactly these players count, wherever they sat. May be called from any
 * thread.
 */
void
cb_series_count (const CbGameInfo *game,
                 GPtrArray        *infos,
                 CbSeries         *series)
{
  g_return_if_fail (game != NULL && game->kind != NULL);

  *series = (CbSeries) { 0 };
  for (guint i = 0; i < infos->len; i++)
    {
      const CbGameInfo *info = g_ptr_array_index (infos, i);
      guint seats[CB_MAX_SEATS];

      if (info->over && match_seats (game, info, seats))
        add_game (series, info, seats);
    }
}
