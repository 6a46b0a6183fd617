/* cb-appetit-board-show.c - Bon Appétit!: what the table shows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-board-private.h"

#include "cb-appetit-pips.h"
#include "cb-appetit-text.h"
#include "cb-appetit-view.h"
#include "cb-describe.h"

/* Who sits at the bottom: the first person, who then stays there. */
CbSeat
cb_appetit_board_find_nearest (CbAppetitBoard *self)
{
  return MAX (cb_session_find_human (cb_board_get_session (CB_BOARD (self))), 0);
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

/* The position that is shown, except for the chase: a card may lie there before anybody is
 * told what comes of it. It is nobody's turn while cards are dealt, nor after a chase until
 * all was told, unless that player may go on at once. */
static void
find_shown (CbAppetitBoard *self,
            CbAppetit      *shown)
{
  CbTelling *telling = cb_board_get_telling (CB_BOARD (self));
  const CbAppetit *before;
  gboolean ended;

  *shown = *cb_appetit_board_peek (self);
  if (cb_telling_is_opening (telling))
    shown->turn = CB_SEAT_NONE;
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
  CbTelling *telling = cb_board_get_telling (CB_BOARD (self));
  CbSession *session = cb_telling_get_session (telling);
  gboolean playable = cb_board_get_playable (CB_BOARD (self));
  guint winners = cb_telling_get_over_told (telling)
                  ? cb_appetit_kind.winners ((const CbState *) shown) : 0;

  for (CbSeat seat = 0; seat < (CbSeat) self->n_seats; seat++)
    cb_appetit_seat_show (CB_APPETIT_SEAT (self->seats[seat]), session, shown,
                          playable && shown->turn == seat, winners >> seat & 1);
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
  CbSession *session = cb_board_get_session (CB_BOARD (self));
  gboolean over = cb_telling_get_over_told (cb_board_get_telling (CB_BOARD (self)));

  /* A board that is only looked at needs no switch, and a lesson waits for who learns. */
  gtk_widget_set_visible (self->auto_button, cb_session_count_humans (session) > 0 &&
                                             gtk_widget_get_can_target (GTK_WIDGET (self)) &&
                                             !cb_board_get_coached (CB_BOARD (self)));
  gtk_widget_set_sensitive (self->auto_button, !over);
  if (over)
    cb_appetit_board_set_auto (self, FALSE);
  else if (cb_appetit_board_get_auto (self))
    cb_appetit_board_update_auto (self);
}

/* The focus goes with the turn, from one person's pack to the next one's. */
void
cb_appetit_board_follow_turn (CbAppetitBoard *self)
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
  cb_appetit_board_follow_turn (self);
}

void
cb_appetit_board_show (CbBoard *board)
{
  CbAppetitBoard *self = CB_APPETIT_BOARD (board);
  CbAppetit shown;

  find_shown (self, &shown);
  cb_appetit_board_lay (self, &shown);
  cb_appetit_board_add_seats (self);
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

/* What is expected, once everybody may know it; until then, what was told so far. */
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
    now = cb_describe_now (&cb_appetit_view, session);
  else
    now = dup_caption (self, &shown);

  return cb_appetit_describe_table (session, &shown, now);
}
