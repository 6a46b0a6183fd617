/* cb-rescue-hint.c - Cheese Rescue: what a move is good for, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-text.h"

#include "cb-describe.h"
#include "cb-rescue-extent.h"

#include <glib/gi18n.h>

/**
 * Outlook:
 * @after: the position after the move
 * @scared: the cats that leave in the count because of the move
 * @chased: the mice
 * @eaten: the cheeses
 * @saved: the cheeses that no longer leave
 *
 * What comes of a move, as boards of @after.
 */
typedef struct
{
  CbRescue after;
  guint64  scared;
  guint64  chased;
  guint64  eaten;
  guint64  saved;
} Outlook;

/* The same cells on the boards of a later position, which may have shifted. */
static guint64
shift (const CbRescue *before,
       const CbRescue *after,
       guint64         cells)
{
  guint64 shifted = 0;

  for (; cells != 0; cells &= cells - 1)
    shifted |= cb_rescue_get_board (after,
                                    cb_rescue_find_place (before,
                                                          (guint) __builtin_ctzll (cells)));

  return shifted;
}

static void
look_ahead (const CbRescue *before,
            CbMove          move,
            Outlook        *self)
{
  CbRescueCount old, new;
  guint64 eaten;

  self->after = *before;
  cb_rescue_kind.apply ((CbState *) &self->after, move);
  cb_rescue_count (before, &old);
  cb_rescue_count (&self->after, &new);
  eaten = shift (before, &self->after, old.eaten);
  self->scared = new.scared & ~shift (before, &self->after, old.scared);
  self->chased = new.chased & ~shift (before, &self->after, old.chased);
  self->eaten = new.eaten & ~eaten;
  self->saved = eaten & ~new.eaten;
}

/* The cheese of the most points among some cells; -1 if there is none. */
static int
find_best (const CbRescue *state,
           guint64         cells)
{
  int best = -1;

  for (; cells != 0; cells &= cells - 1)
    {
      int cell = __builtin_ctzll (cells);

      if (best < 0 || cb_rescue_get_card (state, (guint) cell) >
                      cb_rescue_get_card (state, (guint) best))
        best = cell;
    }

  return best;
}

static int
get_points (const CbRescue *state,
            int             cell)
{
  return (int) cb_rescue_get_card (state, (guint) cell) - CB_RESCUE_START;
}

static char *
describe_eaten (CbSession     *session,
                const Outlook *self,
                int            cell,
                gboolean       by_itself)
{
  int points = get_points (&self->after, cell);
  const char *name =
    cb_session_get_name (session, cb_rescue_get_owner (&self->after, (guint) cell));

  if (by_itself)
    /* Translators: why to play a mouse; the name of a player, and the points of a cheese. */
    return g_strdup_printf (ngettext ("it eats %s’s %d-point cheese",
                                      "it eats %s’s %d-point cheese", (gulong) points),
                            name, points);

  /* Translators: why to play an animal; the name of a player, and the points of a cheese. */
  return g_strdup_printf (ngettext ("then a mouse eats %s’s %d-point cheese",
                                    "then a mouse eats %s’s %d-point cheese", (gulong) points),
                          name, points);
}

static char *
describe_saved (CbSession     *session,
                const Outlook *self,
                CbSeat         seat,
                int            cell)
{
  int points = get_points (&self->after, cell);

  /* Translators: why to play a card; the name of the player, and the points of a cheese. */
  return g_strdup_printf (ngettext ("this saves %s’s %d-point cheese",
                                    "this saves %s’s %d-point cheese", (gulong) points),
                          cb_session_get_name (session, seat), points);
}

static char *
describe_chase (const Outlook *self)
{
  int cats = __builtin_popcountll (self->scared), mice = __builtin_popcountll (self->chased);

  if (cats > 0)
    /* Translators: why to play a dog. */
    return g_strdup_printf (ngettext ("it scares %d cat away", "it scares %d cats away",
                                      (gulong) cats), cats);
  if (mice > 0)
    /* Translators: why to play a cat. */
    return g_strdup_printf (ngettext ("it chases %d mouse away", "it chases %d mice away",
                                      (gulong) mice), mice);

  return NULL;
}

/* What the move is good for, the most important thing first. */
static char *
describe_reason (CbSession     *session,
                 const Outlook *self,
                 CbSeat         seat,
                 CbMove         move)
{
  CbRescueCard card = cb_rescue_move_get_card (move);
  int saved = find_best (&self->after, self->saved & self->after.owner[seat]);
  int eaten = find_best (&self->after, self->eaten & ~self->after.owner[seat]);
  guint64 laid = cb_rescue_get_board (&self->after, cb_rescue_move_get_place (move));

  if (saved >= 0)
    return describe_saved (session, self, seat, saved);
  if (eaten >= 0)
    return describe_eaten (session, self, eaten, card == CB_RESCUE_MOUSE);
  if (card > CB_RESCUE_START)
    /* Translators: why to play a cheese. */
    return (self->eaten & laid) == 0 ? g_strdup (_("no mouse can reach it for now")) : NULL;

  return describe_chase (self);
}

