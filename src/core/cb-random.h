/* cb-random.h - a small, fast generator with unbiased ranges
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CbRandom:
 *
 * The state of xoshiro256**, by David Blackman and Sebastiano Vigna. It holds
 * no pointers, so assignment copies it. The same seed gives the same numbers
 * on every machine.
 */
typedef struct
{
  guint64 s[4];
} CbRandom;

void cb_random_init    (CbRandom *self,
                        guint64   seed);
void cb_random_shuffle (CbRandom *self,
                        guint8   *items,
                        guint     n_items);
void cb_random_deal    (CbRandom *self,
                        guint8   *items,
                        guint     n_items);

static inline guint64
cb_random_next (CbRandom *self)
{
  guint64 *s = self->s;
  guint64 x = s[1] * 5;
  guint64 result = ((x << 7) | (x >> 57)) * 9;
  guint64 t = s[1] << 17;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = (s[3] << 45) | (s[3] >> 19);

  return result;
}

/* A number from 0 to @n - 1, each equally likely: Daniel Lemire's method of
 * multiplying and, rarely, trying again. */
static inline guint32
cb_random_below (CbRandom *self,
                 guint32   n)
{
  guint64 product = (cb_random_next (self) >> 32) * n;

  if (G_UNLIKELY ((guint32) product < n))
    {
      guint32 threshold = -n % n;

      while ((guint32) product < threshold)
        product = (cb_random_next (self) >> 32) * n;
    }

  return (guint32) (product >> 32);
}

/* A number from 0 to less than 1. */
static inline double
cb_random_fraction (CbRandom *self)
{
  return (double) (cb_random_next (self) >> 11) * 0x1p-53;
}

G_END_DECLS
