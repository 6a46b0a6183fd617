/* cb-crumbs.h - a shower of cheese for the winner
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CB_TYPE_CRUMBS (cb_crumbs_get_type ())

G_DECLARE_FINAL_TYPE (CbCrumbs, cb_crumbs, CB, CRUMBS, GtkWidget)

void     cb_crumbs_start       (CbCrumbs *self);
void     cb_crumbs_stop        (CbCrumbs *self);
gboolean cb_crumbs_get_falling (CbCrumbs *self);

G_END_DECLS
