/* cb-curtain.h - between two players who may not see each other's cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "cb-event.h"

G_BEGIN_DECLS

#define CB_TYPE_CURTAIN (cb_curtain_get_type ())

G_DECLARE_FINAL_TYPE (CbCurtain, cb_curtain, CB, CURTAIN, AdwBin)

void cb_curtain_draw (CbCurtain  *self,
                      CbSeat      seat,
                      const char *name);

G_END_DECLS
