/* cb-log.c - the moves of a game in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-log.h"

#include "cb-sentences.h"

#include <glib/gi18n.h>

/**
 * CbLog:
 *
 * A list of sentences, the newest last and in sight. Activating one asks to
 * look at the position after that move.
 */
struct _CbLog
{
  GtkWidget parent_instance;

  GtkWidget          *scroller;
  GtkWidget          *list;
  CbSentences        *sentences;
  GtkSingleSelection *selection;
};

G_DEFINE_FINAL_TYPE (CbLog, cb_log, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_LOOKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
activated_cb (CbLog *self,
              guint  position)
{
  g_signal_emit (self, signals[SIGNAL_LOOKED], 0, (int) position + 1);
}

static void
scroll_to (CbLog *self,
           guint  position)
{
  gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", position);
}

static gboolean
scroll_to_end_cb (gpointer user_data)
{
  CbLog *self = user_data;
  guint n = self->sentences != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->sentences)) : 0;

  if (n > 0)
    scroll_to (self, n - 1);

  return G_SOURCE_REMOVE;
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item)
{
  GtkStringObject *sentence = gtk_list_item_get_item (item);

  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       gtk_string_object_get_string (sentence));
}

static GtkWidget *
new_list (CbLog *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *list;

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  list = gtk_list_view_new (g_object_ref (GTK_SELECTION_MODEL (self->selection)), factory);
  gtk_list_view_set_single_click_activate (GTK_LIST_VIEW (list), TRUE);
  gtk_widget_add_css_class (list, "navigation-sidebar");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, C_("history", "Moves"), -1);
  g_signal_connect_swapped (list, "activate", G_CALLBACK (activated_cb), self);

  return list;
}

static void
cb_log_dispose (GObject *object)
{
  CbLog *self = CB_LOG (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->selection);
  g_clear_object (&self->sentences);

  G_OBJECT_CLASS (cb_log_parent_class)->dispose (object);
}

static void
cb_log_class_init (CbLogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_log_dispose;

  /**
   * CbLog::looked:
   * @self: the log
   * @ply: how many moves were played in the position to look at
   */
  signals[SIGNAL_LOOKED] =
    g_signal_new ("looked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "game-log");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cb_log_init (CbLog *self)
{
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));

  self->sentences = cb_sentences_new ();
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->sentences)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
  self->list = new_list (self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->list);
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
  g_idle_add_full (G_PRIORITY_LOW, scroll_to_end_cb, g_object_ref (self), g_object_unref);
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
