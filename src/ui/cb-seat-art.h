/* cb-seat-art.h - pictures in the shape and colour that a seat has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-marks.h"

G_BEGIN_DECLS

void        cb_seat_art_use   (GtkWidget     *root,
                               const CbMarks *marks,
                               const char    *game_art);
char       *cb_seat_art_find  (GtkWidget     *widget,
                               const char    *name) G_GNUC_WARN_UNUSED_RESULT;
const char *cb_seat_art_title (guint          mark);

G_END_DECLS
