/* cb-record.c - one game, whole, as a file: making, writing, loading
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-record-private.h"

#include <glib/gi18n.h>

/* The longest games take some tens of kilobytes. */
#define MAX_SIZE (1024 * 1024)

CbRecord *
cb_record_new (const CbKind    *kind,
               const CbRuleset *ruleset,
               const CbDeal    *deal)
{
  CbRecord *self;

  g_return_val_if_fail (kind != NULL, NULL);

  self = g_new0 (CbRecord, 1);
  self->kind = kind;
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

  if (self->has_seats)
    {
      const char *ids[CB_MAX_SEATS];

      for (guint i = 0; i < self->deal->n_seats; i++)
        ids[i] = cb_controller_get_id (self->seats[i]);
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

  return g_key_file_to_data (file, NULL, NULL);
}

/**
 * cb_record_save:
 * @self: a record
 * @path: where to
 * @error: return location for an error
 *
 * Writes the whole file or leaves what was there; when this returns, it is on
 * the disk.
 *
 * Returns: %TRUE if it was written
 */
gboolean
cb_record_save (const CbRecord  *self,
                const char      *path,
                GError         **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  text = cb_record_format (self);

  return g_file_set_contents_full (path, text, -1,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                   0666, error);
}

/* Reads no more than a record can have, however long the file says or turns
 * out to be. */
static char *
read_bounded (GFile   *file,
              gsize   *length,
              GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, error);
  g_autofree char *text = NULL;

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

  text = read_bounded (file, &length, error);

  return text != NULL ? cb_record_parse (text, length, error) : NULL;
}
