/* cb-home.h - the page that the program begins with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-game-view.h"

G_BEGIN_DECLS

#define CB_TYPE_HOME (cb_home_get_type ())

G_DECLARE_FINAL_TYPE (CbHome, cb_home, CB, HOME, GtkWidget)

void cb_home_offer (CbHome    *self,
                    GPtrArray *infos,
                    gboolean   any);

G_END_DECLS
