/* cb-row.h - a row of a list in which nothing can be selected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CB_TYPE_ROW (cb_row_get_type ())

G_DECLARE_FINAL_TYPE (CbRow, cb_row, CB, ROW, GtkWidget)

GtkWidget *cb_row_new (GtkWidget *child) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
