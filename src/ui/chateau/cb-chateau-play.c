/* cb-chateau-play.c - Château Roquefort: what a player does
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-board-private.h"

#include "cb-chateau-outlook.h"
#include "cb-chateau-phrases.h"
#include "cb-chateau-refusal.h"

#include <glib/gi18n.h>

/* Whatever a person does ends what is being told. During another player's move, or in the
 * pause after the last action, it does nothing else; in one's own turn, the game goes on
 * from there. */
static gboolean
settle (CbChateauBoard *self)
{
  gboolean goes_on = cb_board_get_playable (CB_BOARD (self));

  if (cb_telling_get_caught_up (cb_board_get_telling (CB_BOARD (self))))
    goes_on = goes_on && !cb_chateau_board_is_ending (self);
  cb_board_hurry (CB_BOARD (self));

  return goes_on && !cb_chateau_board_is_ending (self);
}

static void
play (CbChateauBoard    *self,
      CbChateauMoveType  type,
      guint              to)
{
  const CbChateauMove parts = { .type = type, .to = to, .cost = type != CB_CHATEAU_END };

  cb_board_play (CB_BOARD (self), cb_chateau_move (&parts));
}

static void
walk (CbChateauBoard *self,
      guint           to)
{
  CbMove moves[CB_CHATEAU_N_ACTIONS];
  guint n = cb_chateau_split_way (cb_chateau_board_peek (self), &self->marks.ways,
                                  (guint) self->marks.picked, to, moves);

  for (guint i = 0; i < n; i++)
    cb_session_play (cb_board_get_session (CB_BOARD (self)), moves[i]);
}

static void
refuse (CbChateauBoard *self,
        GtkWidget      *where,
        char           *why)
{
  cb_board_refuse (CB_BOARD (self), where, why);
  g_free (why);
}

static void
refuse_cell (CbChateauBoard *self,
             CbChateauSpot  *spot)
{
  refuse (self, GTK_WIDGET (spot),
          cb_chateau_refuse_cell (self->marks.session, &self->marks.state,
                                  cb_chateau_spot_get_index (spot), self->marks.picked));
}

void
cb_chateau_play_pick (CbChateauBoard *self,
                      int             cell)
{
  self->marks.picked = cell;
  cb_chateau_board_update (self);
}

static void
use_cell (CbChateauBoard *self,
          CbChateauSpot  *spot)
{
  guint cell = cb_chateau_spot_get_index (spot);

  switch (cb_chateau_marks_find_use (&self->marks, cell))
    {
    case CB_CHATEAU_MARK_ENTER:
      play (self, CB_CHATEAU_TOWER, cell);
      break;
    case CB_CHATEAU_MARK_REACH:
      walk (self, cell);
      break;
    case CB_CHATEAU_MARK_OWN:
      cb_chateau_play_pick (self, self->marks.picked == (int) cell ? -1 : (int) cell);
      break;
    case CB_CHATEAU_MARK_LIFT:
      play (self, CB_CHATEAU_LIFT, self->marks.state.room[cell]);
      break;
    default:
      refuse_cell (self, spot);
    }
}

static void
use_slot (CbChateauBoard *self,
          CbChateauSpot  *spot)
{
  if (self->marks.choices.push)
    play (self, CB_CHATEAU_PUSH, cb_chateau_spot_get_slot (spot));
  else
    refuse (self, GTK_WIDGET (spot), cb_chateau_refuse_push (&self->marks.state));
}

static void
activated_cb (CbChateauBoard *self,
              CbChateauSpot  *spot)
{
  cb_chateau_board_drop_hint (self);
  if (!settle (self))
    return;

  if (cb_chateau_spot_is_slot (spot))
    use_slot (self, spot);
  else
    use_cell (self, spot);
}

static void
dragged_cb (CbChateauBoard *self,
            CbChateauSpot  *spot)
{
  cb_chateau_play_pick (self, (int) cb_chateau_spot_get_index (spot));
}

static void
dropped_cb (CbChateauBoard *self,
            CbChateauSpot  *spot,
            int             from)
{
  guint cell = cb_chateau_spot_get_index (spot);

  if (from == (int) cell || !settle (self) || self->marks.picked != from)
    return;

  if (cb_chateau_marks_find_use (&self->marks, cell) == CB_CHATEAU_MARK_REACH)
    walk (self, cell);
  else
    refuse_cell (self, spot);
}

/* What a push would do is also said, as long as it is looked at. */
static void
say_outlook (CbChateauBoard *self)
{
  int slot = cb_chateau_board_find_slot (self);
  g_autofree char *text = NULL;

  if (slot == self->looked_at)
    return;

  self->looked_at = slot;
  if (slot >= 0)
    text = cb_chateau_describe_outlook (self->marks.session, &self->marks.state, (guint) slot);
  cb_board_say (CB_BOARD (self), text);
}

