/* test-chateau-paths.c - how mice of Château Roquefort run
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-chateau-case.h"

#include "cb-test.h"

#define N_SEEDS   10
#define MAX_PLIES 300

/* The cells that a mouse enters on its way, in one move or in several. */
typedef struct
{
  const char *name;
  const char *given;
  const char *from;
  const char *to;
  guint       budget;
  gboolean    in_one;
  const char *way;
} WayCase;

static const WayCase way_cases[] = {
  { "one-step", "open b2:a-", "b2", "b3", 4, TRUE, "b3" },
  { "stops-in-the-first-free-cell", "open b2:a-", "b2", "b4", 4, TRUE, "" },
  { "walks-on-in-several-moves", "open b2:a-", "b2", "b4", 4, FALSE, "b3 b4" },
  { "across-a-mouse", "open b2:a- b3:b-", "b2", "b4", 4, TRUE, "b3 b4" },
  { "across-own-mice", "open b2:a- b3:a- b4:a-", "b2", "b5", 4, TRUE, "b3 b4 b5" },
  { "turns", "open b2:a- b3:b- c3:b#", "b2", "c4", 4, TRUE, "b3 c3 c4" },
  { "where-a-mouse-stands", "open b2:a- b3:b-", "b2", "b3", 4, TRUE, "b3" },
  { "budget", "open b2:a- b3:b- b4:b- b5:b-", "b2", "b6", 3, TRUE, "" },
  { "whole-budget", "open b2:a- b3:b- b4:b- b5:b-", "b2", "b6", 4, TRUE, "b3 b4 b5 b6" },
  { "no-budget", "open b2:a-", "b2", "b3", 0, TRUE, "" },
  { "read-first-from-the-end", "open b2:a- c2:b- b3:b-", "b2", "c3", 4, TRUE, "c2 c3" },
  { "shortest", "open b2:a- b3:b- c2:b- c3:b# d3:b-", "b2", "c3", 4, TRUE, "c2 c3" },
  { "roof", "b2:a-", "b2", "b3", 4, FALSE, "" },
  { "around-a-mousetrap", "open b2:a- b3:.x", "b2", "b4", 4, FALSE, "a2 a3 a4 b4" },
  { "never-into-a-tower", "open a2:a-", "a2", "a1", 4, FALSE, "" },
  { "out-of-a-tower", "open a1:aT", "a1", "b2", 4, FALSE, "b1 b2" },
  { "not-back", "open b2:a- b3:b-", "b2", "b2", 4, TRUE, "" },
};

static char *
format_way (const CbChateauWays *ways,
            guint                to)
{
  guint8 cells[CB_CHATEAU_N_ACTIONS];
  guint n = cb_chateau_trace_way (ways, to, cells);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%c%c", i > 0 ? " " : "", 'a' + cells[i] % 7,
                            '1' + cells[i] / 7);

  return g_string_free (text, FALSE);
}

static void
test_way (gconstpointer data)
{
  const WayCase *row = data;
  const CbChateauCase given = { row->name, row->given };
  g_autofree CbState *state = cb_chateau_case_begin (&given);
  g_autofree char *way = NULL;
  CbChateauWays ways;

  cb_chateau_find_ways (cb_chateau_peek (state), cb_chateau_case_parse_cell (row->from),
                        row->budget, row->in_one, &ways);
  way = format_way (&ways, cb_chateau_case_parse_cell (row->to));
  g_assert_cmpstr (way, ==, row->way);
}

/* What moves say of a mouse, and what its ways say. */
static void
check_mouse (const CbState *state,
             const GArray  *moves,
             guint          from)
{
  const CbChateau *self = cb_chateau_peek (state);
  guint cost[CB_CHATEAU_N_CELLS] = { 0 };
  CbChateauWays ways;

  for (guint i = 0; i < moves->len; i++)
    {
      CbChateauMove move;

      cb_chateau_move_get_parts (g_array_index (moves, CbMove, i), &move);
      if (move.type == CB_CHATEAU_MOVE && move.from == from)
        cost[move.to] = move.cost;
    }

  cb_chateau_find_ways (self, from, (guint) CB_CHATEAU_N_ACTIONS - self->spent, TRUE, &ways);
  for (guint cell = 0; cell < CB_CHATEAU_N_CELLS; cell++)
    if (cb_chateau_find_mouse (self, cell) == CB_SEAT_NONE)
      g_assert_cmpuint (ways.cost[cell], ==, cost[cell]);
}

static void
test_agree (void)
{
  for (guint64 seed = 0; seed < N_SEEDS; seed++)
    {
      guint n_seats = 2 + (guint) seed % 3;
      g_autofree CbState *state = cb_test_begin_random (&cb_chateau_kind, n_seats, 0, seed);
      const CbChateau *self = cb_chateau_peek (state);
      CbRandom random;

      cb_random_init (&random, seed);
      for (guint ply = 0; ply < MAX_PLIES && self->turn != CB_SEAT_NONE; ply++)
        {
          g_autoptr (GArray) moves = cb_kind_dup_moves (&cb_chateau_kind, state);

          for (guint cell = 0; cell < CB_CHATEAU_N_CELLS && self->n_entering == 0; cell++)
            if (cb_chateau_holds (self->mice[self->turn], cell))
              check_mouse (state, moves, cell);
          cb_chateau_kind.apply (state, g_array_index (moves, CbMove,
                                                       cb_random_below (&random, moves->len)));
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (way_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/chateau-paths/way/%s", way_cases[i].name);

      g_test_add_data_func (path, &way_cases[i], test_way);
    }
  g_test_add_func ("/chateau-paths/agree", test_agree);

  return g_test_run ();
}
