/* cb-rescue-marks.h - what the cells of the playing area are marked with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-rescue-grid.h"

G_BEGIN_DECLS

#define CB_RESCUE_N_STEPS 3

/**
 * CbRescueMarks:
 * @state: the position that is shown
 * @playable: whether free cells are offered
 * @chosen: (nullable): the cell that was chosen before a card
 * @ghost: (nullable): the cell above which a card is held
 * @ghost_card: that card
 * @last: (nullable): where the last card was laid
 * @hint: (nullable): where a hint points
 * @step: how many steps of the count are shown, 0 to %CB_RESCUE_N_STEPS
 * @counting: whether the last of them is just being shown
 */
typedef struct
{
  const CbRescue *state;
  gboolean        playable;
  CbRescueCell   *chosen;
  CbRescueCell   *ghost;
  CbRescueCard    ghost_card;
  CbRescueCell   *last;
  CbRescueCell   *hint;
  int             step;
  gboolean        counting;
} CbRescueMarks;

void     cb_rescue_marks_apply   (const CbRescueMarks *self,
                                  CbRescueGrid        *grid);
gboolean cb_rescue_marks_is_free (const CbRescue      *state,
                                  CbRescueCell        *cell);
guint    cb_rescue_marks_get_bit (const CbRescue      *state,
                                  CbRescueCell        *cell);

G_END_DECLS
