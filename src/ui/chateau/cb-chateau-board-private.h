/* cb-chateau-board-private.h - what the files of the board share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-chateau-board.h"
#include "cb-chateau-marks.h"

G_BEGIN_DECLS

/**
 * CbChateauBoard:
 * @grid: the castle
 * @controls: what lies beside it
 * @marks: what can be done, is picked, looked at, hinted, and was done last
 * @pointed: (nullable): the spot under the pointer or the focus
 * @looked_at: the slot whose push is told in the status line, or -1
 * @hint_ply: the position that the hint is for
 * @ply: how many moves what is shown has seen, also in part
 * @covered: the cells that are shown under a roof
 * @opened: since when each room has been open, by the clock of the telling
 * @hold: for how many milliseconds of the event that is acted out nothing moves yet
 * @motion: how many something moves after that
 * @time: how many all of it takes
 *
 * A mouse, then a cell; or a mouse dragged to a cell; a roof, a free tower or an
 * arrow. When all actions are spent the telling ends the turn.
 */
struct _CbChateauBoard
{
  CbBoard            parent_instance;

  CbChateauGrid     *grid;
  CbChateauControls *controls;

  CbChateauMarks     marks;
  CbChateauSpot     *pointed;
  int                looked_at;
  guint              hint_ply;

  guint              ply;
  guint64            covered;
  gint64             opened[CB_CHATEAU_N_ROOMS];
  int                hold;
  int                motion;
  int                time;
};

static inline const CbChateau *
cb_chateau_board_peek (CbChateauBoard *self)
{
  return cb_chateau_peek (cb_board_peek_state (CB_BOARD (self)));
}

void     cb_chateau_board_update    (CbChateauBoard *self);
int      cb_chateau_board_find_slot (CbChateauBoard *self);
int      cb_chateau_board_find_room (CbChateauBoard *self);
gboolean cb_chateau_board_drop_hint (CbChateauBoard *self);

/* What a player does. */
void     cb_chateau_play_connect    (CbChateauBoard *self);
void     cb_chateau_play_add_keys   (GtkWidgetClass *widget_class);
void     cb_chateau_play_pick       (CbChateauBoard *self,
                                     int             cell);

G_END_DECLS
