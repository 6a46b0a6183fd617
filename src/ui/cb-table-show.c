/* cb-table-show.c - the page on which a game is played: what it shows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-table-private.h"

#include "cb-crumbs.h"
#include "cb-curtain.h"
#include "cb-describe.h"
#include "cb-focus-within.h"
#include "cb-log.h"
#include "cb-result.h"
#include "cb-score-panel.h"
#include "cb-speech.h"

#include <glib/gi18n.h>

/* If the cover had the focus, that goes back to the board, where keys do something. */
static void
hide_cover (CbTable   *self,
            GtkWidget *cover)
{
  gboolean had_focus = cb_focus_is_within (cover);

  gtk_widget_set_visible (cover, FALSE);
  if (had_focus)
    cb_table_focus (self);
}

gboolean
cb_table_has_secrets (CbTable *self)
{
  return self->view->has_secrets != NULL &&
         self->view->has_secrets (cb_session_peek_state (self->session));
}

/* Before the player who is to play. */
void
cb_table_draw_curtain (CbTable *self)
{
  CbSeat seat = cb_session_get_turn (self->session);

  if (seat == CB_SEAT_NONE)
    return;

  cb_board_set_viewer (self->board, CB_SEAT_NONE);
  cb_curtain_draw (CB_CURTAIN (self->curtain), seat, cb_session_get_name (self->session, seat));
}

/* Whether the player to move may not take the seat before the others have looked away. */
gboolean
cb_table_needs_curtain (CbTable *self)
{
  CbSeat turn = cb_session_get_turn (self->session);

  return cb_session_count_humans (self->session) > 1 && cb_session_is_human (self->session, turn) &&
         cb_board_get_viewer (self->board) != turn && cb_table_has_secrets (self);
}

/* Whose cards are shown: the only human's at all times; of several, those of
 * who is to play, and where hands are secret only after the others have looked
 * away. Nobody looks away before all was told. */
static void
update_viewer (CbTable *self)
{
  CbSeat turn = cb_session_get_turn (self->session);
  guint n_humans = cb_session_count_humans (self->session);

  if (!cb_telling_get_caught_up (self->telling) || cb_telling_get_review (self->telling) >= 0)
    return;

  if (n_humans <= 1)
    cb_board_set_viewer (self->board, cb_session_find_human (self->session));
  if (cb_table_needs_curtain (self))
    {
      cb_table_draw_curtain (self);
      return;
    }

  hide_cover (self, self->curtain);
  if (n_humans > 1 && cb_session_is_human (self->session, turn))
    cb_board_set_viewer (self->board, turn);
}

void
cb_table_say (CbTable      *self,
              const char   *text,
              CbStatusTone  tone)
{
  self->estimate = -1;
  cb_status_say (CB_STATUS (self->status), text, tone);
}

/* The move that is looked at, in words. */
char *
cb_table_dup_reviewed (CbTable *self)
{
  int ply = cb_telling_get_review (self->telling);

  if (ply == 0)
    /* Translators: in review, above the position before the first move. */
    return g_strdup (_("How the game began"));

  return cb_describe_move (self->view, self->session, (guint) ply - 1);
}

/* What was just told stays in sight until the next thing is, or somebody is to play:
 * %NULL where nothing was told since, and what is said stays as it is. */
static char *
describe_now (CbTable *self)
{
  if (cb_telling_get_review (self->telling) >= 0)
    return cb_table_dup_reviewed (self);
  if (cb_telling_is_opening (self->telling))
    return g_strdup (_("The game begins"));
  if (!cb_telling_get_caught_up (self->telling))
    return self->news_is_old ? NULL : g_strdup (self->news);

  return cb_describe_now (self->view, self->session);
}

/* What a beginner who is to play should know; %NULL where there is nothing to say. */
char *
cb_table_dup_advice (CbTable *self)
{
  if (!self->gentle_help || self->view->describe_advice == NULL || !cb_table_is_turn_due (self))
    return NULL;

  return self->view->describe_advice (self->session, cb_telling_peek_state (self->telling),
                                      cb_session_get_turn (self->session));
}

static void
say_with_advice (CbTable    *self,
                 const char *text,
                 char       *advice)
{
  GString *words = g_string_new (NULL);

  cb_describe_add (words, g_strdup_printf (C_("turn", "%s."), text));
  cb_describe_add (words, advice);
  cb_table_say (self, words->str, CB_STATUS_HINT);
  g_string_free (words, TRUE);
}

/* Now that a person is to play, what was told is no news any more, and does not come back
 * when the next move begins; between the moves of computer players it does, as it can
 * hardly have been read. At the end nobody is to play, and the result has its own words. */
static void
expect (CbTable    *self,
        const char *text)
{
  self->news_is_old = cb_session_is_human (self->session, cb_session_get_turn (self->session));
  if (!cb_telling_get_over_told (self->telling))
    cb_status_expect (CB_STATUS (self->status), text);
}

