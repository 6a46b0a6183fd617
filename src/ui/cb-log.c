/* cb-log.c - the moves of a game in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-log.h"

#include "cb-sentences.h"
#include "cb-ui.h"

/**
 * CbLog:
 *
 * A list of sentences, the newest last and in sight. Activating one asks the table to
 * look at the position after that move.
 */
struct _CbLog
{
  AdwBin              parent_instance;

  GtkWidget          *scroller;
  GtkWidget          *list;
  CbSentences        *sentences;
  GtkSingleSelection *selection;
};

G_DEFINE_FINAL_TYPE (CbLog, cb_log, ADW_TYPE_BIN)

static void
activated_cb (CbLog *self,
              guint  position)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.review", "i", (int) position + 1);
}

static void
scroll_to (CbLog *self,
           guint  position)
{
  gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", position);
}

/* To the move that is looked at, or else to the last. */
static gboolean
scroll_cb (gpointer user_data)
{
  CbLog *self = user_data;
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));

  if (n > 0 && gtk_widget_get_mapped (self->list))
    scroll_to (self, MIN (gtk_single_selection_get_selected (self->selection), n - 1));

  return G_SOURCE_REMOVE;
}

/* Once the rows have their sizes. */
static void
scroll_later (CbLog *self)
{
  g_idle_add_full (G_PRIORITY_LOW, scroll_cb, g_object_ref (self), g_object_unref);
}

static void
cb_log_class_init (CbLogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (CB_TYPE_SENTENCES);
  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-log.ui");
  gtk_widget_class_bind_template_child (widget_class, CbLog, scroller);
  gtk_widget_class_bind_template_child (widget_class, CbLog, list);
  gtk_widget_class_bind_template_child (widget_class, CbLog, sentences);
  gtk_widget_class_bind_template_child (widget_class, CbLog, selection);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, scroll_later);
  gtk_widget_class_set_css_name (widget_class, "game-log");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cb_log_init (CbLog *self)
{
  GtkAdjustment *adjustment;

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  g_signal_connect_object (adjustment, "notify::page-size", G_CALLBACK (scroll_later), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->sentences, "items-changed", G_CALLBACK (scroll_later), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
cb_log_new (void)
{
  return g_object_new (CB_TYPE_LOG, NULL);
}

/**
 * cb_log_show:
 * @self: a log
 * @session: the game
 * @view: how it is shown
 * @n_plies: how many of its moves to tell
 *
 * Adds what is new and drops what was taken back; the sentences between stay.
 */
void
cb_log_show (CbLog            *self,
             CbSession        *session,
             const CbGameView *view,
             guint             n_plies)
{
  g_return_if_fail (CB_IS_LOG (self));

  cb_sentences_set (self->sentences, session, view, n_plies);
}

/**
 * cb_log_set_look:
 * @self: a log
 * @ply: the position that is looked at, or -1
 */
void
cb_log_set_look (CbLog *self,
                 int    ply)
{
  g_return_if_fail (CB_IS_LOG (self));

  gtk_single_selection_set_selected (self->selection,
                                     ply > 0 ? (guint) ply - 1 : GTK_INVALID_LIST_POSITION);
  if (ply > 0)
    scroll_to (self, (guint) ply - 1);
}

/**
 * cb_log_clear:
 * @self: a log
 *
 * Forgets all sentences, as when another game or language begins.
 */
void
cb_log_clear (CbLog *self)
{
  g_return_if_fail (CB_IS_LOG (self));

  cb_sentences_set (self->sentences, NULL, NULL, 0);
}
