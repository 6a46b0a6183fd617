/* cb-child.h - programs that a test starts, and that never outlive it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* However the test ends, the child is asked to end with it. */
GSubprocess *cb_child_start (const char *const *words,
                             GSubprocessFlags   flags) G_GNUC_WARN_UNUSED_RESULT;

/* Asks the child to end, and waits until it has. */
void         cb_child_stop  (GSubprocess       *child);

G_END_DECLS
