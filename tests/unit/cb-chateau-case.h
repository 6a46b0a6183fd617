/* cb-chateau-case.h - positions of Château Roquefort made by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-chateau.h"

G_BEGIN_DECLS

/*     a b c d e f g
 *   1 T A B B B C T
 *   2 D A E E E C F
 *   3 D G G H I I F
 *   4 J J K H L M M
 *   5 J J K H L M M
 *   6 N N N O P P P
 *   7 T Q Q O R R T */
#define CB_CHATEAU_CASE_ROOMS "TABBBCT/DAEEECF/DGGHIIF/JJKHLMM/JJKHLMM/NNNOPPP/TQQORRT"
#define CB_CHATEAU_CASE_TILES "1234567-x1234567-x1234567-x------"
#define CB_CHATEAU_CASE_SPARE "-"

/**
 * CbChateauCase:
 * @name: the test's path, after the name of the game
 * @given: (nullable): where things are, as words; the castle is otherwise under
 *   its roofs, without cheese or mousetrap, and the first seat begins a turn.
 *   %NULL for a game that begins
 * @moves: (nullable): what is played
 * @then: (nullable): words that are true afterwards
 * @win: (nullable): the seat that has won; where none is named the game goes on
 * @yes: (nullable): moves that are legal
 * @no: (nullable): moves that are not
 * @all: (nullable): of each type of move that is named, exactly the legal ones
 * @seen: (nullable): words that are true for what every seat knows
 * @options: (nullable): such as "cheeses=5"
 * @n_seats: how many play; 0 for two
 * @first: the seat that begins, where nothing is given
 *
 * The words: “b2:a1”, in b2 seat a's mouse on cheese 1; “b2:.x”, no roof and a
 * mousetrap; “b2:^-”, a roof; “open”, no roof anywhere; “spare:3”; “turn:b2p”,
 * seat b has spent two actions and pushed; “a:1/2+37”, seat a has one mouse
 * waiting, two in the cellar, and the pieces 3 and 7.
 */
typedef struct
{
  const char *name;
  const char *given;
  const char *moves;
  const char *then;
  const char *win;
  const char *yes;
  const char *no;
  const char *all;
  const char *seen;
  const char *options;
  guint       n_seats;
  guint       first;
} CbChateauCase;

void     cb_chateau_case_add               (const CbChateauCase *cases,
                                            gsize                n_cases);
CbState *cb_chateau_case_begin             (const CbChateauCase *self) G_GNUC_WARN_UNUSED_RESULT;
guint    cb_chateau_case_parse_cell        (const char          *text);
void     cb_chateau_case_assert_consistent (const CbChateau     *position);

G_END_DECLS
