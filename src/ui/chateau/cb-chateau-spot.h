/* cb-chateau-spot.h - a place of the castle where something can be done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-chateau.h"
#include "cb-target.h"

G_BEGIN_DECLS

/* Cells and towers come first, by their bits; then the slots. */
#define CB_CHATEAU_N_SPOTS  (CB_CHATEAU_N_CELLS + CB_CHATEAU_N_SLOTS)

/**
 * CbChateauMark:
 * @CB_CHATEAU_MARK_OWN: a mouse that can be picked
 * @CB_CHATEAU_MARK_PICKED: the mouse that is picked
 * @CB_CHATEAU_MARK_REACH: where the picked mouse can go
 * @CB_CHATEAU_MARK_ENTER: a tower that a waiting mouse can enter
 * @CB_CHATEAU_MARK_LIFT: a roof that can be lifted
 * @CB_CHATEAU_MARK_PUSH: a slot that can be pushed into
 * @CB_CHATEAU_MARK_LAST: the last action
 * @CB_CHATEAU_MARK_HINT: what a hint shows
 * @CB_CHATEAU_MARK_FALLS: a mouse that a push would let fall
 * @CB_CHATEAU_MARK_COLLECTS: a mouse that would help to collect a cheese
 * @CB_CHATEAU_MARK_POINTED: the room under the pointer or the focus
 * @CB_CHATEAU_MARK_FELL: where a mouse fell just now
 */
typedef enum
{
  CB_CHATEAU_MARK_OWN = 1 << 0,
  CB_CHATEAU_MARK_PICKED = 1 << 1,
  CB_CHATEAU_MARK_REACH = 1 << 2,
  CB_CHATEAU_MARK_ENTER = 1 << 3,
  CB_CHATEAU_MARK_LIFT = 1 << 4,
  CB_CHATEAU_MARK_PUSH = 1 << 5,
  CB_CHATEAU_MARK_LAST = 1 << 6,
  CB_CHATEAU_MARK_HINT = 1 << 7,
  CB_CHATEAU_MARK_FALLS = 1 << 8,
  CB_CHATEAU_MARK_COLLECTS = 1 << 9,
  CB_CHATEAU_MARK_POINTED = 1 << 10,
  CB_CHATEAU_MARK_FELL = 1 << 11,
  CB_CHATEAU_N_MARKS = 12,
} CbChateauMark;

#define CB_TYPE_CHATEAU_SPOT (cb_chateau_spot_get_type ())

G_DECLARE_FINAL_TYPE (CbChateauSpot, cb_chateau_spot, CB, CHATEAU_SPOT, CbTarget)

GtkWidget    *cb_chateau_spot_new       (guint          index) G_GNUC_WARN_UNUSED_RESULT;

guint         cb_chateau_spot_get_index (CbChateauSpot *self);
gboolean      cb_chateau_spot_is_slot   (CbChateauSpot *self);
guint         cb_chateau_spot_get_slot  (CbChateauSpot *self);
CbChateauMark cb_chateau_spot_get_marks (CbChateauSpot *self);
void          cb_chateau_spot_set_marks (CbChateauSpot *self,
                                         CbChateauMark  marks);
void          cb_chateau_spot_set_cost  (CbChateauSpot *self,
                                         guint          cost);

void          cb_chateau_mark           (GtkWidget     *widget,
                                         CbChateauMark  marks);

G_END_DECLS
