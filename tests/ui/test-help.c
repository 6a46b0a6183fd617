/* test-help.c - gentle help at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-rescue-test.h"

#include "cb-rescue-view.h"
#include "cb-speech.h"
#include "cb-table-private.h"

#include <string.h>

#define DANGER \
  "Ada’s 3-point cheese at row 5, column 6 is in danger: a mouse is next to it."

/* Ada has laid a cheese, and Brie a mouse beside it; Ada is to play. */
static void
set_up (CbRescueTest *self,
        guint         n_humans)
{
  static const char deck[] = "D;D;M;C;C;M;M;C;M;D;C;M;M;C;M;M;C;M;";
  const CbTestGame game = { .kind = &cb_rescue_kind, .n_seats = 2, .deal = { deck },
                            .options = "hands=open" };

  cb_rescue_test_set_up (self, 2, 2, NULL);
  g_clear_object (&self->session);
  self->session = cb_ui_test_new_session (&game, n_humans);
  cb_session_set_name (self->session, 0, "Ada");
  cb_table_set_session (CB_TABLE (self->table), self->session, &cb_rescue_view);
  cb_session_set_held (self->session, TRUE);
  self->board = CB_RESCUE_BOARD (cb_table_get_board (CB_TABLE (self->table)));
  cb_rescue_test_play (self, cb_rescue_move (CB_RESCUE_START + 3, 1, 0));
  cb_rescue_test_play (self, cb_rescue_move (CB_RESCUE_MOUSE, 2, 0));
}

static const char *
get_status (CbRescueTest *self)
{
  return cb_status_get_text (CB_STATUS (CB_TABLE (self->table)->status));
}

static gboolean
says (CbRescueTest *self)
{
  return strstr (get_status (self), DANGER) != NULL;
}

/* Only who asked for it is told, in one's own turn, and not of what is over. */
static void
test_status (void)
{
  CbRescueTest self;

  set_up (&self, 1);
  g_assert_false (says (&self));
  cb_table_set_gentle_help (CB_TABLE (self.table), TRUE);
  g_assert_true (says (&self));

  cb_table_review (CB_TABLE (self.table), 1);
  g_assert_false (says (&self));
  cb_table_leave_review (CB_TABLE (self.table));
  g_assert_true (says (&self));

  cb_session_set_controller (self.session, 0, CB_CONTROLLER_EASY);
  g_assert_false (says (&self));
  cb_session_set_controller (self.session, 0, CB_CONTROLLER_HUMAN);
  g_assert_true (says (&self));

  cb_table_set_gentle_help (CB_TABLE (self.table), FALSE);
  g_assert_false (says (&self));
  cb_rescue_test_tear_down (&self);
}

/* It is heard as well, after whose turn it is. */
static void
test_heard (void)
{
  CbRescueTest self;

  set_up (&self, 2);
  cb_table_set_gentle_help (CB_TABLE (self.table), TRUE);
  cb_table_say_turn (CB_TABLE (self.table));
  g_assert_true (g_str_has_suffix (cb_speech_get_news (self.window), DANGER));
  cb_table_set_brief (CB_TABLE (self.table), TRUE);
  cb_table_say_turn (CB_TABLE (self.table));
  g_assert_cmpstr (cb_speech_get_news (self.window), ==, "Ada to play. " DANGER);
  cb_rescue_test_tear_down (&self);
}

static void
focus (CbRescueTest *self,
       int           x,
       int           y)
{
  gtk_widget_grab_focus (GTK_WIDGET (cb_rescue_test_get_cell (self, x, y)));
}

/* What a card would do is written where it would lie, and elsewhere what is expected; whoever
 * hears it has it from the cell. */
static void
test_preview (void)
{
  CbRescueTest self;
  CbRescueHand *hand;

  set_up (&self, 2);
  hand = cb_rescue_board_get_hand (self.board);
  cb_table_set_gentle_help (CB_TABLE (self.table), TRUE);
  cb_rescue_hand_pick (hand, cb_rescue_hand_find (hand, CB_RESCUE_START + 2));
  focus (&self, 2, 1);
  g_assert_cmpstr (get_status (&self), ==, "A mouse would eat Ada’s 2-point cheese.");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (cb_rescue_test_get_cell (&self, 2, 1)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, get_status (&self));
  focus (&self, 1, 0);
  g_assert_cmpstr (get_status (&self), ==,
                   "Ada to play, cheese worth 2 points: now choose a space");
  focus (&self, -1, 0);
  g_assert_cmpstr (get_status (&self), ==, "Nothing would be chased away or eaten.");
  cb_rescue_hand_pick (hand, cb_rescue_hand_find (hand, CB_RESCUE_DOG));
  g_assert_cmpstr (get_status (&self), ==, "Nothing would be chased away or eaten.");
  g_assert_true (cb_board_cancel (CB_BOARD (self.board)));
  cb_table_update_status (CB_TABLE (self.table));
  g_assert_true (says (&self));
  cb_rescue_test_tear_down (&self);
}

/* A table that takes the place of another, in another language, helps as well. */
static void
test_take_over (void)
{
  CbRescueTest self;
  CbTable *other = CB_TABLE (g_object_ref_sink (cb_table_new ()));

  set_up (&self, 2);
  cb_table_set_gentle_help (CB_TABLE (self.table), TRUE);
  g_object_set (other, "gentle-help", TRUE, NULL);
  cb_table_take_over (other, CB_TABLE (self.table));
  g_assert_true (cb_board_get_helps (cb_table_get_board (other)));
  g_assert_nonnull (strstr (cb_status_get_text (CB_STATUS (other->status)), DANGER));
  cb_table_set_session (other, NULL, NULL);
  g_assert_finalize_object (other);
  cb_rescue_test_tear_down (&self);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_ui_test_init (&argc, &argv))
    return 0;

  g_test_add_func ("/help/status", test_status);
  g_test_add_func ("/help/heard", test_heard);
  g_test_add_func ("/help/preview", test_preview);
  g_test_add_func ("/help/take-over", test_take_over);

  return g_test_run ();
}
