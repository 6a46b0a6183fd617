/* cb-hand.h - keys and clicks as the X server makes them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Whether the display lets a program press keys. */
gboolean cb_hand_is_there (void);

/* What a window gets lies in its queue when these return. */
void     cb_hand_key      (GtkWindow  *window,
                           const char *accelerator);
void     cb_hand_move     (GtkWidget  *widget,
                           double      x,
                           double      y);
void     cb_hand_press    (guint       button);
void     cb_hand_release  (guint       button);

G_END_DECLS
