/* cb-test.h - what tests of rules share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "cb-kind.h"

G_BEGIN_DECLS

/**
 * CbTestGame:
 * @kind: the game
 * @n_seats: how many play
 * @first: the seat that starts
 * @options: (nullable): such as "area=centred adjacency=sides", separated by
 *   spaces
 * @deal: (nullable): for each deal key its text; where the first is %NULL, a
 *   random deal that is always the same
 *
 * How a game of a test begins.
 */
typedef struct
{
  const CbKind *kind;
  guint         n_seats;
  guint         first;
  const char   *options;
  const char   *deal[CB_DEAL_MAX_KEYS];
} CbTestGame;

/* A test path for every row of a table; rows have a name. */
#define CB_TEST_ADD_TABLE(group, table, func) \
  for (guint row_ = 0; row_ < G_N_ELEMENTS (table); row_++) \
    cb_test_add_case (group, table[row_].name, &table[row_], func)

void     cb_test_add_case (const char       *group,
                           const char       *name,
                           gconstpointer     row,
                           GTestDataFunc     func);

void     cb_test_ruleset (const CbTestGame *game,
                          CbRuleset        *ruleset);
CbDeal  *cb_test_deal    (const CbTestGame *game) G_GNUC_WARN_UNUSED_RESULT;
CbState *cb_test_begin   (const CbTestGame *game) G_GNUC_WARN_UNUSED_RESULT;

/* Plays moves that are separated by spaces; fails the test if one is not legal. */
void     cb_test_play    (const CbKind     *kind,
                          CbState          *state,
                          const char       *moves);

/* The legal moves, separated by spaces, in the order in which they are listed. */
char    *cb_test_moves   (const CbKind     *kind,
                          const CbState    *state) G_GNUC_WARN_UNUSED_RESULT;
gboolean cb_test_allows  (const CbKind     *kind,
                          const CbState    *state,
                          const char       *move);

/* What happens, as text: “laid a M to 1,0 | drawn a C known a”. A list of numbers
 * that the game keeps for acting it out, and flags, are left out. */
char    *cb_test_format_events (const CbKind     *kind,
                                const CbState    *state,
                                const GArray     *events) G_GNUC_WARN_UNUSED_RESULT;
char    *cb_test_tell          (const CbKind     *kind,
                                const CbState    *state,
                                const char       *move) G_GNUC_WARN_UNUSED_RESULT;
char    *cb_test_tell_opening  (const CbKind     *kind,
                                const CbState    *state) G_GNUC_WARN_UNUSED_RESULT;

/* The cards of a list in another order: @front first, then what is left of @set,
 * all of them separated by semicolons. Makes a deck with a chosen beginning. */
char    *cb_test_stack   (const char       *set,
                          const char       *front) G_GNUC_WARN_UNUSED_RESULT;

/* A random deal, and the position after a move. */
CbState *cb_test_begin_random (const CbKind  *kind,
                               guint          n_seats,
                               guint          first,
                               guint64        seed) G_GNUC_WARN_UNUSED_RESULT;
CbState *cb_test_after        (const CbKind  *kind,
                               const CbState *state,
                               CbMove         move) G_GNUC_WARN_UNUSED_RESULT;

/* The share of the win that a seat has: 0 while the game is under way. */
double   cb_test_share        (const CbKind  *kind,
                               const CbState *state,
                               CbSeat         seat);

G_END_DECLS
