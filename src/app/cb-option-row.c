/* cb-option-row.c - an option of a game, to be chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-option-row.h"

#include "cb-speech.h"
#include "cb-value-row.h"

#include <glib/gi18n.h>
#include <string.h>

/**
 * CbOptionRow:
 *
 * Makes the row of an option, whichever widget suits its type, and knows how
 * to read it: a choice has a combo row, a number a spin button, a list a button
 * below which a spin button for each of its numbers opens.
 */
struct _CbOptionRow
{
  GObject parent_instance;

  const CbOption *option;
  GtkWidget      *widget;
  GtkWidget      *list_button;
  guint8          rulebook[CB_OPTION_MAX_LENGTH];
  GtkSpinButton  *spins[CB_OPTION_MAX_LENGTH];
};

G_DEFINE_FINAL_TYPE (CbOptionRow, cb_option_row, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const char *
get_title (const CbOption *option)
{
  return g_dpgettext2 (NULL, "option", option->title);
}

/* Numbers as people write them one after the other, in one line. */
static char *
join_numbers (const CbOption *option,
              const guint8   *value)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < cb_option_get_length (option); i++)
    g_string_append_printf (text, i == 0 ? "%u" : "\u00a0%u", value[i]);

  return g_string_free (text, FALSE);
}

/* A list says what it holds on its button; what the rulebook has is said of all
 * numbers, as there is nothing to open that could say it. */
static void
show_numbers (CbOptionRow *self)
{
  guint8 value[CB_OPTION_MAX_LENGTH] = { 0 };
  g_autofree char *rulebook = join_numbers (self->option, self->rulebook);
  g_autofree char *subtitle = NULL, *numbers = NULL, *name = NULL;

  /* Translators: a sentence that says what a number means, then what the rulebook has,
   * such as “9” or “1 1 1 2 2 3”. */
  subtitle = g_strdup_printf (_("%s Rulebook: %s."), _(self->option->summary), rulebook);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->widget), subtitle);
  if (self->list_button == NULL)
    return;

  cb_option_row_get_value (self, value);
  numbers = join_numbers (self->option, value);
  name = g_strdup_printf (C_("choice", "%s: %s"), get_title (self->option), numbers);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->list_button), numbers);
  cb_speech_name (self->list_button, name);
}

static void
changed_cb (CbOptionRow *self)
{
  if (self->option->type != CB_OPTION_CHOICE)
    show_numbers (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static GtkWidget *
new_choice_row (CbOptionRow *self)
{
  GtkWidget *row = cb_value_row_new (self->option);

  g_signal_connect_object (row, "notify::selected", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);

  return row;
}

static GtkWidget *
new_spin (CbOptionRow *self,
          guint        index)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (self->option->min, self->option->max, 1);

  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_text_set_activates_default (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (spin))), TRUE);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  self->spins[index] = GTK_SPIN_BUTTON (spin);

  return spin;
}

static GtkWidget *
new_range_row (CbOptionRow *self)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *spin = new_spin (self, 0);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
  /* The title of the row names it as well. */
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), spin);

  return row;
}

/* Upright spin buttons are narrow: six of them fit the narrowest window. */
static GtkWidget *
new_spin_box (CbOptionRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_add_css_class (box, "number-list");
  for (guint i = 0; i < self->option->length; i++)
    {
      GtkWidget *spin = new_spin (self, i);
      /* Translators: one of the numbers of an option, such as “Cheese Points, number 3”. */
      g_autofree char *label = g_strdup_printf (_("%s, number %u"), get_title (self->option),
                                                i + 1);

      gtk_orientable_set_orientation (GTK_ORIENTABLE (spin), GTK_ORIENTATION_VERTICAL);
      gtk_editable_set_width_chars (GTK_EDITABLE (spin), 1);
      gtk_editable_set_max_width_chars (GTK_EDITABLE (spin), 1);
      cb_speech_label (spin, label);
      gtk_box_append (GTK_BOX (box), spin);
    }

  return box;
}

