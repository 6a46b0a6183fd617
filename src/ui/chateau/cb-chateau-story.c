/* cb-chateau-story.c - Château Roquefort: what happened, and what would
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-story.h"

#include "cb-chateau-text.h"
#include "cb-chateau-visible.h"

#include <glib/gi18n.h>

#define N_FALLEN_ENDS 3

G_GNUC_PRINTF (2, 3)
static void
add_sentence (GString    *text,
              const char *format,
              ...)
{
  va_list arguments;

  if (text->len > 0)
    g_string_append_c (text, ' ');
  va_start (arguments, format);
  g_string_append_vprintf (text, format, arguments);
  va_end (arguments);
}

static void
add_to_list (char       **list,
             const char  *item)
{
  g_autofree char *head = g_steal_pointer (list);

  *list = head == NULL ? g_strdup (item)
                       /* Translators: joins the names of tiles, or places such as “c4”. */
                       : g_strdup_printf (C_("list", "%s, %s"), head, item);
}

/* The tiles that a lifted roof shows, as one list. */
static char *
list_found (const CbChateau *state,
            guint            room)
{
  char *list = NULL;

  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    if (cb_chateau_holds (state->room_cells[room], cell) && cb_chateau_slides (cell))
      add_to_list (&list, cb_chateau_describe_tile (state->tile[cell]));

  return list;
}

static void
tell_lift (GString         *text,
           const CbChateau *after,
           guint            room,
           const char      *name)
{
  g_autofree char *found = list_found (after, room);

  /* Translators: a player; the letter of a room; the tiles that lie there. */
  add_sentence (text, _("%s lifts the roof of room %c: %s."), name, after->letter[room], found);
}

static void
tell_walk (GString             *text,
           const CbChateauMove *move,
           const char          *name)
{
  g_autofree char *from = cb_chateau_describe_place (move->from);
  g_autofree char *to = cb_chateau_describe_place (move->to);

  if (move->cost > 1)
    /* Translators: a player; two places such as “c3”. */
    add_sentence (text, _("%s runs across other mice from %s to %s."), name, from, to);
  else
    /* Translators: a player; two places such as “c3”. */
    add_sentence (text, _("%s moves a mouse from %s to %s."), name, from, to);
}

static void
tell_push (GString         *text,
           const CbChateau *before,
           guint            slot,
           const char      *name)
{
  const char *tile = cb_chateau_describe_tile (before->spare);
  const char *line = cb_chateau_get_slot_name (slot);

  /* Translators: in these four, a player; a tile such as “Gouda”; a row such as
   * “2” or a column such as “b”. */
  if (line[0] == 'W')
    add_sentence (text, _("%s pushes from the west into row %c: %s."), name, line[1], tile);
  else if (line[0] == 'E')
    add_sentence (text, _("%s pushes from the east into row %c: %s."), name, line[1], tile);
  else if (line[0] == 'N')
    add_sentence (text, _("%s pushes from the north into column %c: %s."), name, line[1], tile);
  else
    add_sentence (text, _("%s pushes from the south into column %c: %s."), name, line[1], tile);
}

static void
tell_end (GString         *text,
          const CbChateau *before,
          const CbChateau *after,
          const char      *name)
{
  guint n = 0;

  for (guint room = 0; room < CB_CHATEAU_N_ROOMS; room++)
    n += (before->room_cells[room] & after->covered & ~before->covered) != 0;

  /* Translators: a player. */
  add_sentence (text, _("%s ends the turn."), name);
  if (n > 0)
    add_sentence (text, ngettext ("%u roof goes back.", "%u roofs go back.", n), n);
}

/* The mice that fell and the cheeses that were collected from one position to
 * another; @would for what has not happened yet. Returns whether any did. */
static gboolean
tell_effects (GString         *text,
              CbSession       *session,
              const CbChateau *before,
              const CbChateau *after,
              gboolean         would)
{
  gsize length = text->len;

  for (CbSeat seat = 0; seat < before->n_seats; seat++)
    {
      const char *name = cb_session_get_name (session, seat);
      int n_fallen = after->fallen[seat] - before->fallen[seat];

      if (n_fallen > 0)
        /* Translators: in these, how many mice of which player. */
        add_sentence (text, would ? ngettext ("%d mouse of %s would fall into the cellar.",
                                              "%d mice of %s would fall into the cellar.",
                                              (gulong) n_fallen)
                                  : ngettext ("%d mouse of %s falls into the cellar.",
                                              "%d mice of %s fall into the cellar.",
                                              (gulong) n_fallen), n_fallen, name);

      for (guint cheese = 1; cheese <= CB_CHATEAU_N_CHEESES; cheese++)
        if ((after->pieces[seat] & ~before->pieces[seat]) & (1u << cheese))
          /* Translators: in these, a player and a cheese. */
          add_sentence (text, would ? _("%s would collect %s.") : _("%s collects %s."), name,
                        cb_chateau_describe_tile (cheese));
    }

  return text->len > length;
}

/**
 * cb_chateau_tell_move:
 * @session: a game
 * @ply: how many moves were played before it
 *
 * Returns: (transfer full): a move of its history, with all that came of it
 */
