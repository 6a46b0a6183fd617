/* cb-chateau-story.c - Château Roquefort: where the tiles lay
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-text.h"

#include "cb-chateau-art.h"
#include "cb-story.h"

#include <glib/gi18n.h>

/* The castle as it was dealt, without its roofs. */
static void
tell_castle (GListStore      *story,
             const CbChateau *first)
{
  CbChateau open = *first;

  open.covered = 0;
  cb_story_item_set_state (cb_story_begin (story, g_strdup (_("The Castle Without Its Roofs"))),
                           &cb_chateau_kind, (const CbState *) &open);
  /* Translators: the tile that lay beside the castle at first, such as “Gouda”. */
  cb_story_item_add_art (cb_story_add (story, g_strdup_printf (_("Spare tile: %s"),
                                              cb_chateau_describe_tile (first->spare))),
                         cb_chateau_find_art (first->spare));
}

/* In most languages the names of tiles begin with a small letter, and no line does. */
static char *
capitalize (const char *words)
{
  char capital[7] = { 0 };

  g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (words)), capital);

  return g_strconcat (capital, g_utf8_next_char (words), NULL);
}

/* Where the pieces of a cheese lay, or the traps. */
static void
tell_tile (GListStore      *story,
           const CbChateau *first,
           guint            tile)
{
  g_autofree char *name = capitalize (cb_chateau_describe_tile (tile));
  g_autofree char *places = NULL;
  CbStoryItem *line;

  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    if (first->tile[cell] == tile)
      {
        g_autofree char *place = cb_chateau_describe_place (cell);

        cb_chateau_add_to_list (&places, place);
      }

  if (places == NULL)
    return;

  /* Translators: a tile, and where it lay, such as “Gouda: b2, d4, e6”. */
  line = cb_story_add (story, g_strdup_printf (C_("tiles", "%s: %s"), name, places));
  cb_story_item_add_art (line, cb_chateau_find_art (tile));
}

static void
tell_tiles (GListStore      *story,
            const CbChateau *first)
{
  cb_story_begin (story, g_strdup (_("Where Each Tile Lay")));
  for (guint tile = 1; tile <= CB_CHATEAU_TILE_TRAP; tile++)
    tell_tile (story, first, tile);
}

/* Solid floor is the same in every game. */
static void
tell_room (GListStore      *story,
           const CbChateau *first,
           guint            room)
{
  CbStoryItem *line = cb_story_add (story, NULL);
  g_autofree char *tiles = NULL;

  for (guint64 cells = first->room_cells[room]; cells != 0; cells &= cells - 1)
    {
      guint cell = (guint) __builtin_ctzll (cells), tile = first->tile[cell];
      g_autofree char *place = cb_chateau_describe_place (cell);
      g_autofree char *words = NULL;

      if (tile == CB_CHATEAU_TILE_SOLID)
        continue;

      /* Translators: where a tile lay, and what it is, such as “b2 Gouda”. */
      words = g_strdup_printf (C_("tile", "%s %s"), place, cb_chateau_describe_tile (tile));
      cb_chateau_add_to_list (&tiles, words);
      cb_story_item_add_art (line, cb_chateau_find_art (tile));
    }

  /* Translators: the letter of a room, and the tiles that lay in it. */
  line->text = g_strdup_printf (_("Room %c: %s"), first->letter[room], tiles);
}

static void
tell_rooms (GListStore      *story,
            const CbChateau *first)
{
  cb_story_begin (story, g_strdup (_("Under the Roofs")));
  for (guint room = 0; room < CB_CHATEAU_N_ROOMS; room++)
    tell_room (story, first, room);
}

static const char *
find_art (const CbEvent *event)
{
  return event->type == CB_CHATEAU_EVENT_COLLECTED ? cb_chateau_find_art ((guint) event->thing)
                                                   : "chateau/trap-shut";
}

/* What was found or fallen into in a move. */
static void
tell_move (GListStore *story,
           CbSession  *session,
           guint       ply)
{
  const CbState *before = cb_session_peek_state_at (session, ply);
  g_autofree CbState *state = cb_kind_copy_state (&cb_chateau_kind, before);
  g_autoptr (GArray) events = cb_kind_dup_events (&cb_chateau_kind, before,
                                                  cb_session_get_move (session, ply));

  for (guint i = 0; i < events->len; i++)
    {
      const CbEvent *event = &g_array_index (events, CbEvent, i);

      cb_chateau_kind.enact (state, event);
      if (event->type == CB_CHATEAU_EVENT_COLLECTED || event->type == CB_CHATEAU_EVENT_FELL)
        cb_story_item_add_art (cb_story_add_move (story, ply,
                                                  cb_chateau_describe_event (session, state, event,
                                                                             CB_SEAT_NONE, FALSE)),
                               find_art (event));
    }
}

/**
 * cb_chateau_tell_story:
 * @session: a game that is over
 * @story: gets which tile lay where, and who found it or fell
 */
void
cb_chateau_tell_story (CbSession  *session,
                       GListStore *story)
{
  const CbChateau *first = cb_chateau_peek (cb_session_peek_state_at (session, 0));

  tell_castle (story, first);
  cb_story_begin (story, g_strdup (_("What Was Found")));
  for (guint ply = 0; ply < cb_session_get_ply (session); ply++)
    tell_move (story, session, ply);
  tell_tiles (story, first);
  tell_rooms (story, first);
}
