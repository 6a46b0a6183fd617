/* cb-table-private.h - what the files of the table share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-coach.h"
#include "cb-status.h"
#include "cb-table.h"

G_BEGIN_DECLS

/**
 * CbTable:
 *
 * The board in the middle, as big as fits; players and moves at the side, or in
 * a narrow window the players in a strip above and the moves over the board when
 * they are asked for. Knows the game by its view alone.
 */
struct _CbTable
{
  GtkWidget         parent_instance;

  GtkWidget        *strip;
  GtkWidget        *main;
  GtkWidget        *status;
  GtkWidget        *board_bin;
  GtkWidget        *review_bar;
  GtkWidget        *typing;
  GtkWidget        *crumbs;
  GtkWidget        *curtain;
  GtkWidget        *result;
  GtkWidget        *side;
  GtkWidget        *scrim;
  GtkWidget        *close_button;
  GtkWidget        *panel;
  GtkWidget        *log;
  GtkWidget        *coach;

  CbSession        *session;
  GSignalGroup     *session_signals;
  CbTelling        *telling;
  GSignalGroup     *telling_signals;
  guint             pace;
  gboolean          away;
  CbCues           *cues;
  const CbGameView *view;
  CbBoard          *board;
  gboolean          aid;
  gboolean          ask_end;
  gboolean          gentle_help;
  /* Whether somebody is led through this game, and the coach speaks. */
  gboolean          coached;
  gboolean          history_shown;
  /* Whether the side has no room beside the board. */
  gboolean          narrow;
  /* What was told last, of which move, in words, whether somebody was to play since, and all
   * that is still to be announced. */
  CbEvent           told;
  guint             told_ply;
  char             *news;
  gboolean          news_is_old;
  GString          *to_announce;
  /* Whether screen readers say only what a player cannot know, and whether a part of the
   * current move was told already. */
  gboolean          brief;
  gboolean          in_move;
  /* As bits, who wants to type moves, and which of them have the focus there rather than on
   * the board; the ply for which phrases are offered; and where the focus was before. */
  guint             typists;
  guint             types;
  guint             typing_ply;
  GtkWidget        *before_typing;
  /* Whether the result was put aside, until something else is shown. */
  gboolean          dismissed;
  /* Until the side is shown, and whether that waits for another frame. */
  guint             side_tick;
  gboolean          side_waits;
  /* Until there is room for more or fewer words. */
  guint             room_id;
  /* For which height a strip beside the board was shaped, and how high it was then. */
  int               strip_room;
  int               strip_need;
  /* Whether the end has just been told, so that it is a moment of joy. */
  gboolean          just_over;
  /* The hint that the status line tells of, and how good it is, or below 0. */
  CbMove            hint;
  double            estimate;
};

/* What it shows. */
void     cb_table_say             (CbTable        *self,
                                   const char     *text,
                                   CbStatusTone    tone);
void     cb_table_update_status   (CbTable        *self);
char    *cb_table_dup_reviewed    (CbTable        *self) G_GNUC_WARN_UNUSED_RESULT;
char    *cb_table_dup_advice      (CbTable        *self) G_GNUC_WARN_UNUSED_RESULT;
void     cb_table_update_panels   (CbTable        *self);
gboolean cb_table_has_secrets     (CbTable        *self);
gboolean cb_table_needs_curtain   (CbTable        *self);
void     cb_table_draw_curtain    (CbTable        *self);
void     cb_table_set_dismissed   (CbTable        *self,
                                   gboolean        dismissed);
void     cb_table_update_moved    (CbTable        *self);
void     cb_table_update_all      (CbTable        *self);

/* What is said of it. */
void     cb_table_add_news        (CbTable        *self,
                                   const CbEvent  *event);
void     cb_table_retell_news     (CbTable        *self,
                                   CbTable        *other);
void     cb_table_say_news        (CbTable        *self);
void     cb_table_say_turn        (CbTable        *self);
gboolean cb_table_is_turn_due     (CbTable        *self);
void     cb_table_drop_news       (CbTable        *self);
void     cb_table_repeat_coach    (CbTable        *self);

/* What is typed. */
void     cb_table_follow_typing   (CbTable        *self);
void     cb_table_update_typing   (CbTable        *self);
void     cb_table_forget_typing   (CbTable        *self);
void     cb_table_copy_typing     (CbTable        *self,
                                   CbTable        *other);
gboolean cb_table_has_typist      (CbTable        *self);
void     cb_table_stop_typing     (CbTable        *self);

/* What can be done. */
void     cb_table_install_actions (GtkWidgetClass *widget_class);
void     cb_table_add_review_keys (CbTable        *self);
void     cb_table_update_review   (CbTable        *self);
void     cb_table_review          (CbTable        *self,
                                   int             ply);
void     cb_table_leave_review    (CbTable        *self);
void     cb_table_say_hint        (CbTable        *self,
                                   GtkWidget      *place);

/* Where its parts stand, and where the focus goes. */
void     cb_table_set_narrow    (CbTable        *self,
                                 gboolean        narrow);
void     cb_table_update_room   (CbTable        *self);
void     cb_table_size_allocate (GtkWidget      *widget,
                                 int             width,
                                 int             height,
                                 int             baseline);
void     cb_table_measure       (GtkWidget      *widget,
                                 GtkOrientation  orientation,
                                 int             for_size,
                                 int            *minimum,
                                 int            *natural,
                                 int            *minimum_baseline,
                                 int            *natural_baseline);
gboolean cb_table_move_focus    (GtkWidget        *widget,
                                 GtkDirectionType  direction);
gboolean cb_table_place_curtain (CbTable        *self,
                                 GtkWidget      *child,
                                 GdkRectangle   *place);
void     cb_table_focus         (CbTable        *self);
void     cb_table_copy_focus    (GtkWidget      *from,
                                 GtkWidget      *to);

G_END_DECLS
