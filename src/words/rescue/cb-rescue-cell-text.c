/* cb-rescue-cell-text.c - Cheese Rescue in words: the cells of the playing area
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-text.h"

#include "cb-rescue-extent.h"

#include <glib/gi18n.h>

/* The name of a card that lies in a cell, with its owner if it has one. */
static char *
describe_owned (CbSession      *session,
                const CbRescue *state,
                guint           cell)
{
  g_autofree char *card = cb_rescue_describe_card (cb_rescue_get_card (state, cell));
  CbSeat owner = cb_rescue_get_owner (state, cell);

  if (owner == CB_SEAT_NONE)
    return g_steal_pointer (&card);

  /* Translators: a cheese card, such as “cheese worth 2 points”, and its player. */
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
    /* Translators: only spoken: in this and the next two, what a card must fear. */
    return _("next to a dog");
  if (card == CB_RESCUE_MOUSE && (around & state->card[CB_RESCUE_CAT]) != 0)
    return _("next to a cat");
  if (card > CB_RESCUE_START && (around & state->card[CB_RESCUE_MOUSE]) != 0)
    return _("next to a mouse");

  return NULL;
}

/* Whether all that leaves in the count has left. */
static gboolean
is_counted (const CbRescue      *state,
            const CbRescueCount *gone)
{
  CbRescueCount count;

  cb_rescue_count (state, &count);

  return count.scared == gone->scared && count.chased == gone->chased &&
         count.eaten == gone->eaten;
}

/* What became of a card in the count, or what it must fear until then. */
static const char *
describe_fate (const CbRescue      *state,
               const CbRescueCount *gone,
               guint                cell)
{
  if (gone->scared >> cell & 1)
    /* Translators: only spoken: in this and the next three, what became of a card at the end. */
    return _("scared away by a dog");
  if (gone->chased >> cell & 1)
    return _("chased away by a cat");
  if (gone->eaten >> cell & 1)
    return _("eaten by a mouse");
  if (cb_rescue_kind.to_move ((const CbState *) state) != CB_SEAT_NONE ||
      !is_counted (state, gone))
    return describe_danger (state, cell);

  return cb_rescue_get_card (state, cell) > CB_RESCUE_START ? C_("cheese", "left over") : NULL;
}

/**
 * cb_rescue_find_cell:
 * @session: a game
 * @place: a cell, as events have it
 * @row: (out): the row that people call it by
 * @column: (out): the column
 *
 * A cell keeps its name in the whole game: where the area may still grow to all sides,
 * there is a number for every row that it could ever have.
 */
void
cb_rescue_find_cell (CbSession *session,
                     int        place,
                     int       *row,
                     int       *column)
{
  const CbRescue *first = cb_rescue_peek (cb_session_peek_state_at (session, 0));
  CbRescueExtent extent;

  cb_rescue_extent_find (first, &extent);
  if (first->width < first->side)
    extent.left = extent.top = 1 - first->side;
  *row = cb_rescue_place_get_y (place) - extent.top + 1;
  *column = cb_rescue_place_get_x (place) - extent.left + 1;
}

/**
 * cb_rescue_describe_cell:
 * @session: the game
 * @state: a position of it
 * @gone: the cards that have left in the count, as far as that was told
 * @cell: the bit of a cell
 *
 * Returns: (transfer full): where it is and what lies there
 */
char *
cb_rescue_describe_cell (CbSession           *session,
                         const CbRescue      *state,
                         const CbRescueCount *gone,
                         guint                cell)
{
  g_autofree char *card = NULL;
  const char *fate;
  int row, column;

  cb_rescue_find_cell (session, cb_rescue_find_place (state, cell), &row, &column);
  if ((state->laid >> cell & 1) == 0)
    {
      if (cb_rescue_get_free_cells (state) >> cell & 1)
        /* Translators: only spoken: in this and the next, a space and what lies there. */
        return g_strdup_printf (_("Row %d, column %d, free"), row, column);
      return g_strdup_printf (_("Row %d, column %d, out of reach"), row, column);
    }

  card = describe_owned (session, state, cell);
  fate = describe_fate (state, gone, cell);
  if (fate == NULL)
    /* Translators: the last is a card, such as “dog”. */
    return g_strdup_printf (_("Row %d, column %d, %s"), row, column, card);

  /* Translators: the last two are a card and what it must fear or what became of it, such
   * as “mouse” and “next to a cat”. */
  return g_strdup_printf (_("Row %d, column %d, %s, %s"), row, column, card, fate);
}

/**
 * cb_rescue_explain:
 * @state: a position
 * @place: a cell where no card can be laid
 *
 * Returns: (transfer none): why
 */
const char *
cb_rescue_explain (const CbRescue *state,
                   int             place)
{
  guint64 board = cb_rescue_get_board (state, place);

  if (state->laid & board)
    /* Translators: this and the next two stand in the status line: why a card cannot go
     * somewhere. */
    return _("There is already a card here");
  if ((state->allowed & board) == 0)
    return _("This space is outside the playing area");

  return _("A card must share a side with another card");
}
