/* cb-phrases.c - what can be said at the table, and what it means
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-phrases.h"

#include <glib/gi18n.h>
#include <string.h>

/* Between the parts of a phrase, which may be said in any order. */
#define BAR  '|'

/**
 * CbPhrases:
 *
 * No language has a grammar here: there is a list of all that can be said now, and what
 * somebody types is compared with it.
 */
struct _CbPhrases
{
  GPtrArray  *phrases;
  char      **fillers;
};

static void
phrase_free (gpointer data)
{
  CbPhrase *self = data;

  g_free (self->text);
  g_strfreev (self->words);
  g_free (self->shown);
  g_free (self->why);
  g_free (self);
}

/* An article that has lost its vowel, such as that of “l’arche”, is none of the words. */
static void
end_word (GStrvBuilder *words,
          GString      *word,
          gunichar      next)
{
  gboolean elided = word->len == 1 && (next == '\'' || next == 0x2019);

  if (word->len > 0 && !elided)
    g_strv_builder_add (words, word->str);
  g_string_truncate (word, 0);
}

/* Words without case and accents; in a phrase, a bar is a word of its own. */
static char **
fold (const char *text,
      gboolean    is_phrase)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_autoptr (GString) word = g_string_new (NULL);
  g_autofree char *plain = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  g_autofree char *folded = plain != NULL ? g_utf8_casefold (plain, -1) : g_strdup ("");

  for (const char *p = folded; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (g_unichar_isalnum (c))
        g_string_append_unichar (word, c);
      else if (!g_unichar_ismark (c))
        end_word (words, word, c);
      if (is_phrase && c == BAR)
        g_strv_builder_add (words, "|");
    }
  end_word (words, word, 0);

  return g_strv_builder_end (words);
}

CbPhrases *
cb_phrases_new (void)
{
  CbPhrases *self = g_new0 (CbPhrases, 1);

  self->phrases = g_ptr_array_new_with_free_func (phrase_free);
  /* Translators: small words that people may type between the others of a move, as in “put
   * the cat on c3”: articles and prepositions that can be overlooked, separated by spaces. */
  self->fillers = fold (C_("typed move", "a an the at by in into of on onto to with and please"),
                        FALSE);

  return self;
}

void
cb_phrases_free (CbPhrases *self)
{
  g_ptr_array_unref (self->phrases);
  g_strfreev (self->fillers);
  g_free (self);
}

static CbPhrase *
add_phrase (CbPhrases *self,
            char      *text)
{
  CbPhrase *phrase = g_new0 (CbPhrase, 1);

  phrase->words = fold (text, TRUE);
  phrase->text = g_strdelimit (text, "|", ' ');
  phrase->shown = g_strdup (phrase->text);
  g_ptr_array_add (self->phrases, phrase);

  return phrase;
}

/**
 * cb_phrases_add:
 * @self: phrases
 * @phrase: (transfer full): words for a move, in the language of the program; those
 *   between bars may be typed in any order, as in “lift|R”
 * @moves: what it means
 * @n_moves: how many moves that are, at most %CB_PHRASE_MAX_MOVES
 *
 * A move may have several phrases; what comes first is offered first.
 */
void
cb_phrases_add (CbPhrases    *self,
                char         *phrase,
                const CbMove *moves,
                guint         n_moves)
{
  CbPhrase *added;

  g_return_if_fail (n_moves > 0 && n_moves <= CB_PHRASE_MAX_MOVES);

  added = add_phrase (self, phrase);
  memcpy (added->moves, moves, n_moves * sizeof *moves);
  added->n_moves = n_moves;
}

/**
 * cb_phrases_add_words:
 * @self: phrases
 * @words: (transfer full): other words for the phrase that was added last, as in
 *   “raise|open|roof|room R”
 *
 * Nobody would say all of them together, so people are shown the phrase.
 */
void
cb_phrases_add_words (CbPhrases *self,
                      char      *words)
{
  const CbPhrase *phrase;
  CbPhrase *added;

  g_return_if_fail (self->phrases->len > 0);

  phrase = g_ptr_array_index (self->phrases, self->phrases->len - 1);
  added = add_phrase (self, words);
  memcpy (added->moves, phrase->moves, sizeof added->moves);
  added->n_moves = phrase->n_moves;
  g_free (added->shown);
  added->shown = g_strdup (phrase->shown);
}

/**
 * cb_phrases_refuse:
 * @self: phrases
 * @phrase: (transfer full): words for what somebody may want to do, but cannot do now
 * @why: one sentence that says why
 */
void
cb_phrases_refuse (CbPhrases  *self,
                   char       *phrase,
                   const char *why)
{
  add_phrase (self, phrase)->why = g_strdup (why);
}

guint
cb_phrases_get_n (CbPhrases *self)
{
  return self->phrases->len;
}

const CbPhrase *
cb_phrases_get (CbPhrases *self,
                guint      index)
{
  g_return_val_if_fail (index < self->phrases->len, NULL);

  return g_ptr_array_index (self->phrases, index);
}

/* Names of places and numbers are no words: half of one is another one. */
static gboolean
is_plain (const char *word)
{
  return g_utf8_strlen (word, -1) > 1 && strpbrk (word, "0123456789") == NULL;
}

/**
 * Typed:
 * @words: what was typed
 * @fillers: words that can be overlooked
 * @likeness: how much of a word must be there
 * @open: whether the last word may still go on
 */
