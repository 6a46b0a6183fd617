/* cb-cloth.c - a table for tests of Bon Appétit!
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-cloth.h"

#include "cb-appetit-pips.h"
#include "cb-appetit-view.h"
#include "cb-display.h"
#include "cb-table.h"

/* Longer than anything takes, in microseconds. */
#define LONG (5 * G_TIME_SPAN_SECOND)

void
cb_cloth_set_up_game (CbCloth          *self,
                      const CbTestGame *game,
                      guint             n_humans)
{
  self->session = cb_ui_test_new_session (game, n_humans);
  self->table = cb_table_new ();
  self->window = cb_ui_test_show (self->table, 800, 600);
  cb_table_set_session (CB_TABLE (self->table), self->session, &cb_appetit_view);
  self->board = CB_APPETIT_BOARD (cb_table_get_board (CB_TABLE (self->table)));
  cb_ui_test_settle ();
}

void
cb_cloth_set_up (CbCloth *self,
                 guint    n_seats,
                 guint    n_humans)
{
  const CbTestGame game = { .kind = &cb_appetit_kind, .n_seats = n_seats };

  cb_cloth_set_up_game (self, &game, n_humans);
}

/* A game of two in which these cards come first. */
void
cb_cloth_set_up_deck (CbCloth    *self,
                      const char *front,
                      const char *options)
{
  g_autofree char *deck = cb_test_stack (RED_SET, front);
  const CbTestGame game = { .kind = &cb_appetit_kind, .n_seats = 2, .options = options,
                            .deal = { deck } };

  cb_cloth_set_up_game (self, &game, 2);
}

void
cb_cloth_tear_down (CbCloth *self)
{
  gpointer board = self->board;

  g_object_add_weak_pointer (G_OBJECT (self->board), &board);
  cb_ui_test_close (self->window);
  g_assert_null (board);
  g_assert_finalize_object (self->session);
}

const CbAppetit *
cb_cloth_peek (CbCloth *self)
{
  return cb_appetit_peek (cb_session_peek_state (self->session));
}

GtkWidget *
cb_cloth_get_seat (CbCloth *self,
                   CbSeat   seat)
{
  return GTK_WIDGET (cb_appetit_board_get_seat (self->board, seat));
}

GtkWidget *
cb_cloth_get_part (CbCloth    *self,
                   const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (self->table, CB_TYPE_TABLE, name));
}

void
cb_cloth_check_label (gpointer    widget,
                      const char *label)
{
  g_autofree char *got = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                                             GTK_ACCESSIBLE_PROPERTY_LABEL, label);

  g_assert_cmpstr (got, ==, NULL);
}

CbTelling *
cb_cloth_get_telling (CbCloth *self)
{
  return cb_table_get_telling (CB_TABLE (self->table));
}

void
cb_cloth_play (CbCloth *self)
{
  g_assert_true (cb_session_play (self->session, 0));
}

/* Cards that are turned and told at once. */
void
cb_cloth_flip (CbCloth *self,
               guint    n)
{
  for (guint i = 0; i < n; i++)
    {
      cb_cloth_play (self);
      if (cb_cloth_get_telling (self) != NULL)
        cb_telling_hurry (cb_cloth_get_telling (self));
    }
}

static void
told_cb (CbCloth       *self,
         const CbEvent *event)
{
  self->told = *event;
  self->n_told++;
}

/* From now on time passes only when the test says so. */
void
cb_cloth_stop_clock (CbCloth *self)
{
  cb_telling_set_manual_clock (cb_cloth_get_telling (self), TRUE);
  g_signal_connect_swapped (cb_cloth_get_telling (self), "told", G_CALLBACK (told_cb), self);
}

void
cb_cloth_pass (CbCloth *self)
{
  self->now += LONG;
  cb_telling_advance (cb_cloth_get_telling (self), self->now);
}

/* Lets one event be over. */
void
cb_cloth_tell_next (CbCloth            *self,
                    CbAppetitEventType  type)
{
  guint n_told = self->n_told;

  while (self->n_told == n_told)
    cb_cloth_pass (self);
  g_assert_cmpuint (self->n_told, ==, n_told + 1);
  g_assert_cmpuint (self->told.type, ==, type);
}

void
cb_cloth_tell_all (CbCloth *self)
{
  while (!cb_telling_get_caught_up (cb_cloth_get_telling (self)))
    cb_cloth_pass (self);
}

/* Lets everything be where it belongs. */
void
cb_cloth_wait_for_frames (CbCloth *self)
{
  for (guint i = 0; i < 3; i++)
    cb_display_wait_frame (self->window);
}

/* Below the pile; empty where there is nothing to say. */
static const char *
get_caption (CbCloth *self)
{
  GtkWidget *pile = GTK_WIDGET (cb_appetit_board_get_pile (self->board));
  GtkWidget *child = gtk_widget_get_first_child (pile);

  while (!gtk_widget_has_css_class (child, "words"))
    child = gtk_widget_get_next_sibling (child);

  return gtk_widget_get_visible (child) ? gtk_label_get_label (GTK_LABEL (child)) : "";
}

/* What can be read of one seat and of the pile. */
void
cb_cloth_check_shown (CbCloth    *self,
                      CbSeat      seat,
                      guint       n_cards,
                      guint       n_tokens,
                      const char *caption)
{
  CbAppetitSeat *place = CB_APPETIT_SEAT (cb_cloth_get_seat (self, seat));
  GtkWidget *tokens = cb_appetit_seat_get_tokens (place);

  g_assert_cmpuint (cb_appetit_seat_get_cards (place), ==, n_cards);
  g_assert_cmpuint (cb_appetit_pips_get_count (CB_APPETIT_PIPS (tokens)), ==, n_tokens);
  g_assert_cmpstr (get_caption (self), ==, caption);
}
