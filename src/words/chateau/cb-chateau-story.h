/* cb-chateau-story.h - Château Roquefort: where the tiles lay
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-session.h"

G_BEGIN_DECLS

void cb_chateau_tell_story (CbSession  *session,
                        GListStore *story);

G_END_DECLS
