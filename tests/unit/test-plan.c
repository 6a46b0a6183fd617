/* test-plan.c - what is chosen before a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-plan.h"
#include "cb-registry.h"

#include <string.h>

#define SCHEMA "io.github.cheeseboard.Cheeseboard.game"

static GSettings *
new_settings (const char *test)
{
  g_autofree char *path = g_strdup_printf ("/test/%s/", test);

  return g_settings_new_with_path (SCHEMA, path);
}

static const CbKind *
get_kind (gconstpointer data)
{
  return cb_registry_get_kind (GPOINTER_TO_UINT (data));
}

/* The greatest value that an option can have. */
static void
get_greatest (const CbOption *option,
              guint8         *value)
{
  memset (value, 0, CB_OPTION_MAX_LENGTH);
  for (guint i = 0; i < cb_option_get_length (option); i++)
    value[i] = option->max;
}

static void
test_defaults (gconstpointer data)
{
  const CbKind *kind = get_kind (data);
  g_autoptr (CbPlan) plan = cb_plan_new (kind);

  g_assert_cmpuint (plan->n_seats, ==, kind->min_seats);
  g_assert_cmpint (plan->controllers[0], ==, CB_CONTROLLER_HUMAN);
  g_assert_cmpint (plan->controllers[1], !=, CB_CONTROLLER_HUMAN);
  for (guint i = 0; i < CB_MAX_SEATS; i++)
    for (guint j = 0; j < i; j++)
      g_assert_cmpstr (plan->names[i], !=, plan->names[j]);
  for (guint i = 0; i < kind->n_options; i++)
    g_assert_false (plan->chosen[i]);
}

static void
test_remembered (gconstpointer data)
{
  const CbKind *kind = get_kind (data);
  g_autoptr (GSettings) settings = new_settings (kind->id);
  g_autoptr (CbPlan) plan = cb_plan_new (kind);
  g_autoptr (CbPlan) again = cb_plan_new (kind);

  cb_plan_set_n_seats (plan, kind->max_seats);
  plan->controllers[kind->max_seats - 1] = CB_CONTROLLER_HARD;
  plan->first = CB_FIRST_RANDOM;
  cb_marks_give (&plan->marks, 0, 1);
  g_free (plan->names[1]);
  plan->names[1] = g_strdup ("Roquefort");
  for (guint i = 0; i < kind->n_options; i++)
    {
      guint8 value[CB_OPTION_MAX_LENGTH];

      get_greatest (&kind->options[i], value);
      cb_plan_set_option (plan, i, value);
    }
  cb_plan_store (plan, settings);
  cb_plan_load (again, settings);

  g_assert_cmpuint (again->n_seats, ==, kind->max_seats);
  g_assert_cmpint (again->controllers[kind->max_seats - 1], ==, CB_CONTROLLER_HARD);
  g_assert_cmpint (again->first, ==, CB_FIRST_RANDOM);
  g_assert_cmpstr (again->names[1], ==, "Roquefort");
  g_assert_cmpmem (&again->marks, sizeof again->marks, &plan->marks, sizeof plan->marks);
  for (guint i = 0; i < kind->n_options; i++)
    g_assert_cmpmem (again->ruleset.value[i], cb_option_get_length (&kind->options[i]),
                     plan->ruleset.value[i], cb_option_get_length (&kind->options[i]));
}

/* An option whose default depends on the number of seats follows it until it is
 * chosen. */
static void
test_follows_seats (gconstpointer data)
{
  const CbKind *kind = get_kind (data);

  for (guint i = 0; i < kind->n_options; i++)
    {
      g_autoptr (CbPlan) plan = cb_plan_new (kind);
      guint8 fallback[CB_OPTION_MAX_LENGTH];
      guint8 chosen[CB_OPTION_MAX_LENGTH];

      for (guint n = kind->min_seats; n <= kind->max_seats; n++)
        {
          cb_plan_set_n_seats (plan, n);
          cb_option_reset (&kind->options[i], n, fallback);
          g_assert_cmpuint (plan->ruleset.value[i][0], ==, fallback[0]);
        }

      cb_plan_set_n_seats (plan, kind->min_seats);
      get_greatest (&kind->options[i], chosen);
      cb_plan_set_option (plan, i, chosen);
      cb_plan_set_n_seats (plan, kind->max_seats);
      g_assert_cmpuint (plan->ruleset.value[i][0], ==, chosen[0]);
    }
}

static void
test_session (gconstpointer data)
{
  const CbKind *kind = get_kind (data);
  g_autoptr (CbPlan) plan = cb_plan_new (kind);
  g_autoptr (CbSession) session = NULL;

  cb_plan_set_n_seats (plan, kind->max_seats);
  plan->first = (int) kind->max_seats - 1;
  plan->controllers[1] = CB_CONTROLLER_EASY;
  cb_marks_give (&plan->marks, 1, 0);
  session = cb_plan_new_session (plan);

  g_assert_true (cb_session_get_kind (session) == kind);
  g_assert_cmpuint (cb_session_get_n_seats (session), ==, kind->max_seats);
  g_assert_cmpint (cb_session_get_turn (session), ==, (int) kind->max_seats - 1);
  g_assert_cmpint (cb_session_get_controller (session, 1), ==, CB_CONTROLLER_EASY);
  g_assert_cmpmem (cb_session_get_marks (session), sizeof plan->marks,
                   &plan->marks, sizeof plan->marks);
  for (guint i = 0; i < kind->max_seats; i++)
    g_assert_cmpstr (cb_session_get_name (session, (CbSeat) i), ==, plan->names[i]);
}

