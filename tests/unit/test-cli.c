/* test-cli.c - the command-line tool, run as a person would
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-test.h"

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <string.h>

typedef struct
{
  char *out;
  char *err;
  int   status;
} Run;

static void
run_clear (Run *run)
{
  g_free (run->out);
  g_free (run->err);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

/* The whole command as a shell understands it. */
static char *
make_line (const char *arguments)
{
  g_autofree char *tool = g_test_build_filename (G_TEST_BUILT, "..", "src", "cli",
                                                 "cheeseboard-cli", NULL);
  g_autofree char *quoted = g_shell_quote (tool);

  return g_strconcat (quoted, " ", arguments, NULL);
}

static void
run_words (Run   *run,
           char **environment,
           char **words)
{
  g_autoptr (GError) error = NULL;
  int wait_status;

  g_spawn_sync (NULL, words, environment, G_SPAWN_DEFAULT, NULL, NULL,
                &run->out, &run->err, &wait_status, &error);
  g_assert_no_error (error);
  if (g_spawn_check_wait_status (wait_status, &error))
    run->status = 0;
  else
    {
      g_assert_true (error->domain == G_SPAWN_EXIT_ERROR);
      run->status = error->code;
    }
}

static void
run_in (Run         *run,
        char       **environment,
        const char  *arguments)
{
  g_autofree char *line = make_line (arguments);
  g_auto (GStrv) words = NULL;
  g_autoptr (GError) error = NULL;

  g_shell_parse_argv (line, NULL, &words, &error);
  g_assert_no_error (error);
  run_words (run, environment, words);
}

static void
run_cli (Run        *run,
         const char *arguments)
{
  run_in (run, NULL, arguments);
}

static JsonObject *
parse_line (const char *line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (line, &error);

  g_assert_no_error (error);

  return json_node_dup_object (node);
}

/**
 * UsageCase:
 * @name: the path of the test
 * @arguments: what to call the tool with
 * @status: how it must end
 * @text: a part of what it must print, on standard error if it fails
 */
typedef struct
{
  const char *name;
  const char *arguments;
  int         status;
  const char *text;
} UsageCase;

static const UsageCase usage_cases[] = {
  { "help", "--help", 0, "replay [--trace] [--events] FILE" },
  { "version", "--version", 0, "cheeseboard-cli 0." },
  { "command-version", "bench --version", 0, "cheeseboard-cli 0." },
  { "command-help", "simulate --help", 0, "--max-plies" },
  { "events-help", "replay --help", 0, "what happens in it" },
  { "nothing", "", 2, "--help" },
  { "unknown-command", "cook", 2, "cook" },
  { "unknown-flag", "replay --trance x", 2, "trance" },
  { "no-file", "replay", 2, "replay" },
  { "two-files", "replay a b", 2, "replay" },
  { "missing-file", "replay /nonexistent", 1, "/nonexistent" },
  { "not-a-file", "replay /dev/null", 1, "not a regular file" },
  { "endless-file", "replay /dev/zero", 1, "not a regular file" },
  { "dashes-file", "replay -- -x.cheese", 1, "-x.cheese: There is no such file" },
  { "dashes-help", "suggest -- --help", 1, "--help: There is no such file" },
  { "dashes-version", "replay -- --version", 1, "--version: There is no such file" },
  { "dashes-dashes", "replay -- --", 1, "--: There is no such file" },
  { "dashes-game", "bench --seconds 0.001 -- bon-appetit", 0, "bon-appetit" },
  { "dashes-two-files", "replay a -- -b", 2, "one argument" },
  { "dashes-nothing", "replay --", 2, "one argument" },
  { "unknown-game", "bench chess", 2, "cheese-rescue" },
  { "too-many-players", "bench cheese-rescue --players 5", 2, "2 to 4" },
  { "no-time", "bench cheese-rescue --seconds 0", 2, "time" },
  { "no-seats", "simulate cheese-rescue", 2, "--seats" },
  { "too-few-seats", "simulate cheese-rescue --seats random", 2, "2 to 4" },
  { "unknown-level", "simulate cheese-rescue --seats random,genius", 2, "genius" },
  { "no-games", "simulate cheese-rescue --seats random,random --games 0", 2, "--games" },
  { "unknown-option", "simulate cheese-rescue --seats random,random --option x=1", 2, "x=1" },
  { "bare-option", "simulate cheese-rescue --seats random,random --option area", 2, "area" },
  { "bad-value", "simulate cheese-rescue --seats random,random --option area=x", 2, "area" },
  { "bad-first", "simulate cheese-rescue --seats random,random --first 2", 2, "--first" },
  { "suggest-no-file", "suggest", 2, "suggest" },
  { "suggest-missing-file", "suggest /nonexistent", 1, "/nonexistent" },
  { "suggest-unknown-level", "suggest x --level genius", 2, "genius" },
  { "suggest-no-time", "suggest x --time-ms -1", 2, "--time-ms" },
  { "stats-help", "stats --help", 0, "[FOLDER]" },
  { "stats-two-folders", "stats a b", 2, "one argument at most" },
  { "stats-no-folder", "stats /nonexistent", 1, "/nonexistent: There is no such file or folder" },
  { "stats-file", "stats /dev/null", 1, "/dev/null: There is a file where a folder should be" },
  { "bad-folder", "simulate cheese-rescue --seats random,random --records /dev/null/x", 1,
    "/dev/null/x" },
};

