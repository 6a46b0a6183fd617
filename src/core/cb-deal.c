/* cb-deal.c - who sits down, and what chance decided before the first move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-deal.h"

/**
 * cb_deal_new:
 * @n_seats: how many play
 * @first: the seat that starts
 *
 * Returns: (transfer full): a deal in which nothing is dealt yet
 */
CbDeal *
cb_deal_new (guint n_seats,
             guint first)
{
  CbDeal *self;

  g_return_val_if_fail (first < n_seats, NULL);

  self = g_new0 (CbDeal, 1);
  self->n_seats = n_seats;
  self->first = first;

  return self;
}

CbDeal *
cb_deal_copy (const CbDeal *self)
{
  CbDeal *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = cb_deal_new (self->n_seats, self->first);
  for (guint i = 0; i < CB_DEAL_MAX_KEYS; i++)
    copy->text[i] = g_strdup (self->text[i]);

  return copy;
}

void
cb_deal_free (CbDeal *self)
{
  if (self == NULL)
    return;

  for (guint i = 0; i < CB_DEAL_MAX_KEYS; i++)
    g_free (self->text[i]);
  g_free (self);
}
