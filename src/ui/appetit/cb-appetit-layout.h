/* cb-appetit-layout.h - who sits where around the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-appetit.h"

G_BEGIN_DECLS

/**
 * CbAppetitLayout:
 * @seats: the place of each seat
 * @middle: what the seats leave free
 * @cloth: the round cloth under everything
 */
typedef struct
{
  GdkRectangle seats[CB_APPETIT_MAX_SEATS];
  GdkRectangle middle;
  GdkRectangle cloth;
} CbAppetitLayout;

void cb_appetit_layout_fit (CbAppetitLayout *self,
                            guint            n_seats,
                            CbSeat           nearest,
                            int              width,
                            int              height);

G_END_DECLS
