/* cb-rescue-view.h - Cheese Rescue: what the window must know
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-game-view.h"

G_BEGIN_DECLS

extern const CbGameView cb_rescue_view;

G_END_DECLS
