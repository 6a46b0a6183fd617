/* cb-rescue-phrases.c - Cheese Rescue: what can be typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-phrases.h"

#include "cb-rescue-extent.h"
#include "cb-rescue-text.h"

#include <glib/gi18n.h>

#define N_NAMES 2

/* A card in a cell, or a cell alone: as cells are called, and as on a chessboard, with a
 * letter for the column. */
static void
name_lay (CbSession  *session,
          const char *card,
          int         place,
          char       *names[N_NAMES])
{
  int row, column;

  cb_rescue_find_cell (session, place, &row, &column);
  /* Translators: a move that people type: a card, such as “cat”, a row and a column. What
   * stands between bars may be typed in any order. */
  names[0] = g_strdup_printf (C_("typed move", "%s|row %d column %d"), card, row, column);
  names[1] = g_strdup_printf ("%s|%c%d", card, 'a' + column - 1, row);
}

/**
 * cb_rescue_list_phrases:
 * @session: a game
 * @phrases: gets two phrases for every card and cell
 */
void
cb_rescue_list_phrases (CbSession *session,
                        CbPhrases *phrases)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (&cb_rescue_kind, cb_session_peek_state (session));

  for (guint i = 0; i < moves->len; i++)
    {
      CbMove move = g_array_index (moves, CbMove, i);
      g_autofree char *card = cb_rescue_describe_card (cb_rescue_move_get_card (move));
      char *names[N_NAMES];

      name_lay (session, card, cb_rescue_move_get_place (move), names);
      for (guint k = 0; k < N_NAMES; k++)
        cb_phrases_add (phrases, names[k], &move, 1);
    }
}

static gboolean
is_in_hand (const CbRescue *state,
            CbRescueCard    card)
{
  for (guint i = 0; i < state->n_hand[state->turn]; i++)
    if (state->hand[state->turn][i] == card)
      return TRUE;

  return FALSE;
}

static void
refuse_lay (CbSession  *session,
            const char *card,
            int         place,
            const char *why,
            CbPhrases  *phrases)
{
  char *names[N_NAMES];

  name_lay (session, card, place, names);
  for (guint i = 0; i < N_NAMES; i++)
    cb_phrases_refuse (phrases, names[i], why);
}

/* In every cell that could ever have a name. The reason is the cell, if that is not free,
 * or else the card. */
static void
refuse_card (CbSession      *session,
             const CbRescue *state,
             const char     *card,
             const char     *missing,
             CbPhrases      *phrases)
{
  int side = state->side, row, column;

  cb_rescue_find_cell (session, cb_rescue_place (0, 0), &row, &column);
  for (int y = MAX (1 - side, 1 - row); y < side; y++)
    for (int x = MAX (1 - side, 1 - column); x < side; x++)
      {
        int place = cb_rescue_place (x, y);

        if ((cb_rescue_get_free_cells (state) & cb_rescue_get_board (state, place)) == 0)
          refuse_lay (session, card, place, cb_rescue_explain (state, place), phrases);
        else if (missing != NULL)
          refuse_lay (session, card, place, missing, phrases);
      }
}

/**
 * cb_rescue_list_refusals:
 * @session: a game
 * @phrases: gets a reason for every card and cell that does not fit
 */
void
cb_rescue_list_refusals (CbSession *session,
                         CbPhrases *phrases)
{
  const CbRescue *state = cb_rescue_peek (cb_session_peek_state (session));

  refuse_card (session, state, "", NULL, phrases);
  for (int card = 0; card < CB_RESCUE_N_CARDS; card++)
    {
      g_autofree char *name = cb_rescue_describe_card ((CbRescueCard) card);
      g_autofree char *missing = NULL;

      if (card == CB_RESCUE_START)
        continue;

      if (!is_in_hand (state, (CbRescueCard) card))
        {
          /* Translators: a card, such as “dog”. */
          missing = g_strdup_printf (_("Not in hand: %s"), name);
          cb_phrases_refuse (phrases, g_strdup (name), missing);
        }
      refuse_card (session, state, name, missing, phrases);
    }
}
