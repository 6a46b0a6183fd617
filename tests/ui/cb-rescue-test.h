/* cb-rescue-test.h - a table of Cheese Rescue, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-rescue-board.h"
#include "cb-table.h"
#include "cb-ui-test.h"

G_BEGIN_DECLS

/**
 * CbRescueTest:
 * @session: a game
 * @table: the page
 * @window: around it
 * @board: on it
 */
typedef struct
{
  CbSession     *session;
  GtkWidget     *table;
  GtkWidget     *window;
  CbRescueBoard *board;
} CbRescueTest;

void            cb_rescue_test_set_up         (CbRescueTest *self,
                                               guint         n_seats,
                                               guint         n_humans,
                                               const char   *options);
void            cb_rescue_test_tear_down      (CbRescueTest *self);

CbTelling      *cb_rescue_test_get_telling    (CbRescueTest *self);
CbRescueGrid   *cb_rescue_test_get_grid       (CbRescueTest *self);
const CbRescue *cb_rescue_test_peek           (CbRescueTest *self);
CbRescueCell   *cb_rescue_test_get_cell       (CbRescueTest *self,
                                               int           x,
                                               int           y);
CbRescueCell   *cb_rescue_test_get_cell_at    (CbRescueTest *self,
                                               int           place);
CbRescueCell   *cb_rescue_test_find_free_cell (CbRescueTest *self);

/* Lets the computers play, all of which is told at once. */
void            cb_rescue_test_wait_for_turn  (CbRescueTest *self,
                                               CbSeat        seat);
/* Plays a move and lets all of it be told. */
void            cb_rescue_test_play           (CbRescueTest *self,
                                               CbMove        move);

/* A game of three before its last move, in which all kinds of chases will happen; time
 * stands still. */
void            cb_rescue_test_set_up_count   (CbRescueTest *self);
void            cb_rescue_test_play_last      (CbRescueTest *self);
/* Goes on until the next event has begun; returns it, or NULL at the end. */
const CbEvent  *cb_rescue_test_begin_next     (CbRescueTest *self,
                                               gint64       *now);

G_END_DECLS
