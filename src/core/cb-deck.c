/* cb-deck.c - shuffled sets of cards or tiles, as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-deck.h"

#include "cb-error.h"
#include "cb-text.h"

#include <glib/gi18n.h>

static gboolean
find_symbol (const CbCardCount *set,
             guint              n_rows,
             const char        *symbol,
             guint8            *card)
{
  for (guint i = 0; i < n_rows; i++)
    if (g_str_equal (set[i].symbol, symbol))
      {
        *card = (guint8) i;
        return TRUE;
      }

  return FALSE;
}

/**
 * cb_deck_fill:
 * @set: (array length=n_rows): what the set has
 * @n_rows: rows of the table
 * @deck: (out caller-allocates): room for the whole set
 *
 * Lays out the set in the table's order.
 *
 * Returns: how many cards it has
 */
guint
cb_deck_fill (const CbCardCount *set,
              guint              n_rows,
              guint8            *deck)
{
  guint n = 0;

  for (guint i = 0; i < n_rows; i++)
    for (guint j = 0; j < set[i].count; j++)
      deck[n++] = (guint8) i;

  return n;
}

char *
cb_deck_format (const CbCardCount *set,
                const guint8      *deck,
                guint              n_cards)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_cards; i++)
    g_string_append_printf (text, "%s;", set[deck[i]].symbol);

  return g_string_free (text, FALSE);
}

/**
 * cb_deck_parse:
 * @set: (array length=n_rows): what the set has
 * @n_rows: rows of the table
 * @key: the key that holds @text, for the error
 * @text: cards, each followed by a semicolon; the last one may be missing
 * @deck: (out caller-allocates): room for @n_cards
 * @n_cards: how many there must be
 * @error: return location for an error
 *
 * Reads cards without counting how many there are of each.
 *
 * Returns: %TRUE if @text holds @n_cards cards
 */
gboolean
cb_deck_parse (const CbCardCount  *set,
               guint               n_rows,
               const char         *key,
               const char         *text,
               guint8             *deck,
               guint               n_cards,
               GError            **error)
{
  g_auto (GStrv) symbols = g_strsplit (text, ";", -1);
  guint n_symbols = g_strv_length (symbols);

  if (n_symbols > 0 && symbols[n_symbols - 1][0] == '\0')
    n_symbols--;

  if (n_symbols != n_cards)
    {
      g_set_error (error, CB_ERROR, CB_ERROR_DEAL,
                   /* Translators: a key of a file, such as “Deck”; then two counts. */
                   ngettext ("The deal’s %s has %u entry instead of %u",
                             "The deal’s %s has %u entries instead of %u", n_symbols),
                   key, n_symbols, n_cards);
      return FALSE;
    }

  for (guint i = 0; i < n_cards; i++)
    if (!find_symbol (set, n_rows, symbols[i], &deck[i]))
      {
        g_autofree char *quoted = cb_text_quote (symbols[i]);

        g_set_error (error, CB_ERROR, CB_ERROR_DEAL,
                     /* Translators: a key of a file, such as “Deck”; then what is wrong
                      * in it, between quotation marks. */
                     _("The deal’s %s has the unknown entry %s"), key, quoted);
        return FALSE;
      }

  return TRUE;
}

/**
 * cb_deck_check:
 * @set: (array length=n_rows): what the set has
 * @n_rows: rows of the table
 * @key: the key that held the deck, for the error
 * @deck: (array length=n_cards): cards of the set
 * @n_cards: how many
 * @error: return location for an error
 *
 * Returns: %TRUE if @deck is the whole set, in whatever order
 */
gboolean
cb_deck_check (const CbCardCount  *set,
               guint               n_rows,
               const char         *key,
               const guint8       *deck,
               guint               n_cards,
               GError            **error)
{
  for (guint i = 0; i < n_rows; i++)
    {
      guint count = 0;

      for (guint j = 0; j < n_cards; j++)
        count += deck[j] == i;

      if (count != set[i].count)
        {
          g_set_error (error, CB_ERROR, CB_ERROR_DEAL,
                       /* Translators: a key of a file, such as “Deck”; a card or tile as
                        * the file calls it; then two counts. */
                       ngettext ("The deal’s %s has “%s” %u time instead of %u",
                                 "The deal’s %s has “%s” %u times instead of %u", count),
                       key, set[i].symbol, count, set[i].count);
          return FALSE;
        }
    }

  return TRUE;
}
