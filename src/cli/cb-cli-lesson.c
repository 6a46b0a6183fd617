/* cb-cli-lesson.c - “cheeseboard-cli lesson”: can a lesson be played?
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-cli.h"

#include "cb-lesson.h"

#include <glib/gi18n.h>

static void
print_lesson (const CbLesson *lesson)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "game");
  json_builder_add_string_value (builder, lesson->record->kind->id);
  json_builder_set_member_name (builder, "steps");
  json_builder_add_int_value (builder, cb_lesson_get_n_steps (lesson));
  json_builder_end_object (builder);
  cb_cli_print (builder);
}

/* One sentence for each fault. */
static CbCliStatus
check (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbLesson) lesson = cb_lesson_load (file, &error);
  g_autoptr (GPtrArray) faults = NULL;

  if (lesson == NULL)
    return cb_cli_fail_at (path, error);

  faults = cb_lesson_check (lesson);
  for (guint i = 0; i < faults->len; i++)
    cb_cli_fail (CB_CLI_BAD_INPUT, C_("file", "%s: %s"), path,
                 (const char *) g_ptr_array_index (faults, i));
  if (faults->len > 0)
    return CB_CLI_BAD_INPUT;

  print_lesson (lesson);

  return CB_CLI_OK;
}

/**
 * cb_cli_lesson:
 * @argc: how many words
 * @argv: the words, from the command on
 *
 * Plays a lesson through.
 *
 * Returns: what to leave with
 */
CbCliStatus
cb_cli_lesson (int    argc,
               char **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  g_autofree char *path = NULL;
  CbCliStatus status;

  if (argc < 2 || (!g_str_equal (argv[1], "check") && argv[1][0] != '-'))
    return cb_cli_fail (CB_CLI_BAD_USAGE,
                        _("To check a lesson: cheeseboard-cli lesson check FILE"));

  if (!cb_cli_parse (entries, NULL, &path, argc - (argv[1][0] != '-'),
                     argv + (argv[1][0] != '-'), &status))
    return status;

  return check (path);
}
