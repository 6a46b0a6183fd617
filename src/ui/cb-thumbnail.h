/* cb-thumbnail.h - a small picture of a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-game-view.h"

G_BEGIN_DECLS

#define CB_TYPE_THUMBNAIL (cb_thumbnail_get_type ())

G_DECLARE_FINAL_TYPE (CbThumbnail, cb_thumbnail, CB, THUMBNAIL, GtkWidget)

GtkWidget *cb_thumbnail_new          (int               size) G_GNUC_WARN_UNUSED_RESULT;

gboolean   cb_thumbnail_get_drawn    (CbThumbnail      *self);
void       cb_thumbnail_set_position (CbThumbnail      *self,
                                      const CbGameView *view,
                                      const CbState    *state,
                                      const CbMarks    *marks);

void       cb_thumbnail_draw_card    (GtkWidget          *widget,
                                      GtkSnapshot        *snapshot,
                                      const GdkRectangle *area);

G_END_DECLS
