/* cb-open-card.h - a game under way, on the home page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-game-info.h"

G_BEGIN_DECLS

#define CB_TYPE_OPEN_CARD (cb_open_card_get_type ())

G_DECLARE_FINAL_TYPE (CbOpenCard, cb_open_card, CB, OPEN_CARD, GtkButton)

GtkWidget  *cb_open_card_new      (CbGameInfo *info) G_GNUC_WARN_UNUSED_RESULT;

CbGameInfo *cb_open_card_get_info (CbOpenCard *self);
void        cb_open_card_set_info (CbOpenCard *self,
                                   CbGameInfo *info);

G_END_DECLS
