/* cb-rescue-cell.h - a cell of the playing area
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-rescue.h"
#include "cb-target.h"

G_BEGIN_DECLS

/**
 * CbRescueMark:
 * @CB_RESCUE_MARK_FREE: a card may be laid here
 * @CB_RESCUE_MARK_CHOSEN: the cell that was chosen before a card
 * @CB_RESCUE_MARK_LAST: the last move
 * @CB_RESCUE_MARK_HINT: what a hint shows
 * @CB_RESCUE_MARK_GHOST: the card is only held above the cell
 * @CB_RESCUE_MARK_LEAVING: the card would leave in the count
 * @CB_RESCUE_MARK_SAVED: the card would no longer leave, or counts
 * @CB_RESCUE_MARK_GONE: the card has left
 * @CB_RESCUE_MARK_CHASED: the card leaves now
 * @CB_RESCUE_MARK_CHASER: it is that animal which drives it away
 */
typedef enum
{
  CB_RESCUE_MARK_FREE = 1 << 0,
  CB_RESCUE_MARK_CHOSEN = 1 << 1,
  CB_RESCUE_MARK_LAST = 1 << 2,
  CB_RESCUE_MARK_HINT = 1 << 3,
  CB_RESCUE_MARK_GHOST = 1 << 4,
  CB_RESCUE_MARK_LEAVING = 1 << 5,
  CB_RESCUE_MARK_SAVED = 1 << 6,
  CB_RESCUE_MARK_GONE = 1 << 7,
  CB_RESCUE_MARK_CHASED = 1 << 8,
  CB_RESCUE_MARK_CHASER = 1 << 9,
  CB_RESCUE_N_MARKS = 10,
} CbRescueMark;

#define CB_TYPE_RESCUE_CELL (cb_rescue_cell_get_type ())

G_DECLARE_FINAL_TYPE (CbRescueCell, cb_rescue_cell, CB, RESCUE_CELL, CbTarget)

GtkWidget    *cb_rescue_cell_new       (int           place) G_GNUC_WARN_UNUSED_RESULT;

int           cb_rescue_cell_get_place (CbRescueCell *self);
void          cb_rescue_cell_set_card  (CbRescueCell *self,
                                        int           card,
                                        CbSeat        owner);
GtkWidget    *cb_rescue_cell_get_face  (CbRescueCell *self);
CbRescueMark  cb_rescue_cell_get_marks (CbRescueCell *self);
void          cb_rescue_cell_set_marks (CbRescueCell *self,
                                        CbRescueMark  marks);
void          cb_rescue_cell_set_cause (CbRescueCell *self,
                                        int           card);

G_END_DECLS
