/* cb-picture.h - a picture of ours, sharp at any size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CB_TYPE_PICTURE (cb_picture_get_type ())

G_DECLARE_FINAL_TYPE (CbPicture, cb_picture, CB, PICTURE, GtkWidget)

GtkWidget  *cb_picture_new       (const char *art) G_GNUC_WARN_UNUSED_RESULT;

const char *cb_picture_get_art   (CbPicture  *self);
void        cb_picture_set_art   (CbPicture  *self,
                                  const char *art);
void        cb_picture_set_cover (CbPicture  *self,
                                  gboolean    cover);
void        cb_picture_set_size  (CbPicture  *self,
                                  int         size);

G_END_DECLS
