/* cb-shelf.c - every game that was ever begun, as a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-shelf.h"

#include "cb-games.h"

/* As many at a time as do not hold up a frame, and for the first ones no more than one
 * batch a frame, in milliseconds. A list makes widgets for these, however few of them are
 * in sight, and more of the others cost it nothing. */
#define SMALL_BATCH  10
#define N_SMALL      240
#define FRAME        16
#define BATCH        200
#define MAX_THREADS  4

/**
 * CbShelf:
 * @games: (element-type CbGameInfo): those that were read, the latest first
 * @infos: (element-type filename CbGameInfo): the same, by path
 * @waiting: (element-type filename): paths to be read, the next one last
 * @changed: (element-type filename): paths to be read again
 * @n_running: how many batches are being read
 * @pause_id: waits before the next of the first batches
 * @roster: who the names in the games are
 * @cancellable: cancelled when nobody waits for them any more
 * @complete: whether all was read once
 *
 * Reads the folder in threads, a batch at a time, and follows what happens in it. There
 * is no index beside the records that could be wrong.
 */
struct _CbShelf
{
  GObject parent_instance;

  GListStore   *games;
  GHashTable   *infos;
  GPtrArray    *waiting;
  GHashTable   *changed;
  guint         n_running;
  guint         pause_id;
  CbRoster     *roster;
  GCancellable *cancellable;
  GFileMonitor *monitor;
  gboolean      complete;
};

G_DEFINE_FINAL_TYPE (CbShelf, cb_shelf, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_COMPLETE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/**
 * Batch:
 * @paths: (element-type filename): games to be read
 * @roster: who the names in them are
 */
typedef struct
{
  GPtrArray *paths;
  CbRoster  *roster;
} Batch;

static Batch *
batch_new (GPtrArray *paths,
           CbRoster  *roster)
{
  Batch *self = g_new0 (Batch, 1);

  self->paths = paths;
  self->roster = roster;

  return self;
}

static void
batch_free (gpointer data)
{
  Batch *self = data;

  g_clear_pointer (&self->paths, g_ptr_array_unref);
  cb_roster_unref (self->roster);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Batch, batch_free)

static int
compare_paths (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* The latest last, as far as can be told by their names, which begin with the time: no
 * file is looked at for that. */
static GPtrArray *
list_paths (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, CB_RECORD_SUFFIX))
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (paths, compare_paths);

  return paths;
}

static void
list_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  g_autofree char *folder = cb_games_dup_folder ();

  g_task_return_pointer (task, batch_new (list_paths (folder), cb_roster_load (folder)),
                         batch_free);
}

static int
compare_infos (gconstpointer a,
               gconstpointer b)
{
  return cb_game_info_compare (*(gconstpointer *) a, *(gconstpointer *) b);
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  const Batch *batch = task_data;
  GPtrArray *infos = g_ptr_array_new_full (batch->paths->len, g_object_unref);

  for (guint i = 0; i < batch->paths->len && !g_cancellable_is_cancelled (cancellable); i++)
    {
      g_autoptr (CbGameInfo) info =
        cb_game_info_new_for_path (g_ptr_array_index (batch->paths, i));

      if (info != NULL)
        g_ptr_array_add (infos, cb_game_info_apply (info, batch->roster));
    }
  g_ptr_array_sort (infos, compare_infos);
  g_task_return_pointer (task, infos, (GDestroyNotify) g_ptr_array_unref);
}

/* The first position whose game does not come before @info. */
static guint
find_position (CbShelf    *self,
               CbGameInfo *info)
{
  guint low = 0, high = g_list_model_get_n_items (G_LIST_MODEL (self->games));

  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      g_autoptr (CbGameInfo) other = g_list_model_get_item (G_LIST_MODEL (self->games), middle);

      if (cb_game_info_compare (other, info) < 0)
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}

static void
remove_path (CbShelf    *self,
             const char *path)
{
  CbGameInfo *info = g_hash_table_lookup (self->infos, path);

  if (info == NULL)
    return;

  g_list_store_remove (self->games, find_position (self, info));
  g_hash_table_remove (self->infos, path);
}

