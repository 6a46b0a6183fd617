/* cb-conformance.c - every kind, number of seats and option
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-conformance.h"

#include "cb-registry.h"

typedef struct
{
  const char    *name;
  GTestDataFunc  func;
} Group;

CbDeal *
cb_conformance_deal (const CbConformanceCase *test,
                     guint64                  seed)
{
  CbRandom random;

  cb_random_init (&random, seed);

  return cb_kind_new_deal (test->kind, &test->ruleset, test->n_seats,
                           (guint) (seed % test->n_seats), &random);
}

static void
add_case (const Group     *group,
          const CbKind    *kind,
          guint            n_seats,
          const CbRuleset *ruleset,
          const char      *name)
{
  g_autofree char *path = g_strdup_printf ("%s/%s/%u/%s", group->name, kind->id, n_seats, name);
  CbConformanceCase *test = g_new0 (CbConformanceCase, 1);

  *test = (CbConformanceCase) { kind, n_seats, *ruleset };
  g_test_add_data_func_full (path, test, group->func, g_free);
}

/* One case for each value of each option, the others having their default; a
 * list gets the same number throughout. */
static void
add_option_cases (const Group  *group,
                  const CbKind *kind,
                  guint         n_seats,
                  guint         index)
{
  const CbOption *option = &kind->options[index];

  for (guint value = option->min; value <= option->max; value++)
    {
      CbRuleset ruleset;
      g_autofree char *text = NULL, *name = NULL;

      cb_kind_reset_ruleset (kind, n_seats, &ruleset);
      for (guint i = 0; i < cb_option_get_length (option); i++)
        ruleset.value[index][i] = (guint8) value;

      text = cb_option_format (option, ruleset.value[index]);
      name = g_strdup_printf ("%s=%s", option->id, text);
      add_case (group, kind, n_seats, &ruleset, name);
    }
}

static void
add_kind (const Group  *group,
          const CbKind *kind)
{
  for (guint n_seats = kind->min_seats; n_seats <= kind->max_seats; n_seats++)
    {
      CbRuleset ruleset;

      cb_kind_reset_ruleset (kind, n_seats, &ruleset);
      add_case (group, kind, n_seats, &ruleset, "defaults");
      for (guint i = 0; i < kind->n_options; i++)
        add_option_cases (group, kind, n_seats, i);
    }
}

void
cb_conformance_add (const char    *name,
                    GTestDataFunc  func)
{
  const Group group = { name, func };

  for (guint i = 0; i < cb_registry_get_n_kinds (); i++)
    add_kind (&group, cb_registry_get_kind (i));
}
