/* cb-chateau-private.h - what the files of Château Roquefort share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-chateau.h"

G_BEGIN_DECLS

#define CB_CHATEAU_BIT(cell)  (G_GUINT64_CONSTANT (1) << (cell))
#define CB_CHATEAU_CELLS      (CB_CHATEAU_BIT (CB_CHATEAU_N_CELLS) - 1)
#define CB_CHATEAU_TOWERS     (CB_CHATEAU_BIT (0) | CB_CHATEAU_BIT (6) \
                               | CB_CHATEAU_BIT (42) | CB_CHATEAU_BIT (48))
#define CB_CHATEAU_COLUMN_A   G_GUINT64_CONSTANT (0x40810204081)
#define CB_CHATEAU_COLUMN_G   (CB_CHATEAU_COLUMN_A << 6)
#define CB_CHATEAU_SLIDING    G_GUINT64_CONSTANT (0xabfaafeabfaa)
#define CB_CHATEAU_ROOMS_SIZE (CB_CHATEAU_N_CELLS + CB_CHATEAU_SIDE)

/* A roomy bound of the moves in one position: 12 pushes, 4 towers, 18 lifts,
 * the end, and for 4 mice less than 45 cells each. */
#define CB_CHATEAU_MAX_MOVES  256

void        cb_chateau_deal         (CbDeal           *deal,
                                     const CbRuleset  *ruleset,
                                     CbRandom         *random);
gboolean    cb_chateau_setup        (CbState          *state,
                                     const CbRuleset  *ruleset,
                                     const CbDeal     *deal,
                                     GError          **error);

void        cb_chateau_make_rooms   (CbChateauCastle   castle,
                                     CbRandom         *random,
                                     char              rooms[CB_CHATEAU_ROOMS_SIZE]);
gboolean    cb_chateau_read_rooms   (CbChateau        *self,
                                     const char       *text,
                                     GError          **error);

void        cb_chateau_list_moves   (const CbState    *state,
                                     GArray           *moves);
guint       cb_chateau_fill_moves   (const CbChateau  *self,
                                     CbMove           *moves);
void        cb_chateau_apply        (CbState          *state,
                                     CbMove            move);
guint       cb_chateau_playout      (CbState          *state,
                                     CbRandom         *random,
                                     guint             max_plies);
void        cb_chateau_conceal      (CbState          *state,
                                     CbSeat            viewer,
                                     CbRandom         *random);

void        cb_chateau_judge        (CbState          *state,
                                     CbRandom         *random,
                                     CbTrail          *trail,
                                     double            shares[CB_MAX_SEATS]);
guint64     cb_chateau_hash_view    (const CbState    *state);

char       *cb_chateau_format_move  (const CbState    *state,
                                     CbMove            move);
void        cb_chateau_recall       (CbState          *past,
                                     const CbState    *now);
char       *cb_chateau_format_state (const CbState    *state,
                                     CbSeat            viewer);
char        cb_chateau_get_symbol   (guint8            tile);

guint8      cb_chateau_push_line    (CbChateau        *self,
                                     guint             slot,
                                     guint8            tile);

void        cb_chateau_tell         (const CbState    *before,
                                     CbMove            move,
                                     GArray           *events);
void        cb_chateau_tell_opening (const CbState    *first,
                                     GArray           *events);
void        cb_chateau_undeal       (CbState          *first);
void        cb_chateau_enact        (CbState          *state,
                                     const CbEvent    *event);
void        cb_chateau_format_event (const CbState    *state,
                                     const CbEvent    *event,
                                     CbEventText      *text);
int         cb_chateau_find_spot    (const CbState    *state,
                                     const char       *name);

static inline guint64
cb_chateau_get_sideways (guint64 cells)
{
  return (cells & ~CB_CHATEAU_COLUMN_G) << 1 | (cells & ~CB_CHATEAU_COLUMN_A) >> 1;
}

static inline guint64
cb_chateau_get_sides (guint64 cells)
{
  return (cb_chateau_get_sideways (cells) | cells << CB_CHATEAU_SIDE | cells >> CB_CHATEAU_SIDE)
         & CB_CHATEAU_CELLS;
}

static inline guint64
cb_chateau_get_all_mice (const CbChateau *self)
{
  guint64 mice = 0;

  for (guint seat = 0; seat < CB_CHATEAU_MAX_SEATS; seat++)
    mice |= self->mice[seat];

  return mice;
}

/**
 * CbChateauRun:
 * @open: the cells that a mouse may enter
 * @across: the cells from which it runs on
 * @front: where it can be after the actions so far, to run on from there
 * @seen: where it could be after fewer of them, too
 *
 * What a mouse reaches, one action after the other. This alone knows where mice
 * may run; moves and ways are made from it.
 */
typedef struct
{
  guint64 open;
  guint64 across;
  guint64 front;
  guint64 seen;
} CbChateauRun;

static inline CbChateauRun
cb_chateau_run_begin (const CbChateau *self,
                      guint            from,
                      guint64          across)
{
  guint64 closed = self->covered | self->traps | CB_CHATEAU_TOWERS;

  return (CbChateauRun) { CB_CHATEAU_CELLS & ~closed, across,
                          CB_CHATEAU_BIT (from), CB_CHATEAU_BIT (from) };
}

/* The cells that can be entered with one more action, and not with fewer. */
static inline guint64
cb_chateau_run_reach (const CbChateauRun *run)
{
  return cb_chateau_get_sides (run->front) & run->open & ~run->seen;
}

static inline void
cb_chateau_run_on (CbChateauRun *run,
                   guint64       reached)
{
  run->seen |= reached;
  run->front = reached & run->across;
}

/* The tile in each sliding cell is seen when its roof is off. */
static inline void
cb_chateau_look (CbChateau *self)
{
  self->known |= CB_CHATEAU_CELLS & ~self->covered;
}

G_END_DECLS
