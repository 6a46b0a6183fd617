/* cb-chateau-stage.h - the castle in motion
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-chateau-scene.h"

G_BEGIN_DECLS

#define CB_TYPE_CHATEAU_STAGE (cb_chateau_stage_get_type ())

G_DECLARE_FINAL_TYPE (CbChateauStage, cb_chateau_stage, CB, CHATEAU_STAGE, GtkWidget)

GtkWidget       *cb_chateau_stage_new        (void) G_GNUC_WARN_UNUSED_RESULT;

const CbChateau *cb_chateau_stage_peek       (CbChateauStage      *self);
void             cb_chateau_stage_set_plan   (CbChateauStage      *self,
                                              const CbChateauPlan *plan);
guint            cb_chateau_stage_show       (CbChateauStage      *self,
                                              const CbChateau     *state,
                                              const CbChateau     *before,
                                              CbMove               move);
void             cb_chateau_stage_look       (CbChateauStage      *self,
                                              const CbChateau     *state,
                                              int                  slot);
void             cb_chateau_stage_draw_above (CbChateauStage      *self,
                                              GtkSnapshot         *snapshot);

G_END_DECLS
