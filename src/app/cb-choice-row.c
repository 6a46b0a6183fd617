/* cb-choice-row.c - a combo row whose choice can be long
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-choice-row.h"

#include "cb-speech.h"

#include <glib/gi18n.h>

#define WRAP_CHARS 12
#define WRAP_LINES 3

/**
 * CbChoiceRow:
 *
 * A combo row cuts a choice that is too long for a narrow window. This one breaks it into
 * lines; the list that opens shows every choice in one line, with a mark beside the chosen
 * one. The model is a #GtkStringList.
 */
struct _CbChoiceRow
{
  AdwComboRow parent_instance;
};

G_DEFINE_FINAL_TYPE (CbChoiceRow, cb_choice_row, ADW_TYPE_COMBO_ROW)

static void
set_text (GtkLabel    *label,
          GtkListItem *item)
{
  gtk_label_set_label (label, gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

static void
value_setup_cb (CbChoiceRow *self,
                GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (label), WRAP_LINES);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WRAP_CHARS);
  gtk_list_item_set_child (item, label);
}

/* The list in which it stands asks how high it is before it knows how wide: it would cut
 * the last lines of one that gets less than the width that it likes. */
static void
value_bind_cb (CbChoiceRow *self,
               GtkListItem *item)
{
  GtkLabel *label = GTK_LABEL (gtk_list_item_get_child (item));

  set_text (label, item);
  gtk_label_set_width_chars (label, (int) MIN (g_utf8_strlen (gtk_label_get_text (label), -1),
                                               WRAP_CHARS));
}

static void
show_mark (GtkListItem *item,
           GParamSpec  *pspec,
           CbChoiceRow *self)
{
  GtkWidget *box = gtk_list_item_get_child (item);
  gboolean chosen = gtk_list_item_get_position (item) ==
                    adw_combo_row_get_selected (ADW_COMBO_ROW (self));

  if (box != NULL)
    gtk_widget_set_opacity (gtk_widget_get_last_child (box), chosen ? 1 : 0);
}

static void
choice_setup_cb (CbChoiceRow *self,
                 GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *mark = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_list_item_set_child (item, box);
  g_signal_connect_object (self, "notify::selected", G_CALLBACK (show_mark), item,
                           G_CONNECT_SWAPPED);
}

static void
choice_bind_cb (CbChoiceRow *self,
                GtkListItem *item)
{
  set_text (GTK_LABEL (gtk_widget_get_first_child (gtk_list_item_get_child (item))), item);
  show_mark (item, NULL, self);
}

static GtkListItemFactory *
new_factory (CbChoiceRow *self,
             GCallback    setup,
             GCallback    bind)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", setup, self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", bind, self, G_CONNECT_SWAPPED);

  return factory;
}

static void
name_cb (CbChoiceRow *self)
{
  gpointer item = adw_combo_row_get_selected_item (ADW_COMBO_ROW (self));

  cb_choice_row_name (ADW_COMBO_ROW (self),
                      item != NULL ? gtk_string_object_get_string (item) : NULL);
}

static void
cb_choice_row_class_init (CbChoiceRowClass *klass)
{
}

static void
cb_choice_row_init (CbChoiceRow *self)
{
  g_autoptr (GtkListItemFactory) value = NULL;
  g_autoptr (GtkListItemFactory) choice = NULL;

  value = new_factory (self, G_CALLBACK (value_setup_cb), G_CALLBACK (value_bind_cb));
  choice = new_factory (self, G_CALLBACK (choice_setup_cb), G_CALLBACK (choice_bind_cb));
  adw_combo_row_set_factory (ADW_COMBO_ROW (self), value);
  adw_combo_row_set_list_factory (ADW_COMBO_ROW (self), choice);
  g_signal_connect (self, "notify::selected-item", G_CALLBACK (name_cb), NULL);
  g_signal_connect (self, "notify::title", G_CALLBACK (name_cb), NULL);
}

/**
 * cb_choice_row_name:
 * @row: a combo row
 * @value: (nullable): what is chosen there
 *
 * Says to screen readers what is chosen, not only what can be.
 */
void
cb_choice_row_name (AdwComboRow *row,
                    const char  *value)
{
  const char *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
  /* Translators: what can be chosen, and what is chosen, such as “Language: English”. */
  g_autofree char *name = g_strdup_printf (C_("choice", "%s: %s"), title,
                                           value != NULL ? value : "");

  g_return_if_fail (ADW_IS_COMBO_ROW (row));

  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  cb_speech_label (GTK_WIDGET (row), name);
}

static void
name_list_cb (GtkDropDown *list,
              GParamSpec  *pspec,
              const char  *title)
{
  gpointer item = gtk_drop_down_get_selected_item (list);
  g_autofree char *name = g_strdup_printf (C_("choice", "%s: %s"), title,
                                           item != NULL ? gtk_string_object_get_string (item) : "");

  cb_speech_name (GTK_WIDGET (list), name);
}

static void
free_title (gpointer  title,
            GClosure *closure)
{
  g_free (title);
}

/**
 * cb_choice_row_name_list:
 * @list: a drop-down of strings that stands in no row
 * @title: what can be chosen there
 *
 * The same for such a list, from now on.
 */
void
cb_choice_row_name_list (GtkDropDown *list,
                         const char  *title)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (list));

  g_signal_connect_data (list, "notify::selected-item", G_CALLBACK (name_list_cb),
                         g_strdup (title), free_title, 0);
  name_list_cb (list, NULL, title);
}
