/* cb-status.c - whose turn it is, and what is expected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-status.h"

#include "cb-tooltip.h"
#include "cb-ui.h"

/**
 * CbStatus:
 *
 * A line above the board: one sentence, whether somebody thinks, what lies beside the
 * board, and the buttons that help.
 *
 * There is room for the longest sentence that has said what is expected, and for others of
 * usual length; longer ones, which pass, reach over what is below, so that the board never
 * moves for them.
 */
struct _CbStatus
{
  AdwBin     parent_instance;

  GtkWidget *words;
  GtkWidget *room;
  GtkWidget *spinner;
  GtkWidget *icon;
  GtkWidget *label;
  GtkWidget *supply;
  GtkWidget *hint_button;
  char      *expected;
  guint      usual;
};

G_DEFINE_FINAL_TYPE (CbStatus, cb_status, ADW_TYPE_BIN)

static const char *const icons[CB_STATUS_N_TONES] = {
  [CB_STATUS_REFUSAL] = "action-unavailable-symbolic",
  [CB_STATUS_HINT] = "cb-hint-symbolic",
};

/* In the middle of its room, or from the top down where that is too low. */
static gboolean
place_saying_cb (GtkOverlay    *overlay,
                 GtkWidget     *saying,
                 GtkAllocation *area,
                 CbStatus      *self)
{
  int width = gtk_widget_get_width (self->room);
  int height = gtk_widget_get_height (self->room);
  int least, natural;

  gtk_widget_measure (saying, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  area->width = MAX (least, MIN (natural, width));
  gtk_widget_measure (saying, GTK_ORIENTATION_VERTICAL, area->width, &area->height, NULL, NULL,
                      NULL);
  /* The room is the first thing in the overlay. */
  area->x = (width - area->width) / 2;
  area->y = MAX ((height - area->height) / 2, 0);

  return TRUE;
}

/* Nobody sees what is in the room: it only makes it large enough. */
static void
update_room (CbStatus *self)
{
  g_autoptr (GString) room = g_string_new (self->expected);

  while (g_utf8_strlen (room->str, -1) < (glong) self->usual)
    g_string_append (room, " nnnnnnnn");
  gtk_label_set_label (GTK_LABEL (self->room), room->str);
}

static void
cb_status_finalize (GObject *object)
{
  g_free (CB_STATUS (object)->expected);

  G_OBJECT_CLASS (cb_status_parent_class)->finalize (object);
}

static void
cb_status_class_init (CbStatusClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cb_status_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-status.ui");
  gtk_widget_class_bind_template_child (widget_class, CbStatus, words);
  gtk_widget_class_bind_template_child (widget_class, CbStatus, room);
  gtk_widget_class_bind_template_child (widget_class, CbStatus, spinner);
  gtk_widget_class_bind_template_child (widget_class, CbStatus, icon);
  gtk_widget_class_bind_template_child (widget_class, CbStatus, label);
  gtk_widget_class_bind_template_child (widget_class, CbStatus, supply);
  gtk_widget_class_bind_template_child (widget_class, CbStatus, hint_button);
  gtk_widget_class_bind_template_callback (widget_class, place_saying_cb);
  gtk_widget_class_set_css_name (widget_class, "game-status");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* GTK 4.8 keeps a hidden spinner spinning, and draws the window for it all the time. */
static void
spinner_mapped_cb (GtkWidget *spinner)
{
  gtk_spinner_set_spinning (GTK_SPINNER (spinner), gtk_widget_get_mapped (spinner));
}

static void
cb_status_init (CbStatus *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  cb_status_set_narrow (self, FALSE);
  g_signal_connect_after (self->spinner, "map", G_CALLBACK (spinner_mapped_cb), NULL);
  g_signal_connect_after (self->spinner, "unmap", G_CALLBACK (spinner_mapped_cb), NULL);
}

const char *
cb_status_get_text (CbStatus *self)
{
  g_return_val_if_fail (CB_IS_STATUS (self), NULL);

  return gtk_label_get_label (GTK_LABEL (self->label));
}

void
cb_status_say (CbStatus     *self,
               const char   *text,
               CbStatusTone  tone)
{
  g_return_if_fail (CB_IS_STATUS (self));

  gtk_label_set_label (GTK_LABEL (self->label), text);
  cb_tooltip_set (self->label, text);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->icon), icons[tone]);
  gtk_widget_set_visible (self->icon, icons[tone] != NULL);
  gtk_widget_set_css_classes (self->label,
                              (const char *[]) { tone == CB_STATUS_REFUSAL ? "refusal" : NULL,
                                                 NULL });
}

/**
 * cb_status_expect:
 * @self: a status line
 * @text: (nullable): what is said while a player is expected to play, or %NULL to forget
 *   all of it
 *
 * Keeps enough room for it.
 */
void
cb_status_expect (CbStatus   *self,
                  const char *text)
{
  g_return_if_fail (CB_IS_STATUS (self));

  if (text != NULL && self->expected != NULL &&
      g_utf8_strlen (text, -1) <= g_utf8_strlen (self->expected, -1))
    return;

  g_free (self->expected);
  self->expected = g_strdup (text);
  update_room (self);
}

guint
cb_status_get_usual (CbStatus *self)
{
  g_return_val_if_fail (CB_IS_STATUS (self), 0);

  return self->usual;
}

/**
 * cb_status_set_usual:
 * @self: a status line
 * @usual: how many characters sentences have that are to cover nothing, 0 where there is no
 *   room to spare
 */
void
cb_status_set_usual (CbStatus *self,
                     guint     usual)
{
  g_return_if_fail (CB_IS_STATUS (self));

  if (self->usual == usual)
    return;

  self->usual = usual;
  update_room (self);
}

gboolean
cb_status_get_thinking (CbStatus *self)
{
  g_return_val_if_fail (CB_IS_STATUS (self), FALSE);

  return gtk_widget_get_visible (self->spinner);
}

void
cb_status_set_thinking (CbStatus *self,
                        gboolean  thinking)
{
  g_return_if_fail (CB_IS_STATUS (self));

  gtk_widget_set_visible (self->spinner, thinking);
}

/**
 * cb_status_set_narrow:
 * @self: a status line
 * @narrow: whether there is little room beside the sentence
 */
void
cb_status_set_narrow (CbStatus *self,
                      gboolean  narrow)
{
  g_return_if_fail (CB_IS_STATUS (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->words),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (self->words), narrow ? 0 : 8);
  /* Beside words of two lines it would have two as well. */
  gtk_label_set_wrap (GTK_LABEL (self->supply), narrow);
}

/**
 * cb_status_set_has_hint:
 * @self: a status line
 * @has_hint: whether there is ever a hint to ask for
 */
void
cb_status_set_has_hint (CbStatus *self,
                        gboolean  has_hint)
{
  g_return_if_fail (CB_IS_STATUS (self));

  gtk_widget_set_visible (self->hint_button, has_hint);
}

/**
 * cb_status_set_supply:
 * @self: a status line
 * @supply: (nullable): what lies beside the board, such as the draw pile
 */
void
cb_status_set_supply (CbStatus   *self,
                      const char *supply)
{
  g_return_if_fail (CB_IS_STATUS (self));

  gtk_label_set_label (GTK_LABEL (self->supply), supply != NULL ? supply : "");
  gtk_widget_set_visible (self->supply, supply != NULL);
}
