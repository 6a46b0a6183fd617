/* cb-house-rules.c - sets of options that players keep by a name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-house-rules.h"

#include "cb-text.h"

#include <string.h>

#define KEY "house-rules"

/* What the key holds, one set after the other: its name, and those of its options
 * that do not have their default, as in a record. */
#define SETS_TYPE G_VARIANT_TYPE ("a(sa{ss})")
#define SET_FORMAT "(&s@a{ss})"

/* Only names as cb_house_rules_keep() makes them. */
static gboolean
is_sound (const char *name)
{
  g_autofree char *cleaned = cb_text_clean_name (name);

  return name[0] != '\0' && g_str_equal (name, cleaned);
}

static GVariant *
find_options (GSettings  *settings,
              const char *wanted)
{
  g_autoptr (GVariant) sets = g_settings_get_value (settings, KEY);
  GVariantIter iter;
  const char *name;
  GVariant *options;

  g_variant_iter_init (&iter, sets);
  while (g_variant_iter_next (&iter, SET_FORMAT, &name, &options))
    {
      if (is_sound (name) && g_str_equal (name, wanted))
        return options;
      g_variant_unref (options);
    }

  return NULL;
}

/* Copies all sets; that of the name gets other options, or goes where there are none. */
static gboolean
copy_sets (GSettings       *settings,
           GVariantBuilder *copy,
           const char      *changed,
           GVariant        *new_options)
{
  g_autoptr (GVariant) sets = g_settings_get_value (settings, KEY);
  gboolean found = FALSE;
  GVariantIter iter;
  const char *name;
  GVariant *options;

  g_variant_iter_init (&iter, sets);
  while (g_variant_iter_next (&iter, SET_FORMAT, &name, &options))
    {
      g_autoptr (GVariant) kept = options;

      if (!g_str_equal (name, changed))
        g_variant_builder_add (copy, "(s@a{ss})", name, kept);
      else if (!found && new_options != NULL)
        g_variant_builder_add (copy, "(s@a{ss})", name, new_options);
      found |= g_str_equal (name, changed);
    }

  return found;
}

/**
 * cb_house_rules_list:
 * @settings: the settings of a game
 *
 * Returns: (transfer full): the names of the sets, in the order of their keeping
 */
char **
cb_house_rules_list (GSettings *settings)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GVariant) sets = NULL;
  GVariantIter iter;
  const char *name;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  sets = g_settings_get_value (settings, KEY);
  g_variant_iter_init (&iter, sets);
  while (g_variant_iter_next (&iter, SET_FORMAT, &name, NULL))
    if (is_sound (name) && g_hash_table_add (seen, (gpointer) name))
      g_strv_builder_add (builder, name);

  return g_strv_builder_end (builder);
}

/**
 * cb_house_rules_keep:
 * @settings: the settings of a game
 * @name: what the players call it; without one nothing is kept
 * @plan: whose options to keep
 *
 * A set of the same name is replaced.
 */
void
cb_house_rules_keep (GSettings    *settings,
                     const char   *name,
                     const CbPlan *plan)
{
  g_auto (GVariantBuilder) sets = G_VARIANT_BUILDER_INIT (SETS_TYPE);
  g_autofree char *cleaned = NULL;
  g_autoptr (GVariant) options = NULL;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (name != NULL && plan != NULL);

  cleaned = cb_text_clean_name (name);
  if (cleaned[0] == '\0')
    return;

  options = cb_plan_dup_options (plan);
  if (!copy_sets (settings, &sets, cleaned, options))
    g_variant_builder_add (&sets, "(s@a{ss})", cleaned, options);
  g_settings_set_value (settings, KEY, g_variant_builder_end (&sets));
}

/**
 * cb_house_rules_choose:
 * @settings: the settings of a game
 * @name: a set
 * @plan: gets its options; those of which it says nothing are the rulebook's
 *
 * Returns: %FALSE if there is no such set
 */
gboolean
cb_house_rules_choose (GSettings  *settings,
                       const char *name,
                       CbPlan     *plan)
{
  g_autoptr (GVariant) options = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);
  g_return_val_if_fail (name != NULL && plan != NULL, FALSE);

  options = find_options (settings, name);
  if (options == NULL)
    return FALSE;

  cb_plan_set_options (plan, options);

  return TRUE;
}

void
cb_house_rules_remove (GSettings  *settings,
                       const char *name)
{
  g_auto (GVariantBuilder) sets = G_VARIANT_BUILDER_INIT (SETS_TYPE);

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (name != NULL);

  if (copy_sets (settings, &sets, name, NULL))
    g_settings_set_value (settings, KEY, g_variant_builder_end (&sets));
}

/**
 * cb_house_rules_find:
 * @settings: the settings of a game
 * @plan: what is chosen
 *
 * Returns: (transfer full) (nullable): the first set by which the same game would be
 *   played
 */
char *
cb_house_rules_find (GSettings    *settings,
                     const CbPlan *plan)
{
  g_auto (GStrv) names = NULL;
  g_autoptr (CbPlan) other = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (plan != NULL, NULL);

  names = cb_house_rules_list (settings);
  other = cb_plan_new (plan->kind);
  cb_plan_set_n_seats (other, plan->n_seats);
  for (guint i = 0; names[i] != NULL; i++)
    if (cb_house_rules_choose (settings, names[i], other) && cb_plan_plays_like (other, plan))
      return g_strdup (names[i]);

  return NULL;
}
