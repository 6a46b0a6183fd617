/* cb-conformance.h - every kind, number of seats and option
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-kind.h"

G_BEGIN_DECLS

/**
 * CbConformanceCase:
 * @kind: the game
 * @n_seats: how many play
 * @ruleset: the options, of which at most one differs from its default
 */
typedef struct
{
  const CbKind *kind;
  guint         n_seats;
  CbRuleset     ruleset;
} CbConformanceCase;

/* Adds a test for every case, which @func gets as its data. */
void    cb_conformance_add  (const char              *group,
                             GTestDataFunc            func);

/* The seats begin in turn. */
CbDeal *cb_conformance_deal (const CbConformanceCase *test,
                             guint64                  seed) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
