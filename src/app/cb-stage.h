/* cb-stage.h - a part of a board, to look at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-board.h"

G_BEGIN_DECLS

#define CB_TYPE_STAGE (cb_stage_get_type ())

G_DECLARE_FINAL_TYPE (CbStage, cb_stage, CB, STAGE, GtkWidget)

GtkWidget *cb_stage_new       (const char *part,
                               double      shape) G_GNUC_WARN_UNUSED_RESULT;

CbBoard   *cb_stage_get_board (CbStage    *self);
void       cb_stage_set_board (CbStage    *self,
                               CbBoard    *board);

G_END_DECLS
