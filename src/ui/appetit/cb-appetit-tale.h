/* cb-appetit-tale.h - Bon Appétit! as it goes, told in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-appetit.h"
#include "cb-session.h"

G_BEGIN_DECLS

char *cb_appetit_tell_move (CbSession       *session,
                            guint            ply) G_GNUC_WARN_UNUSED_RESULT;
char *cb_appetit_tell_news (CbSession       *session,
                            guint            ply) G_GNUC_WARN_UNUSED_RESULT;
char *cb_appetit_tell_turn (CbSession       *session) G_GNUC_WARN_UNUSED_RESULT;
char *cb_appetit_tell_end  (CbSession       *session,
                            const CbAppetit *state) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
