/* cb-score-panel.h - who plays, and how they stand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-game-view.h"

G_BEGIN_DECLS

#define CB_TYPE_SCORE_PANEL (cb_score_panel_get_type ())

G_DECLARE_FINAL_TYPE (CbScorePanel, cb_score_panel, CB, SCORE_PANEL, GtkWidget)

GtkWidget *cb_score_panel_new         (void) G_GNUC_WARN_UNUSED_RESULT;

void       cb_score_panel_set_compact (CbScorePanel     *self,
                                       gboolean          compact);
void       cb_score_panel_set_upright (CbScorePanel     *self,
                                       gboolean          upright);
void       cb_score_panel_set_tiny    (CbScorePanel     *self,
                                       gboolean          tiny);
void       cb_score_panel_show        (CbScorePanel     *self,
                                       CbSession        *session,
                                       const CbGameView *view,
                                       const CbState    *state,
                                       CbSeat            turn,
                                       gboolean          aid);

GtkWidget *cb_score_panel_get_row     (CbScorePanel     *self,
                                       CbSeat            seat);

G_END_DECLS