static void
assert_one_sentence (const Run *run)
{
  g_assert_cmpstr (run->out, ==, "");
  g_assert_true (strchr (run->err, '\n') == run->err + strlen (run->err) - 1);
}

static void
test_usage (gconstpointer data)
{
  const UsageCase *test = data;
  g_auto (Run) run = { 0 };

  run_cli (&run, test->arguments);
  g_assert_cmpint (run.status, ==, test->status);
  g_assert_nonnull (strstr (test->status == 0 ? run.out : run.err, test->text));

  if (test->status != 0)
    assert_one_sentence (&run);
}

/**
 * NumberCase:
 * @name: an option
 * @command: the command that has it, and what else that needs
 * @bad: what is no value of it, separated by spaces; the empty text never is
 */
typedef struct
{
  const char *name;
  const char *command;
  const char *bad;
} NumberCase;

#define NO_NUMBERS "-1 x 1x 1.5 0x1 2147483648 4294967298 18446744073709551618 -4294967294"

static const NumberCase number_cases[] = {
  { "--players", "bench cheese-rescue --seconds 0.001", NO_NUMBERS " 0 1 5" },
  { "--seconds", "bench cheese-rescue", "0 -1 x 1x 3601 1e999 1e-999 nan inf" },
  { "--games", "simulate cheese-rescue --seats random,random", NO_NUMBERS " 0" },
  { "--max-plies", "simulate cheese-rescue --seats random,random", NO_NUMBERS " 0" },
  { "--first", "simulate cheese-rescue --seats random,random", NO_NUMBERS " 2 rotated" },
  { "--seed", "simulate cheese-rescue --seats random,random",
    "x 1x 1.5 9223372036854775808 -9223372036854775809" },
  { "--time-ms", "suggest x", NO_NUMBERS " 0 3600001" },
};

static void
assert_refused (const NumberCase *test,
                const char       *value)
{
  g_autofree char *arguments = g_strdup_printf ("%s %s='%s'", test->command, test->name, value);
  g_auto (Run) run = { 0 };

  g_test_message ("%s", arguments);
  run_cli (&run, arguments);
  g_assert_cmpint (run.status, ==, 2);
  assert_one_sentence (&run);
}

static void
test_number (gconstpointer data)
{
  const NumberCase *test = data;
  g_auto (GStrv) bad = g_strsplit (test->bad, " ", -1);

  assert_refused (test, "");
  for (guint i = 0; bad[i] != NULL; i++)
    assert_refused (test, bad[i]);
}

/**
 * Writer:
 * @name: the path of the test
 * @arguments: what to call the tool with
 * @takes_file: whether a record comes behind them
 */
typedef struct
{
  const char *name;
  const char *arguments;
  gboolean    takes_file;
} Writer;

