/* cb-display.h - what all tests with a display begin with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Where there is no display, says so to the harness and returns FALSE. */
gboolean cb_display_init       (int       *argc,
                                char    ***argv);

/* Warnings of libraries that begin like one of these, closed by %NULL, are let through, in
 * the test that says so. */
void     cb_display_allow      (const char *const *warnings);

/* Lets the main loop run until the window has been drawn once more. */
void     cb_display_wait_frame (GtkWidget *window);

G_END_DECLS