typedef struct
{
  char       **words;
  char       **fillers;
  CbLikeness   likeness;
  gboolean     open;
} Typed;

static gboolean
matches (const Typed *typed,
         guint        index,
         const char  *word)
{
  const char *part = typed->words[index];
  gboolean is_last = typed->words[index + 1] == NULL;

  if (g_str_equal (part, word))
    return TRUE;
  if (typed->likeness == CB_LIKENESS_EXACT || !g_str_has_prefix (word, part))
    return FALSE;

  return is_plain (part) || (typed->likeness == CB_LIKENESS_BEGUN && is_last && typed->open);
}

static gboolean match_on (const Typed  *typed,
                          guint         index,
                          char        **words,
                          guint         used,
                          guint         part,
                          guint         next);

/* The words of a part in their order, from @from on. */
static gboolean
match_part (const Typed  *typed,
            guint         index,
            char        **words,
            guint         used,
            guint         part,
            guint         from)
{
  for (guint i = from; words[i] != NULL && words[i][0] != BAR; i++)
    if (matches (typed, index, words[i]) &&
        match_on (typed, index + 1, words, used, part, i + 1))
      return TRUE;

  return FALSE;
}

/* A letter at the end names something. */
static gboolean
is_filler (const Typed *typed,
           guint        index)
{
  const char *word = typed->words[index];

  return g_strv_contains ((const char *const *) typed->fillers, word) &&
         (typed->words[index + 1] != NULL || is_plain (word));
}

/* Goes on in the same part or in another one that was not used yet, or overlooks a small
 * word. */
static gboolean
match_on (const Typed  *typed,
          guint         index,
          char        **words,
          guint         used,
          guint         part,
          guint         next)
{
  guint other = 0;

  if (typed->words[index] == NULL)
    return TRUE;
  if (used != 0 && match_part (typed, index, words, used, part, next))
    return TRUE;

  for (guint i = 0; words[i] != NULL; i++)
    {
      gboolean begins = i == 0 || words[i - 1][0] == BAR;

      other += i > 0 && begins;
      if (begins && (used >> other & 1) == 0 &&
          match_part (typed, index, words, used | 1u << other, other, i))
        return TRUE;
    }

  return is_filler (typed, index) && match_on (typed, index + 1, words, used, part, next);
}

static gboolean
means_same (const CbPhrase *a,
            const CbPhrase *b)
{
  return a->n_moves == b->n_moves && g_strcmp0 (a->why, b->why) == 0 &&
         memcmp (a->moves, b->moves, a->n_moves * sizeof *a->moves) == 0;
}

/* A phrase that means what another means that was found already is not found again. */
static void
add_found (GPtrArray *found,
           CbPhrase  *phrase)
{
  for (guint i = 0; i < found->len; i++)
    if (means_same (g_ptr_array_index (found, i), phrase))
      return;

  g_ptr_array_add (found, phrase);
}

static void
find_all (CbPhrases   *self,
          const Typed *typed,
          GPtrArray   *found)
{
  for (guint i = 0; i < self->phrases->len; i++)
    {
      CbPhrase *phrase = g_ptr_array_index (self->phrases, i);

      if (match_on (typed, 0, phrase->words, 0, 0, 0))
        add_found (found, phrase);
    }
}

/**
 * cb_phrases_find:
 * @self: phrases
 * @text: what somebody has typed; nothing at all is like every phrase
 * @likeness: how much of a phrase must be there
 *
 * Case, accents, small words and signs do not count.
 *
 * Returns: (transfer container): the phrases that it can mean, one for each meaning; those
 *   that are most like it first
 */
GPtrArray *
cb_phrases_find (CbPhrases  *self,
                 const char *text,
                 CbLikeness  likeness)
{
  g_auto (GStrv) words = fold (text, FALSE);
  const char *last = g_utf8_find_prev_char (text, text + strlen (text));
  Typed typed = {
    .words = words,
    .fillers = self->fillers,
    .open = last != NULL && g_unichar_isalnum (g_utf8_get_char (last)),
  };
  GPtrArray *found = g_ptr_array_new ();

  for (CbLikeness i = CB_LIKENESS_EXACT; i <= likeness; i++)
    {
      typed.likeness = i;
      find_all (self, &typed, found);
    }

  return found;
}

static gboolean
is_known (CbPhrases  *self,
          const char *word)
{
  char *words[] = { (char *) word, NULL };
  Typed typed = { .words = words, .likeness = CB_LIKENESS_SHORT };

  if (g_strv_contains ((const char *const *) self->fillers, word))
    return TRUE;

  for (guint i = 0; i < self->phrases->len; i++)
    {
      CbPhrase *phrase = g_ptr_array_index (self->phrases, i);

      for (guint k = 0; phrase->words[k] != NULL; k++)
        if (matches (&typed, 0, phrase->words[k]))
          return TRUE;
    }

  return FALSE;
}

/**
 * cb_phrases_find_unknown:
 * @self: phrases
 * @text: what somebody has typed
 *
 * Returns: (transfer full) (nullable): the first word in it that is in no phrase
 */
char *
cb_phrases_find_unknown (CbPhrases  *self,
                         const char *text)
{
  g_auto (GStrv) words = fold (text, FALSE);

  for (guint i = 0; words[i] != NULL; i++)
    if (!is_known (self, words[i]))
      return g_strdup (words[i]);

  return NULL;
}
