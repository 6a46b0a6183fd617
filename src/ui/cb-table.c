/* cb-table.c - the page on which a game is played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-table-private.h"

#include "cb-crumbs.h"
#include "cb-css-class.h"
#include "cb-curtain.h"
#include "cb-focus-ring.h"
#include "cb-layers.h"
#include "cb-log.h"
#include "cb-result.h"
#include "cb-review-bar.h"
#include "cb-score-panel.h"
#include "cb-seat-art.h"
#include "cb-speech.h"
#include "cb-typing.h"
#include "cb-ui.h"

#include <adwaita.h>
#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (CbTable, cb_table, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_AID,
  PROP_ASK_END,
  PROP_BRIEF,
  PROP_GENTLE_HELP,
  PROP_HISTORY_SHOWN,
  PROP_NARROW,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* How long it takes to follow what another player does; one's own moves need no
 * reading. */
static int
begun_cb (CbTable *self)
{
  CbSeat mover = cb_telling_get_mover (self->telling);

  if (cb_telling_is_first (self->telling))
    cb_speech_hush (GTK_WIDGET (self));
  if (!cb_telling_is_first (self->telling) || mover == CB_SEAT_NONE ||
      cb_session_is_human (self->session, mover))
    return 0;

  return (int) MIN (cb_telling_get_reading (self->telling), G_MAXINT);
}

/* Words come when an event was told, and not before. */
static void
told_cb (CbTable       *self,
         const CbEvent *event)
{
  cb_table_add_news (self, event);
  if (cb_telling_get_hurrying (self->telling))
    return;

  cb_table_say_news (self);
  self->just_over = cb_telling_get_over_told (self->telling);
  cb_table_update_moved (self);
  if (cb_telling_get_over_told (self->telling))
    cb_table_update_panels (self);
}

/* What was dismissed may come back; what was told of another position does not. */
static void
shown_cb (CbTable *self)
{
  self->dismissed = FALSE;
  if (self->told_ply != cb_telling_get_ply (self->telling))
    g_clear_pointer (&self->news, g_free);
  cb_table_say_news (self);
  cb_table_update_all (self);
}

/* What is no secret may be heard by all. */
static void
viewer_cb (CbTable *self)
{
  if (cb_table_has_secrets (self))
    cb_table_drop_news (self);
}

static void
thinking_cb (CbTable *self)
{
  if (!cb_telling_get_over_told (self->telling))
    cb_table_update_status (self);
  cb_table_update_typing (self);
}

static void
hinted_cb (CbTable *self,
           guint64  move,
           double   estimate)
{
  if (cb_telling_get_review (self->telling) >= 0)
    return;

  self->hint = move;
  self->estimate = estimate;
  cb_table_say_hint (self, cb_board_show_hint (self->board, move));
}

static void
said_cb (CbTable    *self,
         const char *text,
         gboolean    refused)
{
  if (text == NULL)
    {
      cb_table_update_status (self);
      return;
    }

  cb_table_say (self, text, refused ? CB_STATUS_REFUSAL : CB_STATUS_PLAIN);
  cb_speech_say (GTK_WIDGET (self), text);
  if (refused)
    cb_cues_give (self->cues, "refused");
}

static void
written_cb (CbTable    *self,
            const char *text)
{
  cb_table_say (self, text, CB_STATUS_PLAIN);
}

static void
scrim_released_cb (CbTable *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.hide-history", NULL);
}

static gboolean
cb_table_grab_focus (GtkWidget *widget)
{
  CbTable *self = CB_TABLE (widget);

  if (self->board != NULL)
    cb_table_focus (self);

  return self->board != NULL;
}

static gboolean
focus_cb (gpointer user_data)
{
  CbTable *self = user_data;

  if (self->board != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      cb_table_focus (self);
      if (!gtk_widget_get_visible (self->coach))
        cb_table_say_turn (self);
    }

  return G_SOURCE_REMOVE;
}

/* Later, as a stack moves the focus to its new page after this: on a table that
 * had it already it would move on to the next part. */
static void
cb_table_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cb_table_parent_class)->map (widget);
  g_idle_add_full (G_PRIORITY_DEFAULT, focus_cb, g_object_ref (widget), g_object_unref);
}

static void
cb_table_dispose (GObject *object)
{
  CbTable *self = CB_TABLE (object);

  g_clear_handle_id (&self->room_id, g_source_remove);
  g_clear_object (&self->telling_signals);
  g_clear_object (&self->session_signals);
  g_clear_object (&self->telling);
  g_clear_object (&self->session);
  g_clear_weak_pointer (&self->before_typing);
  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_TABLE);

  G_OBJECT_CLASS (cb_table_parent_class)->dispose (object);
}

