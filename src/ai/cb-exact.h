/* cb-exact.h - perfect play of the last moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-ai.h"

G_BEGIN_DECLS

double cb_exact_keep_best (const CbKind  *kind,
                           const CbState *state,
                           GArray        *moves,
                           guint          max_positions,
                           CbStopFunc     stop,
                           gpointer       stop_data,
                           guint64       *positions);

G_END_DECLS
