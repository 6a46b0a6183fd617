/* cb-record.h - one game, whole, as a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "cb-controller.h"
#include "cb-kind.h"
#include "cb-marks.h"

G_BEGIN_DECLS

/**
 * CbRecord:
 * @kind: the game
 * @names: (nullable): who plays, by seat
 * @has_controllers: whether @controllers says anything
 * @controllers: who decides for each seat
 * @marks: the shape and colour of each seat
 * @ruleset: the options
 * @deal: how it began
 * @moves: (element-type CbMove): what was played
 * @undone: (element-type CbMove): what came after it and was taken back, in the
 *   order in which it can be played again
 * @over: whether @moves end the game
 * @order: which of the games that are kept was played later: the one with the
 *   higher number; 0 for a record that is not one of them
 *
 * The save file, the replay, the bug report and the test vector. One that was
 * read is sound: the deal is the game's, every move is legal.
 */
typedef struct
{
  const CbKind *kind;
  char        **names;
  gboolean      has_controllers;
  CbController  controllers[CB_MAX_SEATS];
  CbMarks       marks;
  CbRuleset     ruleset;
  CbDeal       *deal;
  GArray       *moves;
  GArray       *undone;
  gboolean      over;
  guint64       order;
} CbRecord;

/**
 * CbSummary:
 * @order: like that of #CbRecord
 * @over: whether the record says that its game is over; one that does not say
 *   so may be over all the same
 *
 * What a record says of itself, with its moves unread.
 */
typedef struct
{
  guint64  order;
  gboolean over;
} CbSummary;

/* No game of people comes near; a record has no more moves than this. */
#define CB_RECORD_MAX_PLIES 100000u

CbRecord *cb_record_new       (const CbKind    *kind,
                               const CbRuleset *ruleset,
                               const CbDeal    *deal) G_GNUC_WARN_UNUSED_RESULT;
CbRecord *cb_record_parse     (const char      *text,
                               gsize            length,
                               GError         **error) G_GNUC_WARN_UNUSED_RESULT;
CbRecord *cb_record_load      (GFile           *file,
                               GError         **error) G_GNUC_WARN_UNUSED_RESULT;
void      cb_record_load_async  (GFile               *file,
                                 GCancellable        *cancellable,
                                 GAsyncReadyCallback  callback,
                                 gpointer             user_data);
CbRecord *cb_record_load_finish (GAsyncResult        *result,
                                 GError             **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean  cb_record_summarize (GFile           *file,
                               CbSummary       *summary,
                               GError         **error);
void      cb_record_free      (CbRecord        *self);

CbState  *cb_record_new_state (const CbRecord  *self) G_GNUC_WARN_UNUSED_RESULT;
char     *cb_record_format    (const CbRecord  *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean  cb_record_save      (const CbRecord  *self,
                               const char      *path,
                               GError         **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbRecord, cb_record_free)

G_END_DECLS
