/* cb-rescue-art.h - Cheese Rescue: which picture shows a card
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-rescue.h"

G_BEGIN_DECLS

const char *cb_rescue_find_art (CbRescueCard card);

G_END_DECLS
