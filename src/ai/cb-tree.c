/* cb-tree.c - a tree search over re-dealt unknowns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-tree-private.h"

#include <math.h>
#include <string.h>

/* A random game that is not over by then says nothing. */
#define MAX_PLIES    2000

/* A branch gets a node of its own once it was tried this often. */
#define N_BEFORE_NODE 2

/* The tree stops growing at this many edges, which take 48 MiB. */
#define MAX_EDGES    (1u << 20)

/* How much a branch that was tried little is favoured, in standard deviations
 * of what a try gives. */
#define CURIOSITY    0.25

/* How much better than the average of its node a move is taken to be before it
 * is tried, in standard deviations as well. */
#define HOPE         2.0

/* After this many tries a move's own results count as much as those of games
 * in which it was made later. */
#define N_TRUSTED    100

/* Places for nodes by what their position looks like: at first, and at most, which
 * are powers of two; for each node; and how many are looked at for one. */
#define MIN_SLOTS      (1u << 12)
#define MAX_SLOTS      (1u << 18)
#define SLOTS_PER_NODE 8
#define N_PROBES       8

/* Gives the node room for so many edges; those that it has come along. */
static void
make_room (CbTree     *self,
           CbTreeNode *node,
           guint       room)
{
  guint first = self->edges->len;

  g_array_set_size (self->edges, first + room);
  if (node->n_edges > 0)
    memcpy (cb_tree_get_edge (self, first), cb_tree_get_edge (self, node->first),
            node->n_edges * sizeof (CbTreeEdge));
  node->first = first;
  node->room = room;
}

static guint32
add_edge (CbTree     *self,
          CbTreeNode *node,
          CbMove      move)
{
  guint32 index;

  if (node->n_edges == node->room)
    make_room (self, node, 2 * node->room);

  index = node->first + node->n_edges++;
  *cb_tree_get_edge (self, index) = (CbTreeEdge) { .move = move };

  return index;
}

static guint32
add_node (CbTree *self)
{
  CbTreeNode node = { 0 };

  g_array_append_val (self->nodes, node);

  return self->nodes->len - 1;
}

/* The edge of a move. Moves are listed in the same order every time, so it
 * mostly follows the one that was found before. */
