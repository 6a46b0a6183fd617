/* cb-autosave.c - a game that is on the disk after every change
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-autosave.h"

#include "cb-record-session.h"

/**
 * Writer:
 * @mutex: held while the file is written, so that it is never written twice at
 *   the same time
 * @path: the file
 * @written: the newest state that is on the disk
 *
 * What the threads share. They hold references, because a write may end after
 * the object is gone.
 */
typedef struct
{
  GMutex   mutex;
  char    *path;
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
 * newest is always written last.
 */
struct _CbAutosave
{
  GObject parent_instance;

  CbSession *session;
  Writer    *writer;
  guint64    number;
  gboolean   writing;
};

G_DEFINE_FINAL_TYPE (CbAutosave, cb_autosave, G_TYPE_OBJECT)

enum
{
  SIGNAL_FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
writer_clear (gpointer data)
{
  Writer *self = data;

  g_mutex_clear (&self->mutex);
  g_free (self->path);
}

static Writer *
writer_new (const char *path)
{
  Writer *self = g_atomic_rc_box_new0 (Writer);

  g_mutex_init (&self->mutex);
  self->path = g_strdup (path);

  return self;
}

/* In any thread. An older state never takes the place of a newer one. */
static gboolean
writer_write (Writer         *self,
              const CbRecord *record,
              guint64         number,
              GError        **error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  if (number <= self->written)
    return TRUE;
  if (!cb_record_save (record, self->path, error))
    return FALSE;

  self->written = number;
  return TRUE;
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

static void begin_write (CbAutosave *self);

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (CbAutosave) self = user_data;
  Job *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  self->writing = FALSE;
  if (!g_task_propagate_boolean (G_TASK (result), &error))
    g_signal_emit (self, signals[SIGNAL_FAILED], 0, error);
  if (job->number < self->number && self->session != NULL)
    begin_write (self);
}

/* The object is no source of the task: with that its thread could be the last to
 * let go of it, and of the game. */
static void
begin_write (CbAutosave *self)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, written_cb, g_object_ref (self));

  self->writing = TRUE;
  g_task_set_source_tag (task, begin_write);
  g_task_set_task_data (task, job_new (self), job_free);
  g_task_run_in_thread (task, run_job);
}

static void
cb_autosave_dispose (GObject *object)
{
  CbAutosave *self = CB_AUTOSAVE (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (cb_autosave_parent_class)->dispose (object);
}

static void
cb_autosave_finalize (GObject *object)
{
  CbAutosave *self = CB_AUTOSAVE (object);

  g_atomic_rc_box_release_full (self->writer, writer_clear);

  G_OBJECT_CLASS (cb_autosave_parent_class)->finalize (object);
}

static void
cb_autosave_class_init (CbAutosaveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = cb_autosave_dispose;
  object_class->finalize = cb_autosave_finalize;

  /**
   * CbAutosave::failed:
   * @self: the autosave
   * @error: why
   *
   * The game could not be written. The next change tries again.
   */
  signals[SIGNAL_FAILED] =
    g_signal_new ("failed",
                  G_TYPE_FROM_CLASS (klass),
                  G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
cb_autosave_init (CbAutosave *self)
{
}

/**
 * cb_autosave_new:
 * @session: the game to follow
 * @path: the file to write
 *
 * Nothing is written before the first change or cb_autosave_write().
 *
 * Returns: (transfer full): an autosave
 */
CbAutosave *
cb_autosave_new (CbSession  *session,
                 const char *path)
{
  static const char *const changes[] = { "moved", "rewound", "seated" };
  CbAutosave *self;

  g_return_val_if_fail (CB_IS_SESSION (session), NULL);
  g_return_val_if_fail (path != NULL, NULL);

  self = g_object_new (CB_TYPE_AUTOSAVE, NULL);
  self->session = g_object_ref (session);
  self->writer = writer_new (path);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_object (session, changes[i], G_CALLBACK (cb_autosave_write), self,
                             G_CONNECT_SWAPPED);

  return self;
}

const char *
cb_autosave_get_path (CbAutosave *self)
{
  g_return_val_if_fail (CB_IS_AUTOSAVE (self), NULL);

  return self->writer->path;
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
 * cb_autosave_flush:
 * @self: an autosave
 *
 * Waits until the last change is on the disk.
 */
void
cb_autosave_flush (CbAutosave *self)
{
  g_autoptr (CbRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (CB_IS_AUTOSAVE (self));

  record = cb_record_from_session (self->session);
  if (!writer_write (self->writer, record, self->number, &error))
    g_signal_emit (self, signals[SIGNAL_FAILED], 0, error);
}
