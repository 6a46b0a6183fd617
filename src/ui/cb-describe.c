/* cb-describe.c - what happens in a move, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-describe.h"

/**
 * cb_describe_move:
 * @view: how the game is shown
 * @session: the game
 * @ply: how many moves were played before the one to tell of
 *
 * Returns: (transfer full): all that happened in a move, fit to stay in sight: with
 *   nothing in it that only some may know, or that people are to remember
 */
char *
cb_describe_move (const CbGameView *view,
                  CbSession        *session,
                  guint             ply)
{
  const CbState *before = cb_session_peek_state_at (session, ply);
  g_autoptr (GArray) events = cb_kind_dup_events (view->kind, before,
                                                  cb_session_get_move (session, ply));
  g_autofree CbState *state = cb_kind_copy_state (view->kind, before);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < events->len; i++)
    {
      const CbEvent *event = &g_array_index (events, CbEvent, i);
      g_autofree char *sentence = NULL;

      view->kind->enact (state, event);
      sentence = view->describe_event (session, state, event, CB_SEAT_NONE, TRUE);
      if (sentence != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
    }

  return g_string_free (text, FALSE);
}
