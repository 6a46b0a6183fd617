/* cb-chateau-grid.h - the castle with its slots
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-area.h"
#include "cb-chateau-canvas.h"
#include "cb-chateau-spot.h"
#include "cb-session.h"

G_BEGIN_DECLS

#define CB_TYPE_CHATEAU_GRID (cb_chateau_grid_get_type ())

G_DECLARE_FINAL_TYPE (CbChateauGrid, cb_chateau_grid, CB, CHATEAU_GRID, CbArea)

CbChateauCanvas *cb_chateau_grid_get_canvas (CbChateauGrid   *self);
void             cb_chateau_grid_show       (CbChateauGrid   *self,
                                             const CbChateau *state);
void             cb_chateau_grid_name       (CbChateauGrid   *self,
                                             CbSession       *session,
                                             const CbChateau *state);

CbChateauSpot   *cb_chateau_grid_get_spot   (CbChateauGrid   *self,
                                             guint            index);
GtkWidget       *cb_chateau_grid_get_room   (CbChateauGrid   *self,
                                             guint            room);
CbChateauSpot   *cb_chateau_grid_get_focus  (CbChateauGrid   *self);
void             cb_chateau_grid_set_entry  (CbChateauGrid   *self,
                                             guint            index);
void             cb_chateau_grid_mark_room  (CbChateauGrid   *self,
                                             guint            room,
                                             CbChateauMark    marks);

G_END_DECLS