static char *
describe_advice (CbRescueCard card,
                 int          row,
                 int          column)
{
  int points = (int) card - CB_RESCUE_START;

  switch ((int) card)
    {
    case CB_RESCUE_DOG:
      /* Translators: in this and the next hints, a row and a column. */
      return g_strdup_printf (_("Play a dog at row %d, column %d"), row, column);
    case CB_RESCUE_CAT:
      return g_strdup_printf (_("Play a cat at row %d, column %d"), row, column);
    case CB_RESCUE_MOUSE:
      return g_strdup_printf (_("Play a mouse at row %d, column %d"), row, column);
    default:
      /* Translators: a hint: the points of a cheese, a row and a column. */
      return g_strdup_printf (ngettext ("Play a cheese worth %d point at row %d, column %d",
                                        "Play a cheese worth %d points at row %d, column %d",
                                        (gulong) points), points, row, column);
    }
}

/**
 * cb_rescue_describe_hint:
 * @session: a game
 * @move: a move that its player could make
 *
 * Returns: (transfer full): what to do, and what it is good for
 */
char *
cb_rescue_describe_hint (CbSession *session,
                         CbMove     move)
{
  const CbRescue *state = cb_rescue_peek (cb_session_peek_state (session));
  g_autofree char *advice = NULL, *reason = NULL;
  Outlook outlook;
  int row, column;

  cb_rescue_find_cell (session, cb_rescue_move_get_place (move), &row, &column);
  look_ahead (state, move, &outlook);
  advice = describe_advice (cb_rescue_move_get_card (move), row, column);
  reason = describe_reason (session, &outlook, state->turn, move);
  if (reason == NULL)
    /* Translators: a hint, such as “Play a dog at row 1, column 2”. */
    return g_strdup_printf (C_("hint", "%s."), advice);

  /* Translators: a hint and its reason, such as “it scares 2 cats away”. */
  return g_strdup_printf (C_("hint", "%s: %s."), advice, reason);
}

/* What would become of every cheese among some cells. */
static void
add_cheeses (GString        *text,
             CbSession      *session,
             const CbRescue *state,
             guint64         cells,
             gboolean        eaten)
{
  for (; cells != 0; cells &= cells - 1)
    {
      int cell = __builtin_ctzll (cells), points = get_points (state, cell);
      const char *name = cb_session_get_name (session, cb_rescue_get_owner (state, (guint) cell));

      /* Translators: in this and the next sentence, the name of a player, and the points of
       * a cheese. */
      cb_describe_add (text, eaten
        ? g_strdup_printf (ngettext ("A mouse would eat %s’s %d-point cheese.",
                                     "A mouse would eat %s’s %d-point cheese.",
                                     (gulong) points), name, points)
        : g_strdup_printf (ngettext ("%s’s %d-point cheese would be safe.",
                                     "%s’s %d-point cheese would be safe.",
                                     (gulong) points), name, points));
    }
}

/**
 * cb_rescue_describe_preview:
 * @session: a game
 * @state: a position of it
 * @move: a move that its player could make
 *
 * Returns: (transfer full): what would come of it in the count
 */
char *
cb_rescue_describe_preview (CbSession     *session,
                            const CbState *state,
                            CbMove         move)
{
  GString *text = g_string_new (NULL);
  Outlook outlook;
  int cats, mice;

  look_ahead (cb_rescue_peek (state), move, &outlook);
  cats = __builtin_popcountll (outlook.scared);
  mice = __builtin_popcountll (outlook.chased);
  if (cats > 0)
    cb_describe_add (text, g_strdup_printf (ngettext ("%d cat would be scared away.",
                                                      "%d cats would be scared away.",
                                                      (gulong) cats), cats));
  if (mice > 0)
    cb_describe_add (text, g_strdup_printf (ngettext ("%d mouse would be chased away.",
                                                      "%d mice would be chased away.",
                                                      (gulong) mice), mice));
  add_cheeses (text, session, &outlook.after, outlook.eaten, TRUE);
  add_cheeses (text, session, &outlook.after, outlook.saved, FALSE);
  if (text->len == 0)
    /* Translators: what would come of the picked card on this space. */
    cb_describe_add (text, g_strdup (_("Nothing would be chased away or eaten.")));

  return g_string_free (text, FALSE);
}

/**
 * cb_rescue_describe_advice:
 * @session: a game
 * @state: a position of it
 * @seat: who is to play
 *
 * Returns: (transfer full) (nullable): which of the seat's cheeses would be eaten if it were
 *   counted now, the best one by its place; all of that lies on the table
 */
char *
cb_rescue_describe_advice (CbSession     *session,
                           const CbState *state,
                           CbSeat         seat)
{
  const CbRescue *self = cb_rescue_peek (state);
  const char *name = cb_session_get_name (session, seat);
  GString *text = g_string_new (NULL);
  CbRescueCount count;
  int best, points, row, column, others;

  cb_rescue_count (self, &count);
  best = find_best (self, count.eaten & self->owner[seat]);
  if (best < 0)
    return g_string_free (text, TRUE);

  points = get_points (self, best);
  others = __builtin_popcountll (count.eaten & self->owner[seat]) - 1;
  cb_rescue_find_cell (session, cb_rescue_find_place (self, (guint) best), &row, &column);
  /* Translators: help for a beginner: the name of a player, the points of a cheese, a row
   * and a column. */
  cb_describe_add (text, g_strdup_printf (
    ngettext ("%s’s %d-point cheese at row %d, column %d is in danger: a mouse is next to it.",
              "%s’s %d-point cheese at row %d, column %d is in danger: a mouse is next to it.",
              (gulong) points), name, points, row, column));
  if (others > 0)
    /* Translators: after “Ada’s 3-point cheese … is in danger”. */
    cb_describe_add (text, g_strdup_printf (ngettext ("So is %d other cheese.",
                                                      "So are %d other cheeses.",
                                                      (gulong) others), others));

  return g_string_free (text, FALSE);
}
