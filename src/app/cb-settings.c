/* cb-settings.c - what the user chose for all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-settings.h"

#include "cb-ui.h"

/* A program that is installed where the desktop does not look, such as below
 * the user's home, still finds its schemas: beside its other data. */
static GSettingsSchema *
find_schema (const char *id)
{
  GSettingsSchemaSource *usual = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchemaSource) own = NULL;
  GSettingsSchema *schema = NULL;

  if (usual != NULL)
    schema = g_settings_schema_source_lookup (usual, id, TRUE);
  if (schema != NULL)
    return schema;

  own = g_settings_schema_source_new_from_directory (SCHEMA_DIR, usual, TRUE, NULL);

  return own != NULL ? g_settings_schema_source_lookup (own, id, FALSE) : NULL;
}

static GSettings *
new_settings (const char *id,
              const char *path)
{
  g_autoptr (GSettingsSchema) schema = find_schema (id);

  /* The program does not begin without them. */
  g_assert (schema != NULL);

  return g_settings_new_full (schema, NULL, path);
}

/**
 * cb_settings_find:
 *
 * Returns: (transfer full) (nullable): the preferences, or %NULL where they are
 *   not installed: that is no reason not to tell how the program is used
 */
GSettings *
cb_settings_find (void)
{
  g_autoptr (GSettingsSchema) schema = find_schema (SETTINGS_ID);

  return schema != NULL ? g_settings_new_full (schema, NULL, NULL) : NULL;
}

/**
 * cb_settings_new:
 *
 * Returns: (transfer full): the preferences
 */
GSettings *
cb_settings_new (void)
{
  return new_settings (SETTINGS_ID, NULL);
}

/**
 * cb_settings_new_for_game:
 * @game: the id of a kind
 *
 * Returns: (transfer full): what was chosen last for that game
 */
GSettings *
cb_settings_new_for_game (const char *game)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (game != NULL, NULL);

  path = g_strdup_printf ("%sgames/%s/", CB_RESOURCE_PATH, game);

  return new_settings (SETTINGS_ID ".game", path);
}
