/* cb-appetit-rules.c - Bon Appétit!: the rules in our own words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-text.h"

#include <glib/gi18n.h>

const CbRulesSection cb_appetit_rules[CB_APPETIT_N_RULES] = {
  {
    /* Translators: the rules: headings, texts and captions. Eight-year-olds read them: no
     * sentence has more than 18 words. */
    N_("The Aim"),
    N_("Mice are after the cheese. Cats are after the mice. Catch a mouse, and you win the "
       "pile of cards. You also win it when your own mouse escapes. At the end, whoever has "
       "the most cards wins."),
    { "appetit/cheese", "appetit/mouse-2", "appetit/cat" },
    { "appetit-aim", NULL, 1.25, NULL,
      1u << CB_APPETIT_EVENT_CAUGHT |
      1u << CB_APPETIT_EVENT_TOOK },
  },
  {
    N_("Your Pack"),
    N_("All cards but one are dealt out. Your pack lies face down, and nobody may look at "
       "the cards. The last card is turned face up. It begins the common pile. Two or three "
       "players use only the cards with red backs, and five mouse tokens. More players use all the "
       "cards, and nine tokens."),
    { "appetit/back-red", "appetit/back-blue", "appetit/token" },
    { "appetit-pack", NULL, 1.25,
      N_("Three players have their packs, and one card lies on the common pile."), 0 },
  },
  {
    N_("Your Turn"),
    N_("Turn over the top card of your pack. Put it on the common pile. There is nothing to "
       "choose: luck decides. After a cheese, it is the next player’s turn. After a cat "
       "with no mouse to catch, it is the next player’s turn too."),
    { NULL },
    { "appetit-turn", NULL, 1.25, NULL, 1u << CB_APPETIT_EVENT_TURNED },
  },
  {
    N_("A Mouse!"),
    N_("A mouse begins a chase. It has one, two or three paws. The next player must find a "
       "cat to catch it. That player turns over cards, one after the other. There are as "
       "many tries as the mouse has paws."),
    { "appetit/mouse-1", "appetit/mouse-2", "appetit/mouse-3" },
    { "appetit-mouse", NULL, 1.25, NULL,
      1u << CB_APPETIT_EVENT_TURNED |
      1u << CB_APPETIT_EVENT_BEGUN },
  },
  {
    N_("A Cat"),
    N_("A cat catches the mouse. The player who turned it over puts the whole common pile "
       "under their pack. That player also takes a mouse token."),
    { NULL },
    { "appetit-cat", NULL, 1.25, NULL,
      1u << CB_APPETIT_EVENT_MISSED |
      1u << CB_APPETIT_EVENT_CAUGHT |
      1u << CB_APPETIT_EVENT_TOOK |
      1u << CB_APPETIT_EVENT_TOKEN },
  },
  {
    N_("Another Mouse"),
    N_("Sometimes a new mouse comes in the middle of a chase. Then the first mouse no "
       "longer matters. Now the next player chases the new mouse. There are as many tries "
       "as the new mouse has paws."),
    { NULL },
    { "appetit-another", NULL, 1.25, NULL, 1u << CB_APPETIT_EVENT_PASSED },
  },
  {
    N_("Only Cheese"),
    N_("If all the tries bring only cheese, the mouse escapes. The player who turned over "
       "the mouse takes the whole pile, but no token. There is an option: that player takes "
       "only the cards under the mouse. The rest of the pile then stays. A mouse that "
       "begins the game belongs to nobody. If it escapes, the pile stays."),
    { NULL },
    { "appetit-escape", NULL, 1.25, NULL,
      1u << CB_APPETIT_EVENT_MISSED |
      1u << CB_APPETIT_EVENT_ESCAPED |
      1u << CB_APPETIT_EVENT_TOOK },
  },
  {
    N_("A New Pile"),
    N_("Whoever took the pile turns over their next card at once. It begins a new pile. If "
       "it is a mouse, a new chase begins."),
    { NULL },
    { "appetit-new", NULL, 1.25, NULL,
      1u << CB_APPETIT_EVENT_TURNED |
      1u << CB_APPETIT_EVENT_BEGUN },
  },
  {
    N_("The End"),
    N_("The game ends at once when the last mouse token is taken. It also ends at once when "
       "a player has no cards left. Cards still on the common pile belong to nobody. Whoever "
       "has the most cards wins. In a tie, whoever has the most tokens wins. If there is "
       "still a tie, those players share the victory."),
    { "appetit/token" },
    { "appetit-end", NULL, 1.25, NULL,
      1u << CB_APPETIT_EVENT_TOKEN |
      1u << CB_APPETIT_EVENT_OVER },
  },
};
