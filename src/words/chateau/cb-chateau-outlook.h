/* cb-chateau-outlook.h - Château Roquefort: what would come of a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-chateau.h"
#include "cb-session.h"

G_BEGIN_DECLS

char *cb_chateau_describe_outlook (CbSession       *session,
                                   const CbChateau *state,
                                   guint            slot) G_GNUC_WARN_UNUSED_RESULT;
char *cb_chateau_describe_hint    (CbSession       *session,
                                   CbMove           move) G_GNUC_WARN_UNUSED_RESULT;
char *cb_chateau_describe_advice  (CbSession       *session,
                                   const CbState   *state,
                                   CbSeat           seat) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
