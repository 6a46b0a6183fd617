/* cb-appetit-face.h - a card, from its face or from its back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-appetit.h"

G_BEGIN_DECLS

/* The height of a card whose width is 1. */
#define CB_APPETIT_FACE_HEIGHT 1.4f

#define CB_TYPE_APPETIT_FACE (cb_appetit_face_get_type ())

G_DECLARE_FINAL_TYPE (CbAppetitFace, cb_appetit_face, CB, APPETIT_FACE, GtkWidget)

GtkWidget  *cb_appetit_face_new       (void) G_GNUC_WARN_UNUSED_RESULT;

void        cb_appetit_face_show      (CbAppetitFace *self,
                                       const char    *art,
                                       gboolean       is_back);

const char *cb_appetit_face_find_back (guint          n_seats,
                                       CbSeat         seat,
                                       guint          n_cards);

G_END_DECLS