static void
cb_table_finalize (GObject *object)
{
  CbTable *self = CB_TABLE (object);

  g_free (self->news);
  g_string_free (self->to_announce, TRUE);
  g_object_unref (self->cues);

  G_OBJECT_CLASS (cb_table_parent_class)->finalize (object);
}

static void
cb_table_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  CbTable *self = CB_TABLE (object);

  switch (prop_id)
    {
    case PROP_AID:
      g_value_set_boolean (value, self->aid);
      break;
    case PROP_ASK_END:
      g_value_set_boolean (value, self->ask_end);
      break;
    case PROP_BRIEF:
      g_value_set_boolean (value, self->brief);
      break;
    case PROP_GENTLE_HELP:
      g_value_set_boolean (value, self->gentle_help);
      break;
    case PROP_HISTORY_SHOWN:
      g_value_set_boolean (value, self->history_shown);
      break;
    case PROP_NARROW:
      g_value_set_boolean (value, self->narrow);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_table_set_property (GObject      *object,
                       guint         prop_id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  CbTable *self = CB_TABLE (object);

  switch (prop_id)
    {
    case PROP_AID:
      cb_table_set_aid (self, g_value_get_boolean (value));
      break;
    case PROP_ASK_END:
      cb_table_set_ask_end (self, g_value_get_boolean (value));
      break;
    case PROP_BRIEF:
      cb_table_set_brief (self, g_value_get_boolean (value));
      break;
    case PROP_GENTLE_HELP:
      cb_table_set_gentle_help (self, g_value_get_boolean (value));
      break;
    case PROP_HISTORY_SHOWN:
      cb_table_set_history_shown (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, CB_UI_PATH "cb-table.ui");
  gtk_widget_class_bind_template_child (widget_class, CbTable, strip);
  gtk_widget_class_bind_template_child (widget_class, CbTable, main);
  gtk_widget_class_bind_template_child (widget_class, CbTable, status);
  gtk_widget_class_bind_template_child (widget_class, CbTable, board_bin);
  gtk_widget_class_bind_template_child (widget_class, CbTable, review_bar);
  gtk_widget_class_bind_template_child (widget_class, CbTable, typing);
  gtk_widget_class_bind_template_child (widget_class, CbTable, crumbs);
  gtk_widget_class_bind_template_child (widget_class, CbTable, curtain);
  gtk_widget_class_bind_template_child (widget_class, CbTable, result);
  gtk_widget_class_bind_template_child (widget_class, CbTable, side);
  gtk_widget_class_bind_template_child (widget_class, CbTable, scrim);
  gtk_widget_class_bind_template_child (widget_class, CbTable, close_button);
  gtk_widget_class_bind_template_child (widget_class, CbTable, panel);
  gtk_widget_class_bind_template_child (widget_class, CbTable, log);
  gtk_widget_class_bind_template_child (widget_class, CbTable, coach);
  gtk_widget_class_bind_template_callback (widget_class, cb_table_place_curtain);
  gtk_widget_class_bind_template_callback (widget_class, scrim_released_cb);
}

static void
cb_table_class_init (CbTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = cb_table_dispose;
  object_class->finalize = cb_table_finalize;
  object_class->get_property = cb_table_get_property;
  object_class->set_property = cb_table_set_property;
  widget_class->focus = cb_table_move_focus;
  widget_class->grab_focus = cb_table_grab_focus;
  widget_class->map = cb_table_map;
  widget_class->measure = cb_table_measure;
  widget_class->size_allocate = cb_table_size_allocate;

  props[PROP_AID] = g_param_spec_boolean ("aid", NULL, NULL, FALSE, flags);
  props[PROP_ASK_END] = g_param_spec_boolean ("ask-end", NULL, NULL, FALSE, flags);
  props[PROP_BRIEF] = g_param_spec_boolean ("brief", NULL, NULL, FALSE, flags);
  props[PROP_GENTLE_HELP] = g_param_spec_boolean ("gentle-help", NULL, NULL, FALSE, flags);
  props[PROP_HISTORY_SHOWN] = g_param_spec_boolean ("history-shown", NULL, NULL, FALSE, flags);
  props[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (CB_TYPE_COACH);
  g_type_ensure (CB_TYPE_CRUMBS);
  g_type_ensure (CB_TYPE_CURTAIN);
  g_type_ensure (CB_TYPE_LAYERS);
  g_type_ensure (CB_TYPE_LOG);
  g_type_ensure (CB_TYPE_RESULT);
  g_type_ensure (CB_TYPE_REVIEW_BAR);
  g_type_ensure (CB_TYPE_SCORE_PANEL);
  g_type_ensure (CB_TYPE_STATUS);
  g_type_ensure (CB_TYPE_TYPING);
  bind_template (widget_class);
  cb_table_install_actions (widget_class);
  gtk_widget_class_set_css_name (widget_class, "game-table");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cb_table_init (CbTable *self)
{
  /* What all may see stays in sight beside the curtain, but nothing can be done there. */
  static const char *const behind_curtain[] = { "can-target", "can-focus" };

  self->to_announce = g_string_new (NULL);
  self->cues = cb_cues_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (behind_curtain); i++)
    g_object_bind_property (self->curtain, "visible", self->board_bin, behind_curtain[i],
                            G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
  cb_score_panel_set_compact (CB_SCORE_PANEL (self->strip), TRUE);
  cb_table_update_room (self);
  cb_table_add_review_keys (self);
  cb_table_follow_typing (self);
  cb_focus_ring_keep (GTK_WIDGET (self));
  cb_speech_name_icons (GTK_WIDGET (self));

  self->telling_signals = g_signal_group_new (CB_TYPE_TELLING);
  g_signal_group_connect_swapped (self->telling_signals, "begun", G_CALLBACK (begun_cb), self);
  g_signal_group_connect_swapped (self->telling_signals, "told", G_CALLBACK (told_cb), self);
  g_signal_group_connect_swapped (self->telling_signals, "shown", G_CALLBACK (shown_cb), self);
  g_signal_group_connect_swapped (self->telling_signals, "refreshed",
                                  G_CALLBACK (cb_table_update_all), self);
  g_signal_group_connect_swapped (self->telling_signals, "notify::caught-up",
                                  G_CALLBACK (thinking_cb), self);

  self->session_signals = g_signal_group_new (CB_TYPE_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "hinted", G_CALLBACK (hinted_cb), self);
  g_signal_group_connect_swapped (self->session_signals, "notify::thinking",
                                  G_CALLBACK (thinking_cb), self);
}

GtkWidget *
cb_table_new (void)
{
  return g_object_new (CB_TYPE_TABLE, NULL);
}

CbSession *
cb_table_get_session (CbTable *self)
{
  g_return_val_if_fail (CB_IS_TABLE (self), NULL);

  return self->session;
}

/* It may have the focus for a while yet, and what it says when that goes is of no game. */
static void
drop_board (CbTable *self)
{
  if (self->board != NULL)
    g_signal_handlers_disconnect_by_data (self->board, self);
  adw_bin_set_child (ADW_BIN (self->board_bin), NULL);
  self->board = NULL;
}

/* The board of the last game goes, and with it all that was shown of it. */
static void
clear_table (CbTable *self)
{
  g_signal_group_set_target (self->telling_signals, NULL);
  g_signal_group_set_target (self->session_signals, NULL);
  cb_cues_follow (self->cues, NULL, NULL);
  cb_table_forget_typing (self);
  self->dismissed = FALSE;
  cb_table_drop_news (self);
  self->estimate = -1;
  self->in_move = FALSE;
  self->just_over = FALSE;
  cb_crumbs_stop (CB_CRUMBS (self->crumbs));
  gtk_widget_set_visible (self->result, FALSE);
  gtk_widget_set_visible (self->curtain, FALSE);
  cb_log_clear (CB_LOG (self->log));
  drop_board (self);
  g_clear_object (&self->telling);
}

static void
set_board (CbTable *self)
{
  cb_status_expect (CB_STATUS (self->status), NULL);
  cb_status_set_has_hint (CB_STATUS (self->status), !self->view->kind->luck);
  cb_seat_art_use (GTK_WIDGET (self), cb_session_get_marks (self->session), self->view->seat_art);
  self->board = g_object_new (self->view->get_board_type (), NULL);
  cb_board_set_ask_end (self->board, self->ask_end || self->coached);
  cb_board_set_coached (self->board, self->coached);
  cb_board_set_helps (self->board, self->gentle_help);
  g_signal_connect_object (self->board, "said", G_CALLBACK (said_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "written", G_CALLBACK (written_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "notify::viewer", G_CALLBACK (viewer_cb), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self->board_bin), GTK_WIDGET (self->board));
  cb_board_set_telling (self->board, self->telling);
}

/* The board first: words follow the picture. */
static void
follow_telling (CbTable *self)
{
  g_signal_group_set_target (self->telling_signals, self->telling);
  g_signal_group_set_target (self->session_signals, self->session);
  cb_cues_follow (self->cues, self->telling, self->view);
}

/**
 * cb_table_set_session:
 * @self: a table
 * @session: (nullable): a game, or %NULL to clear the table
 * @view: how it is shown
 *
 * Shows a game, and lets its computer players begin.
 */
void
cb_table_set_session (CbTable          *self,
                      CbSession        *session,
                      const CbGameView *view)
{
  g_return_if_fail (CB_IS_TABLE (self));
  g_return_if_fail (session == NULL || view != NULL);

  clear_table (self);
  g_set_object (&self->session, session);
  self->view = view;
  if (session == NULL)
    return;

  self->telling = cb_telling_new (session);
  cb_telling_set_pace (self->telling, self->pace);
  cb_telling_pause (self->telling, self->away ? CB_TELLING_AWAY : 0);
  set_board (self);
  follow_telling (self);
  cb_table_update_all (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    cb_table_focus (self);
  cb_session_set_held (session, FALSE);
}

CbBoard *
cb_table_get_board (CbTable *self)
{
  g_return_val_if_fail (CB_IS_TABLE (self), NULL);

  return self->board;
}

/**
 * cb_table_get_telling:
 * @self: a table
 *
 * Returns: (transfer none) (nullable): what is shown of the game
 */
CbTelling *
cb_table_get_telling (CbTable *self)
{
  g_return_val_if_fail (CB_IS_TABLE (self), NULL);

  return self->telling;
}

/**
 * cb_table_get_cues:
 * @self: a table
 *
 * Returns: (transfer none): says when which sound is due
 */
CbCues *
cb_table_get_cues (CbTable *self)
{
  g_return_val_if_fail (CB_IS_TABLE (self), NULL);

  return self->cues;
}

/**
 * cb_table_get_coach:
 * @self: a table
 *
 * Returns: (transfer none): who leads people through a lesson
 */
CbCoach *
cb_table_get_coach (CbTable *self)
{
  g_return_val_if_fail (CB_IS_TABLE (self), NULL);

  return CB_COACH (self->coach);
}

/**
 * cb_table_set_coached:
 * @self: a table
 * @coached: whether its game is a lesson: turns wait to be ended, nobody else takes a seat,
 *   and the coach has the last word
 */
void
cb_table_set_coached (CbTable  *self,
                      gboolean  coached)
{
  GtkWidget *panels[] = { self->panel, self->strip };

  g_return_if_fail (CB_IS_TABLE (self));

  self->coached = coached;
  if (self->board != NULL)
    {
      cb_board_set_ask_end (self->board, self->ask_end || coached);
      cb_board_set_coached (self->board, coached);
    }
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    {
      gtk_widget_set_can_target (panels[i], !coached);
      gtk_widget_set_can_focus (panels[i], !coached);
    }
  if (!coached)
    cb_coach_hush (CB_COACH (self->coach));
}

/**
 * cb_table_set_away:
 * @self: a table
 * @away: whether nobody looks at it, so that nothing may happen
 */
void
cb_table_set_away (CbTable  *self,
                   gboolean  away)
{
  g_return_if_fail (CB_IS_TABLE (self));

  self->away = away;
  if (self->telling != NULL)
    cb_telling_pause (self->telling, away ? CB_TELLING_AWAY : 0);
}

/**
 * cb_table_set_pace:
 * @self: a table
 * @pace: how long the move of a computer player takes at least, in milliseconds
 */
void
cb_table_set_pace (CbTable *self,
                   guint    pace)
{
  g_return_if_fail (CB_IS_TABLE (self));

  self->pace = pace;
  if (self->telling != NULL)
    cb_telling_set_pace (self->telling, pace);
}

/**
 * cb_table_set_aid:
 * @self: a table
 * @aid: whether to tell more than the table game does
 */
void
cb_table_set_aid (CbTable  *self,
                  gboolean  aid)
{
  g_return_if_fail (CB_IS_TABLE (self));

  aid = !!aid;
  if (self->aid == aid)
    return;

  self->aid = aid;
  if (self->session != NULL)
    cb_table_update_panels (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_AID]);
}

/**
 * cb_table_set_series:
 * @self: a table
 * @series: (nullable): how the players of this game stand over all their games, for the
 *   result
 */
void
cb_table_set_series (CbTable    *self,
                     const char *series)
{
  g_return_if_fail (CB_IS_TABLE (self));

  cb_result_set_series (CB_RESULT (self->result), series);
}

/**
 * cb_table_set_ask_end:
 * @self: a table
 * @ask_end: whether turns wait for their player to end them
 */
void
cb_table_set_ask_end (CbTable  *self,
                      gboolean  ask_end)
{
  g_return_if_fail (CB_IS_TABLE (self));

  ask_end = !!ask_end;
  if (self->ask_end == ask_end)
    return;

  self->ask_end = ask_end;
  if (self->board != NULL)
    cb_board_set_ask_end (self->board, ask_end || self->coached);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ASK_END]);
}

/**
 * cb_table_set_gentle_help:
 * @self: a table
 * @gentle_help: whether people are told, in their turns, what is in danger and what would
 *   come of a move
 */
void
cb_table_set_gentle_help (CbTable  *self,
                          gboolean  gentle_help)
{
  g_return_if_fail (CB_IS_TABLE (self));

  gentle_help = !!gentle_help;
  if (self->gentle_help == gentle_help)
    return;

  self->gentle_help = gentle_help;
  if (self->board != NULL)
    {
      cb_board_set_helps (self->board, gentle_help);
      cb_table_update_status (self);
    }
  cb_table_update_room (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GENTLE_HELP]);
}

/**
 * cb_table_set_brief:
 * @self: a table
 * @brief: whether a screen reader says only what its user cannot know
 */
void
cb_table_set_brief (CbTable  *self,
                    gboolean  brief)
{
  g_return_if_fail (CB_IS_TABLE (self));

  brief = !!brief;
  if (self->brief == brief)
    return;

  self->brief = brief;
  cb_typing_set_brief (CB_TYPING (self->typing), brief);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BRIEF]);
}

