/* cb-rescue-grid.h - the playing area
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-area.h"
#include "cb-rescue-cell.h"
#include "cb-session.h"

G_BEGIN_DECLS

#define CB_TYPE_RESCUE_GRID (cb_rescue_grid_get_type ())

G_DECLARE_FINAL_TYPE (CbRescueGrid, cb_rescue_grid, CB, RESCUE_GRID, CbArea)

void          cb_rescue_grid_show        (CbRescueGrid        *self,
                                          CbSession           *session,
                                          const CbRescue      *state,
                                          const CbRescueCount *gone);
CbRescueCell *cb_rescue_grid_get_cell    (CbRescueGrid   *self,
                                          int             place);
int           cb_rescue_grid_get_side    (CbRescueGrid   *self);
gboolean      cb_rescue_grid_aim         (CbRescueGrid   *self,
                                          const CbRescue *state);
void          cb_rescue_grid_pan         (CbRescueGrid   *self,
                                          double          pan);

G_END_DECLS
