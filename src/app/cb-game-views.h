/* cb-game-views.h - kinds and how they are shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-game-view.h"

G_BEGIN_DECLS

/**
 * CbCredits:
 * @designers: who invented the game, closed by %NULL
 * @publisher: who published it
 */
typedef struct
{
  const char *designers[3];
  const char *publisher;
} CbCredits;

guint             cb_game_views_get_n_views (void);
const CbGameView *cb_game_views_get_view    (guint         index);
const CbCredits  *cb_game_views_get_credits (guint         index);
const CbGameView *cb_game_views_find_view   (const CbKind *kind);

G_END_DECLS
