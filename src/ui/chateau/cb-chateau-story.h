/* cb-chateau-story.h - Château Roquefort: what happened, and what would
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-chateau.h"
#include "cb-session.h"

G_BEGIN_DECLS

char *cb_chateau_tell_move    (CbSession       *session,
                               guint            ply) G_GNUC_WARN_UNUSED_RESULT;
char *cb_chateau_tell_outlook (CbSession       *session,
                               const CbChateau *state,
                               guint            slot) G_GNUC_WARN_UNUSED_RESULT;
char *cb_chateau_tell_reason  (CbSession       *session) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
