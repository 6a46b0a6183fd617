/* cb-rescue-face.h - the face of a card, at any size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-rescue.h"

G_BEGIN_DECLS

/* Instead of a card: its back, or nothing at all. */
#define CB_RESCUE_FACE_BACK  (-1)
#define CB_RESCUE_FACE_NONE  (-2)

#define CB_TYPE_RESCUE_FACE (cb_rescue_face_get_type ())

G_DECLARE_FINAL_TYPE (CbRescueFace, cb_rescue_face, CB, RESCUE_FACE, GtkWidget)

GtkWidget *cb_rescue_face_new      (void) G_GNUC_WARN_UNUSED_RESULT;

void       cb_rescue_face_get_card (CbRescueFace *self,
                                    int          *card,
                                    CbSeat       *owner);
void       cb_rescue_face_set_card (CbRescueFace *self,
                                    int           card,
                                    CbSeat        owner);

void       cb_rescue_face_draw     (GtkWidget          *widget,
                                    GtkSnapshot        *snapshot,
                                    int                 card,
                                    CbSeat              owner,
                                    const GdkRectangle *area);

G_END_DECLS
