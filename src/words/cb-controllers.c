/* cb-controllers.c - who can decide for a seat, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-controllers.h"

#include <glib/gi18n.h>

static const char *const titles[CB_N_CONTROLLERS] = {
  /* Translators: who plays a seat: a person, or the computer at one of three levels; there is
   * little room. */
  [CB_CONTROLLER_HUMAN] = NC_("player", "Human"),
  [CB_CONTROLLER_EASY] = NC_("player", "Computer, Easy"),
  [CB_CONTROLLER_MEDIUM] = NC_("player", "Computer, Medium"),
  [CB_CONTROLLER_HARD] = NC_("player", "Computer, Hard"),
};

/* Where luck alone decides, one computer player is as good as another. */
static const CbController without_levels[] = { CB_CONTROLLER_HUMAN, CB_CONTROLLER_MEDIUM };

/**
 * cb_controllers_get_n:
 * @kind: a game
 *
 * Returns: how many there are to choose from
 */
guint
cb_controllers_get_n (const CbKind *kind)
{
  return kind->luck ? G_N_ELEMENTS (without_levels) : CB_N_CONTROLLERS;
}

/**
 * cb_controllers_get:
 * @kind: a game
 * @index: less than cb_controllers_get_n()
 *
 * Returns: one of those that can be chosen
 */
CbController
cb_controllers_get (const CbKind *kind,
                    guint         index)
{
  g_return_val_if_fail (index < cb_controllers_get_n (kind), CB_CONTROLLER_HUMAN);

  return kind->luck ? without_levels[index] : (CbController) index;
}

/**
 * cb_controllers_find:
 * @kind: a game
 * @controller: who decides
 *
 * Returns: which of those that can be chosen plays like that
 */
guint
cb_controllers_find (const CbKind *kind,
                     CbController  controller)
{
  g_return_val_if_fail (controller < CB_N_CONTROLLERS, 0);

  if (kind->luck)
    return controller == CB_CONTROLLER_HUMAN ? 0 : 1;

  return controller;
}

/**
 * cb_controllers_get_title:
 * @kind: a game
 * @controller: who decides
 *
 * Returns: its name for people, with its level where that means anything
 */
const char *
cb_controllers_get_title (const CbKind *kind,
                          CbController  controller)
{
  g_return_val_if_fail (controller < CB_N_CONTROLLERS, NULL);

  if (kind->luck && controller != CB_CONTROLLER_HUMAN)
    return C_("player", "Computer");

  return g_dpgettext2 (NULL, "player", titles[controller]);
}
