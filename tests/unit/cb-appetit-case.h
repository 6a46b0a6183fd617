/* cb-appetit-case.h - positions of Bon Appétit! made by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-appetit.h"

G_BEGIN_DECLS

/* A pile without a chase, from its bottom, and the packs in seat order, from
 * their tops and with spaces between them; seat 0 turns first. */
CbState *cb_appetit_case_draw        (const char   *options,
                                      const char   *pile,
                                      const char   *packs) G_GNUC_WARN_UNUSED_RESULT;

/* The tokens that seats have already, one number for each. */
void     cb_appetit_case_give_tokens (CbAppetit    *self,
                                      const guint8 *tokens);

G_END_DECLS
