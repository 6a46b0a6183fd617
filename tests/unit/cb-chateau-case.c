/* cb-chateau-case.c - positions of Château Roquefort made by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-case.h"

#include "cb-test.h"

#include <string.h>

#define BIT(cell) (G_GUINT64_CONSTANT (1) << (cell))
#define UNSTATED  0xff

guint
cb_chateau_case_parse_cell (const char *text)
{
  g_assert_true (text[0] >= 'a' && text[0] <= 'g' && text[1] >= '1' && text[1] <= '7');

  return (guint) (7 * (text[1] - '1') + text[0] - 'a');
}

static guint8
parse_tile (char symbol)
{
  if (symbol == 'x')
    return CB_CHATEAU_TILE_TRAP;

  g_assert_true (symbol == '-' || (symbol >= '1' && symbol <= '7'));

  return symbol == '-' ? CB_CHATEAU_TILE_EMPTY : (guint8) (symbol - '0');
}

static void
put_cell (CbChateau  *self,
          const char *word)
{
  guint cell = cb_chateau_case_parse_cell (word);
  char top = word[3];

  if (top != '^' && !cb_chateau_is_tower (cell))
    self->covered &= ~self->room_cells[self->room[cell]];
  if (top >= 'a' && top <= 'd')
    self->mice[top - 'a'] |= BIT (cell);
  if (cb_chateau_slides (cell))
    self->tile[cell] = parse_tile (word[4]);
}

static void
put_seat (CbChateau  *self,
          const char *word)
{
  int seat = word[0] - 'a';

  self->waiting[seat] = (guint8) (word[2] - '0');
  self->fallen[seat] = (guint8) (word[4] - '0');
  for (const char *p = word + 6; *p != '\0'; p++)
    self->pieces[seat] = (guint8) (self->pieces[seat] | 1u << (*p - '0'));
}

static void
put_turn (CbChateau  *self,
          const char *word)
{
  self->turn = (gint8) (word[5] - 'a');
  self->spent = (guint8) (word[6] - '0');
  self->pushed = word[7] == 'p';
}

static void
put_word (CbChateau  *self,
          const char *word)
{
  if (g_str_equal (word, "open"))
    self->covered = 0;
  else if (g_str_has_prefix (word, "turn:"))
    put_turn (self, word);
  else if (g_str_has_prefix (word, "spare:"))
    self->spare = parse_tile (word[6]);
  else if (word[1] == ':')
    put_seat (self, word);
  else
    put_cell (self, word);
}

static void
clear_castle (CbChateau *self)
{
  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    if (cb_chateau_slides (cell))
      self->tile[cell] = CB_CHATEAU_TILE_EMPTY;

  self->spare = CB_CHATEAU_TILE_EMPTY;
  self->n_entering = 0;
  self->turn = 0;
  memset (self->waiting, UNSTATED, sizeof self->waiting);
}

/* What the rules keep beside the tiles and roofs, for a position made by hand. */
static void
complete_castle (CbChateau *self)
{
  self->traps = 0;
  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    if (self->tile[cell] == CB_CHATEAU_TILE_TRAP)
      self->traps |= BIT (cell);
  self->known = ~self->covered & (BIT (CB_CHATEAU_N_CELLS) - 1);

  for (guint seat = 0; seat < self->n_seats; seat++)
    if (self->waiting[seat] == UNSTATED)
      self->waiting[seat] = (guint8) (4 - __builtin_popcountll (self->mice[seat]));
}

void
cb_chateau_case_assert_consistent (const CbChateau *position)
{
  guint64 mice = 0;

  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    g_assert_cmpint (position->tile[cell] == CB_CHATEAU_TILE_TRAP, ==, position->traps >> cell & 1);

  for (guint seat = 0; seat < position->n_seats; seat++)
    {
      g_assert_cmpint (__builtin_popcountll (position->mice[seat]) + position->waiting[seat]
                       + position->fallen[seat], ==, CB_CHATEAU_N_MICE);
      g_assert_cmpuint (position->mice[seat] & (mice | position->covered | position->traps), ==, 0);
      mice |= position->mice[seat];
    }
}

CbState *
cb_chateau_case_begin (const CbChateauCase *self)
{
  CbTestGame game = {
    &cb_chateau_kind, self->n_seats > 0 ? self->n_seats : 2, self->first, self->options,
    { CB_CHATEAU_CASE_ROOMS, CB_CHATEAU_CASE_TILES, CB_CHATEAU_CASE_SPARE },
  };
  g_auto (GStrv) words = g_strsplit (self->given != NULL ? self->given : "", " ", -1);
  CbState *state = cb_test_begin (&game);

  if (self->given == NULL)
    return state;

  clear_castle ((CbChateau *) state);
  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      put_word ((CbChateau *) state, words[i]);
  complete_castle ((CbChateau *) state);
  cb_chateau_case_assert_consistent (cb_chateau_peek (state));

  return state;
}

