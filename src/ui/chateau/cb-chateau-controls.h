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

/**
 * CbChateauControl:
 * @CB_CHATEAU_CONTROL_SPARE: the spare tile
 * @CB_CHATEAU_CONTROL_MICE: the mice that wait
 * @CB_CHATEAU_CONTROL_PIPS: the actions that are left
 * @CB_CHATEAU_CONTROL_END: the button that ends the turn
 */
typedef enum
{
  CB_CHATEAU_CONTROL_SPARE,
  CB_CHATEAU_CONTROL_MICE,
  CB_CHATEAU_CONTROL_PIPS,
  CB_CHATEAU_CONTROL_END,
  CB_CHATEAU_N_CONTROLS,
} CbChateauControl;

GtkWidget *cb_chateau_controls_get        (CbChateauControls *self,
                                           CbChateauControl   control);
int        cb_chateau_controls_get_height (CbChateauControls *self,
                                           int                width);
int        cb_chateau_controls_get_width  (CbChateauControls *self);
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

G_END_DECLS
