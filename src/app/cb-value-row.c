/* cb-value-row.c - an option with named values, each of which says what it means
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-value-row.h"

#include "cb-choice-row.h"
#include "cb-picture.h"
#include "cb-speech.h"
#include "cb-ui.h"

#include <glib/gi18n.h>

#define PICTURE_SIZE 48
#define WRAP_CHARS   26

/**
 * CbValueRow:
 *
 * Shows the picture of the value that is chosen, and says in a sentence what it
 * means. The list that opens says it of every value, and which is the rulebook's.
 */
struct _CbValueRow
{
  AdwComboRow parent_instance;

  const CbOption *option;
  CbPicture      *picture;
  guint           rulebook;
};

G_DEFINE_FINAL_TYPE (CbValueRow, cb_value_row, ADW_TYPE_COMBO_ROW)

/* The parts of a value in the list that opens. */
typedef struct
{
  CbPicture *picture;
  GtkLabel  *title;
  GtkWidget *badge;
  GtkLabel  *summary;
  GtkWidget *check;
} Item;

static const char *
get_title (CbValueRow *self,
           guint       value)
{
  return g_dpgettext2 (NULL, self->option->id, self->option->choices[value].title);
}

static const char *
get_summary (CbValueRow *self,
             guint       value)
{
  return _(self->option->choices[value].summary);
}

/* Where words do not suffice there is a picture of this name. */
static char *
find_art (CbValueRow *self,
          guint       value)
{
  g_autofree char *art = g_strdup_printf ("options/%s-%s", self->option->id,
                                          self->option->choices[value].id);
  g_autofree char *path = g_strconcat (CB_ART_PATH, art, ".svg", NULL);

  return g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL)
         ? g_steal_pointer (&art) : NULL;
}

static void
show_art (CbValueRow *self,
          CbPicture  *picture,
          guint       value)
{
  g_autofree char *art = find_art (self, value);

  cb_picture_set_art (picture, art);
  gtk_widget_set_visible (GTK_WIDGET (picture), art != NULL);
}

static void
show_value (CbValueRow *self)
{
  guint value = adw_combo_row_get_selected (ADW_COMBO_ROW (self));

  if (value == GTK_INVALID_LIST_POSITION)
    return;

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), get_summary (self, value));
  show_art (self, self->picture, value);
  cb_choice_row_name (ADW_COMBO_ROW (self), get_title (self, value));
}

static GtkWidget *
new_label (const char *class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), WRAP_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WRAP_CHARS);
  if (class != NULL)
    gtk_widget_add_css_class (label, class);

  return label;
}

static GtkWidget *
new_badge (void)
{
  /* Translators: stands beside the value of an option that the rulebook has. */
  GtkWidget *badge = gtk_label_new (C_("option", "Rulebook"));

  gtk_widget_add_css_class (badge, "rulebook");
  gtk_widget_set_halign (badge, GTK_ALIGN_START);

  return badge;
}

static GtkWidget *
new_words (Item *item)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  item->title = GTK_LABEL (new_label ("heading"));
  item->badge = new_badge ();
  item->summary = GTK_LABEL (new_label (NULL));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (item->title));
  gtk_box_append (GTK_BOX (words), item->badge);
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (item->summary));
  gtk_widget_set_hexpand (words, TRUE);

  return words;
}

static void
item_setup_cb (CbValueRow  *self,
               GtkListItem *list_item)
{
  Item *item = g_new0 (Item, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  item->picture = CB_PICTURE (cb_picture_new (NULL));
  cb_picture_set_size (item->picture, PICTURE_SIZE);
  gtk_widget_set_valign (GTK_WIDGET (item->picture), GTK_ALIGN_CENTER);
  item->check = gtk_image_new_from_icon_name ("object-select-symbolic");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (item->picture));
  gtk_box_append (GTK_BOX (box), new_words (item));
  gtk_box_append (GTK_BOX (box), item->check);
  gtk_widget_add_css_class (box, "value");
  g_object_set_data_full (G_OBJECT (list_item), "cb-item", item, g_free);
  gtk_list_item_set_child (list_item, box);
}

