/* cb-cues.h - which sound comes with what is told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-game-view.h"
#include "cb-telling.h"

G_BEGIN_DECLS

#define CB_TYPE_CUES (cb_cues_get_type ())

G_DECLARE_FINAL_TYPE (CbCues, cb_cues, CB, CUES, GObject)

CbCues *cb_cues_new    (void) G_GNUC_WARN_UNUSED_RESULT;

void    cb_cues_follow (CbCues           *self,
                        CbTelling        *telling,
                        const CbGameView *view);
void    cb_cues_give   (CbCues           *self,
                        const char       *sound);

G_END_DECLS
