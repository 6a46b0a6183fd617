/* cb-table-review.c - the page on which a game is played: looking back at its moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-table-private.h"

#include "cb-log.h"
#include "cb-review-bar.h"

/* How far a key goes that goes to the very end. */
#define ALL 1000000

void
cb_table_update_review (CbTable *self)
{
  int ply = cb_telling_get_review (self->telling);

  cb_review_bar_show (CB_REVIEW_BAR (self->review_bar), ply, cb_session_get_ply (self->session));
  cb_log_set_look (CB_LOG (self->log), ply);
}

/* Looks at a position, the last one included. */
void
cb_table_review (CbTable *self,
                 int      ply)
{
  cb_telling_review (self->telling,
                     CLAMP (ply, 0, (int) cb_session_get_ply (self->session)));
}

/* Back to the game as it stands. */
void
cb_table_leave_review (CbTable *self)
{
  cb_telling_review (self->telling, -1);
}

/* From the game itself one looks back, too; who goes on after the last move leaves. */
void
cb_table_step_review (CbTable *self,
                      int      step)
{
  int n_plies = (int) cb_session_get_ply (self->session);
  int ply = cb_telling_get_review (self->telling);

  if (ply < 0 && step > 0)
    return;
  if (ply == n_plies && step > 0)
    cb_table_leave_review (self);
  else
    cb_table_review (self, (ply < 0 ? n_plies : ply) + step);
}

static gboolean
step_cb (GtkWidget *widget,
         GVariant  *arguments,
         gpointer   user_data)
{
  CbTable *self = CB_TABLE (widget);

  if (self->session != NULL)
    cb_table_step_review (self, g_variant_get_int32 (arguments));

  return self->session != NULL;
}

/* From the result one begins with the move that led to it. */
void
cb_table_review_end (CbTable *self)
{
  cb_table_review (self, (int) cb_session_get_ply (self->session));
  gtk_widget_grab_focus (self->review_bar);
}

void
cb_table_bind_review (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, cb_table_leave_review);
  gtk_widget_class_bind_template_callback (widget_class, cb_table_review_end);
  gtk_widget_class_bind_template_callback (widget_class, cb_table_step_review);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Up, 0, step_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Down, 0, step_cb, "i", 1);
}

/**
 * ReviewKey:
 * @keyval: a key
 * @step: how many moves it goes
 */
typedef struct
{
  guint keyval;
  int   step;
} ReviewKey;

static const ReviewKey review_keys[] = {
  { GDK_KEY_Left, -1 },
  { GDK_KEY_KP_Left, -1 },
  { GDK_KEY_Right, 1 },
  { GDK_KEY_KP_Right, 1 },
  { GDK_KEY_Home, -ALL },
  { GDK_KEY_KP_Home, -ALL },
  { GDK_KEY_End, ALL },
  { GDK_KEY_KP_End, ALL },
};

/* While one looks back, arrows go through time and not about the board. */
static gboolean
review_key_cb (CbTable         *self,
               guint            keyval,
               guint            keycode,
               GdkModifierType  state)
{
  if (self->telling == NULL || cb_telling_get_review (self->telling) < 0 ||
      (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  for (guint i = 0; i < G_N_ELEMENTS (review_keys); i++)
    if (review_keys[i].keyval == keyval)
      {
        cb_table_step_review (self, review_keys[i].step);
        return GDK_EVENT_STOP;
      }

  return GDK_EVENT_PROPAGATE;
}

void
cb_table_add_review_keys (CbTable *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (review_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