static void
assert_seat (const CbState *state,
             const char    *word)
{
  CbSeat seat = word[0] - 'a';

  g_assert_cmpint (cb_chateau_kind.score (state, seat), ==, (int) strlen (word) - 6);
  g_assert_cmpint (cb_chateau_kind.tiebreak (state, seat), ==, word[4] - '0');
}

static void
assert_cell (const char *text,
             const char *word)
{
  guint cell = cb_chateau_case_parse_cell (word);
  g_autofree char *found = g_strndup (text + cell / 7 * 15 + cell % 7 * 2, 2);
  g_autofree char *said = g_strdup_printf ("%.3s%s", word, g_strdelimit (found, " ", '.'));

  g_assert_cmpstr (said, ==, word);
}

static void
assert_phrase (const char *text,
               const char *word)
{
  g_autofree char *line = g_strdup_printf ("%s ", text);
  g_autofree char *phrase = g_strdup_printf (" %s ", word);

  if (word[1] != ':')
    g_strdelimit (phrase, ":", ' ');
  if (strstr (line, phrase) == NULL)
    g_error ("“%s” is not in “%s”", phrase, line);
}

static void
assert_words (const CbState *state,
              CbSeat         viewer,
              const char    *list)
{
  g_autofree char *text = cb_chateau_kind.format_state (state, viewer);
  g_auto (GStrv) words = g_strsplit (list, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (words[i][1] == ':')
        assert_seat (state, words[i]);
      if (words[i][2] == ':')
        assert_cell (text, words[i]);
      else
        assert_phrase (text, words[i]);
    }
}

static void
assert_allows (const CbState *state,
               const char    *list,
               gboolean       allowed)
{
  g_auto (GStrv) moves = g_strsplit (list, " ", -1);

  for (guint i = 0; moves[i] != NULL; i++)
    if (cb_test_allows (&cb_chateau_kind, state, moves[i]) != allowed)
      g_error ("%s is %s", moves[i], allowed ? "not legal" : "legal");
}

static gboolean
names_type (char       **types,
            const char  *move)
{
  for (guint i = 0; types[i] != NULL; i++)
    if (strcspn (types[i], ":") == strcspn (move, ":") &&
        strncmp (types[i], move, strcspn (move, ":")) == 0)
      return TRUE;

  return FALSE;
}

static int
compare_moves_cb (gconstpointer a,
                  gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* The moves of @list that are of a type named in @types, in alphabetical order. */
static char *
select_moves (const char *list,
              const char *types)
{
  g_auto (GStrv) moves = g_strsplit (list, " ", -1);
  g_auto (GStrv) named = g_strsplit (types, " ", -1);
  g_autoptr (GPtrArray) kept = g_ptr_array_new ();

  for (guint i = 0; moves[i] != NULL; i++)
    if ((strchr (moves[i], ':') != NULL || g_str_equal (moves[i], "end")) &&
        names_type (named, moves[i]))
      g_ptr_array_add (kept, moves[i]);
  g_ptr_array_sort (kept, compare_moves_cb);
  g_ptr_array_add (kept, NULL);

  return g_strjoinv (" ", (char **) kept->pdata);
}

static void
assert_all (const CbState *state,
            const char    *list)
{
  g_autofree char *legal = cb_test_moves (&cb_chateau_kind, state);
  g_autofree char *found = select_moves (legal, list);
  g_autofree char *expected = select_moves (list, list);

  g_assert_cmpstr (found, ==, expected);
}

static void
assert_winner (const CbState *state,
               const char    *win)
{
  g_autofree char *legal = cb_test_moves (&cb_chateau_kind, state);

  g_assert_cmpuint (cb_chateau_kind.winners (state), ==, win != NULL ? 1u << (win[0] - 'a') : 0);
  g_assert_cmpint (cb_chateau_kind.to_move (state) == CB_SEAT_NONE, ==, win != NULL);
  g_assert_cmpint (legal[0] == '\0', ==, win != NULL);
}

static void
test_case (gconstpointer data)
{
  const CbChateauCase *test = data;
  g_autofree CbState *state = cb_chateau_case_begin (test);

  cb_test_play (&cb_chateau_kind, state, test->moves != NULL ? test->moves : "");

  cb_chateau_case_assert_consistent (cb_chateau_peek (state));
  assert_winner (state, test->win);
  if (test->then != NULL)
    assert_words (state, CB_SEAT_NONE, test->then);
  if (test->yes != NULL)
    assert_allows (state, test->yes, TRUE);
  if (test->no != NULL)
    assert_allows (state, test->no, FALSE);
  if (test->all != NULL)
    assert_all (state, test->all);
  for (CbSeat seat = 0; test->seen != NULL && seat < cb_chateau_peek (state)->n_seats; seat++)
    assert_words (state, seat, test->seen);
}

void
cb_chateau_case_add (const CbChateauCase *cases,
                     gsize                n_cases)
{
  for (gsize i = 0; i < n_cases; i++)
    {
      g_autofree char *path = g_strdup_printf ("/chateau/%s", cases[i].name);

      g_test_add_data_func (path, &cases[i], test_case);
    }
}
