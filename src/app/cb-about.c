/* cb-about.c - what the program is, and whose games it plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-about.h"

#include "cb-compat.h"
#include "cb-game-views.h"

#include <glib/gi18n.h>

static void
add_credits (GtkWidget *about,
             guint      index)
{
  const CbCredits *credits = cb_game_views_get_credits (index);
  /* Translators: the company that sells the table game. */
  g_autofree char *publisher = g_strdup_printf (_("Published by %s"), credits->publisher);
  const char *people[G_N_ELEMENTS (credits->designers) + 1] = { NULL };
  guint n = 0;

  for (; credits->designers[n] != NULL; n++)
    people[n] = credits->designers[n];
  people[n] = publisher;

  cb_compat_about_add_credits (about, _(cb_game_views_get_view (index)->kind->name), people);
}

/**
 * cb_about_show:
 * @parent: (nullable): the window that asks
 *
 * Says what the program is and whose games it plays.
 */
void
cb_about_show (GtkWindow *parent)
{
  GtkWidget *about = cb_compat_about_new ();

  g_object_set (about,
                "application-name", _("Cheeseboard"),
                "application-icon", APPLICATION_ID,
                "version", PACKAGE_VERSION,
                "developer-name", _("The Cheeseboard contributors"),
                "license-type", GTK_LICENSE_GPL_3_0,
                "comments", _("Three cheese-chasing family games. Cheeseboard is not affiliated "
                              "with the designers and publishers of the table games; its code, "
                              "words and pictures are its own."),
                /* Translators: your names, one a line. */
                "translator-credits", _("translator-credits"),
                NULL);
  for (guint i = 0; i < cb_game_views_get_n_views (); i++)
    add_credits (about, i);

  cb_compat_about_present (about, parent);
}
