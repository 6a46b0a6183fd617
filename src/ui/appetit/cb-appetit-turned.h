/* cb-appetit-turned.h - a card that does not lie straight
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CbAppetitTurned:
 * @content: (nullable): what the card looks like
 * @flat: (nullable): that as pixels
 *
 * What was drawn of a card, for as long as it looks the same.
 */
typedef struct
{
  GskRenderNode   *content;
  cairo_surface_t *flat;
} CbAppetitTurned;

void cb_appetit_turned_snapshot (CbAppetitTurned *self,
                                 GtkWidget       *card,
                                 GtkSnapshot     *snapshot);
void cb_appetit_turned_clear    (CbAppetitTurned *self);

G_END_DECLS
