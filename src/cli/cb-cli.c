/* cb-cli.c - what the commands of cheeseboard-cli share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-cli.h"

#include "cb-file-error.h"
#include "cb-registry.h"

#include <fcntl.h>
#include <glib/gi18n.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/**
 * cb_cli_fail:
 * @status: what to leave with
 * @format: one sentence, without its full stop
 * @...: what goes into it
 *
 * Says what is wrong on standard error.
 *
 * Returns: @status
 */
CbCliStatus
cb_cli_fail (CbCliStatus  status,
             const char  *format,
             ...)
{
  g_autofree char *sentence = NULL;
  va_list arguments;

  va_start (arguments, format);
  sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  g_printerr ("cheeseboard-cli: %s\n", sentence);

  return status;
}

/**
 * cb_cli_fail_at:
 * @path: a file or folder, as it was given
 * @error: what is wrong with it
 *
 * Says so on standard error.
 *
 * Returns: what to leave with
 */
CbCliStatus
cb_cli_fail_at (const char   *path,
                const GError *error)
{
  /* Translators: a file or folder, and what is wrong with it. */
  return cb_cli_fail (CB_CLI_BAD_INPUT, C_("file", "%s: %s"), path,
                      cb_file_error_explain (error));
}

/* The names of all games, for an error. */
static char *
list_games (void)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (guint i = 0; i < cb_registry_get_n_kinds (); i++)
    g_ptr_array_add (ids, (char *) cb_registry_get_kind (i)->id);
  g_ptr_array_add (ids, NULL);

  return g_strjoinv (", ", (char **) ids->pdata);
}

static CbCliStatus
find_game (const char    *id,
           const CbKind **kind)
{
  g_autofree char *games = NULL;

  *kind = cb_registry_find_kind (id);
  if (*kind != NULL)
    return CB_CLI_OK;

  games = list_games ();
  return cb_cli_fail (CB_CLI_BAD_USAGE, _("Unknown game “%s”; choose from %s"), id, games);
}

/* The words that are no options, at least @min and at most one; %NULL if that fails. */
static char **
parse_words (const GOptionEntry  *entries,
             const char          *parameter,
             guint                min,
             int                  argc,
             char               **argv,
             CbCliStatus         *status)
{
  g_autoptr (GOptionContext) context = g_option_context_new (parameter);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) rest = NULL;
  const GOptionEntry others[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &rest, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, others, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      *status = cb_cli_fail (CB_CLI_BAD_USAGE, "%s", error->message);
      return NULL;
    }

  if (rest == NULL)
    rest = g_new0 (char *, 1);
  if (g_strv_length (rest) >= min && g_strv_length (rest) <= 1)
    return g_steal_pointer (&rest);

  *status = cb_cli_fail (CB_CLI_BAD_USAGE,
                         min == 1 ? _("%s takes one argument; see cheeseboard-cli --help")
                                  : _("%s takes one argument at most; see cheeseboard-cli --help"),
                         argv[0]);

  return NULL;
}

/**
 * cb_cli_parse:
 * @entries: the options of the command
 * @kind: (out) (optional): the game that the one argument names
 * @argument: (out) (optional) (transfer full): the one argument itself
 * @argc: how many words
 * @argv: the words, from the command on
 * @status: (out): what to leave with if this fails
 *
 * Reads options and the one argument that most commands have. After a word of two
 * dashes nothing is an option.
 *
 * Returns: %TRUE if all was understood
 */
gboolean
cb_cli_parse (const GOptionEntry  *entries,
              const CbKind       **kind,
              char               **argument,
              int                  argc,
              char               **argv,
              CbCliStatus         *status)
{
  g_auto (GStrv) rest = parse_words (entries, kind != NULL ? _("GAME") : _("FILE"), 1, argc, argv,
                                     status);

  if (rest == NULL)
    return FALSE;

  *status = kind != NULL ? find_game (rest[0], kind) : CB_CLI_OK;
  if (*status == CB_CLI_OK && argument != NULL)
    *argument = g_strdup (rest[0]);

  return *status == CB_CLI_OK;
}

/**
 * cb_cli_parse_folder:
 * @folder: (out) (transfer full) (nullable): the argument, if there is one
 * @argc: how many words
 * @argv: the words, from the command on
 * @status: (out): what to leave with if this fails
 *
 * Like cb_cli_parse(), for a command whose argument may be left out.
 *
 * Returns: %TRUE if all was understood
 */
