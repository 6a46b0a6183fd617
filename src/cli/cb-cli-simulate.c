/* cb-cli-simulate.c - cheeseboard-cli simulate
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-cli.h"

#include "cb-ai.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#define ROTATE (-1)

/**
 * Simulation:
 * @kind: the game
 * @levels: who plays, by seat
 * @level_ids: what the command line called them
 * @n_seats: how many play
 * @ruleset: the options
 * @n_games: how many games
 * @seed: what decides all of them
 * @first: the seat that starts, or %ROTATE
 * @max_plies: where to stop a game that does not end
 * @folder: (nullable): where every game is written
 */
typedef struct
{
  const CbKind  *kind;
  CbLevel        levels[CB_MAX_SEATS];
  char         **level_ids;
  guint          n_seats;
  CbRuleset      ruleset;
  guint          n_games;
  guint64        seed;
  int            first;
  guint          max_plies;
  const char    *folder;
} Simulation;

typedef struct
{
  double  wins[CB_MAX_SEATS];
  double  points[CB_MAX_SEATS];
  double  scores[CB_MAX_SEATS];
  guint   shared;
  guint64 plies;
} Tally;

static void
play_game (const Simulation *self,
           CbRecord         *record,
           CbState          *state,
           CbRandom         *random)
{
  CbSeat seat;

  while (record->moves->len < self->max_plies &&
         (seat = self->kind->to_move (state)) != CB_SEAT_NONE)
    {
      CbAdvice advice;

      cb_ai_advise (self->kind, state, &self->levels[seat], cb_random_next (random),
                    NULL, NULL, &advice);
      g_array_append_val (record->moves, advice.move);
      self->kind->apply (state, advice.move);
    }
}

static void
count_game (const Simulation *self,
            const CbState    *state,
            guint             n_plies,
            Tally            *tally)
{
  guint winners = self->kind->winners (state);
  int n_winners = __builtin_popcount (winners);

  tally->plies += n_plies;
  tally->shared += n_winners > 1;

  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      tally->scores[seat] += self->kind->score (state, (CbSeat) seat);
      if ((winners & (1u << seat)) == 0)
        continue;

      tally->wins[seat] += n_winners == 1;
      tally->points[seat] += 1.0 / n_winners;
    }
}

static gboolean
save_game (const Simulation  *self,
           const CbRecord    *record,
           guint              game,
           GError           **error)
{
  g_autofree char *name = g_strdup_printf ("%s-%06u.cheese", self->kind->id, game);
  g_autofree char *path = g_build_filename (self->folder, name, NULL);

  return cb_record_save (record, path, error);
}

/* Every game has a generator of its own, so that it does not depend on how
 * long the games before it were. */
static gboolean
simulate_game (const Simulation  *self,
               guint              game,
               Tally             *tally,
               GError           **error)
{
  guint first = self->first == ROTATE ? game % self->n_seats : (guint) self->first;
  g_autoptr (CbDeal) deal = NULL;
  g_autoptr (CbRecord) record = NULL;
  g_autofree CbState *state = NULL;
  CbRandom random;

  cb_random_init (&random, self->seed);
  cb_random_init (&random, cb_random_next (&random) + game);
  deal = cb_kind_new_deal (self->kind, &self->ruleset, self->n_seats, first, &random);
  record = cb_record_new (self->kind, &self->ruleset, deal);
  state = cb_record_new_state (record);

  play_game (self, record, state, &random);
  count_game (self, state, record->moves->len, tally);

  return self->folder == NULL || save_game (self, record, game, error);
}

static void
print_tally (const Simulation *self,
             Tally            *tally,
             double            seconds)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  for (guint seat = 0; seat < self->n_seats; seat++)
    tally->scores[seat] /= self->n_games;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "game");
  json_builder_add_string_value (builder, self->kind->id);
  json_builder_set_member_name (builder, "seats");
  json_builder_begin_array (builder);
  for (guint seat = 0; seat < self->n_seats; seat++)
    json_builder_add_string_value (builder, self->level_ids[seat]);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "games");
  json_builder_add_int_value (builder, self->n_games);
  cb_cli_add_numbers (builder, "wins", tally->wins, self->n_seats);
  json_builder_set_member_name (builder, "shared");
  json_builder_add_int_value (builder, tally->shared);
  cb_cli_add_numbers (builder, "points", tally->points, self->n_seats);
  cb_cli_add_numbers (builder, "mean_scores", tally->scores, self->n_seats);
  json_builder_set_member_name (builder, "mean_plies");
  json_builder_add_double_value (builder, (double) tally->plies / self->n_games);
  json_builder_set_member_name (builder, "seconds");
  json_builder_add_double_value (builder, seconds);
  json_builder_end_object (builder);
  cb_cli_print (builder);
}

