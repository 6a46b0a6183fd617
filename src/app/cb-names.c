/* cb-names.c - names of players in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-names.h"

#include <glib/gi18n.h>

/**
 * cb_names_join:
 * @names: (array zero-terminated=1): names
 *
 * Returns: (transfer full): all of them, as one enumerates people
 */
char *
cb_names_join (const char *const *names)
{
  char *joined = g_strdup (names[0] != NULL ? names[0] : "");

  for (guint i = 1; names[0] != NULL && names[i] != NULL; i++)
    {
      g_autofree char *before = joined;

      if (names[i + 1] == NULL)
        /* Translators: the last two of an enumeration of names. */
        joined = g_strdup_printf (C_("names", "%s and %s"), before, names[i]);
      else
        /* Translators: an enumeration of names that goes on. */
        joined = g_strdup_printf (C_("names", "%s, %s"), before, names[i]);
    }

  return joined;
}
