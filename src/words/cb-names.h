/* cb-names.h - names of players in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-session.h"

G_BEGIN_DECLS

char *cb_names_join       (const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
char *cb_names_join_seats (CbSession         *session,
                           guint              seats) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
