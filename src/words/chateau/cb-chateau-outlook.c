/* cb-chateau-outlook.c - Château Roquefort: what would come of a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-outlook.h"

#include "cb-chateau-text.h"
#include "cb-chateau-visible.h"

#include <glib/gi18n.h>

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
add_fall (GString    *text,
          const char *name,
          int         n)
{
  if (n > 0)
    /* Translators: how many mice of which player. */
    add_sentence (text, ngettext ("%2$s: %1$d mouse would fall into the cellar.",
                                  "%2$s: %1$d mice would fall into the cellar.", (gulong) n),
                  n, name);
}

static void
add_pieces (GString    *text,
            const char *name,
            guint       pieces)
{
  for (guint cheese = 1; cheese <= CB_CHATEAU_N_CHEESES; cheese++)
    if (pieces & (1u << cheese))
      /* Translators: a player and a cheese. */
      add_sentence (text, _("%s would collect %s."), name, cb_chateau_describe_tile (cheese));
}

/* Mice under which something comes that nobody sees. */
static void
add_unknown (GString         *text,
             const CbChateau *after,
             guint            slot)
{
  guint cells[CB_CHATEAU_SIDE];
  g_autofree char *places = NULL;
  guint64 unknown = 0;

  cb_chateau_get_line (slot, cells);
  for (guint i = 0; i < CB_CHATEAU_SIDE; i++)
    if (cb_chateau_find_mouse (after, cells[i]) != CB_SEAT_NONE &&
        after->tile[cells[i]] == CB_CHATEAU_TILE_HIDDEN)
      unknown |= G_GUINT64_CONSTANT (1) << cells[i];
  if (unknown == 0)
    return;

  places = cb_chateau_describe_places (unknown);
  /* Translators: one or more places, such as “c4” or “c2 and c4”. */
  add_sentence (text, ngettext ("An unknown tile would slide under the mouse on %s.",
                                "Unknown tiles would slide under the mice on %s.",
                                (gulong) __builtin_popcountll (unknown)), places);
}

/**
 * cb_chateau_describe_outlook:
 * @session: a game
 * @state: a position of it, in which there can be a push
 * @slot: a slot
 *
 * Returns: (transfer full): what a push would do, as far as everyone can tell
 */
char *
cb_chateau_describe_outlook (CbSession       *session,
                             const CbChateau *state,
                             guint            slot)
{
  GString *text = g_string_new (NULL);
  CbChateau after;

  cb_chateau_visible_push (state, slot, &after);
  for (CbSeat seat = 0; seat < state->n_seats; seat++)
    add_fall (text, cb_session_get_name (session, seat), after.fallen[seat] - state->fallen[seat]);
  for (CbSeat seat = 0; seat < state->n_seats; seat++)
    add_pieces (text, cb_session_get_name (session, seat),
                after.pieces[seat] & ~(guint) state->pieces[seat]);
  add_unknown (text, &after, slot);
  if (text->len == 0)
    add_sentence (text, _("No mouse would fall, and nobody would collect a cheese."));
  /* Translators: two tiles, such as “Gouda” and “mousetrap”. */
  add_sentence (text, _("Goes in: %s; drops out: %s."), cb_chateau_describe_tile (state->spare),
                cb_chateau_describe_tile (after.spare));

  return g_string_free (text, FALSE);
}

/* What comes of a move for a player, as far as everyone can tell. */
static void
list_gains (char      **list,
            const char *name,
            int         n_fallen,
            guint       pieces)
{
  if (n_fallen > 0)
    {
      /* Translators: after a move and a colon: how many mice of which player. */
      g_autofree char *text = g_strdup_printf (ngettext ("%2$s loses %1$d mouse",
                                                         "%2$s loses %1$d mice", (gulong) n_fallen),
                                               n_fallen, name);

      cb_chateau_add_to_list (list, text);
    }
  for (guint cheese = 1; cheese <= CB_CHATEAU_N_CHEESES; cheese++)
    if (pieces & (1u << cheese))
      {
        /* Translators: after a move and a colon: a player and a cheese. */
        g_autofree char *text = g_strdup_printf (C_("hint", "%s collects %s"), name,
                                                 cb_chateau_describe_tile (cheese));

        cb_chateau_add_to_list (list, text);
      }
}

