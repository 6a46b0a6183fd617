/* cb-chateau-canvas.h - the castle in motion
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-chateau-scene.h"

G_BEGIN_DECLS

#define CB_TYPE_CHATEAU_CANVAS (cb_chateau_canvas_get_type ())

G_DECLARE_FINAL_TYPE (CbChateauCanvas, cb_chateau_canvas, CB, CHATEAU_CANVAS, GtkWidget)

const CbChateauScene *cb_chateau_canvas_peek         (CbChateauCanvas         *self);
void                  cb_chateau_canvas_set_geometry (CbChateauCanvas         *self,
                                                      const CbChateauGeometry *geometry);
void                  cb_chateau_canvas_set_fallen   (CbChateauCanvas         *self,
                                                      guint64                  cells);
void                  cb_chateau_canvas_show         (CbChateauCanvas         *self,
                                                      const CbChateau         *state);
guint                 cb_chateau_canvas_begin        (CbChateauCanvas         *self,
                                                      const CbChateau         *state,
                                                      const CbEvent           *event);
void                  cb_chateau_canvas_progress     (CbChateauCanvas         *self,
                                                      double                   done);
void                  cb_chateau_canvas_look         (CbChateauCanvas         *self,
                                                      const CbChateau         *state,
                                                      int                      slot);
void                  cb_chateau_canvas_draw_above   (CbChateauCanvas         *self,
                                                      GtkSnapshot             *snapshot);

G_END_DECLS
