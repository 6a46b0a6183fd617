/* cb-follower.h - somebody who writes down what is told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-telling.h"
#include "cb-test.h"

/* How long an event takes here, and when all is told for certain. */
#define MILLISECONDS  100
#define EVENT         (MILLISECONDS * G_TIME_SPAN_MILLISECOND)
#define LONG          (G_TIME_SPAN_HOUR)

/**
 * CbFollower:
 * @telling: what is followed
 * @heard: all that was heard: “<type” for begun, “type>” for told, “=ply” for shown,
 *   “~” for refreshed
 * @milliseconds: what an event takes
 * @during: (nullable): what is done when an event has begun, once
 * @after: (nullable): what is done when an event was told, once
 */
typedef struct _CbFollower CbFollower;
struct _CbFollower
{
  CbSession  *session;
  CbTelling  *telling;
  GString    *heard;
  int         milliseconds;
  void      (*during) (CbFollower *self);
  void      (*after)  (CbFollower *self);
};

CbSession  *cb_follower_new_session    (const CbTestGame *game);
CbFollower *cb_follower_new            (const CbTestGame *game);
void        cb_follower_free           (CbFollower       *self);
void        cb_follower_play           (CbFollower       *self,
                                        const char       *text);
void        cb_follower_play_any       (CbFollower       *self);
void        cb_follower_assert_heard   (CbFollower       *self,
                                        const char       *expected);
void        cb_follower_assert_current (CbFollower       *self);
