/* cb-language.h - the language of the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the desktop speaks. */
#define CB_LANGUAGE_SYSTEM "system"

guint       cb_language_get_n       (void);
const char *cb_language_get_id      (guint       index);
const char *cb_language_get_name    (guint       index);
gboolean    cb_language_find        (const char *id,
                                     guint      *index);

void        cb_language_bind        (void);
const char *cb_language_get_current (void);
void        cb_language_use         (const char *id);

G_END_DECLS
