/* cb-castle.h - a table of Château Roquefort for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-ui-test.h"

#include "cb-chateau-board.h"

G_BEGIN_DECLS

/**
 * CbCastle:
 * @session: a game
 * @table: the page
 * @window: around it
 * @board: on it
 * @telling: what is shown of the game
 * @now: how late it is for the telling, once its clock is manual
 */
typedef struct
{
  CbSession      *session;
  GtkWidget      *table;
  GtkWidget      *window;
  CbChateauBoard *board;
  CbTelling      *telling;
  gint64          now;
} CbCastle;

void             cb_castle_set_up        (CbCastle   *self,
                                          guint       n_seats,
                                          guint       n_humans,
                                          const char *options);
void             cb_castle_show          (CbCastle   *self,
                                          CbSession  *session);
void             cb_castle_tear_down     (CbCastle   *self);

/* Tells all that was played; lets time pass for the telling alone. */
void             cb_castle_settle        (CbCastle   *self);
void             cb_castle_wait          (CbCastle   *self,
                                          guint       milliseconds);

const CbChateau *cb_castle_peek          (CbCastle   *self);
CbChateauSpot   *cb_castle_spot          (CbCastle   *self,
                                          guint       index);
CbChateauSpot   *cb_castle_focus         (CbCastle   *self);
guint            cb_castle_cell          (const char *place);

/* Plays a move past the board, so that it begins to be told. */
void             cb_castle_begin         (CbCastle   *self,
                                          const char *text);

/* Activates a cell or a slot; plays moves past the board. All of it is told at once. */
void             cb_castle_use           (CbCastle   *self,
                                          const char *place);
void             cb_castle_push          (CbCastle   *self,
                                          guint       slot);
void             cb_castle_play          (CbCastle   *self,
                                          const char *moves);

/* What is told of the last move while it happens; what stays of that; what the status
 * line says. */
void             cb_castle_assert_told   (CbCastle   *self,
                                          const char *words);
void             cb_castle_assert_last   (CbCastle   *self,
                                          const char *words);
void             cb_castle_assert_status (CbCastle   *self,
                                          const char *words);

G_END_DECLS
