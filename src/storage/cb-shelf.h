/* cb-shelf.h - every game that was ever begun, as a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-game-info.h"

G_BEGIN_DECLS

#define CB_TYPE_SHELF (cb_shelf_get_type ())

G_DECLARE_FINAL_TYPE (CbShelf, cb_shelf, CB, SHELF, GObject)

CbShelf    *cb_shelf_new          (void) G_GNUC_WARN_UNUSED_RESULT;

GListModel *cb_shelf_get_games    (CbShelf    *self);
gboolean    cb_shelf_get_complete (CbShelf    *self);
CbGameInfo *cb_shelf_find         (CbShelf    *self,
                                   const char *path);
GPtrArray  *cb_shelf_dup_infos    (CbShelf    *self) G_GNUC_WARN_UNUSED_RESULT;

CbRoster   *cb_shelf_get_roster   (CbShelf    *self);
void        cb_shelf_set_roster   (CbShelf    *self,
                                   CbRoster   *roster);

G_END_DECLS
