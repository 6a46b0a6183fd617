/* cb-appetit-text.c - Bon Appétit! in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-text.h"

#include "cb-describe.h"
#include "cb-names.h"

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
      /* Translators: cards, in the middle of a sentence. */
      return g_strdup (C_("card", "cheese"));
    case CB_APPETIT_CAT:
      return g_strdup (C_("card", "cat"));
    default:
      /* Translators: a mouse card with its paws. */
      return g_strdup_printf (ngettext ("mouse with %u paw", "mouse with %u paws", paws), paws);
    }
}

static char *
describe_cards (guint n_cards)
{
  return g_strdup_printf (ngettext ("%u card", "%u cards", n_cards), n_cards);
}

static char *
describe_tokens (guint n_tokens)
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
  g_autofree char *cards = describe_cards (self->pack[seat].n);
  g_autofree char *tokens = NULL;

  if (self->tokens[seat] == 0)
    return g_steal_pointer (&cards);

  tokens = describe_tokens (self->tokens[seat]);

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
    return playable ? _("chases the mouse, turn over a card") : _("chases the mouse");
  if (state->turn == seat)
    return playable ? _("turn over a card") : _("must turn over a card");
  if (state->tries > 0 && state->mouse_owner == seat)
    return _("turned over the mouse being chased");

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
    return g_strdup_printf (_("%s’s pack, %s"), name, standing);

  /* Translators: a player, what they have, and what is expected of them or is
   * the matter with them, such as “turn over a card”. */
  return g_strdup_printf (_("%s’s pack, %s, %s"), name, standing, part);
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
    /* Translators: who chases the mouse, and how many cards they may still turn over. */
    return g_strdup_printf (ngettext ("%s chases nobody’s mouse: %u try left",
                                      "%s chases nobody’s mouse: %u tries left", state->tries),
                            chaser, state->tries);

  /* Translators: who chases the mouse, who turned it over, and how many cards may
   * still be turned. */
  return g_strdup_printf (ngettext ("%s chases %s’s mouse: %u try left",
                                    "%s chases %s’s mouse: %u tries left", state->tries),
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
  g_autofree char *count = describe_cards (state->n_pile);
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

  /* Translators: beside the mouse tokens that nobody has yet. */
  return g_strdup_printf (ngettext ("%u token left", "%u tokens left", left), left);
}

/* What comes of a mouse and of a chase is told afterwards. */
static char *
describe_turned (const char      *name,
                 const CbAppetit *state,
                 const CbEvent   *event)
{
  guint paws = (guint) event->thing;

  if (event->thing == CB_APPETIT_CHEESE)
    /* Translators: in this and the next sentences, the name of a player. */
    return g_strdup_printf (_("%s turns over a cheese."), name);
  if (event->thing == CB_APPETIT_CAT && state->tries == 0)
    return g_strdup_printf (_("%s turns over a cat, but there is no mouse to catch."), name);
  if (event->thing == CB_APPETIT_CAT)
    return g_strdup_printf (_("%s turns over a cat."), name);

  return g_strdup_printf (ngettext ("%s turns over a mouse with %u paw.",
                                    "%s turns over a mouse with %u paws.", paws), name, paws);
}

static char *
describe_tries (const char    *name,
                const CbEvent *event)
{
  guint n = (guint) event->n;

  if (event->type == CB_APPETIT_EVENT_BEGUN)
    /* Translators: who chases the mouse, and how many cards they may turn over. */
    return g_strdup_printf (ngettext ("%s must catch the mouse: %u try.",
                                      "%s must catch the mouse: %u tries.", n), name, n);
  if (event->type == CB_APPETIT_EVENT_PASSED)
    return g_strdup_printf (ngettext ("The chase passes to %s, with %u try.",
                                      "The chase passes to %s, with %u tries.", n), name, n);

  return g_strdup_printf (ngettext ("%s has %u try left.", "%s has %u tries left.", n), name, n);
}

