/* cb-appetit-board-act.c - Bon Appétit!: what moves on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-board-private.h"

#include "cb-appetit-pips.h"

#include <string.h>

/* How long each event is acted out, in milliseconds, at the pace RIGHT_PACE. */
static const int durations[CB_APPETIT_N_EVENTS] = {
  [CB_APPETIT_EVENT_DEALT] = 280,
  [CB_APPETIT_EVENT_TURNED] = 340,
  [CB_APPETIT_EVENT_BEGUN] = 240,
  [CB_APPETIT_EVENT_PASSED] = 240,
  [CB_APPETIT_EVENT_MISSED] = 320,
  [CB_APPETIT_EVENT_CAUGHT] = 620,
  [CB_APPETIT_EVENT_ESCAPED] = 520,
  [CB_APPETIT_EVENT_TOOK] = 480,
  [CB_APPETIT_EVENT_TOKEN] = 420,
  [CB_APPETIT_EVENT_OVER] = 1000,
};

#define RIGHT_PACE   900
#define LEAST_PACE   450
#define MOST_PACE    1200
/* What ends the game is to be seen, however quick the pace. */
#define LAST_PACE    1300
/* How long cards glide to another position. */
#define GLIDE_TIME   220
/* How many cards fly when a pack is dealt. */
#define DEALT_CARDS  7

static void
find_bounds (CbAppetitBoard  *self,
             GtkWidget       *widget,
             graphene_rect_t *bounds)
{
  if (!gtk_widget_compute_bounds (widget, self->pile, bounds))
    graphene_rect_init (bounds, 0, 0, 1, 1);
}

static void
find_pack (CbAppetitBoard  *self,
           CbSeat           seat,
           graphene_rect_t *bounds)
{
  find_bounds (self, seat == CB_SEAT_NONE
                     ? self->pile : cb_appetit_seat_get_top (CB_APPETIT_SEAT (self->seats[seat])),
               bounds);
}

/* Where the next of some tokens in a row lies. */
static void
find_token (CbAppetitBoard  *self,
            GtkWidget       *pips,
            graphene_rect_t *bounds)
{
  float side, room;

  find_bounds (self, pips, bounds);
  side = MIN (bounds->size.height, bounds->size.width);
  room = bounds->size.width - side;
  bounds->origin.x += MIN (room, side * (float) cb_appetit_pips_get_count (CB_APPETIT_PIPS (pips)));
  bounds->size.width = bounds->size.height = side;
}

static void
aim (CbAppetitBoard     *self,
     CbAppetitEventType  type,
     CbSeat              seat)
{
  graphene_rect_t from, to;

  find_pack (self, seat, &from);
  to = from;
  if (type == CB_APPETIT_EVENT_TOKEN)
    {
      find_token (self, self->supply, &from);
      find_token (self, cb_appetit_seat_get_tokens (CB_APPETIT_SEAT (self->seats[seat])), &to);
    }
  cb_appetit_pile_aim (CB_APPETIT_PILE (self->pile),
                       type == CB_APPETIT_EVENT_DEALT ? NULL : &from, &to);
}

/* What leaves its place, so that it is not seen twice while it flies; and who is
 * celebrated. */
static void
lift (CbAppetitBoard  *self,
      const CbAppetit *state,
      const CbEvent   *event)
{
  if (event->type == CB_APPETIT_EVENT_TURNED)
    cb_appetit_seat_lift (CB_APPETIT_SEAT (self->seats[event->seat]), self->n_seats);
  else if (event->type == CB_APPETIT_EVENT_TOKEN)
    cb_appetit_pips_set_count (CB_APPETIT_PIPS (self->supply), state->tokens_left - 1u, 0);

  for (guint seats = event->seats; seats != 0; seats &= seats - 1)
    gtk_widget_add_css_class (self->seats[__builtin_ctz (seats)], "winner");
}

/* Where the next card comes soon, what follows a chase is quicker. */
static int
get_duration (CbAppetitBoard  *self,
              const CbAppetit *state,
              const CbEvent   *event)
{
  int pace = (int) CLAMP (cb_telling_get_reading (cb_board_get_telling (CB_BOARD (self))),
                          LEAST_PACE, MOST_PACE);

  if (event->type < CB_APPETIT_EVENT_CAUGHT || event->type == CB_APPETIT_EVENT_OVER)
    return durations[event->type];
  if (state->tokens_left == 1 && event->type != CB_APPETIT_EVENT_ESCAPED)
    pace = LAST_PACE;

  return durations[event->type] * pace / RIGHT_PACE;
}

static void
find_way (CbAppetitBoard  *self,
          const CbAppetit *state,
          const CbEvent   *event,
          CbAppetitWay    *way)
{
  gboolean is_chase = event->type == CB_APPETIT_EVENT_BEGUN ||
                      event->type == CB_APPETIT_EVENT_PASSED;

  *way = (CbAppetitWay) { .type = event->type, .seat = event->seat, .n_seats = self->n_seats,
                          .mouse = is_chase ? state->mouse_place : -1 };
  if (event->seat != CB_SEAT_NONE)
    way->n_pack = state->pack[event->seat].n;
  if (event->type == CB_APPETIT_EVENT_TOOK)
    way->n_go = (guint) event->n;
  else if (event->type == CB_APPETIT_EVENT_DEALT && event->seat != CB_SEAT_NONE)
    way->n_come = way->n_go = MIN ((guint) event->n, DEALT_CARDS);
  else if (event->type == CB_APPETIT_EVENT_TURNED || event->type == CB_APPETIT_EVENT_DEALT)
    way->n_come = 1;
}