/* What an arrow is called is no advice in every language. */
static char *
describe_push (guint slot)
{
  const char *name = cb_chateau_get_slot_name (slot);

  switch (name[0])
    {
    case 'W':
      /* Translators: in this and the next three, a hint; a row such as “2” or a column such
       * as “b”. */
      return g_strdup_printf (C_("hint", "Push row %c from the left"), name[1]);
    case 'E':
      return g_strdup_printf (C_("hint", "Push row %c from the right"), name[1]);
    case 'N':
      return g_strdup_printf (C_("hint", "Push column %c from above"), name[1]);
    default:
      return g_strdup_printf (C_("hint", "Push column %c from below"), name[1]);
    }
}

static char *
describe_move (const CbChateau     *state,
               const CbChateauMove *parts)
{
  g_autofree char *from = cb_chateau_describe_place (parts->from);
  g_autofree char *to = cb_chateau_describe_place (parts->to);

  switch (parts->type)
    {
    case CB_CHATEAU_TOWER:
      /* Translators: a hint; a place such as “a1”. */
      return g_strdup_printf (_("Bring a mouse into tower %s"), to);
    case CB_CHATEAU_LIFT:
      /* Translators: a hint; the letter of a room. */
      return g_strdup_printf (_("Lift the roof of room %c"), state->letter[parts->to]);
    case CB_CHATEAU_MOVE:
      /* Translators: a hint; two places such as “c3”. */
      return g_strdup_printf (_("Move the mouse on %s to %s"), from, to);
    case CB_CHATEAU_PUSH:
      return describe_push (parts->to);
    case CB_CHATEAU_END:
    default:
      return g_strdup (C_("hint", "End the turn"));
    }
}

/**
 * cb_chateau_describe_hint:
 * @session: a game
 * @move: what is advised
 *
 * Returns: (transfer full): the move, and what comes of it as far as everyone can tell
 */
char *
cb_chateau_describe_hint (CbSession *session,
                          CbMove     move)
{
  const CbChateau *state = cb_chateau_peek (cb_session_peek_state (session));
  g_autofree char *gains = NULL, *words = NULL;
  CbChateauMove parts;
  CbChateau after;

  cb_chateau_move_get_parts (move, &parts);
  words = describe_move (state, &parts);
  cb_chateau_visible_copy (state, &after);
  cb_chateau_kind.apply ((CbState *) &after, move);
  for (CbSeat seat = 0; seat < state->n_seats; seat++)
    list_gains (&gains, cb_session_get_name (session, seat),
                after.fallen[seat] - state->fallen[seat],
                after.pieces[seat] & ~(guint) state->pieces[seat]);

  if (gains == NULL)
    return g_steal_pointer (&words);

  /* Translators: a hint, such as “Push column b from below”, and what comes of it,
   * such as “Brie loses 1 mouse”. */
  return g_strdup_printf (C_("hint", "%s: %s"), words, gains);
}

/* The mice of a seat that one push would drop, as far as everyone can tell. */
static guint64
find_endangered (const CbChateau *state,
                 CbSeat           seat)
{
  guint64 endangered = 0;

  for (guint slot = 0; slot < CB_CHATEAU_N_SLOTS; slot++)
    {
      CbChateau after;

      cb_chateau_visible_push (state, slot, &after);
      endangered |= state->mice[seat] & ~after.mice[seat];
    }

  return endangered;
}

/**
 * cb_chateau_describe_advice:
 * @session: a game
 * @state: a position of it
 * @seat: who is to play
 *
 * Returns: (transfer full) (nullable): which of the seat's mice a push could drop, as far
 *   as everyone can tell
 */
char *
cb_chateau_describe_advice (CbSession     *session,
                            const CbState *state,
                            CbSeat         seat)
{
  const CbChateau *self = cb_chateau_peek (state);
  g_autofree char *places = NULL;
  guint64 endangered = 0;

  if (self->turn != CB_SEAT_NONE)
    endangered = find_endangered (self, seat);
  if (endangered == 0)
    return NULL;

  places = cb_chateau_describe_places (endangered);
  /* Translators: help for a beginner: the name of a player, and one or more places, such as
   * “c4” or “c2 and c4”. */
  return g_strdup_printf (ngettext ("%s’s mouse on %s is in danger: a push could drop it.",
                                    "%s’s mice on %s are in danger: a push could drop them.",
                                    (gulong) __builtin_popcountll (endangered)),
                          cb_session_get_name (session, seat), places);
}
