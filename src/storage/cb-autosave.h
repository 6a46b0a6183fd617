/* cb-autosave.h - a game that is on the disk after every change
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-claim.h"
#include "cb-session.h"

G_BEGIN_DECLS

#define CB_TYPE_AUTOSAVE (cb_autosave_get_type ())

G_DECLARE_FINAL_TYPE (CbAutosave, cb_autosave, CB, AUTOSAVE, GObject)

CbAutosave   *cb_autosave_new                (CbSession  *session,
                                             CbClaim    *claim,
                                             guint64     order) G_GNUC_WARN_UNUSED_RESULT;

CbSession    *cb_autosave_get_session        (CbAutosave *self);
const GError *cb_autosave_get_error          (CbAutosave *self);
char         *cb_autosave_dup_path           (CbAutosave *self) G_GNUC_WARN_UNUSED_RESULT;

void          cb_autosave_write              (CbAutosave *self);
void          cb_autosave_retry              (CbAutosave *self);
gboolean      cb_autosave_flush              (CbAutosave *self);
gboolean      cb_autosave_close              (CbAutosave *self);
void          cb_autosave_set_kept_elsewhere (CbAutosave *self);

G_END_DECLS
