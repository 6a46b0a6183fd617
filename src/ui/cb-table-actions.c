/* cb-table-actions.c - the page on which a game is played: what can be done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-table-private.h"

#include "cb-focus-within.h"
#include "cb-log.h"
#include "cb-review-bar.h"
#include "cb-speech.h"

#include <glib/gi18n.h>

/* More moves than any game has, for keys that go to the very beginning or end. */
#define ALL 1000000

void
cb_table_update_review (CbTable *self)
{
  int ply = cb_telling_get_review (self->telling);
  gboolean had_focus = cb_focus_is_within (self->review_bar);
  gboolean over = cb_session_get_turn (self->session) == CB_SEAT_NONE;

  /* A board that is only looked at may be lower. */
  if (cb_review_bar_get_shown (CB_REVIEW_BAR (self->review_bar)) != (ply >= 0))
    gtk_widget_queue_resize (GTK_WIDGET (self->board));
  cb_review_bar_show (CB_REVIEW_BAR (self->review_bar), ply, cb_session_get_ply (self->session));
  cb_review_bar_set_story (CB_REVIEW_BAR (self->review_bar),
                           over ? _(self->view->story_title) : NULL);
  /* The bar takes a moment to disappear, and its buttons do nothing meanwhile. */
  if (had_focus && ply < 0)
    cb_table_focus (self);
  cb_log_set_look (CB_LOG (self->log), ply);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.tell-again",
                                 cb_telling_get_caught_up (self->telling) &&
                                 cb_telling_can_tell_again (self->telling));
}

/* Looks at a position, the last one included. */
void
cb_table_review (CbTable *self,
                 int      ply)
{
  cb_telling_review (self->telling,
                     CLAMP (ply, 0, (int) cb_session_get_ply (self->session)));
}

/* Back to the game as it stands. */
void
cb_table_leave_review (CbTable *self)
{
  cb_telling_review (self->telling, -1);
}

/* A step back from the game itself begins a review; a step past the last move ends it. */
static void
step_review (CbTable *self,
             int      step)
{
  int n_plies = (int) cb_session_get_ply (self->session);
  int ply = cb_telling_get_review (self->telling);

  if (ply < 0 && step > 0)
    return;
  if (ply == n_plies && step > 0)
    cb_table_leave_review (self);
  else
    cb_table_review (self, (ply < 0 ? n_plies : ply) + step);
}

static void
step_review_cb (CbTable  *self,
                GVariant *parameter)
{
  step_review (self, g_variant_get_int32 (parameter));
}

static void
leave_review_cb (CbTable  *self,
                 GVariant *parameter)
{
  cb_table_leave_review (self);
}

static void
review_cb (CbTable  *self,
           GVariant *parameter)
{
  cb_table_review (self, g_variant_get_int32 (parameter));
}

/* From the result, a review begins with the last move. */
static void
review_end_cb (CbTable  *self,
               GVariant *parameter)
{
  cb_table_review (self, ALL);
  gtk_widget_grab_focus (self->review_bar);
}

static void
tell_again_cb (CbTable  *self,
               GVariant *parameter)
{
  cb_telling_tell_again (self->telling);
}

static void
lift_curtain_cb (CbTable  *self,
                 GVariant *parameter)
{
  if (!gtk_widget_get_visible (self->curtain))
    return;

  gtk_widget_set_visible (self->curtain, FALSE);
  cb_board_set_viewer (self->board, cb_session_get_turn (self->session));
  cb_table_update_typing (self);
  if (!cb_table_has_typist (self))
    gtk_widget_child_focus (GTK_WIDGET (self->board), GTK_DIR_TAB_FORWARD);
  cb_table_say_turn (self);
}

static void
hide_history_cb (CbTable  *self,
                 GVariant *parameter)
{
  cb_table_set_history_shown (self, FALSE);
  cb_table_focus (self);
}

static void
type_cb (CbTable  *self,
         GVariant *parameter)
{
  cb_table_type (self);
}

static void
stop_typing_cb (CbTable  *self,
                GVariant *parameter)
{
  cb_table_stop_typing (self);
}

static void
hint_cb (CbTable  *self,
         GVariant *parameter)
{
  cb_table_ask_hint (self);
}

static void
read_cb (CbTable  *self,
         GVariant *parameter)
{
  cb_table_read (self);
}

/* Escape drops, skips or leaves whatever is nearest. */
static void
escape_cb (CbTable  *self,
           GVariant *parameter)
{
  if (self->history_shown)
    hide_history_cb (self, NULL);
  else if (gtk_widget_get_visible (self->result))
    cb_table_set_dismissed (self, TRUE);
  else if (cb_telling_get_review (self->telling) >= 0)
    cb_table_leave_review (self);
  else if (cb_board_cancel (self->board))
    cb_table_update_status (self);
  else if (!cb_telling_get_caught_up (self->telling))
    cb_telling_hurry (self->telling);
  else
    cb_table_set_dismissed (self, FALSE);
}

