/* cb-record-parse.c - one game, whole, as a file: reading
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-record-private.h"

#include "cb-registry.h"
#include "cb-text.h"

#include <glib/gi18n.h>

/* Longer names than this are not even cut. */
#define MAX_NAME_CHARS 1000u

/* One sentence. */
G_GNUC_PRINTF (2, 3)
static gboolean
fail (GError     **error,
      const char  *format,
      ...)
{
  g_autofree char *sentence = NULL;
  va_list arguments;

  va_start (arguments, format);
  sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  g_set_error_literal (error, CB_ERROR, CB_ERROR_RECORD, sentence);

  return FALSE;
}

static char *
get_value (GKeyFile    *file,
           const char  *group,
           const char  *key,
           GError     **error)
{
  char *value = g_key_file_get_value (file, group, key, NULL);

  if (value == NULL)
    /* Translators: in this and the next sentences, a record is the file that holds a
     * game. Words of the file, such as “Players” and “[Deal]”, are not translated. */
    fail (error, _("The record has no key %s in [%s]"), key, group);

  return value;
}

/* A whole number that must be there. */
static gboolean
get_number (GKeyFile    *file,
            const char  *key,
            guint64      min,
            guint64      max,
            guint       *number,
            GError     **error)
{
  g_autofree char *value = get_value (file, GROUP_RECORD, key, error);
  g_autofree char *quoted = NULL;
  guint64 parsed;

  if (value == NULL)
    return FALSE;
  if (!g_ascii_string_to_unsigned (value, 10, min, max, &parsed, NULL))
    {
      quoted = cb_text_quote (value);
      /* Translators: a key of the file, and its value between quotation marks. */
      return fail (error, _("The record’s %s cannot be %s"), key, quoted);
    }

  *number = (guint) parsed;
  return TRUE;
}

static gboolean
parse_format (GKeyFile  *file,
              GError   **error)
{
  guint format = 0;

  if (!get_number (file, "Format", 0, G_MAXUINT, &format, error))
    return FALSE;
  if (format > CB_RECORD_FORMAT)
    {
      g_set_error (error, CB_ERROR, CB_ERROR_NEWER,
                   _("A newer version of Cheeseboard made the record (Format %u)"), format);
      return FALSE;
    }
  if (format != CB_RECORD_FORMAT)
    return fail (error, _("This version does not know the record’s Format %u"), format);

  return TRUE;
}

static const CbKind *
parse_game (GKeyFile  *file,
            GError   **error)
{
  g_autofree char *id = get_value (file, GROUP_RECORD, "Game", error);
  g_autofree char *quoted = NULL;
  const CbKind *kind;

  if (id == NULL)
    return NULL;

  kind = cb_registry_find_kind (id);
  if (kind == NULL)
    {
      quoted = cb_text_quote (id);
      fail (error, _("The record is of an unknown game, %s"), quoted);
    }

  return kind;
}

/* The strings of an optional list with one entry a seat; %NULL without an
 * error where there is none. */
static gboolean
get_seat_list (GKeyFile     *file,
               const char   *key,
               guint         n_seats,
               char       ***list,
               GError      **error)
{
  gsize n;

  *list = NULL;
  if (!g_key_file_has_key (file, GROUP_RECORD, key, NULL))
    return TRUE;

  *list = g_key_file_get_string_list (file, GROUP_RECORD, key, &n, NULL);
  if (*list == NULL)
    return fail (error, _("The record’s %s cannot be read as a list"), key);
  if (n != n_seats)
    return fail (error,
                 /* Translators: a key of the file, such as “Names”; then two counts. */
                 ngettext ("The record’s %s has %u entry instead of %u",
                           "The record’s %s has %u entries instead of %u", n),
                 key, (guint) n, n_seats);

  return TRUE;
}

/* Nobody has such a name; it would take long to show. */
static gboolean
check_name (const char  *name,
            GError     **error)
{
  if (g_utf8_strlen (name, -1) <= MAX_NAME_CHARS)
    return TRUE;

  return fail (error, _("The record’s Names have an entry of more than %u characters"),
               MAX_NAME_CHARS);
}

