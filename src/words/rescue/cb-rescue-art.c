/* cb-rescue-art.c - Cheese Rescue: which picture shows a card
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-art.h"

static const char *const pictures[] = {
  [CB_RESCUE_DOG] = "rescue/dog",
  [CB_RESCUE_CAT] = "rescue/cat",
  [CB_RESCUE_MOUSE] = "rescue/mouse",
  [CB_RESCUE_START] = "rescue/start",
};

/**
 * cb_rescue_find_art:
 * @card: an animal or the start card
 *
 * Returns: (transfer none): the name of its picture, a string that is never freed
 */
const char *
cb_rescue_find_art (CbRescueCard card)
{
  g_return_val_if_fail ((guint) card < G_N_ELEMENTS (pictures), NULL);

  return pictures[card];
}