static const Writer writers[] = {
  { "help", "--help" },
  { "version", "--version" },
  { "command-help", "simulate --help" },
  { "command-version", "bench --version" },
  { "replay", "replay", TRUE },
  { "trace", "replay --trace", TRUE },
  { "simulate", "simulate cheese-rescue --seats random,random" },
  { "bench", "bench bon-appetit --seconds 0.001" },
  { "suggest", "suggest --level easy", TRUE },
};

/* What cannot be written was not done, whoever writes it. */
static void
test_unwritable (gconstpointer data)
{
  static const char *const closings[] = { ">/dev/full", ">&-", "<&- >&-" };
  const Writer *test = data;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "rescue-unfinished.cheese",
                                                 NULL);
  g_autofree char *quoted = g_shell_quote (path);
  g_autofree char *line = make_line (test->arguments);

  for (guint i = 0; i < G_N_ELEMENTS (closings); i++)
    {
      g_autofree char *whole = g_strconcat (line, " ", test->takes_file ? quoted : "", closings[i],
                                            NULL);
      char *words[] = { (char *) "/bin/sh", (char *) "-c", whole, NULL };
      g_auto (Run) run = { 0 };

      run_words (&run, NULL, words);
      g_test_message ("%s", run.err);
      g_assert_cmpint (run.status, ==, 1);
      g_assert_nonnull (strstr (run.err, "could not be written"));
      assert_one_sentence (&run);
    }
}

/**
 * LanguageCase:
 * @name: the path of the test
 * @locale: that of the desktop, which need not be installed
 * @arguments: what to call the tool with
 * @text: a part of what it must print
 */
typedef struct
{
  const char *name;
  const char *locale;
  const char *arguments;
  const char *text;
} LanguageCase;

static const LanguageCase language_cases[] = {
  { "help", "fr_FR.UTF-8", "--help", "\n  replay [--trace] [--events] FICHIER\n" },
  { "options", "es_ES.UTF-8", "simulate --help", "--option=CLAVE=VALOR" },
  { "events", "nl_NL.UTF-8", "replay --help", "Elke zet tonen, met wat er gebeurt" },
  { "argument", "nl_NL.UTF-8", "bench --help", " SPEL\n" },
  { "usage", "fr_FR.UTF-8", "bench chess", "Jeu inconnu" },
  { "number", "fr_FR.UTF-8", "suggest x --time-ms 0",
    "--time-ms doit être un nombre entier de 1 à 3600000" },
  { "value", "nl_NL.UTF-8", "simulate cheese-rescue --seats random,random --option area=x",
    "De optie area kan niet ‘x’ zijn" },
  { "file", "es_ES.UTF-8", "replay /nonexistent",
    "/nonexistent: Ese archivo o esa carpeta no existe" },
  { "record", "fr_FR.UTF-8", "replay /dev/null", "Ce n’est pas un fichier ordinaire" },
  { "folder", "fr_FR.UTF-8",
    "simulate cheese-rescue --seats random,random --records /dev/null/x",
    "Il y a un fichier là où il faudrait un dossier" },
  { "unknown", "de_DE.UTF-8", "replay --help", "Show every move" },
};

static void
test_language (gconstpointer data)
{
  const LanguageCase *test = data;
  g_auto (GStrv) environment = g_get_environ ();
  g_auto (Run) run = { 0 };

  environment = g_environ_setenv (environment, "LC_ALL", test->locale, TRUE);
  environment = g_environ_unsetenv (environment, "LANGUAGE");
  run_in (&run, environment, test->arguments);
  g_test_message ("%s%s", run.out, run.err);
  g_assert_nonnull (strstr (run.status == 0 ? run.out : run.err, test->text));
}

/* A game of each kind and number of players, with its result beside it. */
static void
test_recorded (gconstpointer data)
{
  const char *path = data;
  g_autofree char *quoted = g_shell_quote (path);
  g_autofree char *arguments = g_strconcat ("replay ", quoted, NULL);
  g_autofree char *result_path = g_strconcat (path, ".result", NULL);
  g_autofree char *expected = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (Run) run = { 0 };

  g_file_get_contents (result_path, &expected, NULL, &error);
  g_assert_no_error (error);
  run_cli (&run, arguments);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.out, ==, expected);
}

