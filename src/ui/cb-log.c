/* cb-log.c - the moves of a game in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-log.h"

#include <glib/gi18n.h>

/**
 * CbLog:
 *
 * A list of sentences, the newest last and in sight. Activating one asks to
 * look at the position after that move.
 */
struct _CbLog
{
  GtkWidget  parent_instance;

  GtkWidget *scroller;
  GtkWidget *list;
  guint      n_rows;
};

G_DEFINE_FINAL_TYPE (CbLog, cb_log, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_LOOKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
row_activated_cb (CbLog         *self,
                  GtkListBoxRow *row)
{
  g_signal_emit (self, signals[SIGNAL_LOOKED], 0, gtk_list_box_row_get_index (row) + 1);
}

static gboolean
scroll_to_end_cb (gpointer user_data)
{
  CbLog *self = user_data;
  GtkAdjustment *adjustment;

  if (self->scroller != NULL)
    {
      adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
    }

  return G_SOURCE_REMOVE;
}

static void
append_row (CbLog      *self,
            const char *sentence)
{
  g_autofree char *text = g_strdup_printf ("%u. %s", self->n_rows + 1, sentence);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_box_append (GTK_LIST_BOX (self->list), label);
  self->n_rows++;
}

static void
remove_last_row (CbLog *self)
{
  GtkListBoxRow *row;

  self->n_rows--;
  row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), (int) self->n_rows);
  gtk_list_box_remove (GTK_LIST_BOX (self->list), GTK_WIDGET (row));
}

static void
cb_log_dispose (GObject *object)
{
  CbLog *self = CB_LOG (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);

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

  self->list = gtk_list_box_new ();
  gtk_widget_add_css_class (self->list, "navigation-sidebar");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, C_("history", "Moves"), -1);
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated_cb), self);
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

  while (self->n_rows > n_plies)
    remove_last_row (self);

  while (self->n_rows < n_plies)
    {
      g_autofree char *sentence = view->describe_move (session, self->n_rows);

      append_row (self, sentence);
    }

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
  GtkListBoxRow *row = NULL;

  g_return_if_fail (CB_IS_LOG (self));

  if (ply > 0)
    row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), ply - 1);
  gtk_list_box_select_row (GTK_LIST_BOX (self->list), row);
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

  while (self->n_rows > 0)
    remove_last_row (self);
}
