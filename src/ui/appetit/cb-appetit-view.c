/* cb-appetit-view.c - Bon Appétit!: what the window must know
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-view.h"

#include "cb-appetit-board.h"
#include "cb-appetit-pips.h"
#include "cb-appetit-text.h"
#include "cb-appetit-thumbnail.h"

#include <glib/gi18n.h>

#define TOKEN_LINES  1.1

static void
fill_pieces (GtkBox        *box,
             const CbState *state,
             CbSeat         seat)
{
  GtkWidget *tokens = cb_appetit_pips_new ("appetit/token", NULL, TOKEN_LINES);

  cb_appetit_pips_set_count (CB_APPETIT_PIPS (tokens), cb_appetit_peek (state)->tokens[seat], 0);
  gtk_box_append (box, tokens);
}

/* Why the game ended, and what decided it. */
static char *
describe_reason (CbSession *session)
{
  const CbAppetit *state = cb_appetit_peek (cb_session_peek_state (session));
  g_autofree char *end = cb_appetit_describe_end (session, state);
  const char *rule = cb_appetit_was_tied (state)
                     ? _("Whoever has the most cards wins; in a tie, whoever has the most tokens")
                     : _("Whoever has the most cards wins");

  return g_strdup_printf ("%s %s.", end, rule);
}

/* There is only one thing to do, whoever does it. */
static void
list_phrases (CbSession *session,
              CbPhrases *phrases)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (&cb_appetit_kind, cb_session_peek_state (session));
  const CbMove *move = &g_array_index (moves, CbMove, 0);

  if (moves->len == 0)
    return;

  /* Translators: in this and the next, the only move of the game, as people type it. What
   * stands between bars may be typed in any order. */
  cb_phrases_add (phrases, g_strdup (C_("typed move", "turn")), move, 1);
  cb_phrases_add_words (phrases, g_strdup (C_("typed move", "turn|over|card")));
}

static const CbCue cues[CB_APPETIT_N_EVENTS] = {
  [CB_APPETIT_EVENT_DEALT] = { "deal" },
  [CB_APPETIT_EVENT_TURNED] = { "turn" },
  [CB_APPETIT_EVENT_BEGUN] = { "chase", CB_CUE_NEWS },
  [CB_APPETIT_EVENT_PASSED] = { "pass" },
  [CB_APPETIT_EVENT_MISSED] = { "miss" },
  [CB_APPETIT_EVENT_CAUGHT] = { "catch", CB_CUE_NEWS },
  [CB_APPETIT_EVENT_ESCAPED] = { "escape", CB_CUE_NEWS },
  [CB_APPETIT_EVENT_TOOK] = { "take", CB_CUE_EARLY },
  [CB_APPETIT_EVENT_TOKEN] = { "token" },
  [CB_APPETIT_EVENT_OVER] = { "finish", CB_CUE_NEWS },
};

const CbGameView cb_appetit_view = {
  .kind = &cb_appetit_kind,
  .art = "home/appetit",
  .summary = N_("Turn over cards and catch the mouse"),
  .min_age = 6, .minutes = 20,
  .starter = N_("In the rulebook, the youngest player starts."),
  .story_title = N_("The Story of the Game"),
  .rules = cb_appetit_rules, .n_rules = CB_APPETIT_N_RULES,
  .cues = cues, .n_cues = G_N_ELEMENTS (cues),
  .seats_on_board = TRUE,

  .get_board_type = cb_appetit_board_get_type,
  .draw_position = cb_appetit_draw_position,
  .describe_turn = cb_appetit_describe_turn,
  .describe_lately = cb_appetit_describe_lately,
  .describe_event = cb_appetit_describe_event,
  .describe_advice = cb_appetit_describe_advice,
  .list_phrases = list_phrases,
  .describe_seat = cb_appetit_describe_seat,
  .describe_supply = cb_appetit_describe_supply,
  .fill_pieces = fill_pieces,
  .describe_reason = describe_reason,
  .tell_story = cb_appetit_tell_story,
};
