/* cb-measure.h - how high a widget is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void cb_measure_height (GtkWidget *widget,
                        int        width,
                        int       *minimum,
                        int       *natural);

G_END_DECLS
