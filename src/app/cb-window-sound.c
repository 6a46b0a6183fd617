/* cb-window-sound.c - the window: what is heard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-window-private.h"

#include "cb-ui.h"

#include <glib/gi18n.h>

static gboolean
is_allowed (CbWindow *self)
{
  gboolean allowed;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-event-sounds", &allowed,
                NULL);

  return allowed;
}

static void
update_enabled (CbWindow *self)
{
  cb_speaker_set_enabled (self->speaker, is_allowed (self) &&
                                         g_settings_get_boolean (self->settings, "sound"));
}

/* So that one hears what one chooses. */
static void
volume_changed_cb (CbWindow *self)
{
  cb_speaker_open (self->speaker);
  cb_window_play (self, "count");
}

/* Once there are settings. Nobody looks for a sound server yet: the page that the program
 * begins with is silent. */
void
cb_window_add_sound (CbWindow *self)
{
  self->speaker = cb_speaker_new (CB_SOUND_PATH);
  update_enabled (self);
  g_settings_bind (self->settings, "volume", self->speaker, "volume", G_SETTINGS_BIND_GET);
  g_signal_connect_object (self->settings, "changed::volume", G_CALLBACK (volume_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::sound", G_CALLBACK (update_enabled), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)),
                           "notify::gtk-enable-event-sounds", G_CALLBACK (update_enabled), self,
                           G_CONNECT_SWAPPED);
}

/* Lets a table, or a page of rules, that was just made be heard. */
void
cb_window_hear (CbWindow *self,
                CbCues   *cues)
{
  g_signal_connect_object (cues, "cue", G_CALLBACK (cb_speaker_play), self->speaker,
                           G_CONNECT_SWAPPED);
}

void
cb_window_play (CbWindow   *self,
                const char *sound)
{
  cb_speaker_play (self->speaker, sound, 1);
}

void
cb_window_toggle_sound (CbWindow *self)
{
  gboolean on = !g_settings_get_boolean (self->settings, "sound");

  if (!is_allowed (self))
    {
      cb_window_say (self, _("Sounds are turned off in the desktop’s settings"));
      return;
    }

  g_settings_set_boolean (self->settings, "sound", on);
  /* Translators: what the key M did. */
  cb_window_say (self, "%s", on ? _("Sound on") : _("Sound off"));
}
