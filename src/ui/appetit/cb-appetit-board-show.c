/* cb-appetit-board-show.c - Bon Appétit!: what the table shows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-board-private.h"

#include "cb-appetit-pips.h"
#include "cb-appetit-text.h"

/* Milliseconds that an event is seen to happen: a card comes; a mouse is raised, or a
 * try is spent; everybody looks at what became of the mouse; the pile goes, and a token. */
static const int durations[CB_APPETIT_N_EVENTS] = {
  [CB_APPETIT_EVENT_TURNED] = 340,
  [CB_APPETIT_EVENT_BEGUN] = 160,
  [CB_APPETIT_EVENT_PASSED] = 160,
  [CB_APPETIT_EVENT_MISSED] = 160,
  [CB_APPETIT_EVENT_CAUGHT] = 360,
  [CB_APPETIT_EVENT_ESCAPED] = 360,
  [CB_APPETIT_EVENT_TOOK] = 460,
  [CB_APPETIT_EVENT_TOKEN] = 400,
};

/* What follows a chase, all together, and at the least, where the pace is quick. */
#define ALL_TIME    1220
#define LEAST_TIME  560

gboolean
cb_appetit_board_is_human (CbAppetitBoard *self,
                           CbSeat          seat)
{
  CbSession *session = cb_board_get_session (CB_BOARD (self));

  return cb_session_get_controller (session, seat) == CB_CONTROLLER_HUMAN;
}

/* Who sits at the bottom: the first person, who then stays there. */
CbSeat
cb_appetit_board_find_nearest (CbAppetitBoard *self)
{
  for (CbSeat seat = 0; seat < (CbSeat) self->n_seats; seat++)
    if (cb_appetit_board_is_human (self, seat))
      return seat;

  return 0;
}

static gboolean
has_humans (CbAppetitBoard *self)
{
  return cb_appetit_board_is_human (self, cb_appetit_board_find_nearest (self));
}

/* How many events of the move that is being told were told. */
static guint
count_told (CbTelling *telling)
{
  const GArray *recent = cb_telling_peek_recent (telling);
  guint n = 0;

  if (cb_telling_is_first (telling))
    return 0;

  while (n < recent->len)
    if (g_array_index (recent, CbEvent, recent->len - ++n).type == CB_APPETIT_EVENT_TURNED)
      break;

  return n;
}

/* The position that is shown, but for the chase: a card that lies there already is
 * nothing that anybody may speak of before it is told what comes of it. After a chase
 * it is nobody's turn until all of it was told, but for who may go on at once. */
static void
find_shown (CbAppetitBoard *self,
            CbAppetit      *shown)
{
  CbTelling *telling = cb_board_get_telling (CB_BOARD (self));
  const CbAppetit *before;
  gboolean ended;

  *shown = *cb_appetit_board_peek (self);
  if (!cb_telling_is_within (telling))
    return;

  before = cb_appetit_peek (cb_session_peek_state_at (cb_telling_get_session (telling),
                                                      cb_telling_get_ply (telling)));
  ended = count_told (telling) > 1;
  shown->tries = ended ? 0 : before->tries;
  shown->mouse_owner = before->mouse_owner;
  shown->mouse_place = before->mouse_place;
  if (ended && !cb_board_get_playable (CB_BOARD (self)))
    shown->turn = CB_SEAT_NONE;
}

static void
count_seats (CbAppetitBoard  *self,
             const CbAppetit *shown)
{
  for (CbSeat seat = 0; seat < (CbSeat) self->n_seats; seat++)
    cb_appetit_seat_count (CB_APPETIT_SEAT (self->seats[seat]), self->n_seats,
                           shown->pack[seat].n, shown->tokens[seat]);
  cb_appetit_pips_set_count (CB_APPETIT_PIPS (self->supply), shown->tokens_left, 0);
}

static void
describe_seats (CbAppetitBoard  *self,
                const CbAppetit *shown)
{
  CbSession *session = cb_board_get_session (CB_BOARD (self));
  gboolean playable = cb_board_get_playable (CB_BOARD (self));

  for (CbSeat seat = 0; seat < (CbSeat) self->n_seats; seat++)
    cb_appetit_seat_show (CB_APPETIT_SEAT (self->seats[seat]), session, shown,
                          playable && shown->turn == seat);
}

/* The chase, or how the last one just ended, as far as that was told. */
static char *
dup_caption (CbAppetitBoard  *self,
             const CbAppetit *shown)
{
  CbTelling *telling = cb_board_get_telling (CB_BOARD (self));
  CbSession *session = cb_telling_get_session (telling);
  guint ply = cb_telling_get_ply (telling);
  guint n_told = cb_telling_is_within (telling) ? count_told (telling) : 0;
  char *chase = cb_appetit_describe_chase (session, shown);

  if (chase != NULL)
    return chase;
  if (n_told > 0)
    return cb_appetit_describe_news (session, ply, n_told);

  return ply > 0 ? cb_appetit_describe_news (session, ply - 1, G_MAXUINT) : NULL;
}

static void
describe_pile (CbAppetitBoard  *self,
               const CbAppetit *shown)
{
  CbSession *session = cb_board_get_session (CB_BOARD (self));
  g_autofree char *name = cb_appetit_describe_pile (session, shown);
  g_autofree char *caption = dup_caption (self, shown);

  cb_appetit_pile_describe (CB_APPETIT_PILE (self->pile), shown, name, caption);
}

