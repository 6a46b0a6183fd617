/* cb-shelf-row.h - a game in the list of all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-game-info.h"

G_BEGIN_DECLS

#define CB_TYPE_SHELF_ROW (cb_shelf_row_get_type ())

G_DECLARE_FINAL_TYPE (CbShelfRow, cb_shelf_row, CB, SHELF_ROW, GtkGrid)

GtkWidget      *cb_shelf_row_new       (void) G_GNUC_WARN_UNUSED_RESULT;

CbGameInfo     *cb_shelf_row_get_info  (CbShelfRow *self);
void            cb_shelf_row_set_info  (CbShelfRow *self,
                                        CbGameInfo *info);
GtkCheckButton *cb_shelf_row_get_check (CbShelfRow *self);
void            cb_shelf_row_popup     (CbShelfRow *self);

G_END_DECLS
