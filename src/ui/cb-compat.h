/* cb-compat.h - what differs from one version of the libraries to another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void cb_compat_announce (GtkWidget  *widget,
                         const char *text);

G_END_DECLS
