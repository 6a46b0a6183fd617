/* cb-game-info.h - what a list says of a game that is kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-record.h"
#include "cb-roster.h"

G_BEGIN_DECLS

#define CB_TYPE_GAME_INFO (cb_game_info_get_type ())

G_DECLARE_FINAL_TYPE (CbGameInfo, cb_game_info, CB, GAME_INFO, GObject)

/**
 * CbGameInfo:
 * @path: its file
 * @changed: when that was written, by a clock that may have been wrong
 * @began: (nullable): when the game began, in local time, or as good as that is known
 * @order: like that of #CbRecord
 * @error: (nullable): what is wrong with the file; nothing below is known then
 * @kind: (nullable): the game
 * @n_seats: how many play
 * @recorded: (array zero-terminated=1): who, by seat, as the record has it; those without
 *   a name have an empty one
 * @names: (array zero-terminated=1): who, by seat, as the players want it
 * @forgotten: the seats of people who are to be forgotten, as bits
 * @marks: the shape and colour of each seat
 * @folded: (nullable): the names, fit to be searched
 * @controllers: who decides for each seat
 * @n_plies: how many moves were made
 * @over: whether it is finished
 * @winners: the winning seats as bits
 * @state: (nullable): the position that the moves led to
 * @scores: what counts first, by seat; as it stands, where the game is not over
 *
 * Never changes, so that every thread may read it: a file that was written again has
 * another one.
 */
struct _CbGameInfo
{
  GObject parent_instance;

  char         *path;
  gint64        changed;
  GDateTime    *began;
  guint64       order;
  GError       *error;

  const CbKind *kind;
  guint         n_seats;
  char        **recorded;
  char        **names;
  guint         forgotten;
  CbMarks       marks;
  char         *folded;
  CbController  controllers[CB_MAX_SEATS];
  guint         n_plies;
  gboolean      over;
  guint         winners;
  CbState      *state;
  int           scores[CB_MAX_SEATS];
};

CbGameInfo *cb_game_info_new_for_path   (const char     *path) G_GNUC_WARN_UNUSED_RESULT;
CbGameInfo *cb_game_info_new_for_record (const char     *path,
                                         const CbRecord *record) G_GNUC_WARN_UNUSED_RESULT;
CbGameInfo *cb_game_info_apply          (CbGameInfo     *self,
                                         const CbRoster *roster) G_GNUC_WARN_UNUSED_RESULT;

char       *cb_game_info_fold           (const char     *text) G_GNUC_WARN_UNUSED_RESULT;
gboolean    cb_game_info_has_name       (CbGameInfo     *self,
                                         const char     *folded);
int         cb_game_info_compare        (gconstpointer   a,
                                         gconstpointer   b);

G_END_DECLS
