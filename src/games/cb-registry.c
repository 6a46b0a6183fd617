/* cb-registry.c - the list of kinds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-registry.h"

#include "cb-appetit.h"
#include "cb-chateau.h"
#include "cb-rescue.h"

static const CbKind *const kinds[] = {
  &cb_rescue_kind,
  &cb_appetit_kind,
  &cb_chateau_kind,
};

guint
cb_registry_get_n_kinds (void)
{
  return G_N_ELEMENTS (kinds);
}

const CbKind *
cb_registry_get_kind (guint index)
{
  g_return_val_if_fail (index < G_N_ELEMENTS (kinds), NULL);

  return kinds[index];
}

/**
 * cb_registry_find_kind:
 * @id: the name of a game in records
 *
 * Returns: (nullable): the kind, or %NULL where there is no such game
 */
const CbKind *
cb_registry_find_kind (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i]->id, id))
      return kinds[i];

  return NULL;
}
