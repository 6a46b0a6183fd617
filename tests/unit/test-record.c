/* test-record.c - reading and writing game records
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-test.h"

#include "cb-record.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#define DECK "M;C;M;D;C;M;M;C;M;D;C;M;M;C;M;D;C;M;"

#define LONG "éééééééééééééééééééééééééééééééééééééééééééééééééé"

#define SOUND \
  "[Record]\n" \
  "Format=1\n" \
  "Game=cheese-rescue\n" \
  "Players=2\n" \
  "Names=Ada;Brie;\n" \
  "Seats=human;computer-hard;\n" \
  "First=1\n" \
  "\n" \
  "[Options]\n" \
  "area=floating\n" \
  "adjacency=sides\n" \
  "cheese-points=1;1;1;2;2;3;\n" \
  "hands=hidden\n" \
  "\n" \
  "[Deal]\n" \
  "Deck=" DECK "\n" \
  "\n" \
  "[Moves]\n" \
  "List=M@1,0;2@0,-1;C@1,1;\n"

/**
 * EditCase:
 * @name: the path of the test
 * @old: what to replace in a sound record
 * @new: what with
 * @message: (nullable): a part of the reason for which it is refused; %NULL
 *   where it is to be accepted
 */
typedef struct
{
  const char *name;
  const char *old;
  const char *new;
  const char *message;
} EditCase;

static const EditCase edit_cases[] = {
  { "as-it-is", "", "", NULL },
  { "no-seats", "Seats=human;computer-hard;\n", "", NULL },
  { "no-names", "Names=Ada;Brie;\n", "", NULL },
  { "no-first", "First=1\n", "", NULL },
  { "no-options", "area=floating\nadjacency=sides\n", "", NULL },
  { "no-moves", "[Moves]\nList=M@1,0;2@0,-1;C@1,1;\n", "", NULL },
  { "empty-moves", "List=M@1,0;2@0,-1;C@1,1;", "List=", NULL },
  { "list-unclosed", "C@1,1;\n", "C@1,1\n", NULL },
  { "windows-lines", "Format=1\n", "Format=1\r\n", NULL },
  { "unknown-group", "[Options]", "[Later]\nkey=value\n[Options]", NULL },
  { "name-with-semicolon", "Ada;", "A\\;da;", NULL },

  { "no-format", "Format=1\n", "", "Format" },
  { "format-2", "Format=1", "Format=2", "Format" },
  { "format-text", "Format=1", "Format=one", "Format" },
  { "no-game", "Game=cheese-rescue\n", "", "Game" },
  { "unknown-game", "cheese-rescue", "cheese-rescues", "cheese-rescues" },
  { "long-game", "cheese-rescue", LONG LONG LONG LONG LONG, "éé…" },
  { "no-players", "Players=2\n", "", "Players" },
  { "one-player", "Players=2", "Players=1", "Players" },
  { "five-players", "Players=2", "Players=5", "Players" },
  { "negative-players", "Players=2", "Players=-2", "Players" },
  { "other-players", "Players=2", "Players=3", "Names" },
  { "names-too-many", "Ada;Brie;", "Ada;Brie;Colby;", "Names" },
  { "seats-too-few", "human;computer-hard;", "human;", "Seats" },
  { "seats-unknown", "computer-hard", "computer-harder", "computer-harder" },
  { "first-too-high", "First=1", "First=2", "First" },
  { "first-negative", "First=1", "First=-1", "First" },
  { "unknown-option", "area=floating", "arena=floating", "arena" },
  { "other-game-option", "area=floating", "tokens=5", "tokens" },
  { "unknown-value", "area=floating", "area=sinking", "area" },
  { "points-zero", "1;1;1;2;2;3;", "1;1;1;2;2;0;", "cheese-points" },
  { "points-five", "1;1;1;2;2;3;", "1;1;1;2;2;", "cheese-points" },
  { "no-deal", "[Deal]\nDeck=" DECK "\n", "", "[Deal]" },
  { "empty-deal", "Deck=" DECK "\n", "", "Deck" },
  { "unknown-deal-key", "[Deal]\n", "[Deal]\nDock=1\n", "Dock" },
  { "deck-short", "Deck=M;", "Deck=", "Deck" },
  { "deck-count", "Deck=M;", "Deck=D;", "Deck" },
  { "deck-unknown", "Deck=M;", "Deck=X;", "Deck" },
  { "illegal-first-move", "List=M@1,0;", "List=M@1,1;", "Move 1 (ply 0)" },
  { "illegal-third-move", "C@1,1;", "C@9,9;", "Move 3 (ply 2)" },
  { "card-not-held", "C@1,1;", "3@1,1;9@1,2;", "Move 4 (ply 3)" },
  { "move-nonsense", "C@1,1;", "hello;", "Move 3 (ply 2)" },
  { "move-empty", "C@1,1;", ";C@1,1;", "Move 3 (ply 2)" },
  { "move-not-canonical", "C@1,1;", "C@+1,1;", "Move 3 (ply 2)" },
  { "not-a-key-file", "[Record]", "Record", "not a game record" },
  { "other-key-file", "[Record]", "[Desktop Entry]", "not a game record" },
  { "bad-utf8", "Ada", "A\xff" "a", "not a game record" },
};