static guint32
find_edge (CbTree     *self,
           CbTreeNode *node,
           CbMove      move,
           guint32    *hint)
{
  for (guint32 i = 0; i < node->n_edges; i++)
    {
      guint32 place = *hint + i < node->n_edges ? *hint + i : *hint + i - node->n_edges;

      if (cb_tree_get_edge (self, node->first + place)->move == move)
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
  return n < CB_TREE_N_LOGS ? self->logs[n] : log (n);
}

/* Before a move was tried often, the games in which it was made later tell most
 * about it (the rapid estimate of Gelly and Silver): where a card lies counts in
 * the end, not when it was laid. */
static inline double
get_value (const CbTree     *self,
           const CbTreeEdge *edge,
           double            untried,
           double            curiosity)
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
choose_edge (CbTree     *self,
             CbTreeNode *node,
             double      deviation)
{
  double curiosity = CURIOSITY * deviation;
  double untried = node->visits > 0 ? node->total / node->visits + HOPE * deviation : 1;
  double best_value = -1;
  guint32 best = 0, hint = 0;
  guint n_equal = 0;

  for (guint i = 0; i < self->moves->len; i++)
    {
      guint32 index = find_edge (self, node, g_array_index (self->moves, CbMove, i), &hint);
      CbTreeEdge *edge = cb_tree_get_edge (self, index);
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
follow_edge (CbTree     *self,
             CbTreeEdge *edge)
{
  if (edge->node == 0 && self->edges->len < MAX_EDGES)
    {
      edge->node = add_node (self);
      return 0;
    }

  return edge->node;
}

/* The place of a position, or a free one for it, if there is any. */
static CbTreeSlot *
find_slot (CbTree  *self,
           guint64  hash)
{
  for (guint i = 0; i < N_PROBES; i++)
    {
      CbTreeSlot *slot = &self->slots[(hash + i) & (self->n_slots - 1)];

      if (slot->node == 0 || slot->hash == hash)
        return slot;
    }

  return NULL;
}

/* A short thought does not need many places, and there are many short thoughts. */
static void
add_slots (CbTree *self)
{
  g_autofree CbTreeSlot *old = g_steal_pointer (&self->slots);
  guint n_old = self->n_slots;

  self->n_slots = 4 * n_old;
  self->slots = g_new0 (CbTreeSlot, self->n_slots);
  for (guint i = 0; i < n_old; i++)
    {
      CbTreeSlot *slot = old[i].node != 0 ? find_slot (self, old[i].hash) : NULL;

      if (slot != NULL)
        *slot = old[i];
    }
}

/* The same for a game in which several orders of moves lead to what looks alike:
 * there is one node for all of them. */
static guint32
follow_view (CbTree *self)
{
  guint64 hash = self->kind->hash_view (self->state) ^ self->sum_of_moves;
  CbTreeSlot *slot = find_slot (self, hash);

  if (slot == NULL)
    return 0;
  if (slot->node == 0 && self->edges->len < MAX_EDGES)
    {
      *slot = (CbTreeSlot) { hash, add_node (self) };
      if (self->nodes->len * SLOTS_PER_NODE > self->n_slots && self->n_slots < MAX_SLOTS)
        add_slots (self);
      return 0;
    }

  return slot->node;
}

/* One step down from @index. Returns the node that it leads to, or 0 where the
 * tree ends. */
static guint32
descend (CbTree *self,
         guint32 index,
         double  deviation)
{
  CbTreeNode *node = cb_tree_get_node (self, index);
  CbSeat seat = self->kind->to_move (self->state);
  CbTreeEdge *edge;

  if (seat == CB_SEAT_NONE || (node->room == 0 && self->edges->len >= MAX_EDGES))
    return 0;
  if (index != 0)
    list_moves (self);
  if (node->room == 0)
    make_room (self, node, self->moves->len);

  self->path[self->depth] = (CbTreeStep) { seat, index, choose_edge (self, node, deviation) };
  edge = cb_tree_get_edge (self, self->path[self->depth++].edge);
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
  for (guint32 i = 0; i < cb_tree_get_node (self, 0)->n_edges; i++)
    g_array_append_val (self->moves, cb_tree_get_edge (self, i)->move);
  do
    node = descend (self, node, deviation);
  while (node != 0 && self->depth < CB_TREE_MAX_DEPTH);

  judge (self, shares);
  cb_tree_remember (self, shares);
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
  CbTreeNode *root;

  g_return_val_if_fail (kind != NULL && moves->len > 0, NULL);

  self = g_new0 (CbTree, 1);
  self->kind = kind;
  self->root = cb_kind_copy_state (kind, state);
  self->state = cb_kind_new_state (kind);
  self->viewer = kind->to_move (state);
  self->edges = g_array_new (FALSE, FALSE, sizeof (CbTreeEdge));
  self->nodes = g_array_new (FALSE, FALSE, sizeof (CbTreeNode));
  self->moves = g_array_new (FALSE, FALSE, sizeof (CbMove));
  if (kind->hash_view != NULL)
    {
      self->n_slots = MIN_SLOTS;
      self->slots = g_new0 (CbTreeSlot, self->n_slots);
    }
  cb_random_init (&self->random, seed);

  for (guint i = 1; i < CB_TREE_N_LOGS; i++)
    self->logs[i] = log (i);
  root = cb_tree_get_node (self, add_node (self));
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
  const CbTreeEdge *edge = cb_tree_get_edge (self, index);

  trial->total += edge->total;
  trial->visits += edge->visits;
}
