/* cb-appetit-pile.h - the common pile in the middle of the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-appetit.h"
#include "cb-target.h"

G_BEGIN_DECLS

/**
 * CbAppetitWay:
 * @event: what happens
 * @n_seats: how many play
 * @n_pack: how many cards the pack of the seat has
 * @mouse: where in the pile the mouse lies that is chased after what happens to the
 *   chase; -1 if none is
 * @from: where the card or the token comes from
 * @to: where the cards or the token go
 *
 * What moves, and where; the places as seen from the pile.
 */
typedef struct
{
  CbEvent         event;
  guint           n_seats;
  guint           n_pack;
  int             mouse;
  graphene_rect_t from;
  graphene_rect_t to;
} CbAppetitWay;

#define CB_TYPE_APPETIT_PILE (cb_appetit_pile_get_type ())

G_DECLARE_FINAL_TYPE (CbAppetitPile, cb_appetit_pile, CB, APPETIT_PILE, CbTarget)

GtkWidget *cb_appetit_pile_new          (void) G_GNUC_WARN_UNUSED_RESULT;

void       cb_appetit_pile_describe     (CbAppetitPile      *self,
                                         const CbAppetit    *state,
                                         const char         *name,
                                         const char         *caption);
void       cb_appetit_pile_show         (CbAppetitPile      *self,
                                         const CbAppetit    *state);
void       cb_appetit_pile_begin        (CbAppetitPile      *self,
                                         const CbAppetitWay *way);
void       cb_appetit_pile_set_progress (CbAppetitPile      *self,
                                         double              progress);

G_END_DECLS
