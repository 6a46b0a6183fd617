/* cb-kind.h - the whole interface of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "cb-deal.h"
#include "cb-error.h"
#include "cb-event.h"
#include "cb-option.h"
#include "cb-random.h"

G_BEGIN_DECLS

/**
 * CbState:
 *
 * A position: opaque bytes, as many as the kind says, without pointers.
 * Copying the bytes copies the position.
 */
typedef struct _CbState CbState;

/**
 * CbMove:
 *
 * A move, meaningful to its game alone. The same move has the same number in
 * every position that looks the same to the player who makes it.
 */
typedef guint64 CbMove;

/* The most moves that a trail holds. */
#define CB_TRAIL_LENGTH 64

/**
 * CbTrail:
 * @n: how many moves there are
 * @move: the moves
 * @seat: who made them
 *
 * The moves of a game that was played on while judging a position.
 */
typedef struct
{
  guint  n;
  CbMove move[CB_TRAIL_LENGTH];
  CbSeat seat[CB_TRAIL_LENGTH];
} CbTrail;

/* What no name of a spot stands for. */
#define CB_SPOT_NONE (-1)

/**
 * CbKind:
 * @id: its name in records and preferences, for ever
 * @name: its name for people, as published
 * @state_size: bytes of a position
 * @min_seats: the fewest players
 * @max_seats: the most players
 * @max_plies: no game has more moves than this; 0 where the rules set no limit
 * @deal_keys: the names of what a record's deal holds, closed by %NULL where
 *   there are fewer than %CB_DEAL_MAX_KEYS
 * @options: what can be chosen before a game
 * @n_options: how many that are
 * @luck: whether luck alone decides: there never is more than one move. Then no
 *   player is better than another, there is no hint to give and nothing to take back,
 *   and the same deal always ends in the same way
 * @fewer_ranks_first: whether a lower tiebreak stands better than a higher one
 * @deal: fills in the texts of @deal, in which seats and first are set
 * @setup: makes the first position, or says what is wrong with the deal and
 *   leaves @state undefined
 * @to_move: whose turn it is, or %CB_SEAT_NONE when the game is over
 * @list_moves: appends the legal moves, in an order that is always the same;
 *   none when the game is over
 * @apply: plays a move, which must be legal
 * @score: what counts first for a seat; in mid-game, as if it ended here
 * @tiebreak: what is told beside the score: the second count, or for some games
 *   a circumstance of how it ended
 * @winners: the winning seats as bits; 0 while the game is under way
 * @playout: plays random moves to the end, but no more than @max_plies, without
 *   allocating; returns how many
 * @judge: (nullable): writes the share of the win that each seat can expect, as
 *   far as one look, or one game played on from here, can tell; a clear win may
 *   count more than a narrow one. What is not known yet may decide that game,
 *   but is not looked at. May change @state. Where it plays on it adds the moves
 *   to @trail, which is empty before. Without it random games are played
 * @plies_to_end: (nullable): how many moves are left until the game is over, if
 *   that is certain, two play, and nothing is hidden from the viewer; otherwise 0
 * @hash: (nullable): the same number for positions that play alike, a different
 *   one for others, but for very rare chance; must be there with @plies_to_end
 * @hash_view: (nullable): a number that is the same for positions in which the
 *   same moves were made in another order and which look alike to every player,
 *   what was hidden at first being left out
 * @conceal: deals anew, at random, all that the viewer cannot know; the outcome
 *   follows from what the viewer knows and the random numbers alone
 * @format_move: a legal move as records hold it
 * @format_state: the position in words of its own, for tests and reports; for a
 *   viewer only what that seat knows, for %CB_SEAT_NONE all of it. “turn” and a
 *   letter in it say whose turn it is, “-” nobody's
 * @tell: appends what happens when a legal move is played, in the order of acting
 *   it out; the last event of a game says that it is over. Where some of the
 *   position is hidden, for a preview, that stays hidden in the events
 * @tell_opening: appends how the first position came about, for a new game: the
 *   deal, as far as there is something to see
 * @undeal: takes the first position back to what lay on the table before the opening
 * @enact: changes a position by one event. All events of a move, one after the
 *   other, give what @apply gives but for whose turn it is; so the position
 *   between two of them is what lies on the table then; those of the opening lead
 *   from what @undeal gives to the first position. Events that only tell what came of
 *   others, or how the game ended, change nothing
 * @format_event: an event of a game to which @state belongs, as text
 * @formality: whether a single move is left that is no decision and shows nothing
 *   new, so that nobody needs to be asked for it, and which
 * @recall: (nullable): takes out of @past, a copy of an earlier position, whatever
 *   could be seen then and is not to be seen @now any more, where players are to
 *   remember it. What is left is for looking at alone: nothing can be played there
 * @find_spot: the number by which the board of the game knows what lessons point at by
 *   a name, such as a space or the draw pile; %CB_SPOT_NONE where there is no such thing
 *
 * Every function may be called from any thread. Those that take a constant
 * position leave every byte of it as it is.
 */
