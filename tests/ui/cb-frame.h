/* cb-frame.h - the next frame of a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lets the main loop run until the window has been drawn once more. */
void cb_frame_wait (GtkWidget *window);

G_END_DECLS
