/* cb-rescue-hand.h - a player's cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-area.h"
#include "cb-rescue.h"

G_BEGIN_DECLS

#define CB_TYPE_RESCUE_HAND (cb_rescue_hand_get_type ())

G_DECLARE_FINAL_TYPE (CbRescueHand, cb_rescue_hand, CB, RESCUE_HAND, CbArea)

void       cb_rescue_hand_show        (CbRescueHand   *self,
                                       const CbRescue *state,
                                       CbSeat          seat,
                                       gboolean        open,
                                       gboolean        playable,
                                       int             new_card);
void       cb_rescue_hand_set_columns (CbRescueHand   *self,
                                       int             columns);
int        cb_rescue_hand_get_picked  (CbRescueHand   *self);
void       cb_rescue_hand_pick        (CbRescueHand   *self,
                                       int             slot);
void       cb_rescue_hand_toggle      (CbRescueHand   *self,
                                       CbTarget       *slot);
int        cb_rescue_hand_find        (CbRescueHand   *self,
                                       int             card);
int        cb_rescue_hand_get_card    (CbRescueHand   *self,
                                       int             slot);
GtkWidget *cb_rescue_hand_get_slot    (CbRescueHand   *self,
                                       int             slot);

G_END_DECLS
