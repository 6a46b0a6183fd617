/* cb-chateau-board.h - Château Roquefort: the castle and what lies beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-board.h"
#include "cb-chateau-controls.h"
#include "cb-chateau-grid.h"

G_BEGIN_DECLS

#define CB_TYPE_CHATEAU_BOARD (cb_chateau_board_get_type ())

G_DECLARE_FINAL_TYPE (CbChateauBoard, cb_chateau_board, CB, CHATEAU_BOARD, CbBoard)

CbChateauGrid     *cb_chateau_board_get_grid     (CbChateauBoard *self);
CbChateauControls *cb_chateau_board_get_controls (CbChateauBoard *self);
int                cb_chateau_board_get_picked   (CbChateauBoard *self);

gboolean           cb_chateau_board_is_ending    (CbChateauBoard *self);

G_END_DECLS
