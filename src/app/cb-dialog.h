/* cb-dialog.h - a small window on top of the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWindow *cb_dialog_new (GtkWindow  *parent,
                          const char *title,
                          GtkWidget  *content) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
