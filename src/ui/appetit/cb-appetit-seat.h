/* cb-appetit-seat.h - a player's place at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-appetit.h"
#include "cb-session.h"
#include "cb-target.h"

G_BEGIN_DECLS

#define CB_TYPE_APPETIT_SEAT (cb_appetit_seat_get_type ())

G_DECLARE_FINAL_TYPE (CbAppetitSeat, cb_appetit_seat, CB, APPETIT_SEAT, CbTarget)

GtkWidget *cb_appetit_seat_new        (CbSeat           seat,
                                       guint            mark) G_GNUC_WARN_UNUSED_RESULT;

CbSeat     cb_appetit_seat_get_seat   (CbAppetitSeat   *self);
guint      cb_appetit_seat_get_cards  (CbAppetitSeat   *self);
GtkWidget *cb_appetit_seat_get_top    (CbAppetitSeat   *self);
GtkWidget *cb_appetit_seat_get_tokens (CbAppetitSeat   *self);

void       cb_appetit_seat_show       (CbAppetitSeat   *self,
                                       CbSession       *session,
                                       const CbAppetit *state,
                                       gboolean         playable,
                                       gboolean         won);
void       cb_appetit_seat_lift       (CbAppetitSeat   *self,
                                       guint            n_seats);
void       cb_appetit_seat_count      (CbAppetitSeat   *self,
                                       guint            n_seats,
                                       guint            n_cards,
                                       guint            n_tokens);

G_END_DECLS
