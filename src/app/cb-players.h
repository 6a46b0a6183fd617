/* cb-players.h - the page that tells how players stand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-shelf.h"

G_BEGIN_DECLS

#define CB_TYPE_PLAYERS (cb_players_get_type ())

G_DECLARE_FINAL_TYPE (CbPlayers, cb_players, CB, PLAYERS, GtkWidget)

void     cb_players_set_shelf (CbPlayers  *self,
                               CbShelf    *shelf);
gboolean cb_players_is_busy   (CbPlayers  *self);
gboolean cb_players_has       (CbPlayers  *self,
                               const char *player);
void     cb_players_show      (CbPlayers  *self,
                               const char *player);
void     cb_players_take_over (CbPlayers  *self,
                               CbPlayers  *other);

G_END_DECLS
