/* cb-tree-private.h - what the files of the tree share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-tree.h"

G_BEGIN_DECLS

/* No path through the tree is longer. */
#define CB_TREE_MAX_DEPTH  64

#define CB_TREE_N_LOGS     1024

/* Marks of moves, by their hash; a power of two. */
#define CB_TREE_MARK_BITS  11

/**
 * CbTreeEdge:
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
} CbTreeEdge;

/**
 * CbTreeNode:
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
} CbTreeNode;

/**
 * CbTreeSlot:
 * @hash: what a position looks like
 * @node: its node
 */
typedef struct
{
  guint64 hash;
  guint32 node;
} CbTreeSlot;

/**
 * CbTreeStep:
 * @seat: who moved
 * @node: from where
 * @edge: which way
 */
typedef struct
{
  CbSeat  seat;
  guint32 node;
  guint32 edge;
} CbTreeStep;

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
 * @n_slots: how many there are
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
  CbTreeSlot         *slots;
  guint         n_slots;
  GArray       *moves;
  CbTreeStep          path[CB_TREE_MAX_DEPTH];
  guint         depth;
  guint64       sum_of_moves;
  CbTrail       trail;
  guint32       marks[CB_MAX_SEATS][1 << CB_TREE_MARK_BITS];
  double        logs[CB_TREE_N_LOGS];
  guint         tries;
  double        sum;
  double        sum_of_squares;
};

static inline CbTreeEdge *
cb_tree_get_edge (const CbTree *self,
                  guint32       index)
{
  return &g_array_index (self->edges, CbTreeEdge, index);
}

static inline CbTreeNode *
cb_tree_get_node (const CbTree *self,
                  guint32       index)
{
  return &g_array_index (self->nodes, CbTreeNode, index);
}

void cb_tree_remember (CbTree       *self,
                       const double  shares[CB_MAX_SEATS]);

G_END_DECLS
