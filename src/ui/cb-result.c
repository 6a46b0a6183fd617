/* cb-result.c - how a game ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-result.h"

#include "cb-compat.h"
#include "cb-ui.h"

#include <adwaita.h>

/* Below these heights there is little room, and hardly any. */
#define ENOUGH_HEIGHT  420
#define LOW_HEIGHT     280

/* What is around the buttons. */
#define FRAME          44

/**
 * CbResult:
 *
 * Who has won, how it was decided, and what to do next.
 */
struct _CbResult
{
  GtkWidget  parent_instance;

  GtkWidget *title;
  GtkWidget *scroller;
  GtkWidget *bin;
  GtkWidget *buttons;
  GtkWidget *again_button;
};

G_DEFINE_FINAL_TYPE (CbResult, cb_result, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_PLAY_AGAIN,
  SIGNAL_SAME_DEAL_AGAIN,
  SIGNAL_REVIEW,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
again_clicked_cb (CbResult *self)
{
  g_signal_emit (self, signals[SIGNAL_PLAY_AGAIN], 0);
}

static void
same_deal_clicked_cb (CbResult *self)
{
  g_signal_emit (self, signals[SIGNAL_SAME_DEAL_AGAIN], 0);
}

static void
review_clicked_cb (CbResult *self)
{
  g_signal_emit (self, signals[SIGNAL_REVIEW], 0);
}

static gboolean
cb_result_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (CB_RESULT (widget)->again_button);
}

static void
cb_result_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), CB_TYPE_RESULT);

  G_OBJECT_CLASS (cb_result_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-result.ui");
  gtk_widget_class_bind_template_child (widget_class, CbResult, title);
  gtk_widget_class_bind_template_child (widget_class, CbResult, scroller);
  gtk_widget_class_bind_template_child (widget_class, CbResult, bin);
  gtk_widget_class_bind_template_child (widget_class, CbResult, buttons);
  gtk_widget_class_bind_template_child (widget_class, CbResult, again_button);
  gtk_widget_class_bind_template_callback (widget_class, again_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, same_deal_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, review_clicked_cb);
}

static void
cb_result_class_init (CbResultClass *klass)
{
  static const char *const names[N_SIGNALS] = { "play-again", "same-deal-again", "review" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_result_dispose;
  widget_class->grab_focus = cb_result_grab_focus;

  /* What is wanted next: another deal, the same one, or to look back. */
  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                               0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "game-result");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cb_result_init (CbResult *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * cb_result_show:
 * @self: a result
 * @title: who has won
 * @breakdown: how that was decided
 */
void
cb_result_show (CbResult   *self,
                const char *title,
                GtkWidget  *breakdown)
{
  g_return_if_fail (CB_IS_RESULT (self));

  gtk_label_set_label (GTK_LABEL (self->title), title);
  adw_bin_set_child (ADW_BIN (self->bin), breakdown);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  cb_compat_announce (GTK_WIDGET (self), title);
}

void
cb_result_hide (CbResult *self)
{
  g_return_if_fail (CB_IS_RESULT (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  adw_bin_set_child (ADW_BIN (self->bin), NULL);
}

static gboolean
fits_in_row (GtkWidget *buttons,
             int        width)
{
  for (GtkWidget *button = gtk_widget_get_first_child (buttons); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      int natural;

      gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
      width -= natural + gtk_box_get_spacing (GTK_BOX (buttons));
    }

  return width >= 0;
}

/**
 * cb_result_arrange:
 * @self: a result
 * @width: of the room that it has
 * @height: of the room that it has
 *
 * Where there is little room, the buttons stand side by side if they can, and else all
 * is smaller.
 */
void
cb_result_arrange (CbResult *self,
                   int       width,
                   int       height)
{
  gboolean row;

  g_return_if_fail (CB_IS_RESULT (self));

  row = height < ENOUGH_HEIGHT && fits_in_row (self->buttons, width - FRAME);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->buttons),
                                  row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  if (height < LOW_HEIGHT && !row)
    gtk_widget_add_css_class (GTK_WIDGET (self), "cramped");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "cramped");
}
