/* cb-review-bar.c - where one is when looking back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-review-bar.h"

#include "cb-focus-within.h"
#include "cb-fold.h"
#include "cb-speech.h"
#include "cb-ui.h"

#include <glib/gi18n.h>

#define SPACING 6
/* Above and below, where there is room, and where there is little. */
#define MARGIN  6
#define NARROW  2

/**
 * CbReviewBar:
 *
 * Which of the moves is looked at, the way to the others, and the way back.
 */
struct _CbReviewBar
{
  AdwBin     parent_instance;

  GtkWidget *revealer;
  GtkWidget *line;
  GtkWidget *back_button;
  GtkWidget *label;
  GtkWidget *forward_button;
  GtkWidget *story_button;
};

G_DEFINE_FINAL_TYPE (CbReviewBar, cb_review_bar, ADW_TYPE_BIN)

static gboolean
cb_review_bar_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (CB_REVIEW_BAR (widget)->back_button);
}

static void
cb_review_bar_class_init (CbReviewBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = cb_review_bar_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-review-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, CbReviewBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, CbReviewBar, line);
  gtk_widget_class_bind_template_child (widget_class, CbReviewBar, back_button);
  gtk_widget_class_bind_template_child (widget_class, CbReviewBar, label);
  gtk_widget_class_bind_template_child (widget_class, CbReviewBar, forward_button);
  gtk_widget_class_bind_template_child (widget_class, CbReviewBar, story_button);
  gtk_widget_class_set_css_name (widget_class, "review-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* What is not in sight is not there for screen readers either. */
static void
revealed_cb (CbReviewBar *self)
{
  GtkRevealer *revealer = GTK_REVEALER (self->revealer);

  gtk_widget_set_visible (GTK_WIDGET (self), gtk_revealer_get_reveal_child (revealer) ||
                                             gtk_revealer_get_child_revealed (revealer));
}

static void
cb_review_bar_init (CbReviewBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->line, cb_fold_new (SPACING, CB_FOLD_TIGHT));
  cb_review_bar_set_narrow (self, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_connect_swapped (self->revealer, "notify::child-revealed", G_CALLBACK (revealed_cb),
                            self);
}

/* Whoever has come to an end by one of the buttons can go back by the other one. */
static void
enable (GtkWidget *button,
        gboolean   enabled,
        GtkWidget *other)
{
  if (!enabled && cb_focus_is_within (button))
    {
      gtk_widget_set_sensitive (other, TRUE);
      gtk_widget_grab_focus (other);
    }
  gtk_widget_set_sensitive (button, enabled);
}

gboolean
cb_review_bar_get_shown (CbReviewBar *self)
{
  g_return_val_if_fail (CB_IS_REVIEW_BAR (self), FALSE);

  return gtk_revealer_get_reveal_child (GTK_REVEALER (self->revealer));
}

/**
 * cb_review_bar_show:
 * @self: a bar
 * @ply: which move is looked at, or -1 for none: then the bar goes
 * @n_plies: how many there are
 */
void
cb_review_bar_show (CbReviewBar *self,
                    int          ply,
                    guint        n_plies)
{
  /* Translators: which of the moves is looked at, such as “Move 5 of 24”. */
  g_autofree char *text = g_strdup_printf (_("Move %d of %u"), ply, n_plies);

  g_return_if_fail (CB_IS_REVIEW_BAR (self));

  if (ply >= 0)
    gtk_label_set_label (GTK_LABEL (self->label), text);
  enable (self->back_button, ply > 0, self->forward_button);
  enable (self->forward_button, ply < (int) n_plies, self->back_button);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), ply >= 0);
  revealed_cb (self);
}

/**
 * cb_review_bar_set_story:
 * @self: a bar
 * @title: (nullable): what leads from here to how the cards fell; %NULL while the game is
 *   under way
 */
void
cb_review_bar_set_story (CbReviewBar *self,
                         const char  *title)
{
  g_return_if_fail (CB_IS_REVIEW_BAR (self));

  gtk_widget_set_visible (self->story_button, title != NULL);
  if (title == NULL)
    return;

  gtk_widget_set_tooltip_text (self->story_button, title);
  cb_speech_label (self->story_button, title);
}

/**
 * cb_review_bar_set_narrow:
 * @self: a bar
 * @narrow: whether there is little room
 *
 * This is no matter of style: it changes while the table is laid out, and a style would come
 * after the bar was measured.
 */
void
cb_review_bar_set_narrow (CbReviewBar *self,
                          gboolean     narrow)
{
  g_return_if_fail (CB_IS_REVIEW_BAR (self));

  gtk_widget_set_margin_top (self->line, narrow ? NARROW : MARGIN);
  gtk_widget_set_margin_bottom (self->line, narrow ? NARROW : MARGIN);
}
