/* cb-chateau-pen.h - the things of the castle, drawn one by one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-chateau-plan.h"

G_BEGIN_DECLS

/**
 * CbChateauPen:
 * @plan: where the castle is
 * @widget: where it is shown
 * @snapshot: what to draw it to
 *
 * All but the moves draw a thing in the cell whose corner is at the origin.
 */
typedef struct
{
  const CbChateauPlan *plan;
  GtkWidget           *widget;
  GtkSnapshot         *snapshot;
} CbChateauPen;

void  cb_chateau_pen_begin    (const CbChateauPen *self,
                               float               column,
                               float               row);
void  cb_chateau_pen_begin_at (const CbChateauPen *self,
                               guint               cell);
void  cb_chateau_pen_end      (const CbChateauPen *self);
void  cb_chateau_pen_scale    (const CbChateauPen *self,
                               float               factor);

void  cb_chateau_pen_tower    (const CbChateauPen *self);
void  cb_chateau_pen_tile     (const CbChateauPen *self,
                               guint               tile);
void  cb_chateau_pen_cheese   (const CbChateauPen *self,
                               guint               cheese);
void  cb_chateau_pen_mouse    (const CbChateauPen *self,
                               CbSeat              seat,
                               gboolean            in_tower);
void  cb_chateau_pen_roof     (const CbChateauPen *self,
                               guint64             room,
                               float               height);

char *cb_chateau_find_art     (guint               tile) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
