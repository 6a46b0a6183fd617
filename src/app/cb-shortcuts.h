/* cb-shortcuts.h - all keys of the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void       cb_shortcuts_install       (GtkApplication *application);
void       cb_shortcuts_install_table (GtkWidget      *table);
GtkWidget *cb_shortcuts_new_page      (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
