/* cb-games.h - the folder with every game that was ever begun
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-record.h"

G_BEGIN_DECLS

#define CB_RECORD_SUFFIX ".cheese"

char     *cb_games_dup_folder    (void) G_GNUC_WARN_UNUSED_RESULT;
char     *cb_games_new_path      (void) G_GNUC_WARN_UNUSED_RESULT;
gboolean  cb_games_owns          (GFile     *file);

GPtrArray *cb_games_list         (void) G_GNUC_WARN_UNUSED_RESULT;
CbRecord  *cb_games_load_newest  (char     **path,
                                  guint     *n_damaged) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
