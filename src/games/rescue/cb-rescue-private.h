/* cb-rescue-private.h - what the files of Cheese Rescue share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-rescue.h"

G_BEGIN_DECLS

void     cb_rescue_deal         (CbDeal           *deal,
                                 const CbRuleset  *ruleset,
                                 CbRandom         *random);
gboolean cb_rescue_setup        (CbState          *state,
                                 const CbRuleset  *ruleset,
                                 const CbDeal     *deal,
                                 GError          **error);

void     cb_rescue_list_moves   (const CbState    *state,
                                 GArray           *moves);
void     cb_rescue_apply        (CbState          *state,
                                 CbMove            move);
guint    cb_rescue_playout      (CbState          *state,
                                 CbRandom         *random,
                                 guint             max_plies);
void     cb_rescue_conceal      (CbState          *state,
                                 CbSeat            viewer,
                                 CbRandom         *random);
void     cb_rescue_allow_cells  (CbRescue         *self);
void     cb_rescue_lay          (CbRescue         *self,
                                 guint             slot,
                                 guint             cell);

void     cb_rescue_judge        (CbState          *state,
                                 CbRandom         *random,
                                 CbTrail          *trail,
                                 double            shares[CB_MAX_SEATS]);
guint64  cb_rescue_hash         (const CbState    *state);
guint    cb_rescue_plies_to_end (const CbState    *state,
                                 CbSeat            viewer);

char    *cb_rescue_format_move  (const CbState    *state,
                                 CbMove            move);
char    *cb_rescue_format_state (const CbState    *state,
                                 CbSeat            viewer);

static inline gboolean
cb_rescue_is_over (const CbRescue *self)
{
  return self->n_laid == self->n_seats * CB_RESCUE_PLIES;
}

G_END_DECLS