/* The name of the row of a list: before GTK 4.12 nobody else gives it one. */
static void
name_item (CbValueRow  *self,
           GtkListItem *list_item,
           guint        value)
{
  GtkWidget *row = gtk_widget_get_parent (gtk_list_item_get_child (list_item));
  g_autofree char *name = NULL;

  if (value == self->rulebook)
    /* Translators: a value of an option, which is the rulebook's, and what it means. */
    name = g_strdup_printf (_("%s, rulebook. %s"), get_title (self, value),
                            get_summary (self, value));
  else
    /* Translators: a value of an option, and what it means. */
    name = g_strdup_printf (C_("option", "%s. %s"), get_title (self, value),
                            get_summary (self, value));

  if (row != NULL)
    cb_speech_label (row, name);
}

static void
item_bind_cb (CbValueRow  *self,
              GtkListItem *list_item)
{
  Item *item = g_object_get_data (G_OBJECT (list_item), "cb-item");
  guint value = gtk_list_item_get_position (list_item);
  gboolean chosen = value == adw_combo_row_get_selected (ADW_COMBO_ROW (self));

  gtk_label_set_label (item->title, get_title (self, value));
  gtk_label_set_label (item->summary, get_summary (self, value));
  gtk_widget_set_visible (item->badge, value == self->rulebook);
  gtk_widget_set_opacity (item->check, chosen ? 1 : 0);
  show_art (self, item->picture, value);
  name_item (self, list_item, value);
}

/* Values are looked at when the list opens; it is filled anew for that, as what is
 * chosen and what the rulebook has may be others. */
static void
renew_items (CbValueRow *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (item_setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (item_bind_cb), self, G_CONNECT_SWAPPED);
  adw_combo_row_set_list_factory (ADW_COMBO_ROW (self), factory);
}

/* Newer versions of the row write the name of the value here, after all others were told
 * of it. Setting what is there already tells nobody. */
static void
subtitle_cb (CbValueRow *self)
{
  guint value = adw_combo_row_get_selected (ADW_COMBO_ROW (self));

  if (value != GTK_INVALID_LIST_POSITION)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self), get_summary (self, value));
}

static void
selected_cb (CbValueRow *self)
{
  show_value (self);
  renew_items (self);
}

static void
cb_value_row_class_init (CbValueRowClass *klass)
{
}

static void
cb_value_row_init (CbValueRow *self)
{
  self->picture = CB_PICTURE (cb_picture_new (NULL));
  cb_picture_set_size (self->picture, PICTURE_SIZE);
  gtk_widget_set_valign (GTK_WIDGET (self->picture), GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (self), GTK_WIDGET (self->picture));
  /* Instead of its name, the sentence says what is chosen. */
  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (self), TRUE);
}

/**
 * cb_value_row_new:
 * @option: an option with named values
 *
 * Returns: (transfer floating): its row
 */
GtkWidget *
cb_value_row_new (const CbOption *option)
{
  CbValueRow *self;
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  g_return_val_if_fail (option != NULL && option->type == CB_OPTION_CHOICE, NULL);

  self = g_object_new (CB_TYPE_VALUE_ROW, NULL);
  self->option = option;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self),
                                 g_dpgettext2 (NULL, "option", option->title));
  for (guint i = 0; i <= option->max; i++)
    gtk_string_list_append (titles, get_title (self, i));
  adw_combo_row_set_model (ADW_COMBO_ROW (self), G_LIST_MODEL (titles));
  g_signal_connect (self, "notify::selected", G_CALLBACK (selected_cb), NULL);
  g_signal_connect (self, "notify::subtitle", G_CALLBACK (subtitle_cb), NULL);
  selected_cb (self);

  return GTK_WIDGET (self);
}

/**
 * cb_value_row_set_rulebook:
 * @self: a row
 * @value: the value that is to be marked
 */
void
cb_value_row_set_rulebook (CbValueRow *self,
                           guint       value)
{
  g_return_if_fail (CB_IS_VALUE_ROW (self));

  if (self->rulebook == value)
    return;

  self->rulebook = value;
  renew_items (self);
}
