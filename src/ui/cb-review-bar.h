/* cb-review-bar.h - where one is when looking back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CB_TYPE_REVIEW_BAR (cb_review_bar_get_type ())

G_DECLARE_FINAL_TYPE (CbReviewBar, cb_review_bar, CB, REVIEW_BAR, AdwBin)

gboolean cb_review_bar_get_shown  (CbReviewBar *self);
void     cb_review_bar_show       (CbReviewBar *self,
                                   int          ply,
                                   guint        n_plies);
void     cb_review_bar_set_story  (CbReviewBar *self,
                                   const char  *title);
void     cb_review_bar_set_narrow (CbReviewBar *self,
                                   gboolean     narrow);

G_END_DECLS
