/* test-core.c - random numbers, options, decks, controllers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-test.h"

#include "cb-controller.h"
#include "cb-deck.h"
#include "cb-marks.h"

#include <math.h>
#include <string.h>

#define N_SHUFFLED  5
#define N_ORDERS    120
#define N_SHUFFLES  120000

/* The numbers that the authors' own code gives for this state. */
static void
test_random_reference (void)
{
  CbRandom random = { { 1, 2, 3, 4 } };
  static const guint64 expected[] = {
    G_GUINT64_CONSTANT (11520), G_GUINT64_CONSTANT (0), G_GUINT64_CONSTANT (1509978240),
    G_GUINT64_CONSTANT (1215971899390074240),
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpuint (cb_random_next (&random), ==, expected[i]);
}

static void
test_random_same_seed (void)
{
  CbRandom a, b, c;

  cb_random_init (&a, 42);
  cb_random_init (&b, 42);
  cb_random_init (&c, 43);
  for (guint i = 0; i < 100; i++)
    {
      guint64 number = cb_random_next (&a);

      g_assert_cmpuint (number, ==, cb_random_next (&b));
      g_assert_cmpuint (number, !=, cb_random_next (&c));
    }
}

/* Pearson's statistic of counts that should all be the same. */
static double
chi_square (const guint *counts,
            guint        n,
            double       expected)
{
  double sum = 0;

  for (guint i = 0; i < n; i++)
    sum += pow (counts[i] - expected, 2) / expected;

  return sum;
}

static guint
rank_order (const guint8 *items)
{
  guint rank = 0;

  for (guint i = 0; i < N_SHUFFLED; i++)
    {
      guint smaller = 0;

      for (guint j = i + 1; j < N_SHUFFLED; j++)
        smaller += items[j] < items[i];
      rank = rank * (N_SHUFFLED - i) + smaller;
    }

  return rank;
}

/* All 120 orders of five things. With 119 degrees of freedom the statistic is
 * above 190 or below 65 in fewer than one of 20,000 samples; the seed is fixed. */
static void
test_random_shuffle (void)
{
  guint counts[N_ORDERS] = { 0 };
  CbRandom random;
  double statistic;

  cb_random_init (&random, 1);
  for (guint i = 0; i < N_SHUFFLES; i++)
    {
      guint8 items[N_SHUFFLED] = { 0, 1, 2, 3, 4 };

      cb_random_shuffle (&random, items, N_SHUFFLED);
      counts[rank_order (items)]++;
    }

  statistic = chi_square (counts, N_ORDERS, (double) N_SHUFFLES / N_ORDERS);
  g_test_message ("chi-square %f", statistic);
  g_assert_cmpfloat (statistic, <, 190);
  g_assert_cmpfloat (statistic, >, 65);
}

/* A modulo of 32 random bits by this number would give the lower third of the
 * range twice as often as the rest. */
static void
test_random_below (void)
{
  const guint32 n = G_MAXUINT32 / 4 * 3;
  guint counts[3] = { 0 };
  CbRandom random;

  cb_random_init (&random, 1);
  for (guint i = 0; i < 30000; i++)
    {
      guint32 number = cb_random_below (&random, n);

      g_assert_cmpuint (number, <, n);
      counts[number / (n / 3 + 1)]++;
    }

  /* Two degrees of freedom: above 18 once in 8,000 samples. */
  g_assert_cmpfloat (chi_square (counts, 3, 10000), <, 18);
  g_assert_cmpuint (cb_random_below (&random, 1), ==, 0);
}

static const CbChoice choices[] = {
  { "one", "One" },
  { "two", "Two" },
};

static const CbOption choice_option = {
  .id = "choice", .type = CB_OPTION_CHOICE, .max = 1, .choices = choices,
};

static const CbOption range_option = {
  .id = "range", .type = CB_OPTION_RANGE, .min = 2, .max = 12, .fallback = { 7 },
  .seats_fallback = { [3] = 4 },
};

static const CbOption list_option = {
  .id = "list", .type = CB_OPTION_LIST, .min = 1, .max = 9, .length = 3, .fallback = { 1, 2, 3 },
};

typedef struct
{
  const char     *name;
  const CbOption *option;
  const char     *text;
  const char     *canonical;
} OptionCase;

static const OptionCase option_cases[] = {
  { "choice", &choice_option, "two", "two" },
  { "choice-unknown", &choice_option, "three", NULL },
  { "choice-case", &choice_option, "Two", NULL },
  { "choice-empty", &choice_option, "", NULL },
  { "range-least", &range_option, "2", "2" },
  { "range-greatest", &range_option, "12", "12" },
  { "range-below", &range_option, "1", NULL },
  { "range-above", &range_option, "13", NULL },
  { "range-sign", &range_option, "+3", NULL },
  { "range-trailing", &range_option, "3x", NULL },
  { "range-empty", &range_option, "", NULL },
  { "range-huge", &range_option, "99999999999999999999", NULL },
  { "list", &list_option, "9;1;5;", "9;1;5;" },
  { "list-unclosed", &list_option, "9;1;5", "9;1;5;" },
  { "list-short", &list_option, "9;1;", NULL },
  { "list-long", &list_option, "9;1;5;5;", NULL },
  { "list-zero", &list_option, "9;0;5;", NULL },
  { "list-gap", &list_option, "9;;5;", NULL },
  { "list-two-ends", &list_option, "9;1;5;;", NULL },
};

static void
test_option (gconstpointer data)
{
  const OptionCase *test = data;
  guint8 value[CB_OPTION_MAX_LENGTH] = { 99, 99, 99, 99, 99, 99 };
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (test->canonical == NULL)
    {
      g_assert_false (cb_option_parse (test->option, test->text, value, &error));
      g_assert_error (error, CB_ERROR, CB_ERROR_OPTION);
      g_assert_nonnull (strstr (error->message, test->option->id));
      g_assert_cmpuint (value[0], ==, 99);
      return;
    }

  g_assert_true (cb_option_parse (test->option, test->text, value, &error));
  text = cb_option_format (test->option, value);
  g_assert_cmpstr (text, ==, test->canonical);
}

static void
test_option_reset (void)
{
  guint8 value[CB_OPTION_MAX_LENGTH];

  cb_option_reset (&range_option, 2, value);
  g_assert_cmpuint (value[0], ==, 7);
  cb_option_reset (&range_option, 3, value);
  g_assert_cmpuint (value[0], ==, 4);
  cb_option_reset (&list_option, 3, value);
  g_assert_cmpuint (value[2], ==, 3);
}

static const CbCardCount set[] = {
  { "A", 2 },
  { "B2", 1 },
};

static void
test_deck (void)
{
  guint8 deck[3];
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (cb_deck_fill (set, 2, deck), ==, 3);
  text = cb_deck_format (set, deck, 3);
  g_assert_cmpstr (text, ==, "A;A;B2;");

  g_assert_true (cb_deck_parse (set, 2, "Deck", "B2;A;A", deck, 3, &error));
  g_assert_cmpuint (deck[0], ==, 1);
  g_assert_true (cb_deck_check (set, 2, "Deck", deck, 3, &error));

  g_assert_true (cb_deck_parse (set, 2, "Deck", "B2;B2;A;", deck, 3, &error));
  g_assert_false (cb_deck_check (set, 2, "Deck", deck, 3, &error));
  g_assert_error (error, CB_ERROR, CB_ERROR_DEAL);
  g_assert_nonnull (strstr (error->message, "Deck"));
}

static void
test_controllers (void)
{
  CbController found;

  for (CbController i = 0; i < CB_N_CONTROLLERS; i++)
    {
      g_assert_true (cb_controller_parse (cb_controller_get_id (i), &found));
      g_assert_cmpint (found, ==, i);
    }
  g_assert_false (cb_controller_parse ("computer", &found));
}

/**
 * MarksCase:
 * @n_marks: how many are given
 * @marks: these
 * @expected: (nullable): what four seats have then; %NULL where it cannot be
 */
typedef struct
{
  guint       n_marks;
  int         marks[6];
  const char *expected;
} MarksCase;

static const MarksCase marks_cases[] = {
  { 0, { 0 }, "0123" },
  { 4, { 0, 1, 2, 3 }, "0123" },
  { 4, { 3, 1, 0, 2 }, "3102" },
  { 2, { 1, 3 }, "1320" },
  { 1, { 2 }, "2103" },
  { 2, { 1, 1 }, NULL },
  { 2, { 0, 4 }, NULL },
  { 2, { -1, 0 }, NULL },
  { 2, { 0, 1000000 }, NULL },
  { 5, { 0, 1, 2, 3, 4 }, NULL },
};

static void
test_marks (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (marks_cases); i++)
    {
      const MarksCase *test = &marks_cases[i];
      g_autoptr (GString) text = g_string_new (NULL);
      CbMarks marks;
      gboolean sound = cb_marks_set (&marks, test->marks, test->n_marks, 4);

      for (guint seat = 0; seat < 4; seat++)
        g_string_append_printf (text, "%u", marks.of[seat]);
      g_assert_cmpint (sound, ==, test->expected != NULL);
      g_assert_cmpstr (text->str, ==, sound ? test->expected : "0123");
      g_assert_cmpint (cb_marks_are_plain (&marks), ==, g_str_equal (text->str, "0123"));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/core/random/reference", test_random_reference);
  g_test_add_func ("/core/random/same-seed", test_random_same_seed);
  g_test_add_func ("/core/random/shuffle", test_random_shuffle);
  g_test_add_func ("/core/random/below", test_random_below);
  for (guint i = 0; i < G_N_ELEMENTS (option_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/core/option/%s", option_cases[i].name);

      g_test_add_data_func (path, &option_cases[i], test_option);
    }
  g_test_add_func ("/core/option/reset", test_option_reset);
  g_test_add_func ("/core/deck", test_deck);
  g_test_add_func ("/core/controllers", test_controllers);
  g_test_add_func ("/core/marks", test_marks);

  return g_test_run ();
}
