/* cb-rescue-board.h - Cheese Rescue: the board and the hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-board.h"
#include "cb-rescue-grid.h"
#include "cb-rescue-hand.h"

G_BEGIN_DECLS

#define CB_TYPE_RESCUE_BOARD (cb_rescue_board_get_type ())

G_DECLARE_FINAL_TYPE (CbRescueBoard, cb_rescue_board, CB, RESCUE_BOARD, CbBoard)

CbRescueGrid *cb_rescue_board_get_grid (CbRescueBoard *self);
CbRescueHand *cb_rescue_board_get_hand (CbRescueBoard *self);

G_END_DECLS
