/* cb-table-typing.c - the page on which a game is played: moves that are typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-table-private.h"

#include "cb-speech.h"
#include "cb-typed.h"
#include "cb-typing.h"

#include <glib/gi18n.h>

/* Where nobody has secrets, all who look at the screen share the entry; otherwise each has
 * their own. */
static guint
get_typist (CbTable *self)
{
  return cb_table_has_secrets (self) ? 1u << (cb_board_get_viewer (self->board) + 1) : ~0u;
}

/* Not while one looks at something else than the game that goes on. */
static gboolean
can_type (CbTable *self)
{
  return cb_telling_get_review (self->telling) < 0 &&
         cb_session_get_turn (self->session) != CB_SEAT_NONE &&
         !gtk_widget_get_visible (self->curtain);
}

static CbPhrases *
list_phrases (CbTable *self)
{
  CbPhrases *phrases;

  if (!cb_board_get_playable (self->board))
    return NULL;

  phrases = cb_phrases_new ();
  self->view->list_phrases (self->session, phrases);

  return phrases;
}

/* The focus that it had goes where keys do something, and comes back with it. */
static void
hide_typing (CbTable *self)
{
  guint types = self->types;

  cb_typing_set_phrases (CB_TYPING (self->typing), NULL);
  if (!gtk_widget_get_visible (self->typing))
    return;

  cb_typing_set_text (CB_TYPING (self->typing), "");
  gtk_widget_set_visible (self->typing, FALSE);
  if ((types & get_typist (self)) != 0)
    cb_table_focus (self);
  self->types = types;
}

/* What is offered stays as it is while the position does. */
static void
update_phrases (CbTable *self)
{
  CbTyping *typing = CB_TYPING (self->typing);
  guint ply = cb_session_get_ply (self->session);
  gboolean has_phrases = cb_typing_get_phrases (typing) != NULL;

  if (self->typing_ply == ply && has_phrases == cb_board_get_playable (self->board))
    return;

  self->typing_ply = ply;
  cb_typing_set_phrases (typing, list_phrases (self));
}

/* The entry stays for the next move. */
void
cb_table_update_typing (CbTable *self)
{
  gboolean was_visible = gtk_widget_get_visible (self->typing);

  if (!can_type (self) || (self->typists & get_typist (self)) == 0)
    {
      hide_typing (self);
      return;
    }

  update_phrases (self);
  gtk_widget_set_visible (self->typing, TRUE);
  if (!was_visible && cb_table_has_typist (self))
    gtk_widget_grab_focus (self->typing);
}

/* Whether whoever looks types, rather than going about the board. */
gboolean
cb_table_has_typist (CbTable *self)
{
  return gtk_widget_get_visible (self->typing) && (self->types & get_typist (self)) != 0;
}

/* The game is gone, and so are those who typed. */
void
cb_table_forget_typing (CbTable *self)
{
  self->typists = self->types = 0;
  g_clear_weak_pointer (&self->before_typing);
  cb_typing_set_phrases (CB_TYPING (self->typing), NULL);
  cb_typing_set_text (CB_TYPING (self->typing), "");
  gtk_widget_set_visible (self->typing, FALSE);
}

/* In another language, the same people type the same. */
void
cb_table_copy_typing (CbTable *self,
                      CbTable *other)
{
  self->typists = other->typists;
  self->types = other->types;
  cb_typing_set_text (CB_TYPING (self->typing), cb_typing_get_text (CB_TYPING (other->typing)));
}

/* Where somebody was, to go back to. */
static void
remember_focus (CbTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && !gtk_widget_is_ancestor (focus, self->typing))
    g_set_weak_pointer (&self->before_typing, focus);
}

static void
say_whose_turn (CbTable *self)
{
  CbSeat turn = cb_session_get_turn (self->session);
  g_autofree char *text =
    /* Translators: somebody wants to type a move; the name of another player. */
    g_strdup_printf (_("It is %s’s turn: wait to type a move"),
                     cb_session_get_name (self->session, turn));

  cb_table_say (self, text, CB_STATUS_PLAIN);
  cb_speech_say (GTK_WIDGET (self), text);
}

