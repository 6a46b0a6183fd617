/* cb-chateau-phrases.c - Château Roquefort: what can be typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-phrases.h"

#include "cb-chateau-refusal.h"
#include "cb-chateau-text.h"
#include "cb-chateau-visible.h"

#include <glib/gi18n.h>

#define N_NAMES 2

/* The ways to say the same, the first one being offered. */
typedef struct
{
  char *names[N_NAMES];
} Names;

G_STATIC_ASSERT (CB_CHATEAU_N_ACTIONS <= CB_PHRASE_MAX_MOVES);

static Names
name_enter (guint tower)
{
  g_autofree char *place = cb_chateau_describe_place (tower);

  /* Translators: this and the next with the same context are moves that people type. What
   * stands between bars may be typed in any order, and words may be left out; the second of
   * two says the same with other words. No word should be a single letter. Here: a place
   * such as “a1”. */
  return (Names) { { g_strdup_printf (C_("typed move", "enter|tower %s"), place),
                     g_strdup_printf (C_("typed move", "put in|bring in|mouse|tower %s"),
                                      place) } };
}

static Names
name_lift (char letter)
{
  /* Translators: typed; the letter of a room. */
  return (Names) { { g_strdup_printf (C_("typed move", "lift|%c"), letter),
                     g_strdup_printf (C_("typed move", "lift|open|roof|room %c"), letter) } };
}

static Names
name_walk (guint from,
           guint to)
{
  g_autofree char *start = cb_chateau_describe_place (from);
  g_autofree char *end = cb_chateau_describe_place (to);

  /* Translators: typed; two places such as “c3”. */
  return (Names) { { g_strdup_printf (C_("typed move", "move|%s %s"), start, end),
                     g_strdup_printf (C_("typed move", "go|mouse|from %s to %s"), start,
                                      end) } };
}

/* Across other mice. */
static Names
name_run (guint from,
          guint to)
{
  g_autofree char *start = cb_chateau_describe_place (from);
  g_autofree char *end = cb_chateau_describe_place (to);

  /* Translators: typed; a mouse runs across others; two places such as “c3”. */
  return (Names) { { g_strdup_printf (C_("typed move", "run across|%s %s"), start, end),
                     g_strdup_printf (C_("typed move", "run across|mice|from %s to %s"), start,
                                      end) } };
}

static Names
name_push (guint slot)
{
  const char *name = cb_chateau_get_slot_name (slot);
  char line = name[1];

  /* Translators: typed; a row such as “2” or a column such as “b”. */
  if (name[0] == 'W')
    return (Names) { { g_strdup_printf (C_("typed move", "push|%c|from left"), line),
                       g_strdup_printf (C_("typed move", "push|row %c|from the left"), line) } };
  if (name[0] == 'E')
    return (Names) { { g_strdup_printf (C_("typed move", "push|%c|from right"), line),
                       g_strdup_printf (C_("typed move", "push|row %c|from the right"), line) } };
  if (name[0] == 'N')
    return (Names) { { g_strdup_printf (C_("typed move", "push|%c|from above"), line),
                       g_strdup_printf (C_("typed move", "push|column %c|from the top"),
                                        line) } };

  return (Names) { { g_strdup_printf (C_("typed move", "push|%c|from below"), line),
                     g_strdup_printf (C_("typed move", "push|column %c|from the bottom"),
                                      line) } };
}

static Names
name_end (void)
{
  return (Names) { { g_strdup (C_("typed move", "end|turn")),
                     g_strdup (C_("typed move", "done|stop")) } };
}

/* All moves but those of mice. */
static Names
name_move (const CbChateau     *state,
           const CbChateauMove *parts)
{
  switch (parts->type)
    {
    case CB_CHATEAU_TOWER:
      return name_enter (parts->to);
    case CB_CHATEAU_LIFT:
      return name_lift (state->letter[parts->to]);
    case CB_CHATEAU_PUSH:
      return name_push (parts->to);
    default:
      return name_end ();
    }
}

static void
add (CbPhrases    *phrases,
     Names         names,
     const CbMove *moves,
     guint         n_moves)
{
  cb_phrases_add (phrases, names.names[0], moves, n_moves);
  for (guint i = 1; i < N_NAMES; i++)
    cb_phrases_add_words (phrases, names.names[i]);
}

static void
refuse (CbPhrases *phrases,
        Names      names,
        char      *why)
{
  for (guint i = 0; i < N_NAMES; i++)
    cb_phrases_refuse (phrases, names.names[i], why);
  g_free (why);
}

/**
 * cb_chateau_split_way:
 * @state: a position
 * @ways: where a mouse can run
 * @from: where it stands
 * @to: where it is to go
 * @moves: (out caller-allocates): the moves that take it there
 *
 * A way across free cells is several moves: a mouse stops in each of them, and they are
 * told one after the other.
 *
 * Returns: how many moves
 */
guint
cb_chateau_split_way (const CbChateau     *state,
                      const CbChateauWays *ways,
                      guint                from,
                      guint                to,
                      CbMove               moves[CB_CHATEAU_N_ACTIONS])
{
  guint8 cells[CB_CHATEAU_N_ACTIONS];
  guint n = cb_chateau_trace_way (ways, to, cells), n_moves = 0;
  CbChateauMove step = { .type = CB_CHATEAU_MOVE, .from = from };

  for (guint i = 0; i < n; i++)
    {
      step.cost++;
      if (cb_chateau_find_mouse (state, cells[i]) != CB_SEAT_NONE)
        continue;

      step.to = cells[i];
      moves[n_moves++] = cb_chateau_move (&step);
      step.from = cells[i];
      step.cost = 0;
    }

  return n_moves;
}

