/* cb-appetit-pile.h - the common pile in the middle of the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-appetit-motion.h"
#include "cb-target.h"

G_BEGIN_DECLS

#define CB_TYPE_APPETIT_PILE (cb_appetit_pile_get_type ())

G_DECLARE_FINAL_TYPE (CbAppetitPile, cb_appetit_pile, CB, APPETIT_PILE, CbTarget)

GtkWidget *cb_appetit_pile_get_card     (CbAppetitPile         *self,
                                         guint                  depth);
GtkWidget *cb_appetit_pile_get_words    (CbAppetitPile         *self);

void       cb_appetit_pile_describe     (CbAppetitPile         *self,
                                         const CbAppetit       *state,
                                         const char            *name,
                                         const char            *caption);
void       cb_appetit_pile_show         (CbAppetitPile         *self,
                                         const CbAppetit       *state,
                                         gboolean               has_deck);
void       cb_appetit_pile_begin        (CbAppetitPile         *self,
                                         const CbAppetitWay    *way,
                                         CbAppetitCard          card);
void       cb_appetit_pile_aim          (CbAppetitPile         *self,
                                         const graphene_rect_t *from,
                                         const graphene_rect_t *to);
void       cb_appetit_pile_set_progress (CbAppetitPile         *self,
                                         double                 progress);

G_END_DECLS
