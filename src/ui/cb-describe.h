/* cb-describe.h - what happens in a move, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-game-view.h"

G_BEGIN_DECLS

char *cb_describe_move (const CbGameView *view,
                        CbSession        *session,
                        guint             ply) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
