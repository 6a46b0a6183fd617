/* cb-session-private.h - what the files of the session share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-history.h"
#include "cb-session.h"

G_BEGIN_DECLS

/**
 * CbSession:
 *
 * Holds a game, its history and who plays; plays for the computer seats. It
 * emits signals after each change; widgets watch it and call its few verbs.
 */
struct _CbSession
{
  GObject parent_instance;

  const CbKind *kind;
  CbRuleset     ruleset;
  CbDeal       *deal;
  char         *names[CB_MAX_SEATS];
  CbController  controllers[CB_MAX_SEATS];
  CbMarks       marks;

  CbHistory    *history;

  gboolean      held;

  /* While it is shut, nobody plays for a computer player. */
  gboolean      gate;

  /* While a computer player thinks; then, while its answer waits for the gate. */
  GCancellable *thinking;
  GCancellable *hinting;
  CbMove        answer;
  gboolean      answered;
};

gboolean cb_session_is_human_decision (CbSession *self,
                                       guint      ply);
void     cb_session_consider_turn     (CbSession *self);
void     cb_session_drop_thoughts     (CbSession *self);
void     cb_session_stop_thinking     (CbSession *self);
void     cb_session_play_answer       (CbSession *self);

G_END_DECLS
