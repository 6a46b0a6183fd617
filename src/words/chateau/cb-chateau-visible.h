/* cb-chateau-visible.h - the castle as everyone at the table sees it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-chateau.h"

G_BEGIN_DECLS

void cb_chateau_visible_copy (const CbChateau *state,
                              CbChateau       *visible);
void cb_chateau_visible_push (const CbChateau *state,
                              guint            slot,
                              CbChateau       *after);

G_END_DECLS
