/* cb-autosave.c - a game that is on the disk after every change
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-autosave.h"

#include "cb-games.h"
#include "cb-record-session.h"

#define RETRY_SECONDS 10

/**
 * Writer:
 * @mutex: held while the file is written, so that it is never written twice at
 *   the same time
 * @claim: (nullable): the right to write the file, until it is given back
 * @order: that of the record
 * @is_latest: whether @order is higher than that of any other game
 * @moved: whether the game goes on in another file, as somebody else writes the
 *   first one
 * @written: the newest state that is on the disk
 *
 * What the threads share. They hold references, because a write may end after
 * the object is gone.
 */
typedef struct
{
  GMutex   mutex;
  CbClaim *claim;
  guint64  order;
  gboolean is_latest;
  gboolean moved;
  guint64  written;
} Writer;

/**
 * Job:
 * @writer: writes it
 * @record: a state of the game
 * @number: states are counted from 1
 */
typedef struct
{
  Writer   *writer;
  CbRecord *record;
  guint64   number;
} Job;

/**
 * CbAutosave:
 *
 * Follows a game and writes its record after every change, in a thread, one
 * write at a time. States that came and went during a write are skipped; the
 * newest is always written last. What could not be written is tried again with
 * the next change, after a while, and whenever cb_autosave_retry() says so.
 */
struct _CbAutosave
{
  GObject parent_instance;

  CbSession *session;
  Writer    *writer;
  guint64    number;
  guint64    kept_elsewhere;
  gboolean   writing;
  gboolean   again;
  gboolean   moved;
  GError    *error;
  guint      retry_id;
};

G_DEFINE_FINAL_TYPE (CbAutosave, cb_autosave, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_ERROR,
  N_PROPS
};

enum
{
  SIGNAL_MOVED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static void
writer_clear (gpointer data)
{
  Writer *self = data;

  g_mutex_clear (&self->mutex);
  cb_claim_free (self->claim);
}

static Writer *
writer_new (CbClaim *claim,
            guint64  order)
{
  Writer *self = g_atomic_rc_box_new0 (Writer);

  g_mutex_init (&self->mutex);
  self->claim = claim;
  self->order = MAX (order, 1);

  return self;
}

/* Somebody else may have begun to write the game while its folder was gone. */
static void
writer_renew_claim (Writer *self)
{
  if (cb_claim_renew (self->claim))
    return;

  cb_claim_free (self->claim);
  self->claim = cb_games_claim_new ();
  self->moved = self->written > 0;
}

static gboolean
writer_save (Writer    *self,
             CbRecord  *record,
             GError   **error)
{
  record->order = self->order;

  return cb_record_save (record, cb_claim_get_path (self->claim), error);
}

/* In any thread. An older state never takes the place of a newer one. The game is
 * on the disk before the others are asked which is the latest: they may be many. */
static gboolean
writer_write (Writer    *self,
              CbRecord  *record,
              guint64    number,
              GError   **error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  if (number <= self->written || self->claim == NULL)
    return TRUE;

  writer_renew_claim (self);
  if (!writer_save (self, record, error))
    return FALSE;

  self->written = number;
  if (self->is_latest)
    return TRUE;

  self->order = cb_games_next_order (cb_claim_get_path (self->claim));
  self->is_latest = TRUE;

  return writer_save (self, record, error);
}

/* Lets others write the file, whatever still holds a reference. */
static void
writer_release (Writer *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  g_clear_pointer (&self->claim, cb_claim_free);
}

static gboolean
writer_get_moved (Writer *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  return self->moved;
}

static void
job_free (gpointer data)
{
  Job *self = data;

  g_atomic_rc_box_release_full (self->writer, writer_clear);
  cb_record_free (self->record);
  g_free (self);
}

static Job *
job_new (CbAutosave *self)
{
  Job *job = g_new0 (Job, 1);

  job->writer = g_atomic_rc_box_acquire (self->writer);
  job->record = cb_record_from_session (self->session);
  job->number = self->number;

  return job;
}

static void
run_job (GTask        *task,
         gpointer      source,
         gpointer      task_data,
         GCancellable *cancellable)
{
  Job *job = task_data;
  GError *error = NULL;

  if (writer_write (job->writer, job->record, job->number, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static gboolean
is_same_error (const GError *a,
               const GError *b)
{
  if (a == NULL || b == NULL)
    return a == b;

  return g_error_matches (a, b->domain, b->code);
}

static gboolean
retry_cb (gpointer user_data)
{
  cb_autosave_retry (user_data);

  return G_SOURCE_CONTINUE;
}

/* A failure that goes on is no news. Nothing else may happen that would be a reason
 * to try again, as when the game is over. */
static void
set_error (CbAutosave *self,
           GError     *error)
{
  gboolean same = is_same_error (self->error, error);

  g_clear_error (&self->error);
  self->error = error;
  if (error == NULL)
    g_clear_handle_id (&self->retry_id, g_source_remove);
  else if (self->retry_id == 0)
    self->retry_id = g_timeout_add_seconds (RETRY_SECONDS, retry_cb, self);
  if (!same)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ERROR]);
}

static void
tell_moved (CbAutosave *self)
{
  if (self->moved || !writer_get_moved (self->writer))
    return;

  self->moved = TRUE;
  g_signal_emit (self, signals[SIGNAL_MOVED], 0);
}

static void begin_write (CbAutosave *self);

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (CbAutosave) self = user_data;
  Job *job = g_task_get_task_data (G_TASK (result));
  GError *error = NULL;

  self->writing = FALSE;
  /* That an older state was written says nothing of the newest. */
  if (!g_task_propagate_boolean (G_TASK (result), &error) || job->number == self->number)
    set_error (self, error);
  tell_moved (self);
  if ((job->number < self->number || (self->again && self->error != NULL)) &&
      self->session != NULL)
    begin_write (self);
}

/* The object is no source of the task: with that its thread could be the last to
 * let go of it, and of the game. */
static void
begin_write (CbAutosave *self)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, written_cb, g_object_ref (self));

  self->writing = TRUE;
  self->again = FALSE;
  g_task_set_source_tag (task, begin_write);
  g_task_set_task_data (task, job_new (self), job_free);
  g_task_run_in_thread (task, run_job);
}

