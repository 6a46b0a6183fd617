/* cb-lesson-offer.h - whether to learn a game by playing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-game-view.h"

G_BEGIN_DECLS

#define CB_TYPE_LESSON_OFFER (cb_lesson_offer_get_type ())

G_DECLARE_FINAL_TYPE (CbLessonOffer, cb_lesson_offer, CB, LESSON_OFFER, GtkBox)

GtkWidget *cb_lesson_offer_new      (void) G_GNUC_WARN_UNUSED_RESULT;

void       cb_lesson_offer_set_view (CbLessonOffer    *self,
                                     const CbGameView *view,
                                     gboolean          only_new);

G_END_DECLS
