/* cb-rescue-rules.c - Cheese Rescue: the rules in our own words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-text.h"

#include <glib/gi18n.h>

const CbRulesSection cb_rescue_rules[CB_RESCUE_N_RULES] = {
  {
    /* Translators: the rules: headings, texts and captions. Eight-year-olds read them: no
     * sentence has more than 18 words. */
    N_("The Aim"),
    N_("Dogs scare cats. Cats chase mice. Mice eat cheese. Keep your own cheeses safe. At "
       "the end, whoever has the most cheese points left on the table wins."),
    { "rescue/dog", "rescue/cat", "rescue/mouse", "rescue/cheese-0" },
    { "rescue-aim", "rescue-grid", 1.0,
      N_("The cat chases both mice away, so the cheeses beside them are safe."), 0 },
  },
  {
    N_("Your Cards"),
    N_("Every player has six cheeses of one shape. They are worth 1, 1, 1, 2, 2 and 3 "
       "points. Every player also draws two cards from the draw pile. These are dogs, cats "
       "and mice. So everyone begins with eight cards."),
    { "rescue/cheese-0", "rescue/cheese-1", "rescue/cheese-2", "rescue/cheese-3" },
    { "rescue-cards", "rescue-hand", 0.5,
      N_("Ada begins with six cheeses and two animals."), 0 },
  },
  {
    N_("Your Turn"),
    N_("Play one card from your hand. Put it on a free space that shares a side with "
       "another card. Then draw the top card of the draw pile. When the pile is empty, "
       "nobody draws any more."),
    { NULL },
    { "rescue-turn", NULL, 1.3, NULL, 1u << CB_RESCUE_EVENT_LAID | 1u << CB_RESCUE_EVENT_DRAWN },
  },
  {
    N_("The Playing Area"),
    N_("The cards fill a square. It is 5 by 5 cards for two players. It is 6 by 6 for three "
       "players, and 7 by 7 for four. At first nobody knows where its edges will be. No row "
       "or column may become longer than the side of the square. Two or four players begin "
       "next to the start card. Three players have no start card, so their first card goes "
       "anywhere. Rows are counted from the top, and columns from the left. A space keeps "
       "its numbers while the area grows."),
    { NULL },
    { "rescue-area", "rescue-grid", 1.0, NULL, 1u << CB_RESCUE_EVENT_LAID },
  },
  {
    N_("The Count"),
    N_("The game ends when the square is full. Everyone has played twelve cards. The three "
       "cards left in each hand no longer matter. First, every cat next to a dog leaves. "
       "Then every mouse next to a cat that is still there leaves. Last, every cheese next "
       "to a mouse that is still there is eaten. It does not matter whose cheese it is. "
       "“Next to” means sharing a side. With an option, corners count too."),
    { NULL },
    { "rescue-count", "rescue-grid", 1.0, NULL,
      1u << CB_RESCUE_EVENT_SCARED |
      1u << CB_RESCUE_EVENT_CHASED |
      1u << CB_RESCUE_EVENT_EATEN },
  },
  {
    N_("The Winner"),
    N_("Add up the points of your cheeses that are left. Whoever has the most points wins. "
       "In a tie, whoever has the most cheeses left wins. If there is still a tie, those "
       "players share the victory."),
    { "points/1", "points/2", "points/3" },
    { "rescue-winner", "rescue-grid", 1.0, NULL, 0 },
  },
};