/**
 * cb_table_set_history_shown:
 * @self: a table
 * @history_shown: whether the moves cover the board in a narrow window
 */
void
cb_table_set_history_shown (CbTable  *self,
                            gboolean  history_shown)
{
  g_return_if_fail (CB_IS_TABLE (self));

  history_shown = !!history_shown;
  if (self->history_shown == history_shown)
    return;

  self->history_shown = history_shown;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HISTORY_SHOWN]);
}

gboolean
cb_table_get_narrow (CbTable *self)
{
  g_return_val_if_fail (CB_IS_TABLE (self), FALSE);

  return self->narrow;
}

/* A wide window shows the moves anyway. */
void
cb_table_set_narrow (CbTable  *self,
                     gboolean  narrow)
{
  if (self->narrow == narrow)
    return;

  self->narrow = narrow;
  cb_css_class_set (GTK_WIDGET (self), "narrow", narrow);
  cb_status_set_narrow (CB_STATUS (self->status), narrow);
  cb_review_bar_set_narrow (CB_REVIEW_BAR (self->review_bar), narrow);
  if (!narrow)
    cb_table_set_history_shown (self, FALSE);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NARROW]);
}

/**
 * cb_table_take_over:
 * @self: a new table
 * @other: the one whose place it takes; it is cleared
 *
 * Shows the same game in the same way, with all words said again, as when the
 * language has changed. The game itself does not notice.
 */
void
cb_table_take_over (CbTable *self,
                    CbTable *other)
{
  double estimate;
  gboolean had_curtain;

  g_return_if_fail (CB_IS_TABLE (self));
  g_return_if_fail (CB_IS_TABLE (other));

  if (other->session == NULL)
    return;

  g_set_object (&self->session, other->session);
  g_set_object (&self->telling, other->telling);
  self->view = other->view;
  self->dismissed = other->dismissed;
  self->pace = other->pace;
  self->away = other->away;
  self->hint = other->hint;
  had_curtain = gtk_widget_get_visible (other->curtain);
  cb_table_set_history_shown (self, other->history_shown);
  set_board (self);
  cb_board_take_over (self->board, other->board);
  cb_table_retell_news (self, other);
  cb_table_copy_focus (GTK_WIDGET (other->board), GTK_WIDGET (self->board));
  self->estimate = other->estimate;
  cb_table_copy_typing (self, other);
  cb_table_set_session (other, NULL, NULL);

  follow_telling (self);
  if (had_curtain)
    cb_table_draw_curtain (self);
  estimate = self->estimate;
  cb_table_update_all (self);
  self->estimate = estimate;
  if (estimate >= 0)
    cb_table_say_hint (self, NULL);
}
