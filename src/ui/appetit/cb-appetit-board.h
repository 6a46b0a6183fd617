/* cb-appetit-board.h - Bon Appétit!: the table with its seats
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-appetit-pile.h"
#include "cb-appetit-seat.h"
#include "cb-board.h"

G_BEGIN_DECLS

#define CB_TYPE_APPETIT_BOARD (cb_appetit_board_get_type ())

G_DECLARE_FINAL_TYPE (CbAppetitBoard, cb_appetit_board, CB, APPETIT_BOARD, CbBoard)

CbAppetitSeat *cb_appetit_board_get_seat (CbAppetitBoard *self,
                                          CbSeat          seat);
CbAppetitPile *cb_appetit_board_get_pile (CbAppetitBoard *self);
gboolean       cb_appetit_board_get_auto (CbAppetitBoard *self);
void           cb_appetit_board_set_auto (CbAppetitBoard *self,
                                          gboolean        is_auto);

G_END_DECLS
