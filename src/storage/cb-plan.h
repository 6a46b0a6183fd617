/* cb-plan.h - what is chosen before a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-session.h"

G_BEGIN_DECLS

#define CB_FIRST_RANDOM (-1)

/**
 * CbPlan:
 * @kind: the game
 * @n_seats: how many play
 * @names: a name for every seat that there can be
 * @controllers: who decides for it
 * @marks: its shape and colour
 * @first: the seat that starts, or %CB_FIRST_RANDOM
 * @ruleset: the options
 * @chosen: whether an option is the players' choice; others have their default,
 *   which may depend on how many play
 */
typedef struct
{
  const CbKind *kind;
  guint         n_seats;
  char         *names[CB_MAX_SEATS];
  CbController  controllers[CB_MAX_SEATS];
  CbMarks       marks;
  int           first;
  CbRuleset     ruleset;
  gboolean      chosen[CB_MAX_OPTIONS];
} CbPlan;

CbPlan     *cb_plan_new            (const CbKind *kind) G_GNUC_WARN_UNUSED_RESULT;
void        cb_plan_free           (CbPlan       *self);

const char *cb_plan_default_name   (guint         seat);
void        cb_plan_set_n_seats    (CbPlan       *self,
                                    guint         n_seats);
void        cb_plan_set_option     (CbPlan       *self,
                                    guint         index,
                                    const guint8 *value);
void        cb_plan_reset_options  (CbPlan       *self);
gboolean    cb_plan_is_by_rulebook (const CbPlan *self);
gboolean    cb_plan_plays_like     (const CbPlan *self,
                                    const CbPlan *other);
GVariant   *cb_plan_dup_options    (const CbPlan *self) G_GNUC_WARN_UNUSED_RESULT;
void        cb_plan_set_options    (CbPlan       *self,
                                    GVariant     *options);

void        cb_plan_load           (CbPlan       *self,
                                    GSettings    *settings);
void        cb_plan_store          (const CbPlan *self,
                                    GSettings    *settings);

CbSession  *cb_plan_new_session    (const CbPlan *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbPlan, cb_plan_free)

G_END_DECLS
