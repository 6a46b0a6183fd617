/* cb-example.h - a small board that acts out a rule
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-cues.h"
#include "cb-game-view.h"
#include "cb-telling.h"

G_BEGIN_DECLS

#define CB_TYPE_EXAMPLE (cb_example_get_type ())

G_DECLARE_FINAL_TYPE (CbExample, cb_example, CB, EXAMPLE, GtkWidget)

GtkWidget  *cb_example_new         (const CbGameView     *view,
                                    const CbRulesExample *data,
                                    CbCues               *cues) G_GNUC_WARN_UNUSED_RESULT;

CbSession  *cb_example_get_session (CbExample            *self);
CbTelling  *cb_example_get_telling (CbExample            *self);
const char *cb_example_get_words   (CbExample            *self);
GtkWidget  *cb_example_get_button  (CbExample            *self);
gboolean    cb_example_get_built   (CbExample            *self);

void        cb_example_build       (CbExample            *self);
void        cb_example_act         (CbExample            *self);
void        cb_example_reset       (CbExample            *self);

G_END_DECLS
