/* cb-deck.h - shuffled sets of cards or tiles, as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CbCardCount:
 * @symbol: how records write this card
 * @count: how many of it the set has
 *
 * A row of the table that describes a set. A card's number is its row.
 */
typedef struct
{
  const char *symbol;
  guint       count;
} CbCardCount;

guint    cb_deck_fill    (const CbCardCount  *set,
                          guint               n_rows,
                          guint8             *deck);
char    *cb_deck_format  (const CbCardCount  *set,
                          const guint8       *deck,
                          guint               n_cards) G_GNUC_WARN_UNUSED_RESULT;
gboolean cb_deck_parse   (const CbCardCount  *set,
                          guint               n_rows,
                          const char         *key,
                          const char         *text,
                          guint8             *deck,
                          guint               n_cards,
                          GError            **error);
gboolean cb_deck_check   (const CbCardCount  *set,
                          guint               n_rows,
                          const char         *key,
                          const guint8       *deck,
                          guint               n_cards,
                          GError            **error);

G_END_DECLS
