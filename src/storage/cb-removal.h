/* cb-removal.h - games that are deleted, and may come back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

void       cb_removal_remove_async  (GPtrArray            *paths,
                                     GAsyncReadyCallback   callback,
                                     gpointer              user_data);
void       cb_removal_restore_async (GPtrArray            *paths,
                                     GAsyncReadyCallback   callback,
                                     gpointer              user_data);
GPtrArray *cb_removal_finish        (GAsyncResult         *result) G_GNUC_WARN_UNUSED_RESULT;

void       cb_removal_purge         (void);

G_END_DECLS
