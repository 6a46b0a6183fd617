/* cb-speaker.c - plays short sounds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-speaker.h"

#include "cb-samples.h"

#include <math.h>
#include <pulse/glib-mainloop.h>
#include <pulse/pulseaudio.h>

/* A server that is gone is not looked for at every sound. */
#define PATIENCE     (10 * G_TIME_SPAN_SECOND)
/* However much happens at once, nobody hears more of the same. */
#define MAX_SAME     2

/**
 * CbSpeaker:
 * @folder: where the sounds are, as a path of resources that ends with a slash
 * @sounds: (element-type utf8 GBytes): the samples of those that were played
 * @voices: (element-type Voice): what is heard now
 * @opened: whether it may look for a server
 * @patience: how long it waits before it looks for a server that was lost
 * @lost_at: when it was
 *
 * A connection to a sound server that speaks PulseAudio's protocol, in the main loop
 * of the program and without a thread of its own. Where there is no server, or sound
 * is not wanted, nothing happens: nobody is told, nothing is tried in vain.
 */
struct _CbSpeaker
{
  GObject parent_instance;

  char             *folder;
  GHashTable       *sounds;
  GPtrArray        *voices;
  gboolean          enabled;
  double            volume;
  gboolean          opened;
  gint64            patience;
  gint64            lost_at;

  pa_glib_mainloop *loop;
  pa_context       *context;
};

/**
 * Voice:
 *
 * One sound that is played: a stream that lives for as long as it.
 */
typedef struct
{
  CbSpeaker  *speaker;
  const char *name;
  GBytes     *samples;
  pa_stream  *stream;
} Voice;

