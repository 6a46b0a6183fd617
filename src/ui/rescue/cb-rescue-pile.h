/* cb-rescue-pile.h - the draw pile
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-rescue.h"

G_BEGIN_DECLS

#define CB_TYPE_RESCUE_PILE (cb_rescue_pile_get_type ())

G_DECLARE_FINAL_TYPE (CbRescuePile, cb_rescue_pile, CB, RESCUE_PILE, GtkWidget)

void cb_rescue_pile_show (CbRescuePile   *self,
                          const CbRescue *state);

G_END_DECLS
