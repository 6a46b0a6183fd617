/* cb-chateau-draw.h - the things of the castle, drawn one by one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-chateau-geometry.h"

G_BEGIN_DECLS

/**
 * CbChateauPen:
 * @geometry: where the castle is
 * @widget: where it is shown
 * @snapshot: what to draw it to
 *
 * All but the moves draw a thing in the cell whose corner is at the origin.
 */
typedef struct
{
  const CbChateauGeometry *geometry;
  GtkWidget               *widget;
  GtkSnapshot             *snapshot;
} CbChateauPen;

void  cb_chateau_draw_begin    (const CbChateauPen *self,
                                float               column,
                                float               row);
void  cb_chateau_draw_begin_at (const CbChateauPen *self,
                                guint               cell);
void  cb_chateau_draw_end      (const CbChateauPen *self);
void  cb_chateau_draw_scale    (const CbChateauPen *self,
                                float               factor);

void  cb_chateau_draw_tower    (const CbChateauPen *self);
void  cb_chateau_draw_tile     (const CbChateauPen *self,
                                guint               tile);
void  cb_chateau_draw_cheese   (const CbChateauPen *self,
                                guint               cheese);
void  cb_chateau_draw_mouse    (const CbChateauPen *self,
                                CbSeat              seat,
                                gboolean            in_tower);
void  cb_chateau_draw_roof     (const CbChateauPen *self,
                                guint64             room,
                                float               height);

char *cb_chateau_find_art      (guint               tile) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
