/* cb-about.h - what the program is, and whose games it plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void cb_about_show (GtkWindow *parent);

G_END_DECLS
