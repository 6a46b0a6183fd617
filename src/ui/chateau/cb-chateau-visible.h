/* cb-chateau-visible.h - the castle as everyone at the table sees it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-chateau.h"

G_BEGIN_DECLS

void     cb_chateau_visible_copy  (const CbChateau *state,
                                   CbChateau       *visible);
gboolean cb_chateau_visible_holds (const CbChateau *state,
                                   guint            cell);
void     cb_chateau_look_ahead    (const CbChateau *state,
                                   guint            slot,
                                   CbChateau       *after);

G_END_DECLS
