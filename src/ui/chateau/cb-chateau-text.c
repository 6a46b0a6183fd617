/* cb-chateau-text.c - Château Roquefort in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-text.h"

#include "cb-chateau-visible.h"

#include <glib/gi18n.h>

static const char *const tiles[] = {
  [CB_CHATEAU_TILE_EMPTY] = NC_("tile", "empty tile"),
  [1] = NC_("tile", "Roquefort"),
  [2] = NC_("tile", "Emmental"),
  [3] = NC_("tile", "Gouda"),
  [4] = NC_("tile", "Camembert"),
  [5] = NC_("tile", "Cheddar"),
  [6] = NC_("tile", "Manchego"),
  [7] = NC_("tile", "Mimolette"),
  [CB_CHATEAU_TILE_TRAP] = NC_("tile", "mousetrap"),
  [CB_CHATEAU_TILE_SOLID] = NC_("tile", "solid floor"),
  [CB_CHATEAU_TILE_HIDDEN] = NC_("tile", "unknown tile"),
};

/**
 * cb_chateau_describe_tile:
 * @tile: a tile, or %CB_CHATEAU_TILE_HIDDEN
 *
 * Returns: (transfer none): its name
 */
const char *
cb_chateau_describe_tile (guint tile)
{
  g_return_val_if_fail (tile < G_N_ELEMENTS (tiles), NULL);

  return g_dpgettext2 (NULL, "tile", tiles[tile]);
}

/**
 * cb_chateau_describe_place:
 * @cell: a cell
 *
 * Returns: (transfer full): its column and row, such as “c3”
 */
char *
cb_chateau_describe_place (guint cell)
{
  return g_strdup_printf ("%c%u", 'a' + (int) (cell % CB_CHATEAU_SIDE),
                          cell / CB_CHATEAU_SIDE + 1);
}

static char *
describe_tower (CbSession       *session,
                const CbChateau *seen,
                guint            cell,
                const char      *place)
{
  CbSeat seat = cb_chateau_find_mouse (seen, cell);

  if (seat == CB_SEAT_NONE)
    /* Translators: where it is, such as “a1”. */
    return g_strdup_printf (_("%s, tower"), place);

  /* Translators: where it is, such as “a1”, and a player. */
  return g_strdup_printf (_("%s, tower, mouse of %s"), place, cb_session_get_name (session, seat));
}

static char *
describe_roof (const CbChateau *seen,
               guint            cell,
               const char      *place)
{
  char letter = seen->letter[seen->room[cell]];

  if (seen->tile[cell] == CB_CHATEAU_TILE_HIDDEN || seen->tile[cell] == CB_CHATEAU_TILE_SOLID)
    /* Translators: where it is, such as “b2”, and the letter of a room. */
    return g_strdup_printf (_("%s, roof of room %c"), place, letter);

  /* Translators: where it is, the letter of a room, and a tile that everyone has
   * seen there, such as “Gouda”. */
  return g_strdup_printf (_("%s, roof of room %c, under it: %s"), place, letter,
                          cb_chateau_describe_tile (seen->tile[cell]));
}

/**
 * cb_chateau_describe_cell:
 * @session: the game
 * @seen: what everyone sees of a position
 * @cell: a cell or tower
 *
 * Returns: (transfer full): where it is and what is there
 */
char *
cb_chateau_describe_cell (CbSession       *session,
                          const CbChateau *seen,
                          guint            cell)
{
  g_autofree char *place = cb_chateau_describe_place (cell);
  CbSeat seat = cb_chateau_find_mouse (seen, cell);
  const char *tile = cb_chateau_describe_tile (seen->tile[cell]);

  if (cb_chateau_is_tower (cell))
    return describe_tower (session, seen, cell, place);
  if (cb_chateau_holds (seen->covered, cell))
    return describe_roof (seen, cell, place);
  if (seat == CB_SEAT_NONE)
    /* Translators: where it is, such as “c3”, and what lies there. */
    return g_strdup_printf (C_("cell", "%s, %s"), place, tile);

  /* Translators: where it is, such as “c3”, what lies there, and a player. */
  return g_strdup_printf (_("%s, %s, mouse of %s"), place, tile,
                          cb_session_get_name (session, seat));
}

/**
 * cb_chateau_describe_slot:
 * @slot: a slot
 *
 * Returns: (transfer full): what its arrow does
 */
char *
cb_chateau_describe_slot (guint slot)
{
  const char *name = cb_chateau_get_slot_name (slot);

  switch (name[0])
    {
    case 'W':
      /* Translators: in this and the next three, a row such as “2” or a column
       * such as “b”. */
      return g_strdup_printf (_("Push from the west into row %c"), name[1]);
    case 'E':
      return g_strdup_printf (_("Push from the east into row %c"), name[1]);
    case 'N':
      return g_strdup_printf (_("Push from the north into column %c"), name[1]);
    default:
      return g_strdup_printf (_("Push from the south into column %c"), name[1]);
    }
}

/**
 * cb_chateau_describe_left:
 * @state: a position
 *
 * Returns: (transfer full): how many actions are left in this turn
 */
char *
cb_chateau_describe_left (const CbChateau *state)
{
  guint left = (guint) CB_CHATEAU_N_ACTIONS - state->spent;

  return g_strdup_printf (ngettext ("%u action left", "%u actions left", left), left);
}

