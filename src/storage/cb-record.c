/* cb-record.c - one game, whole, as a file: making, writing, loading
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-record-private.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

/* The longest games that people play take some tens of kilobytes. */
#define MAX_SIZE (2 * 1024 * 1024)

CbRecord *
cb_record_new (const CbKind    *kind,
               const CbRuleset *ruleset,
               const CbDeal    *deal)
{
  CbRecord *self;

  g_return_val_if_fail (kind != NULL, NULL);

  self = g_new0 (CbRecord, 1);
  self->kind = kind;
  cb_marks_reset (&self->marks);
  self->ruleset = *ruleset;
  self->deal = cb_deal_copy (deal);
  self->moves = g_array_new (FALSE, FALSE, sizeof (CbMove));
  self->undone = g_array_new (FALSE, FALSE, sizeof (CbMove));

  return self;
}

void
cb_record_free (CbRecord *self)
{
  if (self == NULL)
    return;

  g_strfreev (self->names);
  g_clear_pointer (&self->deal, cb_deal_free);
  g_clear_pointer (&self->moves, g_array_unref);
  g_clear_pointer (&self->undone, g_array_unref);
  g_free (self);
}

/**
 * cb_record_new_state:
 * @self: a record
 *
 * Returns: (transfer full): the first position of its game
 */
CbState *
cb_record_new_state (const CbRecord *self)
{
  g_autofree CbState *state = NULL;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  state = cb_kind_new_state (self->kind);
  if (!self->kind->setup (state, &self->ruleset, self->deal, &error))
    g_error ("A deal was not checked: %s", error->message);

  return g_steal_pointer (&state);
}

static void
write_record (const CbRecord *self,
              GKeyFile       *file)
{
  g_key_file_set_integer (file, GROUP_RECORD, "Format", CB_RECORD_FORMAT);
  g_key_file_set_string (file, GROUP_RECORD, "Game", self->kind->id);
  g_key_file_set_uint64 (file, GROUP_RECORD, "Players", self->deal->n_seats);

  if (self->names != NULL)
    g_key_file_set_string_list (file, GROUP_RECORD, "Names",
                                (const char *const *) self->names, self->deal->n_seats);

  if (self->has_controllers)
    {
      const char *ids[CB_MAX_SEATS];

      for (guint i = 0; i < self->deal->n_seats; i++)
        ids[i] = cb_controller_get_id (self->controllers[i]);
      g_key_file_set_string_list (file, GROUP_RECORD, "Seats", ids, self->deal->n_seats);
    }

  g_key_file_set_uint64 (file, GROUP_RECORD, "First", self->deal->first);
}

static void
write_options (const CbRecord *self,
               GKeyFile       *file)
{
  for (guint i = 0; i < self->kind->n_options; i++)
    {
      const CbOption *option = &self->kind->options[i];
      g_autofree char *text = cb_option_format (option, self->ruleset.value[i]);

      g_key_file_set_value (file, GROUP_OPTIONS, option->id, text);
    }
}

static void
write_deal (const CbRecord *self,
            GKeyFile       *file)
{
  for (guint i = 0; i < cb_kind_get_n_deal_keys (self->kind); i++)
    g_key_file_set_value (file, GROUP_DEAL, self->kind->deal_keys[i], self->deal->text[i]);
}

/* Leaves @state where the moves lead. */
static void
write_list (const CbRecord *self,
            GKeyFile       *file,
            const char     *group,
            GArray         *moves,
            CbState        *state)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < moves->len; i++)
    {
      CbMove move = g_array_index (moves, CbMove, i);
      g_autofree char *text = self->kind->format_move (state, move);

      g_string_append_printf (list, "%s;", text);
      self->kind->apply (state, move);
    }

  g_key_file_set_value (file, group, "List", list->str);
}

static void
write_moves (const CbRecord *self,
             GKeyFile       *file)
{
  g_autofree CbState *state = cb_record_new_state (self);

  write_list (self, file, GROUP_MOVES, self->moves, state);
  if (self->undone->len > 0)
    write_list (self, file, GROUP_UNDONE, self->undone, state);
}

static void
write_marks (const CbRecord *self,
             GKeyFile       *file)
{
  int marks[CB_MAX_SEATS];

  for (guint i = 0; i < CB_MAX_SEATS; i++)
    marks[i] = self->marks.of[i];
  if (!cb_marks_are_plain (&self->marks))
    g_key_file_set_integer_list (file, GROUP_SHELF, "Marks", marks, self->deal->n_seats);
}

/* What only this program wants to know: other readers may pass it by. */
static void
write_shelf (const CbRecord *self,
             GKeyFile       *file)
{
  write_marks (self, file);
  if (self->order == 0)
    return;

  g_key_file_set_uint64 (file, GROUP_SHELF, "Order", self->order);
  if (self->over)
    g_key_file_set_boolean (file, GROUP_SHELF, "Over", TRUE);
}

/**
 * cb_record_format:
 * @self: a record
 *
 * Returns: (transfer full): the text of its file
 */
