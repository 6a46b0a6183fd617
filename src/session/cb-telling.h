/* cb-telling.h - what is shown of a game, and when
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-session.h"

G_BEGIN_DECLS

#define CB_TYPE_TELLING (cb_telling_get_type ())

G_DECLARE_FINAL_TYPE (CbTelling, cb_telling, CB, TELLING, GObject)

/**
 * CbTellingPause:
 * @CB_TELLING_AWAY: the table is not in sight
 * @CB_TELLING_COVERED: something that belongs to the table hides it
 *
 * Why nothing goes on for the time being.
 */
typedef enum
{
  CB_TELLING_AWAY = 1 << 0,
  CB_TELLING_COVERED = 1 << 1,
} CbTellingPause;

/**
 * CbTellingHelp:
 * @CB_TELLING_FORMALITIES: moves that need nobody, such as the end of a turn in
 *   which nothing is left to do
 * @CB_TELLING_FORCED: whatever is the only legal move
 *
 * What is played for people, once all was told.
 */
typedef enum
{
  CB_TELLING_FORMALITIES = 1 << 0,
  CB_TELLING_FORCED = 1 << 1,
} CbTellingHelp;

CbTelling     *cb_telling_new              (CbSession *session) G_GNUC_WARN_UNUSED_RESULT;

CbSession     *cb_telling_get_session      (CbTelling *self);
const CbState *cb_telling_peek_state       (CbTelling *self);
guint          cb_telling_get_ply          (CbTelling *self);
int            cb_telling_get_review       (CbTelling *self);
gboolean       cb_telling_get_caught_up    (CbTelling *self);
gboolean       cb_telling_get_over_told    (CbTelling *self);
gboolean       cb_telling_get_hurrying     (CbTelling *self);
gboolean       cb_telling_get_paused       (CbTelling *self);
const CbEvent *cb_telling_peek_event       (CbTelling *self);
gboolean       cb_telling_is_first         (CbTelling *self);
gboolean       cb_telling_is_within        (CbTelling *self);
gboolean       cb_telling_is_opening       (CbTelling *self);
CbSeat         cb_telling_get_mover        (CbTelling *self);
const GArray  *cb_telling_peek_recent      (CbTelling *self);
double         cb_telling_get_progress     (CbTelling *self,
                                            gint64     now);
gint64         cb_telling_get_elapsed      (CbTelling *self,
                                            gint64     now);
gint64         cb_telling_get_time         (CbTelling *self);

guint          cb_telling_get_pace         (CbTelling *self);
void           cb_telling_set_pace         (CbTelling *self,
                                            guint      pace);
guint          cb_telling_get_reading      (CbTelling *self);
guint          cb_telling_get_help         (CbTelling *self);
void           cb_telling_set_help         (CbTelling *self,
                                            guint      help);
void           cb_telling_set_help_delay   (CbTelling *self,
                                            guint      milliseconds);
void           cb_telling_set_manual_clock (CbTelling *self,
                                            gboolean   manual_clock);

void           cb_telling_tell_opening     (CbTelling *self);
void           cb_telling_advance          (CbTelling *self,
                                            gint64     now);
void           cb_telling_hurry            (CbTelling *self);
void           cb_telling_linger           (CbTelling *self,
                                            guint      milliseconds);
void           cb_telling_pause            (CbTelling *self,
                                            guint      reasons);
void           cb_telling_review           (CbTelling *self,
                                            int        ply);
gboolean       cb_telling_can_tell_again   (CbTelling *self);
void           cb_telling_tell_again       (CbTelling *self);

G_END_DECLS
