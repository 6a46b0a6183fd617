/* cb-rescue-case.h - positions of Cheese Rescue made by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-rescue.h"

G_BEGIN_DECLS

/* All cards that are drawn from, as a deck. */
const char *cb_rescue_case_get_set (guint       n_seats);

/* A game whose draw pile begins with @front, or is shuffled where that is %NULL. */
CbState    *cb_rescue_case_begin   (guint       n_seats,
                                    guint       first,
                                    const char *options,
                                    const char *front) G_GNUC_WARN_UNUSED_RESULT;

/* Boards as drawings: “D”, “C”, “M”, “S”, “.” and, for a cheese, the letter of
 * its owner, with its points where it has more than one. The first cell is the
 * origin. */
CbState    *cb_rescue_case_draw    (guint       n_seats,
                                    const char *options,
                                    const char *drawing) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