static GtkWidget *
new_list_row (CbOptionRow *self)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *popover = gtk_popover_new ();

  self->list_button = gtk_menu_button_new ();
  gtk_popover_set_child (GTK_POPOVER (popover), new_spin_box (self));
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->list_button), popover);
  gtk_widget_set_valign (self->list_button, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), self->list_button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), self->list_button);

  return row;
}

static GtkWidget *
new_row (CbOptionRow *self)
{
  switch (self->option->type)
    {
    case CB_OPTION_CHOICE:
      return new_choice_row (self);
    case CB_OPTION_RANGE:
      return new_range_row (self);
    case CB_OPTION_LIST:
      return new_list_row (self);
    default:
      g_assert_not_reached ();
    }
}

static void
cb_option_row_dispose (GObject *object)
{
  g_clear_object (&CB_OPTION_ROW (object)->widget);

  G_OBJECT_CLASS (cb_option_row_parent_class)->dispose (object);
}

static void
cb_option_row_class_init (CbOptionRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cb_option_row_dispose;

  /**
   * CbOptionRow::changed:
   * @self: the row
   *
   * The value is another.
   */
  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
cb_option_row_init (CbOptionRow *self)
{
}

/**
 * cb_option_row_new:
 * @option: an option of a game's table
 *
 * Returns: (transfer full): its row, with the least value
 */
CbOptionRow *
cb_option_row_new (const CbOption *option)
{
  CbOptionRow *self;

  g_return_val_if_fail (option != NULL, NULL);

  self = g_object_new (CB_TYPE_OPTION_ROW, NULL);
  self->option = option;
  self->widget = g_object_ref_sink (new_row (self));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->widget), get_title (option));

  return self;
}

const CbOption *
cb_option_row_get_option (CbOptionRow *self)
{
  g_return_val_if_fail (CB_IS_OPTION_ROW (self), NULL);

  return self->option;
}

/**
 * cb_option_row_get_widget:
 * @self: an option's row
 *
 * Returns: (transfer none): an #AdwPreferencesRow
 */
GtkWidget *
cb_option_row_get_widget (CbOptionRow *self)
{
  g_return_val_if_fail (CB_IS_OPTION_ROW (self), NULL);

  return self->widget;
}

/**
 * cb_option_row_get_value:
 * @self: an option's row
 * @value: (out caller-allocates): room for %CB_OPTION_MAX_LENGTH numbers
 */
void
cb_option_row_get_value (CbOptionRow *self,
                         guint8      *value)
{
  g_return_if_fail (CB_IS_OPTION_ROW (self));

  if (self->option->type == CB_OPTION_CHOICE)
    {
      value[0] = (guint8) adw_combo_row_get_selected (ADW_COMBO_ROW (self->widget));
      return;
    }

  for (guint i = 0; i < cb_option_get_length (self->option); i++)
    value[i] = (guint8) gtk_spin_button_get_value_as_int (self->spins[i]);
}

void
cb_option_row_set_value (CbOptionRow  *self,
                         const guint8 *value)
{
  g_return_if_fail (CB_IS_OPTION_ROW (self));

  if (self->option->type == CB_OPTION_CHOICE)
    {
      adw_combo_row_set_selected (ADW_COMBO_ROW (self->widget), value[0]);
      return;
    }

  for (guint i = 0; i < cb_option_get_length (self->option); i++)
    gtk_spin_button_set_value (self->spins[i], value[i]);
}

/**
 * cb_option_row_set_rulebook:
 * @self: an option's row
 * @value: what the rulebook has, which is marked
 */
void
cb_option_row_set_rulebook (CbOptionRow  *self,
                            const guint8 *value)
{
  g_return_if_fail (CB_IS_OPTION_ROW (self));

  memcpy (self->rulebook, value, cb_option_get_length (self->option));
  if (self->option->type == CB_OPTION_CHOICE)
    cb_value_row_set_rulebook (CB_VALUE_ROW (self->widget), value[0]);
  else
    show_numbers (self);
}
