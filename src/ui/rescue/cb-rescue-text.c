/* cb-rescue-text.c - Cheese Rescue in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-text.h"

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
      return g_strdup (C_("card", "dog"));
    case CB_RESCUE_CAT:
      return g_strdup (C_("card", "cat"));
    case CB_RESCUE_MOUSE:
      return g_strdup (C_("card", "mouse"));
    case CB_RESCUE_START:
      return g_strdup (C_("card", "start card"));
    default:
      /* Translators: a cheese card with its points. */
      return g_strdup_printf (ngettext ("cheese of %d point", "cheese of %d points",
                                        (gulong) points), points);
    }
}

/**
 * cb_rescue_describe_laid:
 * @session: the game
 * @state: a position of it
 * @cell: the bit of a cell where a card lies
 *
 * Returns: (transfer full): the card's name, with its owner if it has one
 */
char *
cb_rescue_describe_laid (CbSession      *session,
                         const CbRescue *state,
                         guint           cell)
{
  g_autofree char *card = cb_rescue_describe_card (cb_rescue_get_card (state, cell));
  CbSeat owner = cb_rescue_get_owner (state, cell);

  if (owner == CB_SEAT_NONE)
    return g_steal_pointer (&card);

  /* Translators: a cheese card, such as “cheese of 2 points”, and its player. */
  return g_strdup_printf (C_("laid card", "%s, %s"), card, cb_session_get_name (session, owner));
}

/* What lies next to a card and is to be feared by it; NULL if nothing is. */
static const char *
describe_danger (const CbRescue *state,
                 guint           cell)
{
  guint64 around = cb_rescue_get_neighbours (state, G_GUINT64_CONSTANT (1) << cell);
  CbRescueCard card = cb_rescue_get_card (state, cell);

  if (card == CB_RESCUE_CAT && (around & state->card[CB_RESCUE_DOG]) != 0)
    return _("next to a dog");
  if (card == CB_RESCUE_MOUSE && (around & state->card[CB_RESCUE_CAT]) != 0)
    return _("next to a cat");
  if (card > CB_RESCUE_START && (around & state->card[CB_RESCUE_MOUSE]) != 0)
    return _("next to a mouse");

  return NULL;
}

/**
 * cb_rescue_describe_cell:
 * @session: the game
 * @state: a position of it
 * @cell: the bit of a cell
 * @row: its row as it is shown, from 1
 * @column: its column as it is shown, from 1
 *
 * Returns: (transfer full): where it is and what lies there
 */
char *
cb_rescue_describe_cell (CbSession      *session,
                         const CbRescue *state,
                         guint           cell,
                         int             row,
                         int             column)
{
  g_autofree char *card = NULL;
  const char *danger;

  if ((state->laid >> cell & 1) == 0)
    {
      if (cb_rescue_get_free_cells (state) >> cell & 1)
        return g_strdup_printf (_("Row %d, column %d, free"), row, column);
      return g_strdup_printf (_("Row %d, column %d, out of reach"), row, column);
    }

  card = cb_rescue_describe_laid (session, state, cell);
  danger = describe_danger (state, cell);
  if (danger == NULL)
    /* Translators: the last is a card, such as “dog”. */
    return g_strdup_printf (_("Row %d, column %d, %s"), row, column, card);

  /* Translators: the last two are a card and what it must fear, such as
   * “mouse” and “next to a cat”. */
  return g_strdup_printf (_("Row %d, column %d, %s, %s"), row, column, card, danger);
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
  if (cb_session_get_controller (session, turn) != CB_CONTROLLER_HUMAN)
    /* Translators: the name of a computer player. */
    return g_strdup_printf (_("%s is thinking…"), name);
  if (state->laid == 0)
    /* Translators: the name of the player whose turn it is. */
    return g_strdup_printf (_("%s begins: lay the first card"), name);

  /* Translators: the name of the player whose turn it is. */
  return g_strdup_printf (_("%s to play: pick a card and a cell"), name);
}

/**
 * cb_rescue_describe_move:
 * @session: a game
 * @ply: how many moves were played before it
 *
 * Returns: (transfer full): a move of its history
 */