static void
test_trace (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "rescue-unfinished.cheese", NULL);
  g_autofree char *quoted = g_shell_quote (path);
  g_autofree char *arguments = g_strconcat ("replay --trace ", quoted, NULL);
  g_auto (Run) run = { 0 };
  g_auto (GStrv) lines = NULL;

  run_cli (&run, arguments);
  g_assert_cmpint (run.status, ==, 0);
  lines = g_strsplit (run.out, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 5);
  g_assert_cmpstr (lines[0], ==,
                   "{\"ply\":0,\"player\":0,\"legal\":["
                   "\"C@0,-1\",\"C@-1,0\",\"C@1,0\",\"C@0,1\","
                   "\"M@0,-1\",\"M@-1,0\",\"M@1,0\",\"M@0,1\","
                   "\"1@0,-1\",\"1@-1,0\",\"1@1,0\",\"1@0,1\","
                   "\"2@0,-1\",\"2@-1,0\",\"2@1,0\",\"2@0,1\","
                   "\"3@0,-1\",\"3@-1,0\",\"3@1,0\",\"3@0,1\"],\"move\":\"M@1,0\"}");
  g_assert_nonnull (strstr (lines[1], "\"ply\":1,\"player\":1"));
  /* The game is not over: its last position has moves, and none was played. */
  g_assert_nonnull (strstr (lines[2], "\"ply\":2,\"player\":0"));
  g_assert_null (strstr (lines[2], "\"move\""));
  g_assert_cmpstr (lines[3], ==, "{\"result\":{\"over\":false,\"winners\":[],"
                   "\"scores\":[0,2],\"tiebreak\":[0,1]}}");
}

/**
 * EventsCase:
 * @name: the record, without its extension
 * @ply: one of its moves
 * @line: what is printed of it
 */
typedef struct
{
  const char *name;
  guint       ply;
  const char *line;
} EventsCase;

static const EventsCase events_cases[] = {
  { "rescue-unfinished", 1,
    "{\"ply\":1,\"events\":[{\"type\":\"laid\",\"seat\":1,\"thing\":\"2\",\"to\":\"0,-1\"},"
    "{\"type\":\"drawn\",\"seat\":1,\"thing\":\"M\",\"known\":[1]}]}" },
  { "cheese-rescue-2", 23,
    "{\"ply\":23,\"events\":[{\"type\":\"laid\",\"seat\":1,\"thing\":\"C\",\"to\":\"-2,-1\"},"
    "{\"type\":\"scared\",\"thing\":\"C\",\"from\":\"-1,-2\",\"to\":\"0,-2\"},"
    "{\"type\":\"scared\",\"thing\":\"C\",\"from\":\"-2,-2\",\"to\":\"-2,-1\"},"
    "{\"type\":\"chased\",\"thing\":\"M\",\"from\":\"2,-1\",\"to\":\"2,0\"},"
    "{\"type\":\"eaten\",\"seat\":1,\"thing\":\"2\",\"from\":\"-1,-3\",\"to\":\"0,-3\"},"
    "{\"type\":\"eaten\",\"seat\":0,\"thing\":\"2\",\"from\":\"1,-3\",\"to\":\"2,-3\"},"
    "{\"type\":\"eaten\",\"seat\":0,\"thing\":\"3\",\"from\":\"1,-3\",\"to\":\"1,-2\"},"
    "{\"type\":\"eaten\",\"seat\":1,\"thing\":\"1\",\"from\":\"1,1\",\"to\":\"1,0\"},"
    "{\"type\":\"eaten\",\"seat\":1,\"thing\":\"3\",\"from\":\"1,1\",\"to\":\"0,1\"},"
    "{\"type\":\"counted\",\"seat\":0,\"n\":5},{\"type\":\"counted\",\"seat\":1,\"n\":3},"
    "{\"type\":\"over\",\"thing\":\"full\",\"seats\":[0]}]}" },
  { "bon-appetit-2", 80,
    "{\"ply\":80,\"events\":[{\"type\":\"turned\",\"seat\":0,\"thing\":\"C\"},"
    "{\"type\":\"caught\",\"seat\":0},{\"type\":\"took\",\"seat\":0,\"n\":6},"
    "{\"type\":\"token\",\"seat\":0},{\"type\":\"over\",\"thing\":\"tokens\",\"seats\":[1]}]}" },
  { "chateau-roquefort-2", 5,
    "{\"ply\":5,\"events\":[{\"type\":\"moved\",\"seat\":0,\"from\":\"a1\",\"to\":\"a2\","
    "\"n\":1}]}" },
  { "chateau-roquefort-2", 9,
    "{\"ply\":9,\"events\":[{\"type\":\"lifted\",\"seat\":1,\"thing\":\"x6\",\"to\":\"C\"}]}" },
  { "chateau-roquefort-2", 11,
    "{\"ply\":11,\"events\":[{\"type\":\"closed\",\"to\":\"C\"},{\"type\":\"closed\",\"to\":\"F\"},"
    "{\"type\":\"ended\",\"seat\":1}]}" },
  { "chateau-roquefort-2", 424,
    "{\"ply\":424,\"events\":[{\"type\":\"pushed\",\"seat\":0,\"thing\":\"-\",\"to\":\"Nd\"},"
    "{\"type\":\"dropped\",\"thing\":\"2\"},{\"type\":\"fell\",\"seat\":0,\"to\":\"d2\"},"
    "{\"type\":\"over\",\"thing\":\"cellar\",\"seats\":[1]}]}" },
};

