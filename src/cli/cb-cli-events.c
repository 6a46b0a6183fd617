/* cb-cli-events.c - what happens in a move, as JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-cli.h"

static void
add_number (JsonBuilder *builder,
            const char  *name,
            int          number,
            int          nothing)
{
  if (number == nothing)
    return;

  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, number);
}

static void
add_text (JsonBuilder *builder,
          const char  *name,
          const char  *text)
{
  if (text[0] == '\0')
    return;

  json_builder_set_member_name (builder, name);
  json_builder_add_string_value (builder, text);
}

/* What does not apply is left out. A thing is always told: the known seats say
 * whose secret it is. */
static void
add_event (JsonBuilder   *builder,
           const CbKind  *kind,
           const CbState *state,
           const CbEvent *event)
{
  CbEventText text;

  kind->format_event (state, event, &text);

  json_builder_begin_object (builder);
  add_text (builder, "type", text.type);
  add_number (builder, "seat", event->seat, CB_SEAT_NONE);
  add_text (builder, "thing", text.thing);
  add_text (builder, "from", text.from);
  add_text (builder, "to", text.to);
  add_number (builder, "n", event->n, CB_EVENT_NOTHING);
  if (event->seats != 0)
    cb_cli_add_seats (builder, "seats", event->seats);
  if (event->known != CB_EVENT_EVERYBODY)
    cb_cli_add_seats (builder, "known", event->known);
  json_builder_end_object (builder);
}

/**
 * cb_cli_print_events:
 * @kind: a game
 * @state: a position
 * @ply: how many moves were played before
 * @move: the move that is played
 *
 * Prints what happens in it as one line of JSON.
 */
void
cb_cli_print_events (const CbKind  *kind,
                     const CbState *state,
                     guint          ply,
                     CbMove         move)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (GArray) events = cb_kind_dup_events (kind, state, move);

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "ply");
  json_builder_add_int_value (builder, ply);
  json_builder_set_member_name (builder, "events");
  json_builder_begin_array (builder);
  for (guint i = 0; i < events->len; i++)
    add_event (builder, kind, state, &g_array_index (events, CbEvent, i));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  cb_cli_print (builder);
}