gboolean
cb_cli_parse_folder (char        **folder,
                     int           argc,
                     char        **argv,
                     CbCliStatus  *status)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  g_auto (GStrv) rest = parse_words (entries, _("[FOLDER]"), 0, argc, argv, status);

  if (rest == NULL)
    return FALSE;

  *folder = g_strdup (rest[0]);

  return TRUE;
}

/**
 * cb_cli_read_count:
 * @name: an option, with its dashes
 * @text: (nullable): what was given, or %NULL if the option was not
 * @min: the least that it can be
 * @max: the most
 * @count: (inout): left as it is where nothing was given
 * @status: (out): what to leave with if this fails
 *
 * Reads a whole number, written with digits alone.
 *
 * Returns: %TRUE if it was understood
 */
gboolean
cb_cli_read_count (const char  *name,
                   const char  *text,
                   guint        min,
                   guint        max,
                   guint       *count,
                   CbCliStatus *status)
{
  guint64 number;

  if (text == NULL)
    return TRUE;

  if (!g_ascii_string_to_unsigned (text, 10, min, max, &number, NULL))
    {
      /* Translators: an option of the command line, such as “--games”. */
      *status = cb_cli_fail (CB_CLI_BAD_USAGE, _("%s must be a whole number from %u to %u"),
                             name, min, max);
      return FALSE;
    }

  *count = (guint) number;
  return TRUE;
}

/**
 * cb_cli_load:
 * @path: a file
 * @status: (out): what to leave with if this fails
 *
 * Reads a record, or says what is wrong with it.
 *
 * Returns: (nullable) (transfer full): the record
 */
CbRecord *
cb_cli_load (const char  *path,
             CbCliStatus *status)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError) error = NULL;
  CbRecord *record = cb_record_load (file, &error);

  if (record == NULL)
    *status = cb_cli_fail_at (path, error);

  return record;
}

/* Runs when the program ends, whoever ends it: the help of a command is written,
 * and the program ended, by GLib. */
static void
check_output (void)
{
  if (fflush (stdout) != 0 || ferror (stdout))
    _exit ((int) cb_cli_fail (CB_CLI_BAD_INPUT, _("The output could not be written")));
}

/**
 * cb_cli_guard_output:
 *
 * Lets the program fail, with a sentence, where it cannot write its answer. What
 * is closed is opened, so that no file takes its place; standard output in such a
 * way that nothing can be written to it.
 */
void
cb_cli_guard_output (void)
{
  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
    if (fcntl (fd, F_GETFD) < 0 &&
        open ("/dev/null", fd == STDOUT_FILENO ? O_RDONLY : O_RDWR) != fd)
      _exit (CB_CLI_BAD_INPUT);
  atexit (check_output);
}

/**
 * cb_cli_print:
 * @builder: what to print
 *
 * Prints one line of JSON.
 */
void
cb_cli_print (JsonBuilder *builder)
{
  g_autoptr (JsonNode) root = json_builder_get_root (builder);
  g_autofree char *line = json_to_string (root, FALSE);

  puts (line);
}

/**
 * cb_cli_add_number:
 * @builder: where to
 * @number: a number
 *
 * Adds it, without a fraction where it is whole.
 */
void
cb_cli_add_number (JsonBuilder *builder,
                   double       number)
{
  if (number == floor (number))
    json_builder_add_int_value (builder, (gint64) number);
  else
    json_builder_add_double_value (builder, number);
}

/**
 * cb_cli_add_numbers:
 * @builder: where to
 * @name: the member's name
 * @numbers: (array length=n): its numbers
 * @n: how many
 *
 * Adds an array, whole numbers without a fraction.
 */
void
cb_cli_add_numbers (JsonBuilder  *builder,
                    const char   *name,
                    const double *numbers,
                    guint         n)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
  for (guint i = 0; i < n; i++)
    cb_cli_add_number (builder, numbers[i]);
  json_builder_end_array (builder);
}

/**
 * cb_cli_add_seats:
 * @builder: where to
 * @name: the member's name
 * @seats: seats as bits
 *
 * Adds their numbers as an array.
 */
void
cb_cli_add_seats (JsonBuilder *builder,
                  const char  *name,
                  guint        seats)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
  for (; seats != 0; seats &= seats - 1)
    json_builder_add_int_value (builder, __builtin_ctz (seats));
  json_builder_end_array (builder);
}
