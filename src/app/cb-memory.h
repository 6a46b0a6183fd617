/* cb-memory.h - how much memory is kept in reserve
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void cb_memory_init (void);
void cb_memory_trim (void);

G_END_DECLS