char *
cb_chateau_tell_move (CbSession *session,
                      guint      ply)
{
  const CbChateau *before = cb_chateau_peek (cb_session_peek_state_at (session, ply));
  const CbChateau *after = cb_chateau_peek (cb_session_peek_state_at (session, ply + 1));
  const char *name = cb_session_get_name (session, before->turn);
  GString *text = g_string_new (NULL);
  g_autofree char *place = NULL;
  CbChateauMove move;

  cb_chateau_move_get_parts (cb_session_get_move (session, ply), &move);
  switch (move.type)
    {
    case CB_CHATEAU_TOWER:
      place = cb_chateau_describe_place (move.to);
      /* Translators: a player, and a place such as “a1”. */
      add_sentence (text, _("%s puts a mouse into the tower %s."), name, place);
      break;
    case CB_CHATEAU_LIFT:
      tell_lift (text, after, move.to, name);
      break;
    case CB_CHATEAU_MOVE:
      tell_walk (text, &move, name);
      break;
    case CB_CHATEAU_PUSH:
      tell_push (text, before, move.to, name);
      break;
    case CB_CHATEAU_END:
    default:
      tell_end (text, before, after, name);
    }
  tell_effects (text, session, before, after, FALSE);

  return g_string_free (text, FALSE);
}

/* Mice under which something comes that nobody sees. */
static gboolean
tell_unknown (GString         *text,
              const CbChateau *after,
              guint            slot)
{
  guint cells[CB_CHATEAU_SIDE];
  g_autofree char *places = NULL;
  guint n = 0;

  cb_chateau_get_line (slot, cells);
  for (guint i = 0; i < CB_CHATEAU_SIDE; i++)
    {
      g_autofree char *place = cb_chateau_describe_place (cells[i]);

      if (cb_chateau_find_mouse (after, cells[i]) == CB_SEAT_NONE ||
          after->tile[cells[i]] != CB_CHATEAU_TILE_HIDDEN)
        continue;

      add_to_list (&places, place);
      n++;
    }

  if (n > 0)
    /* Translators: one or more places, such as “c4” or “c2, c4”. */
    add_sentence (text, ngettext ("An unknown tile would come under the mouse on %s.",
                                  "Unknown tiles would come under the mice on %s.", n), places);

  return n > 0;
}

/**
 * cb_chateau_tell_outlook:
 * @session: a game
 * @state: a position of it
 * @slot: a slot
 *
 * Returns: (transfer full): what a push would do, as far as everyone can tell
 */
char *
cb_chateau_tell_outlook (CbSession       *session,
                         const CbChateau *state,
                         guint            slot)
{
  CbChateau before, after;
  GString *text = g_string_new (NULL);
  gboolean any;

  cb_chateau_visible_copy (state, &before);
  cb_chateau_look_ahead (state, slot, &after);
  any = tell_effects (text, session, &before, &after, TRUE);
  any |= tell_unknown (text, &after, slot);
  if (!any)
    add_sentence (text, _("No mouse would fall, and nobody would collect a cheese."));
  /* Translators: two tiles, such as “Gouda” and “mousetrap”. */
  add_sentence (text, _("In comes: %s; out drops: %s."), cb_chateau_describe_tile (before.spare),
                cb_chateau_describe_tile (after.spare));

  return g_string_free (text, FALSE);
}

/* How many players who may still win have at least so many cheeses. */
static guint
count_rivals (const CbChateau *state,
              int              n_pieces)
{
  guint n = 0;

  for (CbSeat seat = 0; seat < state->n_seats; seat++)
    n += seat != state->winner && state->fallen[seat] < N_FALLEN_ENDS &&
         __builtin_popcount (state->pieces[seat]) >= n_pieces;

  return n;
}

/* The player whose third mouse fell; the winner only if nobody else lost so
 * many. */
static CbSeat
find_unlucky (const CbChateau *state)
{
  for (CbSeat seat = 0; seat < state->n_seats; seat++)
    if (seat != state->winner && state->fallen[seat] >= N_FALLEN_ENDS)
      return seat;

  return state->winner;
}

/**
 * cb_chateau_tell_reason:
 * @session: a game that is over
 *
 * Returns: (transfer full): how it was decided
 */
char *
cb_chateau_tell_reason (CbSession *session)
{
  const CbChateau *state = cb_chateau_peek (cb_session_peek_state (session));
  const char *winner = cb_session_get_name (session, state->winner);
  const char *unlucky = cb_session_get_name (session, find_unlucky (state));
  int n_pieces = __builtin_popcount (state->pieces[state->winner]);

  if (n_pieces >= state->goal)
    /* Translators: a player, and how many cheeses. */
    return g_strdup_printf (ngettext ("%s has collected %d different cheese.",
                                      "%s has collected %d different cheeses.", (gulong) n_pieces),
                            winner, n_pieces);
  if (count_rivals (state, 0) == 0)
    /* Translators: who lost a third mouse, and who wins. */
    return g_strdup_printf (_("The third mouse of %s fell, and %s is left."), unlucky, winner);
  if (count_rivals (state, n_pieces) > 0)
    /* Translators: who lost a third mouse, and who wins. */
    return g_strdup_printf (_("The third mouse of %s fell. Several of the others have as many "
                              "cheeses as anyone, and %s has waited longest for a turn."),
                            unlucky, winner);

  /* Translators: who lost a third mouse, and who wins. */
  return g_strdup_printf (_("The third mouse of %s fell. Of those who lost fewer, %s has the most "
                            "cheeses."), unlucky, winner);
}
