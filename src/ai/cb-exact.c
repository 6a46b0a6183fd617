/* cb-exact.c - perfect play of the last moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-exact.h"

#include <stdlib.h>
#include <string.h>

/* The table of what was found out, a power of two. */
#define N_ENTRIES  (1u << 17)

/* The longest end that is played, and the most moves in one position there. */
#define MAX_DEPTH  12
#define MAX_MOVES  512

/* Positions between two questions whether to stop, a power of two. */
#define N_BETWEEN  256

/**
 * Answer:
 * @ANSWER_NO: the seat cannot reach the aim against the best defence
 * @ANSWER_YES: it can
 * @ANSWER_UNKNOWN: the budget was spent before that was clear
 */
typedef enum
{
  ANSWER_NO,
  ANSWER_YES,
  ANSWER_UNKNOWN,
} Answer;

/**
 * Entry:
 * @hash: the position, and the aim
 * @answer: what was found out
 */
typedef struct
{
  guint64 hash;
  guint32 answer;
} Entry;

/**
 * Aim:
 * @share: the least share of the win that is asked for
 * @salt: keeps the answers for different aims apart
 */
typedef struct
{
  double  share;
  guint64 salt;
} Aim;

/* What there is to be won by two: from the best to the last. */
static const Aim aims[] = {
  { 1.0, G_GUINT64_CONSTANT (0x9e3779b97f4a7c15) },
  { 0.5, G_GUINT64_CONSTANT (0xd1b54a32d192ed03) },
};

/**
 * Solver:
 * @kind: the game
 * @seat: whose aim it is
 * @aim: what is asked for
 * @states: the position at each depth
 * @moves: room for lists of moves
 * @table: what was found out before
 * @positions: positions that were looked at
 * @max_positions: when to give up
 * @stop: asked whether to give up at once
 * @stop_data: for @stop
 */
typedef struct
{
  const CbKind *kind;
  CbSeat        seat;
  const Aim    *aim;
  guint8       *states;
  GArray       *moves;
  Entry        *table;
  guint         positions;
  guint         max_positions;
  CbStopFunc    stop;
  gpointer      stop_data;
} Solver;

/**
 * Candidate:
 * @move: a move
 * @lead: by how much it lets the player lead, or follow, if the game ended here
 */
typedef struct
{
  CbMove move;
  int    lead;
} Candidate;

static CbState *
get_state (const Solver *self,
           guint         depth)
{
  return (CbState *) (self->states + depth * self->kind->state_size);
}

static CbState *
play (const Solver *self,
      guint         depth,
      CbMove        move)
{
  CbState *after = get_state (self, depth + 1);

  memcpy (after, get_state (self, depth), self->kind->state_size);
  self->kind->apply (after, move);

  return after;
}

static int
compare_candidates_cb (gconstpointer a,
                       gconstpointer b)
{
  const Candidate *first = a, *second = b;

  return (first->lead < second->lead) - (first->lead > second->lead);
}

/* What seems best for the player to move comes first: then a proof is short. */
static guint
list_candidates (const Solver *self,
                 guint         depth,
                 Candidate    *candidates)
{
  const CbState *state = get_state (self, depth);
  CbSeat mover = self->kind->to_move (state);
  guint n;

  g_array_set_size (self->moves, 0);
  self->kind->list_moves (state, self->moves);
  n = MIN (self->moves->len, MAX_MOVES);

  for (guint i = 0; i < n; i++)
    {
      CbMove move = g_array_index (self->moves, CbMove, i);
      const CbState *after = play (self, depth, move);
      CbSeat other = self->kind->to_move (after);

      candidates[i] = (Candidate) { move, 0 };
      if (other != CB_SEAT_NONE)
        candidates[i].lead = self->kind->score (after, mover) - self->kind->score (after, other);
    }
  qsort (candidates, n, sizeof (Candidate), compare_candidates_cb);

  return n;
}

static Answer
answer_end (const Solver  *self,
            const CbState *state)
{
  guint winners = self->kind->winners (state);
  double share = winners >> self->seat & 1 ? 1.0 / __builtin_popcount (winners) : 0;

  return share >= self->aim->share ? ANSWER_YES : ANSWER_NO;
}