/* How many of @infos from @first on belong before what is at @position. */
static guint
count_run (CbShelf   *self,
           GPtrArray *infos,
           guint      first,
           guint      position)
{
  g_autoptr (CbGameInfo) next = g_list_model_get_item (G_LIST_MODEL (self->games), position);
  guint end = first + 1;

  while (end < infos->len &&
         (next == NULL || cb_game_info_compare (g_ptr_array_index (infos, end), next) < 0))
    end++;

  return end - first;
}

/* @infos are in order, and mostly stand together in the list too. */
static void
add_infos (CbShelf   *self,
           GPtrArray *infos)
{
  guint n;

  for (guint i = 0; i < infos->len; i++)
    {
      CbGameInfo *info = g_ptr_array_index (infos, i);

      remove_path (self, info->path);
      g_hash_table_insert (self->infos, info->path, g_object_ref (info));
    }

  for (guint i = 0; i < infos->len; i += n)
    {
      guint position = find_position (self, g_ptr_array_index (infos, i));

      n = count_run (self, infos, i, position);
      g_list_store_splice (self->games, position, 0, infos->pdata + i, n);
    }
}

/* Files that are gone have no info. */
static void
remove_gone (CbShelf   *self,
             GPtrArray *paths,
             GPtrArray *infos)
{
  if (infos->len == paths->len)
    return;

  for (guint i = 0; i < paths->len; i++)
    remove_path (self, g_ptr_array_index (paths, i));
}

/* Players may be called otherwise since those were read. Returns whether any of them is. */
static gboolean
apply_roster (CbShelf   *self,
              GPtrArray *infos)
{
  gboolean changed = FALSE;

  for (guint i = 0; i < infos->len; i++)
    {
      CbGameInfo *old = g_ptr_array_index (infos, i);
      CbGameInfo *new = cb_game_info_apply (old, self->roster);

      changed |= new != old;
      g_ptr_array_index (infos, i) = new;
      g_object_unref (old);
    }

  return changed;
}

static void begin_reading (CbShelf *self);

static gboolean
is_beginning (CbShelf *self)
{
  return g_hash_table_size (self->infos) < N_SMALL;
}

static gboolean
pause_ended_cb (gpointer user_data)
{
  CbShelf *self = user_data;

  self->pause_id = 0;
  begin_reading (self);

  return G_SOURCE_REMOVE;
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (GPtrArray) infos = g_task_propagate_pointer (G_TASK (result), NULL);
  const Batch *batch = g_task_get_task_data (G_TASK (result));
  CbShelf *self;

  /* The shelf may be gone then. */
  if (infos == NULL)
    return;

  self = CB_SHELF (user_data);
  self->n_running--;
  if (batch->roster != self->roster)
    apply_roster (self, infos);
  remove_gone (self, batch->paths, infos);
  add_infos (self, infos);
  if (!is_beginning (self) || self->waiting->len == 0)
    begin_reading (self);
  else if (self->pause_id == 0)
    self->pause_id = g_timeout_add (FRAME, pause_ended_cb, self);
}

static void
begin_batch (CbShelf *self,
             guint    n)
{
  g_autoptr (GTask) task = g_task_new (NULL, self->cancellable, read_cb, self);
  GPtrArray *paths = g_ptr_array_new_full (n, g_free);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (paths, g_ptr_array_steal_index (self->waiting, self->waiting->len - 1));

  self->n_running++;
  g_task_set_source_tag (task, begin_batch);
  g_task_set_priority (task, G_PRIORITY_DEFAULT_IDLE);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_set_task_data (task, batch_new (paths, cb_roster_ref (self->roster)), batch_free);
  g_task_run_in_thread (task, read_in_thread);
}

static void
set_complete (CbShelf *self)
{
  if (self->complete)
    return;

  self->complete = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COMPLETE]);
}

/* What changed is read when nothing else is, so that what is older never comes later. */
static void
take_changed (CbShelf *self)
{
  GHashTableIter iter;
  gpointer path;

  g_hash_table_iter_init (&iter, self->changed);
  while (g_hash_table_iter_next (&iter, &path, NULL))
    {
      g_hash_table_iter_steal (&iter);
      g_ptr_array_add (self->waiting, path);
    }
}

