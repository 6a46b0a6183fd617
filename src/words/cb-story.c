/* cb-story.c - how the cards fell, as a list to read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-story.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (CbStoryItem, cb_story_item, G_TYPE_OBJECT)

static void
cb_story_item_finalize (GObject *object)
{
  CbStoryItem *self = CB_STORY_ITEM (object);

  g_free (self->text);
  g_ptr_array_unref (self->art);
  g_free (self->state);

  G_OBJECT_CLASS (cb_story_item_parent_class)->finalize (object);
}

static void
cb_story_item_class_init (CbStoryItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cb_story_item_finalize;
}

static void
cb_story_item_init (CbStoryItem *self)
{
  self->art = g_ptr_array_new ();
}

GListStore *
cb_story_new (void)
{
  return g_list_store_new (CB_TYPE_STORY_ITEM);
}

/* The story keeps the reference. */
static CbStoryItem *
append (GListStore *story,
        gboolean    heading,
        char       *text)
{
  g_autoptr (CbStoryItem) item = g_object_new (CB_TYPE_STORY_ITEM, NULL);

  item->heading = heading;
  item->text = text;
  g_list_store_append (story, item);

  return item;
}

/**
 * cb_story_begin:
 * @story: a story
 * @title: (transfer full): the heading of what is added next
 *
 * Returns: (transfer none): the heading
 */
CbStoryItem *
cb_story_begin (GListStore *story,
                char       *title)
{
  g_return_val_if_fail (G_IS_LIST_STORE (story), NULL);

  return append (story, TRUE, title);
}

/**
 * cb_story_add:
 * @story: a story
 * @text: (transfer full): what it goes on with
 *
 * Returns: (transfer none): the new line
 */
CbStoryItem *
cb_story_add (GListStore *story,
              char       *text)
{
  g_return_val_if_fail (G_IS_LIST_STORE (story), NULL);

  return append (story, FALSE, text);
}

/**
 * cb_story_add_move:
 * @story: a story
 * @ply: the move in which it happened, from 0
 * @text: (transfer full): a sentence
 *
 * Returns: (transfer none): the new line
 */
CbStoryItem *
cb_story_add_move (GListStore *story,
                   guint       ply,
                   char       *text)
{
  g_autofree char *sentence = text;

  /* Translators: the number of a move, and a sentence about what happened in it. */
  return cb_story_add (story, g_strdup_printf (C_("story", "Move %u: %s"), ply + 1, sentence));
}

/**
 * cb_story_item_add_art:
 * @self: a line
 * @art: a picture of a card or tile, a string that is never freed
 */
void
cb_story_item_add_art (CbStoryItem *self,
                       const char  *art)
{
  g_return_if_fail (CB_IS_STORY_ITEM (self));

  g_ptr_array_add (self->art, (gpointer) art);
}

/**
 * cb_story_item_set_state:
 * @self: a line
 * @kind: the game
 * @state: a position that is drawn below it
 */
void
cb_story_item_set_state (CbStoryItem   *self,
                         const CbKind  *kind,
                         const CbState *state)
{
  g_return_if_fail (CB_IS_STORY_ITEM (self));

  g_free (self->state);
  self->state = cb_kind_copy_state (kind, state);
}
