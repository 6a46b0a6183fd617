/* cb-rescue-text.c - Cheese Rescue in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-text.h"

#include "cb-describe.h"
#include "cb-names.h"

#include <glib/gi18n.h>

/**
 * cb_rescue_describe_card:
 * @card: a card
 *
 * Returns: (transfer full): its name
 */
char *
cb_rescue_describe_card (CbRescueCard card)
{
  int points = (int) card - CB_RESCUE_START;

  switch ((int) card)
    {
    case CB_RESCUE_DOG:
      /* Translators: cards, in the middle of a sentence; they are typed, too. */
      return g_strdup (C_("card", "dog"));
    case CB_RESCUE_CAT:
      return g_strdup (C_("card", "cat"));
    case CB_RESCUE_MOUSE:
      return g_strdup (C_("card", "mouse"));
    case CB_RESCUE_START:
      return g_strdup (C_("card", "start card"));
    default:
      /* Translators: a cheese card with its points. */
      return g_strdup_printf (ngettext ("cheese worth %d point", "cheese worth %d points",
                                        (gulong) points), points);
    }
}

/**
 * cb_rescue_describe_turn:
 * @session: a game
 *
 * Returns: (transfer full): what is expected now
 */
char *
cb_rescue_describe_turn (CbSession *session)
{
  CbSeat turn = cb_session_get_turn (session);
  const CbRescue *state = cb_rescue_peek (cb_session_peek_state (session));
  const char *name;

  if (turn == CB_SEAT_NONE)
    return g_strdup (_("The playing area is full"));

  name = cb_session_get_name (session, turn);
  if (!cb_session_is_human (session, turn))
    /* Translators: the name of a computer player. */
    return g_strdup_printf (_("%s is thinking…"), name);
  if (state->laid == 0)
    /* Translators: the name of the player whose turn it is. */
    return g_strdup_printf (_("%s begins: play the first card"), name);

  /* Translators: the name of the player whose turn it is. */
  return g_strdup_printf (_("%s to play: pick a card and a space"), name);
}

/**
 * cb_rescue_describe_choice:
 * @session: a game
 * @card: (nullable): the card that is picked, in words; otherwise, a cell is
 *
 * Returns: (transfer full): what is still to be chosen
 */
char *
cb_rescue_describe_choice (CbSession  *session,
                           const char *card)
{
  const char *name = cb_session_get_name (session, cb_session_get_turn (session));

  if (card != NULL)
    /* Translators: the name of the player whose turn it is; the card that is picked, such
     * as “dog”. */
    return g_strdup_printf (_("%s to play, %s: now choose a space"), name, card);

  /* Translators: the name of the player whose turn it is; a space is chosen. */
  return g_strdup_printf (_("%s to play: now pick a card"), name);
}

static char *
describe_laid (CbSession     *session,
               const CbEvent *event)
{
  const char *name = cb_session_get_name (session, event->seat);
  int points = event->thing - CB_RESCUE_START;
  int row, column;

  cb_rescue_find_cell (session, event->to, &row, &column);
  switch (event->thing)
    {
    case CB_RESCUE_DOG:
      /* Translators: in this and the next sentences, the name of a player, a row and
       * a column. */
      return g_strdup_printf (_("%s plays a dog at row %d, column %d."), name, row, column);
    case CB_RESCUE_CAT:
      return g_strdup_printf (_("%s plays a cat at row %d, column %d."), name, row, column);
    case CB_RESCUE_MOUSE:
      return g_strdup_printf (_("%s plays a mouse at row %d, column %d."), name, row, column);
    default:
      /* Translators: the name of a player, the points of a cheese, a row and a column. */
      return g_strdup_printf (ngettext ("%s plays a cheese worth %d point at row %d, column %d.",
                                        "%s plays a cheese worth %d points at row %d, column %d.",
                                        (gulong) points), name, points, row, column);
    }
}

/* That a card is drawn goes without saying. Which one is a secret, and is not written down
 * even for those who may know it. */
