/* cb-appetit-rules.h - Bon Appétit!: the rules in our own words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-appetit.h"
#include "cb-game-view.h"

G_BEGIN_DECLS

#define CB_APPETIT_N_RULES 9

extern const CbRulesSection cb_appetit_rules[CB_APPETIT_N_RULES];

G_END_DECLS
