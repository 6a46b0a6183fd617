/* cb-rescue-board-act.c - Cheese Rescue: what happens is acted out by the cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-board-private.h"

#include "cb-rescue-extent.h"
#include "cb-rescue-face.h"
#include "cb-rescue-pile.h"
#include "cb-rescue-told.h"

/* In milliseconds: a card on its way to its cell, the table that glides below a
 * dropped one, a card that is drawn or dealt, a look at somebody's cheeses, and cards
 * that are taken back. */
#define FLIGHT_TIME 320
#define GLIDE_TIME  220
#define DRAW_TIME   260
#define DEAL_TIME   200
#define COUNT_TIME  600
#define BACK_TIME   340

/* How much of the time of a chase or of a count the cards move; then the words about it
 * stand below what has come of it. */
#define MOVING      0.62

/* How large a card is at its player's seat, of a cell. */
#define SEAT_SHARE  0.5f

static CbRescueFlights *
get_flights (CbRescueBoard *self)
{
  return CB_RESCUE_FLIGHTS (self->flights);
}

static CbRescueCell *
get_cell (CbRescueBoard *self,
          int            place)
{
  return cb_rescue_grid_get_cell (CB_RESCUE_GRID (self->grid), place);
}

/* Where the card of a seat lies in the hand below the board, if it does. */
static GtkWidget *
find_slot (CbRescueBoard *self,
           CbSeat         seat,
           int            card)
{
  CbRescueHand *hand = CB_RESCUE_HAND (self->hand);
  int slot = seat == cb_board_get_viewer (CB_BOARD (self)) ? cb_rescue_hand_find (hand, card) : -1;

  return slot >= 0 ? cb_rescue_hand_get_slot (hand, slot) : NULL;
}

/* At the edge of the board, towards the player. */
static void
locate_seat (CbRescueBoard   *self,
             CbSeat           seat,
             graphene_rect_t *bounds)
{
  float side = SEAT_SHARE * (float) cb_rescue_grid_get_side (CB_RESCUE_GRID (self->grid));
  graphene_point_t point;

  if (!cb_board_locate_seat (CB_BOARD (self), seat, &point))
    graphene_point_init (&point, (float) gtk_widget_get_width (GTK_WIDGET (self)) / 2, 0);
  graphene_rect_init (bounds, point.x - side / 2, point.y - side / 2, side, side);
}

/* Whether the table glides when the card of @event lies on it. */
static gboolean
aim (CbRescueBoard *self,
     const CbEvent *event)
{
  CbRescue after = *cb_rescue_board_peek (self);

  cb_rescue_kind.enact ((CbState *) &after, event);

  return cb_rescue_grid_aim (CB_RESCUE_GRID (self->grid), &after);
}

/* From its place in the hand, or from its player; one that was dropped lies in its
 * cell already. */
static int
begin_lay (CbRescueBoard *self,
           const CbEvent *event)
{
  gboolean glides = aim (self, event);
  CbRescueFlight flight = {
    .card = event->thing, .owner = event->seat,
    .way = self->dropped ? CB_RESCUE_WAY_REST : CB_RESCUE_WAY_SLIDE,
    .target = GTK_WIDGET (get_cell (self, event->to)),
    .home = find_slot (self, event->seat, event->thing),
  };

  locate_seat (self, event->seat, &flight.from);
  if (flight.home != NULL)
    cb_rescue_flights_locate (get_flights (self), flight.home, &flight.from);
  cb_rescue_board_drop_choice (self);
  cb_rescue_flights_add (get_flights (self), &flight);
  if (!self->dropped)
    return FLIGHT_TIME;

  return glides ? GLIDE_TIME : 0;
}

/* From the pile into the hand, to its player, or to its cell; players who may not know the
 * card see its back. */
static int
begin_draw (CbRescueBoard *self,
            const CbEvent *event)
{
  CbRescueFlight flight = { .card = event->thing, .owner = event->seat };

  cb_rescue_board_show_hand (self);
  if (!cb_rescue_flights_locate (get_flights (self), self->pile, &flight.from))
    return 0;

  if (event->to != CB_EVENT_NOTHING)
    flight.target = GTK_WIDGET (get_cell (self, event->to));
  else
    flight.home = flight.target = find_slot (self, event->seat, event->thing);
  if (flight.target == NULL)
    {
      locate_seat (self, event->seat, &flight.to);
      flight.card = event->known == CB_EVENT_EVERYBODY ? event->thing : CB_RESCUE_FACE_BACK;
    }
  cb_rescue_flights_add (get_flights (self), &flight);

  return event->type == CB_RESCUE_EVENT_DEALT ? DEAL_TIME : DRAW_TIME;
}

/* A card that lies in a cell, and moves from there. */
static CbRescueFlight
lift (CbRescueBoard *self,
      int            place,
      CbRescueWay    way)
{
  CbRescueCell *cell = get_cell (self, place);
  CbRescueFlight flight = { .way = way, .home = cb_rescue_cell_get_face (cell) };

  cb_rescue_face_get_card (CB_RESCUE_FACE (flight.home), &flight.card, &flight.owner);
  cb_rescue_flights_locate (get_flights (self), GTK_WIDGET (cell), &flight.from);
  flight.to = flight.from;

  return flight;
}

/* Off the table, straight away from the other card. */
static void
aim_away (CbRescueBoard   *self,
          const CbEvent   *event,
          graphene_rect_t *bounds)
{
  int dx = cb_rescue_place_get_x (event->to) - cb_rescue_place_get_x (event->from);
  int dy = cb_rescue_place_get_y (event->to) - cb_rescue_place_get_y (event->from);
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  float side = bounds->size.width;

  if (dx != 0)
    bounds->origin.x = dx > 0 ? width - side / 2 : -side / 2;
  if (dy != 0)
    bounds->origin.y = dy > 0 ? height - side / 2 : -side / 2;
}

