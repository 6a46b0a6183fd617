/* cb-rescue-thumbnail.h - Cheese Rescue: a position, small
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-rescue.h"

G_BEGIN_DECLS

void cb_rescue_draw_position (GtkWidget     *widget,
                              GtkSnapshot   *snapshot,
                              const CbState *state);

G_END_DECLS