static char **
replay_lines (const char *options,
              const char *name)
{
  g_autofree char *file = g_strconcat (name, ".cheese", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", file, NULL);
  g_autofree char *quoted = g_shell_quote (path);
  g_autofree char *arguments = g_strdup_printf ("replay %s %s", options, quoted);
  g_auto (Run) run = { 0 };

  run_cli (&run, arguments);
  g_assert_cmpint (run.status, ==, 0);

  return g_strsplit (run.out, "\n", -1);
}

/* A line for each ply, then the result as without them. */
static void
test_events (gconstpointer data)
{
  const EventsCase *test = data;
  g_auto (GStrv) lines = replay_lines ("--events", test->name);
  g_auto (GStrv) result = replay_lines ("", test->name);
  guint n = g_strv_length (lines);

  g_assert_cmpuint (test->ply, <, n);
  g_assert_cmpstr (lines[test->ply], ==, test->line);
  g_assert_cmpstr (lines[n - 2], ==, result[0]);
}

/* Both of a ply, the trace first. */
static void
test_trace_and_events (void)
{
  g_auto (GStrv) trace = replay_lines ("--trace", "rescue-unfinished");
  g_auto (GStrv) events = replay_lines ("--events", "rescue-unfinished");
  g_auto (GStrv) both = replay_lines ("--events --trace", "rescue-unfinished");
  const char *expected[] = { trace[0], events[0], trace[1], events[1], trace[2], trace[3], "",
                             NULL };

  g_assert_true (g_strv_equal ((const char *const *) both, expected));
}

static void
test_bench (void)
{
  g_auto (Run) run = { 0 };
  g_autoptr (JsonObject) line = NULL;

  run_cli (&run, "bench bon-appetit --players 6 --seconds 0.001");
  g_assert_cmpint (run.status, ==, 0);
  line = parse_line (run.out);
  g_assert_cmpstr (json_object_get_string_member (line, "game"), ==, "bon-appetit");
  g_assert_cmpint (json_object_get_int_member (line, "players"), ==, 6);
  g_assert_cmpint (json_object_get_int_member (line, "playouts_per_second"), >, 0);
  g_assert_cmpint (json_object_get_int_member (line, "plies_per_second"), >,
                   json_object_get_int_member (line, "playouts_per_second"));
  g_assert_cmpint (json_object_get_int_member (line, "iterations_per_second"), >, 0);
}

static void
run_suggest (Run        *run,
             const char *name,
             const char *options)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", name, NULL);
  g_autofree char *quoted = g_shell_quote (path);
  g_autofree char *arguments = g_strdup_printf ("suggest %s %s", quoted, options);

  run_cli (run, arguments);
}

