/* cb-telling-private.h - what the files of the telling share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-telling.h"

G_BEGIN_DECLS

/**
 * CbPhase:
 * @CB_PHASE_REST: nothing is to be told
 * @CB_PHASE_HELP: nothing is to be told, and a move waits that is played for somebody
 * @CB_PHASE_GAP: the next event is about to begin
 * @CB_PHASE_EVENT: an event has begun
 */
typedef enum
{
  CB_PHASE_REST,
  CB_PHASE_HELP,
  CB_PHASE_GAP,
  CB_PHASE_EVENT,
} CbPhase;

/**
 * CbTelling:
 * @state: the position that is shown
 * @ply: how many moves were told to their end
 * @events: what happens in the move after these, or before the first one, while it
 *   is told
 * @index: which of @events is next, or under way
 * @opening: whether @events come before the first move
 * @recent: all that was told since a person last did something
 * @review: the position that is looked back at, or -1
 * @began: when the event under way began
 * @deadline: when the phase ends
 * @linger: how long the words about the event under way stand before the next begins
 * @paused_at: when it was interrupted
 * @idle: how long it has been interrupted in all
 * @generation: changes whenever something else is shown; compare it after every emission,
 *   as a handler may have shown something
 *
 * The only clock between a game and what people see of it. The session says that a
 * move was made, the kind what happened in it, and this when that is shown: one
 * event after the other, for as long as the slowest follower takes. Pictures begin
 * to move with #CbTelling::begun, words come with #CbTelling::told.
 *
 * The session plays on when all was told, and not before: see cb_session_set_gate().
 */
struct _CbTelling
{
  GObject parent_instance;

  CbSession    *session;
  GSignalGroup *session_signals;
  const CbKind *kind;

  CbState      *state;
  guint         ply;
  GArray       *events;
  guint         index;
  gboolean      opening;
  GArray       *recent;
  int           review;

  CbPhase       phase;
  gint64        began;
  gint64        deadline;
  gint64        linger;
  gint64        paused_at;
  gint64        idle;
  guint         paused;
  guint         pace;
  guint         help;
  guint         help_delay;
  gboolean      hurrying;
  guint         generation;

  gboolean      manual_clock;
  gint64        manual_now;
  guint         source_id;
};

enum
{
  PROP_0,
  PROP_PLY,
  PROP_REVIEW,
  PROP_CAUGHT_UP,
  PROP_OVER_TOLD,
  PROP_PAUSED,
  PROP_PACE,
  N_PROPS
};

enum
{
  CB_TELLING_BEGUN,
  CB_TELLING_TOLD,
  CB_TELLING_SHOWN,
  CB_TELLING_REFRESHED,
  CB_TELLING_N_SIGNALS
};

extern GParamSpec *cb_telling_props[N_PROPS];
extern guint cb_telling_signals[CB_TELLING_N_SIGNALS];

/* Its clock. */
gint64   cb_telling_get_now       (CbTelling *self);
void     cb_telling_schedule      (CbTelling *self);
void     cb_telling_begin         (CbTelling *self);
void     cb_telling_consider_rest (CbTelling *self);
gboolean cb_telling_tell_events   (CbTelling *self);
void     cb_telling_tell_rest     (CbTelling *self);

/* What is shown. */
void     cb_telling_copy_state    (CbTelling *self,
                                   guint      ply);
void     cb_telling_show          (CbTelling *self,
                                   guint      ply);
void     cb_telling_update_gate   (CbTelling *self);
gboolean cb_telling_is_behind     (CbTelling *self);

G_END_DECLS
