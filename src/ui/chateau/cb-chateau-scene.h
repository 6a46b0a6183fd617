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
 * @before: what everyone saw before @move
 * @moving: whether @move is being shown
 * @move: the move that led to @now
 * @way: for a mouse that moves, where it stands first and the cells it enters
 * @n_way: how many those are
 * @lead: which part of the time the move itself takes; what comes of it, mice
 *   that fall and cheeses that are collected, takes the rest
 * @done: how much of it is shown, from 0 to 1
 * @head_start: how far the line had been pushed when @move began
 * @goal: for each seat, where its cheeses fly to
 * @slot: the slot of a push that is only looked at, or -1
 * @shift: how far the line of that slot is pushed, from 0 to 1
 * @outlook: what everyone would see after that push
 */
typedef struct
{
  CbChateau        now;
  CbChateau        before;
  gboolean         moving;
  CbChateauMove    move;
  guint8           way[CB_CHATEAU_N_ACTIONS * 2 + 1];
  guint            n_way;
  double           lead;
  double           done;
  double           head_start;
  graphene_point_t goal[CB_CHATEAU_MAX_SEATS];

  int              slot;
  double           shift;
  CbChateau        outlook;
} CbChateauScene;

gboolean cb_chateau_scene_has_effects (const CbChateauScene *self);
void     cb_chateau_scene_draw        (const CbChateauScene *self,
                                       const CbChateauPen   *pen);
void     cb_chateau_scene_draw_above  (const CbChateauScene *self,
                                       const CbChateauPen   *pen);

G_END_DECLS
