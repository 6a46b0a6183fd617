/* cb-css-class.h - style classes that come and go
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void cb_css_class_set      (GtkWidget         *widget,
                            const char        *css_class,
                            gboolean           set);
void cb_css_class_set_bits (GtkWidget         *widget,
                            const char *const *css_classes,
                            guint              n_classes,
                            guint              bits);

G_END_DECLS
