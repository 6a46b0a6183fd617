/* cb-log.c - the moves of a game in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-log.h"

#include "cb-sentences.h"
#include "cb-speech.h"
#include "cb-ui.h"

/**
 * CbLog:
 *
 * A list of sentences, the newest last and in sight. Activating one asks the table to
 * look at the position after that move. That one is marked, but not selected: a screen
 * reader would follow the selection, and miss what is said where the focus is.
 */
struct _CbLog
{
  AdwBin       parent_instance;

  GtkWidget   *scroller;
  GtkWidget   *list;
  CbSentences *sentences;

  /* Which of them is marked, if it is there. */
  guint        look;
  /* Those that have a row, as #GtkListItem. */
  GPtrArray   *shown;
};

G_DEFINE_FINAL_TYPE (CbLog, cb_log, ADW_TYPE_BIN)

static void
activated_cb (CbLog *self,
              guint  position)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.review", "i", (int) position + 1);
}

static void
mark (CbLog       *self,
      GtkListItem *item)
{
  GtkWidget *row = gtk_widget_get_parent (gtk_list_item_get_child (item));

  if (gtk_list_item_get_position (item) == self->look)
    gtk_widget_set_state_flags (row, GTK_STATE_FLAG_SELECTED, FALSE);
  else
    gtk_widget_unset_state_flags (row, GTK_STATE_FLAG_SELECTED);
  gtk_accessible_reset_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_SELECTED);
}

static void
setup_cb (CbLog       *self,
          GtkListItem *item)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "xalign", 0.f, NULL);

  gtk_list_item_set_child (item, label);
}

static void
bind_cb (CbLog       *self,
         GtkListItem *item)
{
  const char *text = gtk_string_object_get_string (gtk_list_item_get_item (item));
  GtkWidget *label = gtk_list_item_get_child (item);

  gtk_label_set_label (GTK_LABEL (label), text);
  cb_speech_label (gtk_widget_get_parent (label), text);
  g_ptr_array_add (self->shown, item);
  mark (self, item);
}

static void
unbind_cb (CbLog       *self,
           GtkListItem *item)
{
  g_ptr_array_remove_fast (self->shown, item);
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
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->sentences));

  if (n > 0 && gtk_widget_get_mapped (self->list))
    scroll_to (self, MIN (self->look, n - 1));

  return G_SOURCE_REMOVE;
}

/* Once the rows have their sizes. */
static void
scroll_later (CbLog *self)
{
  g_idle_add_full (G_PRIORITY_LOW, scroll_cb, g_object_ref (self), g_object_unref);
}

/* Tab stops here once, however many moves there are. */
static gboolean
cb_log_focus (GtkWidget        *widget,
              GtkDirectionType  direction)
{
  if (gtk_widget_get_focus_child (widget) != NULL &&
      (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD))
    return FALSE;

  return GTK_WIDGET_CLASS (cb_log_parent_class)->focus (widget, direction);
}

static void
cb_log_finalize (GObject *object)
{
  g_ptr_array_unref (CB_LOG (object)->shown);

  G_OBJECT_CLASS (cb_log_parent_class)->finalize (object);
}

static void
cb_log_class_init (CbLogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cb_log_finalize;
  widget_class->focus = cb_log_focus;

  g_type_ensure (CB_TYPE_SENTENCES);
  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-log.ui");
  gtk_widget_class_bind_template_child (widget_class, CbLog, scroller);
  gtk_widget_class_bind_template_child (widget_class, CbLog, list);
  gtk_widget_class_bind_template_child (widget_class, CbLog, sentences);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, scroll_later);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
  gtk_widget_class_set_css_name (widget_class, "game-log");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cb_log_init (CbLog *self)
{
  GtkAdjustment *adjustment;

  self->look = GTK_INVALID_LIST_POSITION;
  self->shown = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
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

  self->look = ply > 0 ? (guint) ply - 1 : GTK_INVALID_LIST_POSITION;
  for (guint i = 0; i < self->shown->len; i++)
    mark (self, g_ptr_array_index (self->shown, i));
  if (ply > 0)
    scroll_to (self, self->look);
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