/* When the end was told there are no cards to turn any more. */
static void
show_auto (CbAppetitBoard *self)
{
  gboolean over = cb_telling_get_over_told (cb_board_get_telling (CB_BOARD (self)));

  gtk_widget_set_visible (self->auto_button, has_humans (self));
  gtk_widget_set_sensitive (self->auto_button, !over);
  if (over)
    cb_appetit_board_set_auto (self, FALSE);
  else if (cb_appetit_board_get_auto (self))
    cb_appetit_board_update_auto (self);
}

/* The focus goes with the turn, from one person's pack to the next one's. */
static void
follow_turn (CbAppetitBoard *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && cb_board_get_playable (CB_BOARD (self)) &&
      CB_IS_APPETIT_SEAT (focus) && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    gtk_widget_grab_focus (self->seats[cb_appetit_board_peek (self)->turn]);
}

static void
describe (CbAppetitBoard  *self,
          const CbAppetit *shown)
{
  describe_seats (self, shown);
  describe_pile (self, shown);
  show_auto (self);
  follow_turn (self);
}

void
cb_appetit_board_show (CbBoard *board)
{
  CbAppetitBoard *self = CB_APPETIT_BOARD (board);
  CbAppetit shown;

  cb_appetit_board_add_seats (self);
  find_shown (self, &shown);
  cb_appetit_pile_show (CB_APPETIT_PILE (self->pile), &shown);
  count_seats (self, &shown);
  describe (self, &shown);
}

/* Only words, and who sits at the bottom: what moves goes on moving. */
void
cb_appetit_board_refresh (CbBoard *board)
{
  CbAppetitBoard *self = CB_APPETIT_BOARD (board);
  CbAppetit shown;

  find_shown (self, &shown);
  describe (self, &shown);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
find_bounds (CbAppetitBoard  *self,
             GtkWidget       *widget,
             graphene_rect_t *bounds)
{
  if (!gtk_widget_compute_bounds (widget, self->pile, bounds))
    graphene_rect_init (bounds, 0, 0, 1, 1);
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

/* What leaves its place, so that it is not seen twice while it flies. */
static void
lift (CbAppetitBoard  *self,
      const CbAppetit *state,
      const CbEvent   *event,
      CbAppetitWay    *way)
{
  CbAppetitSeat *seat;

  if (event->seat == CB_SEAT_NONE)
    return;

  seat = CB_APPETIT_SEAT (self->seats[event->seat]);
  find_bounds (self, cb_appetit_seat_get_top (seat), &way->from);
  way->to = way->from;
  if (event->type == CB_APPETIT_EVENT_TURNED)
    cb_appetit_seat_lift (seat, self->n_seats);
  else if (event->type == CB_APPETIT_EVENT_TOKEN)
    {
      cb_appetit_pips_set_count (CB_APPETIT_PIPS (self->supply), state->tokens_left - 1u, 0);
      find_token (self, self->supply, &way->from);
      find_token (self, cb_appetit_seat_get_tokens (seat), &way->to);
    }
}

/* Where the next card comes soon, what follows a chase is quicker. */
static int
get_duration (CbAppetitBoard *self,
              const CbEvent  *event)
{
  guint pace = cb_telling_get_pace (cb_board_get_telling (CB_BOARD (self)));

  if (event->type < CB_APPETIT_EVENT_CAUGHT)
    return durations[event->type];

  return durations[event->type] * (int) CLAMP (pace, LEAST_TIME, ALL_TIME) / ALL_TIME;
}

int
cb_appetit_board_begin (CbBoard       *board,
                        const CbEvent *event)
{
  CbAppetitBoard *self = CB_APPETIT_BOARD (board);
  const CbAppetit *state = cb_appetit_board_peek (self);
  int milliseconds = cb_board_get_moves (board) ? get_duration (self, event) : 0;
  gboolean is_chase = event->type == CB_APPETIT_EVENT_BEGUN ||
                      event->type == CB_APPETIT_EVENT_PASSED;
  CbAppetitWay way = { .event = *event, .n_seats = self->n_seats,
                       .mouse = is_chase ? state->mouse_place : -1 };

  if (milliseconds == 0)
    return 0;

  if (event->seat != CB_SEAT_NONE)
    way.n_pack = state->pack[event->seat].n;
  lift (self, state, event, &way);
  cb_appetit_pile_begin (CB_APPETIT_PILE (self->pile), &way);

  return milliseconds;
}

void
cb_appetit_board_progress (CbBoard       *board,
                           const CbEvent *event,
                           double         progress)
{
  cb_appetit_pile_set_progress (CB_APPETIT_PILE (CB_APPETIT_BOARD (board)->pile), progress);
}

/* What is expected, if that is already known to all; else how far the story goes. */
char *
cb_appetit_board_read (CbBoard *board)
{
  CbAppetitBoard *self = CB_APPETIT_BOARD (board);
  CbTelling *telling = cb_board_get_telling (board);
  CbSession *session = cb_telling_get_session (telling);
  g_autofree char *now = NULL;
  CbAppetit shown;

  find_shown (self, &shown);
  if (cb_telling_get_caught_up (telling) && cb_telling_get_review (telling) < 0)
    now = cb_appetit_describe_turn (session);
  else
    now = dup_caption (self, &shown);

  return cb_appetit_describe_table (session, &shown, now);
}
