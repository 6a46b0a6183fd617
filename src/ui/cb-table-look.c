/* cb-table-look.c - the page on which a game is played: looking back at its moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-table-private.h"

#include "cb-log.h"

#include <glib/gi18n.h>

void
cb_table_update_look (CbTable *self)
{
  int look = cb_table_get_look (self);
  guint n_plies = cb_session_get_ply (self->session);
  /* Translators: which of the moves is looked at, such as “Move 5 of 24”. */
  g_autofree char *text = g_strdup_printf (_("Move %d of %u"), look, n_plies);

  if (look >= 0)
    gtk_label_set_label (GTK_LABEL (self->look_label), text);
  gtk_widget_set_sensitive (self->look_back, look > 0);
  gtk_widget_set_sensitive (self->look_forward, look < (int) n_plies);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->look_bar), look >= 0);
  cb_log_set_look (CB_LOG (self->log), look);
}

void
cb_table_set_look (CbTable *self,
                   int      ply)
{
  if (ply == (int) cb_session_get_ply (self->session))
    ply = -1;

  cb_board_set_look (self->board, ply);
  cb_table_update_panels (self);
  cb_table_update_look (self);
}

void
cb_table_looked_cb (CbTable *self,
                    int      ply)
{
  cb_table_hide_result (self);
  cb_table_set_look (self, ply);
}

/* From the game itself one looks back, too. */
static void
step_look (CbTable *self,
           int      step)
{
  int n_plies = (int) cb_session_get_ply (self->session);
  int ply = (cb_table_get_look (self) < 0 ? n_plies : cb_table_get_look (self)) + step;

  if (ply < 0 || ply > n_plies)
    return;

  cb_table_hide_result (self);
  cb_table_set_look (self, ply);
}

static void
look_back_clicked_cb (CbTable *self)
{
  step_look (self, -1);
}

static void
look_forward_clicked_cb (CbTable *self)
{
  step_look (self, 1);
}

static gboolean
look_key_cb (GtkWidget *widget,
             GVariant  *arguments,
             gpointer   user_data)
{
  CbTable *self = CB_TABLE (widget);

  if (self->session != NULL)
    step_look (self, g_variant_get_int32 (arguments));

  return self->session != NULL;
}

/* Back to the game as it stands. */
void
cb_table_stop_looking (CbTable *self)
{
  cb_table_set_look (self, -1);
  if (cb_table_is_over (self))
    cb_table_show_result (self);
}

static void
result_look_clicked_cb (CbTable *self)
{
  cb_table_hide_result (self);
  cb_table_set_look (self, (int) cb_session_get_ply (self->session) - 1);
  gtk_widget_grab_focus (self->look_back);
}

void
cb_table_bind_look (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, look_back_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, look_forward_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, cb_table_stop_looking);
  gtk_widget_class_bind_template_callback (widget_class, result_look_clicked_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Up, 0, look_key_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Down, 0, look_key_cb, "i", 1);
}
