/* cb-result.h - how a game ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "cb-game-view.h"

G_BEGIN_DECLS

#define CB_TYPE_RESULT (cb_result_get_type ())

G_DECLARE_FINAL_TYPE (CbResult, cb_result, CB, RESULT, AdwBin)

void        cb_result_show        (CbResult         *self,
                                   CbSession        *session,
                                   const CbGameView *view);
void        cb_result_count       (CbResult         *self);
GtkWidget  *cb_result_find_focus  (CbResult         *self);
const char *cb_result_get_title   (CbResult         *self);
const char *cb_result_get_words   (CbResult         *self);
void        cb_result_set_series  (CbResult         *self,
                                   const char       *series);
void        cb_result_set_sheet   (CbResult         *self,
                                   gboolean          sheet);
gboolean    cb_result_covers      (CbResult         *self);
void        cb_result_set_lowered (CbResult         *self,
                                   gboolean          lowered);
int         cb_result_get_height  (CbResult         *self,
                                   int               width,
                                   int               most,
                                   int              *head,
                                   int              *whole);

G_END_DECLS
