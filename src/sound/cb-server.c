/* cb-server.c - a connection to a sound server
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-server.h"

#include "cb-samples.h"

#include <gio/gio.h>
#include <gmodule.h>
#include <math.h>
#include <pulse/glib-mainloop.h>
#include <pulse/pulseaudio.h>

/* However much happens at once, nobody hears more of the same. */
#define MAX_SAME     2

/**
 * CbServer:
 * @folder: where the sounds are, as a path of resources that ends with a slash
 * @sounds: (element-type utf8 GBytes): the samples of those that were played
 * @voices: (element-type Voice): what is heard now
 * @lost_at: when the connection was
 *
 * It is connected in the main loop of the program, without a thread of its own. Where
 * there is none, nothing happens, and nobody is told.
 */
struct _CbServer
{
  char             *folder;
  GHashTable       *sounds;
  GPtrArray        *voices;
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
  CbServer   *server;
  const char *name;
  GBytes     *samples;
  double      volume;
  pa_stream  *stream;
} Voice;

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
  gint16 *scaled = dup_scaled (voice->samples, voice->volume, &size);
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
    g_ptr_array_remove_fast (voice->server->voices, voice);
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
new_stream (CbServer   *self,
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
add_voice (CbServer   *self,
           const char *name,
           GBytes     *samples,
           double      pitch,
           double      volume)
{
  pa_stream *stream = new_stream (self, name, pitch);
  Voice *voice;

  if (stream == NULL)
    return;

  voice = g_new0 (Voice, 1);
  voice->server = self;
  voice->name = g_intern_string (name);
  voice->samples = g_bytes_ref (samples);
  voice->volume = volume;
  voice->stream = stream;
  g_ptr_array_add (self->voices, voice);
  pa_stream_set_state_callback (stream, stream_changed_cb, voice);
  if (!connect_stream (stream, g_bytes_get_size (samples)))
    g_ptr_array_remove_fast (self->voices, voice);
}

static gboolean
is_crowded (CbServer   *self,
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
get_samples (CbServer   *self,
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
disconnect_server (CbServer *self)
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
  CbServer *self = user_data;

  if (PA_CONTEXT_IS_GOOD (pa_context_get_state (context)))
    return;

  self->lost_at = g_get_monotonic_time ();
  disconnect_server (self);
}

static pa_context *
new_context (CbServer *self)
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

static gboolean
is_lately_lost (CbServer *self,
                gint64    patience)
{
  return self->lost_at != 0 && g_get_monotonic_time () - self->lost_at < patience;
}

/* It may turn out at once that there is no server. */
static void
connect_server (CbServer *self,
                gint64    patience)
{
  pa_context *context;

  if (self->context != NULL || is_lately_lost (self, patience))
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

static CbServer *
create (const char *folder)
{
  CbServer *self = g_new0 (CbServer, 1);

  self->folder = g_strdup (folder);
  self->sounds = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                        (GDestroyNotify) g_bytes_unref);
  self->voices = g_ptr_array_new_with_free_func (voice_free);

  return self;
}

static void
destroy (CbServer *self)
{
  disconnect_server (self);
  g_clear_pointer (&self->loop, pa_glib_mainloop_free);
  g_ptr_array_unref (self->voices);
  g_hash_table_unref (self->sounds);
  g_free (self->folder);
  g_free (self);
}

static gboolean
is_ready (CbServer *self)
{
  return self->context != NULL && pa_context_get_state (self->context) == PA_CONTEXT_READY;
}

static guint
count_voices (CbServer *self)
{
  return self->voices->len;
}

static void
play (CbServer   *self,
      const char *name,
      double      pitch,
      double      volume)
{
  GBytes *samples = NULL;

  if (is_ready (self) && !is_crowded (self, name))
    samples = get_samples (self, name);
  if (samples != NULL)
    add_voice (self, name, samples, pitch, volume);
}

extern G_MODULE_EXPORT const CbServerApi cb_server_api;

const CbServerApi cb_server_api = {
  .create = create,
  .destroy = destroy,
  .connect = connect_server,
  .disconnect = disconnect_server,
  .is_ready = is_ready,
  .count_voices = count_voices,
  .play = play,
};
