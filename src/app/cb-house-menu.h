/* cb-house-menu.h - by whose rules a game is to be played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-plan.h"

G_BEGIN_DECLS

#define CB_TYPE_HOUSE_MENU (cb_house_menu_get_type ())

G_DECLARE_FINAL_TYPE (CbHouseMenu, cb_house_menu, CB, HOUSE_MENU, GtkWidget)

const char *cb_house_menu_get_label (CbHouseMenu *self);
void        cb_house_menu_show      (CbHouseMenu *self,
                                     CbPlan      *plan);

G_END_DECLS
