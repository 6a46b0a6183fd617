/* cb-story-page.h - the page that tells how the cards fell
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-game-view.h"

G_BEGIN_DECLS

#define CB_TYPE_STORY_PAGE (cb_story_page_get_type ())

G_DECLARE_FINAL_TYPE (CbStoryPage, cb_story_page, CB, STORY_PAGE, GtkWidget)

const CbGameView *cb_story_page_get_view    (CbStoryPage *self);
void              cb_story_page_set_session (CbStoryPage *self,
                                             CbSession   *session);
void              cb_story_page_take_over   (CbStoryPage *self,
                                             CbStoryPage *other);

G_END_DECLS
