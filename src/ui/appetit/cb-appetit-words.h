/* cb-appetit-words.h - Bon Appétit! in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-appetit.h"
#include "cb-session.h"

G_BEGIN_DECLS

char *cb_appetit_word_card    (CbAppetitCard    card) G_GNUC_WARN_UNUSED_RESULT;
char *cb_appetit_word_cards   (guint            n_cards) G_GNUC_WARN_UNUSED_RESULT;
char *cb_appetit_word_tokens  (guint            n_tokens) G_GNUC_WARN_UNUSED_RESULT;
char *cb_appetit_word_seat    (CbSession       *session,
                               const CbState   *state,
                               CbSeat           seat,
                               gboolean         aid) G_GNUC_WARN_UNUSED_RESULT;
char *cb_appetit_word_pack    (CbSession       *session,
                               const CbAppetit *state,
                               CbSeat           seat,
                               gboolean         playable) G_GNUC_WARN_UNUSED_RESULT;
char *cb_appetit_word_pile    (CbSession       *session,
                               const CbAppetit *state) G_GNUC_WARN_UNUSED_RESULT;
char *cb_appetit_word_chase   (CbSession       *session,
                               const CbAppetit *state) G_GNUC_WARN_UNUSED_RESULT;
char *cb_appetit_word_supply  (const CbState   *state) G_GNUC_WARN_UNUSED_RESULT;
char *cb_appetit_word_table   (CbSession       *session,
                               const CbAppetit *state) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
