/* cb-cloth.h - a table for tests of Bon Appétit!
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-ui-test.h"

#include "cb-appetit-board.h"

G_BEGIN_DECLS

/* The cards of two players; what is left of them ends with a cheese, which then
 * begins the pile. */
#define RED_SET "M1;M1;M1;M1;M2;M2;M2;M3;M3;M3;C;C;C;C;C;C;C;C;" \
                "Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;Q;"

/**
 * CbCloth:
 * @session: a game
 * @table: the page
 * @window: around it
 * @board: on it
 * @now: the time, where the telling's clock is set by hand
 * @told: the last event that was told
 * @n_told: how many were
 */
typedef struct
{
  CbSession      *session;
  GtkWidget      *table;
  GtkWidget      *window;
  CbAppetitBoard *board;
  gint64          now;
  CbEvent         told;
  guint           n_told;
} CbCloth;

void             cb_cloth_set_up_game     (CbCloth            *self,
                                           const CbTestGame   *game,
                                           guint               n_humans);
void             cb_cloth_set_up          (CbCloth            *self,
                                           guint               n_seats,
                                           guint               n_humans);
void             cb_cloth_set_up_deck     (CbCloth            *self,
                                           const char         *front,
                                           const char         *options);
void             cb_cloth_tear_down       (CbCloth            *self);

const CbAppetit *cb_cloth_peek            (CbCloth            *self);
CbTelling       *cb_cloth_get_telling     (CbCloth            *self);
GtkWidget       *cb_cloth_get_seat        (CbCloth            *self,
                                           CbSeat              seat);
GtkWidget       *cb_cloth_get_part        (CbCloth            *self,
                                           const char         *name);

/* Turns a card; turns some, and lets them be told at once. */
void             cb_cloth_play            (CbCloth            *self);
void             cb_cloth_flip            (CbCloth            *self,
                                           guint               n);

/* Lets time pass only when the test says so: until something is due, until one event
 * is over, which must be of this type, or until all are. */
void             cb_cloth_stop_clock      (CbCloth            *self);
void             cb_cloth_pass            (CbCloth            *self);
void             cb_cloth_tell_next       (CbCloth            *self,
                                           CbAppetitEventType  type);
void             cb_cloth_tell_all        (CbCloth            *self);
void             cb_cloth_wait_for_frames (CbCloth            *self);

/* What a screen reader says of a part; what can be read of a seat and below the pile. */
void             cb_cloth_check_label     (gpointer            widget,
                                           const char         *label);
void             cb_cloth_check_shown     (CbCloth            *self,
                                           CbSeat              seat,
                                           guint               n_cards,
                                           guint               n_tokens,
                                           const char         *caption);

G_END_DECLS
