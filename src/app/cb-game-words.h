/* cb-game-words.h - a game that is kept, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-game-info.h"

G_BEGIN_DECLS

char *cb_game_words_dup_title     (CbGameInfo *info) G_GNUC_WARN_UNUSED_RESULT;
char *cb_game_words_dup_when      (CbGameInfo *info) G_GNUC_WARN_UNUSED_RESULT;
char *cb_game_words_dup_state     (CbGameInfo *info) G_GNUC_WARN_UNUSED_RESULT;
char *cb_game_words_dup_file_name (CbGameInfo *info) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
