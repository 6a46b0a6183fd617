/* cb-text.c - text from outside, fit to be shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-text.h"

#define MAX_CHARS 40

/**
 * cb_text_quote:
 * @text: text from a file, or a part of it
 *
 * Returns: (transfer full): the text between quotation marks, valid UTF-8, and
 *   cut where it is too long for a sentence
 */
char *
cb_text_quote (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *head = g_utf8_substring (valid, 0, MIN (MAX_CHARS, g_utf8_strlen (valid, -1)));

  return g_strdup_printf ("“%s%s”", head, g_str_equal (head, valid) ? "" : "…");
}
