/* cb-random.c - a small, fast generator with unbiased ranges
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-random.h"

#define N_VALUES 16

/* SplitMix64, which the authors of xoshiro recommend for filling its state:
 * neighbouring seeds give unrelated states, and none is all zero. */
static guint64
split_mix (guint64 *x)
{
  guint64 z = (*x += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);

  return z ^ (z >> 31);
}

void
cb_random_init (CbRandom *self,
                guint64   seed)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < G_N_ELEMENTS (self->s); i++)
    self->s[i] = split_mix (&seed);
}

/**
 * cb_random_shuffle:
 * @self: a generator
 * @items: (array length=n_items): what to shuffle in place
 * @n_items: how many
 *
 * Every order is equally likely (Fisher and Yates).
 */
void
cb_random_shuffle (CbRandom *self,
                   guint8   *items,
                   guint     n_items)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (items != NULL || n_items == 0);

  for (guint i = n_items; i > 1; i--)
    {
      guint j = cb_random_below (self, i);
      guint8 item = items[i - 1];

      items[i - 1] = items[j];
      items[j] = item;
    }
}

/**
 * cb_random_deal:
 * @self: a generator
 * @items: (array length=n_items): what to shuffle in place, all below 16
 * @n_items: how many
 *
 * Shuffles so that the order before does not matter: the same items and the
 * same random numbers give the same order.
 */
void
cb_random_deal (CbRandom *self,
                guint8   *items,
                guint     n_items)
{
  guint8 counts[N_VALUES] = { 0 };
  guint n = 0;

  for (guint i = 0; i < n_items; i++)
    counts[items[i] % N_VALUES]++;
  for (guint value = 0; n < n_items; value++)
    for (guint i = 0; i < counts[value]; i++)
      items[n++] = (guint8) value;

  cb_random_shuffle (self, items, n_items);
}
