/* cb-chateau.c - Château Roquefort: options and the kind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-private.h"

#include <glib/gi18n.h>

static const CbChoice castles[] = {
  [CB_CHATEAU_CASTLE_FRONT] = {
    "front", NC_("castle", "Front of the Board"),
    N_("The rooms of the front, the same in every game."),
  },
  [CB_CHATEAU_CASTLE_BACK] = {
    "back", NC_("castle", "Back of the Board"),
    N_("The rooms of the back, the same in every game."),
  },
  [CB_CHATEAU_CASTLE_RANDOM] = {
    "random", NC_("castle", "Random"), N_("Different rooms in every game."),
  },
};

static const CbChoice memories[] = {
  [CB_CHATEAU_MEMORY_NONE] = {
    "none", NC_("memory", "None"), N_("Players must remember what lies under the roofs."),
  },
  [CB_CHATEAU_MEMORY_SEEN] = {
    "seen", NC_("memory", "Tiles Already Seen"),
    N_("Tiles that were seen before show faintly through the roofs."),
  },
};

static const CbOption options[] = {
  [CB_CHATEAU_OPTION_CHEESES] = {
    .id = "cheeses", .title = NC_("option", "Cheeses to Win"),
    .summary = N_("The first player with this many kinds of cheese wins; more cheeses make a "
                  "longer game."),
    .type = CB_OPTION_RANGE, .min = 4, .max = 6, .fallback = { 4 },
  },
  [CB_CHATEAU_OPTION_CASTLE] = {
    .id = "castle", .title = NC_("option", "Castle"),
    .type = CB_OPTION_CHOICE, .max = G_N_ELEMENTS (castles) - 1, .choices = castles,
  },
  [CB_CHATEAU_OPTION_MEMORY] = {
    .id = "memory", .title = NC_("option", "Memory Aid"),
    .type = CB_OPTION_CHOICE, .max = G_N_ELEMENTS (memories) - 1, .choices = memories,
  },
};

G_STATIC_ASSERT (G_N_ELEMENTS (options) == CB_CHATEAU_N_OPTIONS);

static CbSeat
to_move (const CbState *state)
{
  return cb_chateau_peek (state)->turn;
}

static int
score (const CbState *state,
       CbSeat         seat)
{
  return __builtin_popcount (cb_chateau_peek (state)->pieces[seat]);
}

static int
tiebreak (const CbState *state,
          CbSeat         seat)
{
  return cb_chateau_peek (state)->fallen[seat];
}

static guint
winners (const CbState *state)
{
  const CbChateau *self = cb_chateau_peek (state);

  return self->turn == CB_SEAT_NONE ? 1u << self->winner : 0;
}

/* A turn whose actions are all spent can only end. */
static gboolean
formality (const CbState *state,
           CbMove        *move)
{
  const CbChateau *self = cb_chateau_peek (state);
  const CbChateauMove end = { .type = CB_CHATEAU_END };

  if (self->turn == CB_SEAT_NONE || self->spent < CB_CHATEAU_N_ACTIONS)
    return FALSE;

  *move = cb_chateau_move (&end);

  return TRUE;
}

const CbKind cb_chateau_kind = {
  .id = "chateau-roquefort", .name = N_("Château Roquefort"),
  .state_size = sizeof (CbChateau),
  .min_seats = 2, .max_seats = CB_CHATEAU_MAX_SEATS,
  .deal_keys = { "Rooms", "Tiles", "Spare" },
  .options = options, .n_options = G_N_ELEMENTS (options),
  .fewer_ranks_first = TRUE,

  .deal = cb_chateau_deal,
  .setup = cb_chateau_setup,
  .to_move = to_move,
  .list_moves = cb_chateau_list_moves,
  .apply = cb_chateau_apply,
  .score = score,
  .tiebreak = tiebreak,
  .winners = winners,
  .playout = cb_chateau_playout,
  .judge = cb_chateau_judge,
  .hash_view = cb_chateau_hash_view,
  .conceal = cb_chateau_conceal,
  .format_move = cb_chateau_format_move,
  .format_state = cb_chateau_format_state,
  .tell = cb_chateau_tell,
  .tell_opening = cb_chateau_tell_opening,
  .undeal = cb_chateau_undeal,
  .enact = cb_chateau_enact,
  .format_event = cb_chateau_format_event,
  .formality = formality,
  .recall = cb_chateau_recall,
  .find_spot = cb_chateau_find_spot,
};

const CbChateau *
cb_chateau_peek (const CbState *state)
{
  return (const CbChateau *) state;
}
