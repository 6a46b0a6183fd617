/* cb-tree.c - a tree search over re-dealt unknowns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-tree.h"

#include <math.h>
#include <string.h>

/* A random game that is not over by then says nothing. */
#define MAX_PLIES    2000

/* A branch gets a node of its own once it was tried this often. */
#define N_BEFORE_NODE 2

/* When this many edges are there the tree stops growing: 48 MiB. */
#define MAX_EDGES    (1u << 20)

/* No path through the tree is longer. */
#define MAX_DEPTH    64

/* How much a branch that was tried little is favoured, in standard deviations
 * of what a try gives. */
#define CURIOSITY    0.25

/* How much better than the average of its node a move is taken to be before it
 * is tried, in standard deviations as well. */
#define HOPE         2.0

/* After this many tries a move's own results count as much as those of games
 * in which it was made later. */
#define N_TRUSTED    100

#define N_LOGS       1024

/* Nodes by what their position looks like: a power of two, and how many places
 * are looked at for one. */
#define N_SLOTS      (1u << 18)
#define N_PROBES     8

/* Marks of moves, by their hash; a power of two. */
#define MARK_BITS    11

/**
 * Edge:
 * @move: the move
 * @total: the sum of what the player who moves got in the tries of this move
 * @visits: how many tries there were
 * @chances: how often the move was there to be tried
 * @node: what follows, or 0
 * @n_later: in how many tries the player made this move here or later
 * @later: the sum of what the player got in those
 */
typedef struct
{
  CbMove  move;
  double  total;
  guint32 visits;
  guint32 chances;
  guint32 node;
  guint32 n_later;
  double  later;
} Edge;

/**
 * Node:
 * @first: where its edges begin
 * @n_edges: how many there are
 * @room: how many there can be before they must move
 * @total: the sum of what the player to move got in the tries from here
 * @visits: how many tries there were
 */
typedef struct
{
  guint32 first;
  guint32 n_edges;
  guint32 room;
  guint32 visits;
  double  total;
} Node;

/**
 * Slot:
 * @hash: what a position looks like
 * @node: its node
 */
typedef struct
{
  guint64 hash;
  guint32 node;
} Slot;

/**
 * Step:
 * @seat: who moved
 * @node: from where
 * @edge: which way
 */
typedef struct
{
  CbSeat  seat;
  guint32 node;
  guint32 edge;
} Step;

/**
 * CbTree:
 * @kind: the game
 * @root: the position
 * @state: where a try has come to
 * @viewer: for whom it is
 * @random: decides everything that is left to chance
 * @edges: all edges, those of one node together
 * @nodes: all nodes, the root first
 * @slots: (nullable): finds a node that can be reached in several ways
 * @moves: the moves of one position
 * @path: the way of a try through the tree
 * @depth: how long it is
 * @sum_of_moves: the moves on it, in whatever order, as a number
 * @trail: the moves after it
 * @marks: for each seat, in which try a move was last made
 * @logs: the first logarithms, which are needed most
 * @tries: how many there were
 * @sum: the sum of what the viewer got
 * @sum_of_squares: the same, squared
 */
struct _CbTree
{
  const CbKind *kind;
  CbState      *root;
  CbState      *state;
  CbSeat        viewer;
  CbRandom      random;
  GArray       *edges;
  GArray       *nodes;
  Slot         *slots;
  GArray       *moves;
  Step          path[MAX_DEPTH];
  guint         depth;
  guint64       sum_of_moves;
  CbTrail       trail;
  guint32       marks[CB_MAX_SEATS][1 << MARK_BITS];
  double        logs[N_LOGS];
  guint         tries;
  double        sum;
  double        sum_of_squares;
};

static inline Edge *
get_edge (const CbTree *self,
          guint32       index)
{
  return &g_array_index (self->edges, Edge, index);
}

static inline Node *
get_node (const CbTree *self,
          guint32       index)
{
  return &g_array_index (self->nodes, Node, index);
}

/* Gives the node room for so many edges; those that it has come along. */
static void
make_room (CbTree *self,
           Node   *node,
           guint   room)
{
  guint first = self->edges->len;

  g_array_set_size (self->edges, first + room);
  if (node->n_edges > 0)
    memcpy (get_edge (self, first), get_edge (self, node->first), node->n_edges * sizeof (Edge));
  node->first = first;
  node->room = room;
}

static guint32
add_edge (CbTree *self,
          Node   *node,
          CbMove  move)
{
  guint32 index;

  if (node->n_edges == node->room)
    make_room (self, node, 2 * node->room);

  index = node->first + node->n_edges++;
  *get_edge (self, index) = (Edge) { .move = move };

  return index;
}

static guint32
add_node (CbTree *self)
{
  Node node = { 0 };

  g_array_append_val (self->nodes, node);

  return self->nodes->len - 1;
}

/* The edge of a move. Moves are listed in the same order every time, so it
 * mostly follows the one that was found before. */