static void
end_glide (CbAppetitBoard *self)
{
  if (self->glide.n_come + self->glide.n_go > 0)
    adw_animation_skip (self->glide_animation);
}

int
cb_appetit_board_begin (CbBoard       *board,
                        const CbEvent *event)
{
  CbAppetitBoard *self = CB_APPETIT_BOARD (board);
  const CbAppetit *state = cb_appetit_board_peek (self);
  CbAppetitWay way;

  if (!cb_board_get_moves (board))
    return 0;

  end_glide (self);
  /* Before the first event, all lies there already. */
  if (event->type == CB_APPETIT_EVENT_DEALT)
    cb_appetit_board_show (board);
  self->acts = TRUE;
  find_way (self, state, event, &way);
  lift (self, state, event);
  cb_appetit_pile_begin (CB_APPETIT_PILE (self->pile), &way, (CbAppetitCard) event->thing);
  aim (self, event->type, event->seat);

  return get_duration (self, state, event);
}

void
cb_appetit_board_progress (CbBoard       *board,
                           const CbEvent *event,
                           double         progress)
{
  CbAppetitBoard *self = CB_APPETIT_BOARD (board);

  aim (self, event->type, event->seat);
  cb_appetit_pile_set_progress (CB_APPETIT_PILE (self->pile), progress);
}

static gboolean
has_deck (CbAppetitBoard  *self,
          const CbAppetit *shown)
{
  return shown->n_pile == 0 && cb_telling_is_opening (cb_board_get_telling (CB_BOARD (self)));
}

static void
show_pile (CbAppetitBoard *self)
{
  cb_appetit_pile_show (CB_APPETIT_PILE (self->pile), &self->laid, has_deck (self, &self->laid));
}

static void
glided_cb (CbAppetitBoard *self)
{
  self->glide.n_come = self->glide.n_go = 0;
  show_pile (self);
}

static void
glide_cb (double   progress,
          gpointer user_data)
{
  CbAppetitBoard *self = CB_APPETIT_BOARD (user_data);

  if (self->glide.n_come + self->glide.n_go == 0)
    return;

  aim (self, CB_APPETIT_N_EVENTS, self->glide.seat);
  cb_appetit_pile_set_progress (CB_APPETIT_PILE (self->pile), progress);
}

/* Which pack changed most in this direction. */
static CbSeat
find_changed (const CbAppetit *before,
              const CbAppetit *after,
              int              direction)
{
  int most = 0;
  CbSeat found = CB_SEAT_NONE;

  for (CbSeat seat = 0; seat < after->n_seats; seat++)
    {
      int change = direction * (after->pack[seat].n - before->pack[seat].n);

      if (change > most)
        found = seat;
      most = MAX (most, change);
    }

  return found;
}

/* How cards go from one position to another: from a pack to the pile, or back. There is
 * no such way where the piles have nothing in common. */
static gboolean
find_glide (const CbAppetit *before,
            const CbAppetit *after,
            CbAppetitWay    *way)
{
  int more = after->n_pile - before->n_pile;
  gboolean alike = memcmp (before->pile, after->pile, MIN (before->n_pile, after->n_pile)) == 0;

  *way = (CbAppetitWay) { .type = CB_APPETIT_N_EVENTS, .n_seats = after->n_seats, .top = alike,
                          .mouse = after->tries > 0 ? after->mouse_place : -1,
                          .seat = find_changed (before, after, more > 0 ? -1 : 1) };
  way->n_come = (guint) MAX (more, 0);
  way->n_go = (guint) MAX (-more, 0);
  if (way->seat != CB_SEAT_NONE)
    way->n_pack = after->pack[way->seat].n;

  return more != 0 && alike && way->seat != CB_SEAT_NONE;
}

/**
 * cb_appetit_board_lay:
 * @self: a board
 * @shown: a position
 *
 * Shows the pile. Where that was not acted out, as after undo or on looking back, cards
 * glide to where they are then.
 */
void
cb_appetit_board_lay (CbAppetitBoard  *self,
                      const CbAppetit *shown)
{
  CbAppetit before = self->laid;
  gboolean glides = self->n_seats == shown->n_seats && !self->acts &&
                    !cb_telling_is_opening (cb_board_get_telling (CB_BOARD (self))) &&
                    cb_board_get_moves (CB_BOARD (self)) &&
                    find_glide (&before, shown, &self->glide);

  if (!glides)
    self->glide.n_come = self->glide.n_go = 0;
  self->acts = FALSE;
  self->laid = *shown;
  adw_animation_reset (self->glide_animation);
  if (!glides || self->glide.n_come > 0)
    show_pile (self);
  if (glides)
    {
      cb_appetit_pile_begin (CB_APPETIT_PILE (self->pile), &self->glide, CB_APPETIT_CHEESE);
      aim (self, CB_APPETIT_N_EVENTS, self->glide.seat);
      adw_animation_play (self->glide_animation);
    }
}

void
cb_appetit_board_add_glide (CbAppetitBoard *self)
{
  self->glide_animation =
    adw_timed_animation_new (GTK_WIDGET (self), 0, 1, GLIDE_TIME,
                             adw_callback_animation_target_new (glide_cb, self, NULL));
  g_signal_connect_object (self->glide_animation, "done", G_CALLBACK (glided_cb), self,
                           G_CONNECT_SWAPPED);
}
