/* cb-appetit-text.h - Bon Appétit! in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-appetit.h"
#include "cb-game-view.h"

G_BEGIN_DECLS

#define CB_APPETIT_N_RULES 9

extern const CbRulesSection cb_appetit_rules[CB_APPETIT_N_RULES];

char    *cb_appetit_describe_card   (CbAppetitCard    card) G_GNUC_WARN_UNUSED_RESULT;
char    *cb_appetit_describe_seat   (CbSession       *session,
                                     const CbState   *state,
                                     CbSeat           seat,
                                     gboolean         aid) G_GNUC_WARN_UNUSED_RESULT;
char    *cb_appetit_describe_pack   (CbSession       *session,
                                     const CbAppetit *state,
                                     CbSeat           seat,
                                     gboolean         playable) G_GNUC_WARN_UNUSED_RESULT;
char    *cb_appetit_describe_pile   (CbSession       *session,
                                     const CbAppetit *state) G_GNUC_WARN_UNUSED_RESULT;
char    *cb_appetit_describe_chase  (CbSession       *session,
                                     const CbAppetit *state) G_GNUC_WARN_UNUSED_RESULT;
char    *cb_appetit_describe_supply (const CbState   *state) G_GNUC_WARN_UNUSED_RESULT;
char    *cb_appetit_describe_table  (CbSession       *session,
                                     const CbAppetit *state,
                                     const char      *now) G_GNUC_WARN_UNUSED_RESULT;

/* What happens, and what is expected. */
char    *cb_appetit_describe_event  (CbSession       *session,
                                     const CbState   *state,
                                     const CbEvent   *event,
                                     CbSeat           viewer,
                                     gboolean         kept) G_GNUC_WARN_UNUSED_RESULT;
char    *cb_appetit_describe_news   (CbSession       *session,
                                     guint            ply,
                                     guint            n_told) G_GNUC_WARN_UNUSED_RESULT;
char    *cb_appetit_describe_lately (CbSession       *session) G_GNUC_WARN_UNUSED_RESULT;
char    *cb_appetit_describe_turn   (CbSession       *session) G_GNUC_WARN_UNUSED_RESULT;
char    *cb_appetit_describe_advice (CbSession       *session,
                                     const CbState   *state,
                                     CbSeat           seat) G_GNUC_WARN_UNUSED_RESULT;
char    *cb_appetit_describe_end    (CbSession       *session,
                                     const CbAppetit *state) G_GNUC_WARN_UNUSED_RESULT;
gboolean cb_appetit_was_tied        (const CbAppetit *state);

void cb_appetit_tell_story (CbSession  *session,
                            GListStore *story);

G_END_DECLS
