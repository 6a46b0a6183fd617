/* cb-file-error.h - why a file could not be read or written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

const char *cb_file_error_explain (const GError *error);

G_END_DECLS
