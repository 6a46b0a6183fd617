/* cb-appetit-tale.c - Bon Appétit! as it goes, told in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-tale.h"

#include "cb-appetit-story.h"

#include <glib/gi18n.h>

/* Two sentences, of which either may be missing; takes both. */
static char *
join (char *first,
      char *second)
{
  g_autofree char *head = first;
  g_autofree char *tail = second;

  if (head == NULL)
    return g_steal_pointer (&tail);
  if (tail == NULL)
    return g_steal_pointer (&head);

  /* Translators: two sentences, one after the other. */
  return g_strdup_printf (C_("tale", "%s. %s"), head, tail);
}

static char *
tell_card (CbSession            *session,
           const CbAppetitStory *story)
{
  const char *name = cb_session_get_name (session, story->seat);
  guint paws = story->card;

  if (story->card == CB_APPETIT_CHEESE)
    /* Translators: in this and the next sentences, the name of a player. */
    return g_strdup_printf (_("%s turns a cheese"), name);
  if (story->card == CB_APPETIT_CAT && story->outcome == CB_APPETIT_NOTHING)
    return g_strdup_printf (_("%s turns a cat, but there is no mouse to catch"), name);
  if (story->card == CB_APPETIT_CAT)
    return g_strdup_printf (_("%s turns a cat"), name);

  return g_strdup_printf (ngettext ("%s turns a mouse with %u paw", "%s turns a mouse with %u paws",
                                    paws), name, paws);
}

static char *
tell_caught (CbSession            *session,
             const CbAppetitStory *story)
{
  /* Translators: who catches the mouse, and how many cards there are. */
  return g_strdup_printf (ngettext ("Caught! %s takes %u card and a mouse token",
                                    "Caught! %s takes %u cards and a mouse token",
                                    story->n_taken),
                          cb_session_get_name (session, story->taker), story->n_taken);
}

/* What players forget most often: only cheese, so the mouse was too fast. */
static char *
tell_escaped (CbSession            *session,
              const CbAppetitStory *story)
{
  const char *name;

  if (story->taker == CB_SEAT_NONE)
    return g_strdup (_("Only cheese: the mouse escapes, and as nobody turned it the pile stays"));

  name = cb_session_get_name (session, story->taker);
  if (story->before->miss == CB_APPETIT_MISS_WHOLE_PILE)
    /* Translators: who turned the mouse, and how many cards there are. */
    return g_strdup_printf (ngettext ("Only cheese: the mouse escapes, and %s takes %u card",
                                      "Only cheese: the mouse escapes, and %s takes %u cards",
                                      story->n_taken), name, story->n_taken);
  if (story->n_taken == 0)
    return g_strdup (_("Only cheese: the mouse escapes, but no card lies under it"));

  /* Translators: who turned the mouse, and how many cards lie under it. */
  return g_strdup_printf (ngettext ("Only cheese: the mouse escapes, and %s takes the %u card "
                                    "under it",
                                    "Only cheese: the mouse escapes, and %s takes the %u cards "
                                    "under it",
                                    story->n_taken), name, story->n_taken);
}

/* What a chase that goes on asks for; nothing if the game ended first. */
static char *
tell_chase (CbSession            *session,
            const CbAppetitStory *story)
{
  guint tries = story->after->tries;
  const char *name;

  if (story->after->turn == CB_SEAT_NONE)
    return NULL;

  name = cb_session_get_name (session, story->after->turn);
  if (story->outcome == CB_APPETIT_BEGUN)
    return g_strdup_printf (ngettext ("%s has %u try to catch it", "%s has %u tries to catch it",
                                      tries), name, tries);
  if (story->outcome == CB_APPETIT_PASSED)
    return g_strdup_printf (ngettext ("The chase passes to %s, with %u try",
                                      "The chase passes to %s, with %u tries", tries),
                            name, tries);

  return g_strdup_printf (ngettext ("%u try left", "%u tries left", tries), tries);
}

static char *
tell_outcome (CbSession            *session,
              const CbAppetitStory *story)
{
  switch (story->outcome)
    {
    case CB_APPETIT_BEGUN:
    case CB_APPETIT_TRIED:
    case CB_APPETIT_PASSED:
      return tell_chase (session, story);
    case CB_APPETIT_CAUGHT:
      return tell_caught (session, story);
    case CB_APPETIT_ESCAPED:
      return tell_escaped (session, story);
    case CB_APPETIT_NOTHING:
    default:
      return NULL;
    }
}

/**
 * cb_appetit_tell_move:
 * @session: a game
 * @ply: how many moves were played before it
 *
 * Returns: (transfer full): a move of its history, and all that came of it
 */
char *
cb_appetit_tell_move (CbSession *session,
                      guint      ply)
{
  CbAppetitStory story;
  char *text;

  cb_appetit_story_read (&story, session, ply);
  text = join (tell_card (session, &story), tell_outcome (session, &story));

  return story.after->turn == CB_SEAT_NONE ? join (text, cb_appetit_tell_end (session, story.after))
                                           : text;
}

/**
 * cb_appetit_tell_news:
 * @session: a game
 * @ply: how many moves were played before the last one
 *
 * Returns: (transfer full) (nullable): how a chase ended, if it did
 */
char *
cb_appetit_tell_news (CbSession *session,
                      guint      ply)
{
  CbAppetitStory story;

  cb_appetit_story_read (&story, session, ply);
  if (story.outcome != CB_APPETIT_CAUGHT && story.outcome != CB_APPETIT_ESCAPED)
    return NULL;

  return tell_outcome (session, &story);
}

static char *
tell_expected (CbSession       *session,
               const CbAppetit *state)
{
  const char *name = cb_session_get_name (session, state->turn);

  if (cb_session_get_controller (session, state->turn) != CB_CONTROLLER_HUMAN)
    /* Translators: the name of a computer player. */
    return g_strdup_printf (_("%s is turning a card…"), name);
  if (state->tries == 0)
    /* Translators: the name of the player whose turn it is. */
    return g_strdup_printf (_("%s to play: turn a card"), name);

  /* Translators: who chases a mouse, and how many cards they may still turn. */
  return g_strdup_printf (ngettext ("%s chases the mouse: turn a card, %u try left",
                                    "%s chases the mouse: turn a card, %u tries left",
                                    state->tries), name, state->tries);
}

/**
 * cb_appetit_tell_turn:
 * @session: a game
 *
 * Returns: (transfer full): how the last chase ended, if that was just now, and
 *   what is expected
 */
char *
cb_appetit_tell_turn (CbSession *session)
{
  const CbAppetit *state = cb_appetit_peek (cb_session_peek_state (session));
  guint ply = cb_session_get_ply (session);
  char *news = ply > 0 ? cb_appetit_tell_news (session, ply - 1) : NULL;

  return join (news, state->turn == CB_SEAT_NONE ? cb_appetit_tell_end (session, state)
                                                 : tell_expected (session, state));
}

/**
 * cb_appetit_tell_end:
 * @session: a game
 * @state: its last position
 *
 * Returns: (transfer full): why the game is over
 */
char *
cb_appetit_tell_end (CbSession       *session,
                     const CbAppetit *state)
{
  if (state->tokens_left == 0)
    return g_strdup (_("The last mouse token is taken: the game is over"));

  for (CbSeat seat = 0; seat < state->n_seats; seat++)
    if (state->pack[seat].n == 0)
      /* Translators: the player whose pack is empty. */
      return g_strdup_printf (_("%s has no cards left: the game is over"),
                              cb_session_get_name (session, seat));

  g_return_val_if_reached (NULL);
}
