/* cb-typed.h - what somebody means who has typed a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-game-view.h"

G_BEGIN_DECLS

gboolean cb_typed_parse (const CbGameView *view,
                         CbSession        *session,
                         CbPhrases        *phrases,
                         const char       *text,
                         CbPhrase         *meaning,
                         char            **why);

G_END_DECLS
