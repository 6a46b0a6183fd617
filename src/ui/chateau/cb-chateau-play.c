/* cb-chateau-play.c - Château Roquefort: what a player does
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-board-private.h"

#include "cb-chateau-outlook.h"
#include "cb-chateau-refusal.h"
#include "cb-shake.h"

#include <glib/gi18n.h>

static CbSession *
get_session (CbChateauBoard *self)
{
  return cb_board_get_session (CB_BOARD (self));
}

static CbChateauGrid *
get_grid (CbChateauBoard *self)
{
  return CB_CHATEAU_GRID (self->grid);
}

/* Whatever somebody does ends what is told. During another player's move, or while the
 * last action is being looked at, that is all; who is to play goes on from there. */
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
      guint              from,
      guint              to,
      guint              cost)
{
  const CbChateauMove parts = { type, from, to, cost };

  cb_board_play (CB_BOARD (self), cb_chateau_move (&parts));
}

/* A way across free cells is several moves: a mouse stops in each of them, and they are
 * told one after the other. */
static void
walk (CbChateauBoard *self,
      guint           to)
{
  guint8 cells[CB_CHATEAU_N_ACTIONS];
  guint64 free_cells = 0;
  guint n = cb_chateau_trace_way (&self->ways, to, cells);
  guint from = (guint) self->picked;
  guint cost = 0;
  CbChateauMove step;

  for (guint i = 0; i < n; i++)
    if (cb_chateau_find_mouse (cb_chateau_board_peek (self), cells[i]) == CB_SEAT_NONE)
      free_cells |= G_GUINT64_CONSTANT (1) << cells[i];

  for (guint i = 0; i < n; i++)
    {
      cost++;
      if (!cb_chateau_holds (free_cells, cells[i]))
        continue;

      step = (CbChateauMove) { CB_CHATEAU_MOVE, from, cells[i], cost };
      cb_session_play (get_session (self), cb_chateau_move (&step));
      from = cells[i];
      cost = 0;
    }
}

static void
refuse (CbChateauBoard *self,
        GtkWidget      *where,
        char           *why)
{
  cb_shake (where);
  cb_board_say (CB_BOARD (self), why);
  g_free (why);
}

void
cb_chateau_play_pick (CbChateauBoard *self,
                      int             cell)
{
  self->picked = cell;
  cb_chateau_board_update (self);
}

static gboolean
can_reach (CbChateauBoard *self,
           guint           cell)
{
  return self->picked >= 0 && self->ways.cost[cell] > 0 &&
         cb_chateau_find_mouse (cb_chateau_board_peek (self), cell) == CB_SEAT_NONE;
}

static void
use_cell (CbChateauBoard *self,
          CbChateauSpot  *spot)
{
  const CbChateau *state = cb_chateau_board_peek (self);
  guint cell = cb_chateau_spot_get_index (spot);
  guint room = state->room[cell];

  if (cb_chateau_holds (self->choices.towers, cell))
    play (self, CB_CHATEAU_TOWER, 0, cell, 1);
  else if (can_reach (self, cell))
    walk (self, cell);
  else if (cb_chateau_holds (self->choices.mice, cell))
    cb_chateau_play_pick (self, self->picked == (int) cell ? -1 : (int) cell);
  else if (cb_chateau_holds (state->covered, cell) && (self->choices.rooms & (1u << room)) != 0)
    play (self, CB_CHATEAU_LIFT, 0, room, 1);
  else
    refuse (self, GTK_WIDGET (spot),
            cb_chateau_refuse_cell (get_session (self), state, cell, self->picked));
}

static void
use_slot (CbChateauBoard *self,
          CbChateauSpot  *spot)
{
  if (self->choices.push)
    play (self, CB_CHATEAU_PUSH, 0, cb_chateau_spot_get_slot (spot), 1);
  else
    refuse (self, GTK_WIDGET (spot), cb_chateau_refuse_push (cb_chateau_board_peek (self)));
}

