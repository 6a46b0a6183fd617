/* cb-phrases.h - what can be said at the table, and what it means
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-kind.h"

G_BEGIN_DECLS

#define CB_PHRASE_MAX_MOVES 4

/**
 * CbPhrase:
 * @text: the words
 * @words: the same as they are compared
 * @shown: what people are shown of it
 * @moves: what it means: moves that are played one after the other
 * @n_moves: how many; 0 where it means something that cannot be done
 * @why: (nullable): why it cannot be done
 */
typedef struct
{
  char   *text;
  char  **words;
  char   *shown;
  CbMove  moves[CB_PHRASE_MAX_MOVES];
  guint   n_moves;
  char   *why;
} CbPhrase;

/**
 * CbLikeness:
 * @CB_LIKENESS_EXACT: whole words
 * @CB_LIKENESS_SHORT: words may be cut short; letters that stand alone, and whatever has
 *   a figure in it, may not
 * @CB_LIKENESS_BEGUN: the last word may be the beginning of any
 *
 * How much of a phrase must be there. Words may always be left out.
 */
typedef enum
{
  CB_LIKENESS_EXACT,
  CB_LIKENESS_SHORT,
  CB_LIKENESS_BEGUN,
} CbLikeness;

typedef struct _CbPhrases CbPhrases;

CbPhrases      *cb_phrases_new          (void) G_GNUC_WARN_UNUSED_RESULT;
void            cb_phrases_free         (CbPhrases    *self);

void            cb_phrases_add          (CbPhrases    *self,
                                         char         *phrase,
                                         const CbMove *moves,
                                         guint         n_moves);
void            cb_phrases_add_words    (CbPhrases    *self,
                                         char         *words);
void            cb_phrases_refuse       (CbPhrases    *self,
                                         char         *phrase,
                                         const char   *why);

guint           cb_phrases_get_n        (CbPhrases    *self);
const CbPhrase *cb_phrases_get          (CbPhrases    *self,
                                         guint         index);
GPtrArray      *cb_phrases_find         (CbPhrases    *self,
                                         const char   *text,
                                         CbLikeness    likeness) G_GNUC_WARN_UNUSED_RESULT;
char           *cb_phrases_find_unknown (CbPhrases    *self,
                                         const char   *text) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbPhrases, cb_phrases_free)

G_END_DECLS
