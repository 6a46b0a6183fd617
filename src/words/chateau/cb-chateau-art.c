/* cb-chateau-art.c - Château Roquefort: which picture shows a tile or a mouse
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-art.h"

static const char *const tiles[] = {
  [CB_CHATEAU_TILE_EMPTY] = "chateau/tile",
  "chateau/cheese-1", "chateau/cheese-2", "chateau/cheese-3", "chateau/cheese-4",
  "chateau/cheese-5", "chateau/cheese-6", "chateau/cheese-7",
  [CB_CHATEAU_TILE_TRAP] = "chateau/trap",
  [CB_CHATEAU_TILE_SOLID] = "chateau/floor",
  [CB_CHATEAU_TILE_HIDDEN] = "chateau/hidden",
};

static const char *const mice[CB_CHATEAU_MAX_SEATS] = {
  "chateau/mouse-0", "chateau/mouse-1", "chateau/mouse-2", "chateau/mouse-3",
};

/**
 * cb_chateau_find_art:
 * @tile: a tile
 *
 * Returns: (transfer none): the name of the picture of what lies in a cell, a cheese without
 *   its tile; a string that is never freed
 */
const char *
cb_chateau_find_art (guint tile)
{
  g_return_val_if_fail (tile < G_N_ELEMENTS (tiles), NULL);

  return tiles[tile];
}

const char *
cb_chateau_find_mouse_art (CbSeat seat)
{
  g_return_val_if_fail (seat >= 0 && seat < CB_CHATEAU_MAX_SEATS, NULL);

  return mice[seat];
}
