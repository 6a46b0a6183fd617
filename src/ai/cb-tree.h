/* cb-tree.h - a tree search over re-dealt unknowns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-kind.h"

G_BEGIN_DECLS

/**
 * CbTree:
 *
 * What is known about one position after so many tries: a tree of moves, not of
 * positions, for every try deals anew what the player to move cannot know
 * (information set search with a single observer, after Cowling, Powley and
 * Whitehouse). Belongs to one thread.
 */
typedef struct _CbTree CbTree;

/**
 * CbTrial:
 * @total: the sum of what the player to move got in the tries of a move
 * @visits: how many tries there were
 */
typedef struct
{
  double total;
  guint  visits;
} CbTrial;

CbTree  *cb_tree_new        (const CbKind  *kind,
                             const CbState *state,
                             GArray        *moves,
                             guint64        seed) G_GNUC_WARN_UNUSED_RESULT;
void     cb_tree_free       (CbTree        *self);

void     cb_tree_try        (CbTree        *self);

void     cb_tree_add_trial  (const CbTree  *self,
                             guint          index,
                             CbTrial       *trial);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbTree, cb_tree_free)

G_END_DECLS
