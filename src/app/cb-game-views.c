/* cb-game-views.c - kinds and how they are shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-game-views.h"

#include "cb-appetit-view.h"
#include "cb-chateau-view.h"
#include "cb-rescue-view.h"

static const CbGameView *const views[] = {
  &cb_rescue_view,
  &cb_appetit_view,
  &cb_chateau_view,
};

/* In the order of the games above. */
static const CbCredits credits[] = {
  { { "Éric Plotton", "David Paput" }, "Djeco" },
  { { "Haim Shafir" }, "AMIGO" },
  { { "Jens-Peter Schliemann", "Bernhard Weber" }, "Zoch" },
};

G_STATIC_ASSERT (G_N_ELEMENTS (credits) == G_N_ELEMENTS (views));

guint
cb_game_views_get_n_views (void)
{
  return G_N_ELEMENTS (views);
}

const CbGameView *
cb_game_views_get_view (guint index)
{
  g_return_val_if_fail (index < G_N_ELEMENTS (views), NULL);

  return views[index];
}

const CbCredits *
cb_game_views_get_credits (guint index)
{
  g_return_val_if_fail (index < G_N_ELEMENTS (credits), NULL);

  return &credits[index];
}

/**
 * cb_game_views_find_view:
 * @kind: a game
 *
 * Returns: (transfer none): how it is shown
 */
const CbGameView *
cb_game_views_find_view (const CbKind *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    if (views[i]->kind == kind)
      return views[i];

  g_return_val_if_reached (NULL);
}
