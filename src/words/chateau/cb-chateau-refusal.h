/* cb-chateau-refusal.h - why something cannot be done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-chateau.h"
#include "cb-session.h"

G_BEGIN_DECLS

char *cb_chateau_refuse_cell (CbSession       *session,
                              const CbChateau *state,
                              guint            cell,
                              int              picked) G_GNUC_WARN_UNUSED_RESULT;
char *cb_chateau_refuse_lift (CbSession       *session,
                              const CbChateau *state,
                              guint            room) G_GNUC_WARN_UNUSED_RESULT;
char *cb_chateau_refuse_walk (CbSession       *session,
                              const CbChateau *state,
                              guint            from,
                              guint            to) G_GNUC_WARN_UNUSED_RESULT;
char *cb_chateau_refuse_enter (CbSession       *session,
                               const CbChateau *state,
                               guint            tower) G_GNUC_WARN_UNUSED_RESULT;
char *cb_chateau_refuse_push (const CbChateau *state) G_GNUC_WARN_UNUSED_RESULT;
char *cb_chateau_refuse_end  (const CbChateau *state) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
