/* cb-rescue-view.c - Cheese Rescue: what the window must know
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-view.h"

#include "cb-rescue-board.h"
#include "cb-rescue-face.h"
#include "cb-rescue-rules.h"
#include "cb-rescue-text.h"

#include <glib/gi18n.h>

#define SMALL_FACE   26
#define RESULT_FACE  40

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
  cb_rescue_face_set_size (CB_RESCUE_FACE (face), size);
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

static GtkWidget *
new_cheeses (const CbRescue *state,
             CbSeat          seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  CbRescueCount count;
  guint64 left;

  cb_rescue_count (state, &count);
  left = state->owner[seat] & ~count.eaten;
  for (; left != 0; left &= left - 1)
    gtk_box_append (GTK_BOX (box), new_face ((int) cb_rescue_get_card (state, (guint)
                                                                       __builtin_ctzll (left)),
                                             seat, RESULT_FACE));
  return box;
}

static GtkWidget *
new_label (char       *text,
           const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, class);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  g_free (text);

  return label;
}

/* A row for each player: the cheeses that are left, their points, how many. */
static GtkWidget *
new_breakdown (CbSession *session)
{
  const CbRescue *state = cb_rescue_peek (cb_session_peek_state (session));
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);

  for (CbSeat seat = 0; seat < state->n_seats; seat++)
    {
      int score = cb_rescue_get_score (state, seat);
      int cheeses = cb_rescue_get_cheeses (state, seat);
      GtkWidget *name = new_label (g_strdup (cb_session_get_name (session, seat)), "heading");
      GtkWidget *points = new_label (g_strdup_printf (ngettext ("%d point", "%d points",
                                                                (gulong) score), score),
                                     "numeric");
      GtkWidget *left = new_label (g_strdup_printf (ngettext ("%d cheese left", "%d cheeses left",
                                                              (gulong) cheeses), cheeses),
                                   "dim-label");

      gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (GTK_LABEL (name), 6);
      gtk_widget_set_hexpand (name, TRUE);
      gtk_grid_attach (GTK_GRID (grid), name, 0, 2 * seat, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), points, 1, 2 * seat, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), left, 2, 2 * seat, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), new_cheeses (state, seat), 0, 2 * seat + 1, 3, 1);
    }

  return grid;
}

const CbGameView cb_rescue_view = {
  .kind = &cb_rescue_kind,
  .art = "home/rescue", .seat_art = "rescue/cheese",
  .summary = N_("Lay your cheeses where no mouse will reach them"),
  .min_age = 7, .minutes = 15,
  .starter = N_("In the rulebook, the oldest player starts."),
  .rules = cb_rescue_rules, .n_rules = CB_RESCUE_N_RULES,

  .get_board_type = cb_rescue_board_get_type,
  .has_secrets = has_secrets,
  .describe_turn = cb_rescue_describe_turn,
  .describe_event = cb_rescue_describe_event,
  .describe_seat = cb_rescue_describe_seat,
  .describe_supply = cb_rescue_describe_pile,
  .fill_hand = fill_hand,
  .new_breakdown = new_breakdown,
};
