/* cb-cli-replay.c - cheeseboard-cli replay
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-cli.h"

#include <glib/gi18n.h>

/* @move is the move that was played, or NULL in the last position. */
static void
print_ply (const CbKind  *kind,
           const CbState *state,
           guint          ply,
           const CbMove  *move)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (GArray) moves = cb_kind_dup_moves (kind, state);

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "ply");
  json_builder_add_int_value (builder, ply);
  json_builder_set_member_name (builder, "player");
  json_builder_add_int_value (builder, kind->to_move (state));

  json_builder_set_member_name (builder, "legal");
  json_builder_begin_array (builder);
  for (guint i = 0; i < moves->len; i++)
    {
      g_autofree char *text = kind->format_move (state, g_array_index (moves, CbMove, i));

      json_builder_add_string_value (builder, text);
    }
  json_builder_end_array (builder);

  if (move != NULL)
    {
      g_autofree char *text = kind->format_move (state, *move);

      json_builder_set_member_name (builder, "move");
      json_builder_add_string_value (builder, text);
    }

  json_builder_end_object (builder);
  cb_cli_print (builder);
}

static void
add_by_seat (JsonBuilder   *builder,
             const char    *name,
             const CbState *state,
             guint          n_seats,
             int          (*count) (const CbState *, CbSeat))
{
  double numbers[CB_MAX_SEATS];

  for (guint i = 0; i < n_seats; i++)
    numbers[i] = count (state, (CbSeat) i);

  cb_cli_add_numbers (builder, name, numbers, n_seats);
}

static void
print_result (const CbKind  *kind,
              const CbState *state,
              guint          n_seats)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "result");
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "over");
  json_builder_add_boolean_value (builder, kind->to_move (state) == CB_SEAT_NONE);
  cb_cli_add_seats (builder, "winners", kind->winners (state));
  add_by_seat (builder, "scores", state, n_seats, kind->score);
  add_by_seat (builder, "tiebreak", state, n_seats, kind->tiebreak);
  json_builder_end_object (builder);
  json_builder_end_object (builder);
  cb_cli_print (builder);
}

static void
replay (const CbRecord *record,
        gboolean        trace,
        gboolean        events)
{
  const CbKind *kind = record->kind;
  g_autofree CbState *state = cb_record_new_state (record);

  for (guint i = 0; i < record->moves->len; i++)
    {
      CbMove move = g_array_index (record->moves, CbMove, i);

      if (trace)
        print_ply (kind, state, i, &move);
      if (events)
        cb_cli_print_events (kind, state, i, move);
      kind->apply (state, move);
    }

  if (trace && kind->to_move (state) != CB_SEAT_NONE)
    print_ply (kind, state, record->moves->len, NULL);
  print_result (kind, state, record->deal->n_seats);
}

CbCliStatus
cb_cli_replay (int    argc,
               char **argv)
{
  gboolean trace = FALSE, events = FALSE;
  const GOptionEntry entries[] = {
    { "trace", 0, 0, G_OPTION_ARG_NONE, &trace, N_("Show every move with the legal moves before "
                                                   "it"), NULL },
    { "events", 0, 0, G_OPTION_ARG_NONE, &events, N_("Show every move with what happens in it"),
      NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autofree char *path = NULL;
  g_autoptr (CbRecord) record = NULL;
  CbCliStatus status;

  if (!cb_cli_parse (entries, NULL, &path, argc, argv, &status))
    return status;

  record = cb_cli_load (path, &status);
  if (record == NULL)
    return status;

  replay (record, trace, events);

  return CB_CLI_OK;
}
