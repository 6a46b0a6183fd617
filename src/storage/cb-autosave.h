/* cb-autosave.h - a game that is on the disk after every change
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-session.h"

G_BEGIN_DECLS

#define CB_TYPE_AUTOSAVE (cb_autosave_get_type ())

G_DECLARE_FINAL_TYPE (CbAutosave, cb_autosave, CB, AUTOSAVE, GObject)

CbAutosave *cb_autosave_new      (CbSession  *session,
                                  const char *path) G_GNUC_WARN_UNUSED_RESULT;

const char *cb_autosave_get_path (CbAutosave *self);

void        cb_autosave_write    (CbAutosave *self);
void        cb_autosave_flush    (CbAutosave *self);

G_END_DECLS