static guint32
find_edge (CbTree  *self,
           Node    *node,
           CbMove   move,
           guint32 *hint)
{
  for (guint32 i = 0; i < node->n_edges; i++)
    {
      guint32 place = *hint + i < node->n_edges ? *hint + i : *hint + i - node->n_edges;

      if (get_edge (self, node->first + place)->move == move)
        {
          *hint = place + 1 == node->n_edges ? 0 : place + 1;
          return node->first + place;
        }
    }

  return add_edge (self, node, move);
}

/* How much the results of tries differ: a guess by judging differs less than
 * the result of a random game. */
static double
get_deviation (const CbTree *self)
{
  double mean, variance;

  if (self->tries < 2)
    return 0.5;

  mean = self->sum / self->tries;
  variance = self->sum_of_squares / self->tries - mean * mean;

  return sqrt (MAX (variance, 1e-6));
}

static inline double
get_log (const CbTree *self,
         guint         n)
{
  return n < N_LOGS ? self->logs[n] : log (n);
}

/* Before a move was tried often, the games in which it was made later tell most
 * about it (the rapid estimate of Gelly and Silver): where a card lies counts in
 * the end, not when it was laid. */
static inline double
get_value (const CbTree *self,
           const Edge   *edge,
           double        untried,
           double        curiosity)
{
  double value = edge->visits > 0 ? edge->total / edge->visits : untried;

  if (edge->n_later > 0)
    {
      double weight = (double) N_TRUSTED / (N_TRUSTED + edge->visits);

      value += weight * (edge->later / edge->n_later - value);
    }
  if (edge->visits > 0)
    value += curiosity * sqrt (get_log (self, edge->chances) / edge->visits);

  return value;
}

/* The move that promises most, those that are less certain being favoured. One
 * that was never tried is worth what its node is on average, and a bit. */
static guint32
choose_edge (CbTree *self,
             Node   *node,
             double  deviation)
{
  double curiosity = CURIOSITY * deviation;
  double untried = node->visits > 0 ? node->total / node->visits + HOPE * deviation : 1;
  double best_value = -1;
  guint32 best = 0, hint = 0;
  guint n_equal = 0;

  for (guint i = 0; i < self->moves->len; i++)
    {
      guint32 index = find_edge (self, node, g_array_index (self->moves, CbMove, i), &hint);
      Edge *edge = get_edge (self, index);
      double value;

      edge->chances++;
      value = get_value (self, edge, untried, curiosity);

      if (value > best_value)
        {
          best_value = value;
          best = index;
          n_equal = 1;
        }
      else if (value == best_value && cb_random_below (&self->random, ++n_equal) == 0)
        best = index;
    }

  return best;
}

static void
list_moves (CbTree *self)
{
  g_array_set_size (self->moves, 0);
  self->kind->list_moves (self->state, self->moves);
}

static inline guint64
hash_move (CbSeat seat,
           CbMove move)
{
  guint64 hash = (move << 4 | (guint64) seat) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  return (hash ^ hash >> 32) * G_GUINT64_CONSTANT (0xd6e8feb86659fd93);
}

/* The node after @edge, or 0 where the tree ends. */
static guint32
follow_edge (CbTree *self,
             Edge   *edge)
{
  if (edge->node == 0 && self->edges->len < MAX_EDGES)
    {
      edge->node = add_node (self);
      return 0;
    }

  return edge->node;
}

/* The same for a game in which several orders of moves lead to what looks alike:
 * there is one node for all of them. */
static guint32
follow_view (CbTree *self)
{
  guint64 hash = self->kind->hash_view (self->state) ^ self->sum_of_moves;

  for (guint i = 0; i < N_PROBES; i++)
    {
      Slot *slot = &self->slots[(hash + i) & (N_SLOTS - 1)];

      if (slot->node != 0 && slot->hash == hash)
        return slot->node;
      if (slot->node == 0)
        {
          if (self->edges->len < MAX_EDGES)
            *slot = (Slot) { hash, add_node (self) };
          return 0;
        }
    }

  return 0;
}

/* One step down from @index. Returns the node that it leads to, or 0 where the
 * tree ends. */
static guint32
descend (CbTree  *self,
         guint32  index,
         double   deviation)
{
  Node *node = get_node (self, index);
  CbSeat seat = self->kind->to_move (self->state);
  Edge *edge;

  if (seat == CB_SEAT_NONE || (node->room == 0 && self->edges->len >= MAX_EDGES))
    return 0;
  if (index != 0)
    list_moves (self);
  if (node->room == 0)
    make_room (self, node, self->moves->len);

  self->path[self->depth] = (Step) { seat, index, choose_edge (self, node, deviation) };
  edge = get_edge (self, self->path[self->depth++].edge);
  self->sum_of_moves += hash_move (seat, edge->move);
  self->kind->apply (self->state, edge->move);

  if (edge->visits + 1 < N_BEFORE_NODE)
    return 0;

  return self->slots != NULL ? follow_view (self) : follow_edge (self, edge);
}

