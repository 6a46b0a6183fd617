/* cb-appetit-art.h - Bon Appétit!: which picture shows a card
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-appetit.h"

G_BEGIN_DECLS

const char *cb_appetit_find_art (CbAppetitCard card);

G_END_DECLS
