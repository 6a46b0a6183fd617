/* cb-home-card.c - a game on the home page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-home-card.h"

#include "cb-cover.h"
#include "cb-speech.h"
#include "cb-ui.h"

#include <glib/gi18n.h>

/**
 * CbHomeCard:
 *
 * A button with the game's picture, its name and what it is about.
 */
struct _CbHomeCard
{
  GtkButton parent_instance;

  const CbGameView *view;

  CbCover  *cover;
  GtkLabel *name_label;
  GtkLabel *summary_label;
  GtkLabel *facts_label;
};

G_DEFINE_FINAL_TYPE (CbHomeCard, cb_home_card, GTK_TYPE_BUTTON)

static char *
dup_players (const CbKind *kind)
{
  if (kind->min_seats == kind->max_seats)
    return g_strdup_printf (ngettext ("%u player", "%u players", kind->max_seats),
                            kind->max_seats);

  /* Translators: a range, such as “2–4 players”. */
  return g_strdup_printf (ngettext ("%u–%u player", "%u–%u players", kind->max_seats),
                          kind->min_seats, kind->max_seats);
}

static char *
dup_facts (const CbGameView *view)
{
  g_autofree char *players = dup_players (view->kind);
  /* Translators: the least age in years. */
  g_autofree char *age = g_strdup_printf (_("age %u+"), view->min_age);
  g_autofree char *time = g_strdup_printf (ngettext ("%u minute", "%u minutes", view->minutes),
                                           view->minutes);

  /* Translators: facts about a game: players, age, minutes. */
  return g_strdup_printf (_("%s · %s · %s"), players, age, time);
}

static void
show_view (CbHomeCard       *self,
           const CbGameView *view)
{
  g_autofree char *facts = dup_facts (view);

  self->view = view;
  cb_cover_set_art (self->cover, view->art);
  gtk_label_set_label (self->name_label, _(view->kind->name));
  gtk_label_set_label (self->summary_label, _(view->summary));
  gtk_label_set_label (self->facts_label, facts);
  cb_speech_label (GTK_WIDGET (self), _(view->kind->name));
  cb_speech_describe (GTK_WIDGET (self), facts);
}

static void
cb_home_card_class_init (CbHomeCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (CB_TYPE_COVER);
  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-home-card.ui");
  gtk_widget_class_bind_template_child (widget_class, CbHomeCard, cover);
  gtk_widget_class_bind_template_child (widget_class, CbHomeCard, name_label);
  gtk_widget_class_bind_template_child (widget_class, CbHomeCard, summary_label);
  gtk_widget_class_bind_template_child (widget_class, CbHomeCard, facts_label);
}

static void
cb_home_card_init (CbHomeCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * cb_home_card_new:
 * @view: a game
 *
 * Returns: (transfer floating): its card
 */
GtkWidget *
cb_home_card_new (const CbGameView *view)
{
  CbHomeCard *self = g_object_new (CB_TYPE_HOME_CARD, NULL);

  show_view (self, view);

  return GTK_WIDGET (self);
}

const CbGameView *
cb_home_card_get_view (CbHomeCard *self)
{
  g_return_val_if_fail (CB_IS_HOME_CARD (self), NULL);

  return self->view;
}
