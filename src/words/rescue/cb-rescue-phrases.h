/* cb-rescue-phrases.h - Cheese Rescue: what can be typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-phrases.h"
#include "cb-session.h"

G_BEGIN_DECLS

void cb_rescue_list_phrases  (CbSession *session,
                              CbPhrases *phrases);
void cb_rescue_list_refusals (CbSession *session,
                              CbPhrases *phrases);

G_END_DECLS
