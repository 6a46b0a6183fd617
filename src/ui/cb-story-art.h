/* cb-story-art.h - cards and tiles in a row
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CB_TYPE_STORY_ART (cb_story_art_get_type ())

G_DECLARE_FINAL_TYPE (CbStoryArt, cb_story_art, CB, STORY_ART, GtkWidget)

GtkWidget *cb_story_art_new (GPtrArray *art) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