char *
cb_rescue_describe_move (CbSession *session,
                         guint      ply)
{
  const CbRescue *state = cb_rescue_peek (cb_session_peek_state_at (session, ply));
  CbRescueCard card = cb_rescue_move_get_card (cb_session_get_move (session, ply));
  const char *name = cb_session_get_name (session, state->turn);
  int points = (int) card - CB_RESCUE_START;

  switch ((int) card)
    {
    case CB_RESCUE_DOG:
      /* Translators: in this and the next sentences, the name of a player. */
      return g_strdup_printf (_("%s lays a dog"), name);
    case CB_RESCUE_CAT:
      return g_strdup_printf (_("%s lays a cat"), name);
    case CB_RESCUE_MOUSE:
      return g_strdup_printf (_("%s lays a mouse"), name);
    default:
      return g_strdup_printf (ngettext ("%s lays a cheese of %d point",
                                        "%s lays a cheese of %d points", (gulong) points),
                              name, points);
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

  if (self->n_laid == self->n_seats * CB_RESCUE_PLIES)
    return g_strdup_printf (ngettext ("%d point", "%d points", (gulong) score), score);
  if (aid)
    /* Translators: the points a player would have if the game ended here. */
    return g_strdup_printf (ngettext ("%d point now", "%d points now", (gulong) score), score);

  /* Translators: the cheeses that a player has laid so far. */
  return g_strdup_printf (ngettext ("%d cheese", "%d cheeses", (gulong) laid), laid);
}

/**
 * cb_rescue_describe_pile:
 * @state: a position
 *
 * Returns: (transfer full): how many cards can still be drawn
 */
char *
cb_rescue_describe_pile (const CbState *state)
{
  return g_strdup_printf (_("Draw pile: %u"), cb_rescue_peek (state)->n_pile);
}

static char *
describe_scared (int n)
{
  return n == 0 ? g_strdup (_("The dogs scare no cat away"))
                : g_strdup_printf (ngettext ("The dogs scare %d cat away",
                                             "The dogs scare %d cats away", (gulong) n), n);
}

static char *
describe_chased (int n)
{
  return n == 0 ? g_strdup (_("The cats that are left chase no mouse away"))
                : g_strdup_printf (ngettext ("The cats that are left chase %d mouse away",
                                             "The cats that are left chase %d mice away",
                                             (gulong) n), n);
}

static char *
describe_eaten (int n)
{
  return n == 0 ? g_strdup (_("The mice that are left eat no cheese"))
                : g_strdup_printf (ngettext ("The mice that are left eat %d cheese",
                                             "The mice that are left eat %d cheeses",
                                             (gulong) n), n);
}

/**
 * cb_rescue_describe_step:
 * @state: the last position of a game
 * @step: a step of the count, from 1 to %CB_RESCUE_N_STEPS
 *
 * Returns: (transfer full): what happens in it
 */
char *
cb_rescue_describe_step (const CbState *state,
                         int            step)
{
  CbRescueCount count;

  cb_rescue_count (cb_rescue_peek (state), &count);
  switch (step)
    {
    case 1:
      return describe_scared (__builtin_popcountll (count.scared));
    case 2:
      return describe_chased (__builtin_popcountll (count.chased));
    default:
      return describe_eaten (__builtin_popcountll (count.eaten));
    }
}

static void
read_row (GString        *text,
          CbSession      *session,
          const CbRescue *state,
          guint           row)
{
  for (guint column = 1; column <= state->width; column++)
    {
      guint cell = 8 * row + column;

      if (state->laid >> cell & 1)
        {
          g_autofree char *words = cb_rescue_describe_cell (session, state, cell, (int) row,
                                                            (int) column);
          g_string_append_printf (text, "%s. ", words);
        }
    }
}

/**
 * cb_rescue_describe_table:
 * @session: a game
 * @state: a position of it
 * @viewer: whose hand to tell, or %CB_SEAT_NONE
 *
 * Returns: (transfer full): everything on the table
 */
char *
cb_rescue_describe_table (CbSession     *session,
                          const CbState *state,
                          CbSeat         viewer)
{
  const CbRescue *self = cb_rescue_peek (state);
  g_autofree char *turn = cb_rescue_describe_turn (session);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s. ", turn);
  for (guint row = 1; row <= self->height; row++)
    read_row (text, session, self, row);

  for (guint i = 0; viewer != CB_SEAT_NONE && i < self->n_hand[viewer]; i++)
    {
      g_autofree char *card = cb_rescue_describe_card (self->hand[viewer][i]);

      /* Translators: a card in the hand of the player who listens. */
      g_string_append_printf (text, _("In hand: %s. "), card);
    }

  for (CbSeat seat = 0; seat < self->n_seats; seat++)
    {
      g_autofree char *standing = cb_rescue_describe_seat (session, state, seat, FALSE);

      /* Translators: a player and how they stand, such as “Ada: 2 cheeses”. */
      g_string_append_printf (text, _("%s: %s. "), cb_session_get_name (session, seat), standing);
    }

  return g_string_free (text, FALSE);
}