/* Every level gives a move; without a limit of time, always the same. */
static void
test_suggest (void)
{
  static const char *const options[] = { "--level random", "--level easy", "--level medium",
                                         "--time-ms 20" };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_auto (Run) run = { 0 }, again = { 0 };
      g_autoptr (JsonObject) line = NULL, same = NULL;
      double estimate;

      run_suggest (&run, "rescue-unfinished.cheese", options[i]);
      g_assert_cmpint (run.status, ==, 0);
      line = parse_line (run.out);
      g_assert_nonnull (strchr (json_object_get_string_member (line, "move"), '@'));
      estimate = json_object_get_double_member (line, "estimate");
      g_assert_true (estimate >= 0 && estimate <= 1);
      g_assert_cmpint (json_object_get_int_member (line, "milliseconds"), >=, 0);
      g_assert_cmpint (json_object_get_int_member (line, "positions") > 0, ==, i > 0);
      if (i == 3)
        continue;

      run_suggest (&again, "rescue-unfinished.cheese", options[i]);
      same = parse_line (again.out);
      g_assert_cmpstr (json_object_get_string_member (line, "move"), ==,
                       json_object_get_string_member (same, "move"));
    }
}

static void
test_suggest_over (void)
{
  g_auto (Run) run = { 0 };

  run_suggest (&run, "cheese-rescue-2.cheese", "");
  g_assert_cmpint (run.status, ==, 1);
  g_assert_cmpstr (run.out, ==, "");
  g_assert_nonnull (strstr (run.err, "over"));
}

/* The line without the one member that differs from run to run. */
static char *
strip_seconds (const char *line)
{
  const char *seconds = strstr (line, ",\"seconds\":");

  g_assert_nonnull (seconds);

  return g_strndup (line, (gsize) (seconds - line));
}

static void
test_simulate_same_seed (void)
{
  static const struct
  {
    const char *seats;
    guint       n_games;
    guint       seed;
  } calls[] = {
    { "random,random", 50, 5 },
    { "random,random", 50, 5 },
    { "random,random", 50, 6 },
    { "easy,medium", 2, 5 },
    { "easy,medium", 2, 5 },
  };
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autofree char *call = g_strdup_printf ("simulate cheese-rescue --seats %s --games %u "
                                               "--seed %u", calls[i].seats, calls[i].n_games,
                                               calls[i].seed);
      g_auto (Run) run = { 0 };

      run_cli (&run, call);
      g_assert_cmpint (run.status, ==, 0);
      g_ptr_array_add (lines, strip_seconds (run.out));
    }

  g_assert_cmpstr (lines->pdata[0], ==, lines->pdata[1]);
  g_assert_cmpstr (lines->pdata[0], !=, lines->pdata[2]);
  g_assert_cmpstr (lines->pdata[3], ==, lines->pdata[4]);
}

static void
test_simulate_tally (void)
{
  g_auto (Run) run = { 0 };
  g_autoptr (JsonObject) line = NULL;
  JsonArray *wins, *points;
  gint64 n_wins = 0;
  double n_points = 0;

  run_cli (&run, "simulate cheese-rescue --seats random,random,random --games 300 --seed 1 "
                 "--option \"cheese-points=1;1;1;1;1;1;\"");
  line = parse_line (run.out);
  wins = json_object_get_array_member (line, "wins");
  points = json_object_get_array_member (line, "points");
  for (guint i = 0; i < 3; i++)
    {
      n_wins += json_array_get_int_element (wins, i);
      n_points += json_array_get_double_element (points, i);
    }

  g_assert_cmpint (json_object_get_int_member (line, "games"), ==, 300);
  g_assert_cmpint (json_object_get_int_member (line, "shared"), >, 0);
  g_assert_cmpint (n_wins + json_object_get_int_member (line, "shared"), ==, 300);
  g_assert_cmpfloat_with_epsilon (n_points, 300, 1e-6);
  g_assert_cmpfloat (json_object_get_double_member (line, "mean_plies"), ==, 36);
}

/* A game that is stopped counts for nobody. */
static void
test_simulate_max_plies (void)
{
  g_auto (Run) run = { 0 };

  run_cli (&run, "simulate chateau-roquefort --seats random,random --games 3 --max-plies 10");
  g_assert_nonnull (strstr (run.out, "\"wins\":[0,0],\"shared\":0,\"points\":[0,0]"));
  g_assert_nonnull (strstr (run.out, "\"mean_plies\":10"));
}

