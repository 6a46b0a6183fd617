/* cb-cli-suggest.c - cheeseboard-cli suggest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-cli.h"

#include "cb-ai.h"

#include <glib/gi18n.h>

#define SEED         1
#define MAX_TIME_MS  3600000

static CbState *
new_last_state (const CbRecord *record)
{
  CbState *state = cb_record_new_state (record);

  for (guint i = 0; i < record->moves->len; i++)
    record->kind->apply (state, g_array_index (record->moves, CbMove, i));

  return state;
}

static void
print_advice (const CbKind   *kind,
              const CbState  *state,
              const CbAdvice *advice,
              gint64          milliseconds)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autofree char *move = kind->format_move (state, advice->move);

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "move");
  json_builder_add_string_value (builder, move);
  json_builder_set_member_name (builder, "estimate");
  json_builder_add_double_value (builder, advice->estimate);
  json_builder_set_member_name (builder, "positions");
  json_builder_add_int_value (builder, (gint64) advice->positions);
  json_builder_set_member_name (builder, "milliseconds");
  json_builder_add_int_value (builder, milliseconds);
  json_builder_end_object (builder);
  cb_cli_print (builder);
}

static void
suggest (const CbKind  *kind,
         const CbState *state,
         const CbLevel *level)
{
  gint64 begin = g_get_monotonic_time ();
  CbAdvice advice;

  cb_ai_advise (kind, state, level, SEED, NULL, NULL, &advice);
  print_advice (kind, state, &advice,
                (g_get_monotonic_time () - begin) / G_TIME_SPAN_MILLISECOND);
}

/* With a limit of time there is no other; without one the answer is always the
 * same. */
static CbCliStatus
read_level (const char *id,
            const char *time,
            CbLevel    *level)
{
  const CbLevel *found = cb_level_find (id != NULL ? id : "hard");
  CbCliStatus status;
  guint milliseconds = 0;

  if (found == NULL)
    return cb_cli_fail (CB_CLI_BAD_USAGE, _("Unknown computer player “%s”"), id);
  if (!cb_cli_read_count ("--time-ms", time, 1, MAX_TIME_MS, &milliseconds, &status))
    return status;

  *level = *found;
  level->milliseconds = milliseconds;
  if (milliseconds > 0 && level->positions > 0)
    level->positions = G_MAXUINT;

  return CB_CLI_OK;
}

CbCliStatus
cb_cli_suggest (int    argc,
                char **argv)
{
  g_autofree char *level_id = NULL, *time = NULL, *path = NULL;
  const GOptionEntry entries[] = {
    { "level", 0, 0, G_OPTION_ARG_STRING, &level_id,
      N_("The computer player to ask: random, easy, medium or hard (hard)"), N_("LEVEL") },
    { "time-ms", 0, 0, G_OPTION_ARG_STRING, &time,
      N_("Think for this many milliseconds instead of a number of positions"),
      N_("MILLISECONDS") },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (CbRecord) record = NULL;
  g_autofree CbState *state = NULL;
  CbCliStatus status;
  CbLevel level;

  if (!cb_cli_parse (entries, NULL, &path, argc, argv, &status))
    return status;
  status = read_level (level_id, time, &level);
  if (status != CB_CLI_OK)
    return status;
  record = cb_cli_load (path, &status);
  if (record == NULL)
    return status;

  state = new_last_state (record);
  if (record->kind->to_move (state) == CB_SEAT_NONE)
    return cb_cli_fail (CB_CLI_BAD_INPUT, _("%s: The game is over"), path);

  suggest (record->kind, state, &level);

  return CB_CLI_OK;
}
