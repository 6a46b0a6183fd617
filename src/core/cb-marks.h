/* cb-marks.h - the shape and colour of each seat
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-option.h"

G_BEGIN_DECLS

/**
 * CbMarks:
 * @of: by seat, the number of its mark
 *
 * No two seats have the same. They are for people to know each other by: the rules
 * know nothing of them.
 */
typedef struct
{
  guint8 of[CB_MAX_SEATS];
} CbMarks;

void     cb_marks_reset     (CbMarks       *self);
gboolean cb_marks_set       (CbMarks       *self,
                             const int     *marks,
                             gsize          n_marks,
                             guint          max_seats);
void     cb_marks_give      (CbMarks       *self,
                             guint          seat,
                             guint          mark);
gboolean cb_marks_are_plain (const CbMarks *self);

G_END_DECLS
