/* cb-chateau-scene.h - the castle as it is drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-chateau-draw.h"
#include "cb-chateau-visible.h"

G_BEGIN_DECLS

/**
 * CbChateauScene:
 * @now: what everyone sees
 * @before: what everyone saw before @event
 * @moving: whether something is under way from @before to @now
 * @slides: whether that is no event, but another position is shown: things slide there
 * @event: what leads there otherwise
 * @done: how much of it is shown, from 0 to 1
 * @head_start: how far the line had been pushed when the event began
 * @out_slot: the slot of the last push, while what it pushed out has not dropped, or of
 *   the push that would lead to what things slide to; or -1
 * @out_tile: what it pushed out
 * @fallen: the cells where mice fell just now: their mousetraps are shut
 * @goal: where a cheese flies to, as column and row
 * @slot: the slot of a push that is only looked at, or -1
 * @shift: how far the line of that slot is pushed, from 0 to 1
 * @outlook: what everyone would see after that push
 */
typedef struct
{
  CbChateau        now;
  CbChateau        before;
  gboolean         moving;
  gboolean         slides;
  CbEvent          event;
  double           done;
  double           head_start;
  int              out_slot;
  guint            out_tile;
  guint64          fallen;
  graphene_point_t goal;

  int              slot;
  double           shift;
  CbChateau        outlook;
} CbChateauScene;

void cb_chateau_scene_slide      (CbChateauScene       *self,
                                  const CbChateau      *visible,
                                  int                   slot);
void cb_chateau_scene_draw       (const CbChateauScene *self,
                                  const CbChateauDraw  *draw);
void cb_chateau_scene_draw_above (const CbChateauScene *self,
                                  const CbChateauDraw  *draw);

G_END_DECLS