static guint
count_threads (CbShelf *self)
{
  if (is_beginning (self))
    return 1;

  return MIN (g_get_num_processors (), MAX_THREADS);
}

static void
begin_reading (CbShelf *self)
{
  guint most = is_beginning (self) ? SMALL_BATCH : BATCH;

  if (self->waiting->len == 0 && self->n_running == 0)
    take_changed (self);
  while (self->waiting->len > 0 && self->n_running < count_threads (self))
    begin_batch (self, MIN (self->waiting->len, most));
  if (self->n_running == 0)
    set_complete (self);
}

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (Batch) batch = g_task_propagate_pointer (G_TASK (result), NULL);
  CbShelf *self;

  if (batch == NULL)
    return;

  self = CB_SHELF (user_data);
  self->n_running--;
  cb_shelf_set_roster (self, batch->roster);
  g_ptr_array_extend_and_steal (self->waiting, g_steal_pointer (&batch->paths));
  begin_reading (self);
}

static void
roster_read_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (CbRoster) roster = g_task_propagate_pointer (G_TASK (result), NULL);

  if (roster != NULL)
    cb_shelf_set_roster (CB_SHELF (user_data), roster);
}

static void
read_roster_in_thread (GTask        *task,
                       gpointer      source,
                       gpointer      task_data,
                       GCancellable *cancellable)
{
  g_autofree char *folder = cb_games_dup_folder ();

  g_task_return_pointer (task, cb_roster_load (folder), (GDestroyNotify) cb_roster_unref);
}

static void
begin_reading_roster (CbShelf *self)
{
  g_autoptr (GTask) task = g_task_new (NULL, self->cancellable, roster_read_cb, self);

  g_task_set_source_tag (task, begin_reading_roster);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, read_roster_in_thread);
}

static void
note_change (CbShelf *self,
             GFile   *file)
{
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (path == NULL)
    return;
  if (g_str_has_suffix (path, G_DIR_SEPARATOR_S CB_ROSTER_NAME))
    begin_reading_roster (self);
  if (g_str_has_suffix (path, CB_RECORD_SUFFIX))
    g_hash_table_add (self->changed, g_steal_pointer (&path));
}

/* A game that is written takes the place of its file. */
static void
folder_changed_cb (CbShelf           *self,
                   GFile             *file,
                   GFile             *other,
                   GFileMonitorEvent  event)
{
  if (event == G_FILE_MONITOR_EVENT_CHANGED || event == G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED)
    return;

  note_change (self, file);
  note_change (self, other);
  if (self->n_running == 0 && g_hash_table_size (self->changed) > 0)
    begin_reading (self);
}

/* A folder that is not there yet could not be watched at once. */
static void
watch (CbShelf *self)
{
  g_autofree char *path = cb_games_dup_folder ();
  g_autoptr (GFile) folder = g_file_new_for_path (path);

  g_mkdir_with_parents (path, 0700);
  self->monitor = g_file_monitor_directory (folder, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (folder_changed_cb), self,
                             G_CONNECT_SWAPPED);
}

static void
begin_listing (CbShelf *self)
{
  g_autoptr (GTask) task = g_task_new (NULL, self->cancellable, listed_cb, self);

  self->n_running++;
  g_task_set_source_tag (task, begin_listing);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, list_in_thread);
}

static void
cb_shelf_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_COMPLETE:
      g_value_set_boolean (value, CB_SHELF (object)->complete);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      break;
    }
}

