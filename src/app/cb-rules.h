/* cb-rules.h - the rules of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-cues.h"
#include "cb-game-view.h"

G_BEGIN_DECLS

#define CB_TYPE_RULES (cb_rules_get_type ())

G_DECLARE_FINAL_TYPE (CbRules, cb_rules, CB, RULES, GtkWidget)

CbCues *cb_rules_get_cues  (CbRules          *self);

void    cb_rules_set_view  (CbRules          *self,
                            const CbGameView *view);
void    cb_rules_take_over (CbRules          *self,
                            CbRules          *other);

G_END_DECLS
