/* cb-typed.c - what somebody means who has typed a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-typed.h"

#include <glib/gi18n.h>
#include <string.h>

/* As records hold it: that always works, in every language. */
static gboolean
parse_record (const CbGameView *view,
              CbSession        *session,
              const char       *text,
              CbPhrase         *meaning)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (text));

  meaning->n_moves = 1;

  return cb_kind_parse_move (view->kind, cb_session_peek_state (session), trimmed,
                             &meaning->moves[0], NULL);
}

static guint
count_words (const CbPhrase *phrase)
{
  guint n = 0;

  for (guint i = 0; phrase->words[i] != NULL; i++)
    n += phrase->words[i][0] != '|';

  return n;
}

/* Why nothing that the words can mean can be done: one reason for all, if there is one. The
 * phrases that leave out the fewest words are the ones meant. */
static char *
explain_refusals (GPtrArray *found)
{
  const CbPhrase *best = g_ptr_array_index (found, 0);
  gboolean agree = TRUE;

  for (guint i = 1; i < found->len; i++)
    {
      const CbPhrase *phrase = g_ptr_array_index (found, i);
      guint n = count_words (phrase), least = count_words (best);

      agree = n < least || (agree && (n > least || g_str_equal (best->why, phrase->why)));
      best = n < least ? phrase : best;
    }

  return g_strdup (agree ? best->why : _("Nothing like that can be done now"));
}

/* What is wrong with words that mean nothing: @known are all that mean something. */
static char *
explain_words (CbPhrases  *known,
               const char *example,
               const char *text)
{
  g_autofree char *unknown = cb_phrases_find_unknown (known, text);

  if (unknown == NULL)
    /* Translators: about a move that was typed; the last is a move that could be. */
    return g_strdup_printf (_("These words do not make a move. Try something like “%s”"),
                            example);
  if (strpbrk (unknown, "0123456789") != NULL)
    /* Translators: something like “z9” that was typed. */
    return g_strdup_printf (_("There is no space “%s” here"), unknown);

  /* Translators: a word that was typed; a move that could be. */
  return g_strdup_printf (_("Unknown word “%s”. Try something like “%s”"), unknown, example);
}

static char *
explain_choice (guint n)
{
  /* Translators: a move was typed that can mean several. */
  return g_strdup_printf (ngettext ("%u move fits: add a word, or choose it with the arrow keys",
                                    "%u moves fit: add a word, or choose one with the arrow keys",
                                    n), n);
}

/* What cannot be done is many times what can be: it is listed when it is asked for. */
static CbPhrases *
list_refusals (const CbGameView *view,
               CbSession        *session)
{
  CbPhrases *refusals = cb_phrases_new ();

  if (view->list_refusals != NULL)
    view->list_refusals (session, refusals);

  return refusals;
}

/* Sets @why where it means several things. */
static gboolean
parse_phrase (CbPhrases  *phrases,
              const char *text,
              CbLikeness  likeness,
              CbPhrase   *meaning,
              char      **why)
{
  g_autoptr (GPtrArray) found = cb_phrases_find (phrases, text, likeness);

  if (found->len > 1)
    *why = explain_choice (found->len);
  else if (found->len == 1)
    *meaning = *(const CbPhrase *) g_ptr_array_index (found, 0);

  return found->len == 1;
}

static char *
find_refusal (CbPhrases  *refusals,
              const char *text,
              CbLikeness  likeness)
{
  g_autoptr (GPtrArray) found = cb_phrases_find (refusals, text, likeness);

  return found->len > 0 ? explain_refusals (found) : NULL;
}

/**
 * cb_typed_parse:
 * @view: a game
 * @session: one of its kind, in which somebody is to play
 * @phrases: what can be said now
 * @text: what somebody has typed
 * @meaning: (out caller-allocates): the moves that it means; nothing else of it is to be
 *   used
 * @why: (out) (transfer full): one sentence, without its full stop, that says why it means
 *   none
 *
 * Whole words go first: somebody who names a place that is refused does not mean another
 * one.
 *
 * Returns: whether it means something that can be played
 */
gboolean
cb_typed_parse (const CbGameView  *view,
                CbSession         *session,
                CbPhrases         *phrases,
                const char        *text,
                CbPhrase          *meaning,
                char             **why)
{
  g_autoptr (CbPhrases) refusals = NULL;

  *why = NULL;
  if (parse_record (view, session, text, meaning) ||
      parse_phrase (phrases, text, CB_LIKENESS_EXACT, meaning, why))
    return TRUE;
  if (*why != NULL)
    return FALSE;

  refusals = list_refusals (view, session);
  *why = find_refusal (refusals, text, CB_LIKENESS_EXACT);
  if (*why == NULL && parse_phrase (phrases, text, CB_LIKENESS_SHORT, meaning, why))
    return TRUE;
  if (*why == NULL)
    *why = find_refusal (refusals, text, CB_LIKENESS_SHORT);
  if (*why != NULL)
    return FALSE;

  view->list_phrases (session, refusals);
  *why = explain_words (refusals, cb_phrases_get (phrases, 0)->text, text);

  return FALSE;
}