char *
cb_record_format (const CbRecord *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_return_val_if_fail (self != NULL, NULL);

  write_record (self, file);
  write_options (self, file);
  write_deal (self, file);
  write_moves (self, file);
  write_shelf (self, file);

  return g_key_file_to_data (file, NULL, NULL);
}

/* The folder of a file, where it is gone. */
static gboolean
make_folder (const char  *path,
             GError     **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int code;

  if (g_mkdir_with_parents (folder, 0700) == 0)
    return TRUE;

  code = errno;
  g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (code),
                       g_strerror (code));

  return FALSE;
}

static gboolean
check_length (const CbRecord  *self,
              GError         **error)
{
  if (self->moves->len + self->undone->len <= CB_RECORD_MAX_PLIES)
    return TRUE;

  g_set_error (error, CB_ERROR, CB_ERROR_RECORD, _("The game has more than %u moves"),
               CB_RECORD_MAX_PLIES);

  return FALSE;
}

/**
 * cb_record_save:
 * @self: a record
 * @path: where to
 * @error: return location for an error
 *
 * Writes the whole file or leaves what was there; when this returns, it is on
 * the disk. Its folder is made if need be, and who may read it stays as it was.
 *
 * Returns: %TRUE if it was written
 */
gboolean
cb_record_save (const CbRecord  *self,
                const char      *path,
                GError         **error)
{
  g_autofree char *text = NULL;
  GStatBuf old;
  gboolean existed;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  if (!check_length (self, error))
    return FALSE;

  text = cb_record_format (self);
  existed = g_stat (path, &old) == 0;
  if (!existed && !make_folder (path, error))
    return FALSE;
  if (!g_file_set_contents_full (path, text, -1,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                 0666, error))
    return FALSE;

  if (existed)
    g_chmod (path, (int) (old.st_mode & 07777));

  return TRUE;
}

/* Whatever else a name may stand for could wait for ever, or never end. */
static gboolean
check_regular (GFile   *file,
               GError **error)
{
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE,
                                                  G_FILE_QUERY_INFO_NONE, NULL, error);
  GFileType type;

  if (info == NULL)
    return FALSE;

  type = g_file_info_get_file_type (info);
  /* That it is a folder is said when it is read. */
  if (type == G_FILE_TYPE_REGULAR || type == G_FILE_TYPE_DIRECTORY)
    return TRUE;

  g_set_error_literal (error, CB_ERROR, CB_ERROR_RECORD, _("It is not a regular file"));

  return FALSE;
}

/* Reads no more than a record can have, however long the file says or turns
 * out to be. */
char *
cb_record_read (GFile   *file,
                gsize   *length,
                GError **error)
{
  g_autoptr (GFileInputStream) stream = NULL;
  g_autofree char *text = NULL;

  if (!check_regular (file, error))
    return NULL;
  stream = g_file_read (file, NULL, error);
  if (stream == NULL)
    return NULL;

  text = g_malloc (MAX_SIZE + 1);
  if (!g_input_stream_read_all (G_INPUT_STREAM (stream), text, MAX_SIZE + 1, length, NULL, error))
    return NULL;

  if (*length > MAX_SIZE)
    {
      g_set_error_literal (error, CB_ERROR, CB_ERROR_RECORD,
                           _("The file is too large to be a game record"));
      return NULL;
    }

  return g_steal_pointer (&text);
}

/**
 * cb_record_load:
 * @file: a file
 * @error: return location for an error
 *
 * Returns: (transfer full): the record, or %NULL with one sentence that says
 *   what is wrong
 */
CbRecord *
cb_record_load (GFile   *file,
                GError **error)
{
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  text = cb_record_read (file, &length, error);

  return text != NULL ? cb_record_parse (text, length, error) : NULL;
}

static void
load_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  GError *error = NULL;
  CbRecord *record = cb_record_load (task_data, &error);

  if (record != NULL)
    g_task_return_pointer (task, record, (GDestroyNotify) cb_record_free);
  else
    g_task_return_error (task, error);
}

/**
 * cb_record_load_async:
 * @file: a file
 * @cancellable: (nullable): cancelled when nobody waits for it any more
 * @callback: gets the result
 * @user_data: for @callback
 *
 * Like cb_record_load(), in a thread.
 */
void
cb_record_load_async (GFile               *file,
                      GCancellable        *cancellable,
                      GAsyncReadyCallback  callback,
                      gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_return_if_fail (G_IS_FILE (file));

  g_task_set_source_tag (task, cb_record_load_async);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  /* A file on a network may take long, whatever was cancelled. */
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, load_in_thread);
}

CbRecord *
cb_record_load_finish (GAsyncResult  *result,
                       GError       **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/**
 * cb_record_summarize:
 * @file: a file
 * @summary: (out caller-allocates): what it says of itself
 * @error: return location for an error
 *
 * Much faster than to load it, as the moves are not played.
 *
 * Returns: %FALSE if it is no record of this version
 */
gboolean
cb_record_summarize (GFile      *file,
                     CbSummary  *summary,
                     GError    **error)
{
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  text = cb_record_read (file, &length, error);

  return text != NULL && cb_record_parse_summary (text, length, summary, error);
}
