/* cb-appetit-board-private.h - what the files of the board share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-appetit-board.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * CbAppetitBoard:
 *
 * Seats around a round cloth, the common pile in the middle, and below it the
 * tokens that are left and *Auto*, which turns the cards of people by itself.
 */
struct _CbAppetitBoard
{
  CbBoard       parent_instance;

  GtkWidget    *cloth;
  GdkRectangle  felt;
  GtkWidget    *seats[CB_APPETIT_MAX_SEATS];
  GtkWidget    *pile;
  GtkWidget    *bar;
  GtkWidget    *supply;
  GtkWidget    *auto_button;
  guint         n_seats;

  /* Whether an event is acted out; the position that was shown last; and how cards
   * glide to it. */
  gboolean      acts;
  CbAppetit     laid;
  CbAppetitWay  glide;
  AdwAnimation *glide_animation;
};

CbSeat   cb_appetit_board_find_nearest (CbAppetitBoard *self);
void     cb_appetit_board_add_seats    (CbAppetitBoard *self);
void     cb_appetit_board_update_auto  (CbAppetitBoard *self);
void     cb_appetit_board_follow_turn  (CbAppetitBoard *self);
void     cb_appetit_board_add_glide    (CbAppetitBoard *self);
void     cb_appetit_board_lay          (CbAppetitBoard  *self,
                                        const CbAppetit *shown);

void     cb_appetit_board_show         (CbBoard        *board);
int      cb_appetit_board_begin        (CbBoard        *board,
                                        const CbEvent  *event);
void     cb_appetit_board_progress     (CbBoard        *board,
                                        const CbEvent  *event,
                                        double          progress);
void     cb_appetit_board_refresh      (CbBoard        *board);
char    *cb_appetit_board_read         (CbBoard        *board) G_GNUC_WARN_UNUSED_RESULT;

static inline const CbAppetit *
cb_appetit_board_peek (CbAppetitBoard *self)
{
  return cb_appetit_peek (cb_board_peek_state (CB_BOARD (self)));
}

G_END_DECLS
