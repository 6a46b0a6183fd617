/* cb-appetit.c - Bon Appétit!: options, turning cards and the kind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-private.h"

#include <glib/gi18n.h>
#include <string.h>

static const CbChoice misses[] = {
  [CB_APPETIT_MISS_WHOLE_PILE] = {
    "whole-pile", NC_("miss", "The Whole Pile"),
    N_("The player who turned over the mouse takes the whole pile."),
  },
  [CB_APPETIT_MISS_UNDER_MOUSE] = {
    "under-mouse", NC_("miss", "The Cards Under It"),
    N_("The player who turned over the mouse takes the cards under it; the rest of the pile "
       "stays."),
  },
};

static const CbOption options[] = {
  [CB_APPETIT_OPTION_MISS] = {
    .id = "miss", .title = NC_("option", "When a Mouse Escapes"),
    .type = CB_OPTION_CHOICE, .max = G_N_ELEMENTS (misses) - 1, .choices = misses,
  },
  [CB_APPETIT_OPTION_TOKENS] = {
    .id = "tokens", .title = NC_("option", "Mouse Tokens"),
    .summary = N_("The game ends when the last token is taken; fewer tokens make it shorter."),
    .type = CB_OPTION_RANGE, .min = 1, .max = 9, .fallback = { 9 },
    .seats_fallback = { [2] = 5, [3] = 5 },
  },
};

G_STATIC_ASSERT (G_N_ELEMENTS (options) == CB_APPETIT_N_OPTIONS);

static inline gint8
get_next_seat (const CbAppetit *self,
               int              seat)
{
  return (gint8) (seat + 1 == self->n_seats ? 0 : seat + 1);
}

/* The pile's bottom card will be the first of them to come up again. */
static inline void
take_pile (CbAppetit *self,
           int        seat,
           guint      n_cards)
{
  guint n_left = self->n_pile - n_cards;

  for (guint i = 0; i < n_cards; i++)
    cb_appetit_pack_put (&self->pack[seat], self->pile[i]);
  for (guint i = 0; i < n_left; i++)
    self->pile[i] = self->pile[n_cards + i];
  self->n_pile = (guint8) n_left;
}

static void
catch_mouse (CbAppetit *self)
{
  take_pile (self, self->turn, self->n_pile);
  self->tokens[self->turn]++;
  self->tokens_left--;
  self->tries = 0;
  /* The catcher turns the first card of the new pile. */
}

static void
let_escape (CbAppetit *self)
{
  if (self->mouse_owner == CB_SEAT_NONE)
    {
      self->turn = get_next_seat (self, self->turn);
      return;
    }

  take_pile (self, self->mouse_owner,
             self->miss == CB_APPETIT_MISS_WHOLE_PILE ? self->n_pile : self->mouse_place);
  self->turn = self->mouse_owner;
}

static gboolean
is_at_end (const CbAppetit *self)
{
  if (self->tokens_left == 0)
    return TRUE;

  for (guint seat = 0; seat < self->n_seats; seat++)
    if (self->pack[seat].n == 0)
      return TRUE;

  return FALSE;
}

static void
turn_card (CbAppetit *self)
{
  guint8 card = cb_appetit_pack_take (&self->pack[self->turn]);
  gboolean chasing = self->tries > 0;

  cb_appetit_lay (self, card, self->turn);

  if (card == CB_APPETIT_CAT && chasing)
    catch_mouse (self);
  else if (card != CB_APPETIT_CHEESE || !chasing)
    self->turn = get_next_seat (self, self->turn);
  else if (--self->tries == 0)
    let_escape (self);

  if (is_at_end (self))
    self->turn = CB_SEAT_NONE;
}

static CbSeat
to_move (const CbState *state)
{
  return cb_appetit_peek (state)->turn;
}

static void
list_moves (const CbState *state,
            GArray        *moves)
{
  CbMove flip = 0;

  if (cb_appetit_peek (state)->turn != CB_SEAT_NONE)
    g_array_append_val (moves, flip);
}

static void
apply (CbState *state,
       CbMove   move)
{
  turn_card ((CbAppetit *) state);
}

static int
score (const CbState *state,
       CbSeat         seat)
{
  return cb_appetit_peek (state)->pack[seat].n;
}

