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

/**
 * cb_names_join_seats:
 * @session: a game
 * @seats: some of its seats, as bits
 *
 * Returns: (transfer full): who plays there, as one enumerates people
 */
char *
cb_names_join_seats (CbSession *session,
                     guint      seats)
{
  const char *names[CB_MAX_SEATS + 1] = { NULL };
  guint n = 0;

  for (; seats != 0; seats &= seats - 1)
    names[n++] = cb_session_get_name (session, __builtin_ctz (seats));

  return cb_names_join (names);
}
