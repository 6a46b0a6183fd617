/* cb-rescue-extent.h - the cells of a position: which are shown, and their bits
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-rescue.h"

G_BEGIN_DECLS

/**
 * CbRescueExtent:
 * @left: the first column, as records count them
 * @top: the first row
 * @right: the last column
 * @bottom: the last row
 */
typedef struct
{
  int left;
  int top;
  int right;
  int bottom;
} CbRescueExtent;

void    cb_rescue_extent_find (const CbRescue *state,
                               CbRescueExtent *extent);
guint64 cb_rescue_get_board   (const CbRescue *state,
                               int             place);
int     cb_rescue_find_place  (const CbRescue *state,
                               guint           cell);

G_END_DECLS
