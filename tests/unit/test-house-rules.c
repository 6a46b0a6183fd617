/* test-house-rules.c - sets of options that players keep by a name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-house-rules.h"
#include "cb-registry.h"

#include <string.h>

#define SCHEMA "io.github.cheeseboard.Cheeseboard.game"

static GSettings *
new_settings (const char *test)
{
  g_autofree char *path = g_strdup_printf ("/test-house-rules/%s/", test);

  return g_settings_new_with_path (SCHEMA, path);
}

static const CbKind *
get_kind (gconstpointer data)
{
  return cb_registry_get_kind (GPOINTER_TO_UINT (data));
}

/* Another value than the rulebook's, for every option. */
static void
choose_others (CbPlan *plan)
{
  for (guint i = 0; i < plan->kind->n_options; i++)
    {
      const CbOption *option = &plan->kind->options[i];
      guint8 value[CB_OPTION_MAX_LENGTH];

      memcpy (value, plan->ruleset.value[i], sizeof value);
      value[0] = value[0] == option->max ? option->min : option->max;
      cb_plan_set_option (plan, i, value);
    }
}

static void
assert_names (GSettings  *settings,
              const char *expected)
{
  g_auto (GStrv) names = cb_house_rules_list (settings);
  g_autofree char *text = g_strjoinv (", ", names);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_same (const CbPlan *a,
             const CbPlan *b)
{
  g_assert_cmpmem (&a->ruleset, sizeof a->ruleset, &b->ruleset, sizeof b->ruleset);
}

static void
test_keep (gconstpointer data)
{
  const CbKind *kind = get_kind (data);
  g_autoptr (GSettings) settings = new_settings (kind->id);
  g_autoptr (GSettings) later = new_settings (kind->id);
  g_autoptr (CbPlan) plan = cb_plan_new (kind);
  g_autoptr (CbPlan) rulebook = cb_plan_new (kind);
  g_autoptr (CbPlan) other = cb_plan_new (kind);
  g_autofree char *found = NULL;

  assert_names (settings, "");
  choose_others (plan);
  g_assert_null (cb_house_rules_find (settings, plan));
  cb_house_rules_keep (settings, "  Grandma’s ", plan);
  cb_house_rules_keep (settings, "As always", rulebook);
  assert_names (later, "Grandma’s, As always");
  found = cb_house_rules_find (later, plan);
  g_assert_cmpstr (found, ==, "Grandma’s");

  g_assert_true (cb_house_rules_choose (later, "Grandma’s", other));
  assert_same (other, plan);
  g_assert_true (cb_house_rules_choose (later, "As always", other));
  assert_same (other, rulebook);
  g_assert_true (cb_plan_is_by_rulebook (other));

  /* The same name again stands for what is kept now, in the same place. */
  cb_house_rules_keep (settings, "Grandma’s", rulebook);
  assert_names (settings, "Grandma’s, As always");
  g_assert_true (cb_house_rules_choose (settings, "Grandma’s", plan));
  assert_same (plan, rulebook);

  cb_house_rules_remove (settings, "Grandma’s");
  assert_names (later, "As always");
  g_assert_false (cb_house_rules_choose (later, "Grandma’s", other));
  cb_house_rules_remove (settings, "Grandma’s");
  cb_house_rules_remove (settings, "As always");
  assert_names (settings, "");
}

/* What the rulebook has by the number of players, a set that does not speak of it
 * has as well. */
static void
test_follows_seats (gconstpointer data)
{
  const CbKind *kind = get_kind (data);
  g_autoptr (GSettings) settings = new_settings ("seats");
  g_autoptr (CbPlan) plan = cb_plan_new (kind);

  cb_house_rules_keep (settings, "Ours", plan);
  cb_plan_set_n_seats (plan, kind->max_seats);
  choose_others (plan);
  g_assert_true (cb_house_rules_choose (settings, "Ours", plan));
  g_assert_true (cb_plan_is_by_rulebook (plan));
  cb_house_rules_remove (settings, "Ours");
}

static void
test_no_name (gconstpointer data)
{
  const CbKind *kind = get_kind (data);
  g_autoptr (GSettings) settings = new_settings ("no-name");
  g_autoptr (CbPlan) plan = cb_plan_new (kind);

  cb_house_rules_keep (settings, "", plan);
  cb_house_rules_keep (settings, " \n\t", plan);
  assert_names (settings, "");
}

/* Settings can hold anything: options and values that do not exist are left out,
 * and so are names that nobody can have given. */
static void
test_nonsense (gconstpointer data)
{
  const CbKind *kind = get_kind (data);
  g_autoptr (GSettings) settings = new_settings ("nonsense");
  g_autoptr (CbPlan) plan = cb_plan_new (kind);
  g_autoptr (CbPlan) rulebook = cb_plan_new (kind);

  g_settings_set_value (settings, "house-rules",
                        g_variant_new_parsed ("[('', {'hands': 'open'}),"
                                              " (' Odd\\n', {'hands': 'open'}),"
                                              " ('Ours', {'tokens': '77', 'cheeses': '-1',"
                                              "           'cheese-points': '0;', 'area': '',"
                                              "           'unheard': 'of'}),"
                                              " ('Ours', {'hands': 'open'})]"));
  assert_names (settings, "Ours");
  choose_others (plan);
  g_assert_true (cb_house_rules_choose (settings, "Ours", plan));
  assert_same (plan, rulebook);
  g_assert_false (cb_house_rules_choose (settings, "", plan));
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char    *name;
    GTestDataFunc  func;
  } tests[] = {
    { "keep", test_keep },
    { "follows-seats", test_follows_seats },
    { "no-name", test_no_name },
    { "nonsense", test_nonsense },
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < cb_registry_get_n_kinds (); i++)
    for (guint j = 0; j < G_N_ELEMENTS (tests); j++)
      {
        g_autofree char *path = g_strdup_printf ("/house-rules/%s/%s",
                                                 cb_registry_get_kind (i)->id, tests[j].name);

        g_test_add_data_func (path, GUINT_TO_POINTER (i), tests[j].func);
      }

  return g_test_run ();
}
