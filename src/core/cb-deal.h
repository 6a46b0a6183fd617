/* cb-deal.h - who sits down, and what chance decided before the first move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define CB_DEAL_MAX_KEYS  3

/**
 * CbDeal:
 * @n_seats: how many play
 * @first: the seat that starts
 * @text: for each of the kind's deal keys, in their order, the value that a
 *   record holds
 *
 * Everything that a game begins with, but for its options. What follows from
 * a deal is determined by the moves alone.
 */
typedef struct
{
  guint  n_seats;
  guint  first;
  char  *text[CB_DEAL_MAX_KEYS];
} CbDeal;

CbDeal *cb_deal_new  (guint         n_seats,
                      guint         first) G_GNUC_WARN_UNUSED_RESULT;
CbDeal *cb_deal_copy (const CbDeal *self) G_GNUC_WARN_UNUSED_RESULT;
void    cb_deal_free (CbDeal       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbDeal, cb_deal_free)

G_END_DECLS
