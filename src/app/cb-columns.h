/* cb-columns.h - side by side where there is room, else one above the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CB_TYPE_COLUMNS (cb_columns_get_type ())

G_DECLARE_FINAL_TYPE (CbColumns, cb_columns, CB, COLUMNS, GtkWidget)

void cb_columns_append (CbColumns *self,
                        GtkWidget *child);

G_END_DECLS
