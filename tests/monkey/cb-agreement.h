/* cb-agreement.h - whether a window shows what is so
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-window.h"

G_BEGIN_DECLS

/* What does not agree, in words, or %NULL; once all that is pending is done. */
char *cb_agreement_check (CbWindow *window) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
