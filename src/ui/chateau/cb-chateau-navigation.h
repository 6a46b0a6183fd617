/* cb-chateau-navigation.h - from spot to spot by the arrow keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

int  cb_chateau_navigate   (guint             spot,
                            GtkDirectionType  direction);
void cb_chateau_get_square (guint             spot,
                            int              *column,
                            int              *row);

G_END_DECLS
