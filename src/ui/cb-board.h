/* cb-board.h - the board of a game, whatever the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-telling.h"

G_BEGIN_DECLS

#define CB_TYPE_BOARD (cb_board_get_type ())

G_DECLARE_DERIVABLE_TYPE (CbBoard, cb_board, CB, BOARD, GtkWidget)

/**
 * CbBoardClass:
 * @show: shows the position of cb_board_peek_state(), at which nothing moves; also
 *   when an event was told
 * @begin: begins to act out an event; the position is still that before it. Returns
 *   how many milliseconds that takes, 0 if nothing moves: see cb_board_get_moves()
 * @progress: shows how far the event is, from 0 to 1, in every frame of the time that
 *   @begin returned; nothing may be allocated here
 * @refresh: shows again who plays, who looks and what can be done: nothing else has
 *   changed, and what moves goes on; optional
 * @show_hint: marks a move that could be played, and returns where, so that a key plays
 *   it there; only where there is a choice
 * @cancel: drops what is picked; returns whether there was anything
 * @read: (transfer full): the whole table in words
 * @find_spot: (nullable): what lies on the board by the number that the game's find_spot
 *   gives it, for a lesson to point at
 * @find_secret: (nullable): where something lies that only its player may see; optional
 * @take_over: picks and hints what is picked and hinted on another board that
 *   shows the same; optional
 */
struct _CbBoardClass
{
  GtkWidgetClass parent_class;

  void     (*show)      (CbBoard       *self);
  int      (*begin)     (CbBoard       *self,
                         const CbEvent *event);
  void     (*progress)  (CbBoard       *self,
                         const CbEvent *event,
                         double         progress);
  void     (*refresh)   (CbBoard       *self);
  GtkWidget *(*show_hint) (CbBoard     *self,
                         CbMove         move);
  gboolean (*cancel)    (CbBoard       *self);
  char *   (*read)      (CbBoard       *self);
  GtkWidget *(*find_spot) (CbBoard     *self,
                         int            spot);
  GtkWidget * (*find_secret) (CbBoard  *self);
  void     (*take_over) (CbBoard       *self,
                         CbBoard       *other);
};

CbTelling     *cb_board_get_telling  (CbBoard    *self);
void           cb_board_set_telling  (CbBoard    *self,
                                      CbTelling  *telling);
CbSession     *cb_board_get_session  (CbBoard    *self);
CbSeat         cb_board_get_viewer   (CbBoard    *self);
void           cb_board_set_viewer   (CbBoard    *self,
                                      CbSeat      viewer);
gboolean       cb_board_get_ask_end  (CbBoard    *self);
void           cb_board_set_ask_end  (CbBoard    *self,
                                      gboolean    ask_end);

gboolean       cb_board_get_coached  (CbBoard    *self);
void           cb_board_set_coached  (CbBoard    *self,
                                      gboolean    coached);

gboolean       cb_board_get_helps    (CbBoard    *self);
void           cb_board_set_helps    (CbBoard    *self,
                                      gboolean    helps);

int            cb_board_get_review   (CbBoard    *self);
guint          cb_board_get_ply      (CbBoard    *self);
const CbState *cb_board_peek_state   (CbBoard    *self);
gboolean       cb_board_get_moves    (CbBoard    *self);
gboolean       cb_board_get_playable (CbBoard    *self);

gboolean       cb_board_play         (CbBoard    *self,
                                      CbMove      move);
void           cb_board_hurry        (CbBoard    *self);
GtkWidget     *cb_board_show_hint    (CbBoard    *self,
                                      CbMove      move);
gboolean       cb_board_cancel       (CbBoard    *self);
char          *cb_board_read         (CbBoard    *self) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget     *cb_board_find_spot    (CbBoard    *self,
                                      const char *name);
GtkWidget     *cb_board_find_secret  (CbBoard    *self);
void           cb_board_take_over    (CbBoard    *self,
                                      CbBoard    *other);
void           cb_board_say          (CbBoard    *self,
                                      const char *text);
void           cb_board_write        (CbBoard    *self,
                                      const char *text);
void           cb_board_refuse       (CbBoard    *self,
                                      GtkWidget  *where,
                                      const char *why);
gboolean       cb_board_locate_seat  (CbBoard          *self,
                                      CbSeat            seat,
                                      graphene_point_t *point);

G_END_DECLS
