/* cb-rescue-marks.h - what the cells of the playing area are marked with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-rescue-grid.h"

G_BEGIN_DECLS

/**
 * CbRescueMarks:
 * @state: the position that is shown
 * @playable: whether free cells are offered
 * @chosen: the cell that was chosen before a card
 * @ghost: the cell above which a card is held
 * @ghost_card: that card
 * @hint: where a hint points
 * @last: where the last cards were laid, as a board
 * @gone: what has left in the count so far
 * @event: (nullable): what happens just now
 *
 * Cells are places as events have them, or %CB_EVENT_NOTHING.
 */
typedef struct
{
  const CbRescue *state;
  gboolean        playable;
  int             chosen;
  int             ghost;
  CbRescueCard    ghost_card;
  int             hint;
  guint64         last;
  CbRescueCount   gone;
  const CbEvent  *event;
} CbRescueMarks;

void     cb_rescue_marks_apply   (const CbRescueMarks *self,
                                  CbRescueGrid        *grid);
gboolean cb_rescue_marks_is_free (const CbRescue      *state,
                                  int                  place);

G_END_DECLS
