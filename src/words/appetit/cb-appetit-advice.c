/* cb-appetit-advice.c - Bon Appétit! in words: what a chase means
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-text.h"

#include "cb-describe.h"

#include <glib/gi18n.h>

/* What becomes of the pile if no try brings anything. */
static char *
describe_miss (CbSession       *session,
               const CbAppetit *state)
{
  const char *name;

  if (state->mouse_owner == CB_SEAT_NONE)
    return g_strdup (_("If only cheese comes, the pile stays."));

  name = cb_session_get_name (session, state->mouse_owner);
  if (state->miss == CB_APPETIT_MISS_UNDER_MOUSE)
    /* Translators: help for a beginner; in this and the next sentence, who turned over the
     * mouse. */
    return g_strdup_printf (_("If only cheese comes, the cards under the mouse go to %s."), name);

  return g_strdup_printf (_("If only cheese comes, the whole pile goes to %s."), name);
}

/**
 * cb_appetit_describe_advice:
 * @session: a game
 * @state: a position of it
 * @seat: who is to play
 *
 * Returns: (transfer full) (nullable): what a chase means, if there is one
 */
char *
cb_appetit_describe_advice (CbSession     *session,
                            const CbState *state,
                            CbSeat         seat)
{
  const CbAppetit *self = cb_appetit_peek (state);
  GString *text;

  if (self->tries == 0 || self->turn != seat)
    return NULL;

  text = g_string_new (NULL);
  /* Translators: help for a beginner who must catch a mouse. */
  cb_describe_add (text, g_strdup (_("A cat wins the whole pile and a mouse token.")));
  cb_describe_add (text, describe_miss (session, self));

  return g_string_free (text, FALSE);
}