/* An option without effect stays chosen, but a game is not said to be played by
 * it; and it is no reason to go back to the rulebook. */
static void
test_without_effect (gconstpointer data)
{
  const CbKind *kind = get_kind (data);

  for (guint i = 0; i < kind->n_options; i++)
    for (guint n = kind->min_seats; n <= kind->max_seats; n++)
      {
        g_autoptr (CbPlan) plan = cb_plan_new (kind);
        g_autoptr (CbSession) session = NULL;
        guint8 greatest[CB_OPTION_MAX_LENGTH], expected[CB_OPTION_MAX_LENGTH];
        gboolean applies;

        cb_plan_set_n_seats (plan, n);
        cb_option_reset (&kind->options[i], n, expected);
        get_greatest (&kind->options[i], greatest);
        cb_plan_set_option (plan, i, greatest);
        applies = cb_kind_applies (kind, i, &plan->ruleset, n);
        if (applies)
          memcpy (expected, greatest, sizeof expected);

        session = cb_plan_new_session (plan);
        g_assert_cmpuint (cb_session_get_ruleset (session)->value[i][0], ==, expected[0]);
        g_assert_cmpuint (plan->ruleset.value[i][0], ==, greatest[0]);
        g_assert_cmpint (cb_plan_is_by_rulebook (plan), ==, !plan->chosen[i] || !applies);
      }
}

static void
test_rulebook (gconstpointer data)
{
  const CbKind *kind = get_kind (data);
  g_autoptr (CbPlan) plan = cb_plan_new (kind);
  CbRuleset rulebook;

  cb_plan_set_n_seats (plan, kind->max_seats);
  cb_kind_reset_ruleset (kind, kind->max_seats, &rulebook);
  g_assert_true (cb_plan_is_by_rulebook (plan));
  for (guint i = 0; i < kind->n_options; i++)
    {
      guint8 value[CB_OPTION_MAX_LENGTH];

      memset (value, kind->options[i].min, sizeof value);
      cb_plan_set_option (plan, i, value);
      get_greatest (&kind->options[i], value);
      cb_plan_set_option (plan, i, value);
    }
  g_assert_false (cb_plan_is_by_rulebook (plan));

  cb_plan_reset_options (plan);
  g_assert_true (cb_plan_is_by_rulebook (plan));
  g_assert_cmpmem (&plan->ruleset, sizeof rulebook, &rulebook, sizeof rulebook);
}

/* What was chosen against the rulebook for some may be the rulebook's for others. */
static void
test_rulebook_by_seats (gconstpointer data)
{
  const CbKind *kind = get_kind (data);

  for (guint i = 0; i < kind->n_options; i++)
    {
      g_autoptr (CbPlan) plan = cb_plan_new (kind);
      guint8 of_most[CB_OPTION_MAX_LENGTH];

      cb_option_reset (&kind->options[i], kind->max_seats, of_most);
      cb_plan_set_option (plan, i, of_most);
      cb_plan_set_n_seats (plan, kind->max_seats);
      g_assert_true (cb_plan_is_by_rulebook (plan));
    }
}

/* Settings can hold anything; what makes no sense is left out. */
static void
test_nonsense (gconstpointer data)
{
  const CbKind *kind = get_kind (data);
  g_autoptr (GSettings) settings = new_settings ("nonsense");
  g_autoptr (CbPlan) plan = cb_plan_new (kind);
  g_autoptr (CbPlan) untouched = cb_plan_new (kind);
  static const char *const many[] = { "", "?", "3", "4", "5", "6", "7", "8", "9", NULL };

  g_settings_set_strv (settings, "names", many);
  g_settings_set_strv (settings, "seats", many);
  g_settings_set_int (settings, "first", 5);
  g_settings_set_value (settings, "marks", g_variant_new_parsed ("[0, 0, 77, -1]"));
  g_settings_set_value (settings, "options",
                        g_variant_new_parsed ("{'tokens': 'many', 'unheard': 'of'}"));
  cb_plan_load (plan, settings);

  g_assert_cmpuint (plan->n_seats, ==, untouched->n_seats);
  g_assert_cmpint (plan->first, ==, untouched->first);
  g_assert_cmpstr (plan->names[0], ==, untouched->names[0]);
  g_assert_cmpstr (plan->names[1], ==, "?");
  g_assert_true (cb_marks_are_plain (&plan->marks));
  g_assert_cmpmem (&plan->ruleset, sizeof plan->ruleset,
                   &untouched->ruleset, sizeof untouched->ruleset);
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
    { "defaults", test_defaults },
    { "remembered", test_remembered },
    { "follows-seats", test_follows_seats },
    { "session", test_session },
    { "without-effect", test_without_effect },
    { "rulebook", test_rulebook },
    { "rulebook-by-seats", test_rulebook_by_seats },
    { "nonsense", test_nonsense },
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < cb_registry_get_n_kinds (); i++)
    for (guint j = 0; j < G_N_ELEMENTS (tests); j++)
      {
        g_autofree char *path = g_strdup_printf ("/plan/%s/%s", cb_registry_get_kind (i)->id,
                                                 tests[j].name);

        g_test_add_data_func (path, GUINT_TO_POINTER (i), tests[j].func);
      }

  return g_test_run ();
}
