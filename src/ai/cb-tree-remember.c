/* cb-tree-remember.c - what a try leaves in the tree
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-tree-private.h"

/* Two moves with the same mark are taken for one, which is rare and does no
 * harm. */
static inline guint32 *
get_mark (CbTree *self,
          CbSeat  seat,
          CbMove  move)
{
  guint64 hash = move * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  return &self->marks[seat][hash >> (64 - CB_TREE_MARK_BITS)];
}

/* Counts the result for all moves of a node that its player made later. */
static void
count_later (CbTree           *self,
             const CbTreeStep *step,
             double            share)
{
  const CbTreeNode *node = cb_tree_get_node (self, step->node);

  for (guint32 i = 0; i < node->n_edges; i++)
    {
      CbTreeEdge *edge = cb_tree_get_edge (self, node->first + i);

      if (*get_mark (self, step->seat, edge->move) != self->tries)
        continue;
      edge->later += share;
      edge->n_later++;
    }
}

static void
remember_trail (CbTree      *self,
                const double shares[CB_MAX_SEATS])
{
  for (guint i = 0; i < self->trail.n; i++)
    *get_mark (self, self->trail.seat[i], self->trail.move[i]) = self->tries;

  for (guint i = self->depth; i > 0; i--)
    {
      const CbTreeStep *step = &self->path[i - 1];

      *get_mark (self, step->seat, cb_tree_get_edge (self, step->edge)->move) = self->tries;
      count_later (self, step, shares[step->seat]);
    }
}

/* Writes what a try brought along its way. */
void
cb_tree_remember (CbTree      *self,
                  const double shares[CB_MAX_SEATS])
{
  for (guint i = 0; i < self->depth; i++)
    {
      const CbTreeStep *step = &self->path[i];
      CbTreeNode *node = cb_tree_get_node (self, step->node);
      CbTreeEdge *edge = cb_tree_get_edge (self, step->edge);

      edge->total += shares[step->seat];
      edge->visits++;
      node->total += shares[step->seat];
      node->visits++;
    }

  self->tries++;
  self->sum += shares[self->viewer];
  self->sum_of_squares += shares[self->viewer] * shares[self->viewer];

  if (self->trail.n > 0)
    remember_trail (self, shares);
}
