/* cb-setup-options.h - the options of a game, to be chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-house-menu.h"
#include "cb-option-row.h"
#include "cb-plan.h"

G_BEGIN_DECLS

#define CB_TYPE_SETUP_OPTIONS (cb_setup_options_get_type ())

G_DECLARE_FINAL_TYPE (CbSetupOptions, cb_setup_options, CB, SETUP_OPTIONS, AdwPreferencesGroup)

void         cb_setup_options_show      (CbSetupOptions *self,
                                         CbPlan         *plan);

CbOptionRow *cb_setup_options_get_row   (CbSetupOptions *self,
                                         guint           index);
CbHouseMenu *cb_setup_options_get_menu  (CbSetupOptions *self);
GtkWidget   *cb_setup_options_get_reset (CbSetupOptions *self);

G_END_DECLS
