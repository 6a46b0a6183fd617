/* cb-appetit-view.c - Bon Appétit!: what the window must know
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-appetit-view.h"

#include "cb-appetit-board.h"
#include "cb-appetit-pips.h"
#include "cb-appetit-rules.h"
#include "cb-appetit-text.h"

#include <glib/gi18n.h>

#define TOKEN_SIZE  20
#define REASON_WIDTH 34

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

static GtkWidget *
new_name (CbSession *session,
          CbSeat     seat)
{
  GtkWidget *name = new_label (g_strdup (cb_session_get_name (session, seat)), "heading");

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (name), 6);
  gtk_widget_set_hexpand (name, TRUE);

  return name;
}

static GtkWidget *
new_tokens (guint n_tokens)
{
  GtkWidget *tokens = cb_appetit_pips_new ("appetit/token", NULL, TOKEN_SIZE);

  cb_appetit_pips_set_count (CB_APPETIT_PIPS (tokens), n_tokens, 0);
  gtk_widget_set_valign (tokens, GTK_ALIGN_CENTER);

  return tokens;
}

/* Why the game ended, and what decided it. */
static GtkWidget *
new_reason (CbSession       *session,
            const CbAppetit *state)
{
  g_autofree char *end = cb_appetit_describe_end (session, state);
  const char *rule = cb_appetit_was_tied (state)
                     ? _("The most cards win, and in a tie the most tokens")
                     : _("The most cards win");
  GtkWidget *label = new_label (g_strdup_printf ("%s %s.", end, rule), "dim-label");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), REASON_WIDTH);

  return label;
}

/* A row for each player: cards, tokens; below all of them, why it is over. */
static GtkWidget *
new_breakdown (CbSession *session)
{
  const CbAppetit *state = cb_appetit_peek (cb_session_peek_state (session));
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);

  for (CbSeat seat = 0; seat < state->n_seats; seat++)
    {
      GtkWidget *cards = new_label (cb_appetit_describe_cards (state->pack[seat].n), "numeric");
      GtkWidget *tokens = new_label (cb_appetit_describe_tokens (state->tokens[seat]), "dim-label");

      gtk_grid_attach (GTK_GRID (grid), new_name (session, seat), 0, seat, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), cards, 1, seat, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), tokens, 2, seat, 1, 1);
      if (state->tokens[seat] > 0)
        gtk_grid_attach (GTK_GRID (grid), new_tokens (state->tokens[seat]), 3, seat, 1, 1);
    }
  gtk_grid_attach (GTK_GRID (grid), new_reason (session, state), 0, state->n_seats, 4, 1);

  return grid;
}

const CbGameView cb_appetit_view = {
  .kind = &cb_appetit_kind,
  .art = "home/appetit",
  .summary = N_("Turn cards and catch the mouse"),
  .min_age = 6, .minutes = 20,
  .starter = N_("In the rulebook, the youngest player starts."),
  .rules = cb_appetit_rules, .n_rules = CB_APPETIT_N_RULES,
  .seats_on_board = TRUE,

  .get_board_type = cb_appetit_board_get_type,
  .describe_turn = cb_appetit_describe_turn,
  .describe_event = cb_appetit_describe_event,
  .describe_seat = cb_appetit_describe_seat,
  .describe_supply = cb_appetit_describe_supply,
  .new_breakdown = new_breakdown,
};
