/* cb-speaker.c - plays short sounds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-speaker.h"

#include "cb-server.h"

#include <gmodule.h>

/* A server that is gone is not looked for at every sound. */
#define PATIENCE (10 * G_TIME_SPAN_SECOND)

/**
 * CbSpeaker:
 * @folder: where the sounds are, as a path of resources that ends with a slash
 * @opened: whether it may look for a server
 * @patience: how long it waits before it looks for a server that was lost
 * @api: (nullable): what plays sounds, once it was loaded
 * @server: (nullable): what it plays them with
 * @cancellable: (nullable): cancelled when nobody waits for it any more
 * @loading: whether it is being loaded
 *
 * Has sounds played by a module, which it loads when sound is first wanted, and not in
 * the main loop. Where there is no module and no server, or sound is not wanted, nothing
 * happens: nobody is told, nothing is tried in vain.
 */
struct _CbSpeaker
{
  GObject parent_instance;

  char              *folder;
  gboolean           enabled;
  double             volume;
  gboolean           opened;
  gint64             patience;
  const CbServerApi *api;
  CbServer          *server;
  GCancellable      *cancellable;
  gboolean           loading;
};

G_DEFINE_FINAL_TYPE (CbSpeaker, cb_speaker, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_ENABLED,
  PROP_VOLUME,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* Where the module is installed, or, for a run from the build folder, where the
 * environment says. */
static char *
dup_module_path (void)
{
  const char *folder = g_getenv ("CHEESEBOARD_MODULE_DIR");

  return g_build_filename (folder != NULL ? folder : MODULE_DIR, CB_SERVER_MODULE, NULL);
}

/* It stays loaded: other libraries would not bear to go. */
static void
load_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  g_autofree char *path = dup_module_path ();
  GModule *module = g_module_open (path, G_MODULE_BIND_LAZY | G_MODULE_BIND_LOCAL);
  gpointer api = NULL;

  if (module != NULL)
    g_module_make_resident (module);
  if (module == NULL || !g_module_symbol (module, CB_SERVER_SYMBOL, &api))
    g_debug ("there is no sound: %s", g_module_error ());
  g_task_return_pointer (task, api, NULL);
}

static void
connect_server (CbSpeaker *self,
                gint64     patience)
{
  if (self->server != NULL && self->enabled)
    self->api->connect (self->server, patience);
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  const CbServerApi *api = g_task_propagate_pointer (G_TASK (result), &error);
  CbSpeaker *self;

  /* The speaker may be gone then. */
  if (error != NULL)
    return;

  self = CB_SPEAKER (user_data);
  self->loading = FALSE;
  if (api == NULL)
    return;

  self->api = api;
  self->server = api->create (self->folder);
  connect_server (self, 0);
}

/* Once: what is not there now will not come. */
static void
begin_loading (CbSpeaker *self)
{
  g_autoptr (GTask) task = NULL;

  if (self->cancellable != NULL || !self->opened || !self->enabled)
    return;

  self->loading = TRUE;
  self->cancellable = g_cancellable_new ();
  task = g_task_new (NULL, self->cancellable, loaded_cb, self);
  g_task_set_source_tag (task, begin_loading);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, load_in_thread);
}

static void
cb_speaker_dispose (GObject *object)
{
  CbSpeaker *self = CB_SPEAKER (object);

  g_cancellable_cancel (self->cancellable);
  if (self->server != NULL)
    self->api->destroy (g_steal_pointer (&self->server));

  G_OBJECT_CLASS (cb_speaker_parent_class)->dispose (object);
}

static void
cb_speaker_finalize (GObject *object)
{
  CbSpeaker *self = CB_SPEAKER (object);

  g_clear_object (&self->cancellable);
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
  begin_loading (self);
  connect_server (self, 0);
  if (!enabled && self->server != NULL)
    self->api->disconnect (self->server);
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
 * cb_speaker_get_loading:
 * @self: a speaker
 *
 * Returns: whether it is about to know if there is a server
 */
gboolean
cb_speaker_get_loading (CbSpeaker *self)
{
  g_return_val_if_fail (CB_IS_SPEAKER (self), FALSE);

  return self->loading;
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

  return self->server != NULL && self->api->is_ready (self->server);
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

  return self->server != NULL ? self->api->count_voices (self->server) : 0;
}

/**
 * cb_speaker_open:
 * @self: a speaker
 *
 * Looks for a sound server: from now on sounds may be due. They are heard as soon as
 * there is one.
 */
void
cb_speaker_open (CbSpeaker *self)
{
  g_return_if_fail (CB_IS_SPEAKER (self));

  self->opened = TRUE;
  begin_loading (self);
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
  g_return_if_fail (CB_IS_SPEAKER (self));
  g_return_if_fail (name != NULL);
  g_return_if_fail (pitch > 0);

  g_debug ("sound %s is due at %" G_GINT64_FORMAT, name, g_get_monotonic_time ());
  connect_server (self, self->patience);
  if (self->server != NULL)
    self->api->play (self->server, name, pitch, self->volume);
}