static char *
replace (const char *text,
         const char *old,
         const char *new)
{
  const char *found = strstr (text, old);

  g_assert_nonnull (found);

  return g_strdup_printf ("%.*s%s%s", (int) (found - text), text, new, found + strlen (old));
}

static void
test_edit (gconstpointer data)
{
  const EditCase *test = data;
  g_autofree char *text = replace (SOUND, test->old, test->new);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbRecord) record = cb_record_parse (text, strlen (text), &error);

  if (test->message == NULL)
    {
      g_assert_no_error (error);
      return;
    }

  g_assert_null (record);
  g_assert_nonnull (error);
  g_assert_null (strchr (error->message, '\n'));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_nonnull (strstr (error->message, test->message));
}

static void
test_read (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbRecord) record = cb_record_parse (SOUND, strlen (SOUND), &error);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  g_assert_cmpstr (record->kind->id, ==, "cheese-rescue");
  g_assert_cmpuint (record->deal->n_seats, ==, 2);
  g_assert_cmpuint (record->deal->first, ==, 1);
  g_assert_cmpstr (record->names[1], ==, "Brie");
  g_assert_true (record->has_controllers);
  g_assert_cmpint (record->controllers[0], ==, CB_CONTROLLER_HUMAN);
  g_assert_cmpint (record->controllers[1], ==, CB_CONTROLLER_HARD);
  g_assert_cmpuint (record->moves->len, ==, 3);

  /* Written again it is the same to the letter. */
  text = cb_record_format (record);
  g_assert_cmpstr (text, ==, SOUND);
}

/* However a file is cut, reading it ends with a record or with a sentence. */
static void
test_cut (void)
{
  for (gsize length = 0; length < strlen (SOUND); length++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = g_strndup (SOUND, length);
      g_autoptr (CbRecord) record = cb_record_parse (text, length, &error);

      g_assert_true ((record == NULL) == (error != NULL));
      if (length < (gsize) (strstr (SOUND, "[Moves]") - SOUND) - 3)
        g_assert_null (record);
    }
}

/* The same with every byte changed in turn. */
static void
test_damage (void)
{
  for (gsize i = 0; i < strlen (SOUND); i++)
    for (guint bit = 0; bit < 8; bit++)
      {
        g_autoptr (GError) error = NULL;
        g_autofree char *text = g_strdup (SOUND);
        g_autoptr (CbRecord) record = NULL;

        text[i] = (char) (text[i] ^ (1 << bit));
        record = cb_record_parse (text, strlen (SOUND), &error);
        g_assert_true ((record == NULL) == (error != NULL));
      }
}

static void
check_file_refused (const char *contents,
                    gsize       length,
                    const char *message)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  int fd = g_file_open_tmp ("cheeseboard-XXXXXX.cheese", &path, &error);

  g_assert_no_error (error);
  g_close (fd, NULL);
  g_file_set_contents (path, contents, (gssize) length, &error);
  g_assert_no_error (error);

  file = g_file_new_for_path (path);
  g_assert_null (cb_record_load (file, &error));
  g_assert_nonnull (strstr (error->message, message));
  g_remove (path);
}