/* Returns: for how much of @time cards move. */
static int
split_time (CbRescueBoard *self,
            int            time)
{
  int moving = (int) (MOVING * time);

  cb_telling_linger (cb_board_get_telling (CB_BOARD (self)), (guint) (time - moving));

  return moving;
}

static int
begin_chase (CbRescueBoard *self,
             const CbEvent *event)
{
  gboolean eats = event->type == CB_RESCUE_EVENT_EATEN;
  CbRescueFlight chased = lift (self, event->to, eats ? CB_RESCUE_WAY_VANISH : CB_RESCUE_WAY_FLEE);
  CbRescueFlight chaser = lift (self, event->from, eats ? CB_RESCUE_WAY_EAT : CB_RESCUE_WAY_LEAP);

  chaser.to = chased.from;
  if (!eats)
    aim_away (self, event, &chased.to);
  cb_rescue_flights_add (get_flights (self), &chased);
  cb_rescue_flights_add (get_flights (self), &chaser);

  return split_time (self, cb_rescue_told_get_chase_time (cb_board_get_telling (CB_BOARD (self)),
                                                          event));
}

/* The cheeses that a seat has left hop for joy. */
static int
begin_count (CbRescueBoard *self,
             const CbEvent *event)
{
  const CbRescue *state = cb_rescue_board_peek (self);
  CbRescueCount count;

  cb_rescue_count (state, &count);
  for (guint64 left = state->owner[event->seat] & ~count.eaten; left != 0; left &= left - 1)
    {
      int place = cb_rescue_find_place (state, (guint) __builtin_ctzll (left));
      CbRescueFlight flight = lift (self, place, CB_RESCUE_WAY_HOP);

      cb_rescue_flights_add (get_flights (self), &flight);
    }

  return split_time (self, COUNT_TIME);
}

/* Where nothing is to move, chases and points still take their time to be read. */
static int
get_reading_time (CbRescueBoard *self,
                  const CbEvent *event)
{
  CbTelling *telling = cb_board_get_telling (CB_BOARD (self));

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || cb_telling_get_pace (telling) == 0)
    return 0;
  if (cb_rescue_told_is_chase (event))
    return cb_rescue_told_get_chase_time (telling, event);

  return event->type == CB_RESCUE_EVENT_COUNTED ? COUNT_TIME : 0;
}

int
cb_rescue_board_begin (CbBoard       *board,
                       const CbEvent *event)
{
  CbRescueBoard *self = CB_RESCUE_BOARD (board);

  cb_rescue_flights_clear (get_flights (self));
  cb_rescue_board_update_marks (self);
  if (!cb_board_get_moves (board))
    return get_reading_time (self, event);

  switch (event->type)
    {
    case CB_RESCUE_EVENT_LAID:
      return begin_lay (self, event);
    case CB_RESCUE_EVENT_DEALT:
    case CB_RESCUE_EVENT_DRAWN:
      return begin_draw (self, event);
    case CB_RESCUE_EVENT_COUNTED:
      return begin_count (self, event);
    default:
      return cb_rescue_told_is_chase (event) ? begin_chase (self, event) : 0;
    }
}

void
cb_rescue_board_progress (CbBoard       *board,
                          const CbEvent *event,
                          double         progress)
{
  CbRescueBoard *self = CB_RESCUE_BOARD (board);

  cb_rescue_flights_set_progress (get_flights (self), progress);
  if (event->type == CB_RESCUE_EVENT_LAID)
    cb_rescue_grid_pan (CB_RESCUE_GRID (self->grid), progress);
}

/**
 * cb_rescue_board_find_taken_back:
 * @self: a board that is about to show another position
 * @flights: (out caller-allocates): the cards that leave the table for it, at most
 *   one of each seat
 *
 * Returns: how many there are; none where more than a round is skipped
 */
guint
cb_rescue_board_find_taken_back (CbRescueBoard  *self,
                                 CbRescueFlight *flights)
{
  const CbRescue *old = &self->shown, *now = cb_rescue_board_peek (self);
  CbSession *session = cb_board_get_session (CB_BOARD (self));
  guint n = 0;

  if (!cb_board_get_moves (CB_BOARD (self)) || old->n_laid > now->n_laid + now->n_seats)
    return 0;

  for (guint ply = now->n_laid; ply < old->n_laid; ply++, n++)
    {
      CbMove move = cb_session_get_move (session, ply);
      CbRescueCell *cell = get_cell (self, cb_rescue_move_get_place (move));

      flights[n] = (CbRescueFlight) { .card = (int) cb_rescue_move_get_card (move),
                                      .owner = (CbSeat) ((now->turn + n) % now->n_seats) };
      cb_rescue_flights_locate (get_flights (self), GTK_WIDGET (cell), &flights[n].from);
    }

  return n;
}

/**
 * cb_rescue_board_take_back:
 * @self: a board that shows the position
 * @flights: cards that lay on the table before
 * @n_flights: how many
 *
 * Lets them go back to where they came from.
 */
void
cb_rescue_board_take_back (CbRescueBoard  *self,
                           CbRescueFlight *flights,
                           guint           n_flights)
{
  for (guint i = 0; i < n_flights; i++)
    {
      flights[i].home = flights[i].target = find_slot (self, flights[i].owner, flights[i].card);
      locate_seat (self, flights[i].owner, &flights[i].to);
      cb_rescue_flights_add (get_flights (self), &flights[i]);
    }
  if (n_flights > 0)
    cb_rescue_flights_run (get_flights (self), BACK_TIME);
}
