/* cb-preferences.c - what a person likes in all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-preferences.h"

#include "cb-application.h"
#include "cb-choice-row.h"
#include "cb-language.h"
#include "cb-settings.h"
#include "cb-ui.h"

#include <glib/gi18n.h>

/**
 * CbPreferences:
 *
 * The preferences page. Every change takes effect at once.
 */
struct _CbPreferences
{
  AdwBin parent_instance;

  GSettings     *settings;
  AdwComboRow   *language_row;
  GtkStringList *language_names;
  AdwComboRow   *pace_row;
  GtkWidget     *sound_group;
  AdwActionRow  *sound_row;
  GtkSwitch     *sound_switch;
  GtkAdjustment *volume;
  GtkSwitch     *gentle_switch;
  GtkSwitch     *aid_switch;
  GtkSwitch     *ask_switch;
  GtkSwitch     *brief_switch;
};

G_DEFINE_FINAL_TYPE (CbPreferences, cb_preferences, ADW_TYPE_BIN)

/* In the order of the settings' enumeration, in milliseconds. */
static const guint paces[] = { 1800, 900, 350, 0 };

static gboolean
choose_language_cb (gpointer user_data)
{
  cb_application_choose_language (CB_APPLICATION (g_application_get_default ()),
                                  cb_language_get_id (GPOINTER_TO_UINT (user_data)));

  return G_SOURCE_REMOVE;
}

/* Later, as this page is made anew then, and its row is still at work now. */
static void
language_selected_cb (CbPreferences *self)
{
  guint selected = adw_combo_row_get_selected (self->language_row);

  if (self->settings != NULL)
    g_idle_add (choose_language_cb, GUINT_TO_POINTER (selected));
}

static void
show_languages (CbPreferences *self)
{
  guint current;

  for (guint i = 0; i < cb_language_get_n (); i++)
    gtk_string_list_append (self->language_names, cb_language_get_name (i));
  if (cb_language_find (cb_language_get_current (), &current))
    adw_combo_row_set_selected (self->language_row, current);
}

static void
pace_selected_cb (CbPreferences *self)
{
  if (self->settings != NULL)
    g_settings_set_enum (self->settings, "pace", (int) adw_combo_row_get_selected (self->pace_row));
}

/* Where the desktop wants no sounds, nothing here would change that. */
static void
show_sound (CbPreferences *self)
{
  gboolean allowed;

  g_object_get (gtk_settings_get_default (), "gtk-enable-event-sounds", &allowed, NULL);
  gtk_widget_set_sensitive (self->sound_group, allowed);
  if (!allowed)
    adw_action_row_set_subtitle (self->sound_row,
                                 _("Sounds are turned off in the desktop’s settings"));
}

static void
bind_sound (CbPreferences *self,
            GSettings     *settings)
{
  show_sound (self);
  g_settings_bind (settings, "sound", self->sound_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "volume", self->volume, "value", G_SETTINGS_BIND_DEFAULT);
}

static void
cb_preferences_dispose (GObject *object)
{
  CbPreferences *self = CB_PREFERENCES (object);

  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_PREFERENCES);

  G_OBJECT_CLASS (cb_preferences_parent_class)->dispose (object);
}

static void
cb_preferences_class_init (CbPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_preferences_dispose;

  g_type_ensure (CB_TYPE_CHOICE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, CbPreferences, language_row);
  gtk_widget_class_bind_template_child (widget_class, CbPreferences, language_names);
  gtk_widget_class_bind_template_child (widget_class, CbPreferences, pace_row);
  gtk_widget_class_bind_template_child (widget_class, CbPreferences, sound_group);
  gtk_widget_class_bind_template_child (widget_class, CbPreferences, sound_row);
  gtk_widget_class_bind_template_child (widget_class, CbPreferences, sound_switch);
  gtk_widget_class_bind_template_child (widget_class, CbPreferences, volume);
  gtk_widget_class_bind_template_child (widget_class, CbPreferences, gentle_switch);
  gtk_widget_class_bind_template_child (widget_class, CbPreferences, aid_switch);
  gtk_widget_class_bind_template_child (widget_class, CbPreferences, ask_switch);
  gtk_widget_class_bind_template_child (widget_class, CbPreferences, brief_switch);
  gtk_widget_class_bind_template_callback (widget_class, language_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, pace_selected_cb);
}

static void
cb_preferences_init (CbPreferences *self)
{
  g_autoptr (GSettings) settings = cb_settings_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  show_languages (self);
  adw_combo_row_set_selected (self->pace_row, (guint) g_settings_get_enum (settings, "pace"));
  bind_sound (self, settings);
  g_settings_bind (settings, "gentle-help", self->gentle_switch, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "aid", self->aid_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "ask-end", self->ask_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "brief", self->brief_switch, "active", G_SETTINGS_BIND_DEFAULT);
  self->settings = g_steal_pointer (&settings);
}

GtkWidget *
cb_preferences_new (void)
{
  return g_object_new (CB_TYPE_PREFERENCES, NULL);
}

/**
 * cb_preferences_get_pace:
 * @settings: the program's settings
 *
 * Returns: the least time that a computer player's turn is to take, in
 *   milliseconds
 */
guint
cb_preferences_get_pace (GSettings *settings)
{
  return paces[g_settings_get_enum (settings, "pace")];
}
