/* cb-messages.c - short news at the foot of the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-messages.h"

#include "cb-speech.h"
#include "cb-ui.h"

#include <glib/gi18n.h>

#define LEAST_SECONDS     5
#define OFFER_SECONDS     10
#define CHARS_PER_SECOND  10

/**
 * CbMessages:
 * @news: (nullable): what was said last, while it takes to be read
 * @offers: whether something can be done about it
 * @standing: (nullable): what stays true until something else is said of it
 * @closed: whether @standing was read and closed
 *
 * Shows one message, whichever came last; what stands comes back when the news
 * was read. There is only ever one, whose words change, so that messages may
 * come at any rate. #AdwToastOverlay has a queue instead, and up to libadwaita
 * 1.2 it fails when a toast is dismissed that still moves.
 */
struct _CbMessages
{
  GtkWidget parent_instance;

  GtkRevealer *revealer;
  GtkLabel    *label;
  GtkButton   *offer_button;
  GtkWidget   *close_button;

  char        *news;
  gboolean     offers;
  char        *standing;
  gboolean     closed;
  gboolean     hovered;
  guint        timeout_id;
};

G_DEFINE_FINAL_TYPE (CbMessages, cb_messages, GTK_TYPE_WIDGET)

static const char *
choose_text (CbMessages *self)
{
  if (self->news != NULL)
    return self->news;

  return self->closed ? NULL : self->standing;
}

/* The words stay while the message goes away. */
static void
show_message (CbMessages *self)
{
  const char *text = choose_text (self);

  gtk_revealer_set_reveal_child (self->revealer, text != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->offer_button), self->offers);
  if (text == NULL)
    return;

  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  if (g_str_equal (text, gtk_label_get_label (self->label)))
    return;

  gtk_label_set_label (self->label, text);
  cb_speech_say (GTK_WIDGET (self), text);
}

static void
drop_news (CbMessages *self)
{
  g_clear_handle_id (&self->timeout_id, g_source_remove);
  g_clear_pointer (&self->news, g_free);
  self->offers = FALSE;
}

static gboolean
read_cb (gpointer user_data)
{
  CbMessages *self = user_data;

  self->timeout_id = 0;
  drop_news (self);
  show_message (self);

  return G_SOURCE_REMOVE;
}

/* News waits for as long as the pointer rests on it. */
static void
begin_reading (CbMessages *self)
{
  glong seconds, least = self->offers ? OFFER_SECONDS : LEAST_SECONDS;

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  if (self->news == NULL || self->hovered)
    return;

  seconds = MAX (least, g_utf8_strlen (self->news, -1) / CHARS_PER_SECOND);
  self->timeout_id = g_timeout_add_seconds ((guint) seconds, read_cb, self);
}

/* After the action, which may have said something itself. */
static void
offer_clicked_cb (CbMessages *self)
{
  if (!self->offers)
    return;

  drop_news (self);
  show_message (self);
}

static void
close_clicked_cb (CbMessages *self)
{
  if (self->news == NULL)
    self->closed = TRUE;
  drop_news (self);
  show_message (self);
}

static void
pointer_entered_cb (CbMessages *self)
{
  self->hovered = TRUE;
  begin_reading (self);
}

static void
pointer_left_cb (CbMessages *self)
{
  self->hovered = FALSE;
  begin_reading (self);
}

/* Out of everybody's way, screen readers' too. */
static void
revealed_cb (CbMessages *self)
{
  if (gtk_revealer_get_child_revealed (self->revealer) ||
      gtk_revealer_get_reveal_child (self->revealer))
    return;

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_label_set_label (self->label, "");
}

static void
cb_messages_dispose (GObject *object)
{
  CbMessages *self = CB_MESSAGES (object);

  drop_news (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_MESSAGES);

  G_OBJECT_CLASS (cb_messages_parent_class)->dispose (object);
}

static void
cb_messages_finalize (GObject *object)
{
  CbMessages *self = CB_MESSAGES (object);

  g_free (self->standing);

  G_OBJECT_CLASS (cb_messages_parent_class)->finalize (object);
}

static void
cb_messages_class_init (CbMessagesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_messages_dispose;
  G_OBJECT_CLASS (klass)->finalize = cb_messages_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-messages.ui");
  gtk_widget_class_bind_template_child (widget_class, CbMessages, revealer);
  gtk_widget_class_bind_template_child (widget_class, CbMessages, label);
  gtk_widget_class_bind_template_child (widget_class, CbMessages, offer_button);
  gtk_widget_class_bind_template_child (widget_class, CbMessages, close_button);
  gtk_widget_class_bind_template_callback (widget_class, offer_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, pointer_entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, pointer_left_cb);
  gtk_widget_class_bind_template_callback (widget_class, revealed_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "messages");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
cb_messages_init (CbMessages *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  cb_speech_name_icons (GTK_WIDGET (self));
  cb_messages_label (self);
}

/**
 * cb_messages_get_text:
 * @self: messages
 *
 * Returns: (nullable): what is shown now
 */
const char *
cb_messages_get_text (CbMessages *self)
{
  g_return_val_if_fail (CB_IS_MESSAGES (self), NULL);

  return choose_text (self);
}

/**
 * cb_messages_say:
 * @self: messages
 * @text: (nullable): news, in one or two sentences; %NULL to drop what was said
 *
 * Takes the place of what was said before, for as long as it takes to read.
 */
void
cb_messages_say (CbMessages *self,
                 const char *text)
{
  g_return_if_fail (CB_IS_MESSAGES (self));

  drop_news (self);
  self->news = g_strdup (text);
  begin_reading (self);
  show_message (self);
}

/**
 * cb_messages_offer:
 * @self: messages
 * @text: news, in one or two sentences
 * @label: what can be done about it, for a button
 * @action: the action of the window that does it
 *
 * Like cb_messages_say(), with a button; there is more time for that.
 */
void
cb_messages_offer (CbMessages *self,
                   const char *text,
                   const char *label,
                   const char *action)
{
  g_return_if_fail (CB_IS_MESSAGES (self));
  g_return_if_fail (text != NULL);

  drop_news (self);
  self->news = g_strdup (text);
  self->offers = TRUE;
  gtk_button_set_label (self->offer_button, label);
  /* Its words name it already; GTK 4.8 would read both. */
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self->offer_button),
                                 GTK_ACCESSIBLE_PROPERTY_LABEL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->offer_button), action);
  begin_reading (self);
  show_message (self);
}

/**
 * cb_messages_set_standing:
 * @self: messages
 * @text: (nullable): what is true until further notice, such as that a game
 *   cannot be saved; %NULL when it no longer is
 *
 * Shown until it is closed. The same text again is not said again.
 */
void
cb_messages_set_standing (CbMessages *self,
                          const char *text)
{
  g_return_if_fail (CB_IS_MESSAGES (self));

  if (g_strcmp0 (self->standing, text) == 0)
    return;

  g_free (self->standing);
  self->standing = g_strdup (text);
  self->closed = FALSE;
  show_message (self);
}

/**
 * cb_messages_label:
 * @self: messages
 *
 * Names the button in the language of the program.
 */
void
cb_messages_label (CbMessages *self)
{
  g_return_if_fail (CB_IS_MESSAGES (self));

  /* Translators: the button that closes a short message. */
  gtk_widget_set_tooltip_text (self->close_button, C_("message", "Close"));
  cb_speech_label (self->close_button, C_("message", "Close"));
}
