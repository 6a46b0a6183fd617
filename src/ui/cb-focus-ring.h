/* cb-focus-ring.h - shows for as long as it takes where the focus is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void cb_focus_ring_keep (GtkWidget *widget);

G_END_DECLS
