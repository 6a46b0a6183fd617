/* cb-fold.h - side by side where there is room, else one above the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CB_TYPE_FOLD (cb_fold_get_type ())

G_DECLARE_FINAL_TYPE (CbFold, cb_fold, CB, FOLD, GtkWidget)

void cb_fold_append (CbFold    *self,
                     GtkWidget *child);

G_END_DECLS
