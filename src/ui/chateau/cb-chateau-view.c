/* cb-chateau-view.c - Château Roquefort: what the window must know
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-view.h"

#include "cb-chateau.h"

#include <glib/gi18n.h>

const CbGameView cb_chateau_view = {
  .kind = &cb_chateau_kind,
  .art = "home/chateau",
  .summary = N_("Lift roofs, push floors and mind the mousetraps"),
  .min_age = 8, .minutes = 30,
  .starter = N_("The last player to have visited a castle starts"),
};
