/* cb-appetit-cards.h - the cards of the common pile, at rest and on their way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-appetit-story.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CbAppetitWay:
 * @story: what happens
 * @from: the pack that the card comes from
 * @to: the pack that cards go to, if any do
 * @token_from: where a token comes from, if one is won
 * @token_to: where it goes to
 * @milliseconds: about how long there is until the next card
 *
 * What moves when a card is turned; the places as seen from the cards.
 */
typedef struct
{
  CbAppetitStory  story;
  graphene_rect_t from;
  graphene_rect_t to;
  graphene_rect_t token_from;
  graphene_rect_t token_to;
  guint           milliseconds;
} CbAppetitWay;

#define CB_TYPE_APPETIT_CARDS (cb_appetit_cards_get_type ())

G_DECLARE_FINAL_TYPE (CbAppetitCards, cb_appetit_cards, CB, APPETIT_CARDS, GtkWidget)

GtkWidget *cb_appetit_cards_new        (void) G_GNUC_WARN_UNUSED_RESULT;

gboolean   cb_appetit_cards_get_moving (CbAppetitCards     *self);

void       cb_appetit_cards_show       (CbAppetitCards     *self,
                                        const CbAppetit    *state);
void       cb_appetit_cards_play       (CbAppetitCards     *self,
                                        const CbAppetitWay *way);
void       cb_appetit_cards_skip       (CbAppetitCards     *self);

G_END_DECLS
