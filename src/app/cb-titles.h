/* cb-titles.h - titles that can be read by everybody
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void       cb_titles_wrap        (GtkWidget  *root);
GtkWidget *cb_titles_new_heading (const char *text,
                                  const char *css_class) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
