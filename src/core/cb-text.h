/* cb-text.h - text from outside, fit to be shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The most characters that the name of a player has. */
#define CB_NAME_MAX_CHARS 40

char *cb_text_quote      (const char *text) G_GNUC_WARN_UNUSED_RESULT;
char *cb_text_clean_line (const char *text) G_GNUC_WARN_UNUSED_RESULT;
char *cb_text_clean_name (const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
