/* cb-rescue-view.c - Cheese Rescue: what the window must know
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-view.h"

#include "cb-rescue.h"

#include <glib/gi18n.h>

const CbGameView cb_rescue_view = {
  .kind = &cb_rescue_kind,
  .art = "home/rescue",
  .summary = N_("Lay your cheeses where no mouse will reach them"),
  .min_age = 7, .minutes = 15,
  .starter = N_("The oldest player starts"),
};