/* A board that goes away loses the focus, but has nothing to show any more. */
static void
pointed_cb (CbChateauBoard *self,
            CbChateauSpot  *spot)
{
  self->pointed = spot;
  if (cb_board_get_session (CB_BOARD (self)) == NULL ||
      (cb_chateau_board_find_slot (self) == self->marks.slot &&
       cb_chateau_board_find_room (self) == self->marks.room))
    return;

  cb_chateau_board_update (self);
  say_outlook (self);
}

static void
grab_spot (CbChateauBoard *self,
           guint           spot)
{
  gtk_widget_grab_focus (GTK_WIDGET (cb_chateau_grid_get_spot (self->grid, spot)));
}

/* To the arrows, with the spare tile. */
static void
push_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  CbChateauBoard *self = CB_CHATEAU_BOARD (widget);

  if (!settle (self))
    return;

  if (self->marks.choices.push)
    grab_spot (self, CB_CHATEAU_N_CELLS);
  else
    refuse (self, cb_chateau_controls_get (self->controls, CB_CHATEAU_CONTROL_SPARE),
            cb_chateau_refuse_push (&self->marks.state));
}

/* To the first free tower, with a waiting mouse. */
static void
enter_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  CbChateauBoard *self = CB_CHATEAU_BOARD (widget);

  if (!settle (self))
    return;

  if (self->marks.choices.towers != 0)
    grab_spot (self, (guint) __builtin_ctzll (self->marks.choices.towers));
  else
    refuse (self, cb_chateau_controls_get (self->controls, CB_CHATEAU_CONTROL_MICE),
            g_strdup (_("No waiting mouse can enter a tower now")));
}

static void
end_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  CbChateauBoard *self = CB_CHATEAU_BOARD (widget);
  gboolean goes_on = cb_board_get_playable (CB_BOARD (self));

  if (!cb_telling_get_caught_up (cb_board_get_telling (CB_BOARD (self))))
    cb_board_hurry (CB_BOARD (self));
  if (!goes_on)
    return;

  if (self->marks.choices.end)
    play (self, CB_CHATEAU_END, 0);
  else
    refuse (self, cb_chateau_controls_get (self->controls, CB_CHATEAU_CONTROL_END),
            cb_chateau_refuse_end (&self->marks.state));
}

/* From one mouse of the player to the next, in reading order. After the last one the key keeps
 * its usual meaning: nobody is to be caught in the castle. */
static gboolean
cycle_cb (GtkWidget *widget,
          GVariant  *arguments,
          gpointer   user_data)
{
  CbChateauBoard *self = CB_CHATEAU_BOARD (widget);
  CbChateauSpot *focus = cb_chateau_grid_get_focus (self->grid);
  int step = g_variant_get_boolean (arguments) ? -1 : 1;
  const CbChateau *state;

  if (focus == NULL || !cb_board_get_playable (CB_BOARD (self)))
    return FALSE;

  state = cb_chateau_board_peek (self);
  for (int next = (int) cb_chateau_spot_get_index (focus) + step;
       next >= 0 && next < CB_CHATEAU_N_SPOTS; next += step)
    if (next < CB_CHATEAU_N_CELLS && cb_chateau_holds (state->mice[state->turn], (guint) next))
      return gtk_widget_grab_focus (GTK_WIDGET (cb_chateau_grid_get_spot (self->grid,
                                                                          (guint) next)));

  return FALSE;
}

void
cb_chateau_play_add_keys (GtkWidgetClass *widget_class)
{
  static const guint keys[] = { GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab };

  gtk_widget_class_install_action (widget_class, "board.push", NULL, push_cb);
  gtk_widget_class_install_action (widget_class, "board.enter", NULL, enter_cb);
  gtk_widget_class_install_action (widget_class, "board.end-turn", NULL, end_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_e, 0, "board.end-turn", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      gtk_widget_class_add_binding (widget_class, keys[i], 0, cycle_cb, "b", FALSE);
      gtk_widget_class_add_binding (widget_class, keys[i], GDK_SHIFT_MASK, cycle_cb, "b", TRUE);
    }
}

/**
 * cb_chateau_play_connect:
 * @self: a board with its parts
 *
 * Follows what is done with the parts.
 */
void
cb_chateau_play_connect (CbChateauBoard *self)
{
  g_signal_connect_swapped (self->grid, "activated", G_CALLBACK (activated_cb), self);
  g_signal_connect_swapped (self->grid, "pointed", G_CALLBACK (pointed_cb), self);
  g_signal_connect_swapped (self->grid, "dragged", G_CALLBACK (dragged_cb), self);
  g_signal_connect_swapped (self->grid, "dropped", G_CALLBACK (dropped_cb), self);
}
