/* cb-rescue-pile.c - the draw pile
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-pile.h"

#include "cb-css-class.h"
#include "cb-rescue-face.h"
#include "cb-rescue-text.h"
#include "cb-speech.h"

/**
 * CbRescuePile:
 *
 * The back of its top card, and how many there are; a frame where none is left.
 */
struct _CbRescuePile
{
  GtkWidget  parent_instance;

  GtkWidget *face;
  GtkWidget *count;
};

G_DEFINE_FINAL_TYPE (CbRescuePile, cb_rescue_pile, GTK_TYPE_WIDGET)

static void
cb_rescue_pile_dispose (GObject *object)
{
  CbRescuePile *self = CB_RESCUE_PILE (object);

  g_clear_pointer (&self->face, gtk_widget_unparent);
  g_clear_pointer (&self->count, gtk_widget_unparent);

  G_OBJECT_CLASS (cb_rescue_pile_parent_class)->dispose (object);
}

static void
cb_rescue_pile_class_init (CbRescuePileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_rescue_pile_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "rescue-pile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
cb_rescue_pile_init (CbRescuePile *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  self->face = cb_rescue_face_new ();
  gtk_widget_set_parent (self->face, GTK_WIDGET (self));
  self->count = g_object_new (GTK_TYPE_LABEL, "halign", GTK_ALIGN_CENTER,
                              "valign", GTK_ALIGN_CENTER, NULL);
  gtk_widget_add_css_class (self->count, "numeric");
  gtk_widget_set_parent (self->count, GTK_WIDGET (self));
}

void
cb_rescue_pile_show (CbRescuePile   *self,
                     const CbRescue *state)
{
  g_autofree char *name = cb_rescue_describe_pile (state);
  g_autofree char *count = g_strdup_printf ("%u", state->n_pile);

  g_return_if_fail (CB_IS_RESCUE_PILE (self));

  cb_rescue_face_set_card (CB_RESCUE_FACE (self->face),
                           state->n_pile > 0 ? CB_RESCUE_FACE_BACK : CB_RESCUE_FACE_NONE,
                           CB_SEAT_NONE);
  gtk_label_set_label (GTK_LABEL (self->count), count);
  cb_css_class_set (GTK_WIDGET (self), "empty", state->n_pile == 0);
  cb_css_class_set (GTK_WIDGET (self), "single", state->n_pile == 1);
  cb_speech_label (GTK_WIDGET (self), name);
}
