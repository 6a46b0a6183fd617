/* cb-table-speech.c - the page on which a game is played: what is said of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-table-private.h"

#include "cb-coach.h"
#include "cb-describe.h"
#include "cb-speech.h"

#include <glib/gi18n.h>

/* Players know what they did themselves; what came of it is news to everybody. */
static gboolean
is_own (CbTable       *self,
        const CbEvent *event)
{
  return !self->in_move && event->seat != CB_SEAT_NONE &&
         event->seat == cb_board_get_viewer (self->board);
}

static char *
describe (CbTable       *self,
          const CbEvent *event)
{
  return self->view->describe_event (self->session, cb_telling_peek_state (self->telling), event,
                                     cb_board_get_viewer (self->board), FALSE);
}

/* What was told just now, in a sentence. */
void
cb_table_add_news (CbTable       *self,
                   const CbEvent *event)
{
  char *sentence = describe (self, event);

  if (sentence != NULL && !(self->brief && is_own (self, event)))
    cb_describe_add (self->to_announce, g_strdup (sentence));
  if (sentence != NULL)
    {
      g_free (self->news);
      self->news = sentence;
      self->news_is_old = FALSE;
      self->told = *event;
      self->told_ply = cb_telling_get_ply (self->telling);
    }
  self->in_move = cb_telling_is_within (self->telling);
}

/* What another table told last, in the words of today. */
void
cb_table_retell_news (CbTable *self,
                      CbTable *other)
{
  self->told = other->told;
  self->told_ply = other->told_ply;
  self->news = other->news != NULL ? describe (self, &self->told) : NULL;
}

/* Whether the listener is to play now, and sees the board as it is. */
gboolean
cb_table_is_turn_due (CbTable *self)
{
  CbSeat turn = cb_session_get_turn (self->session);

  return cb_session_is_human (self->session, turn) && cb_telling_get_caught_up (self->telling) &&
         cb_telling_get_review (self->telling) < 0 &&
         !gtk_widget_get_visible (self->curtain) && !cb_table_needs_curtain (self);
}

static void
add_turn (CbTable *self)
{
  CbSeat turn = cb_session_get_turn (self->session);
  const char *name = cb_session_get_name (self->session, turn);
  g_autofree char *text = self->view->describe_turn (self->session);

  if (self->brief)
    /* Translators: the name of the player whose turn it is, for screen readers. */
    cb_describe_add (self->to_announce, g_strdup_printf (_("%s to play."), name));
  else
    /* Translators: ends a sentence such as “Ada to play: turn over a card”, for screen readers. */
    cb_describe_add (self->to_announce, g_strdup_printf (C_("turn", "%s."), text));
  cb_describe_add (self->to_announce, cb_table_dup_advice (self));
}

/* With its number, as in the list of moves, which need not be in sight. */
static void
add_reviewed (CbTable *self)
{
  int ply = cb_telling_get_review (self->telling);
  g_autofree char *text = cb_table_dup_reviewed (self);

  if (ply > 0)
    cb_describe_add (self->to_announce, g_strdup_printf ("%d. %s", ply, text));
  else
    cb_describe_add (self->to_announce, g_steal_pointer (&text));
}

/* All at once, where it was told at once; and who is to play, or what is looked at. */
void
cb_table_say_news (CbTable *self)
{
  if (cb_table_is_turn_due (self))
    add_turn (self);
  else if (cb_telling_get_review (self->telling) >= 0)
    add_reviewed (self);
  if (self->to_announce->len > 0)
    cb_speech_say (GTK_WIDGET (self), self->to_announce->str);
  g_string_truncate (self->to_announce, 0);
}

/* When somebody has come to the table. */
void
cb_table_say_turn (CbTable *self)
{
  g_string_truncate (self->to_announce, 0);
  cb_table_say_news (self);
}

/* Somebody else looks at the table now, or at another game: what was said before was not
 * for them. */
void
cb_table_drop_news (CbTable *self)
{
  g_clear_pointer (&self->news, g_free);
  g_string_truncate (self->to_announce, 0);
  cb_speech_hush (GTK_WIDGET (self));
}

/* Says once more what the coach said. Whoever types moves goes on to do so. */
void
cb_table_repeat_coach (CbTable *self)
{
  CbCoach *coach = CB_COACH (self->coach);

  if (cb_coach_get_acts (coach) && cb_table_has_typist (self))
    gtk_widget_grab_focus (self->typing);
  else
    cb_coach_focus (coach);
  cb_coach_say (coach);
}

/**
 * cb_table_coach:
 * @self: a table with a lesson
 * @words: what the coach says
 * @targets: (array length=n_targets): what about
 * @n_targets: how many, at most %CB_COACH_MAX_TARGETS
 *
 * Lets the coach speak, if that was not said already.
 */
void
cb_table_coach (CbTable             *self,
                const CbCoachWords  *words,
                GtkWidget          **targets,
                guint                n_targets)
{
  g_return_if_fail (CB_IS_TABLE (self));

  if (cb_coach_speak (CB_COACH (self->coach), words, targets, n_targets))
    cb_table_repeat_coach (self);
}

/**
 * cb_table_read:
 * @self: a table
 *
 * Lets a screen reader read the whole table.
 */
void
cb_table_read (CbTable *self)
{
  g_autofree char *text = NULL;

  g_return_if_fail (CB_IS_TABLE (self));

  if (self->session == NULL)
    return;

  text = cb_board_read (self->board);
  cb_speech_say (GTK_WIDGET (self), text);
}
