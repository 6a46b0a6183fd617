/* cb-text.c - text from outside, fit to be shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-text.h"

#include <glib/gi18n.h>

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

  if (!g_str_equal (head, valid))
    {
      g_autofree char *whole = g_steal_pointer (&head);

      head = g_strconcat (whole, "…", NULL);
    }

  /* Translators: quotation marks around a word or two from a file. */
  return g_strdup_printf (_("“%s”"), head);
}
