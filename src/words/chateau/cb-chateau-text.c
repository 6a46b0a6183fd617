/* cb-chateau-text.c - Château Roquefort in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-text.h"

#include "cb-chateau-visible.h"
#include "cb-names.h"

#include <glib/gi18n.h>

#define N_FALLEN_ENDS 3

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

/**
 * cb_chateau_describe_places:
 * @cells: some cells, as bits
 *
 * Returns: (transfer full): where they are, such as “c3 and d4”
 */
char *
cb_chateau_describe_places (guint64 cells)
{
  g_autoptr (GPtrArray) places = g_ptr_array_new_with_free_func (g_free);

  for (; cells != 0; cells &= cells - 1)
    g_ptr_array_add (places, cb_chateau_describe_place ((guint) __builtin_ctzll (cells)));
  g_ptr_array_add (places, NULL);

  return cb_names_join ((const char *const *) places->pdata);
}

/**
 * cb_chateau_add_to_list:
 * @list: (inout) (transfer full) (nullable): names that were joined so far
 * @item: one more
 */
void
cb_chateau_add_to_list (char       **list,
                        const char  *item)
{
  g_autofree char *head = g_steal_pointer (list);

  *list = head == NULL ? g_strdup (item)
                       /* Translators: joins the names of tiles. */
                       : g_strdup_printf (C_("list", "%s, %s"), head, item);
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
  return g_strdup_printf (_("%s, tower, %s’s mouse"), place, cb_session_get_name (session, seat));
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
  return g_strdup_printf (_("%s, %s, %s’s mouse"), place, tile,
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
      return g_strdup_printf (_("Push row %c from the left"), name[1]);
    case 'E':
      return g_strdup_printf (_("Push row %c from the right"), name[1]);
    case 'N':
      return g_strdup_printf (_("Push column %c from above"), name[1]);
    default:
      return g_strdup_printf (_("Push column %c from below"), name[1]);
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

/* Whether a mouse of the player to move waits, and a tower is free. */
static gboolean
can_enter (const CbChateau *state)
{
  guint n_free = 0;

  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    n_free += cb_chateau_is_tower (cell) && cb_chateau_find_mouse (state, cell) == CB_SEAT_NONE;

  return n_free > 0 && state->waiting[state->turn] > 0;
}

static char *
describe_actions (const CbChateau *state,
                  const char      *name)
{
  guint left = (guint) CB_CHATEAU_N_ACTIONS - state->spent;

  if (left == 0)
    /* Translators: the name of the player whose turn it is. */
    return g_strdup_printf (_("%s has no actions left: end the turn"), name);
  if (state->pushed && can_enter (state))
    /* Translators: the name of the player whose turn it is; how many actions. A mouse that
     * waits outside is brought in. */
    return g_strdup_printf (ngettext ("%s to play, %u action left: move or bring in a mouse, or "
                                      "lift a roof",
                                      "%s to play, %u actions left: move or bring in a mouse, or "
                                      "lift a roof", left), name, left);
  if (state->pushed)
    /* Translators: the name of the player whose turn it is; how many actions. */
    return g_strdup_printf (ngettext ("%s to play, %u action left: move a mouse or lift a roof",
                                      "%s to play, %u actions left: move a mouse or lift a roof",
                                      left), name, left);
  if (can_enter (state))
    /* Translators: the name of the player whose turn it is; how many actions. A mouse that
     * waits outside is brought in. */
    return g_strdup_printf (ngettext ("%s to play, %u action left: move or bring in a mouse, lift "
                                      "a roof or push",
                                      "%s to play, %u actions left: move or bring in a mouse, "
                                      "lift a roof or push", left), name, left);

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
  if (!cb_session_is_human (session, turn))
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
      cb_chateau_add_to_list (&list, cb_chateau_describe_tile (cheese));

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

/* How many players who may still win have at least so many cheeses. */
static guint
count_rivals (const CbChateau *state,
              CbSeat           winner,
              int              n_pieces)
{
  guint n = 0;

  for (CbSeat seat = 0; seat < state->n_seats; seat++)
    n += seat != winner && state->fallen[seat] < N_FALLEN_ENDS &&
         __builtin_popcount (state->pieces[seat]) >= n_pieces;

  return n;
}

/* The player whose third mouse fell; the winner only if nobody else lost so
 * many. */
static CbSeat
find_unlucky (const CbChateau *state,
              CbSeat           winner)
{
  for (CbSeat seat = 0; seat < state->n_seats; seat++)
    if (seat != winner && state->fallen[seat] >= N_FALLEN_ENDS)
      return seat;

  return winner;
}

/**
 * cb_chateau_describe_reason:
 * @session: a game
 * @state: its last position
 * @winner: who has won
 *
 * Returns: (transfer full): how it was decided
 */
char *
cb_chateau_describe_reason (CbSession       *session,
                            const CbChateau *state,
                            CbSeat           winner)
{
  const char *name = cb_session_get_name (session, winner);
  const char *unlucky = cb_session_get_name (session, find_unlucky (state, winner));
  int n_pieces = __builtin_popcount (state->pieces[winner]);

  if (n_pieces >= state->goal)
    /* Translators: a player, and how many cheeses. */
    return g_strdup_printf (ngettext ("%s has collected %d different cheese.",
                                      "%s has collected %d different cheeses.", (gulong) n_pieces),
                            name, n_pieces);
  if (count_rivals (state, winner, 0) == 0)
    /* Translators: who lost a third mouse, and who wins. */
    return g_strdup_printf (_("%s has lost three mice, so %s wins."), unlucky, name);
  if (count_rivals (state, winner, n_pieces) > 0)
    /* Translators: who lost a third mouse, and who wins. */
    return g_strdup_printf (_("%s has lost three mice. Several of the others are tied for most "
                              "cheeses, and %s has waited longest for a turn."),
                            unlucky, name);

  /* Translators: who lost a third mouse, and who wins. */
  return g_strdup_printf (_("%s has lost three mice. Of those who lost fewer, %s has the most "
                            "cheeses."), unlucky, name);
}

static char *
describe_lift (const char      *name,
               const CbChateau *state,
               const CbEvent   *event,
               gboolean         plain)
{
  g_autofree char *found = NULL;
  char letter = state->letter[event->to];

  if (plain)
    /* Translators: a player; the letter of a room. */
    return g_strdup_printf (_("%s lifts the roof of room %c."), name, letter);

  for (guint i = 0; i < event->n_list; i++)
    if (event->list[i] != CB_CHATEAU_TILE_SOLID)
      cb_chateau_add_to_list (&found, cb_chateau_describe_tile (event->list[i]));

  /* Translators: a player; the letter of a room; the tiles that lie there. */
  return g_strdup_printf (_("%s lifts the roof of room %c: %s."), name, letter, found);
}

static char *
describe_run (const char    *name,
              const CbEvent *event)
{
  g_autofree char *from = cb_chateau_describe_place ((guint) event->from);
  g_autofree char *to = cb_chateau_describe_place ((guint) event->to);

  if (event->n > 1)
    /* Translators: a player; two places such as “c3”. */
    return g_strdup_printf (_("%s’s mouse runs over other mice from %s to %s."), name, from, to);

  /* Translators: a player; two places such as “c3”. */
  return g_strdup_printf (_("%s moves a mouse from %s to %s."), name, from, to);
}

/* Without the tile. */
static char *
describe_plain_push (const char *name,
                     const char *line)
{
  if (line[0] == 'W')
    /* Translators: in this and the next three, a player; a row such as “2” or a column such
     * as “b”. */
    return g_strdup_printf (_("%s pushes row %c from the left."), name, line[1]);
  if (line[0] == 'E')
    return g_strdup_printf (_("%s pushes row %c from the right."), name, line[1]);
  if (line[0] == 'N')
    return g_strdup_printf (_("%s pushes column %c from above."), name, line[1]);

  return g_strdup_printf (_("%s pushes column %c from below."), name, line[1]);
}

static char *
describe_push (const char    *name,
               const CbEvent *event,
               gboolean       plain)
{
  const char *tile = cb_chateau_describe_tile ((guint) event->thing);
  const char *line = cb_chateau_get_slot_name ((guint) event->to);

  if (plain)
    return describe_plain_push (name, line);

  if (line[0] == 'W')
    /* Translators: in this and the next three, a player; a row such as “2” or a column such
     * as “b”; a tile such as “Gouda”, which goes in. */
    return g_strdup_printf (_("%s pushes row %c from the left: %s."), name, line[1], tile);
  if (line[0] == 'E')
    return g_strdup_printf (_("%s pushes row %c from the right: %s."), name, line[1], tile);
  if (line[0] == 'N')
    return g_strdup_printf (_("%s pushes column %c from above: %s."), name, line[1],
                            tile);

  return g_strdup_printf (_("%s pushes column %c from below: %s."), name, line[1], tile);
}

static char *
describe_fall (const char    *name,
               const CbEvent *event,
               gboolean       plain)
{
  g_autofree char *place = cb_chateau_describe_place ((guint) event->to);

  if (plain)
    /* Translators: a player. */
    return g_strdup_printf (_("%s’s mouse falls into the cellar."), name);

  /* Translators: a player; a place such as “c3”. */
  return g_strdup_printf (_("%s’s mouse on %s falls into the cellar."), name, place);
}

static char *
describe_piece (const char    *name,
                const CbEvent *event,
                gboolean       plain)
{
  const char *cheese = cb_chateau_describe_tile ((guint) event->thing);
  g_autofree char *places = NULL;
  guint64 cells = 0;

  if (plain)
    /* Translators: a player and a cheese. */
    return g_strdup_printf (_("%s collects %s."), name, cheese);

  for (guint i = 0; i < event->n_list; i++)
    cells |= G_GUINT64_CONSTANT (1) << event->list[i];
  places = cb_chateau_describe_places (cells);

  /* Translators: a player; a cheese; the places where mice stand on it, such as
   * “b2 and d4”. */
  return g_strdup_printf (_("%s collects %s with the mice on %s."), name, cheese, places);
}

static char *
describe_entry (const char    *name,
                const CbEvent *event)
{
  g_autofree char *place = cb_chateau_describe_place ((guint) event->to);

  /* Translators: a player, and a place such as “a1”. */
  return g_strdup_printf (_("%s puts a mouse into tower %s."), name, place);
}

/* What nobody makes, but what comes of something. */
static char *
describe_consequence (CbSession       *session,
                      const CbChateau *state,
                      const CbEvent   *event,
                      gboolean         plain)
{
  switch (event->type)
    {
    case CB_CHATEAU_EVENT_DROPPED:
      if (plain)
        return NULL;
      /* Translators: the tile that a push drives out of the castle, such as “Gouda”. */
      return g_strdup_printf (_("Drops out: %s."), cb_chateau_describe_tile ((guint) event->thing));
    case CB_CHATEAU_EVENT_CLOSED:
      /* Translators: the letter of a room. */
      return g_strdup_printf (_("The roof of room %c goes back on."), state->letter[event->to]);
    case CB_CHATEAU_EVENT_OVER:
      return cb_chateau_describe_reason (session, state, (CbSeat) __builtin_ctz (event->seats));
    default:
      return NULL;
    }
}

/**
 * cb_chateau_describe_event:
 * @session: a game
 * @state: the position after the event
 * @event: what happens
 * @viewer: not used, for nobody has a secret
 * @kept: whether the sentence stays in sight: until the game is over it leaves out what
 *   players are to remember
 *
 * Returns: (transfer full) (nullable): the event in a sentence
 */
char *
cb_chateau_describe_event (CbSession     *session,
                           const CbState *state,
                           const CbEvent *event,
                           CbSeat         viewer,
                           gboolean       kept)
{
  const CbChateau *self = cb_chateau_peek (state);
  const char *name = event->seat != CB_SEAT_NONE ? cb_session_get_name (session, event->seat)
                                                 : NULL;
  gboolean plain = kept && (event->flags & CB_EVENT_FLEETING) != 0 &&
                   cb_session_get_turn (session) != CB_SEAT_NONE;

  switch (event->type)
    {
    case CB_CHATEAU_EVENT_ENTERED:
      return describe_entry (name, event);
    case CB_CHATEAU_EVENT_MOVED:
      return describe_run (name, event);
    case CB_CHATEAU_EVENT_LIFTED:
      return describe_lift (name, self, event, plain);
    case CB_CHATEAU_EVENT_PUSHED:
      return describe_push (name, event, plain);
    case CB_CHATEAU_EVENT_FELL:
      return describe_fall (name, event, plain);
    case CB_CHATEAU_EVENT_COLLECTED:
      return describe_piece (name, event, plain);
    case CB_CHATEAU_EVENT_ENDED:
      /* Translators: a player. */
      return g_strdup_printf (_("%s ends the turn."), name);
    default:
      return describe_consequence (session, self, event, plain);
    }
}
