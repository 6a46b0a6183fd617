/* cb-compat.h - what newer versions of GTK and libadwaita do in another way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CbFileFunc:
 * @parent: the window that asked
 * @file: the file that was chosen
 */
typedef void (*CbFileFunc) (GtkWindow *parent,
                            GFile     *file);

void cb_compat_show_about (GtkWindow  *parent);
void cb_compat_open_file  (GtkWindow  *parent,
                           CbFileFunc  func);
void cb_compat_save_file  (GtkWindow  *parent,
                           const char *name,
                           CbFileFunc  func);

G_END_DECLS
