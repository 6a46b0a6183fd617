/* cb-chateau-controls.h - what lies beside the castle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-chateau.h"
#include "cb-session.h"

G_BEGIN_DECLS

#define CB_TYPE_CHATEAU_CONTROLS (cb_chateau_controls_get_type ())

G_DECLARE_FINAL_TYPE (CbChateauControls, cb_chateau_controls, CB, CHATEAU_CONTROLS, GtkWidget)

GtkWidget *cb_chateau_controls_new        (void) G_GNUC_WARN_UNUSED_RESULT;

void       cb_chateau_controls_show       (CbChateauControls *self,
                                           CbSession         *session,
                                           const CbChateau   *state,
                                           CbSeat             seat);
void       cb_chateau_controls_take_spare (CbChateauControls *self);
void       cb_chateau_controls_set_end    (CbChateauControls *self,
                                           gboolean           possible,
                                           gboolean           hinted);
void       cb_chateau_controls_set_beside (CbChateauControls *self,
                                           gboolean           beside);

int        cb_chateau_controls_get_width  (CbChateauControls *self);
GtkWidget *cb_chateau_controls_get_end    (CbChateauControls *self);
GtkWidget *cb_chateau_controls_get_spare  (CbChateauControls *self);
GtkWidget *cb_chateau_controls_get_mice   (CbChateauControls *self);
GtkWidget *cb_chateau_controls_get_pips   (CbChateauControls *self);

G_END_DECLS
