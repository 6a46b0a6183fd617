/* cb-home-card.h - a game on the home page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-game-view.h"

G_BEGIN_DECLS

#define CB_TYPE_HOME_CARD (cb_home_card_get_type ())

G_DECLARE_FINAL_TYPE (CbHomeCard, cb_home_card, CB, HOME_CARD, GtkButton)

GtkWidget        *cb_home_card_new      (const CbGameView *view) G_GNUC_WARN_UNUSED_RESULT;

const CbGameView *cb_home_card_get_view (CbHomeCard       *self);

G_END_DECLS