/**
 * Action:
 * @name: its name
 * @parameter: (nullable): the type of what it takes
 * @activate: what it does, where there is a game
 */
typedef struct
{
  const char  *name;
  const char  *parameter;
  void       (*activate) (CbTable  *self,
                          GVariant *parameter);
} Action;

static const Action actions[] = {
  { "table.step-review", "i", step_review_cb },
  { "table.leave-review", NULL, leave_review_cb },
  { "table.review", "i", review_cb },
  { "table.review-end", NULL, review_end_cb },
  { "table.tell-again", NULL, tell_again_cb },
  { "table.lift-curtain", NULL, lift_curtain_cb },
  { "table.hide-history", NULL, hide_history_cb },
  { "table.hint", NULL, hint_cb },
  { "table.read", NULL, read_cb },
  { "table.type", NULL, type_cb },
  { "table.stop-typing", NULL, stop_typing_cb },
  { "table.escape", NULL, escape_cb },
};

static void
activated_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  CbTable *self = CB_TABLE (widget);

  for (guint i = 0; self->session != NULL && i < G_N_ELEMENTS (actions); i++)
    if (g_str_equal (actions[i].name, name))
      actions[i].activate (self, parameter);
}

void
cb_table_install_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter,
                                     activated_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "table.escape", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_h, 0, "table.hint", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_r, 0, "table.read", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_slash, 0, "table.type", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Divide, 0, "table.type", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, 0, "table.step-review",
                                       "i", -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, 0, "table.step-review",
                                       "i", 1);
}

/**
 * ReviewKey:
 * @keyval: a key
 * @step: how many moves it goes
 */
typedef struct
{
  guint keyval;
  int   step;
} ReviewKey;

static const ReviewKey review_keys[] = {
  { GDK_KEY_Left, -1 },
  { GDK_KEY_KP_Left, -1 },
  { GDK_KEY_Right, 1 },
  { GDK_KEY_KP_Right, 1 },
  { GDK_KEY_Home, -ALL },
  { GDK_KEY_KP_Home, -ALL },
  { GDK_KEY_End, ALL },
  { GDK_KEY_KP_End, ALL },
};

/* While one looks back, arrows go through time and not about the board. */
static gboolean
review_key_cb (CbTable         *self,
               guint            keyval,
               guint            keycode,
               GdkModifierType  state)
{
  if (self->telling == NULL || cb_telling_get_review (self->telling) < 0 ||
      (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  for (guint i = 0; i < G_N_ELEMENTS (review_keys); i++)
    if (review_keys[i].keyval == keyval)
      {
        step_review (self, review_keys[i].step);
        return GDK_EVENT_STOP;
      }

  return GDK_EVENT_PROPAGATE;
}

void
cb_table_add_review_keys (CbTable *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (review_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* The move in words, at the place where it can be played, if that is to have the focus.
 * Asking again tells how good it is. */
void
cb_table_say_hint (CbTable   *self,
                   GtkWidget *place)
{
  g_autofree char *text =
    self->view->describe_hint != NULL
    ? self->view->describe_hint (self->session, self->hint)
    /* Translators: a hint is shown on the board. */
    : g_strdup (_("This could be a good move"));
  double estimate = self->estimate;

  /* What the board says of a place is less than what the hint says. */
  if (place != NULL)
    cb_speech_focus (place, text);
  else
    cb_speech_say (GTK_WIDGET (self), text);
  cb_table_say (self, text, CB_STATUS_HINT);
  self->estimate = estimate;
}

static void
say_estimate (CbTable *self)
{
  /* Translators: after the move that is hinted, in per cent. */
  g_autofree char *text = g_strdup_printf (_("Chance of winning: about %d%%"),
                                           (int) (self->estimate * 100 + 0.5));

  cb_table_say (self, text, CB_STATUS_HINT);
  cb_speech_say (GTK_WIDGET (self), text);
}

/* Where nobody has a choice, the board can say so without thinking. */
static gboolean
show_only_move (CbTable *self)
{
  g_autoptr (GArray) moves = cb_kind_dup_moves (self->view->kind,
                                                cb_session_peek_state (self->session));

  if (moves->len != 1)
    return FALSE;

  self->hint = g_array_index (moves, CbMove, 0);
  cb_table_say_hint (self, cb_board_show_hint (self->board, self->hint));

  return TRUE;
}

/**
 * cb_table_ask_hint:
 * @self: a table
 *
 * Lets the best computer player say what it would do, or, where it has, how good that is.
 */
void
cb_table_ask_hint (CbTable *self)
{
  g_return_if_fail (CB_IS_TABLE (self));

  if (self->session == NULL || self->view->kind->luck || !cb_board_get_playable (self->board))
    return;

  if (self->estimate >= 0)
    say_estimate (self);
  else if (!show_only_move (self))
    {
      cb_table_say (self, _("Looking for a good move…"), CB_STATUS_PLAIN);
      cb_session_ask_hint (self->session);
    }
}