void
cb_chateau_play_end (CbChateauBoard *self)
{
  gboolean goes_on = cb_board_get_playable (CB_BOARD (self));

  if (!cb_telling_get_caught_up (cb_board_get_telling (CB_BOARD (self))))
    cb_board_hurry (CB_BOARD (self));
  if (!goes_on)
    return;

  if (self->choices.end)
    play (self, CB_CHATEAU_END, 0, 0, 0);
  else
    refuse (self, cb_chateau_controls_get_end (CB_CHATEAU_CONTROLS (self->controls)),
            cb_chateau_refuse_end (cb_chateau_board_peek (self)));
}

static void
activated_cb (CbChateauBoard *self,
              CbChateauSpot  *spot)
{
  self->has_hint = FALSE;
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

  if (from == (int) cell || !settle (self) || self->picked != from)
    return;

  if (can_reach (self, cell))
    walk (self, cell);
  else
    refuse (self, GTK_WIDGET (spot),
            cb_chateau_refuse_cell (get_session (self), cb_chateau_board_peek (self), cell,
                                    self->picked));
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
    text = cb_chateau_describe_outlook (get_session (self), cb_chateau_board_peek (self),
                                        (guint) slot);
  cb_board_say (CB_BOARD (self), text);
}

static void
pointed_cb (CbChateauBoard *self,
            CbChateauSpot  *spot)
{
  int slot = cb_chateau_board_find_slot (self), room = cb_chateau_board_find_room (self);

  self->pointed = spot;
  if (cb_chateau_board_find_slot (self) == slot && cb_chateau_board_find_room (self) == room)
    return;

  cb_chateau_board_update (self);
  say_outlook (self);
}

static void
spare_chosen_cb (CbChateauBoard *self)
{
  if (!settle (self))
    return;

  if (!self->choices.push)
    {
      refuse (self, cb_chateau_controls_get_spare (CB_CHATEAU_CONTROLS (self->controls)),
              cb_chateau_refuse_push (cb_chateau_board_peek (self)));
      return;
    }

  gtk_widget_grab_focus (GTK_WIDGET (cb_chateau_grid_get_spot (get_grid (self),
                                                               CB_CHATEAU_N_CELLS)));
}

static void
mice_chosen_cb (CbChateauBoard *self)
{
  if (!settle (self))
    return;

  if (self->choices.towers == 0)
    {
      refuse (self, cb_chateau_controls_get_mice (CB_CHATEAU_CONTROLS (self->controls)),
              g_strdup (_("No waiting mouse can enter a tower now")));
      return;
    }

  gtk_widget_grab_focus (GTK_WIDGET (
    cb_chateau_grid_get_spot (get_grid (self), (guint) __builtin_ctzll (self->choices.towers))));
}

static void
end_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  cb_chateau_play_end (CB_CHATEAU_BOARD (widget));
}

/* From one mouse of the player to the next, in reading order; where there is no
 * other, the key keeps its usual meaning. */
static gboolean
cycle_cb (GtkWidget *widget,
          GVariant  *arguments,
          gpointer   user_data)
{
  CbChateauBoard *self = CB_CHATEAU_BOARD (widget);
  CbChateauSpot *focus = cb_chateau_grid_get_focus (get_grid (self));
  gboolean back = g_variant_get_boolean (arguments);
  const CbChateau *state;
  guint start;

  if (focus == NULL || !cb_board_get_playable (CB_BOARD (self)))
    return FALSE;

  state = cb_chateau_board_peek (self);
  start = cb_chateau_spot_get_index (focus);
  for (guint i = 1; i < CB_CHATEAU_N_SPOTS; i++)
    {
      guint next = (start + (back ? CB_CHATEAU_N_SPOTS - i : i)) % CB_CHATEAU_N_SPOTS;

      if (next < CB_CHATEAU_N_CELLS && cb_chateau_holds (state->mice[state->turn], next))
        return gtk_widget_grab_focus (GTK_WIDGET (cb_chateau_grid_get_spot (get_grid (self),
                                                                            next)));
    }

  return FALSE;
}

void
cb_chateau_play_add_keys (GtkWidgetClass *widget_class)
{
  static const guint keys[] = { GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab };

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
  g_signal_connect_swapped (self->controls, "ended", G_CALLBACK (cb_chateau_play_end), self);
  g_signal_connect_swapped (self->controls, "spare-chosen", G_CALLBACK (spare_chosen_cb), self);
  g_signal_connect_swapped (self->controls, "mice-chosen", G_CALLBACK (mice_chosen_cb), self);
}
