/* cb-text.h - text from outside, fit to be shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *cb_text_quote (const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