static void
judge (CbTree *self,
       double  shares[CB_MAX_SEATS])
{
  guint winners;

  self->trail.n = 0;
  if (self->kind->judge != NULL)
    {
      self->kind->judge (self->state, &self->random, &self->trail, shares);
      return;
    }

  self->kind->playout (self->state, &self->random, MAX_PLIES);
  winners = self->kind->winners (self->state);
  for (guint seat = 0; seat < CB_MAX_SEATS; seat++)
    shares[seat] = winners >> seat & 1 ? 1.0 / __builtin_popcount (winners) : 0;
}

/* Two moves with the same mark are taken for one, which is rare and does no
 * harm. */
static inline guint32 *
get_mark (CbTree *self,
          CbSeat  seat,
          CbMove  move)
{
  return &self->marks[seat][(move * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)) >> (64 - MARK_BITS)];
}

/* Counts the result for all moves of a node that its player made later. */
static void
count_later (CbTree     *self,
             const Step *step,
             double      share)
{
  const Node *node = get_node (self, step->node);

  for (guint32 i = 0; i < node->n_edges; i++)
    {
      Edge *edge = get_edge (self, node->first + i);

      if (*get_mark (self, step->seat, edge->move) != self->tries)
        continue;
      edge->later += share;
      edge->n_later++;
    }
}

static void
remember_trail (CbTree       *self,
                const double  shares[CB_MAX_SEATS])
{
  for (guint i = 0; i < self->trail.n; i++)
    *get_mark (self, self->trail.seat[i], self->trail.move[i]) = self->tries;

  for (guint i = self->depth; i > 0; i--)
    {
      const Step *step = &self->path[i - 1];

      *get_mark (self, step->seat, get_edge (self, step->edge)->move) = self->tries;
      count_later (self, step, shares[step->seat]);
    }
}

static void
remember (CbTree       *self,
          const double  shares[CB_MAX_SEATS])
{
  for (guint i = 0; i < self->depth; i++)
    {
      const Step *step = &self->path[i];
      Node *node = get_node (self, step->node);
      Edge *edge = get_edge (self, step->edge);

      edge->total += shares[step->seat];
      edge->visits++;
      node->total += shares[step->seat];
      node->visits++;
    }

  self->tries++;
  self->sum += shares[self->viewer];
  self->sum_of_squares += shares[self->viewer] * shares[self->viewer];
}

/**
 * cb_tree_try:
 * @self: a tree
 *
 * Deals the unknown anew, walks down the tree by what is promising, judges
 * where that leads to, and remembers it along the way.
 */
void
cb_tree_try (CbTree *self)
{
  double deviation = get_deviation (self);
  double shares[CB_MAX_SEATS];
  guint32 node = 0;

  memcpy (self->state, self->root, self->kind->state_size);
  self->kind->conceal (self->state, self->viewer, &self->random);

  self->depth = 0;
  self->sum_of_moves = 0;
  g_array_set_size (self->moves, 0);
  for (guint32 i = 0; i < get_node (self, 0)->n_edges; i++)
    g_array_append_val (self->moves, get_edge (self, i)->move);
  do
    node = descend (self, node, deviation);
  while (node != 0 && self->depth < MAX_DEPTH);

  judge (self, shares);
  remember (self, shares);
  if (self->trail.n > 0)
    remember_trail (self, shares);
}

/**
 * cb_tree_new:
 * @kind: a game
 * @state: a position that is not over
 * @moves: (element-type CbMove): the legal moves that come into question
 * @seed: decides everything that is left to chance
 */
CbTree *
cb_tree_new (const CbKind  *kind,
             const CbState *state,
             GArray        *moves,
             guint64        seed)
{
  CbTree *self;
  Node *root;

  g_return_val_if_fail (kind != NULL && moves->len > 0, NULL);

  self = g_new0 (CbTree, 1);
  self->kind = kind;
  self->root = cb_kind_copy_state (kind, state);
  self->state = cb_kind_new_state (kind);
  self->viewer = kind->to_move (state);
  self->edges = g_array_new (FALSE, FALSE, sizeof (Edge));
  self->nodes = g_array_new (FALSE, FALSE, sizeof (Node));
  self->moves = g_array_new (FALSE, FALSE, sizeof (CbMove));
  if (kind->hash_view != NULL)
    self->slots = g_new0 (Slot, N_SLOTS);
  cb_random_init (&self->random, seed);

  for (guint i = 1; i < N_LOGS; i++)
    self->logs[i] = log (i);
  root = get_node (self, add_node (self));
  make_room (self, root, moves->len);
  for (guint i = 0; i < moves->len; i++)
    add_edge (self, root, g_array_index (moves, CbMove, i));

  return self;
}

void
cb_tree_free (CbTree *self)
{
  g_free (self->root);
  g_free (self->state);
  g_free (self->slots);
  g_array_unref (self->edges);
  g_array_unref (self->nodes);
  g_array_unref (self->moves);
  g_free (self);
}

/**
 * cb_tree_add_trial:
 * @self: a tree
 * @index: the place of a move among those that came into question
 * @trial: (inout): gets what was found out about it
 */
void
cb_tree_add_trial (const CbTree *self,
                   guint         index,
                   CbTrial      *trial)
{
  const Edge *edge = get_edge (self, index);

  trial->total += edge->total;
  trial->visits += edge->visits;
}
