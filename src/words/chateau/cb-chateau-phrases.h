/* cb-chateau-phrases.h - Château Roquefort: what can be typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-chateau.h"
#include "cb-phrases.h"
#include "cb-session.h"

G_BEGIN_DECLS

guint cb_chateau_split_way     (const CbChateau     *state,
                                const CbChateauWays *ways,
                                guint                from,
                                guint                to,
                                CbMove               moves[CB_CHATEAU_N_ACTIONS]);
void  cb_chateau_list_phrases  (CbSession           *session,
                                CbPhrases           *phrases);
void  cb_chateau_list_refusals (CbSession           *session,
                                CbPhrases           *phrases);

G_END_DECLS
