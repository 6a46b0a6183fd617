/* cb-appetit-view.c - Bon Appétit!: what the window must know
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-view.h"

#include "cb-appetit.h"

#include <glib/gi18n.h>

const CbGameView cb_appetit_view = {
  .kind = &cb_appetit_kind,
  .art = "home/appetit",
  .summary = N_("Turn cards and catch the mouse"),
  .min_age = 6, .minutes = 20,
  .starter = N_("The youngest player starts"),
};
