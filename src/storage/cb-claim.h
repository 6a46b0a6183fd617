/* cb-claim.h - the right to write a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _CbClaim CbClaim;

CbClaim    *cb_claim_new      (const char *path) G_GNUC_WARN_UNUSED_RESULT;
void        cb_claim_free     (CbClaim    *self);

const char *cb_claim_get_path (CbClaim    *self);
gboolean    cb_claim_renew    (CbClaim    *self);

char       *cb_claim_dup_game (const char *path) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbClaim, cb_claim_free)

G_END_DECLS
