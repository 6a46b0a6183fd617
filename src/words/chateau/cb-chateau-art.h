/* cb-chateau-art.h - Château Roquefort: which picture shows a tile or a mouse
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-chateau.h"

G_BEGIN_DECLS

const char *cb_chateau_find_art       (guint  tile);
const char *cb_chateau_find_mouse_art (CbSeat seat);

G_END_DECLS
