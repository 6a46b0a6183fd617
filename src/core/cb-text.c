/* cb-text.c - text from outside, fit to be shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-text.h"

#include <glib/gi18n.h>

#define MAX_CHARS       40
#define MAX_LINE_CHARS  80

/* Marks that turn the direction of all that follows, also outside of the text
 * in which they stand. */
static gboolean
turns_direction (gunichar c)
{
  return c == 0x061c || c == 0x200e || c == 0x200f ||
         (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

static gboolean
breaks_line (gunichar c)
{
  return (c < 0x80 && g_ascii_isspace ((char) c)) || c == 0x85 || c == 0x2028 || c == 0x2029;
}

/* One line of what can be seen, @max_chars long at the most. */
static GString *
clean (const char *text,
       glong       max_chars,
       gboolean   *cut)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *cleaned = g_string_new (NULL);
  glong n_chars = 0;
  const char *p;

  for (p = valid; *p != '\0' && n_chars < max_chars; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (turns_direction (c) || (g_unichar_iscntrl (c) && !breaks_line (c)))
        continue;
      g_string_append_unichar (cleaned, breaks_line (c) ? ' ' : c);
      n_chars++;
    }
  *cut = *p != '\0';

  return cleaned;
}

/**
 * cb_text_quote:
 * @text: text from a file, or a part of it
 *
 * Returns: (transfer full): the text between quotation marks, valid UTF-8, in
 *   one line, and cut where it is too long for a sentence
 */
char *
cb_text_quote (const char *text)
{
  gboolean cut;
  g_autoptr (GString) head = clean (text, MAX_CHARS, &cut);

  if (cut)
    g_string_append (head, "…");

  /* Translators: quotation marks around a word or two from a file. */
  return g_strdup_printf (_("“%s”"), head->str);
}

/**
 * cb_text_clean_line:
 * @text: text from outside
 *
 * Returns: (transfer full): the text in one line, cut where that is too long to
 *   be shown
 */
char *
cb_text_clean_line (const char *text)
{
  gboolean cut;
  GString *line = clean (text, MAX_LINE_CHARS, &cut);

  if (cut)
    g_string_append (line, "…");

  return g_string_free (line, FALSE);
}

/**
 * cb_text_clean_name:
 * @name: how a player is called, from wherever
 *
 * Returns: (transfer full): the name in one line, without spaces around it,
 *   without what cannot be seen but changes what stands beside it, and no longer
 *   than %CB_NAME_MAX_CHARS
 */
char *
cb_text_clean_name (const char *name)
{
  gboolean cut;
  GString *cleaned = clean (name, CB_NAME_MAX_CHARS, &cut);

  return g_strstrip (g_string_free (cleaned, FALSE));
}
