/* cb-rescue-told.h - what was told of a game, for the marks on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-rescue.h"
#include "cb-telling.h"

G_BEGIN_DECLS

guint64  cb_rescue_told_find_last      (CbTelling     *telling);
void     cb_rescue_told_find_gone      (CbTelling     *telling,
                                        CbRescueCount *gone);
gboolean cb_rescue_told_is_chase       (const CbEvent *event);
int      cb_rescue_told_get_chase_time (CbTelling     *telling,
                                        const CbEvent *event);
void     cb_rescue_told_copy           (CbTelling     *telling,
                                        CbRescue      *state);
int      cb_rescue_told_find_new       (CbTelling      *telling,
                                        const CbRescue *state,
                                        CbSeat          seat);

G_END_DECLS
