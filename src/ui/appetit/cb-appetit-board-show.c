/* cb-appetit-board-show.c - Bon Appétit!: what the table shows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-board-private.h"

#include "cb-appetit-pips.h"
#include "cb-appetit-tale.h"
#include "cb-appetit-text.h"

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

static guint
get_ply (CbAppetitBoard *self)
{
  return cb_board_get_ply (CB_BOARD (self));
}

static void
count_seat (CbAppetitBoard  *self,
            const CbAppetit *state,
            CbSeat           seat,
            guint            n_cards)
{
  cb_appetit_seat_count (CB_APPETIT_SEAT (self->seats[seat]), self->n_seats, n_cards,
                         state->tokens[seat]);
}

void
cb_appetit_board_count_seats (CbAppetitBoard *self)
{
  const CbAppetit *state = cb_appetit_board_peek (self);

  for (CbSeat seat = 0; seat < (CbSeat) self->n_seats; seat++)
    count_seat (self, state, seat, state->pack[seat].n);
}

static void
describe_seats (CbAppetitBoard *self)
{
  CbSession *session = cb_board_get_session (CB_BOARD (self));
  const CbAppetit *state = cb_appetit_board_peek (self);
  gboolean playable = cb_board_get_playable (CB_BOARD (self));

  for (CbSeat seat = 0; seat < (CbSeat) self->n_seats; seat++)
    cb_appetit_seat_show (CB_APPETIT_SEAT (self->seats[seat]), session, state,
                          playable && state->turn == seat);
}

/* Below the pile: the chase, or how the last one just ended. */
static void
describe_pile (CbAppetitBoard *self)
{
  CbSession *session = cb_board_get_session (CB_BOARD (self));
  const CbAppetit *state = cb_appetit_board_peek (self);
  guint ply = get_ply (self);
  g_autofree char *name = cb_appetit_describe_pile (session, state);
  g_autofree char *caption = cb_appetit_describe_chase (session, state);

  if (caption == NULL && ply > 0)
    caption = cb_appetit_tell_news (session, ply - 1);
  cb_appetit_pile_describe (CB_APPETIT_PILE (self->pile), state, name, caption);
}

static void
show_bar (CbAppetitBoard *self)
{
  const CbAppetit *state = cb_appetit_board_peek (self);
  gboolean over = cb_session_get_turn (cb_board_get_session (CB_BOARD (self))) == CB_SEAT_NONE;

  cb_appetit_pips_set_count (CB_APPETIT_PIPS (self->supply), state->tokens_left, 0);
  gtk_widget_set_visible (self->auto_button, has_humans (self));
  gtk_widget_set_sensitive (self->auto_button, !over);
  if (over)
    cb_appetit_board_set_auto (self, FALSE);
}

static void
find_bounds (CbAppetitBoard  *self,
             GtkWidget       *widget,
             graphene_rect_t *bounds)
{
  if (!gtk_widget_compute_bounds (widget, GTK_WIDGET (cb_appetit_board_get_cards (self)), bounds))
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

static void
find_way (CbAppetitBoard       *self,
          const CbAppetitStory *story,
          CbAppetitWay         *way)
{
  CbSeat taker = story->taker != CB_SEAT_NONE ? story->taker : story->seat;
  CbAppetitSeat *to = CB_APPETIT_SEAT (self->seats[taker]);
  CbAppetitSeat *from = CB_APPETIT_SEAT (self->seats[story->seat]);

  way->story = *story;
  way->milliseconds = cb_telling_get_pace (cb_board_get_telling (CB_BOARD (self)));
  find_bounds (self, cb_appetit_seat_get_top (from), &way->from);
  find_bounds (self, cb_appetit_seat_get_top (to), &way->to);
  find_token (self, self->supply, &way->token_from);
  find_token (self, cb_appetit_seat_get_tokens (to), &way->token_to);
}

/* Until a pile has arrived at its winner the packs are as they were, but for
 * the card that was turned. */
static void
play_story (CbAppetitBoard *self)
{
  CbAppetitStory story;
  CbAppetitWay way;

  cb_appetit_story_read (&story, cb_board_get_session (CB_BOARD (self)), get_ply (self) - 1);
  find_way (self, &story, &way);
  for (CbSeat seat = 0; seat < (CbSeat) self->n_seats; seat++)
    count_seat (self, story.before, seat,
                story.before->pack[seat].n - (seat == story.seat ? 1u : 0u));
  cb_appetit_cards_play (cb_appetit_board_get_cards (self), &way);
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

/**
 * cb_appetit_board_present:
 * @self: a board with a session
 * @moved: whether a card was just turned, which is then seen to move
 *
 * Where only words have changed, as when another person looks, what moves goes
 * on moving.
 */
void
cb_appetit_board_present (CbAppetitBoard *self,
                          gboolean        moved)
{
  CbSession *session = cb_board_get_session (CB_BOARD (self));
  guint ply = get_ply (self);

  if (moved)
    play_story (self);
  else if (session != self->shown_session || ply != self->shown_ply)
    {
      cb_appetit_cards_show (cb_appetit_board_get_cards (self), cb_appetit_board_peek (self));
      cb_appetit_board_count_seats (self);
    }

  g_set_weak_pointer (&self->shown_session, session);
  self->shown_ply = ply;
  describe_seats (self);
  describe_pile (self);
  show_bar (self);
  follow_turn (self);
  cb_appetit_board_update_auto (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