typedef struct
{
  const char     *id;
  const char     *name;
  gsize           state_size;
  guint           min_seats;
  guint           max_seats;
  guint           max_plies;
  const char     *deal_keys[CB_DEAL_MAX_KEYS];
  const CbOption *options;
  guint           n_options;
  gboolean        luck;
  gboolean        fewer_ranks_first;

  void     (*deal)         (CbDeal           *deal,
                            const CbRuleset  *ruleset,
                            CbRandom         *random);
  gboolean (*setup)        (CbState          *state,
                            const CbRuleset  *ruleset,
                            const CbDeal     *deal,
                            GError          **error);
  CbSeat   (*to_move)      (const CbState    *state);
  void     (*list_moves)   (const CbState    *state,
                            GArray           *moves);
  void     (*apply)        (CbState          *state,
                            CbMove            move);
  int      (*score)        (const CbState    *state,
                            CbSeat            seat);
  int      (*tiebreak)     (const CbState    *state,
                            CbSeat            seat);
  guint    (*winners)      (const CbState    *state);
  guint    (*playout)      (CbState          *state,
                            CbRandom         *random,
                            guint             max_plies);
  void     (*judge)        (CbState          *state,
                            CbRandom         *random,
                            CbTrail          *trail,
                            double            shares[CB_MAX_SEATS]);
  guint    (*plies_to_end) (const CbState    *state,
                            CbSeat            viewer);
  guint64  (*hash)         (const CbState    *state);
  guint64  (*hash_view)    (const CbState    *state);
  void     (*conceal)      (CbState          *state,
                            CbSeat            viewer,
                            CbRandom         *random);
  char *   (*format_move)  (const CbState    *state,
                            CbMove            move);
  char *   (*format_state) (const CbState    *state,
                            CbSeat            viewer);
  void     (*tell)         (const CbState    *before,
                            CbMove            move,
                            GArray           *events);
  void     (*tell_opening) (const CbState    *first,
                            GArray           *events);
  void     (*undeal)       (CbState          *first);
  void     (*enact)        (CbState          *state,
                            const CbEvent    *event);
  void     (*format_event) (const CbState    *state,
                            const CbEvent    *event,
                            CbEventText      *text);
  gboolean (*formality)    (const CbState    *state,
                            CbMove           *move);
  void     (*recall)       (CbState          *past,
                            const CbState    *now);
  int      (*find_spot)    (const CbState    *state,
                            const char       *name);
} CbKind;

guint           cb_kind_get_n_deal_keys (const CbKind     *self);
const CbOption *cb_kind_find_option     (const CbKind     *self,
                                         const char       *id,
                                         guint            *index);
void            cb_kind_reset_ruleset   (const CbKind     *self,
                                         guint             n_seats,
                                         CbRuleset        *ruleset);
gboolean        cb_kind_applies         (const CbKind     *self,
                                         guint             index,
                                         const CbRuleset  *ruleset,
                                         guint             n_seats);
void            cb_kind_settle_ruleset  (const CbKind     *self,
                                         guint             n_seats,
                                         CbRuleset        *ruleset);

CbState        *cb_kind_new_state       (const CbKind     *self) G_GNUC_WARN_UNUSED_RESULT;
CbState        *cb_kind_copy_state      (const CbKind     *self,
                                         const CbState    *state) G_GNUC_WARN_UNUSED_RESULT;
CbDeal         *cb_kind_new_deal        (const CbKind     *self,
                                         const CbRuleset  *ruleset,
                                         guint             n_seats,
                                         guint             first,
                                         CbRandom         *random) G_GNUC_WARN_UNUSED_RESULT;

GArray         *cb_kind_dup_moves       (const CbKind     *self,
                                         const CbState    *state) G_GNUC_WARN_UNUSED_RESULT;
GArray         *cb_kind_dup_events      (const CbKind     *self,
                                         const CbState    *before,
                                         CbMove            move) G_GNUC_WARN_UNUSED_RESULT;
gboolean        cb_kind_is_legal        (const CbKind     *self,
                                         const CbState    *state,
                                         CbMove            move);
gboolean        cb_kind_parse_move      (const CbKind     *self,
                                         const CbState    *state,
                                         const char       *text,
                                         CbMove           *move,
                                         GError          **error);

guint           cb_winners_by_count     (const CbKind     *self,
                                         const CbState    *state,
                                         guint             n_seats);

void            cb_kind_rank            (const CbKind     *self,
                                         const CbState    *state,
                                         guint             n_seats,
                                         CbSeat            order[CB_MAX_SEATS],
                                         guint             ranks[CB_MAX_SEATS]);

G_END_DECLS