static void
test_simulate_records (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("cheeseboard-XXXXXX", &error);
  g_autofree char *quoted = g_shell_quote (folder);
  g_autofree char *call = g_strdup_printf ("simulate bon-appetit --seats random,random,random "
                                           "--games 4 --first 2 --records %s", quoted);
  g_auto (Run) run = { 0 };
  g_autoptr (GDir) dir = NULL;
  const char *name;
  guint n = 0;

  run_cli (&run, call);
  g_assert_cmpint (run.status, ==, 0);
  dir = g_dir_open (folder, 0, &error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *quoted_path = g_shell_quote (path);
      g_autofree char *replay = g_strdup_printf ("replay %s", quoted_path);
      g_autofree char *text = NULL;
      g_auto (Run) replayed = { 0 };

      run_cli (&replayed, replay);
      g_assert_nonnull (strstr (replayed.out, "\"over\":true"));
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_assert_nonnull (strstr (text, "First=2\n"));
      g_remove (path);
      n++;
    }

  g_assert_cmpuint (n, ==, 4);
  g_rmdir (folder);
}

/* The figures themselves are compared with those of another program elsewhere. */
static void
test_stats (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "data", NULL);
  g_autofree char *quoted = g_shell_quote (folder);
  g_autofree char *call = g_strdup_printf ("stats %s", quoted);
  g_auto (Run) run = { 0 };

  run_cli (&run, call);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.err, ==, "");
  g_assert_true (g_str_has_prefix (run.out, "{\"player\":"));
  g_assert_nonnull (strstr (run.out, ",\"game\":\"cheese-rescue\",\"games\":"));
}

/* Where nobody has played yet there is nothing to tell, and nothing wrong. */
static void
test_stats_none (void)
{
  g_auto (GStrv) environment = g_environ_setenv (g_get_environ (), "XDG_DATA_HOME",
                                                 "/nonexistent", TRUE);
  g_auto (Run) run = { 0 };

  run_in (&run, environment, "stats");
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.out, ==, "");
  g_assert_cmpstr (run.err, ==, "");
}

static void
add_recorded (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "data", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".cheese"))
      {
        g_autofree char *path = g_strconcat ("/cli/recorded/", name, NULL);

        g_test_add_data_func_full (path, g_build_filename (folder, name, NULL),
                                   test_recorded, g_free);
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (usage_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/cli/usage/%s", usage_cases[i].name);

      g_test_add_data_func (path, &usage_cases[i], test_usage);
    }
  for (guint i = 0; i < G_N_ELEMENTS (language_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/cli/language/%s", language_cases[i].name);

      g_test_add_data_func (path, &language_cases[i], test_language);
    }
  for (guint i = 0; i < G_N_ELEMENTS (number_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/cli/number/%s", number_cases[i].name + 2);

      g_test_add_data_func (path, &number_cases[i], test_number);
    }
  for (guint i = 0; i < G_N_ELEMENTS (writers); i++)
    {
      g_autofree char *path = g_strdup_printf ("/cli/unwritable/%s", writers[i].name);

      g_test_add_data_func (path, &writers[i], test_unwritable);
    }
  add_recorded ();
  g_test_add_func ("/cli/trace", test_trace);
  for (guint i = 0; i < G_N_ELEMENTS (events_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/cli/events/%s/%u", events_cases[i].name,
                                               events_cases[i].ply);

      g_test_add_data_func (path, &events_cases[i], test_events);
    }
  g_test_add_func ("/cli/trace-and-events", test_trace_and_events);
  g_test_add_func ("/cli/bench", test_bench);
  g_test_add_func ("/cli/suggest/levels", test_suggest);
  g_test_add_func ("/cli/suggest/over", test_suggest_over);
  g_test_add_func ("/cli/simulate/same-seed", test_simulate_same_seed);
  g_test_add_func ("/cli/simulate/tally", test_simulate_tally);
  g_test_add_func ("/cli/simulate/max-plies", test_simulate_max_plies);
  g_test_add_func ("/cli/simulate/records", test_simulate_records);
  g_test_add_func ("/cli/stats", test_stats);
  g_test_add_func ("/cli/stats-none", test_stats_none);

  return g_test_run ();
}
