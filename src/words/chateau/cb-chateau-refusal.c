/* cb-chateau-refusal.c - why something cannot be done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-refusal.h"

#include "cb-chateau-text.h"
#include "cb-chateau-visible.h"

#include <glib/gi18n.h>

/* What stands in the way of everything, or NULL. */
static const char *
refuse_all (const CbChateau *state)
{
  if (state->n_entering > 0)
    /* Translators: this and the next sentences stand in the status line: why something cannot
     * be done. */
    return _("First every player puts a mouse into a free tower");
  if (state->spent >= CB_CHATEAU_N_ACTIONS)
    return _("No actions left: end the turn");

  return NULL;
}

/**
 * cb_chateau_refuse_cell:
 * @session: the game
 * @state: a position of it
 * @cell: a cell or tower where nothing can be done
 * @picked: the cell of the mouse that is picked, or -1
 *
 * Returns: (transfer full): why
 */
char *
cb_chateau_refuse_cell (CbSession       *session,
                        const CbChateau *state,
                        guint            cell,
                        int              picked)
{
  CbSeat owner = cb_chateau_find_mouse (state, cell);
  const char *name = cb_session_get_name (session, owner != CB_SEAT_NONE ? owner : state->turn);
  gboolean tower = cb_chateau_is_tower (cell);

  if (refuse_all (state) != NULL)
    return g_strdup (refuse_all (state));
  if (owner == state->turn)
    return g_strdup (tower ? _("No space next to this tower is open and free: lift a roof first")
                           : _("This mouse cannot move: no open, free space is near enough"));
  if (owner != CB_SEAT_NONE)
    /* Translators: in this and the next, a player. */
    return g_strdup_printf (tower ? _("%s’s mouse is in this tower")
                                  : _("This mouse belongs to %s"), name);
  if (tower && picked < 0)
    /* Translators: a player. */
    return g_strdup_printf (_("%s has no more mice waiting outside"), name);
  if (cb_chateau_holds (state->covered, cell))
    /* Translators: a player. */
    return g_strdup_printf (_("None of %s’s mice touches this room, by side or corner"), name);
  if (tower)
    return g_strdup (_("A mouse never goes back into a tower"));
  if (cb_chateau_holds (state->traps, cell))
    return g_strdup (_("A mouse never walks into a mousetrap"));

  return g_strdup (picked < 0 ? _("Pick a mouse first")
                              : _("There are not enough actions left to get there"));
}

/**
 * cb_chateau_refuse_lift:
 * @session: the game
 * @state: a position of it
 * @room: a room whose roof cannot be lifted
 *
 * Returns: (transfer full): why
 */
char *
cb_chateau_refuse_lift (CbSession       *session,
                        const CbChateau *state,
                        guint            room)
{
  guint cell = (guint) __builtin_ctzll (state->room_cells[room]);

  if (refuse_all (state) == NULL && !cb_chateau_holds (state->covered, cell))
    /* Translators: the letter of a room. */
    return g_strdup_printf (_("The roof of room %c is off already"), state->letter[room]);

  return cb_chateau_refuse_cell (session, state, cell, -1);
}

/**
 * cb_chateau_refuse_walk:
 * @session: the game
 * @state: a position of it
 * @from: where a mouse is to leave
 * @to: where it cannot go
 *
 * Returns: (transfer full): why
 */
char *
cb_chateau_refuse_walk (CbSession       *session,
                        const CbChateau *state,
                        guint            from,
                        guint            to)
{
  g_autofree char *start = cb_chateau_describe_place (from);
  g_autofree char *end = cb_chateau_describe_place (to);

  if (refuse_all (state) != NULL)
    return g_strdup (refuse_all (state));
  if (cb_chateau_find_mouse (state, from) != state->turn)
    /* Translators: a player; a place such as “b2”. */
    return g_strdup_printf (_("%s has no mouse on %s"),
                            cb_session_get_name (session, state->turn), start);
  if (cb_chateau_find_mouse (state, to) != CB_SEAT_NONE)
    /* Translators: a place such as “b2”. */
    return g_strdup_printf (_("There is already a mouse on %s"), end);
  if (cb_chateau_holds (state->covered, to))
    /* Translators: a place such as “b2”. */
    return g_strdup_printf (_("%s is under a roof: lift it first"), end);

  return cb_chateau_refuse_cell (session, state, to, (int) from);
}

/**
 * cb_chateau_refuse_enter:
 * @session: the game
 * @state: a position of it
 * @tower: a tower that no mouse can enter
 *
 * Returns: (transfer full): why
 */
char *
cb_chateau_refuse_enter (CbSession       *session,
                         const CbChateau *state,
                         guint            tower)
{
  g_autofree char *place = cb_chateau_describe_place (tower);

  if (state->spent < CB_CHATEAU_N_ACTIONS && cb_chateau_find_mouse (state, tower) != CB_SEAT_NONE)
    return g_strdup_printf (_("There is already a mouse on %s"), place);

  return cb_chateau_refuse_cell (session, state, tower, -1);
}

/**
 * cb_chateau_refuse_push:
 * @state: a position in which there can be no push
 *
 * Returns: (transfer full): why
 */
char *
cb_chateau_refuse_push (const CbChateau *state)
{
  const char *general = refuse_all (state);

  return g_strdup (general != NULL ? general : _("Only one push is allowed in a turn"));
}

/**
 * cb_chateau_refuse_end:
 * @state: a position in which the turn cannot end
 *
 * Returns: (transfer full): why
 */
char *
cb_chateau_refuse_end (const CbChateau *state)
{
  if (state->n_entering > 0)
    return g_strdup (refuse_all (state));

  return g_strdup (_("Use at least one action before ending the turn"));
}
