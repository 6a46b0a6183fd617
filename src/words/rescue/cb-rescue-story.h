/* cb-rescue-story.h - Cheese Rescue: how the cards fell
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-session.h"

G_BEGIN_DECLS

void cb_rescue_tell_story (CbSession  *session,
                        GListStore *story);

G_END_DECLS
