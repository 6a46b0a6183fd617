/* cb-kind.c - what all games have in common
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-kind.h"

#include "cb-text.h"

#include <glib/gi18n.h>

guint
cb_kind_get_n_deal_keys (const CbKind *self)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  while (n < CB_DEAL_MAX_KEYS && self->deal_keys[n] != NULL)
    n++;

  return n;
}

/**
 * cb_kind_find_option:
 * @self: a kind
 * @id: the name of an option
 * @index: (out) (optional): its place in the table
 *
 * Returns: (nullable): the option, or %NULL where the game has no such option
 */
const CbOption *
cb_kind_find_option (const CbKind *self,
                     const char   *id,
                     guint        *index)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->n_options; i++)
    if (g_str_equal (self->options[i].id, id))
      {
        if (index != NULL)
          *index = i;
        return &self->options[i];
      }

  return NULL;
}

/**
 * cb_kind_reset_ruleset:
 * @self: a kind
 * @n_seats: how many play
 * @ruleset: (out caller-allocates): the ruleset
 *
 * Gives every option its default.
 */
void
cb_kind_reset_ruleset (const CbKind *self,
                       guint         n_seats,
                       CbRuleset    *ruleset)
{
  g_return_if_fail (self != NULL);

  *ruleset = (CbRuleset) { 0 };
  for (guint i = 0; i < self->n_options; i++)
    cb_option_reset (&self->options[i], n_seats, ruleset->value[i]);
}

/**
 * cb_kind_applies:
 * @self: a kind
 * @index: the place of an option in its table
 * @ruleset: what is chosen
 * @n_seats: how many play
 *
 * Returns: whether this option changes anything, with the others as they are
 */
gboolean
cb_kind_applies (const CbKind    *self,
                 guint            index,
                 const CbRuleset *ruleset,
                 guint            n_seats)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (index < self->n_options, FALSE);

  return self->options[index].applies == NULL || self->options[index].applies (ruleset, n_seats);
}

/**
 * cb_kind_settle_ruleset:
 * @self: a kind
 * @n_seats: how many play
 * @ruleset: (inout): what is chosen
 *
 * Gives options that change nothing their default, so that a record says what is
 * played.
 */
void
cb_kind_settle_ruleset (const CbKind *self,
                        guint         n_seats,
                        CbRuleset    *ruleset)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < self->n_options; i++)
    if (!cb_kind_applies (self, i, ruleset, n_seats))
      cb_option_reset (&self->options[i], n_seats, ruleset->value[i]);
}

CbState *
cb_kind_new_state (const CbKind *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_malloc0 (self->state_size);
}

CbState *
cb_kind_copy_state (const CbKind  *self,
                    const CbState *state)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_memdup2 (state, self->state_size);
}

/**
 * cb_kind_new_deal:
 * @self: a kind
 * @ruleset: its options
 * @n_seats: how many play
 * @first: the seat that starts
 * @random: decides the deal
 *
 * Returns: (transfer full): a deal that the kind's setup takes
 */
CbDeal *
cb_kind_new_deal (const CbKind    *self,
                  const CbRuleset *ruleset,
                  guint            n_seats,
                  guint            first,
                  CbRandom        *random)
{
  CbDeal *deal;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (n_seats >= self->min_seats && n_seats <= self->max_seats, NULL);

  deal = cb_deal_new (n_seats, first);
  self->deal (deal, ruleset, random);

  return deal;
}

/**
 * cb_kind_dup_moves:
 * @self: a kind
 * @state: a position
 *
 * Returns: (transfer full) (element-type CbMove): the legal moves
 */
GArray *
cb_kind_dup_moves (const CbKind  *self,
                   const CbState *state)
{
  GArray *moves = g_array_sized_new (FALSE, FALSE, sizeof (CbMove), 64);

  g_return_val_if_fail (self != NULL, moves);

  self->list_moves (state, moves);

  return moves;
}

/**
 * cb_kind_dup_events:
 * @self: a kind
 * @before: a position
 * @move: a legal move
 *
 * Returns: (transfer full) (element-type CbEvent): what happens in it
 */
