/* cb-describe.h - what all games say in the same way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-game-view.h"

G_BEGIN_DECLS

void  cb_describe_add       (GString             *text,
                             char                *sentence);
char *cb_describe_events    (CbSession           *session,
                             CbDescribeEventFunc  describe,
                             guint                ply,
                             guint                n_events,
                             guint                types) G_GNUC_WARN_UNUSED_RESULT;
char *cb_describe_move      (const CbGameView    *view,
                             CbSession           *session,
                             guint                ply) G_GNUC_WARN_UNUSED_RESULT;
char *cb_describe_now       (const CbGameView    *view,
                             CbSession           *session) G_GNUC_WARN_UNUSED_RESULT;
char *cb_describe_mean      (double               mean) G_GNUC_WARN_UNUSED_RESULT;
void  cb_describe_standings (CbSession           *session,
                             CbDescribeSeatFunc   describe,
                             const CbState       *state,
                             GString             *text);

G_END_DECLS
