/* cb-history.h - every position and move of a game, with a cursor
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-kind.h"

G_BEGIN_DECLS

typedef struct _CbHistory CbHistory;

CbHistory     *cb_history_new         (const CbKind    *kind,
                                       const CbState   *state) G_GNUC_WARN_UNUSED_RESULT;
void           cb_history_free        (CbHistory       *self);

guint          cb_history_get_ply     (const CbHistory *self);
void           cb_history_set_ply     (CbHistory       *self,
                                       guint            ply);
guint          cb_history_get_n_plies (const CbHistory *self);
const CbState *cb_history_peek_state  (const CbHistory *self,
                                       guint            ply);
CbMove         cb_history_get_move    (const CbHistory *self,
                                       guint            ply);
CbSeat         cb_history_get_turn    (const CbHistory *self,
                                       guint            ply);
void           cb_history_play        (CbHistory       *self,
                                       CbMove           move);

G_END_DECLS
