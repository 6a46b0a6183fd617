/* cb-rescue-view.c - Cheese Rescue: what the window must know
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-view.h"

#include "cb-names.h"
#include "cb-rescue-board.h"
#include "cb-rescue-face.h"
#include "cb-rescue-phrases.h"
#include "cb-rescue-text.h"
#include "cb-rescue-thumbnail.h"

#include <glib/gi18n.h>

#define SMALL_FACE   28
#define RESULT_FACE  SMALL_FACE

static gboolean
has_secrets (const CbState *state)
{
  return cb_rescue_peek (state)->hands == CB_RESCUE_HANDS_HIDDEN;
}

static GtkWidget *
new_face (int    card,
          CbSeat owner,
          int    size)
{
  GtkWidget *face = cb_rescue_face_new ();

  cb_rescue_face_set_card (CB_RESCUE_FACE (face), card, owner);
  gtk_widget_set_size_request (face, size, size);
  gtk_widget_set_valign (face, GTK_ALIGN_CENTER);

  return face;
}

/* The faces of a box are used again: making them is most of the work. */
static GtkWidget *
show_face (GtkBox    *box,
           GtkWidget *face,
           int        card,
           CbSeat     seat)
{
  if (face == NULL)
    {
      face = new_face (card, seat, SMALL_FACE);
      gtk_box_append (box, face);
    }
  else
    cb_rescue_face_set_card (CB_RESCUE_FACE (face), card, seat);

  return gtk_widget_get_next_sibling (face);
}

/* A hand as the others see it: the cheeses, and the animals from behind. */
static void
fill_hand (GtkBox        *box,
           const CbState *state,
           CbSeat         seat)
{
  const CbRescue *self = cb_rescue_peek (state);
  gboolean open = self->hands == CB_RESCUE_HANDS_OPEN;
  GtkWidget *face = gtk_widget_get_first_child (GTK_WIDGET (box));

  for (int card = 0; card < CB_RESCUE_N_CARDS; card++)
    for (guint i = 0; i < self->n_hand[seat]; i++)
      if (self->hand[seat][i] == card)
        face = show_face (box, face, open || card > CB_RESCUE_START ? card : CB_RESCUE_FACE_BACK,
                          seat);

  for (; face != NULL; face = gtk_widget_get_next_sibling (face))
    cb_rescue_face_set_card (CB_RESCUE_FACE (face), CB_RESCUE_FACE_NONE, CB_SEAT_NONE);
}

/* The cheeses that are left. */
static void
fill_pieces (GtkBox        *box,
             const CbState *state,
             CbSeat         seat)
{
  const CbRescue *self = cb_rescue_peek (state);
  CbRescueCount count;
  guint64 left;

  cb_rescue_count (self, &count);
  left = self->owner[seat] & ~count.eaten;
  for (; left != 0; left &= left - 1)
    gtk_box_append (box, new_face ((int) cb_rescue_get_card (self, (guint) __builtin_ctzll (left)),
                                   seat, RESULT_FACE));
}

/* What the count gave. */
static char *
describe_result (const CbState *state,
                 CbSeat         seat)
{
  int score = cb_rescue_kind.score (state, seat);
  int cheeses = cb_rescue_kind.tiebreak (state, seat);
  g_autofree char *points = g_strdup_printf (ngettext ("%d point", "%d points", (gulong) score),
                                             score);
  g_autofree char *left = g_strdup_printf (ngettext ("%d cheese left", "%d cheeses left",
                                                     (gulong) cheeses), cheeses);

  /* Translators: such as “9 points” and “3 cheeses left”. */
  return g_strdup_printf (C_("standing", "%s, %s"), points, left);
}

/* Points decide, and among those who have as many the cheeses that are left. */
static char *
describe_reason (CbSession *session)
{
  const CbState *state = cb_session_peek_state (session);
  guint winners = cb_rescue_kind.winners (state), equals = 0;
  int points = cb_rescue_kind.score (state, __builtin_ctz (winners));
  g_autofree char *names = cb_names_join_seats (session, winners);

  for (CbSeat seat = 0; seat < cb_rescue_peek (state)->n_seats; seat++)
    equals |= (guint) (cb_rescue_kind.score (state, seat) == points) << seat;

  if (equals == winners && (winners & (winners - 1)) == 0)
    /* Translators: a player; how many points. */
    return g_strdup_printf (ngettext ("%s has saved cheeses worth %d point.",
                                      "%s has saved cheeses worth %d points.", (gulong) points),
                            names, points);
  if (equals == winners)
    /* Translators: the winners have as many points and as many cheeses. */
    return g_strdup_printf (ngettext ("%d point and the same number of cheeses each.",
                                      "%d points and the same number of cheeses each.",
                                      (gulong) points),
                            points);

  /* Translators: how many points; the winner, or the winners joined by “and”. */
  return g_strdup_printf (ngettext ("%d point each; %s kept more cheeses.",
                                    "%d points each; %s kept more cheeses.", (gulong) points),
                          points, names);
}

static const CbCue cues[CB_RESCUE_N_EVENTS] = {
  [CB_RESCUE_EVENT_DEALT] = { "deal" },
  [CB_RESCUE_EVENT_LAID] = { "lay" },
  [CB_RESCUE_EVENT_DRAWN] = { "draw", CB_CUE_EARLY },
  [CB_RESCUE_EVENT_SCARED] = { "scare", CB_CUE_EARLY },
  [CB_RESCUE_EVENT_CHASED] = { "scurry", CB_CUE_EARLY },
  [CB_RESCUE_EVENT_EATEN] = { "nibble", CB_CUE_EARLY },
  [CB_RESCUE_EVENT_COUNTED] = { "count", CB_CUE_NEWS | CB_CUE_RISES },
  [CB_RESCUE_EVENT_OVER] = { "finish", CB_CUE_NEWS },
};

const CbGameView cb_rescue_view = {
  .kind = &cb_rescue_kind,
  .art = "home/rescue", .seat_art = "rescue/cheese",
  .summary = N_("Place your cheeses where no mouse can reach them"),
  .min_age = 7, .minutes = 15,
  .starter = N_("In the rulebook, the oldest player starts."),
  .story_title = N_("How the Cards Fell"),
  .rules = cb_rescue_rules, .n_rules = CB_RESCUE_N_RULES,
  .cues = cues, .n_cues = G_N_ELEMENTS (cues),

  .get_board_type = cb_rescue_board_get_type,
  .draw_position = cb_rescue_draw_position,
  .has_secrets = has_secrets,
  .describe_turn = cb_rescue_describe_turn,
  .describe_event = cb_rescue_describe_event,
  .describe_hint = cb_rescue_describe_hint,
  .describe_advice = cb_rescue_describe_advice,
  .list_phrases = cb_rescue_list_phrases,
  .list_refusals = cb_rescue_list_refusals,
  .describe_seat = cb_rescue_describe_seat,
  .fill_hand = fill_hand,
  .fill_pieces = fill_pieces,
  .describe_result = describe_result,
  .describe_reason = describe_reason,
  .tell_story = cb_rescue_tell_story,
};
