/* cb-chateau-rules.c - Château Roquefort: the rules in our own words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-text.h"

#include <glib/gi18n.h>

const CbRulesSection cb_chateau_rules[CB_CHATEAU_N_RULES] = {
  {
    /* Translators: the rules: headings, texts and captions. Eight-year-olds read them: no
     * sentence has more than 18 words. */
    N_("The Aim"),
    N_("Seven kinds of cheese lie under the roofs of an old castle. Bring two of your mice "
       "to the same kind at the same time. Then you collect that cheese. Be the first to "
       "collect four different cheeses."),
    { "chateau/cheese-1", "chateau/cheese-2", "chateau/cheese-3", "chateau/mouse-0" },
    { "chateau-aim", "chateau-grid", 1.0, NULL,
      1u << CB_CHATEAU_EVENT_COLLECTED |
      1u << CB_CHATEAU_EVENT_OVER },
  },
  {
    N_("The Castle"),
    N_("The castle has eighteen rooms, all under roofs. A roof of tiles covers two spaces. "
       "A roof of straw covers three, and a roof of copper four. The stone spaces never "
       "move. In all other spaces there are tiles that slide. A tile has a cheese, or "
       "nothing, or a mousetrap. One more tile, the spare, lies beside the castle. The "
       "towers in the corners are the only way in."),
    { "chateau/roof-tile-h", "chateau/roof-copper", "chateau/floor", "chateau/tower" },
    { "chateau-castle", NULL, 1.2,
      N_("Ada has lifted two roofs. The spare tile, a mousetrap, lies beside the castle."), 0 },
  },
  {
    N_("Your Mice"),
    N_("You have four mice. Before the first turn, every player puts one mouse into a free "
       "tower. The others wait outside."),
    { "chateau/mouse-0", "chateau/mouse-1", "chateau/mouse-2", "chateau/mouse-3" },
    { "chateau-mice", "chateau-grid", 1.0, NULL, 1u << CB_CHATEAU_EVENT_ENTERED },
  },
  {
    N_("Your Turn"),
    N_("You have four actions. Use at least one, then end your turn. You may lift a roof. "
       "You may bring a waiting mouse into a free tower. You may move a mouse. You may push "
       "a row or column, but only once a turn. Choose any order you like."),
    { "chateau/pip", "chateau/pip-spent" },
    { "chateau-turn", NULL, 1.2, NULL,
      1u << CB_CHATEAU_EVENT_LIFTED |
      1u << CB_CHATEAU_EVENT_MOVED |
      1u << CB_CHATEAU_EVENT_ENTERED |
      1u << CB_CHATEAU_EVENT_PUSHED },
  },
  {
    N_("Lifting a Roof"),
    N_("You may lift the roof of a room that one of your mice touches. A side or a corner "
       "is enough. Now everybody sees what lies there."),
    { NULL },
    { "chateau-lift", "chateau-grid", 1.0, NULL, 1u << CB_CHATEAU_EVENT_LIFTED },
  },
  {
    N_("Moving"),
    N_("A mouse moves to a free space that shares a side with its own. It moves only where "
       "there is no roof. It never steps into a mousetrap or back into a tower. If other "
       "mice are in the way, it may run over them to a free space. Every space that it "
       "enters costs one action."),
    { NULL },
    { "chateau-move", "chateau-grid", 1.0, NULL, 1u << CB_CHATEAU_EVENT_MOVED },
  },
  {
    N_("Pushing"),
    N_("Push the spare tile into the castle at one of the twelve arrows. The whole row or "
       "column slides by one space, under closed roofs too. The mice stay where they are. A "
       "tile drops out at the other end and is the new spare. Is there a mousetrap under a "
       "mouse now? Then that mouse falls into the cellar and is out of the game."),
    { "chateau/arrow", "chateau/trap", "chateau/cellar" },
    { "chateau-push", NULL, 1.2, NULL,
      1u << CB_CHATEAU_EVENT_PUSHED |
      1u << CB_CHATEAU_EVENT_DROPPED |
      1u << CB_CHATEAU_EVENT_FELL },
  },
  {
    N_("Collecting"),
    N_("After every action, any mouse on a mousetrap falls first. Then look for two mice of "
       "one player on the same cheese. That player collects this cheese, even on somebody "
       "else’s turn. Nobody collects the same cheese twice."),
    { "chateau/cheese-4", "chateau/cheese-4" },
    { "chateau-collect", "chateau-grid", 1.0, NULL,
      1u << CB_CHATEAU_EVENT_MOVED |
      1u << CB_CHATEAU_EVENT_COLLECTED },
  },
  {
    N_("Closing the Roofs"),
    N_("At the end of a turn, every open room without a mouse gets its roof back. That "
       "costs nothing. Remember what was there!"),
    { "chateau/roof-straw-h" },
    { "chateau-close", "chateau-grid", 1.0, NULL, 1u << CB_CHATEAU_EVENT_CLOSED },
  },
  {
    N_("The End"),
    N_("The game ends at once when a player has four different cheeses. That player wins. "
       "For a longer game you can choose five or six cheeses. The game also ends at once "
       "when a player loses a third mouse. Then only the players who lost fewer mice can "
       "win. Of these, the one with the most cheeses wins. In a tie, the one who has waited "
       "longest for a turn wins."),
    { "chateau/cheese-5", "chateau/cheese-6", "chateau/cheese-7", "chateau/cellar" },
    { "chateau-end", "chateau-grid", 1.0, NULL,
      1u << CB_CHATEAU_EVENT_FELL |
      1u << CB_CHATEAU_EVENT_OVER },
  },
};
