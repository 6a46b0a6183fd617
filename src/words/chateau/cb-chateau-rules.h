/* cb-chateau-rules.h - Château Roquefort: the rules in our own words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-chateau.h"
#include "cb-game-view.h"

G_BEGIN_DECLS

#define CB_CHATEAU_N_RULES 10

extern const CbRulesSection cb_chateau_rules[CB_CHATEAU_N_RULES];

G_END_DECLS
