/* cb-chateau-geometry.h - where things are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-chateau-spot.h"

G_BEGIN_DECLS

/* Letters and numbers stand on all four walls: above, to the right, below, to the left. */
#define CB_CHATEAU_N_SIGNS (4 * CB_CHATEAU_SIDE)

/**
 * CbChateauGeometry:
 * @x: where the first cell begins
 * @y: where the first row begins
 * @side: how large a cell is
 * @rim: how wide the walls around the cells are
 * @ring: how wide the ring of slots around the cells is, with the walls
 *
 * Where the castle lies in its widget.
 */
typedef struct
{
  int x;
  int y;
  int side;
  int rim;
  int ring;
} CbChateauGeometry;

void cb_chateau_geometry_make        (CbChateauGeometry       *self,
                                      int                      width,
                                      int                      height);
void cb_chateau_geometry_place_walls (const CbChateauGeometry *self,
                                      GtkAllocation           *area);
void cb_chateau_geometry_place_sign  (const CbChateauGeometry *self,
                                      guint                    sign,
                                      GtkAllocation           *area);
void cb_chateau_geometry_place_room  (const CbChateauGeometry *self,
                                      guint64                  room,
                                      GtkAllocation           *area);
void cb_chateau_geometry_place_spot  (const CbChateauGeometry *self,
                                      guint                    spot,
                                      GtkAllocation           *area);

void cb_chateau_find_extent          (guint64                  room,
                                      guint                   *first,
                                      guint                   *columns,
                                      guint                   *rows);
void cb_chateau_get_square           (guint                    spot,
                                      int                     *column,
                                      int                     *row);
int  cb_chateau_navigate             (guint                    spot,
                                      GtkDirectionType         direction);

G_END_DECLS
