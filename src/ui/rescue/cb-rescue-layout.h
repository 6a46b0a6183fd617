/* cb-rescue-layout.h - where the parts of the table lie
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CbRescueLayout:
 * @grid: the playing area
 * @hand: the tray with the cards of the hand
 * @pile: the draw pile
 * @columns: how many cards stand next to each other in the tray
 */
typedef struct
{
  GtkAllocation grid;
  GtkAllocation hand;
  GtkAllocation pile;
  int           columns;
} CbRescueLayout;

void cb_rescue_layout_make (CbRescueLayout *self,
                            int             width,
                            int             height);

G_END_DECLS
