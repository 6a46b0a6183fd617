/* cb-describe.c - what all games say in the same way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-describe.h"

#include <glib/gi18n.h>

/**
 * cb_describe_add:
 * @text: sentences
 * @sentence: (transfer full) (nullable): one more, if there is one
 */
void
cb_describe_add (GString *text,
                 char    *sentence)
{
  g_autofree char *owned = sentence;

  if (owned != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", owned);
}

/**
 * cb_describe_events:
 * @session: a game
 * @describe: makes a sentence of an event of its kind
 * @ply: how many moves were played before the one to tell of
 * @n_events: how many of its events to look at, at the most
 * @types: which of these to tell, as bits
 *
 * Returns: (transfer full) (nullable): what happened in a move, if there is something
 *   to say: fit to stay in sight, with nothing in it that only some may know, or that
 *   people are to remember
 */
char *
cb_describe_events (CbSession           *session,
                    CbDescribeEventFunc  describe,
                    guint                ply,
                    guint                n_events,
                    guint                types)
{
  const CbKind *kind = cb_session_get_kind (session);
  const CbState *before = cb_session_peek_state_at (session, ply);
  g_autoptr (GArray) events = cb_kind_dup_events (kind, before, cb_session_get_move (session, ply));
  g_autofree CbState *state = cb_kind_copy_state (kind, before);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < MIN (events->len, n_events); i++)
    {
      const CbEvent *event = &g_array_index (events, CbEvent, i);

      kind->enact (state, event);
      if (types >> event->type & 1)
        cb_describe_add (text, describe (session, state, event, CB_SEAT_NONE, TRUE));
    }

  return g_string_free (text, text->len == 0);
}

/**
 * cb_describe_move:
 * @view: how the game is shown
 * @session: the game
 * @ply: how many moves were played before the one to tell of
 *
 * Returns: (transfer full) (nullable): all that happened in a move
 */
char *
cb_describe_move (const CbGameView *view,
                  CbSession        *session,
                  guint             ply)
{
  return cb_describe_events (session, view->describe_event, ply, G_MAXUINT, G_MAXUINT);
}

/**
 * cb_describe_now:
 * @view: how the game is shown
 * @session: the game
 *
 * People who were just told what happened only need the turn; this is for those who were
 * not, or who look again.
 *
 * Returns: (transfer full): what came of the last move, and what is expected
 */
char *
cb_describe_now (const CbGameView *view,
                 CbSession        *session)
{
  GString *text = g_string_new (NULL);

  if (view->describe_lately != NULL)
    cb_describe_add (text, view->describe_lately (session));
  cb_describe_add (text, view->describe_turn (session));

  return g_string_free (text, FALSE);
}

/**
 * cb_describe_mean:
 * @mean: of some numbers
 *
 * Returns: (transfer full): the mean to one decimal, as the language has it, whatever the
 *   numbers of the desktop look like
 */
char *
cb_describe_mean (double mean)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];
  g_auto (GStrv) parts = g_strsplit (g_ascii_formatd (digits, sizeof digits, "%.1f", mean), ".", 2);

  /* Translators: a number such as 2.5: what stands before and after the decimal mark. */
  return g_strdup_printf (C_("number", "%s.%s"), parts[0], parts[1]);
}

/**
 * cb_describe_standings:
 * @session: a game
 * @describe: says how a seat stands in a game of its kind
 * @state: a position of it
 * @text: what to add to how every seat stands
 */
void
cb_describe_standings (CbSession          *session,
                       CbDescribeSeatFunc  describe,
                       const CbState      *state,
                       GString            *text)
{
  for (CbSeat seat = 0; seat < (CbSeat) cb_session_get_n_seats (session); seat++)
    {
      g_autofree char *standing = describe (session, state, seat, FALSE);

      /* Translators: a player and how they stand, such as “Ada: 14 cards”. */
      g_string_append_printf (text, _("%s: %s. "), cb_session_get_name (session, seat), standing);
    }
}
