/* cb-session.h - one game in progress
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "cb-controller.h"
#include "cb-kind.h"
#include "cb-marks.h"

G_BEGIN_DECLS

#define CB_TYPE_SESSION (cb_session_get_type ())

G_DECLARE_FINAL_TYPE (CbSession, cb_session, CB, SESSION, GObject)

CbSession       *cb_session_new            (const CbKind    *kind,
                                            const CbRuleset *ruleset,
                                            const CbDeal    *deal) G_GNUC_WARN_UNUSED_RESULT;

const CbKind    *cb_session_get_kind       (CbSession       *self);
const CbRuleset *cb_session_get_ruleset    (CbSession       *self);
const CbDeal    *cb_session_get_deal       (CbSession       *self);
guint            cb_session_get_n_seats    (CbSession       *self);

const char      *cb_session_get_name       (CbSession       *self,
                                            CbSeat           seat);
void             cb_session_set_name       (CbSession       *self,
                                            CbSeat           seat,
                                            const char      *name);
CbController     cb_session_get_controller (CbSession       *self,
                                            CbSeat           seat);
void             cb_session_set_controller (CbSession       *self,
                                            CbSeat           seat,
                                            CbController     controller);
gboolean         cb_session_is_human       (CbSession       *self,
                                            CbSeat           seat);
CbSeat           cb_session_find_human     (CbSession       *self);
guint            cb_session_count_humans   (CbSession       *self);
const CbMarks   *cb_session_get_marks      (CbSession       *self);
void             cb_session_set_marks      (CbSession       *self,
                                            const CbMarks   *marks);

const CbState   *cb_session_peek_state     (CbSession       *self);
gboolean         cb_session_has_event      (CbSession       *self,
                                            guint            ply,
                                            guint            flags);
const CbState   *cb_session_peek_state_at  (CbSession       *self,
                                            guint            ply);
CbMove           cb_session_get_move       (CbSession       *self,
                                            guint            ply);
guint            cb_session_get_ply        (CbSession       *self);
guint            cb_session_get_n_plies    (CbSession       *self);
CbSeat           cb_session_get_turn       (CbSession       *self);
gboolean         cb_session_get_can_undo   (CbSession       *self);
gboolean         cb_session_get_revealed   (CbSession       *self);
gboolean         cb_session_get_can_redo   (CbSession       *self);
gboolean         cb_session_get_thinking   (CbSession       *self);

gboolean         cb_session_get_held       (CbSession       *self);
void             cb_session_set_held       (CbSession       *self,
                                            gboolean         held);
void             cb_session_set_gate       (CbSession       *self,
                                            gboolean         open);

gboolean         cb_session_play           (CbSession       *self,
                                            CbMove           move);
void             cb_session_undo           (CbSession       *self);
void             cb_session_redo           (CbSession       *self);
void             cb_session_rewind         (CbSession       *self,
                                            guint            ply);
void             cb_session_ask_hint       (CbSession       *self);
void             cb_session_restore        (CbSession       *self,
                                            const CbMove    *moves,
                                            guint            n_moves,
                                            guint            ply);

G_END_DECLS
