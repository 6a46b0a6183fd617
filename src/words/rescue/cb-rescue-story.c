/* cb-rescue-story.c - Cheese Rescue: how the cards fell
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-text.h"

#include "cb-describe.h"
#include "cb-rescue-art.h"
#include "cb-story.h"

#include <glib/gi18n.h>

#define N_ANIMALS CB_RESCUE_START

/**
 * Tally:
 * @n: what each seat got, by kind
 * @cards: (element-type CbEvent): all cards that were dealt and drawn, in order; @n of
 *   each is the move, or %CB_EVENT_NOTHING
 */
typedef struct
{
  guint   n[CB_RESCUE_MAX_SEATS][N_ANIMALS];
  GArray *cards;
} Tally;

/* The start card is nobody's. */
static void
add_card (Tally         *self,
          const CbEvent *event,
          int            ply)
{
  CbEvent card = *event;

  if (card.seat == CB_SEAT_NONE || card.thing >= N_ANIMALS)
    return;

  card.n = ply;
  g_array_append_val (self->cards, card);
  self->n[card.seat][card.thing]++;
}

static void
add_draws (Tally     *self,
           CbSession *session,
           guint      ply)
{
  g_autoptr (GArray) events = cb_kind_dup_events (&cb_rescue_kind,
                                                  cb_session_peek_state_at (session, ply),
                                                  cb_session_get_move (session, ply));

  for (guint i = 0; i < events->len; i++)
    {
      const CbEvent *event = &g_array_index (events, CbEvent, i);

      if (event->type == CB_RESCUE_EVENT_DRAWN)
        add_card (self, event, (int) ply);
    }
}

static void
make_tally (Tally     *self,
            CbSession *session)
{
  g_autoptr (GArray) opening = cb_events_new ();

  *self = (Tally) { .cards = cb_events_new () };
  cb_rescue_kind.tell_opening (cb_session_peek_state_at (session, 0), opening);
  for (guint i = 0; i < opening->len; i++)
    add_card (self, &g_array_index (opening, CbEvent, i), CB_EVENT_NOTHING);
  for (guint ply = 0; ply < cb_session_get_ply (session); ply++)
    add_draws (self, session, ply);
}

static void
tell_seat_total (GListStore  *story,
                 CbSession   *session,
                 CbSeat       seat,
                 const guint  n[N_ANIMALS])
{
  CbStoryItem *line;

  /* Translators: a player, and how many cards of each kind they got in the game. */
  line = cb_story_add (story, g_strdup_printf (_("%s: dogs %u, cats %u, mice %u"),
                                               cb_session_get_name (session, seat),
                                               n[CB_RESCUE_DOG], n[CB_RESCUE_CAT],
                                               n[CB_RESCUE_MOUSE]));
  for (guint card = 0; card < N_ANIMALS; card++)
    for (guint i = 0; i < n[card]; i++)
      cb_story_item_add_art (line, cb_rescue_find_art ((CbRescueCard) card));
}

static void
tell_totals (GListStore  *story,
             CbSession   *session,
             const Tally *tally)
{
  guint n_seats = cb_session_get_n_seats (session);
  double sum[N_ANIMALS] = { 0 };
  g_autofree char *dogs = NULL, *cats = NULL, *mice = NULL;

  cb_story_begin (story, g_strdup (_("What Everybody Got")));
  for (CbSeat seat = 0; seat < (CbSeat) n_seats; seat++)
    {
      tell_seat_total (story, session, seat, tally->n[seat]);
      for (guint card = 0; card < N_ANIMALS; card++)
        sum[card] += tally->n[seat][card];
    }

  dogs = cb_describe_mean (sum[CB_RESCUE_DOG] / n_seats);
  cats = cb_describe_mean (sum[CB_RESCUE_CAT] / n_seats);
  mice = cb_describe_mean (sum[CB_RESCUE_MOUSE] / n_seats);
  /* Translators: how many cards of each kind a player got in this game on average. */
  cb_story_add (story, g_strdup_printf (_("On average: dogs %s, cats %s, mice %s"), dogs, cats,
                                        mice));
}

static void
tell_dealt (GListStore    *story,
            const CbEvent *event)
{
  g_autofree char *card = cb_rescue_describe_card ((CbRescueCard) event->thing);

  /* Translators: a card that a player got before the first move, such as “dog”. */
  cb_story_item_add_art (cb_story_add (story, g_strdup_printf (_("Dealt: %s"), card)),
                         cb_rescue_find_art ((CbRescueCard) event->thing));
}

/* The player's own sentence, which is no secret any more. */
static void
tell_drawn (GListStore    *story,
            CbSession     *session,
            const CbEvent *event)
{
  const CbState *after = cb_session_peek_state_at (session, (guint) event->n + 1);
  char *sentence = cb_rescue_describe_event (session, after, event, event->seat, FALSE);

  cb_story_item_add_art (cb_story_add_move (story, (guint) event->n, sentence),
                         cb_rescue_find_art ((CbRescueCard) event->thing));
}

static void
tell_seat (GListStore  *story,
           CbSession   *session,
           CbSeat       seat,
           const Tally *tally)
{
  cb_story_begin (story, g_strdup (cb_session_get_name (session, seat)));
  for (guint i = 0; i < tally->cards->len; i++)
    {
      const CbEvent *event = &g_array_index (tally->cards, CbEvent, i);

      if (event->seat == seat && event->type == CB_RESCUE_EVENT_DEALT)
        tell_dealt (story, event);
      else if (event->seat == seat)
        tell_drawn (story, session, event);
    }
}

/**
 * cb_rescue_tell_story:
 * @session: a game that is over
 * @story: gets what everybody was dealt and drew, in which move
 */
void
cb_rescue_tell_story (CbSession  *session,
                      GListStore *story)
{
  Tally tally;

  make_tally (&tally, session);
  tell_totals (story, session, &tally);
  for (CbSeat seat = 0; seat < (CbSeat) cb_session_get_n_seats (session); seat++)
    tell_seat (story, session, seat, &tally);
  g_array_unref (tally.cards);
}
