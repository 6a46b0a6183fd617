/* cb-setup.h - what is chosen before a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-game-view.h"
#include "cb-plan.h"
#include "cb-seat-row.h"
#include "cb-setup-options.h"
#include "cb-shelf.h"

G_BEGIN_DECLS

#define CB_TYPE_SETUP (cb_setup_get_type ())

G_DECLARE_FINAL_TYPE (CbSetup, cb_setup, CB, SETUP, GtkWidget)

const CbGameView *cb_setup_get_view       (CbSetup          *self);
void              cb_setup_set_view       (CbSetup          *self,
                                           const CbGameView *view);
void              cb_setup_take_over      (CbSetup          *self,
                                           CbSetup          *other);
void              cb_setup_set_shelf      (CbSetup          *self,
                                           CbShelf          *shelf);

const CbPlan     *cb_setup_get_plan       (CbSetup          *self);
GtkWidget        *cb_setup_get_start      (CbSetup          *self);
CbSeatRow        *cb_setup_get_seat_row   (CbSetup          *self,
                                           guint             seat);
CbSetupOptions   *cb_setup_get_options    (CbSetup          *self);
CbOptionRow      *cb_setup_get_option_row (CbSetup          *self,
                                           guint             index);
void              cb_setup_set_n_seats    (CbSetup          *self,
                                           guint             n_seats);

G_END_DECLS
