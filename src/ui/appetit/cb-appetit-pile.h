/* cb-appetit-pile.h - the common pile in the middle of the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-appetit-cards.h"

G_BEGIN_DECLS

#define CB_TYPE_APPETIT_PILE (cb_appetit_pile_get_type ())

G_DECLARE_FINAL_TYPE (CbAppetitPile, cb_appetit_pile, CB, APPETIT_PILE, GtkWidget)

GtkWidget      *cb_appetit_pile_new       (void) G_GNUC_WARN_UNUSED_RESULT;

CbAppetitCards *cb_appetit_pile_get_cards (CbAppetitPile   *self);
void            cb_appetit_pile_describe  (CbAppetitPile   *self,
                                           const CbAppetit *state,
                                           const char      *name,
                                           const char      *caption);

G_END_DECLS
