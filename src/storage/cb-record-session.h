/* cb-record-session.h - from a game in progress to its record and back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-record.h"
#include "cb-session.h"

G_BEGIN_DECLS

CbRecord  *cb_record_from_session (CbSession      *session) G_GNUC_WARN_UNUSED_RESULT;
CbSession *cb_record_to_session   (const CbRecord *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
