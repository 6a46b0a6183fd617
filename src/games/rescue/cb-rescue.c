/* cb-rescue.c - Cheese Rescue: options and the kind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-private.h"

#include <glib/gi18n.h>

static const CbChoice areas[] = {
  [CB_RESCUE_AREA_FLOATING] = {
    "floating", NC_("area", "Grows as You Play"),
    N_("The square takes shape as cards are played; only its size is fixed."),
  },
  [CB_RESCUE_AREA_CENTRED] = {
    "centred", NC_("area", "Around the Start Card"),
    N_("The square has a fixed place, with the start card in the middle."),
  },
};

static const CbChoice adjacencies[] = {
  [CB_RESCUE_ADJACENCY_SIDES] = {
    "sides", NC_("adjacency", "Sides"),
    N_("In the count, dogs, cats and mice reach the cards beside, above and below them."),
  },
  [CB_RESCUE_ADJACENCY_CORNERS] = {
    "sides-and-corners", NC_("adjacency", "Sides and Corners"),
    N_("In the count, dogs, cats and mice reach all eight cards around them."),
  },
};

static const CbChoice hands[] = {
  [CB_RESCUE_HANDS_HIDDEN] = {
    "hidden", NC_("hands", "Hidden"), N_("Players see nobody’s cards but their own."),
  },
  [CB_RESCUE_HANDS_OPEN] = {
    "open", NC_("hands", "Open"), N_("Everyone sees everyone’s cards."),
  },
};

/* Three players have no start card for the area to lie around. */
static gboolean
area_applies (const CbRuleset *ruleset,
              guint            n_seats)
{
  return n_seats != 3;
}

static const CbOption options[] = {
  [CB_RESCUE_OPTION_AREA] = {
    .id = "area", .title = NC_("option", "Playing Area"),
    .type = CB_OPTION_CHOICE, .max = G_N_ELEMENTS (areas) - 1, .choices = areas,
    .applies = area_applies,
  },
  [CB_RESCUE_OPTION_ADJACENCY] = {
    .id = "adjacency", .title = NC_("option", "What Counts as Next To"),
    .type = CB_OPTION_CHOICE, .max = G_N_ELEMENTS (adjacencies) - 1, .choices = adjacencies,
  },
  [CB_RESCUE_OPTION_POINTS] = {
    .id = "cheese-points", .title = NC_("option", "Cheese Points"),
    .summary = N_("What each player’s six cheeses are worth."),
    .type = CB_OPTION_LIST, .min = 1, .max = CB_RESCUE_MAX_POINTS,
    .length = CB_RESCUE_N_CHEESES, .fallback = { 1, 1, 1, 2, 2, 3 },
  },
  [CB_RESCUE_OPTION_HANDS] = {
    .id = "hands", .title = NC_("option", "Hands"),
    .type = CB_OPTION_CHOICE, .max = G_N_ELEMENTS (hands) - 1, .choices = hands,
  },
};

G_STATIC_ASSERT (G_N_ELEMENTS (options) == CB_RESCUE_N_OPTIONS);
G_STATIC_ASSERT (CB_RESCUE_N_OPTIONS <= CB_MAX_OPTIONS);
G_STATIC_ASSERT (CB_RESCUE_N_CHEESES <= CB_OPTION_MAX_LENGTH);

static CbSeat
to_move (const CbState *state)
{
  const CbRescue *self = cb_rescue_peek (state);

  return cb_rescue_is_over (self) ? CB_SEAT_NONE : self->turn;
}

static int
score (const CbState *state,
       CbSeat         seat)
{
  return cb_rescue_get_score (cb_rescue_peek (state), seat);
}

static int
tiebreak (const CbState *state,
          CbSeat         seat)
{
  return cb_rescue_get_cheeses (cb_rescue_peek (state), seat);
}

static guint
winners (const CbState *state)
{
  const CbRescue *self = cb_rescue_peek (state);

  return cb_rescue_is_over (self) ? cb_winners_by_count (&cb_rescue_kind, state, self->n_seats) : 0;
}

/* Every card is somebody's choice, the last one too: there is a cell left for
 * it, but four cards in hand. */
static gboolean
formality (const CbState *state,
           CbMove        *move)
{
  return FALSE;
}

const CbKind cb_rescue_kind = {
  .id = "cheese-rescue", .name = N_("Cheese Rescue"),
  .state_size = sizeof (CbRescue),
  .min_seats = 2, .max_seats = CB_RESCUE_MAX_SEATS,
  .max_plies = CB_RESCUE_PLIES * CB_RESCUE_MAX_SEATS,
  .deal_keys = { "Deck" },
  .options = options, .n_options = G_N_ELEMENTS (options),

  .deal = cb_rescue_deal,
  .setup = cb_rescue_setup,
  .to_move = to_move,
  .list_moves = cb_rescue_list_moves,
  .apply = cb_rescue_apply,
  .score = score,
  .tiebreak = tiebreak,
  .winners = winners,
  .playout = cb_rescue_playout,
  .judge = cb_rescue_judge,
  .plies_to_end = cb_rescue_plies_to_end,
  .hash = cb_rescue_hash,
  .conceal = cb_rescue_conceal,
  .format_move = cb_rescue_format_move,
  .format_state = cb_rescue_format_state,
  .tell = cb_rescue_tell,
  .tell_opening = cb_rescue_tell_opening,
  .undeal = cb_rescue_undeal,
  .enact = cb_rescue_enact,
  .format_event = cb_rescue_format_event,
  .formality = formality,
  .find_spot = cb_rescue_find_spot,
};

const CbRescue *
cb_rescue_peek (const CbState *state)
{
  return (const CbRescue *) state;
}
