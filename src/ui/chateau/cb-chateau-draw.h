/* cb-chateau-draw.h - the things of the castle, drawn one by one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-chateau-geometry.h"

G_BEGIN_DECLS

/**
 * CbChateauDraw:
 * @geometry: where the castle is
 * @widget: where it is shown
 * @snapshot: what to draw it to
 */
typedef struct
{
  const CbChateauGeometry *geometry;
  GtkWidget               *widget;
  GtkSnapshot             *snapshot;
} CbChateauDraw;

/**
 * CbChateauPose:
 * @column: a column, or between two, from 0
 * @row: a row, or between two, from 0
 * @size: how large, around the middle of the cell; 1 as it lies in the castle
 * @opacity: how much of it is seen
 * @angle: how far it is turned around the middle of the cell, in degrees
 *
 * How a thing lies or moves.
 */
typedef struct
{
  float column;
  float row;
  float size;
  float opacity;
  float angle;
} CbChateauPose;

static inline CbChateauPose
cb_chateau_pose_at (guint cell)
{
  return (CbChateauPose) { (float) (cell % CB_CHATEAU_SIDE), (float) (cell / CB_CHATEAU_SIDE),
                           1, 1, 0 };
}

void  cb_chateau_draw_art    (const CbChateauDraw *self,
                              CbChateauPose        pose,
                              const char          *art);
void  cb_chateau_draw_tile   (const CbChateauDraw *self,
                              CbChateauPose        pose,
                              guint                tile);
void  cb_chateau_draw_cheese (const CbChateauDraw *self,
                              CbChateauPose        pose,
                              guint                cheese);
void  cb_chateau_draw_mouse  (const CbChateauDraw *self,
                              CbChateauPose        pose,
                              CbSeat               seat,
                              gboolean             in_tower);
void  cb_chateau_draw_roof   (const CbChateauDraw *self,
                              guint64              room,
                              float                height);

G_END_DECLS
