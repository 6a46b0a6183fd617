/* fuzz-record.c - reads bytes as a record
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-fuzz.h"

#include <string.h>

/* What is refused is refused with a sentence that can be shown. */
static void
check_error (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_true (error->domain == CB_ERROR);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_cmpuint (strlen (error->message), >, 10);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  /* Without a byte behind its end, so that reading past it is noticed. */
  g_autofree char *text = g_memdup2 (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbRecord) record = cb_record_parse (text != NULL ? text : "", size, &error);

  if (record == NULL)
    check_error (error);
  else
    cb_fuzz_check_record (record);

  return 0;
}