static int
tiebreak (const CbState *state,
          CbSeat         seat)
{
  return cb_appetit_peek (state)->tokens[seat];
}

static guint
winners (const CbState *state)
{
  const CbAppetit *self = cb_appetit_peek (state);

  return self->turn == CB_SEAT_NONE ? cb_winners_by_count (&cb_appetit_kind, state, self->n_seats)
                                    : 0;
}

static guint
playout (CbState  *state,
         CbRandom *random,
         guint     max_plies)
{
  CbAppetit *self = (CbAppetit *) state;
  guint ply = 0;

  for (; ply < max_plies && self->turn != CB_SEAT_NONE; ply++)
    turn_card (self);

  return ply;
}

/* Nobody may look into any pack, the viewer's own included. What went under a
 * pack was seen by all, but the game asks for no memory and offers no choice:
 * so all packs count as unknown. */
static void
conceal (CbState  *state,
         CbSeat    viewer,
         CbRandom *random)
{
  CbAppetit *self = (CbAppetit *) state;
  guint8 cards[CB_APPETIT_MAX_CARDS];
  guint n = 0;

  for (guint seat = 0; seat < self->n_seats; seat++)
    for (guint i = 0; i < self->pack[seat].n; i++)
      cards[n++] = cb_appetit_pack_peek (&self->pack[seat], i);

  cb_random_deal (random, cards, n);

  for (guint seat = 0; seat < self->n_seats; seat++)
    for (guint i = self->pack[seat].n; i > 0; i--)
      {
        cb_appetit_pack_take (&self->pack[seat]);
        cb_appetit_pack_put (&self->pack[seat], cards[--n]);
      }
}

static char *
format_move (const CbState *state,
             CbMove         move)
{
  return g_strdup ("flip");
}

/* There is never more than one move, but each of them turns a card. */
static gboolean
formality (const CbState *state,
           CbMove        *move)
{
  return FALSE;
}

static int
find_spot (const CbState *state,
           const char    *name)
{
  guint64 seat;

  if (g_str_equal (name, "pile"))
    return CB_APPETIT_SPOT_PILE;
  if (g_str_equal (name, "news"))
    return CB_APPETIT_SPOT_NEWS;
  if (g_str_equal (name, "tokens"))
    return CB_APPETIT_SPOT_TOKENS;
  if (g_str_has_prefix (name, "seat ") &&
      g_ascii_string_to_unsigned (name + strlen ("seat "), 10, 0,
                                  cb_appetit_peek (state)->n_seats - 1u, &seat, NULL))
    return (int) seat;

  return CB_SPOT_NONE;
}

const CbKind cb_appetit_kind = {
  .id = "bon-appetit", .name = N_("Bon Appétit!"),
  .state_size = sizeof (CbAppetit),
  .min_seats = 2, .max_seats = CB_APPETIT_MAX_SEATS,
  .deal_keys = { "Deck" },
  .options = options, .n_options = G_N_ELEMENTS (options),
  .luck = TRUE,

  .deal = cb_appetit_deal,
  .setup = cb_appetit_setup,
  .to_move = to_move,
  .list_moves = list_moves,
  .apply = apply,
  .score = score,
  .tiebreak = tiebreak,
  .winners = winners,
  .playout = playout,
  .conceal = conceal,
  .format_move = format_move,
  .format_state = cb_appetit_format_state,
  .tell = cb_appetit_tell,
  .tell_opening = cb_appetit_tell_opening,
  .undeal = cb_appetit_undeal,
  .enact = cb_appetit_enact,
  .format_event = cb_appetit_format_event,
  .formality = formality,
  .find_spot = find_spot,
};

const CbAppetit *
cb_appetit_peek (const CbState *state)
{
  return (const CbAppetit *) state;
}

void
cb_appetit_lay (CbAppetit *self,
                guint8     card,
                CbSeat     owner)
{
  if (cb_appetit_is_mouse (card))
    {
      self->tries = card;
      self->mouse_owner = (gint8) owner;
      self->mouse_place = self->n_pile;
    }

  self->pile[self->n_pile++] = card;
}

void
cb_appetit_take_pile (CbAppetit *self,
                      int        seat,
                      guint      n_cards)
{
  take_pile (self, seat, n_cards);
}
