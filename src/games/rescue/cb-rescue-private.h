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
void     cb_rescue_put          (CbRescue         *self,
                                 CbSeat            seat,
                                 guint             card,
                                 guint             cell);
guint    cb_rescue_find_slot    (const CbRescue   *self,
                                 CbSeat            seat,
                                 guint             card);

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

void     cb_rescue_tell         (const CbState    *before,
                                 CbMove            move,
                                 GArray           *events);
void     cb_rescue_tell_opening (const CbState    *first,
                                 GArray           *events);
void     cb_rescue_undeal       (CbState          *first);
void     cb_rescue_enact        (CbState          *state,
                                 const CbEvent    *event);
void     cb_rescue_format_event (const CbState    *state,
                                 const CbEvent    *event,
                                 CbEventText      *text);
int      cb_rescue_find_spot    (const CbState    *state,
                                 const char       *name);

/* The cell x to the right of and y below the origin; before a card in a new
 * first column or row is laid, that is column or row 0. */
static inline guint
cb_rescue_get_cell (const CbRescue *self,
                    int             x,
                    int             y)
{
  return (guint) (8 * (self->origin_y + y) + self->origin_x + x);
}

static inline gboolean
cb_rescue_is_over (const CbRescue *self)
{
  return self->n_laid == self->n_seats * CB_RESCUE_PLIES;
}

G_END_DECLS
