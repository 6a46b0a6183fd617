/* cb-games.h - the folder with every game that was ever begun
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-claim.h"
#include "cb-game-info.h"

G_BEGIN_DECLS

#define CB_RECORD_SUFFIX ".cheese"

/* The most games that CbLatest tells of. */
#define CB_LATEST_MAX 3

/**
 * CbLatest:
 * @games: (element-type CbGameInfo): the games under way that were played last, the latest
 *   first
 * @n_games: how many files there are in all
 * @n_damaged: how many of them are no records
 * @n_newer: how many were made by a newer version
 * @n_unreadable: how many may not be read
 *
 * Of files that are not in order those are counted that were written after the latest
 * game: what was found to be damaged long ago is no news.
 */
typedef struct
{
  GPtrArray *games;
  guint      n_games;
  guint      n_damaged;
  guint      n_newer;
  guint      n_unreadable;
} CbLatest;

char      *cb_games_dup_folder         (void) G_GNUC_WARN_UNUSED_RESULT;
gboolean   cb_games_owns               (GFile               *file);
GPtrArray *cb_games_list               (void) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *cb_games_list_folder        (const char          *folder,
                                        GError             **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean   cb_games_are_many           (void);

CbClaim   *cb_games_claim_new          (void) G_GNUC_WARN_UNUSED_RESULT;
guint64    cb_games_next_order         (const char          *path);
void       cb_games_tidy               (void);

CbLatest  *cb_games_find_latest        (void) G_GNUC_WARN_UNUSED_RESULT;
void       cb_games_find_latest_async  (GCancellable        *cancellable,
                                        GAsyncReadyCallback  callback,
                                        gpointer             user_data);
CbLatest  *cb_games_find_latest_finish (GAsyncResult        *result,
                                        GError             **error) G_GNUC_WARN_UNUSED_RESULT;
void       cb_latest_free              (CbLatest            *self);
CbGameInfo *cb_latest_get_first        (const CbLatest      *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbLatest, cb_latest_free)

G_END_DECLS
