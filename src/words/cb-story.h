/* cb-story.h - how the cards fell, as a list to read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "cb-kind.h"

G_BEGIN_DECLS

#define CB_TYPE_STORY_ITEM (cb_story_item_get_type ())

G_DECLARE_FINAL_TYPE (CbStoryItem, cb_story_item, CB, STORY_ITEM, GObject)

/**
 * CbStoryItem:
 * @heading: whether it begins a part
 * @text: what is said
 * @art: (element-type utf8): the pictures beside it, strings that are never freed
 * @state: (nullable): a position to be drawn below
 *
 * A line of a story, or the heading of some lines. A story is a #GListStore of them,
 * which a game fills from its first to its last move.
 */
struct _CbStoryItem
{
  GObject    parent_instance;

  gboolean   heading;
  char      *text;
  GPtrArray *art;
  CbState   *state;
};

GListStore  *cb_story_new      (void) G_GNUC_WARN_UNUSED_RESULT;

CbStoryItem *cb_story_begin    (GListStore    *story,
                                char          *title);
CbStoryItem *cb_story_add      (GListStore    *story,
                                char          *text);
CbStoryItem *cb_story_add_move (GListStore    *story,
                                guint          ply,
                                char          *text);

void         cb_story_item_add_art   (CbStoryItem   *self,
                                      const char    *art);
void         cb_story_item_set_state (CbStoryItem   *self,
                                      const CbKind  *kind,
                                      const CbState *state);

G_END_DECLS
