/* cb-tooltip.h - what is said about a widget under the pointer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void cb_tooltip_set (GtkWidget  *widget,
                     const char *text);

G_END_DECLS
