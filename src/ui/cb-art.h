/* cb-art.h - pictures, drawn once for every size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GdkTexture *cb_art_get_texture  (const char *name,
                                 int         width,
                                 int         height);
double      cb_art_get_aspect   (const char *name);
void        cb_art_drop_caches  (void);

G_END_DECLS
