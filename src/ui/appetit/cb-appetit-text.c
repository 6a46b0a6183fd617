/* cb-appetit-text.c - Bon Appétit! in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-text.h"

#include "cb-appetit-story.h"
#include "cb-appetit-tale.h"

#include <glib/gi18n.h>

/**
 * cb_appetit_describe_card:
 * @card: a card
 *
 * Returns: (transfer full): its name
 */
char *
cb_appetit_describe_card (CbAppetitCard card)
{
  guint paws = card;

  switch ((int) card)
    {
    case CB_APPETIT_CHEESE:
      return g_strdup (C_("card", "cheese"));
    case CB_APPETIT_CAT:
      return g_strdup (C_("card", "cat"));
    default:
      /* Translators: a mouse card with its paws. */
      return g_strdup_printf (ngettext ("mouse with %u paw", "mouse with %u paws", paws), paws);
    }
}

char *
cb_appetit_describe_cards (guint n_cards)
{
  return g_strdup_printf (ngettext ("%u card", "%u cards", n_cards), n_cards);
}

char *
cb_appetit_describe_tokens (guint n_tokens)
{
  return g_strdup_printf (ngettext ("%u token", "%u tokens", n_tokens), n_tokens);
}

/**
 * cb_appetit_describe_seat:
 * @session: a game
 * @state: a position of it
 * @seat: a seat
 * @aid: not used, as everything is told anyway
 *
 * Returns: (transfer full): how the seat stands
 */
char *
cb_appetit_describe_seat (CbSession     *session,
                          const CbState *state,
                          CbSeat         seat,
                          gboolean       aid)
{
  const CbAppetit *self = cb_appetit_peek (state);
  g_autofree char *cards = cb_appetit_describe_cards (self->pack[seat].n);
  g_autofree char *tokens = NULL;

  if (self->tokens[seat] == 0)
    return g_steal_pointer (&cards);

  tokens = cb_appetit_describe_tokens (self->tokens[seat]);

  /* Translators: what a player has, such as “14 cards” and “2 tokens”. */
  return g_strdup_printf (C_("standing", "%s, %s"), cards, tokens);
}

/* What a seat has to do with what is going on; NULL if nothing. */
static const char *
describe_part (const CbAppetit *state,
               CbSeat           seat,
               gboolean         playable)
{
  if (state->turn == seat && state->tries > 0)
    return playable ? _("chases the mouse, turn a card") : _("chases the mouse");
  if (state->turn == seat)
    return playable ? _("turn a card") : _("is to turn a card");
  if (state->tries > 0 && state->mouse_owner == seat)
    return _("turned the mouse that is chased");

  return NULL;
}

/**
 * cb_appetit_describe_pack:
 * @session: a game
 * @state: a position of it
 * @seat: a seat
 * @playable: whether its pack can be turned here and now
 *
 * Returns: (transfer full): the seat's pack and what it is for
 */
char *
cb_appetit_describe_pack (CbSession       *session,
                          const CbAppetit *state,
                          CbSeat           seat,
                          gboolean         playable)
{
  const char *name = cb_session_get_name (session, seat);
  const char *part = describe_part (state, seat, playable);
  g_autofree char *standing = cb_appetit_describe_seat (session, (const CbState *) state, seat,
                                                        FALSE);

  if (part == NULL)
    /* Translators: a player and what they have, such as “14 cards, 2 tokens”. */
    return g_strdup_printf (_("Pack of %s, %s"), name, standing);

  /* Translators: a player, what they have, and what is expected of them or is
   * the matter with them, such as “turn a card”. */
  return g_strdup_printf (_("Pack of %s, %s, %s"), name, standing, part);
}

/**
 * cb_appetit_describe_chase:
 * @session: a game
 * @state: a position of it
 *
 * Returns: (transfer full) (nullable): who chases whose mouse, if there is a chase
 */
char *
cb_appetit_describe_chase (CbSession       *session,
                           const CbAppetit *state)
{
  const char *chaser;

  if (state->tries == 0 || state->turn == CB_SEAT_NONE)
    return NULL;

  chaser = cb_session_get_name (session, state->turn);
  if (state->mouse_owner == CB_SEAT_NONE)
    /* Translators: who chases the mouse, and how many cards they may still turn. */
    return g_strdup_printf (ngettext ("%s chases nobody’s mouse: %u try left",
                                      "%s chases nobody’s mouse: %u tries left", state->tries),
                            chaser, state->tries);

  /* Translators: who chases the mouse, who turned it, and how many cards may
   * still be turned. */
  return g_strdup_printf (ngettext ("%s chases the mouse of %s: %u try left",
                                    "%s chases the mouse of %s: %u tries left", state->tries),
                          chaser, cb_session_get_name (session, state->mouse_owner), state->tries);
}

/**
 * cb_appetit_describe_pile:
 * @session: a game
 * @state: a position of it
 *
 * Returns: (transfer full): the common pile, its top cards and the chase
 */
char *
cb_appetit_describe_pile (CbSession       *session,
                          const CbAppetit *state)
{
  g_autofree char *count = cb_appetit_describe_cards (state->n_pile);
  g_autofree char *top = NULL;
  g_autofree char *chase = cb_appetit_describe_chase (session, state);

  if (state->n_pile == 0)
    return g_strdup (_("Common pile, empty"));

  top = cb_appetit_describe_card ((CbAppetitCard) state->pile[state->n_pile - 1]);
  if (chase == NULL)
    /* Translators: such as “7 cards” and “cheese”. */
    return g_strdup_printf (_("Common pile, %s, on top: %s"), count, top);

  /* Translators: such as “7 cards”, “cheese”, and a sentence about the chase. */
  return g_strdup_printf (_("Common pile, %s, on top: %s. %s"), count, top, chase);
}

/**
 * cb_appetit_describe_supply:
 * @state: a position
 *
 * Returns: (transfer full): how many mouse tokens nobody has yet
 */
char *
cb_appetit_describe_supply (const CbState *state)
{
  guint left = cb_appetit_peek (state)->tokens_left;

  return g_strdup_printf (ngettext ("%u token left", "%u tokens left", left), left);
}

/**
 * cb_appetit_describe_table:
 * @session: a game
 * @state: a position of it
 *
 * Returns: (transfer full): everything on the table
 */
char *
cb_appetit_describe_table (CbSession       *session,
                           const CbAppetit *state)
{
  g_autofree char *turn = cb_appetit_tell_turn (session);
  g_autofree char *pile = cb_appetit_describe_pile (session, state);
  g_autofree char *supply = cb_appetit_describe_supply ((const CbState *) state);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s. %s. %s. ", turn, pile, supply);
  for (CbSeat seat = 0; seat < state->n_seats; seat++)
    {
      g_autofree char *standing = cb_appetit_describe_seat (session, (const CbState *) state, seat,
                                                            FALSE);

      /* Translators: a player and how they stand, such as “Ada: 14 cards”. */
      g_string_append_printf (text, _("%s: %s. "), cb_session_get_name (session, seat), standing);
    }

  return g_string_free (text, FALSE);
}
