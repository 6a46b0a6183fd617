/* cb-appetit-rules.c - Bon Appétit!: the rules in our own words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-rules.h"

#include <glib/gi18n.h>

const CbRulesSection cb_appetit_rules[CB_APPETIT_N_RULES] = {
  {
    N_("The Aim"),
    N_("Mice are after the cheese, and cats are after the mice. Win piles of cards by catching "
       "mice, or by having yours escape. Whoever has the most cards at the end wins."),
    { "appetit/cheese", "appetit/mouse-2", "appetit/cat" },
  },
  {
    N_("Your Pack"),
    N_("All cards but one are dealt out. Your pack lies face down, and nobody may look into it. "
       "The last card is laid face up and begins the common pile. Two or three players use the "
       "red cards alone and five mouse tokens; more players use all cards and nine tokens."),
    { "appetit/back-red", "appetit/back-blue", "appetit/token" },
  },
  {
    N_("Your Turn"),
    N_("Turn the top card of your pack onto the common pile. There is nothing to choose: luck "
       "decides. After a cheese, or a cat with no mouse to catch, it is the next player’s turn."),
    { "appetit/cheese", "appetit/cat" },
  },
  {
    N_("A Mouse!"),
    N_("A mouse begins a chase. It shows one, two or three paws: the next player has as many "
       "tries to find a cat, one card after the other."),
    { "appetit/mouse-1", "appetit/mouse-2", "appetit/mouse-3" },
  },
  {
    N_("Cat, Mouse or Only Cheese"),
    N_("A cat catches the mouse: the chaser puts the whole common pile under their pack and takes "
       "a mouse token. Another mouse ends the tries at once: now the player after that chases it, "
       "with as many tries as it has paws. And if all the tries bring only cheese, the mouse "
       "escapes: the player who turned it takes the pile, but no token."),
    { "appetit/cat", "appetit/mouse-3", "appetit/cheese" },
  },
  {
    N_("A New Pile"),
    N_("Whoever took the pile begins the next one with a card of their own. If that is a mouse, "
       "the chase is on again. You may choose before the game that the player of a mouse that "
       "escapes takes only the cards under it: then the rest of the pile stays."),
    { "appetit/back-red", "appetit/mouse-1" },
  },
  {
    N_("The End"),
    N_("The game is over at once when the last mouse token is taken, or when a player has no cards "
       "left. What still lies on the common pile is nobody’s. The most cards win; if there is a "
       "tie, the most tokens; and if there is still a tie, the victory is shared."),
    { "appetit/token" },
  },
};