static void
test_binary_file (void)
{
  static const char contents[] = "\x7f" "ELF\0\0\1[Record]\nFormat=1\n";

  check_file_refused (contents, sizeof contents - 1, "not a game record");
  check_file_refused ("", 0, "not a game record");
}

static void
test_huge_file (void)
{
  g_autoptr (GString) contents = g_string_new (SOUND);

  while (contents->len < 10 * 1000 * 1000)
    g_string_append (contents, "# A comment makes it long without making it wrong.\n");

  check_file_refused (contents->str, contents->len, "too large");
}

static void
test_missing_file (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nonexistent/game.cheese");
  g_autoptr (GError) error = NULL;

  g_assert_null (cb_record_load (file, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

static void
test_save (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbRecord) record = cb_record_parse (SOUND, strlen (SOUND), &error);
  g_autofree char *folder = g_dir_make_tmp ("cheeseboard-XXXXXX", &error);
  g_autofree char *path = g_build_filename (folder, "game.cheese", NULL);
  g_autofree char *contents = NULL;

  g_assert_true (cb_record_save (record, path, &error));
  g_assert_true (cb_record_save (record, path, &error));
  g_assert_true (g_file_get_contents (path, &contents, NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (contents, ==, SOUND);

  /* Nothing else was left in the folder. */
  g_remove (path);
  g_assert_cmpint (g_rmdir (folder), ==, 0);

  /* A folder that is gone is made again, unless something is in its place. */
  g_assert_true (cb_record_save (record, path, &error));
  g_remove (path);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_false (cb_record_save (record, "/dev/null/game.cheese", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
}

/* Nothing ever comes out of a pipe to which nobody writes. */
static void
test_pipe (void)
{
  g_autofree char *folder = g_dir_make_tmp ("cheeseboard-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.cheese", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) zero = g_file_new_for_path ("/dev/zero");
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  g_assert_null (cb_record_load (file, &error));
  g_assert_cmpstr (error->message, ==, "It is not a regular file");
  g_clear_error (&error);
  g_assert_null (cb_record_load (zero, &error));
  g_assert_cmpstr (error->message, ==, "It is not a regular file");
  g_remove (path);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/**
 * NameCase:
 * @written: a name in a file
 * @read: what is made of it
 */
typedef struct
{
  const char *written;
  const char *read;
} NameCase;

static const NameCase name_cases[] = {
  { "Ada", "Ada" },
  { "", "" },
  { " Ada\\tL. ", "Ada L." },
  { "A\\nB\\rC", "A B C" },
  { "A\a\x1b\x7f\xc2\x9f" "B", "AB" },
  /* A right-to-left override, an isolate, and a line separator. */
  { "\u202eadA\u2066\u2028x", "adA x" },
  { "\u05d0\u05d3\u05d4 👩\u200d🚀", "\u05d0\u05d3\u05d4 👩\u200d🚀" },
  { "1234567890123456789012345678901234567890", "1234567890123456789012345678901234567890" },
  { "éééééééééééééééééééééééééééééééééééééééé!", "éééééééééééééééééééééééééééééééééééééééé" },
};

/* Names are cleaned when they are read, whoever wrote them. */
static void
test_names (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (name_cases); i++)
    {
      g_autofree char *list = g_strdup_printf ("Names=%s;", name_cases[i].written);
      g_autofree char *text = replace (SOUND, "Names=Ada;", list);
      g_autoptr (GError) error = NULL;
      g_autoptr (CbRecord) record = cb_record_parse (text, strlen (text), &error);

      g_assert_no_error (error);
      g_assert_cmpstr (record->names[0], ==, name_cases[i].read);
    }
}

static void
test_endless_name (void)
{
  g_autofree char *name = g_strnfill (1001, 'a');
  g_autofree char *list = g_strdup_printf ("Names=%s;", name);
  g_autofree char *text = replace (SOUND, "Names=Ada;", list);
  g_autoptr (GError) error = NULL;

  g_assert_null (cb_record_parse (text, strlen (text), &error));
  g_assert_cmpstr (error->message, ==,
                   "The record’s Names have an entry of more than 1000 characters");
}

/* Set-up, then turns of one push, for as long as one likes. */
static char *
new_long_record (guint n_plies)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data",
                                                 "chateau-roquefort-2.cheese", NULL);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GString) list = g_string_new ("tower:a1;tower:g7;");

  g_assert_true (g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL));
  for (guint i = 2; i < n_plies; i++)
    g_string_append (list, i % 2 == 0 ? "push:W2;" : "end;");
  g_key_file_set_string (file, "Moves", "List", list->str);

  return g_key_file_to_data (file, NULL, NULL);
}

static void
test_long (void)
{
  g_autofree char *allowed = new_long_record (CB_RECORD_MAX_PLIES);
  g_autofree char *text = new_long_record (CB_RECORD_MAX_PLIES + 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbRecord) record = cb_record_parse (allowed, strlen (allowed), &error);
  CbMove move;

  g_assert_no_error (error);
  g_assert_cmpuint (record->moves->len, ==, CB_RECORD_MAX_PLIES);
  g_assert_null (cb_record_parse (text, strlen (text), &error));
  g_assert_cmpstr (error->message, ==, "The record has more than 100000 moves");
  g_clear_error (&error);

  /* What could not be read again is not written either. */
  move = g_array_index (record->moves, CbMove, 2);
  g_array_append_val (record->moves, move);
  g_assert_false (cb_record_save (record, "/dev/null/game.cheese", &error));
  g_assert_cmpstr (error->message, ==, "The game has more than 100000 moves");
}

/* Damaged, newer, and forbidden are three different things. */
static void
test_newer (void)
{
  g_autofree char *text = replace (SOUND, "Format=1", "Format=2");
  g_autofree char *older = replace (SOUND, "Format=1", "Format=0");
  g_autoptr (GError) error = NULL;

  g_assert_null (cb_record_parse (text, strlen (text), &error));
  g_assert_error (error, CB_ERROR, CB_ERROR_NEWER);
  g_clear_error (&error);
  g_assert_null (cb_record_parse (older, strlen (older), &error));
  g_assert_error (error, CB_ERROR, CB_ERROR_RECORD);
}

/* Shape and colour of the seats are no part of the game: what is wrong with them is
 * passed by, and the usual ones are not written. */
static void
test_marks (void)
{
  static const struct
  {
    const char *shelf;
    guint       first, second;
  } cases[] = {
    { "", 0, 1 },
    { "[Shelf]\nMarks=3;1;\n", 3, 1 },
    { "[Shelf]\nOrder=7\nMarks=1;0;\n", 1, 0 },
    { "[Shelf]\nMarks=1;1;\n", 0, 1 },
    { "[Shelf]\nMarks=4;1;\n", 0, 1 },
    { "[Shelf]\nMarks=3;\n", 0, 1 },
    { "[Shelf]\nMarks=3;2;1;\n", 0, 1 },
    { "[Shelf]\nMarks=cheese\n", 0, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strconcat (SOUND, "\n", cases[i].shelf, NULL);
      g_autoptr (CbRecord) record = cb_record_parse (text, strlen (text), NULL);
      g_autofree char *again = NULL;

      g_assert_nonnull (record);
      g_assert_cmpuint (record->marks.of[0], ==, cases[i].first);
      g_assert_cmpuint (record->marks.of[1], ==, cases[i].second);
      again = cb_record_format (record);
      g_assert_cmpint (strstr (again, "Marks=") != NULL, ==, cases[i].first != 0);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (edit_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/record/edit/%s", edit_cases[i].name);

      g_test_add_data_func (path, &edit_cases[i], test_edit);
    }
  g_test_add_func ("/record/read", test_read);
  g_test_add_func ("/record/cut", test_cut);
  g_test_add_func ("/record/damage", test_damage);
  g_test_add_func ("/record/binary-file", test_binary_file);
  g_test_add_func ("/record/huge-file", test_huge_file);
  g_test_add_func ("/record/missing-file", test_missing_file);
  g_test_add_func ("/record/save", test_save);
  g_test_add_func ("/record/pipe", test_pipe);
  g_test_add_func ("/record/names", test_names);
  g_test_add_func ("/record/endless-name", test_endless_name);
  g_test_add_func ("/record/long", test_long);
  g_test_add_func ("/record/newer", test_newer);
  g_test_add_func ("/record/marks", test_marks);

  return g_test_run ();
}
