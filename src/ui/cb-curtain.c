/* cb-curtain.c - between two players who may not see each other's cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-curtain.h"

#include "cb-picture.h"
#include "cb-speech.h"
#include "cb-ui.h"

#include <glib/gi18n.h>

/**
 * CbCurtain:
 *
 * Covers what is secret until the player whose name it tells has taken the seat.
 */
struct _CbCurtain
{
  AdwBin     parent_instance;

  GtkWidget *mark;
  GtkWidget *label;
  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (CbCurtain, cb_curtain, ADW_TYPE_BIN)

static gboolean
cb_curtain_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (CB_CURTAIN (widget)->button);
}

static void
cb_curtain_class_init (CbCurtainClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = cb_curtain_grab_focus;

  g_type_ensure (CB_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-curtain.ui");
  gtk_widget_class_bind_template_child (widget_class, CbCurtain, mark);
  gtk_widget_class_bind_template_child (widget_class, CbCurtain, label);
  gtk_widget_class_bind_template_child (widget_class, CbCurtain, button);
  gtk_widget_class_set_css_name (widget_class, "curtain");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cb_curtain_init (CbCurtain *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * cb_curtain_draw:
 * @self: a curtain
 * @seat: the seat of the player who is to see the screen next
 * @name: how that player is called
 *
 * Draws it, and says so.
 */
void
cb_curtain_draw (CbCurtain  *self,
                 CbSeat      seat,
                 const char *name)
{
  g_autofree char *art = g_strdup_printf ("marks/seat-%d", seat);
  /* Translators: the name of the player who is to see the screen next. */
  g_autofree char *text = g_strdup_printf (_("Hand over to %s"), name);

  g_return_if_fail (CB_IS_CURTAIN (self));

  cb_picture_set_art (CB_PICTURE (self->mark), art);
  gtk_label_set_label (GTK_LABEL (self->label), text);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_grab_focus (self->button);
  cb_speech_say (GTK_WIDGET (self), text);
}
