/* cb-rescue-rules.h - Cheese Rescue: the rules in our own words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-rescue.h"
#include "cb-game-view.h"

G_BEGIN_DECLS

#define CB_RESCUE_N_RULES 6

extern const CbRulesSection cb_rescue_rules[CB_RESCUE_N_RULES];

G_END_DECLS
