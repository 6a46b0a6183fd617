/* cb-log.h - the moves of a game in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "cb-game-view.h"

G_BEGIN_DECLS

#define CB_TYPE_LOG (cb_log_get_type ())

G_DECLARE_FINAL_TYPE (CbLog, cb_log, CB, LOG, AdwBin)

GtkWidget *cb_log_new      (void) G_GNUC_WARN_UNUSED_RESULT;

void       cb_log_show     (CbLog            *self,
                            CbSession        *session,
                            const CbGameView *view,
                            guint             n_plies);
void       cb_log_set_look (CbLog            *self,
                            int               ply);
void       cb_log_clear    (CbLog            *self);

G_END_DECLS
