/* cb-shake.h - a widget that says no
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void cb_shake (GtkWidget *widget);

G_END_DECLS
