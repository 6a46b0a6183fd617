/* cb-rescue-board-private.h - what the files of the board share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-rescue-board.h"
#include "cb-rescue-flights.h"

G_BEGIN_DECLS

/**
 * CbRescueBoard:
 *
 * A card, then a cell; or a cell, then a card; or a card dragged to a cell.
 */
struct _CbRescueBoard
{
  CbBoard    parent_instance;

  GtkWidget *grid;
  GtkWidget *hand;
  GtkWidget *pile;
  GtkWidget *flights;

  /* Cells by their places, or CB_EVENT_NOTHING. */
  int        chosen;
  int        pointed;
  int        ghost;
  int        hint;
  /* While cells come and go, the pointer and the focus are told of others. */
  gboolean   showing;
  /* Whether the card that is laid lies in its cell already. */
  gboolean   dropped;
  /* What was shown before, to see what is taken back. */
  CbRescue   shown;
};

const CbRescue *cb_rescue_board_peek            (CbRescueBoard  *self);
void            cb_rescue_board_show_hand       (CbRescueBoard  *self);
void            cb_rescue_board_drop_choice     (CbRescueBoard  *self);
void            cb_rescue_board_update_marks    (CbRescueBoard  *self);

/* What happens is acted out. */
int             cb_rescue_board_begin           (CbBoard        *board,
                                                 const CbEvent  *event);
void            cb_rescue_board_progress        (CbBoard        *board,
                                                 const CbEvent  *event,
                                                 double          progress);
guint           cb_rescue_board_find_taken_back (CbRescueBoard  *self,
                                                 CbRescueFlight *flights);
void            cb_rescue_board_take_back       (CbRescueBoard  *self,
                                                 CbRescueFlight *flights,
                                                 guint           n_flights);

G_END_DECLS
