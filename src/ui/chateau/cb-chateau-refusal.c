/* cb-chateau-refusal.c - why something cannot be done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-refusal.h"

#include "cb-chateau-visible.h"

#include <glib/gi18n.h>

/* What stands in the way of everything, or NULL. */
static const char *
refuse_all (const CbChateau *state)
{
  if (state->n_entering > 0)
    return _("First every player puts a mouse into a free tower");
  if (state->spent >= CB_CHATEAU_N_ACTIONS)
    return _("All four actions are spent: end the turn");

  return NULL;
}

static char *
refuse_tower (CbSession       *session,
              const CbChateau *state,
              guint            cell,
              int              picked)
{
  CbSeat owner = cb_chateau_find_mouse (state, cell);

  if (owner != CB_SEAT_NONE && owner == state->turn)
    return g_strdup (_("No cell next to this tower is open and free: lift a roof first"));
  if (owner != CB_SEAT_NONE)
    /* Translators: a player. */
    return g_strdup_printf (_("A mouse of %s stands in this tower"),
                            cb_session_get_name (session, owner));
  if (picked >= 0)
    return g_strdup (_("No mouse goes back into a tower"));

  /* Translators: a player. */
  return g_strdup_printf (_("No mouse of %s waits outside any more"),
                          cb_session_get_name (session, state->turn));
}

static char *
refuse_mouse (CbSession       *session,
              const CbChateau *state,
              CbSeat           owner)
{
  if (owner == state->turn)
    return g_strdup (_("This mouse cannot move: no open, free cell is near enough"));

  /* Translators: a player. */
  return g_strdup_printf (_("This mouse belongs to %s"), cb_session_get_name (session, owner));
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
  const char *general = refuse_all (state);
  CbSeat owner = cb_chateau_find_mouse (state, cell);

  if (general != NULL)
    return g_strdup (general);
  if (cb_chateau_is_tower (cell))
    return refuse_tower (session, state, cell, picked);
  if (cb_chateau_holds (state->covered, cell))
    /* Translators: a player. */
    return g_strdup_printf (_("No mouse of %s touches this room, by side or corner"),
                            cb_session_get_name (session, state->turn));
  if (owner != CB_SEAT_NONE)
    return refuse_mouse (session, state, owner);
  if (cb_chateau_holds (state->traps, cell))
    return g_strdup (_("No mouse walks into a mousetrap"));
  if (picked < 0)
    return g_strdup (_("Pick a mouse first"));

  return g_strdup (_("The actions that are left do not take the mouse there"));
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

  return g_strdup (_("A turn has at least one action"));
}
