/* cb-frame.c - the next frame of a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-frame.h"

static void
painted_cb (gboolean *painted)
{
  *painted = TRUE;
}

void
cb_frame_wait (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gboolean painted = FALSE;
  gulong handler = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb),
                                             &painted);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
}
