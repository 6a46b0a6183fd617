/* cb-castle.c - a table of Château Roquefort for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-castle.h"

#include "cb-describe.h"
#include "cb-chateau-text.h"
#include "cb-chateau-view.h"
#include "cb-status.h"
#include "cb-table.h"

/* The castle of the front, the cheeses in their order. */
#define ROOMS "TABBBCT/DAEEECF/DGGHIIF/JJKHLMM/JJKHLMM/NNNOPPP/TQQORRT"
#define TILES "1234567-x1234567-x1234567-x------"

void
cb_castle_set_up (CbCastle   *self,
                  guint       n_seats,
                  guint       n_humans,
                  const char *options)
{
  const CbTestGame game = { .kind = &cb_chateau_kind, .n_seats = n_seats, .options = options,
                            .deal = { ROOMS, TILES, "-" } };

  cb_castle_show (self, cb_ui_test_new_session (&game, n_humans));
}

/* Opens a game, which it takes, at a new table. */
void
cb_castle_show (CbCastle  *self,
                CbSession *session)
{
  self->session = session;
  self->now = 0;
  self->table = cb_table_new ();
  self->window = cb_ui_test_show (self->table, 800, 600);
  cb_table_set_session (CB_TABLE (self->table), session, &cb_chateau_view);
  self->board = CB_CHATEAU_BOARD (cb_table_get_board (CB_TABLE (self->table)));
  self->telling = cb_table_get_telling (CB_TABLE (self->table));
  cb_ui_test_settle ();
}

void
cb_castle_settle (CbCastle *self)
{
  if (!cb_telling_get_caught_up (self->telling))
    cb_telling_hurry (self->telling);
}

void
cb_castle_wait (CbCastle *self,
                guint     milliseconds)
{
  self->now += milliseconds * G_TIME_SPAN_MILLISECOND;
  cb_telling_advance (self->telling, self->now);
}

void
cb_castle_tear_down (CbCastle *self)
{
  g_object_add_weak_pointer (G_OBJECT (self->board), (gpointer *) &self->board);
  cb_ui_test_close (self->window);
  g_assert_null (self->board);
  g_assert_finalize_object (self->session);
}

const CbChateau *
cb_castle_peek (CbCastle *self)
{
  return cb_chateau_peek (cb_session_peek_state (self->session));
}

CbChateauSpot *
cb_castle_spot (CbCastle *self,
                guint     index)
{
  return cb_chateau_grid_get_spot (cb_chateau_board_get_grid (self->board), index);
}

guint
cb_castle_cell (const char *place)
{
  return (guint) (CB_CHATEAU_SIDE * (place[1] - '1') + place[0] - 'a');
}

void
cb_castle_use (CbCastle   *self,
               const char *place)
{
  gtk_widget_activate (GTK_WIDGET (cb_castle_spot (self, cb_castle_cell (place))));
  cb_castle_settle (self);
}

void
cb_castle_push (CbCastle *self,
                guint     slot)
{
  gtk_widget_activate (GTK_WIDGET (cb_castle_spot (self, CB_CHATEAU_N_CELLS + slot)));
  cb_castle_settle (self);
}

void
cb_castle_begin (CbCastle   *self,
                 const char *text)
{
  g_autoptr (GError) error = NULL;
  CbMove move;

  cb_kind_parse_move (&cb_chateau_kind, cb_session_peek_state (self->session), text, &move, &error);
  g_assert_no_error (error);
  g_assert_true (cb_session_play (self->session, move));
}

void
cb_castle_play (CbCastle   *self,
                const char *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      cb_castle_begin (self, words[i]);
      cb_castle_settle (self);
    }
}

void
cb_castle_assert_told (CbCastle   *self,
                       const char *words)
{
  guint ply = cb_session_get_ply (self->session) - 1;
  const CbState *before = cb_session_peek_state_at (self->session, ply);
  g_autofree CbState *state = cb_kind_copy_state (&cb_chateau_kind, before);
  g_autoptr (GArray) events = cb_kind_dup_events (&cb_chateau_kind, before,
                                                  cb_session_get_move (self->session, ply));
  g_autoptr (GString) told = g_string_new (NULL);

  for (guint i = 0; i < events->len; i++)
    {
      const CbEvent *event = &g_array_index (events, CbEvent, i);
      g_autofree char *sentence = NULL;

      cb_chateau_kind.enact (state, event);
      sentence = cb_chateau_describe_event (self->session, state, event, CB_SEAT_NONE, FALSE);
      if (sentence != NULL)
        g_string_append_printf (told, "%s%s", told->len > 0 ? " " : "", sentence);
    }
  g_assert_cmpstr (told->str, ==, words);
}

void
cb_castle_assert_last (CbCastle   *self,
                       const char *words)
{
  g_autofree char *told = cb_describe_move (&cb_chateau_view, self->session,
                                                    cb_session_get_ply (self->session) - 1);

  g_assert_cmpstr (told, ==, words);
}

void
cb_castle_assert_status (CbCastle   *self,
                         const char *words)
{
  GtkWidget *status = GTK_WIDGET (gtk_widget_get_template_child (self->table, CB_TYPE_TABLE,
                                                                 "status"));

  g_assert_cmpstr (cb_status_get_text (CB_STATUS (status)), ==, words);
}

CbChateauSpot *
cb_castle_focus (CbCastle *self)
{
  return cb_chateau_grid_get_focus (cb_chateau_board_get_grid (self->board));
}
