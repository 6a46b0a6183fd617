/* cb-appetit-story.h - Bon Appétit!: the story of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-session.h"

G_BEGIN_DECLS

void cb_appetit_tell_story (CbSession  *session,
                        GListStore *story);

G_END_DECLS
