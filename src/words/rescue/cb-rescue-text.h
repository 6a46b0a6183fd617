/* cb-rescue-text.h - Cheese Rescue in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-game-view.h"
#include "cb-rescue.h"

G_BEGIN_DECLS

#define CB_RESCUE_N_RULES 6

extern const CbRulesSection cb_rescue_rules[CB_RESCUE_N_RULES];

void  cb_rescue_find_cell       (CbSession      *session,
                                 int             place,
                                 int            *row,
                                 int            *column);

char *cb_rescue_describe_card   (CbRescueCard    card) G_GNUC_WARN_UNUSED_RESULT;
char *cb_rescue_describe_cell   (CbSession           *session,
                                 const CbRescue      *state,
                                 const CbRescueCount *gone,
                                 guint                cell) G_GNUC_WARN_UNUSED_RESULT;
const char *cb_rescue_explain   (const CbRescue      *state,
                                 int                  place);
char *cb_rescue_describe_turn   (CbSession      *session) G_GNUC_WARN_UNUSED_RESULT;
char *cb_rescue_describe_choice (CbSession      *session,
                                 const char     *card) G_GNUC_WARN_UNUSED_RESULT;
char *cb_rescue_describe_event  (CbSession      *session,
                                 const CbState  *state,
                                 const CbEvent  *event,
                                 CbSeat          viewer,
                                 gboolean        kept) G_GNUC_WARN_UNUSED_RESULT;
char *cb_rescue_describe_hint   (CbSession      *session,
                                 CbMove          move) G_GNUC_WARN_UNUSED_RESULT;
char *cb_rescue_describe_advice (CbSession      *session,
                                 const CbState  *state,
                                 CbSeat          seat) G_GNUC_WARN_UNUSED_RESULT;
char *cb_rescue_describe_seat   (CbSession      *session,
                                 const CbState  *state,
                                 CbSeat          seat,
                                 gboolean        aid) G_GNUC_WARN_UNUSED_RESULT;
char *cb_rescue_describe_pile   (const CbRescue *state) G_GNUC_WARN_UNUSED_RESULT;
char *cb_rescue_describe_preview (CbSession     *session,
                                  const CbState *state,
                                  CbMove         move) G_GNUC_WARN_UNUSED_RESULT;
char *cb_rescue_describe_table  (CbSession           *session,
                                 const CbState       *state,
                                 const CbRescueCount *gone,
                                 CbSeat               viewer) G_GNUC_WARN_UNUSED_RESULT;

void cb_rescue_tell_story (CbSession  *session,
                           GListStore *story);

G_END_DECLS
