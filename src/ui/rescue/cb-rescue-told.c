/* cb-rescue-told.c - what was told of a game, for the marks on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-told.h"

#include "cb-rescue-extent.h"

/* In milliseconds: the first chase of a wave, and as quick as one may get; each is
 * quicker than the one before, and all together take no longer than a wave may. That
 * leaves time for the frames between them. */
#define CHASE_TIME     900
#define MIN_CHASE_TIME 240
#define WAVE_TIME      3600
#define QUICKENING     0.85

static const CbRescue *
peek (CbTelling *telling)
{
  return cb_rescue_peek (cb_telling_peek_state (telling));
}

/**
 * cb_rescue_told_find_last:
 * @telling: a telling
 *
 * Returns: where cards were laid since a person last laid one, that included, as a
 *   board of the position that is shown; where only computers play, the last of each;
 *   when one looks back, the last alone
 */
guint64
cb_rescue_told_find_last (CbTelling *telling)
{
  CbSession *session = cb_telling_get_session (telling);
  guint64 cards = 0;
  guint seats = 0;

  for (guint ply = peek (telling)->n_laid; ply > 0; ply--)
    {
      CbSeat seat = cb_rescue_peek (cb_session_peek_state_at (session, ply - 1))->turn;
      CbMove move = cb_session_get_move (session, ply - 1);

      if (seats >> seat & 1)
        break;

      seats |= 1u << seat;
      cards |= cb_rescue_get_board (peek (telling), cb_rescue_move_get_place (move));
      if (cb_session_is_human (session, seat) || cb_telling_get_review (telling) >= 0)
        break;
    }

  return cards;
}

/* Whether a card leaves because of another. */
gboolean
cb_rescue_told_is_chase (const CbEvent *event)
{
  return event->type >= CB_RESCUE_EVENT_SCARED && event->type <= CB_RESCUE_EVENT_EATEN;
}

static guint64
find_told_chases (CbTelling *telling)
{
  const GArray *recent = cb_telling_peek_recent (telling);
  guint64 chases = 0;

  for (guint i = 0; i < recent->len; i++)
    {
      const CbEvent *event = &g_array_index (recent, CbEvent, i);

      if (cb_rescue_told_is_chase (event))
        chases |= cb_rescue_get_board (peek (telling), event->to);
    }

  return chases;
}

/**
 * cb_rescue_told_find_gone:
 * @telling: a telling
 * @gone: (out): the cards that have left in the count: all that leave, once it is over,
 *   and until then those whose leaving was told
 */
void
cb_rescue_told_find_gone (CbTelling     *telling,
                          CbRescueCount *gone)
{
  guint64 told = G_MAXUINT64;

  *gone = (CbRescueCount) { 0 };
  if (cb_rescue_kind.to_move (cb_telling_peek_state (telling)) != CB_SEAT_NONE)
    return;

  if (cb_telling_is_within (telling))
    told = find_told_chases (telling);
  cb_rescue_count (peek (telling), gone);
  gone->scared &= told;
  gone->chased &= told;
  gone->eaten &= told;
}

static int
get_wave_size (const CbRescueCount *count,
               const CbEvent       *event)
{
  guint64 wave = event->type == CB_RESCUE_EVENT_SCARED ? count->scared
                 : event->type == CB_RESCUE_EVENT_CHASED ? count->chased
                                                         : count->eaten;

  return __builtin_popcountll (wave);
}

/**
 * cb_rescue_told_get_chase_time:
 * @telling: a telling
 * @event: a chase that begins
 *
 * The first ones are to be understood, the others follow quicker.
 *
 * Returns: how many milliseconds it takes
 */
int
cb_rescue_told_get_chase_time (CbTelling     *telling,
                               const CbEvent *event)
{
  double time = CHASE_TIME, all = 0, mine = MIN_CHASE_TIME;
  CbRescueCount count, gone;
  int n_told;

  cb_rescue_count (peek (telling), &count);
  cb_rescue_told_find_gone (telling, &gone);
  n_told = get_wave_size (&gone, event);
  for (int i = 0; i < get_wave_size (&count, event); i++)
    {
      if (i == n_told)
        mine = time;
      all += time;
      time = MAX (QUICKENING * time, MIN_CHASE_TIME);
    }

  return (int) (mine * MIN (1, WAVE_TIME / MAX (all, 1)));
}

/**
 * cb_rescue_told_copy:
 * @telling: a telling
 * @state: (out): the position that is shown, as it is to be seen: a card that is drawn or
 *   dealt just now has its place in the hand
 */
void
cb_rescue_told_copy (CbTelling *telling,
                     CbRescue  *state)
{
  const CbEvent *event = cb_telling_peek_event (telling);

  *state = *peek (telling);
  if (event != NULL && (event->type == CB_RESCUE_EVENT_DRAWN ||
                        (event->type == CB_RESCUE_EVENT_DEALT && event->seat != CB_SEAT_NONE)))
    cb_rescue_kind.enact ((CbState *) state, event);
}

/**
 * cb_rescue_told_find_new:
 * @telling: a telling
 * @state: what cb_rescue_told_copy() gives
 * @seat: a seat
 *
 * Returns: the card that the seat drew in its last move, until it lays the next one, or
 *   %CB_EVENT_NOTHING
 */
int
cb_rescue_told_find_new (CbTelling      *telling,
                         const CbRescue *state,
                         CbSeat          seat)
{
  CbSession *session = cb_telling_get_session (telling);
  const CbEvent *event = cb_telling_peek_event (telling);

  if (event != NULL && event->type == CB_RESCUE_EVENT_LAID && event->seat == seat)
    return CB_EVENT_NOTHING;

  for (guint ply = state->n_laid; ply > 0; ply--)
    {
      const CbRescue *before = cb_rescue_peek (cb_session_peek_state_at (session, ply - 1));

      if (before->turn == seat)
        return state->n_pile < before->n_pile ? before->pile[before->n_pile - 1]
                                              : CB_EVENT_NOTHING;
    }

  return CB_EVENT_NOTHING;
}
