/* cb-appetit-private.h - what the files of Bon Appétit! share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-appetit.h"

G_BEGIN_DECLS

void     cb_appetit_deal         (CbDeal           *deal,
                                  const CbRuleset  *ruleset,
                                  CbRandom         *random);
gboolean cb_appetit_setup        (CbState          *state,
                                  const CbRuleset  *ruleset,
                                  const CbDeal     *deal,
                                  GError          **error);
char    *cb_appetit_format_state (const CbState    *state,
                                  CbSeat            viewer);

void     cb_appetit_tell         (const CbState    *state,
                                  CbMove            move,
                                  GArray           *events);
void     cb_appetit_tell_opening (const CbState    *first,
                                  GArray           *events);
void     cb_appetit_undeal       (CbState          *first);
void     cb_appetit_enact        (CbState          *state,
                                  const CbEvent    *event);
void     cb_appetit_format_event (const CbState    *state,
                                  const CbEvent    *event,
                                  CbEventText      *text);

/* How records write a card. */
const char *cb_appetit_get_symbol (guint            card);

/* Puts the lowest cards of the pile under a pack. */
void     cb_appetit_take_pile    (CbAppetit        *self,
                                  int               seat,
                                  guint             n_cards);

/* Lays @card on the pile and begins the chase of a mouse. */
void     cb_appetit_lay          (CbAppetit        *self,
                                  guint8            card,
                                  CbSeat            owner);

static inline gboolean
cb_appetit_is_mouse (guint8 card)
{
  return card >= CB_APPETIT_MOUSE_1 && card <= CB_APPETIT_MOUSE_3;
}

static inline void
cb_appetit_pack_put (CbAppetitPack *pack,
                     guint8         card)
{
  pack->card[(pack->head + pack->n++) % CB_APPETIT_RING] = card;
}

static inline guint8
cb_appetit_pack_take (CbAppetitPack *pack)
{
  guint8 card = pack->card[pack->head];

  pack->head = (guint8) ((pack->head + 1) % CB_APPETIT_RING);
  pack->n--;

  return card;
}

static inline guint8
cb_appetit_pack_peek (const CbAppetitPack *pack,
                      guint                place)
{
  return pack->card[(pack->head + place) % CB_APPETIT_RING];
}

G_END_DECLS
