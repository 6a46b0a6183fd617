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
 * @falls: cells where mice fell
 * @end: whether a turn was ended, which has no place
 *
 * Where something was done, or could be done.
 */
typedef struct
{
  guint64  spots;
  guint32  rooms;
  guint64  falls;
  gboolean end;
} CbChateauPlaces;

/**
 * CbChateauMarks:
 * @session: the game
 * @state: the position that is shown
 * @choices: what can be done; nothing where nobody may play
 * @picked: the cell of the mouse that is picked, or -1
 * @ways: where that mouse can go
 * @slot: the slot whose push is looked at, or -1
 * @room: the room under the pointer or the focus, if its roof can be lifted, or -1
 * @last: where the last actions were
 * @hint: where a hint is
 */
typedef struct
{
  CbSession        *session;
  CbChateau         state;
  CbChateauChoices  choices;
  int               picked;
  CbChateauWays     ways;
  int               slot;
  int               room;
  CbChateauPlaces   last;
  CbChateauPlaces   hint;
} CbChateauMarks;

void          cb_chateau_choices_find   (CbChateauChoices     *self,
                                         const CbState        *state);
void          cb_chateau_places_add     (CbChateauPlaces      *self,
                                         const GArray         *events);
CbChateauMark cb_chateau_marks_find_use (const CbChateauMarks *self,
                                         guint                 cell);
void          cb_chateau_marks_apply    (const CbChateauMarks *self,
                                         CbChateauGrid        *grid);

G_END_DECLS