static void
cb_shelf_dispose (GObject *object)
{
  CbShelf *self = CB_SHELF (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_handle_id (&self->pause_id, g_source_remove);
  if (self->monitor != NULL)
    g_file_monitor_cancel (self->monitor);
  g_clear_object (&self->monitor);

  G_OBJECT_CLASS (cb_shelf_parent_class)->dispose (object);
}

static void
cb_shelf_finalize (GObject *object)
{
  CbShelf *self = CB_SHELF (object);

  g_object_unref (self->cancellable);
  g_object_unref (self->games);
  g_hash_table_unref (self->infos);
  g_hash_table_unref (self->changed);
  g_ptr_array_unref (self->waiting);
  cb_roster_unref (self->roster);

  G_OBJECT_CLASS (cb_shelf_parent_class)->finalize (object);
}

static void
cb_shelf_class_init (CbShelfClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = cb_shelf_dispose;
  object_class->finalize = cb_shelf_finalize;
  object_class->get_property = cb_shelf_get_property;

  /**
   * CbShelf:complete:
   *
   * Whether all games are in the list. Those that are written later are added soon.
   */
  props[PROP_COMPLETE] =
    g_param_spec_boolean ("complete", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
cb_shelf_init (CbShelf *self)
{
  self->games = g_list_store_new (CB_TYPE_GAME_INFO);
  self->infos = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_object_unref);
  self->changed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->waiting = g_ptr_array_new_with_free_func (g_free);
  self->cancellable = g_cancellable_new ();
  self->roster = cb_roster_new ();
  watch (self);
  begin_listing (self);
}

/**
 * cb_shelf_new:
 *
 * Begins to read the folder with the games that are kept.
 *
 * Returns: (transfer full): the shelf, empty at first
 */
CbShelf *
cb_shelf_new (void)
{
  return g_object_new (CB_TYPE_SHELF, NULL);
}

/**
 * cb_shelf_get_games:
 * @self: a shelf
 *
 * Returns: (transfer none): a list of #CbGameInfo, the latest first
 */
GListModel *
cb_shelf_get_games (CbShelf *self)
{
  g_return_val_if_fail (CB_IS_SHELF (self), NULL);

  return G_LIST_MODEL (self->games);
}

gboolean
cb_shelf_get_complete (CbShelf *self)
{
  g_return_val_if_fail (CB_IS_SHELF (self), FALSE);

  return self->complete;
}

/**
 * cb_shelf_find:
 * @self: a shelf
 * @path: a file
 *
 * Returns: (transfer none) (nullable): its game, if it is in the list
 */
CbGameInfo *
cb_shelf_find (CbShelf    *self,
               const char *path)
{
  g_return_val_if_fail (CB_IS_SHELF (self), NULL);
  g_return_val_if_fail (path != NULL, NULL);

  return g_hash_table_lookup (self->infos, path);
}

/**
 * cb_shelf_dup_infos:
 * @self: a shelf
 *
 * Returns: (transfer full) (element-type CbGameInfo): what is in the list now, for another
 *   thread to look at
 */
GPtrArray *
cb_shelf_dup_infos (CbShelf *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->games));
  GPtrArray *infos = g_ptr_array_new_full (n, g_object_unref);

  g_return_val_if_fail (CB_IS_SHELF (self), infos);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (infos, g_list_model_get_item (G_LIST_MODEL (self->games), i));

  return infos;
}

/**
 * cb_shelf_get_roster:
 * @self: a shelf
 *
 * Returns: (transfer none): who the names in the games are
 */
CbRoster *
cb_shelf_get_roster (CbShelf *self)
{
  g_return_val_if_fail (CB_IS_SHELF (self), NULL);

  return self->roster;
}

/* The games stand where they stood. */
static void
replace_infos (CbShelf   *self,
               GPtrArray *infos)
{
  g_hash_table_remove_all (self->infos);
  for (guint i = 0; i < infos->len; i++)
    {
      CbGameInfo *info = g_ptr_array_index (infos, i);

      g_hash_table_insert (self->infos, info->path, g_object_ref (info));
    }
  g_list_store_splice (self->games, 0, infos->len, infos->pdata, infos->len);
}

/**
 * cb_shelf_set_roster:
 * @self: a shelf
 * @roster: who the names in the games are
 *
 * The list has other games then, where that changes who plays them. Nothing is written.
 */
void
cb_shelf_set_roster (CbShelf  *self,
                     CbRoster *roster)
{
  g_autoptr (GPtrArray) infos = NULL;

  g_return_if_fail (CB_IS_SHELF (self));
  g_return_if_fail (roster != NULL);

  if (cb_roster_is_equal (self->roster, roster))
    return;

  cb_roster_unref (self->roster);
  self->roster = cb_roster_ref (roster);
  infos = cb_shelf_dup_infos (self);
  if (apply_roster (self, infos))
    replace_infos (self, infos);
}
