/* cb-chateau-text.h - Château Roquefort in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-chateau.h"
#include "cb-game-view.h"

G_BEGIN_DECLS

#define CB_CHATEAU_N_RULES 10

extern const CbRulesSection cb_chateau_rules[CB_CHATEAU_N_RULES];

const char *cb_chateau_describe_tile   (guint            tile);
char       *cb_chateau_describe_place  (guint            cell) G_GNUC_WARN_UNUSED_RESULT;
char       *cb_chateau_describe_places (guint64          cells) G_GNUC_WARN_UNUSED_RESULT;
void        cb_chateau_add_to_list     (char           **list,
                                        const char      *item);
char       *cb_chateau_describe_cell   (CbSession       *session,
                                        const CbChateau *seen,
                                        guint            cell) G_GNUC_WARN_UNUSED_RESULT;
char       *cb_chateau_describe_slot   (guint            slot) G_GNUC_WARN_UNUSED_RESULT;
char       *cb_chateau_describe_left   (const CbChateau *state) G_GNUC_WARN_UNUSED_RESULT;
char       *cb_chateau_describe_turn   (CbSession       *session) G_GNUC_WARN_UNUSED_RESULT;
char       *cb_chateau_describe_seat   (CbSession       *session,
                                        const CbState   *state,
                                        CbSeat           seat,
                                        gboolean         aid) G_GNUC_WARN_UNUSED_RESULT;
char       *cb_chateau_describe_pieces (const CbChateau *state,
                                        CbSeat           seat) G_GNUC_WARN_UNUSED_RESULT;
char       *cb_chateau_describe_mice   (const CbChateau *state,
                                        CbSeat           seat) G_GNUC_WARN_UNUSED_RESULT;
char       *cb_chateau_describe_table  (CbSession       *session,
                                        const CbState   *state) G_GNUC_WARN_UNUSED_RESULT;
char       *cb_chateau_describe_event  (CbSession       *session,
                                        const CbState   *state,
                                        const CbEvent   *event,
                                        CbSeat           viewer,
                                        gboolean         kept) G_GNUC_WARN_UNUSED_RESULT;
char       *cb_chateau_describe_reason (CbSession       *session,
                                        const CbChateau *state,
                                        CbSeat           winner) G_GNUC_WARN_UNUSED_RESULT;

void cb_chateau_tell_story (CbSession  *session,
                            GListStore *story);

G_END_DECLS
