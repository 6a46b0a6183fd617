/* cb-cli-bench.c - cheeseboard-cli bench
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-cli.h"

#include "cb-tree.h"

#include <glib/gi18n.h>
#include <string.h>

/* Playouts between two looks at the clock. */
#define N_BETWEEN   1000

/* Tries of the search from one position. */
#define N_TRIES     5000
#define N_DEALS     64
#define MAX_PLIES   100000
#define SEED        1

typedef struct
{
  guint64 playouts;
  guint64 plies;
  double  seconds;
  guint64 tries;
  double  search_seconds;
} Figures;

/* The first positions of several deals, one behind the other: in a game
 * without choices every playout of one deal would be the same. */
static guint8 *
make_positions (const CbKind *kind,
                guint         n_seats,
                CbRandom     *random)
{
  guint8 *positions = g_malloc0 (N_DEALS * kind->state_size);
  CbRuleset ruleset;

  cb_kind_reset_ruleset (kind, n_seats, &ruleset);
  for (guint i = 0; i < N_DEALS; i++)
    {
      g_autoptr (CbDeal) deal = cb_kind_new_deal (kind, &ruleset, n_seats, 0, random);

      kind->setup ((CbState *) (positions + i * kind->state_size), &ruleset, deal, NULL);
    }

  return positions;
}

static const CbState *
get_position (const CbKind *kind,
              const guint8 *positions,
              guint64       index)
{
  return (const CbState *) (positions + index % N_DEALS * kind->state_size);
}

static double
get_seconds_since (gint64 begin)
{
  return (double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC;
}

static void
measure_playouts (const CbKind *kind,
                  const guint8 *positions,
                  CbRandom     *random,
                  double        seconds,
                  Figures      *figures)
{
  g_autofree CbState *state = cb_kind_new_state (kind);
  gint64 begin = g_get_monotonic_time ();

  do
    {
      for (guint i = 0; i < N_BETWEEN; i++)
        {
          memcpy (state, get_position (kind, positions, i), kind->state_size);
          figures->plies += kind->playout (state, random, MAX_PLIES);
        }
      figures->playouts += N_BETWEEN;
      figures->seconds = get_seconds_since (begin);
    }
  while (figures->seconds < seconds);
}

static void
measure_search (const CbKind *kind,
                const guint8 *positions,
                double        seconds,
                Figures      *figures)
{
  gint64 begin = g_get_monotonic_time ();

  for (guint64 i = 0; figures->search_seconds < seconds; i++)
    {
      const CbState *state = get_position (kind, positions, i);
      g_autoptr (GArray) moves = cb_kind_dup_moves (kind, state);
      g_autoptr (CbTree) tree = cb_tree_new (kind, state, moves, SEED + i);

      for (guint j = 0; j < N_TRIES; j++)
        cb_tree_try (tree);
      figures->tries += N_TRIES;
      figures->search_seconds = get_seconds_since (begin);
    }
}

static void
measure (const CbKind *kind,
         guint         n_seats,
         double        seconds,
         Figures      *figures)
{
  g_autofree guint8 *positions = NULL;
  CbRandom random;

  cb_random_init (&random, SEED);
  positions = make_positions (kind, n_seats, &random);
  measure_playouts (kind, positions, &random, seconds / 2, figures);
  measure_search (kind, positions, seconds / 2, figures);
}

static void
add_rate (JsonBuilder *builder,
          const char  *name,
          guint64      count,
          double       seconds)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, (gint64) ((double) count / seconds));
}

static void
print_figures (const CbKind  *kind,
               guint          n_seats,
               const Figures *figures)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "game");
  json_builder_add_string_value (builder, kind->id);
  json_builder_set_member_name (builder, "players");
  json_builder_add_int_value (builder, n_seats);
  add_rate (builder, "playouts_per_second", figures->playouts, figures->seconds);
  add_rate (builder, "plies_per_second", figures->plies, figures->seconds);
  add_rate (builder, "iterations_per_second", figures->tries, figures->search_seconds);
  json_builder_end_object (builder);
  cb_cli_print (builder);
}

CbCliStatus
cb_cli_bench (int    argc,
              char **argv)
{
  g_autofree char *players = NULL;
  const CbKind *kind;
  guint n_seats;
  double seconds = 2;
  const GOptionEntry entries[] = {
    { "players", 0, 0, G_OPTION_ARG_STRING, &players,
      N_("Number of players; the fewest allowed, if not given"), N_("N") },
    { "seconds", 0, 0, G_OPTION_ARG_DOUBLE, &seconds, N_("Seconds to measure (2)"),
      N_("SECONDS") },
    G_OPTION_ENTRY_NULL
  };
  Figures figures = { 0 };
  CbCliStatus status;

  if (!cb_cli_parse (entries, &kind, NULL, argc, argv, &status))
    return status;

  n_seats = kind->min_seats;
  if (!cb_cli_read_count ("--players", players, kind->min_seats, kind->max_seats, &n_seats,
                          &status))
    return status;
  if (!(seconds > 0 && seconds <= 3600))
    return cb_cli_fail (CB_CLI_BAD_USAGE,
                        _("The time must be more than 0 and at most 3600 seconds"));

  measure (kind, n_seats, seconds, &figures);
  print_figures (kind, n_seats, &figures);

  return CB_CLI_OK;
}