/**
 * cb_table_type:
 * @self: a table
 *
 * Lets somebody type a move.
 */
void
cb_table_type (CbTable *self)
{
  g_return_if_fail (CB_IS_TABLE (self));

  if (self->session == NULL || !can_type (self))
    return;

  remember_focus (self);
  self->typists |= get_typist (self);
  cb_table_update_typing (self);
  gtk_widget_grab_focus (self->typing);
  /* One's own turn may still have to wait until all was told, such as the deal. */
  if (!cb_session_is_human (self->session, cb_session_get_turn (self->session)))
    say_whose_turn (self);
}

void
cb_table_stop_typing (CbTable *self)
{
  GtkWidget *before = self->before_typing;

  self->typists &= ~get_typist (self);
  self->types &= ~get_typist (self);
  cb_table_update_typing (self);
  if (before == NULL || !gtk_widget_get_mapped (before) || !gtk_widget_grab_focus (before))
    cb_table_focus (self);
  g_clear_weak_pointer (&self->before_typing);
}

static void
refuse (CbTable    *self,
        const char *why)
{
  cb_typing_refuse (CB_TYPING (self->typing));
  cb_table_say (self, why, CB_STATUS_REFUSAL);
  cb_speech_say (GTK_WIDGET (self), why);
  cb_cues_give (self->cues, "refused");
}

/* A way may be several moves; what comes in between ends it. */
static void
play (CbTable        *self,
      const CbPhrase *phrase)
{
  const CbPhrase meaning = *phrase;

  cb_typing_set_text (CB_TYPING (self->typing), "");
  if (!cb_board_play (self->board, meaning.moves[0]))
    return;

  for (guint i = 1; i < meaning.n_moves; i++)
    if (!cb_session_play (self->session, meaning.moves[i]))
      return;
}

static void
parse (CbTable *self)
{
  CbTyping *typing = CB_TYPING (self->typing);
  g_autofree char *why = NULL;
  CbPhrase meaning;

  if (cb_typed_parse (self->view, self->session, cb_typing_get_phrases (typing),
                      cb_typing_get_text (typing), &meaning, &why))
    play (self, &meaning);
  else
    refuse (self, why);
}

/* During another player's move, that is only told faster. */
static void
entered_cb (CbTable *self)
{
  CbTyping *typing = CB_TYPING (self->typing);
  const CbPhrase *chosen = cb_typing_get_chosen (typing);

  if (self->session == NULL || !can_type (self))
    return;

  if (!cb_telling_get_caught_up (self->telling) && !cb_board_get_playable (self->board))
    cb_board_hurry (self->board);
  else if (!cb_board_get_playable (self->board))
    say_whose_turn (self);
  else if (chosen != NULL)
    play (self, chosen);
  else if (cb_typing_get_text (typing)[0] != '\0')
    parse (self);
  else
    cb_table_say_turn (self);
}

static void
typing_focused_cb (CbTable *self)
{
  if (self->board != NULL)
    self->types |= get_typist (self);
}

static void
board_focused_cb (CbTable *self)
{
  if (self->board != NULL)
    self->types &= ~get_typist (self);
}

static void
follow_focus (CbTable   *self,
              GtkWidget *part,
              GCallback  focused_cb)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (focus, "enter", focused_cb, self);
  gtk_widget_add_controller (part, focus);
}

/* Once there are all parts. */
void
cb_table_follow_typing (CbTable *self)
{
  g_signal_connect_swapped (self->typing, "entered", G_CALLBACK (entered_cb), self);
  follow_focus (self, self->typing, G_CALLBACK (typing_focused_cb));
  follow_focus (self, self->board_bin, G_CALLBACK (board_focused_cb));
}
