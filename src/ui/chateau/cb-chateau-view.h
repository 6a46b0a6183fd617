/* cb-chateau-view.h - Château Roquefort: what the window must know
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-game-view.h"

G_BEGIN_DECLS

extern const CbGameView cb_chateau_view;

G_END_DECLS
