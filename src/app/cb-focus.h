/* cb-focus.h - the way of the Tab key through a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean cb_focus_children (GtkWidget        *page,
                            GtkDirectionType  direction);

G_END_DECLS
