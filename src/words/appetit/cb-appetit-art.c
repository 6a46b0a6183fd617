/* cb-appetit-art.c - Bon Appétit!: which picture shows a card
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-art.h"

static const char *const pictures[CB_APPETIT_N_CARDS] = {
  [CB_APPETIT_CHEESE] = "appetit/cheese",
  [CB_APPETIT_MOUSE_1] = "appetit/mouse-1",
  [CB_APPETIT_MOUSE_2] = "appetit/mouse-2",
  [CB_APPETIT_MOUSE_3] = "appetit/mouse-3",
  [CB_APPETIT_CAT] = "appetit/cat",
};

/**
 * cb_appetit_find_art:
 * @card: a card
 *
 * Returns: (transfer none): the name of its picture, a string that is never freed
 */
const char *
cb_appetit_find_art (CbAppetitCard card)
{
  return pictures[card];
}