static char *
describe_actions (const CbChateau *state,
                  const char      *name)
{
  guint left = (guint) CB_CHATEAU_N_ACTIONS - state->spent;

  if (left == 0)
    /* Translators: the name of the player whose turn it is. */
    return g_strdup_printf (_("%s has spent all actions: end the turn"), name);
  if (state->pushed)
    /* Translators: the name of the player whose turn it is; how many actions. */
    return g_strdup_printf (ngettext ("%s to play, %u action left: move a mouse or lift a roof",
                                      "%s to play, %u actions left: move a mouse or lift a roof",
                                      left), name, left);

  /* Translators: the name of the player whose turn it is; how many actions. */
  return g_strdup_printf (ngettext ("%s to play, %u action left: move, lift a roof or push",
                                    "%s to play, %u actions left: move, lift a roof or push",
                                    left), name, left);
}

/**
 * cb_chateau_describe_turn:
 * @session: a game
 *
 * Returns: (transfer full): what is expected now
 */
char *
cb_chateau_describe_turn (CbSession *session)
{
  CbSeat turn = cb_session_get_turn (session);
  const CbChateau *state = cb_chateau_peek (cb_session_peek_state (session));
  const char *name;

  if (turn == CB_SEAT_NONE)
    return g_strdup (_("The game is over"));

  name = cb_session_get_name (session, turn);
  if (cb_session_get_controller (session, turn) != CB_CONTROLLER_HUMAN)
    /* Translators: the name of a computer player. */
    return g_strdup_printf (_("%s is thinking…"), name);
  if (state->n_entering > 0)
    /* Translators: the name of the player whose turn it is. */
    return g_strdup_printf (_("%s to begin: put a mouse into a free tower"), name);

  return describe_actions (state, name);
}

/**
 * cb_chateau_describe_seat:
 * @session: a game
 * @state: a position of it
 * @seat: a seat
 * @aid: not used
 *
 * Returns: (transfer full): how the seat stands
 */
char *
cb_chateau_describe_seat (CbSession     *session,
                          const CbState *state,
                          CbSeat         seat,
                          gboolean       aid)
{
  const CbChateau *self = cb_chateau_peek (state);
  int n_pieces = __builtin_popcount (self->pieces[seat]);

  if (self->fallen[seat] == 0)
    /* Translators: how many cheeses a player has, and how many win. */
    return g_strdup_printf (_("%d/%d cheeses"), n_pieces, self->goal);

  /* Translators: how many cheeses a player has, how many win, and how many
   * mice of the player are in the cellar. */
  return g_strdup_printf (ngettext ("%d/%d, %d fallen", "%d/%d, %d fallen",
                                    self->fallen[seat]),
                          n_pieces, self->goal, self->fallen[seat]);
}

/**
 * cb_chateau_describe_pieces:
 * @state: a position
 * @seat: a seat
 *
 * Returns: (transfer full): the cheeses it has collected
 */
char *
cb_chateau_describe_pieces (const CbChateau *state,
                            CbSeat           seat)
{
  g_autofree char *list = NULL;

  for (guint cheese = 1; cheese <= CB_CHATEAU_N_CHEESES; cheese++)
    if (state->pieces[seat] & (1u << cheese))
      {
        g_autofree char *head = g_steal_pointer (&list);

        list = head == NULL ? g_strdup (cb_chateau_describe_tile (cheese))
                            /* Translators: joins the names of cheeses. */
                            : g_strdup_printf (C_("list", "%s, %s"), head,
                                               cb_chateau_describe_tile (cheese));
      }

  if (list == NULL)
    return g_strdup (_("No cheese collected yet"));

  /* Translators: one or more cheeses. */
  return g_strdup_printf (_("Collected: %s"), list);
}

/**
 * cb_chateau_describe_mice:
 * @state: a position
 * @seat: a seat
 *
 * Returns: (transfer full): where its mice are
 */
char *
cb_chateau_describe_mice (const CbChateau *state,
                          CbSeat           seat)
{
  /* Translators: how many mice of a player are where. */
  return g_strdup_printf (_("Mice waiting: %u, in the castle: %d, in the cellar: %u"),
                          state->waiting[seat], __builtin_popcountll (state->mice[seat]),
                          state->fallen[seat]);
}

static void
read_castle (GString         *text,
             CbSession       *session,
             const CbChateau *seen)
{
  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    {
      g_autofree char *words = NULL;

      if (cb_chateau_holds (seen->covered, cell))
        continue;
      if (cb_chateau_is_tower (cell) && cb_chateau_find_mouse (seen, cell) == CB_SEAT_NONE)
        continue;

      words = cb_chateau_describe_cell (session, seen, cell);
      g_string_append_printf (text, "%s. ", words);
    }
}

static void
read_seats (GString         *text,
            CbSession       *session,
            const CbChateau *state)
{
  for (CbSeat seat = 0; seat < state->n_seats; seat++)
    {
      g_autofree char *pieces = cb_chateau_describe_pieces (state, seat);
      g_autofree char *mice = cb_chateau_describe_mice (state, seat);

      /* Translators: a player, the cheeses collected, where the mice are. */
      g_string_append_printf (text, _("%s: %s. %s. "), cb_session_get_name (session, seat),
                              pieces, mice);
    }
}

/**
 * cb_chateau_describe_table:
 * @session: a game
 * @state: a position of it
 *
 * Returns: (transfer full): everything on the table; roofs go without saying
 */
char *
cb_chateau_describe_table (CbSession     *session,
                           const CbState *state)
{
  CbChateau seen;
  g_autofree char *turn = cb_chateau_describe_turn (session);
  GString *text = g_string_new (NULL);

  cb_chateau_visible_copy (cb_chateau_peek (state), &seen);
  g_string_append_printf (text, "%s. ", turn);
  read_castle (text, session, &seen);
  /* Translators: the tile that lies beside the castle. */
  g_string_append_printf (text, _("Spare tile: %s. "), cb_chateau_describe_tile (seen.spare));
  read_seats (text, session, &seen);

  return g_string_free (text, FALSE);
}
