/* cb-lesson-offer.c - whether to learn a game by playing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-lesson-offer.h"

#include "cb-settings.h"
#include "cb-speech.h"
#include "cb-ui.h"

#include <glib/gi18n.h>

/**
 * CbLessonOffer:
 *
 * A button that begins the lesson of a game, and one to say no for ever.
 */
struct _CbLessonOffer
{
  GtkBox parent_instance;

  const CbGameView *view;
  GSettings        *settings;
  gboolean          only_new;
};

G_DEFINE_FINAL_TYPE (CbLessonOffer, cb_lesson_offer, GTK_TYPE_BOX)

/* No offer for those who finished the lesson, said no, or know the game. */
static void
update (CbLessonOffer *self)
{
  g_autoptr (GVariant) seats = g_settings_get_user_value (self->settings, "seats");

  gtk_widget_set_visible (GTK_WIDGET (self),
                          !g_settings_get_boolean (self->settings, "lesson-declined") &&
                          !g_settings_get_boolean (self->settings, "lesson-done") &&
                          !(self->only_new && seats != NULL));
}

static void
accept_clicked_cb (CbLessonOffer *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.learn-game", "s", self->view->kind->id);
}

/* The focus that it had goes on to what comes next. */
static void
decline_clicked_cb (CbLessonOffer *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  gtk_widget_child_focus (root, GTK_DIR_TAB_FORWARD);
  g_settings_set_boolean (self->settings, "lesson-declined", TRUE);
}

static void
cb_lesson_offer_dispose (GObject *object)
{
  g_clear_object (&CB_LESSON_OFFER (object)->settings);
  gtk_widget_dispose_template (GTK_WIDGET (object), CB_TYPE_LESSON_OFFER);

  G_OBJECT_CLASS (cb_lesson_offer_parent_class)->dispose (object);
}

static void
cb_lesson_offer_class_init (CbLessonOfferClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_lesson_offer_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-lesson-offer.ui");
  gtk_widget_class_bind_template_callback (widget_class, accept_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, decline_clicked_cb);
}

static void
cb_lesson_offer_init (CbLessonOffer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  cb_speech_name_icons (GTK_WIDGET (self));
}

GtkWidget *
cb_lesson_offer_new (void)
{
  return g_object_new (CB_TYPE_LESSON_OFFER, NULL);
}

/* Several offers on a page have the same words; who cannot see beside what they stand hears
 * of which game they are. */
static void
describe_buttons (CbLessonOffer *self)
{
  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self)); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    cb_speech_describe (button, _(self->view->kind->name));
}

/**
 * cb_lesson_offer_set_view:
 * @self: an offer
 * @view: the game
 * @only_new: whether it is only for those who never played that game
 */
void
cb_lesson_offer_set_view (CbLessonOffer    *self,
                          const CbGameView *view,
                          gboolean          only_new)
{
  g_return_if_fail (CB_IS_LESSON_OFFER (self));

  self->view = view;
  self->only_new = only_new;
  g_clear_object (&self->settings);
  self->settings = cb_settings_new_for_game (view->kind->id);
  g_signal_connect_object (self->settings, "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  describe_buttons (self);
  update (self);
}