/* Where a mouse can come to with the actions that are left. */
static void
find_ways (const CbChateau *state,
           guint            from,
           CbChateauWays   *ways)
{
  cb_chateau_find_ways (state, from, (guint) CB_CHATEAU_N_ACTIONS - state->spent, FALSE, ways);
}

static gboolean
can_stop (const CbChateau     *state,
          const CbChateauWays *ways,
          guint                cell)
{
  return ways->cost[cell] > 0 && cb_chateau_find_mouse (state, cell) == CB_SEAT_NONE;
}

/* A single move across other mice has a name of its own, unless it is the shortest way. */
static void
add_run (const CbChateau     *state,
         const CbChateauMove *parts,
         CbMove               move,
         CbPhrases           *phrases)
{
  CbMove moves[CB_CHATEAU_N_ACTIONS];
  CbChateauWays ways;

  find_ways (state, parts->from, &ways);
  if (cb_chateau_split_way (state, &ways, parts->from, parts->to, moves) != 1 ||
      moves[0] != move)
    add (phrases, name_run (parts->from, parts->to), &move, 1);
}

static void
add_walks (const CbChateau *state,
           guint            from,
           CbPhrases       *phrases)
{
  CbMove moves[CB_CHATEAU_N_ACTIONS];
  CbChateauWays ways;

  find_ways (state, from, &ways);
  for (guint to = 0; to < CB_CHATEAU_N_CELLS; to++)
    if (can_stop (state, &ways, to))
      {
        guint n = cb_chateau_split_way (state, &ways, from, to, moves);

        add (phrases, name_walk (from, to), moves, n);
      }
}

/**
 * cb_chateau_list_phrases:
 * @session: a game
 * @phrases: gets what its player can do; a way across several cells is one thing to say
 */
void
cb_chateau_list_phrases (CbSession *session,
                         CbPhrases *phrases)
{
  const CbState *state = cb_session_peek_state (session);
  g_autoptr (GArray) moves = cb_kind_dup_moves (&cb_chateau_kind, state);
  guint64 mice = 0;
  CbChateau seen;

  cb_chateau_visible_copy (cb_chateau_peek (state), &seen);
  for (guint i = 0; i < moves->len; i++)
    {
      CbMove move = g_array_index (moves, CbMove, i);
      CbChateauMove parts;

      cb_chateau_move_get_parts (move, &parts);
      if (parts.type != CB_CHATEAU_MOVE)
        {
          add (phrases, name_move (&seen, &parts), &move, 1);
          continue;
        }
      mice |= G_GUINT64_CONSTANT (1) << parts.from;
      if (parts.cost > 1)
        add_run (&seen, &parts, move, phrases);
    }
  for (; mice != 0; mice &= mice - 1)
    add_walks (&seen, (guint) __builtin_ctzll (mice), phrases);
}

static gboolean
is_legal (const GArray      *moves,
          CbChateauMoveType  type,
          guint              to)
{
  const CbChateauMove parts = { .type = type, .to = to, .cost = type != CB_CHATEAU_END };

  for (guint i = 0; i < moves->len; i++)
    if (g_array_index (moves, CbMove, i) == cb_chateau_move (&parts))
      return TRUE;

  return FALSE;
}

static void
refuse_walks (CbSession       *session,
              const CbChateau *state,
              guint            from,
              CbPhrases       *phrases)
{
  CbChateauWays ways = { 0 };

  if (state->n_entering == 0 && cb_chateau_holds (state->mice[state->turn], from))
    find_ways (state, from, &ways);
  for (guint to = 0; to < CB_CHATEAU_N_CELLS; to++)
    if (to != from && !can_stop (state, &ways, to))
      refuse (phrases, name_walk (from, to),
              cb_chateau_refuse_walk (session, state, from, to));
}

static void
refuse_cells (CbSession       *session,
              const CbChateau *state,
              const GArray    *moves,
              CbPhrases       *phrases)
{
  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    {
      if (cb_chateau_is_tower (cell) && !is_legal (moves, CB_CHATEAU_TOWER, cell))
        refuse (phrases, name_enter (cell),
                cb_chateau_refuse_enter (session, state, cell));
      refuse_walks (session, state, cell, phrases);
    }
}

/**
 * cb_chateau_list_refusals:
 * @session: a game
 * @phrases: gets the reason for whatever else its player may have in mind
 */
void
cb_chateau_list_refusals (CbSession *session,
                          CbPhrases *phrases)
{
  const CbState *state = cb_session_peek_state (session);
  g_autoptr (GArray) moves = cb_kind_dup_moves (&cb_chateau_kind, state);
  CbChateau seen;

  cb_chateau_visible_copy (cb_chateau_peek (state), &seen);
  refuse_cells (session, &seen, moves, phrases);
  for (guint room = 0; room < CB_CHATEAU_N_ROOMS; room++)
    if (!is_legal (moves, CB_CHATEAU_LIFT, room))
      refuse (phrases, name_lift (seen.letter[room]),
              cb_chateau_refuse_lift (session, &seen, room));
  for (guint slot = 0; slot < CB_CHATEAU_N_SLOTS; slot++)
    if (!is_legal (moves, CB_CHATEAU_PUSH, slot))
      refuse (phrases, name_push (slot), cb_chateau_refuse_push (&seen));
  if (!is_legal (moves, CB_CHATEAU_END, 0))
    refuse (phrases, name_end (), cb_chateau_refuse_end (&seen));
}
