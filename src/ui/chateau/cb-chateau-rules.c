/* cb-chateau-rules.c - Château Roquefort: the rules in our own words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-rules.h"

#include <glib/gi18n.h>

const CbRulesSection cb_chateau_rules[CB_CHATEAU_N_RULES] = {
  {
    N_("The Aim"),
    N_("Seven kinds of cheese lie under the roofs of an old castle. Be the first to collect four "
       "different ones: bring two of your mice to the same kind at the same time."),
    { "chateau/cheese-1", "chateau/cheese-2", "chateau/cheese-3", "chateau/mouse-0" },
  },
  {
    N_("The Castle"),
    N_("Eighteen rooms of two, three or four cells lie under roofs of tiles, straw or copper. "
       "The stone cells are solid floor, where nothing can happen. Under all others there are "
       "tiles that slide: with a cheese, with nothing, or with a mousetrap. One more tile, the "
       "spare, lies beside the castle. The towers in the corners are the only way in."),
    { "chateau/roof-tile-h", "chateau/roof-copper", "chateau/floor", "chateau/tower" },
  },
  {
    N_("Your Mice"),
    N_("You have four mice. Before the first turn every player puts one of them into a free "
       "tower. The others wait outside."),
    { "chateau/mouse-0", "chateau/mouse-1", "chateau/mouse-2", "chateau/mouse-3" },
  },
  {
    N_("Your Turn"),
    N_("Spend one to four actions, in any order, then end your turn. An action is: lift the roof "
       "of a room that one of your mice touches, by side or corner; let a waiting mouse enter a "
       "free tower; move a mouse to a free cell beside it; or push a line, once in a turn at "
       "most."),
    { "chateau/pip", "chateau/pip-spent" },
  },
  {
    N_("Moving"),
    N_("Mice walk through open rooms, never into a mousetrap and never back into a tower. Where "
       "other mice stand, yours may run on across them to the first free cell. Every cell it "
       "enters costs one action."),
    { "chateau/mouse-1", "chateau/tile", "chateau/mouse-2" },
  },
  {
    N_("Pushing"),
    N_("Push the spare tile into the castle at one of the twelve arrows. The whole row or column "
       "slides on under the mice, who stay where they are, and the tile that drops out at the "
       "other end is the new spare. A mouse that has a mousetrap under it now falls into the "
       "cellar and is out of the game."),
    { "chateau/arrow", "chateau/trap", "chateau/cellar" },
  },
  {
    N_("Collecting and Closing"),
    N_("After every action, first mice fall; then every player whose mice stand on two tiles of "
       "one cheese collects that cheese, also in the turn of somebody else. At the end of a turn "
       "every open room without a mouse gets its roof back: remember what was there!"),
    { "chateau/cheese-4", "chateau/cheese-4", "chateau/roof-straw-h" },
  },
  {
    N_("The End"),
    N_("The game ends at once when a player has four different cheeses, or five or six if you "
       "chose a longer game. It also ends at once when the third mouse of one player falls: then, "
       "of those who lost fewer, the one with the most cheeses wins; if there is a tie, the one "
       "who has waited longest for a turn."),
    { "chateau/cheese-5", "chateau/cheese-6", "chateau/cheese-7", "chateau/cellar" },
  },
};