GArray *
cb_kind_dup_events (const CbKind  *self,
                    const CbState *before,
                    CbMove         move)
{
  GArray *events = cb_events_new ();

  g_return_val_if_fail (self != NULL, events);

  self->tell (before, move, events);

  return events;
}

gboolean
cb_kind_is_legal (const CbKind  *self,
                  const CbState *state,
                  CbMove         move)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (self, state);

  for (guint i = 0; i < moves->len; i++)
    if (g_array_index (moves, CbMove, i) == move)
      return TRUE;

  return FALSE;
}

/**
 * cb_kind_parse_move:
 * @self: a kind
 * @state: a position
 * @text: a move as records hold it
 * @move: (out): the move
 * @error: return location for an error
 *
 * The text is compared with that of every legal move, so each move has one
 * spelling and no game needs a parser of its own.
 *
 * Returns: %TRUE if @text is a legal move
 */
gboolean
cb_kind_parse_move (const CbKind   *self,
                    const CbState  *state,
                    const char     *text,
                    CbMove         *move,
                    GError        **error)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (self, state);
  g_autofree char *quoted = NULL;

  for (guint i = 0; i < moves->len; i++)
    {
      CbMove candidate = g_array_index (moves, CbMove, i);
      g_autofree char *candidate_text = self->format_move (state, candidate);

      if (g_str_equal (candidate_text, text))
        {
          *move = candidate;
          return TRUE;
        }
    }

  quoted = cb_text_quote (text);
  /* Translators: a move as files have it, between quotation marks. */
  g_set_error (error, CB_ERROR, CB_ERROR_MOVE, _("%s is not a legal move here"), quoted);
  return FALSE;
}

/**
 * cb_winners_by_count:
 * @self: a kind
 * @state: a position
 * @n_seats: how many play
 *
 * For games in which the highest score wins, then the highest tiebreak.
 *
 * Returns: the seats that nobody beats, as bits
 */
guint
cb_winners_by_count (const CbKind  *self,
                     const CbState *state,
                     guint          n_seats)
{
  int best_score = G_MININT, best_tiebreak = G_MININT;
  guint winners = 0;

  for (guint seat = 0; seat < n_seats; seat++)
    {
      int score = self->score (state, (CbSeat) seat);
      int tiebreak = self->tiebreak (state, (CbSeat) seat);

      if (score < best_score || (score == best_score && tiebreak < best_tiebreak))
        continue;
      if (score > best_score || tiebreak > best_tiebreak)
        winners = 0;

      best_score = score;
      best_tiebreak = tiebreak;
      winners |= 1u << seat;
    }

  return winners;
}

/* Below 0 if @a stands better than @b; winners do before all others. */
static int
compare_seats (const CbKind  *self,
               const CbState *state,
               CbSeat         a,
               CbSeat         b)
{
  guint winners = self->winners (state);
  int difference = (int) (winners >> b & 1) - (int) (winners >> a & 1);

  if (difference == 0)
    difference = self->score (state, b) - self->score (state, a);
  if (difference == 0)
    difference = (self->tiebreak (state, b) - self->tiebreak (state, a)) *
                 (self->fewer_ranks_first ? -1 : 1);

  return difference;
}

/**
 * cb_kind_rank:
 * @self: a game
 * @state: a position of it
 * @n_seats: how many play
 * @order: (out): the seats, the best first; among equals in their order at the table
 * @ranks: (out): the place of each of these, from 1; equals share the better one
 */
void
cb_kind_rank (const CbKind  *self,
              const CbState *state,
              guint          n_seats,
              CbSeat         order[CB_MAX_SEATS],
              guint          ranks[CB_MAX_SEATS])
{
  for (CbSeat seat = 0; seat < (CbSeat) n_seats; seat++)
    {
      guint place = seat;

      for (; place > 0 && compare_seats (self, state, seat, order[place - 1]) < 0; place--)
        order[place] = order[place - 1];
      order[place] = seat;
    }

  for (guint i = 0; i < n_seats; i++)
    ranks[i] = i > 0 && compare_seats (self, state, order[i - 1], order[i]) == 0 ? ranks[i - 1]
                                                                               : i + 1;
}
