/* test-deals.c - no card is dealt to one place rather than to another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit.h"
#include "cb-chateau.h"
#include "cb-rescue.h"

#include <math.h>
#include <string.h>

#define N_DEALS    4000
#define MAX_PLACES 96
#define MAX_CARDS  16

/* So many standard deviations from what is expected: chance alone comes that far once in
 * a million samples; the seed is fixed. */
#define MAX_SIGMA  5

/**
 * DealCase:
 * @name: the name of the test
 * @kind: the game
 * @n_seats: how many play
 * @key: which of the keys of the deal has the cards; those behind it have the rest
 */
typedef struct
{
  const char   *name;
  const CbKind *kind;
  guint         n_seats;
  guint         key;
} DealCase;

static const DealCase cases[] = {
  { "cheese-rescue-2", &cb_rescue_kind, 2, 0 },
  { "cheese-rescue-3", &cb_rescue_kind, 3, 0 },
  { "cheese-rescue-4", &cb_rescue_kind, 4, 0 },
  { "bon-appetit-2", &cb_appetit_kind, 2, 0 },
  { "bon-appetit-6", &cb_appetit_kind, 6, 0 },
  { "chateau-roquefort", &cb_chateau_kind, 4, 1 },
};

/**
 * Counts:
 * @symbols: the kinds of cards
 * @n: how often each lay in each place
 * @n_places: how many places there are
 * @n_symbols: how many kinds
 */
typedef struct
{
  char  *symbols[MAX_CARDS];
  guint  n[MAX_PLACES][MAX_CARDS];
  guint  n_places;
  guint  n_symbols;
} Counts;

static guint
find_symbol (Counts     *self,
             const char *symbol)
{
  guint i = 0;

  while (i < self->n_symbols && !g_str_equal (self->symbols[i], symbol))
    i++;
  g_assert_cmpuint (i, <, MAX_CARDS);
  if (i == self->n_symbols)
    self->symbols[self->n_symbols++] = g_strdup (symbol);

  return i;
}

/* Returns how many cards there are. */
static guint
count_text (Counts     *self,
            const char *text,
            guint       place)
{
  g_auto (GStrv) cards = g_strsplit (text, ";", -1);

  for (guint i = 0; cards[i] != NULL; i++)
    if (cards[i][0] != '\0')
      {
        g_assert_cmpuint (place, <, MAX_PLACES);
        self->n[place++][find_symbol (self, cards[i])]++;
      }

  return place;
}

static void
count_deals (Counts         *self,
             const DealCase *test)
{
  CbRuleset ruleset;
  CbRandom random;

  cb_random_init (&random, 1);
  cb_kind_reset_ruleset (test->kind, test->n_seats, &ruleset);
  for (guint i = 0; i < N_DEALS; i++)
    {
      g_autoptr (CbDeal) deal = cb_kind_new_deal (test->kind, &ruleset, test->n_seats, 0, &random);
      guint place = 0;

      for (guint key = test->key; key < cb_kind_get_n_deal_keys (test->kind); key++)
        place = count_text (self, deal->text[key], place);
      g_assert_true (i == 0 || place == self->n_places);
      self->n_places = place;
    }
}

/* Every deal has the same cards, so each kind comes as often as it does in one, exactly;
 * and in each place as often as in any other, as far as chance lets it. */
static void
test_places (gconstpointer data)
{
  Counts counts = { 0 };
  double sum = 0, mean, sigma;

  count_deals (&counts, data);
  for (guint card = 0; card < counts.n_symbols; card++)
    {
      double expected;
      guint total = 0;

      for (guint place = 0; place < counts.n_places; place++)
        total += counts.n[place][card];
      g_assert_cmpuint (total % N_DEALS, ==, 0);
      expected = (double) total / counts.n_places;
      for (guint place = 0; place < counts.n_places; place++)
        sum += pow (counts.n[place][card] - expected, 2) / expected;
      g_free (counts.symbols[card]);
    }

  /* Pearson's statistic of a table in which the cards of a deal are spread over the
   * places. */
  mean = (double) counts.n_places * (counts.n_symbols - 1);
  sigma = sqrt (2 * mean * counts.n_places / (counts.n_places - 1));
  g_test_message ("chi-square %f, expected %f ± %f", sum, mean, sigma);
  g_assert_cmpfloat (fabs (sum - mean), <, MAX_SIGMA * sigma);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/deals/places/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_places);
    }

  return g_test_run ();
}