static gboolean
must_give_up (Solver *self)
{
  if (++self->positions % N_BETWEEN == 0 && self->stop (self->stop_data))
    self->max_positions = 0;

  return self->positions > self->max_positions;
}

static Answer answer (Solver *self,
                      guint   depth);

/* The player whose aim it is needs one move that reaches it; the other needs
 * one that prevents it. */
static Answer
try_candidates (Solver *self,
                guint   depth)
{
  gboolean own = self->kind->to_move (get_state (self, depth)) == self->seat;
  Answer hoped = own ? ANSWER_YES : ANSWER_NO;
  Candidate candidates[MAX_MOVES];
  guint n = list_candidates (self, depth, candidates);

  for (guint i = 0; i < n; i++)
    {
      Answer found;

      play (self, depth, candidates[i].move);
      found = answer (self, depth + 1);
      if (found == hoped || found == ANSWER_UNKNOWN)
        return found;
    }

  return own ? ANSWER_NO : ANSWER_YES;
}

static Answer
answer (Solver *self,
        guint   depth)
{
  const CbState *state = get_state (self, depth);
  guint64 hash;
  Entry *entry;
  Answer found;

  if (self->kind->to_move (state) == CB_SEAT_NONE)
    return answer_end (self, state);
  if (must_give_up (self) || depth >= MAX_DEPTH)
    return ANSWER_UNKNOWN;

  hash = self->kind->hash (state) ^ self->aim->salt;
  entry = &self->table[hash & (N_ENTRIES - 1)];
  if (entry->hash == hash)
    return (Answer) entry->answer;

  found = try_candidates (self, depth);
  if (found != ANSWER_UNKNOWN)
    *entry = (Entry) { hash, found };

  return found;
}

/* Removes the moves that do not reach the aim, if any does. Where the budget
 * ends, moves that were not looked at are not kept. */
static Answer
keep_reaching (Solver *self,
               GArray *moves)
{
  g_autoptr (GArray) kept = g_array_new (FALSE, FALSE, sizeof (CbMove));
  Answer found = ANSWER_NO;

  for (guint i = 0; i < moves->len && found != ANSWER_UNKNOWN; i++)
    {
      play (self, 0, g_array_index (moves, CbMove, i));
      found = answer (self, 1);
      if (found == ANSWER_YES)
        g_array_append_vals (kept, &g_array_index (moves, CbMove, i), 1);
    }

  if (kept->len == 0)
    return found;

  g_array_set_size (moves, 0);
  g_array_append_vals (moves, kept->data, kept->len);
  return ANSWER_YES;
}

/**
 * cb_exact_keep_best:
 * @kind: a game that has a hash
 * @state: a position near its end, from which nothing is hidden, for two players
 * @moves: (inout) (element-type CbMove): its legal moves, of which only those
 *   are left that reach the best result there is against the best play
 * @max_positions: how many positions may be looked at; where they are not enough,
 *   all moves may be left
 * @stop: asked often whether to give up
 * @stop_data: for @stop
 * @positions: (inout): counts the positions that were looked at
 *
 * Returns: the share of the win that those moves reach; less than 0 if it is
 *   not known
 */
double
cb_exact_keep_best (const CbKind  *kind,
                    const CbState *state,
                    GArray        *moves,
                    guint          max_positions,
                    CbStopFunc     stop,
                    gpointer       stop_data,
                    guint64       *positions)
{
  g_autofree guint8 *states = g_malloc0 ((MAX_DEPTH + 2) * kind->state_size);
  g_autofree Entry *table = g_new0 (Entry, N_ENTRIES);
  g_autoptr (GArray) room = g_array_new (FALSE, FALSE, sizeof (CbMove));
  Solver self = {
    .kind = kind, .seat = kind->to_move (state), .states = states, .moves = room, .table = table,
    .max_positions = max_positions, .stop = stop, .stop_data = stop_data,
  };
  Answer found = ANSWER_NO;
  double share = 0;

  memcpy (states, state, kind->state_size);
  for (guint i = 0; i < G_N_ELEMENTS (aims) && found == ANSWER_NO; i++)
    {
      self.aim = &aims[i];
      found = keep_reaching (&self, moves);
      if (found != ANSWER_NO)
        share = found == ANSWER_YES ? aims[i].share : -1;
    }
  *positions += self.positions;

  return share;
}
