/* cb-chateau-view.c - Château Roquefort: what the window must know
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-view.h"

#include "cb-chateau-art.h"
#include "cb-chateau-board.h"
#include "cb-chateau-outlook.h"
#include "cb-chateau-phrases.h"
#include "cb-chateau-text.h"
#include "cb-chateau-thumbnail.h"
#include "cb-picture.h"
#include "cb-speech.h"

#include <glib/gi18n.h>

#define STRIP_PICTURE   12
#define SMALL_PICTURE   22
#define RESULT_PICTURE  SMALL_PICTURE

/* All players see the same. */
static gboolean
has_secrets (const CbState *state)
{
  return FALSE;
}

static void
append_picture (GtkBox     *box,
                const char *art,
                const char *class,
                int         size)
{
  GtkWidget *picture = cb_picture_new (art);

  cb_picture_set_size (CB_PICTURE (picture), size);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (picture, class);
  gtk_box_append (box, picture);
}

/* The cheeses that were collected, and the places of those that are missing. */
static void
append_pieces (GtkBox          *box,
               const CbChateau *state,
               CbSeat           seat,
               int              size)
{
  int missing = state->goal - __builtin_popcount (state->pieces[seat]);

  for (guint cheese = 1; cheese <= CB_CHATEAU_N_CHEESES; cheese++)
    if (state->pieces[seat] & (1u << cheese))
      append_picture (box, cb_chateau_find_art (cheese), "piece", size);
  for (; missing > 0; missing--)
    append_picture (box, NULL, "missing", size / (size > STRIP_PICTURE ? 1 : 3));
}

/* In play, waiting outside, and lost in the cellar. */
static void
append_mice (GtkBox          *box,
             const CbChateau *state,
             CbSeat           seat,
             int              size)
{
  const char *art = cb_chateau_find_mouse_art (seat);

  for (int i = __builtin_popcountll (state->mice[seat]); i > 0; i--)
    append_picture (box, art, "mouse", size);
  for (int i = state->waiting[seat]; i > 0; i--)
    append_picture (box, art, "waiting", size);
  for (int i = state->fallen[seat]; i > 0; i--)
    append_picture (box, "chateau/cellar", "fallen", size);
}

/* Makes room for what @words tell, unless it is shown already. */
static gboolean
clear_box (GtkBox     *box,
           const char *words)
{
  GtkWidget *widget = GTK_WIDGET (box), *child;

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), words) == 0)
    return FALSE;

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_box_remove (box, child);
  gtk_widget_add_css_class (widget, "chateau-hand");
  gtk_widget_set_tooltip_text (widget, words);
  cb_speech_label (GTK_WIDGET (box), words);

  return TRUE;
}

static void
fill_hand (GtkBox        *box,
           const CbState *state,
           CbSeat         seat)
{
  const CbChateau *self = cb_chateau_peek (state);
  g_autofree char *pieces = cb_chateau_describe_pieces (self, seat);
  g_autofree char *mice = cb_chateau_describe_mice (self, seat);
  /* Translators: the cheeses that a player collected, and where the mice are. */
  g_autofree char *words = g_strdup_printf (C_("hand", "%s. %s."), pieces, mice);
  GtkWidget *space;

  if (!clear_box (box, words))
    return;

  space = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  append_pieces (box, self, seat, SMALL_PICTURE);
  gtk_widget_set_hexpand (space, TRUE);
  gtk_box_append (box, space);
  append_mice (box, self, seat, SMALL_PICTURE);
}

/* In a narrow window, the cheeses alone. */
static void
fill_strip (GtkBox        *box,
            const CbState *state,
            CbSeat         seat)
{
  g_autofree char *words = cb_chateau_describe_pieces (cb_chateau_peek (state), seat);

  if (!clear_box (box, words))
    return;

  append_pieces (box, cb_chateau_peek (state), seat, STRIP_PICTURE);
}

static void
fill_pieces (GtkBox        *box,
             const CbState *state,
             CbSeat         seat)
{
  gtk_widget_add_css_class (GTK_WIDGET (box), "chateau-hand");
  append_pieces (box, cb_chateau_peek (state), seat, RESULT_PICTURE);
}

static char *
describe_reason (CbSession *session)
{
  const CbChateau *state = cb_chateau_peek (cb_session_peek_state (session));

  return cb_chateau_describe_reason (session, state, state->winner);
}

static const CbCue cues[CB_CHATEAU_N_EVENTS] = {
  [CB_CHATEAU_EVENT_DEALT] = { "tile" },
  [CB_CHATEAU_EVENT_ENTERED] = { "enter" },
  [CB_CHATEAU_EVENT_MOVED] = { "step", CB_CUE_EARLY },
  [CB_CHATEAU_EVENT_LIFTED] = { "lift", CB_CUE_EARLY },
  [CB_CHATEAU_EVENT_PUSHED] = { "push", CB_CUE_EARLY },
  [CB_CHATEAU_EVENT_DROPPED] = { "drop" },
  [CB_CHATEAU_EVENT_FELL] = { "fall", CB_CUE_EARLY },
  [CB_CHATEAU_EVENT_COLLECTED] = { "cheese", CB_CUE_NEWS },
  [CB_CHATEAU_EVENT_CLOSED] = { "close" },
  [CB_CHATEAU_EVENT_ENDED] = { "end" },
  [CB_CHATEAU_EVENT_OVER] = { "finish", CB_CUE_NEWS },
};

const CbGameView cb_chateau_view = {
  .kind = &cb_chateau_kind,
  .art = "home/chateau", .seat_art = "chateau/mouse",
  .summary = N_("Lift roofs, slide floors and mind the mousetraps"),
  .min_age = 8, .minutes = 30,
  .starter = N_("In the rulebook, the last player to have visited a castle starts."),
  .story_title = N_("Where the Tiles Lay"),
  .rules = cb_chateau_rules, .n_rules = CB_CHATEAU_N_RULES,
  .cues = cues, .n_cues = G_N_ELEMENTS (cues),

  .get_board_type = cb_chateau_board_get_type,
  .draw_position = cb_chateau_draw_position,
  .has_secrets = has_secrets,
  .describe_turn = cb_chateau_describe_turn,
  .describe_event = cb_chateau_describe_event,
  .describe_hint = cb_chateau_describe_hint,
  .describe_advice = cb_chateau_describe_advice,
  .list_phrases = cb_chateau_list_phrases,
  .list_refusals = cb_chateau_list_refusals,
  .describe_seat = cb_chateau_describe_seat,
  .fill_hand = fill_hand,
  .fill_strip = fill_strip,
  .fill_pieces = fill_pieces,
  .describe_reason = describe_reason,
  .tell_story = cb_chateau_tell_story,
};
