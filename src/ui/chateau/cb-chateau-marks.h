/* cb-chateau-marks.h - what the spots of the castle are marked with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-chateau-grid.h"
#include "cb-chateau-visible.h"

G_BEGIN_DECLS

/**
 * CbChateauChoices:
 * @towers: the towers that a waiting mouse can enter
 * @mice: the mice that can move
 * @rooms: the rooms whose roof can be lifted, as bits
 * @push: whether there can be a push
 * @end: whether the turn can end
 *
 * The legal moves at a glance.
 */
typedef struct
{
  guint64  towers;
  guint64  mice;
  guint32  rooms;
  gboolean push;
  gboolean end;
} CbChateauChoices;

/**
 * CbChateauPlaces:
 * @spots: cells, towers and slots, as bits
 * @rooms: rooms, as bits
 *
 * Where something was done.
 */
typedef struct
{
  guint64 spots;
  guint32 rooms;
} CbChateauPlaces;

/**
 * CbChateauMarks:
 * @session: the game
 * @state: the position that is shown
 * @choices: what can be done; nothing where nobody may play
 * @picked: the cell of the mouse that is picked, or -1
 * @ways: where that mouse can go
 * @slot: the slot whose push is looked at, or -1
 * @pointed: the room under the pointer or the focus, or -1
 * @last: where the last actions were
 * @hint: (nullable): the move of a hint
 */
typedef struct
{
  CbSession        *session;
  const CbChateau  *state;
  CbChateauChoices  choices;
  int               picked;
  CbChateauWays     ways;
  int               slot;
  int               pointed;
  CbChateauPlaces   last;
  const CbMove     *hint;
} CbChateauMarks;

void cb_chateau_choices_find (CbChateauChoices     *self,
                              const CbState        *state);
void cb_chateau_places_add   (CbChateauPlaces      *self,
                              const GArray         *events);
void cb_chateau_marks_apply  (const CbChateauMarks *self,
                              CbChateauGrid        *grid);

G_END_DECLS
