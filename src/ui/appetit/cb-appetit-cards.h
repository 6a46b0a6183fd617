/* cb-appetit-cards.h - the cards of the common pile, at rest and on their way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-appetit.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CbAppetitWay:
 * @event: what happens
 * @n_seats: how many play
 * @n_pack: how many cards the pack of the seat has
 * @mouse: where in the pile the mouse lies that is chased from now on
 * @from: where the card or the token comes from
 * @to: where the cards or the token go
 *
 * What moves, and where; the places as seen from the cards.
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

#define CB_TYPE_APPETIT_CARDS (cb_appetit_cards_get_type ())

G_DECLARE_FINAL_TYPE (CbAppetitCards, cb_appetit_cards, CB, APPETIT_CARDS, GtkWidget)

GtkWidget *cb_appetit_cards_new          (void) G_GNUC_WARN_UNUSED_RESULT;

void       cb_appetit_cards_show         (CbAppetitCards     *self,
                                          const CbAppetit    *state);
void       cb_appetit_cards_begin        (CbAppetitCards     *self,
                                          const CbAppetitWay *way);
void       cb_appetit_cards_set_progress (CbAppetitCards     *self,
                                          double              progress);

G_END_DECLS
