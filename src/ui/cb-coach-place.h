/* cb-coach-place.h - where a card stands that speaks about something
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/* At most so many things are pointed at. */
#define CB_COACH_MAX_TARGETS 4

/**
 * CbCoachMeasure:
 * @width: a width
 * @user_data: what was given
 *
 * Returns: how high the card is with that width
 */
typedef int (*CbCoachMeasure) (int      width,
                               gpointer user_data);

void                cb_coach_place              (const GdkRectangle *area,
                                                 const GdkRectangle *targets,
                                                 guint               n_targets,
                                                 CbCoachMeasure      measure,
                                                 gpointer            user_data,
                                                 GdkRectangle       *card);
const GdkRectangle *cb_coach_place_find_nearest (const GdkRectangle *card,
                                                 const GdkRectangle *targets,
                                                 guint               n_targets);

G_END_DECLS