void
cb_table_update_status (CbTable *self)
{
  g_autofree char *text = describe_now (self);
  g_autofree char *advice = cb_table_dup_advice (self);
  gboolean live = cb_telling_get_caught_up (self->telling) &&
                  cb_telling_get_review (self->telling) < 0;

  if (text != NULL && advice != NULL)
    say_with_advice (self, text, g_steal_pointer (&advice));
  else if (text != NULL)
    cb_table_say (self, text, CB_STATUS_PLAIN);
  if (live)
    expect (self, text);
  cb_status_set_thinking (CB_STATUS (self->status),
                          live && cb_session_get_thinking (self->session));
}

static void
update_supply (CbTable *self)
{
  g_autofree char *supply = NULL;

  if (self->view->describe_supply != NULL)
    supply = self->view->describe_supply (cb_telling_peek_state (self->telling));

  cb_status_set_supply (CB_STATUS (self->status), supply);
}

/* The position of the panel: while the end is being told, nobody is to know yet how the
 * game ends. */
static const CbState *
peek_panel_state (CbTable *self)
{
  const CbState *state = cb_telling_peek_state (self->telling);

  if (cb_telling_is_within (self->telling) && self->view->kind->to_move (state) == CB_SEAT_NONE)
    return cb_session_peek_state_at (self->session, cb_telling_get_ply (self->telling));

  return state;
}

void
cb_table_update_panels (CbTable *self)
{
  GtkWidget *panels[] = { self->panel, self->strip };
  const CbState *state = peek_panel_state (self);
  CbSeat turn = cb_telling_is_opening (self->telling) ? CB_SEAT_NONE
                                                      : self->view->kind->to_move (state);
  int review = cb_telling_get_review (self->telling);
  guint n_told = review < 0 ? cb_telling_get_ply (self->telling)
                            : cb_session_get_ply (self->session);

  update_supply (self);
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    cb_score_panel_show (CB_SCORE_PANEL (panels[i]), self->session, self->view, state, turn,
                         self->aid);
  cb_log_show (CB_LOG (self->log), self->session, self->view, n_told);
}

static gboolean
side_tick_cb (GtkWidget     *widget,
              GdkFrameClock *clock,
              gpointer       user_data)
{
  CbTable *self = CB_TABLE (widget);

  if (self->side_waits)
    {
      self->side_waits = FALSE;
      return G_SOURCE_CONTINUE;
    }

  self->side_tick = 0;
  if (self->board != NULL)
    cb_table_update_panels (self);

  return G_SOURCE_REMOVE;
}

/* In the frame after the one that shows the board: both would be too much for
 * one, as GTK then draws the whole window. */
static void
update_panels_soon (CbTable *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      cb_table_update_panels (self);
      return;
    }

  self->side_waits = TRUE;
  if (self->side_tick == 0)
    self->side_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), side_tick_cb, NULL, NULL);
}

static void
show_result (CbTable *self)
{
  CbResult *result = CB_RESULT (self->result);

  cb_result_show (result, self->session, self->view);
  cb_table_say (self, cb_result_get_title (result), CB_STATUS_PLAIN);
  cb_speech_focus (cb_result_find_focus (result), self->brief ? cb_result_get_title (result)
                                                              : cb_result_get_words (result));
  if (self->just_over)
    {
      cb_result_count (result);
      cb_crumbs_start (CB_CRUMBS (self->crumbs));
    }
  self->just_over = FALSE;
}

/* The result is in sight when the end was told, unless one looks at something else. */
static void
update_result (CbTable *self)
{
  gboolean wanted = cb_telling_get_over_told (self->telling) && !self->coached &&
                    !self->dismissed && cb_telling_get_review (self->telling) < 0;

  if (!wanted)
    hide_cover (self, self->result);
  else if (!gtk_widget_get_visible (self->result))
    show_result (self);
  else
    cb_table_say (self, cb_result_get_title (CB_RESULT (self->result)), CB_STATUS_PLAIN);
}

/* A result that was put aside can be brought back. */
void
cb_table_set_dismissed (CbTable  *self,
                        gboolean  dismissed)
{
  self->dismissed = dismissed;
  update_result (self);
  cb_table_focus (self);
}

static void
update (CbTable *self,
        void   (*update_panels) (CbTable *self))
{
  update_viewer (self);
  update_panels (self);
  cb_table_update_review (self);
  cb_table_update_status (self);
  update_result (self);
  cb_table_update_typing (self);
}

/* After an event, whose end the board shows in this frame. */
void
cb_table_update_moved (CbTable *self)
{
  update (self, update_panels_soon);
}

void
cb_table_update_all (CbTable *self)
{
  update (self, cb_table_update_panels);
}