static char *
describe_drawn (CbSession     *session,
                const CbEvent *event,
                CbSeat         viewer,
                gboolean       kept)
{
  const char *name = cb_session_get_name (session, event->seat);
  gboolean is_open = event->known == CB_EVENT_EVERYBODY;
  gboolean is_known = viewer != CB_SEAT_NONE && (event->known >> viewer & 1) != 0;

  if (!is_open && (kept || !is_known))
    return NULL;

  switch (event->thing)
    {
    case CB_RESCUE_DOG:
      /* Translators: in this and the next two sentences, the name of a player. */
      return g_strdup_printf (_("%s draws a dog."), name);
    case CB_RESCUE_CAT:
      return g_strdup_printf (_("%s draws a cat."), name);
    default:
      return g_strdup_printf (_("%s draws a mouse."), name);
    }
}

static char *
describe_chase (CbSession     *session,
                const CbEvent *event)
{
  int points = event->thing - CB_RESCUE_START;
  int row, column;

  cb_rescue_find_cell (session, event->to, &row, &column);
  if (event->type == CB_RESCUE_EVENT_SCARED)
    /* Translators: in this and the next sentence, a row and a column. */
    return g_strdup_printf (_("A dog scares away the cat at row %d, column %d."), row, column);
  if (event->type == CB_RESCUE_EVENT_CHASED)
    return g_strdup_printf (_("A cat chases away the mouse at row %d, column %d."), row, column);

  /* Translators: the name of the player whose cheese it is, its points, a row and a
   * column. */
  return g_strdup_printf (ngettext ("A mouse eats %s’s %d-point cheese at row %d, column %d.",
                                    "A mouse eats %s’s %d-point cheese at row %d, column %d.",
                                    (gulong) points),
                          cb_session_get_name (session, event->seat), points, row, column);
}

static char *
describe_counted (CbSession     *session,
                  const CbEvent *event)
{
  /* Translators: the name of a player, and the points at the end of the game. */
  return g_strdup_printf (ngettext ("%s has %d point.", "%s has %d points.", (gulong) event->n),
                          cb_session_get_name (session, event->seat), event->n);
}

/* How many seats have as many points as the winners. */
static int
count_best (const CbRescue *state,
            int             points)
{
  int n = 0;

  for (CbSeat seat = 0; seat < state->n_seats; seat++)
    n += cb_rescue_get_score (state, seat) == points;

  return n;
}

static char *
describe_over (CbSession      *session,
               const CbRescue *state,
               const CbEvent  *event)
{
  int points = cb_rescue_get_score (state, __builtin_ctz (event->seats));
  g_autofree char *names = cb_names_join_seats (session, event->seats);

  if ((event->seats & (event->seats - 1)) != 0)
    /* Translators: the winners, joined by “and”, and what each of them has. */
    return g_strdup_printf (ngettext ("The playing area is full: %s share the victory, with %d "
                                      "point and the same number of cheeses each.",
                                      "The playing area is full: %s share the victory, with %d "
                                      "points and the same number of cheeses each.",
                                      (gulong) points), names, points);
  if (count_best (state, points) > 1)
    /* Translators: the winner, and the points that others have, too. */
    return g_strdup_printf (ngettext ("The playing area is full: %s wins the tie at %d point "
                                      "with more cheeses left.",
                                      "The playing area is full: %s wins the tie at %d points "
                                      "with more cheeses left.",
                                      (gulong) points), names, points);

  /* Translators: the winner, and the points. */
  return g_strdup_printf (ngettext ("The playing area is full: %s wins with %d point.",
                                    "The playing area is full: %s wins with %d points.",
                                    (gulong) points), names, points);
}

/**
 * cb_rescue_describe_event:
 * @session: a game
 * @state: the position after the event
 * @event: what happens
 * @viewer: who reads it, or %CB_SEAT_NONE for anybody
 * @kept: whether it stays in sight
 *
 * Returns: (transfer full) (nullable): a sentence, if there is something to say
 */
