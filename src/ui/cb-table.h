/* cb-table.h - the page on which a game is played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-board.h"
#include "cb-coach.h"
#include "cb-cues.h"
#include "cb-game-view.h"

G_BEGIN_DECLS

#define CB_TYPE_TABLE (cb_table_get_type ())

G_DECLARE_FINAL_TYPE (CbTable, cb_table, CB, TABLE, GtkWidget)

GtkWidget  *cb_table_new               (void) G_GNUC_WARN_UNUSED_RESULT;

CbSession  *cb_table_get_session       (CbTable          *self);
void        cb_table_set_session       (CbTable          *self,
                                        CbSession        *session,
                                        const CbGameView *view);
CbTelling  *cb_table_get_telling       (CbTable          *self);
CbCues     *cb_table_get_cues          (CbTable          *self);
CbBoard    *cb_table_get_board         (CbTable          *self);
CbCoach    *cb_table_get_coach         (CbTable          *self);
GtkWidget  *cb_table_find_spot         (CbTable          *self,
                                        const char       *name);
void        cb_table_set_coached       (CbTable          *self,
                                        gboolean          coached);
void        cb_table_coach             (CbTable            *self,
                                        const CbCoachWords *words,
                                        GtkWidget         **targets,
                                        guint               n_targets);
gboolean    cb_table_get_narrow        (CbTable          *self);
GtkWidget  *cb_table_get_seat_row      (CbTable          *self,
                                        CbSeat            seat);
void        cb_table_set_away          (CbTable          *self,
                                        gboolean          away);
void        cb_table_set_pace          (CbTable          *self,
                                        guint             pace);
void        cb_table_set_aid           (CbTable          *self,
                                        gboolean          aid);
void        cb_table_set_series        (CbTable          *self,
                                        const char       *series);
void        cb_table_set_ask_end       (CbTable          *self,
                                        gboolean          ask_end);
void        cb_table_set_gentle_help   (CbTable          *self,
                                        gboolean          gentle_help);
void        cb_table_set_brief         (CbTable          *self,
                                        gboolean          brief);
void        cb_table_set_history_shown (CbTable          *self,
                                        gboolean          history_shown);

void        cb_table_ask_hint          (CbTable          *self);
void        cb_table_type              (CbTable          *self);
void        cb_table_read              (CbTable          *self);
void        cb_table_take_over         (CbTable          *self,
                                        CbTable          *other);

G_END_DECLS
