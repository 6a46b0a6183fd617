/* cb-rescue-rules.c - Cheese Rescue: the rules in our own words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-rules.h"

#include <glib/gi18n.h>

const CbRulesSection cb_rescue_rules[CB_RESCUE_N_RULES] = {
  {
    N_("The Aim"),
    N_("Dogs scare cats, cats chase mice, and mice eat cheese. Have more points of cheese left "
       "on the table than anyone else when all is over."),
    { "rescue/dog", "rescue/cat", "rescue/mouse", "rescue/cheese-0" },
  },
  {
    N_("Your Cards"),
    N_("Every player has six cheeses of one shape, worth 1, 1, 1, 2, 2 and 3 points, and draws two "
       "animals from the draw pile: eight cards in hand."),
    { "rescue/cheese-0", "rescue/cheese-1", "rescue/cheese-2", "rescue/cheese-3" },
  },
  {
    N_("Your Turn"),
    N_("Lay one card from your hand on a free cell that shares a side with a card already laid. "
       "Then draw the top card of the draw pile, as long as there is one."),
    { "rescue/start", "rescue/back" },
  },
  {
    N_("The Playing Area"),
    N_("It is a square: 5 by 5 cards for two players, 6 by 6 for three, 7 by 7 for four. Nobody "
       "knows at first where its edges will be: no row and no column may become longer than its "
       "side. Two and four players begin next to the start card; the first of three players "
       "lays a card anywhere. In words, a cell has a row, counted from above, and a column, "
       "counted from the left; it keeps these numbers while the area grows."),
    { "rescue/start" },
  },
  {
    N_("The Count"),
    N_("When the square is full, everyone has laid twelve cards and keeps three, which no longer "
       "matter. First every cat next to a dog leaves. Then every mouse next to a cat that is "
       "still there leaves. Last, every cheese next to a mouse that is still there is eaten, "
       "whoever laid it. “Next to” means sharing a side, unless you chose that corners count too."),
    { "rescue/dog", "rescue/cat", "rescue/mouse" },
  },
  {
    N_("The Winner"),
    N_("Add up the points of your cheeses that are left. The most points win; if there is a tie, "
       "the most cheeses; and if there is still a tie, the victory is shared."),
    { "points/1", "points/2", "points/3" },
  },
};