G_DEFINE_FINAL_TYPE (CbSpeaker, cb_speaker, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_ENABLED,
  PROP_VOLUME,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
voice_free (gpointer data)
{
  Voice *voice = data;

  pa_stream_set_state_callback (voice->stream, NULL, NULL);
  pa_stream_unref (voice->stream);
  g_bytes_unref (voice->samples);
  g_free (voice);
}

/* Not the volume of the stream: that is left to the mixer of the desktop, which
 * remembers it, and with some servers would change that of the whole machine. */
static gint16 *
dup_scaled (GBytes *samples,
            double  volume,
            gsize  *size)
{
  const gint16 *data = g_bytes_get_data (samples, size);
  gint16 *scaled = g_malloc (*size);
  /* Loudness as people hear it. */
  double gain = volume * volume * volume;

  for (gsize i = 0; i < *size / sizeof *data; i++)
    scaled[i] = (gint16) lrint (gain * data[i]);

  return scaled;
}

static void
drained_cb (pa_stream *stream,
            int        success,
            void      *user_data)
{
  pa_stream_disconnect (stream);
}

/* All at once, and then it ends by itself. */
static void
write_samples (Voice *voice)
{
  gsize size;
  gint16 *scaled = dup_scaled (voice->samples, voice->speaker->volume, &size);
  pa_operation *draining;

  if (pa_stream_write (voice->stream, scaled, size, g_free, 0, PA_SEEK_RELATIVE) < 0)
    {
      g_free (scaled);
      pa_stream_disconnect (voice->stream);
      return;
    }

  draining = pa_stream_drain (voice->stream, drained_cb, NULL);
  g_clear_pointer (&draining, pa_operation_unref);
}

static void
stream_changed_cb (pa_stream *stream,
                   void      *user_data)
{
  Voice *voice = user_data;
  pa_stream_state_t state = pa_stream_get_state (stream);

  if (state == PA_STREAM_READY)
    write_samples (voice);
  else if (!PA_STREAM_IS_GOOD (state))
    g_ptr_array_remove_fast (voice->speaker->voices, voice);
}

static gboolean
connect_stream (pa_stream *stream,
                gsize      size)
{
  /* With less to wait for, the end would never be reached. */
  const pa_buffer_attr attributes = {
    .maxlength = G_MAXUINT32, .minreq = G_MAXUINT32, .fragsize = G_MAXUINT32,
    .tlength = (guint32) size, .prebuf = (guint32) size,
  };

  return pa_stream_connect_playback (stream, NULL, &attributes, PA_STREAM_NOFLAGS,
                                     NULL, NULL) == 0;
}

static pa_stream *
new_stream (CbSpeaker  *self,
            const char *name,
            double      pitch)
{
  const pa_sample_spec spec = {
    .format = PA_SAMPLE_S16NE, .channels = 1, .rate = (guint32) lrint (CB_SAMPLES_RATE * pitch),
  };
  pa_proplist *properties = pa_proplist_new ();
  pa_stream *stream;

  pa_proplist_sets (properties, PA_PROP_MEDIA_ROLE, "game");
  stream = pa_stream_new_with_proplist (self->context, name, &spec, NULL, properties);
  pa_proplist_free (properties);

  return stream;
}

/* A voice that cannot be heard goes away by itself, maybe at once. */
static void
add_voice (CbSpeaker  *self,
           const char *name,
           GBytes     *samples,
           double      pitch)
{
  pa_stream *stream = new_stream (self, name, pitch);
  Voice *voice;

  if (stream == NULL)
    return;

  voice = g_new0 (Voice, 1);
  voice->speaker = self;
  voice->name = g_intern_string (name);
  voice->samples = g_bytes_ref (samples);
  voice->stream = stream;
  g_ptr_array_add (self->voices, voice);
  pa_stream_set_state_callback (stream, stream_changed_cb, voice);
  if (!connect_stream (stream, g_bytes_get_size (samples)))
    g_ptr_array_remove_fast (self->voices, voice);
}

static gboolean
is_crowded (CbSpeaker  *self,
            const char *name)
{
  guint n = 0;

  for (guint i = 0; i < self->voices->len; i++)
    {
      const Voice *voice = g_ptr_array_index (self->voices, i);

      n += g_str_equal (voice->name, name);
    }

  return n >= MAX_SAME;
}

/* Decodes a sound when it is first played. */
static GBytes *
get_samples (CbSpeaker  *self,
             const char *name)
{
  GBytes *samples = g_hash_table_lookup (self->sounds, name);
  g_autofree char *path = NULL;
  g_autoptr (GBytes) file = NULL;

  if (samples != NULL)
    return samples;

  path = g_strconcat (self->folder, name, ".opus", NULL);
  file = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  samples = file != NULL ? cb_samples_decode (file) : NULL;
  if (samples != NULL)
    g_hash_table_insert (self->sounds, g_strdup (name), samples);

  return samples;
}

/* Ends what is heard, too. */
static void
disconnect_server (CbSpeaker *self)
{
  pa_context *context = g_steal_pointer (&self->context);

  if (context == NULL)
    return;

  pa_context_set_state_callback (context, NULL, NULL);
  pa_context_disconnect (context);
  pa_context_unref (context);
  g_ptr_array_set_size (self->voices, 0);
}

static void
context_changed_cb (pa_context *context,
                    void       *user_data)
{
  CbSpeaker *self = user_data;

  if (PA_CONTEXT_IS_GOOD (pa_context_get_state (context)))
    return;

  self->lost_at = g_get_monotonic_time ();
  disconnect_server (self);
}

static pa_context *
new_context (CbSpeaker *self)
{
  GApplication *application = g_application_get_default ();
  pa_proplist *properties = pa_proplist_new ();
  pa_context *context;

  if (application != NULL && g_application_get_application_id (application) != NULL)
    {
      const char *id = g_application_get_application_id (application);

      pa_proplist_sets (properties, PA_PROP_APPLICATION_ID, id);
      pa_proplist_sets (properties, PA_PROP_APPLICATION_ICON_NAME, id);
    }
  context = pa_context_new_with_proplist (pa_glib_mainloop_get_api (self->loop),
                                          g_get_application_name (), properties);
  pa_proplist_free (properties);

  return context;
}

/* It may turn out at once that there is no server. */
static void
connect_server (CbSpeaker *self)
{
  pa_context *context;

  if (self->context != NULL || !self->opened || !self->enabled)
    return;

  if (self->loop == NULL)
    self->loop = pa_glib_mainloop_new (NULL);
  context = new_context (self);
  self->context = pa_context_ref (context);
  pa_context_set_state_callback (context, context_changed_cb, self);
  if (pa_context_connect (context, NULL, PA_CONTEXT_NOAUTOSPAWN, NULL) < 0)
    context_changed_cb (context, self);
  pa_context_unref (context);
}

static void
cb_speaker_dispose (GObject *object)
{
  CbSpeaker *self = CB_SPEAKER (object);

  disconnect_server (self);
  g_clear_pointer (&self->loop, pa_glib_mainloop_free);

  G_OBJECT_CLASS (cb_speaker_parent_class)->dispose (object);
}

static void
cb_speaker_finalize (GObject *object)
{
  CbSpeaker *self = CB_SPEAKER (object);

  g_ptr_array_unref (self->voices);
  g_hash_table_unref (self->sounds);
  g_free (self->folder);

  G_OBJECT_CLASS (cb_speaker_parent_class)->finalize (object);
}

static void
cb_speaker_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  CbSpeaker *self = CB_SPEAKER (object);

  switch (prop_id)
    {
    case PROP_ENABLED:
      g_value_set_boolean (value, self->enabled);
      break;
    case PROP_VOLUME:
      g_value_set_double (value, self->volume);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_speaker_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  CbSpeaker *self = CB_SPEAKER (object);

  switch (prop_id)
    {
    case PROP_ENABLED:
      cb_speaker_set_enabled (self, g_value_get_boolean (value));
      break;
    case PROP_VOLUME:
      cb_speaker_set_volume (self, g_value_get_double (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_speaker_class_init (CbSpeakerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = cb_speaker_dispose;
  object_class->finalize = cb_speaker_finalize;
  object_class->get_property = cb_speaker_get_property;
  object_class->set_property = cb_speaker_set_property;

  props[PROP_ENABLED] = g_param_spec_boolean ("enabled", NULL, NULL, TRUE, flags);
  props[PROP_VOLUME] = g_param_spec_double ("volume", NULL, NULL, 0, 1, 1, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
cb_speaker_init (CbSpeaker *self)
{
  self->sounds = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                        (GDestroyNotify) g_bytes_unref);
  self->voices = g_ptr_array_new_with_free_func (voice_free);
  self->enabled = TRUE;
  self->volume = 1;
  self->patience = PATIENCE;
}

/**
 * cb_speaker_new:
 * @folder: the path of resources below which the sounds are, with a slash at its end
 *
 * Returns: (transfer full): a speaker that is silent until cb_speaker_open()
 */
CbSpeaker *
cb_speaker_new (const char *folder)
{
  CbSpeaker *self;

  g_return_val_if_fail (folder != NULL, NULL);

  self = g_object_new (CB_TYPE_SPEAKER, NULL);
  self->folder = g_strdup (folder);

  return self;
}

gboolean
cb_speaker_get_enabled (CbSpeaker *self)
{
  g_return_val_if_fail (CB_IS_SPEAKER (self), FALSE);

  return self->enabled;
}

/**
 * cb_speaker_set_enabled:
 * @self: a speaker
 * @enabled: whether anything is to be heard; where not, there is no connection either
 */
void
cb_speaker_set_enabled (CbSpeaker *self,
                        gboolean   enabled)
{
  g_return_if_fail (CB_IS_SPEAKER (self));

  enabled = !!enabled;
  if (self->enabled == enabled)
    return;

  self->enabled = enabled;
  if (enabled)
    connect_server (self);
  else
    disconnect_server (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ENABLED]);
}

double
cb_speaker_get_volume (CbSpeaker *self)
{
  g_return_val_if_fail (CB_IS_SPEAKER (self), 0);

  return self->volume;
}

/**
 * cb_speaker_set_volume:
 * @self: a speaker
 * @volume: how loud the next sounds are, from 0 to 1
 */
void
cb_speaker_set_volume (CbSpeaker *self,
                       double     volume)
{
  g_return_if_fail (CB_IS_SPEAKER (self));

  volume = CLAMP (volume, 0, 1);
  if (self->volume == volume)
    return;

  self->volume = volume;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VOLUME]);
}

/**
 * cb_speaker_set_patience:
 * @self: a speaker
 * @microseconds: how long a server that was lost is not looked for
 */
void
cb_speaker_set_patience (CbSpeaker *self,
                         gint64     microseconds)
{
  g_return_if_fail (CB_IS_SPEAKER (self));

  self->patience = microseconds;
}

/**
 * cb_speaker_get_ready:
 * @self: a speaker
 *
 * Returns: whether there is a server that would play a sound now
 */
gboolean
cb_speaker_get_ready (CbSpeaker *self)
{
  g_return_val_if_fail (CB_IS_SPEAKER (self), FALSE);

  return self->context != NULL && pa_context_get_state (self->context) == PA_CONTEXT_READY;
}

/**
 * cb_speaker_get_n_voices:
 * @self: a speaker
 *
 * Returns: how many sounds are heard now, or about to be
 */
guint
cb_speaker_get_n_voices (CbSpeaker *self)
{
  g_return_val_if_fail (CB_IS_SPEAKER (self), 0);

  return self->voices->len;
}

/**
 * cb_speaker_open:
 * @self: a speaker
 *
 * Looks for a sound server. That takes a moment: whoever calls this has nothing more
 * urgent to do.
 */
void
cb_speaker_open (CbSpeaker *self)
{
  g_return_if_fail (CB_IS_SPEAKER (self));

  self->opened = TRUE;
  connect_server (self);
}

/**
 * cb_speaker_play:
 * @self: a speaker
 * @name: a sound
 * @pitch: how high, with 1 for as it is
 *
 * Plays a sound beside whatever is heard already. A sound that cannot be heard now is
 * not played later.
 */
void
cb_speaker_play (CbSpeaker  *self,
                 const char *name,
                 double      pitch)
{
  GBytes *samples;

  g_return_if_fail (CB_IS_SPEAKER (self));
  g_return_if_fail (name != NULL);
  g_return_if_fail (pitch > 0);

  g_debug ("sound %s is due at %" G_GINT64_FORMAT, name, g_get_monotonic_time ());
  if (!cb_speaker_get_ready (self))
    {
      if (g_get_monotonic_time () - self->lost_at >= self->patience)
        connect_server (self);
      return;
    }

  samples = is_crowded (self, name) ? NULL : get_samples (self, name);
  if (samples != NULL)
    add_voice (self, name, samples, pitch);
}
