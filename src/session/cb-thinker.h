/* cb-thinker.h - a computer player's turn, away from the main loop
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "cb-controller.h"
#include "cb-kind.h"

G_BEGIN_DECLS

void     cb_thinker_think_async  (const CbKind         *kind,
                                  const CbState        *state,
                                  CbController          controller,
                                  GCancellable         *cancellable,
                                  GAsyncReadyCallback   callback,
                                  gpointer              user_data);
gboolean cb_thinker_think_finish (GAsyncResult         *result,
                                  CbMove               *move,
                                  double               *estimate,
                                  GError              **error);

G_END_DECLS
