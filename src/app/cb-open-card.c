/* cb-open-card.c - a game under way, on the home page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-open-card.h"

#include "cb-game-views.h"
#include "cb-game-words.h"
#include "cb-speech.h"
#include "cb-thumbnail.h"
#include "cb-ui.h"

#include <glib/gi18n.h>

struct _CbOpenCard
{
  GtkButton parent_instance;

  CbGameInfo *info;

  CbThumbnail *picture;
  GtkLabel    *title_label;
  GtkLabel    *facts_label;
};

G_DEFINE_FINAL_TYPE (CbOpenCard, cb_open_card, GTK_TYPE_BUTTON)

static void
cb_open_card_finalize (GObject *object)
{
  g_clear_object (&CB_OPEN_CARD (object)->info);

  G_OBJECT_CLASS (cb_open_card_parent_class)->finalize (object);
}

static void
cb_open_card_class_init (CbOpenCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cb_open_card_finalize;

  g_type_ensure (CB_TYPE_THUMBNAIL);
  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-open-card.ui");
  gtk_widget_class_bind_template_child (widget_class, CbOpenCard, picture);
  gtk_widget_class_bind_template_child (widget_class, CbOpenCard, title_label);
  gtk_widget_class_bind_template_child (widget_class, CbOpenCard, facts_label);
}

static void
cb_open_card_init (CbOpenCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * cb_open_card_new:
 * @info: a game under way
 *
 * Returns: (transfer floating): a card that offers to go on with it
 */
GtkWidget *
cb_open_card_new (CbGameInfo *info)
{
  CbOpenCard *self = g_object_new (CB_TYPE_OPEN_CARD, NULL);

  cb_open_card_set_info (self, info);

  return GTK_WIDGET (self);
}

CbGameInfo *
cb_open_card_get_info (CbOpenCard *self)
{
  g_return_val_if_fail (CB_IS_OPEN_CARD (self), NULL);

  return self->info;
}

/**
 * cb_open_card_set_info:
 * @self: a card
 * @info: the game that it offers from now on, or the same, played on
 */
void
cb_open_card_set_info (CbOpenCard *self,
                       CbGameInfo *info)
{
  g_autofree char *title = NULL, *when = NULL, *text = NULL;

  g_return_if_fail (CB_IS_OPEN_CARD (self));
  g_return_if_fail (CB_IS_GAME_INFO (info) && info->error == NULL);

  if (!g_set_object (&self->info, info))
    return;

  title = cb_game_words_dup_title (info);
  when = cb_game_words_dup_when (info);
  /* Translators: a button that goes on with a game, and when that began. */
  text = g_strdup_printf (_("Continue · %s"), when);
  cb_thumbnail_set_position (self->picture, cb_game_views_find_view (info->kind), info->state,
                             &info->marks);
  gtk_label_set_label (self->title_label, title);
  gtk_label_set_label (self->facts_label, text);
  cb_speech_label (GTK_WIDGET (self), title);
  cb_speech_describe (GTK_WIDGET (self), text);
}