static CbCliStatus
simulate (const Simulation *self)
{
  g_autoptr (GError) error = NULL;
  gint64 begin = g_get_monotonic_time ();
  Tally tally = { 0 };

  if (self->folder != NULL && g_mkdir_with_parents (self->folder, 0777) != 0)
    {
      g_set_error_literal (&error, G_FILE_ERROR, (int) g_file_error_from_errno (errno),
                           g_strerror (errno));
      return cb_cli_fail_at (self->folder, error);
    }

  for (guint game = 0; game < self->n_games; game++)
    if (!simulate_game (self, game, &tally, &error))
      return cb_cli_fail_at (self->folder, error);

  print_tally (self, &tally, (double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC);

  return CB_CLI_OK;
}

static CbCliStatus
read_seats (Simulation *self,
            const char *text)
{
  if (text == NULL)
    return cb_cli_fail (CB_CLI_BAD_USAGE, _("--seats is missing; for example --seats "
                                            "random,random"));

  self->level_ids = g_strsplit (text, ",", -1);
  self->n_seats = g_strv_length (self->level_ids);
  if (self->n_seats < self->kind->min_seats || self->n_seats > self->kind->max_seats)
    return cb_cli_fail (CB_CLI_BAD_USAGE, _("%s is for %u to %u players"), self->kind->id,
                        self->kind->min_seats, self->kind->max_seats);

  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      const CbLevel *level = cb_level_find (self->level_ids[seat]);

      if (level == NULL)
        return cb_cli_fail (CB_CLI_BAD_USAGE, _("Unknown computer player “%s”"),
                            self->level_ids[seat]);
      self->levels[seat] = *level;
      /* How fast the machine is must not matter to who wins. */
      self->levels[seat].milliseconds = 0;
    }

  return CB_CLI_OK;
}

static CbCliStatus
read_option (Simulation *self,
             const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "=", 2);
  const CbOption *option = NULL;
  g_autoptr (GError) error = NULL;
  guint index;

  if (parts[0] != NULL)
    option = cb_kind_find_option (self->kind, parts[0], &index);
  if (option == NULL || parts[1] == NULL)
    return cb_cli_fail (CB_CLI_BAD_USAGE, _("“%s” is not an option of %s in the form KEY=VALUE"),
                        text, self->kind->id);
  if (!cb_option_parse (option, parts[1], self->ruleset.value[index], &error))
    return cb_cli_fail (CB_CLI_BAD_USAGE, "%s", error->message);

  return CB_CLI_OK;
}

static CbCliStatus
read_first (Simulation *self,
            const char *text)
{
  guint64 seat;

  self->first = ROTATE;
  if (text == NULL || g_str_equal (text, "rotate"))
    return CB_CLI_OK;
  if (!g_ascii_string_to_unsigned (text, 10, 0, self->n_seats - 1, &seat, NULL))
    return cb_cli_fail (CB_CLI_BAD_USAGE, _("--first must be “rotate” or a seat from 0 to %u"),
                        self->n_seats - 1);

  self->first = (int) seat;
  return CB_CLI_OK;
}

static CbCliStatus
read_options (Simulation *self,
              char      **options)
{
  CbCliStatus status = CB_CLI_OK;

  cb_kind_reset_ruleset (self->kind, self->n_seats, &self->ruleset);
  for (guint i = 0; options != NULL && options[i] != NULL && status == CB_CLI_OK; i++)
    status = read_option (self, options[i]);

  return status;
}

CbCliStatus
cb_cli_simulate (int    argc,
                 char **argv)
{
  g_autofree char *seats = NULL, *first = NULL, *folder = NULL, *n_games = NULL, *max_plies = NULL;
  g_auto (GStrv) options = NULL;
  gint64 seed = 1;
  const GOptionEntry entries[] = {
    { "seats", 0, 0, G_OPTION_ARG_STRING, &seats,
      N_("The computer players, by seat: random, easy, medium or hard"),
      /* Translators: in this and the next entries, words in capitals stand for what is
       * given on the command line: a level, how many, a start for random numbers, … */
      N_("LEVEL,…") },
    { "games", 0, 0, G_OPTION_ARG_STRING, &n_games, N_("Number of games (1)"), N_("N") },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, N_("The same seed plays the same games (1)"),
      N_("SEED") },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options,
      N_("An option of the game; may be repeated"), N_("KEY=VALUE") },
    { "first", 0, 0, G_OPTION_ARG_STRING, &first,
      N_("The seat that starts; “rotate”, the default, lets them start in turn"), N_("SEAT") },
    { "max-plies", 0, 0, G_OPTION_ARG_STRING, &max_plies,
      N_("Stop a game after this many moves (1000000)"), N_("N") },
    { "records", 0, 0, G_OPTION_ARG_FILENAME, &folder, N_("Write every game to a folder"),
      N_("FOLDER") },
    G_OPTION_ENTRY_NULL
  };
  Simulation self = { .n_games = 1, .max_plies = 1000000 };
  CbCliStatus status;

  if (!cb_cli_parse (entries, &self.kind, NULL, argc, argv, &status) ||
      !cb_cli_read_count ("--games", n_games, 1, G_MAXINT, &self.n_games, &status) ||
      !cb_cli_read_count ("--max-plies", max_plies, 1, G_MAXINT, &self.max_plies, &status))
    return status;

  self.seed = (guint64) seed;
  self.folder = folder;

  status = read_seats (&self, seats);
  if (status == CB_CLI_OK)
    status = read_first (&self, first);
  if (status == CB_CLI_OK)
    status = read_options (&self, options);
  if (status == CB_CLI_OK)
    status = simulate (&self);

  g_strfreev (self.level_ids);
  return status;
}