char *
cb_rescue_describe_event (CbSession     *session,
                          const CbState *state,
                          const CbEvent *event,
                          CbSeat         viewer,
                          gboolean       kept)
{
  const CbRescue *self = cb_rescue_peek (state);

  switch (event->type)
    {
    case CB_RESCUE_EVENT_LAID:
      return describe_laid (session, event);
    case CB_RESCUE_EVENT_DRAWN:
      return describe_drawn (session, event, viewer, kept);
    case CB_RESCUE_EVENT_SCARED:
    case CB_RESCUE_EVENT_CHASED:
    case CB_RESCUE_EVENT_EATEN:
      /* Nobody would read so many of them in a list; what they led to stays. */
      return kept ? NULL : describe_chase (session, event);
    case CB_RESCUE_EVENT_COUNTED:
      return describe_counted (session, event);
    case CB_RESCUE_EVENT_OVER:
      return describe_over (session, self, event);
    default:
      return NULL;
    }
}

/**
 * cb_rescue_describe_seat:
 * @session: a game
 * @state: a position of it
 * @seat: a seat
 * @aid: whether to tell what the count would give now
 *
 * Returns: (transfer full): how the seat stands
 */
char *
cb_rescue_describe_seat (CbSession     *session,
                         const CbState *state,
                         CbSeat         seat,
                         gboolean       aid)
{
  const CbRescue *self = cb_rescue_peek (state);
  int laid = __builtin_popcountll (self->owner[seat]);
  int score = cb_rescue_get_score (self, seat);

  if (cb_rescue_kind.to_move (state) == CB_SEAT_NONE)
    return g_strdup_printf (ngettext ("%d point", "%d points", (gulong) score), score);
  if (aid)
    /* Translators: the points a player would have if the game ended here. */
    return g_strdup_printf (ngettext ("%d point now", "%d points now", (gulong) score), score);

  /* Translators: the cheeses that a player has played so far. */
  return g_strdup_printf (ngettext ("%d cheese", "%d cheeses", (gulong) laid), laid);
}

/**
 * cb_rescue_describe_pile:
 * @state: a position
 *
 * Returns: (transfer full): how many cards can still be drawn
 */
char *
cb_rescue_describe_pile (const CbRescue *state)
{
  /* Translators: how many cards are in the draw pile. */
  return g_strdup_printf (_("Draw pile: %u"), state->n_pile);
}

/* By the names that the cells have. */
static void
read_cells (GString             *text,
            CbSession           *session,
            const CbRescue      *state,
            const CbRescueCount *gone)
{
  for (guint64 left = state->laid; left != 0; left &= left - 1)
    {
      g_autofree char *words =
        cb_rescue_describe_cell (session, state, gone, (guint) __builtin_ctzll (left));

      g_string_append_printf (text, "%s. ", words);
    }
}

/**
 * cb_rescue_describe_table:
 * @session: a game
 * @state: a position of it
 * @gone: the cards that have left in the count, as far as that was told
 * @viewer: whose hand to tell, or %CB_SEAT_NONE
 *
 * Returns: (transfer full): everything on the table
 */
char *
cb_rescue_describe_table (CbSession           *session,
                          const CbState       *state,
                          const CbRescueCount *gone,
                          CbSeat               viewer)
{
  const CbRescue *self = cb_rescue_peek (state);
  g_autofree char *turn = cb_rescue_describe_turn (session);
  g_autofree char *pile = cb_rescue_describe_pile (self);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s. ", turn);
  read_cells (text, session, self, gone);
  g_string_append_printf (text, "%s. ", pile);
  for (guint i = 0; viewer != CB_SEAT_NONE && i < self->n_hand[viewer]; i++)
    {
      g_autofree char *card = cb_rescue_describe_card (self->hand[viewer][i]);

      /* Translators: a card in the hand of the player who listens. */
      g_string_append_printf (text, _("In hand: %s. "), card);
    }

  cb_describe_standings (session, cb_rescue_describe_seat, state, text);

  return g_string_free (text, FALSE);
}