static void
cb_autosave_dispose (GObject *object)
{
  CbAutosave *self = CB_AUTOSAVE (object);

  g_clear_handle_id (&self->retry_id, g_source_remove);
  writer_release (self->writer);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (cb_autosave_parent_class)->dispose (object);
}

static void
cb_autosave_finalize (GObject *object)
{
  CbAutosave *self = CB_AUTOSAVE (object);

  g_clear_error (&self->error);
  g_atomic_rc_box_release_full (self->writer, writer_clear);

  G_OBJECT_CLASS (cb_autosave_parent_class)->finalize (object);
}

static void
cb_autosave_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_ERROR:
      g_value_set_boxed (value, CB_AUTOSAVE (object)->error);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_autosave_class_init (CbAutosaveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = cb_autosave_dispose;
  object_class->finalize = cb_autosave_finalize;
  object_class->get_property = cb_autosave_get_property;

  /**
   * CbAutosave:error:
   *
   * Why the last changes are not on the disk, or %NULL if they are. It notifies
   * when saving begins to fail, fails for another reason, or works again.
   */
  props[PROP_ERROR] =
    g_param_spec_boxed ("error", NULL, NULL, G_TYPE_ERROR,
                        G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * CbAutosave::moved:
   * @self: the autosave
   *
   * Another program writes the file: the game goes on in one of its own.
   */
  signals[SIGNAL_MOVED] =
    g_signal_new ("moved",
                  G_TYPE_FROM_CLASS (klass),
                  G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
cb_autosave_init (CbAutosave *self)
{
}

/**
 * cb_autosave_new:
 * @session: the game to follow
 * @claim: (transfer full): the right to write its file
 * @order: that of the record from which the game comes, or 0
 *
 * Nothing is written before the first change or cb_autosave_write().
 *
 * Returns: (transfer full): an autosave
 */
CbAutosave *
cb_autosave_new (CbSession *session,
                 CbClaim   *claim,
                 guint64    order)
{
  static const char *const changes[] = { "moved", "rewound", "seated" };
  CbAutosave *self;

  g_return_val_if_fail (CB_IS_SESSION (session), NULL);
  g_return_val_if_fail (claim != NULL, NULL);

  self = g_object_new (CB_TYPE_AUTOSAVE, NULL);
  self->session = g_object_ref (session);
  self->writer = writer_new (claim, order);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_object (session, changes[i], G_CALLBACK (cb_autosave_write), self,
                             G_CONNECT_SWAPPED);

  return self;
}

CbSession *
cb_autosave_get_session (CbAutosave *self)
{
  g_return_val_if_fail (CB_IS_AUTOSAVE (self), NULL);

  return self->session;
}

/**
 * cb_autosave_get_error:
 * @self: an autosave
 *
 * Returns: (transfer none) (nullable): why the last changes are not on the disk
 */
const GError *
cb_autosave_get_error (CbAutosave *self)
{
  g_return_val_if_fail (CB_IS_AUTOSAVE (self), NULL);

  return self->error;
}

/**
 * cb_autosave_dup_path:
 * @self: an autosave
 *
 * Returns: (transfer full) (nullable): the file, until it was closed
 */
char *
cb_autosave_dup_path (CbAutosave *self)
{
  g_autoptr (GMutexLocker) locker = NULL;

  g_return_val_if_fail (CB_IS_AUTOSAVE (self), NULL);

  locker = g_mutex_locker_new (&self->writer->mutex);

  return self->writer->claim != NULL ? g_strdup (cb_claim_get_path (self->writer->claim)) : NULL;
}

/**
 * cb_autosave_write:
 * @self: an autosave
 *
 * Writes the game as it is now, without waiting for it.
 */
void
cb_autosave_write (CbAutosave *self)
{
  g_return_if_fail (CB_IS_AUTOSAVE (self));

  self->number++;
  if (!self->writing)
    begin_write (self);
}

/**
 * cb_autosave_retry:
 * @self: an autosave
 *
 * Writes what could not be written before, if there is such a thing.
 */
void
cb_autosave_retry (CbAutosave *self)
{
  g_return_if_fail (CB_IS_AUTOSAVE (self));

  if (self->error == NULL)
    return;

  if (self->writing)
    self->again = TRUE;
  else
    begin_write (self);
}

/**
 * cb_autosave_flush:
 * @self: an autosave
 *
 * Waits until the last change is on the disk.
 *
 * Returns: %FALSE if it cannot be written, and is not elsewhere either
 */
gboolean
cb_autosave_flush (CbAutosave *self)
{
  g_autoptr (CbRecord) record = NULL;
  GError *error = NULL;

  g_return_val_if_fail (CB_IS_AUTOSAVE (self), FALSE);

  record = cb_record_from_session (self->session);
  writer_write (self->writer, record, self->number, &error);
  set_error (self, error);
  tell_moved (self);

  return self->error == NULL || self->kept_elsewhere == self->number;
}

/**
 * cb_autosave_close:
 * @self: an autosave
 *
 * Waits like cb_autosave_flush(), and lets others write the game then.
 *
 * Returns: %FALSE if the last changes are not on the disk; then nothing is let
 *   go of
 */
gboolean
cb_autosave_close (CbAutosave *self)
{
  g_return_val_if_fail (CB_IS_AUTOSAVE (self), FALSE);

  if (!cb_autosave_flush (self))
    return FALSE;

  writer_release (self->writer);

  return TRUE;
}

/**
 * cb_autosave_set_kept_elsewhere:
 * @self: an autosave
 *
 * The game as it is now is safe in a file of the user's.
 */
void
cb_autosave_set_kept_elsewhere (CbAutosave *self)
{
  g_return_if_fail (CB_IS_AUTOSAVE (self));

  self->kept_elsewhere = self->number;
}