static gboolean
parse_names (CbRecord  *self,
             GKeyFile  *file,
             GError   **error)
{
  if (!get_seat_list (file, "Names", self->deal->n_seats, &self->names, error))
    return FALSE;

  for (guint i = 0; self->names != NULL && self->names[i] != NULL; i++)
    {
      g_autofree char *name = g_steal_pointer (&self->names[i]);

      self->names[i] = cb_text_clean_name (name);
      if (!check_name (name, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
parse_seats (CbRecord  *self,
             GKeyFile  *file,
             GError   **error)
{
  g_auto (GStrv) ids = NULL;

  if (!get_seat_list (file, "Seats", self->deal->n_seats, &ids, error))
    return FALSE;

  self->has_controllers = ids != NULL;
  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    if (!cb_controller_parse (ids[i], &self->controllers[i]))
      {
        g_autofree char *quoted = cb_text_quote (ids[i]);

        return fail (error, _("The record’s Seats have the unknown entry %s"), quoted);
      }

  return TRUE;
}

static gboolean
parse_options (CbRecord  *self,
               GKeyFile  *file,
               GError   **error)
{
  g_auto (GStrv) keys = g_key_file_get_keys (file, GROUP_OPTIONS, NULL, NULL);

  for (guint i = 0; keys != NULL && keys[i] != NULL; i++)
    {
      g_autofree char *value = g_key_file_get_value (file, GROUP_OPTIONS, keys[i], NULL);
      g_autofree char *quoted = cb_text_quote (keys[i]);
      guint index;
      const CbOption *option = cb_kind_find_option (self->kind, keys[i], &index);

      if (option == NULL)
        return fail (error, _("The record has an unknown option, %s"), quoted);
      if (!cb_option_parse (option, value, self->ruleset.value[index], error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
parse_deal (CbRecord  *self,
            GKeyFile  *file,
            GError   **error)
{
  guint n_keys = cb_kind_get_n_deal_keys (self->kind);
  g_auto (GStrv) keys = g_key_file_get_keys (file, GROUP_DEAL, NULL, NULL);

  if (keys == NULL)
    return fail (error, _("The record has no [%s]"), GROUP_DEAL);

  for (guint i = 0; i < n_keys; i++)
    {
      self->deal->text[i] = get_value (file, GROUP_DEAL, self->kind->deal_keys[i], error);
      if (self->deal->text[i] == NULL)
        return FALSE;
    }

  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autofree char *quoted = cb_text_quote (keys[i]);
      guint known = 0;

      while (known < n_keys && !g_str_equal (self->kind->deal_keys[known], keys[i]))
        known++;
      if (known == n_keys)
        return fail (error, _("The deal has an unknown key, %s"), quoted);
    }

  return TRUE;
}

/* What is wrong with a move. */
static gboolean
refuse_move (const CbRecord  *self,
             const CbState   *state,
             guint            ply,
             const char      *text,
             GError         **error)
{
  g_autofree char *quoted = cb_text_quote (text);

  if (self->kind->to_move (state) == CB_SEAT_NONE)
    /* Translators: the number of a move in the move history, then the same as in the output
     * of cheeseboard-cli, which counts from 0; “ply” stays as it is. */
    return fail (error, _("Move %u (ply %u) comes after the end of the game: %s"), ply + 1, ply,
                 quoted);

  return fail (error, _("Move %u (ply %u) is not legal: %s"), ply + 1, ply, quoted);
}

static gboolean
parse_move (CbRecord    *self,
            CbState     *state,
            GArray      *moves,
            const char  *text,
            GError     **error)
{
  guint ply = self->moves->len + self->undone->len;
  CbMove move;

  if (ply == CB_RECORD_MAX_PLIES)
    return fail (error, _("The record has more than %u moves"), CB_RECORD_MAX_PLIES);
  if (!cb_kind_parse_move (self->kind, state, text, &move, NULL))
    return refuse_move (self, state, ply, text, error);

  self->kind->apply (state, move);
  g_array_append_val (moves, move);

  return TRUE;
}

/* Plays the moves of a group, if there is one, and leaves @state behind them. */
static gboolean
parse_list (CbRecord    *self,
            GKeyFile    *file,
            const char  *group,
            GArray      *moves,
            CbState     *state,
            GError     **error)
{
  g_auto (GStrv) list = NULL;

  if (!g_key_file_has_key (file, group, "List", NULL))
    return TRUE;

  list = g_key_file_get_string_list (file, group, "List", NULL, NULL);
  if (list == NULL)
    return fail (error, _("The record’s List in [%s] cannot be read as a list"), group);

  for (guint i = 0; list[i] != NULL; i++)
    if (!parse_move (self, state, moves, list[i], error))
      return FALSE;

  return TRUE;
}

static gboolean
parse_moves (CbRecord  *self,
             GKeyFile  *file,
             GError   **error)
{
  g_autofree CbState *state = cb_kind_new_state (self->kind);

  if (!self->kind->setup (state, &self->ruleset, self->deal, error) ||
      !parse_list (self, file, GROUP_MOVES, self->moves, state, error))
    return FALSE;

  self->over = self->kind->to_move (state) == CB_SEAT_NONE;

  return parse_list (self, file, GROUP_UNDONE, self->undone, state, error);
}

/* What is not there, or not in order, is as good as nothing: it is no part of
 * the game. */
static void
parse_shelf (GKeyFile  *file,
             CbSummary *summary)
{
  summary->order = g_key_file_get_uint64 (file, GROUP_SHELF, "Order", NULL);
  summary->over = g_key_file_get_boolean (file, GROUP_SHELF, "Over", NULL);
}

static void
parse_marks (CbRecord *self,
             GKeyFile *file)
{
  gsize n_marks = 0;
  g_autofree int *marks = g_key_file_get_integer_list (file, GROUP_SHELF, "Marks", &n_marks, NULL);

  if (marks != NULL && n_marks == self->deal->n_seats)
    cb_marks_set (&self->marks, marks, n_marks, self->kind->max_seats);
}

static CbRecord *
parse_head (GKeyFile  *file,
            GError   **error)
{
  const CbKind *kind;
  CbRuleset ruleset;
  g_autoptr (CbDeal) deal = NULL;
  guint n_seats = 0, first = 0;

  if (!parse_format (file, error))
    return NULL;
  kind = parse_game (file, error);
  if (kind == NULL || !get_number (file, "Players", kind->min_seats, kind->max_seats,
                                   &n_seats, error))
    return NULL;
  if (g_key_file_has_key (file, GROUP_RECORD, "First", NULL) &&
      !get_number (file, "First", 0, n_seats - 1, &first, error))
    return NULL;

  cb_kind_reset_ruleset (kind, n_seats, &ruleset);
  deal = cb_deal_new (n_seats, first);

  return cb_record_new (kind, &ruleset, deal);
}

static GKeyFile *
parse_file (const char  *text,
            gsize        length,
            GError     **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  if (g_utf8_validate_len (text, length, NULL) &&
      g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, NULL) &&
      g_key_file_has_group (file, GROUP_RECORD))
    return g_steal_pointer (&file);

  fail (error, _("The file is not a game record"));

  return NULL;
}

gboolean
cb_record_parse_summary (const char  *text,
                         gsize        length,
                         CbSummary   *summary,
                         GError     **error)
{
  g_autoptr (GKeyFile) file = parse_file (text, length, error);

  if (file == NULL || !parse_format (file, error))
    return FALSE;

  parse_shelf (file, summary);

  return TRUE;
}

/**
 * cb_record_parse:
 * @text: the contents of a file, which may be anything at all
 * @length: how many bytes it has
 * @error: return location for an error
 *
 * Reads a record, and checks all of it.
 *
 * Returns: (transfer full): the record, or %NULL with one sentence that says
 *   what is wrong
 */
CbRecord *
cb_record_parse (const char  *text,
                 gsize        length,
                 GError     **error)
{
  g_autoptr (GKeyFile) file = NULL;
  g_autoptr (CbRecord) self = NULL;
  CbSummary summary;

  g_return_val_if_fail (text != NULL, NULL);

  file = parse_file (text, length, error);
  self = file != NULL ? parse_head (file, error) : NULL;
  if (self == NULL ||
      !parse_names (self, file, error) ||
      !parse_seats (self, file, error) ||
      !parse_options (self, file, error) ||
      !parse_deal (self, file, error) ||
      !parse_moves (self, file, error))
    return NULL;

  parse_shelf (file, &summary);
  self->order = summary.order;
  parse_marks (self, file);

  return g_steal_pointer (&self);
}
