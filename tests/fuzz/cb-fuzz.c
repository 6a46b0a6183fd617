/* cb-fuzz.c - what fuzzers share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-fuzz.h"

#include "cb-record-session.h"

#include <string.h>

/* The position after all that was not taken back, in words. */
static char *
describe_end (const CbRecord *record)
{
  g_autofree CbState *state = cb_record_new_state (record);

  for (guint i = 0; i < record->moves->len; i++)
    record->kind->apply (state, g_array_index (record->moves, CbMove, i));

  return record->kind->format_state (state, CB_SEAT_NONE);
}

static void
check_session (const CbRecord *record)
{
  CbSession *session = cb_record_to_session (record);
  g_autoptr (CbRecord) again = cb_record_from_session (session);
  g_autofree char *expected = describe_end (record);
  g_autofree char *found = record->kind->format_state (cb_session_peek_state (session),
                                                       CB_SEAT_NONE);

  g_assert_cmpstr (found, ==, expected);
  g_assert_cmpuint (again->moves->len, ==, record->moves->len);
  g_assert_cmpuint (again->undone->len, ==, record->undone->len);
  g_assert_finalize_object (session);
}

void
cb_fuzz_check_record (const CbRecord *record)
{
  g_autofree char *text = cb_record_format (record);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbRecord) again = cb_record_parse (text, strlen (text), &error);
  g_autofree char *again_text = NULL, *end = NULL, *again_end = NULL;

  g_assert_no_error (error);
  again_text = cb_record_format (again);
  g_assert_cmpstr (text, ==, again_text);
  end = describe_end (record);
  again_end = describe_end (again);
  g_assert_cmpstr (end, ==, again_end);
  check_session (again);
}
