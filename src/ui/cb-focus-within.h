/* cb-focus-within.h - whether keys go to a part of a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean cb_focus_is_within (GtkWidget *widget);

G_END_DECLS
