/* cb-cover.h - a picture as wide as there is room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The width of every cover for a height of 1. */
#define CB_COVER_ASPECT 1.6

#define CB_TYPE_COVER (cb_cover_get_type ())

G_DECLARE_FINAL_TYPE (CbCover, cb_cover, CB, COVER, GtkWidget)

void cb_cover_set_art (CbCover    *self,
                       const char *art);

G_END_DECLS