/* What players forget most often: only cheese, so the mouse was too fast. */
static char *
describe_escaped (CbSession       *session,
                  const CbAppetit *state,
                  const CbEvent   *event)
{
  if (event->seat == CB_SEAT_NONE)
    return g_strdup (_("Only cheese: the mouse escapes. Nobody turned it over, so the pile "
                       "stays."));
  if (state->miss == CB_APPETIT_MISS_UNDER_MOUSE && state->mouse_place == 0)
    return g_strdup (_("Only cheese: the mouse escapes, but no card lies under it."));

  /* Translators: who turned over the mouse. */
  return g_strdup_printf (_("Only cheese: %s’s mouse escapes."),
                          cb_session_get_name (session, event->seat));
}

/* Where cards are left on the pile, only those under the mouse were taken. */
static char *
describe_took (const char      *name,
               const CbAppetit *state,
               const CbEvent   *event)
{
  guint n = (guint) event->n;

  if (state->n_pile > 0)
    /* Translators: who turned over the mouse that escaped, and how many cards are under it. */
    return g_strdup_printf (ngettext ("%s takes the %u card under the mouse.",
                                      "%s takes the %u cards under the mouse.", n), name, n);

  return g_strdup_printf (ngettext ("%s takes %u card.", "%s takes %u cards.", n), name, n);
}

/**
 * cb_appetit_describe_end:
 * @session: a game
 * @state: its last position
 *
 * Returns: (transfer full): why the game is over
 */
char *
cb_appetit_describe_end (CbSession       *session,
                         const CbAppetit *state)
{
  if (state->tokens_left == 0)
    return g_strdup (_("The last mouse token is taken: the game is over."));

  for (CbSeat seat = 0; seat < state->n_seats; seat++)
    if (state->pack[seat].n == 0)
      /* Translators: the player whose pack is empty. */
      return g_strdup_printf (_("%s has no cards left: the game is over."),
                              cb_session_get_name (session, seat));

  g_return_val_if_reached (NULL);
}

/**
 * cb_appetit_was_tied:
 * @state: the last position of a game
 *
 * Returns: whether tokens had to decide among those who have the most cards
 */
gboolean
cb_appetit_was_tied (const CbAppetit *state)
{
  guint most = 0, n = 0;

  for (CbSeat seat = 0; seat < state->n_seats; seat++)
    most = MAX (most, state->pack[seat].n);
  for (CbSeat seat = 0; seat < state->n_seats; seat++)
    n += state->pack[seat].n == most;

  return n > 1;
}

static char *
describe_winners (CbSession       *session,
                  const CbAppetit *state,
                  guint            seats)
{
  g_autofree char *names = cb_names_join_seats (session, seats);

  if ((seats & (seats - 1)) != 0)
    /* Translators: the winners, joined by “and”. */
    return g_strdup_printf (_("%s share the victory, with the same number of cards and tokens."),
                            names);
  if (cb_appetit_was_tied (state))
    /* Translators: the winner; others have as many cards. */
    return g_strdup_printf (_("%s wins the tie with the most tokens."), names);

  return g_strdup_printf (_("%s wins with the most cards."), names);
}

static char *
describe_over (CbSession       *session,
               const CbAppetit *state,
               const CbEvent   *event)
{
  GString *text = g_string_new (NULL);

  cb_describe_add (text, cb_appetit_describe_end (session, state));
  cb_describe_add (text, describe_winners (session, state, event->seats));

  return g_string_free (text, FALSE);
}

/**
 * cb_appetit_describe_event:
 * @session: a game
 * @state: the position after the event
 * @event: what happened
 * @viewer: not used, as nothing is a secret
 * @kept: not used, as nothing is to be remembered
 *
 * Returns: (transfer full) (nullable): the event as a sentence
 */
