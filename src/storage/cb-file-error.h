/* cb-file-error.h - why a file could not be read or written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

const char *cb_file_error_explain (const GError *error);
char       *cb_file_dup_name      (GFile        *file) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
