/* cb-controller.c - who decides for a seat
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-controller.h"

static const char *const ids[CB_N_CONTROLLERS] = {
  [CB_CONTROLLER_HUMAN] = "human",
  [CB_CONTROLLER_EASY] = "computer-easy",
  [CB_CONTROLLER_MEDIUM] = "computer-medium",
  [CB_CONTROLLER_HARD] = "computer-hard",
};

/**
 * cb_controller_get_id:
 * @self: a controller
 *
 * Returns: its name in records and preferences, for ever
 */
const char *
cb_controller_get_id (CbController self)
{
  g_return_val_if_fail (self < CB_N_CONTROLLERS, NULL);

  return ids[self];
}

/**
 * cb_controller_parse:
 * @id: a name from a record
 * @controller: (out): whose name it is
 *
 * Returns: whether there is a controller of that name
 */
gboolean
cb_controller_parse (const char   *id,
                     CbController *controller)
{
  for (CbController i = 0; i < CB_N_CONTROLLERS; i++)
    if (g_str_equal (ids[i], id))
      {
        *controller = i;
        return TRUE;
      }

  return FALSE;
}