char *
cb_appetit_describe_event (CbSession     *session,
                           const CbState *state,
                           const CbEvent *event,
                           CbSeat         viewer,
                           gboolean       kept)
{
  const CbAppetit *self = cb_appetit_peek (state);
  const char *name = event->seat != CB_SEAT_NONE ? cb_session_get_name (session, event->seat) : "";

  switch ((int) event->type)
    {
    case CB_APPETIT_EVENT_TURNED:
      return describe_turned (name, self, event);
    case CB_APPETIT_EVENT_BEGUN:
    case CB_APPETIT_EVENT_PASSED:
    case CB_APPETIT_EVENT_MISSED:
      return describe_tries (name, event);
    case CB_APPETIT_EVENT_CAUGHT:
      return g_strdup_printf (_("%s catches the mouse!"), name);
    case CB_APPETIT_EVENT_ESCAPED:
      return describe_escaped (session, self, event);
    case CB_APPETIT_EVENT_TOOK:
      return describe_took (name, self, event);
    case CB_APPETIT_EVENT_TOKEN:
      return g_strdup_printf (_("%s gets a mouse token."), name);
    case CB_APPETIT_EVENT_OVER:
      return describe_over (session, self, event);
    default:
      return NULL;
    }
}

/**
 * cb_appetit_describe_news:
 * @session: a game
 * @ply: how many moves were played before the last one
 * @n_told: of how many of its events people may know
 *
 * Returns: (transfer full) (nullable): how a chase ended, if it did
 */
char *
cb_appetit_describe_news (CbSession *session,
                          guint      ply,
                          guint      n_told)
{
  return cb_describe_events (session, cb_appetit_describe_event, ply, n_told,
                             1u << CB_APPETIT_EVENT_CAUGHT | 1u << CB_APPETIT_EVENT_ESCAPED |
                             1u << CB_APPETIT_EVENT_TOOK | 1u << CB_APPETIT_EVENT_TOKEN);
}

static char *
describe_expected (CbSession       *session,
                   const CbAppetit *state)
{
  const char *name = cb_session_get_name (session, state->turn);

  if (!cb_session_is_human (session, state->turn))
    /* Translators: the name of a computer player. */
    return g_strdup_printf (_("%s is turning over a card…"), name);
  if (state->tries == 0)
    /* Translators: the name of the player whose turn it is. */
    return g_strdup_printf (_("%s to play: turn over a card"), name);

  /* Translators: who chases a mouse, and how many cards they may still turn over. */
  return g_strdup_printf (ngettext ("%s chases the mouse: turn over a card, %u try left",
                                    "%s chases the mouse: turn over a card, %u tries left",
                                    state->tries), name, state->tries);
}

/**
 * cb_appetit_describe_lately:
 * @session: a game
 *
 * Returns: (transfer full) (nullable): what came of the last card
 */
char *
cb_appetit_describe_lately (CbSession *session)
{
  guint ply = cb_session_get_ply (session);

  return ply > 0 ? cb_appetit_describe_news (session, ply - 1, G_MAXUINT) : NULL;
}

/**
 * cb_appetit_describe_turn:
 * @session: a game
 *
 * Returns: (transfer full): what is expected, or how the game ended
 */
char *
cb_appetit_describe_turn (CbSession *session)
{
  const CbAppetit *state = cb_appetit_peek (cb_session_peek_state (session));

  return state->turn == CB_SEAT_NONE ? cb_appetit_describe_end (session, state)
                                     : describe_expected (session, state);
}

/**
 * cb_appetit_describe_table:
 * @session: a game
 * @state: a position of it
 * @now: (nullable): what just happened or is expected
 *
 * Returns: (transfer full): everything on the table
 */
char *
cb_appetit_describe_table (CbSession       *session,
                           const CbAppetit *state,
                           const char      *now)
{
  g_autofree char *pile = cb_appetit_describe_pile (session, state);
  g_autofree char *supply = cb_appetit_describe_supply ((const CbState *) state);
  GString *text = g_string_new (now);

  if (now != NULL)
    g_string_append (text, g_str_has_suffix (now, ".") || g_str_has_suffix (now, "!") ? " " : ". ");
  g_string_append_printf (text, "%s. %s. ", pile, supply);
  cb_describe_standings (session, cb_appetit_describe_seat, (const CbState *) state, text);

  return g_string_free (text, FALSE);
}
