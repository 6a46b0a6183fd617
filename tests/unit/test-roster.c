/* test-roster.c - who the names in records are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-games.h"
#include "cb-roster.h"

#include <glib/gstdio.h>
#include <string.h>

#define HEAD "[Players]\nFormat=1\n"

/**
 * Case:
 * @name: of the test
 * @steps: such as "a>b b>c -c@5": a is renamed to b, b to c, and c forgotten when the
 *   highest order was 5; it is 9 where none is said
 * @expected: such as "a=c b@6=b c=?": who names are in games of an order, by default 1; “?”
 *   for nobody
 */
typedef struct
{
  const char *name;
  const char *steps;
  const char *expected;
} Case;

static const Case cases[] = {
  { "none", "", "a=a b=b" },
  { "rename", "a>b", "a=b b=b a@99=b" },
  { "chain", "a>b b>c", "a=c b=c c=c" },
  { "long-chain", "a>b b>c c>d d>e", "a=e b=e c=e d=e e=e" },
  { "back", "a>b b>a", "a=a b=a" },
  { "circle", "a>b b>c c>a", "a=a b=a c=a" },
  { "same", "a>a", "a=a" },
  { "join", "a>b c>b", "a=b b=b c=b" },
  { "join-the-joined", "a>b c>d b>d", "a=d b=d c=d d=d" },
  { "swap", "a>t b>a t>b", "a=b b=a a@99=a b@99=b t=b" },
  { "taken-name", "a>b c>a@5", "a=b a@5=b a@6=a c=a c@99=a" },
  { "taken-and-renamed", "a>b c>a@5 a>d", "a=b a@6=d c=d d=d" },
  { "forget", "-a@5", "a=? a@5=? a@6=a b=b" },
  { "forget-unnumbered", "-a@0", "a@0=? a@1=a" },
  { "forget-joined", "a>b -b@5", "a=? b=? a@6=a b@6=b" },
  { "forget-twice", "-a@5 -a@7", "a=? a@7=? a@8=a" },
  { "forget-when-games-are-gone", "-a@5 -b@2", "a@5=? b@5=? b@6=b" },
  { "rename-after-forgetting", "-a@5 a>b", "a=? a@6=b b=b" },
  { "join-the-forgotten", "-b@5 a>b", "a=b b=? b@6=b" },
  { "forget-renamed-back", "a>b b>a -a@5", "a=? b=? a@6=a b@6=b" },
};

static guint64
split_order (char    *word,
             guint64  fallback)
{
  char *at = strchr (word, '@');

  if (at == NULL)
    return fallback;

  *at = '\0';

  return g_ascii_strtoull (at + 1, NULL, 10);
}

static CbRoster *
take_step (CbRoster   *roster,
           const char *step)
{
  g_autoptr (CbRoster) old = roster;
  g_autofree char *word = g_strdup (step);
  guint64 last = split_order (word, 9);
  char *to = strchr (word, '>');

  if (word[0] == '-')
    return cb_roster_forget (old, word + 1, last);

  *to = '\0';

  return cb_roster_rename (old, word, to + 1, last);
}

static void
check (const CbRoster *roster,
       const char     *expected)
{
  g_auto (GStrv) words = g_strsplit (expected, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      char *player = strchr (words[i], '=');
      guint64 order;

      *player = '\0';
      order = split_order (words[i], 1);
      g_assert_cmpstr (cb_roster_find (roster, words[i], order), ==,
                       g_str_equal (player + 1, "?") ? NULL : player + 1);
    }
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_auto (GStrv) steps = g_strsplit (test->steps, " ", -1);
  g_autoptr (CbRoster) roster = cb_roster_new (), read = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; steps[i] != NULL; i++)
    roster = take_step (g_steal_pointer (&roster), steps[i]);
  check (roster, test->expected);

  text = cb_roster_format (roster);
  read = cb_roster_parse (text, strlen (text));
  check (read, test->expected);
  g_assert_true (cb_roster_is_equal (roster, read));
}

/* Whoever asks for a change still has what was there before. */
static void
test_unchanged (void)
{
  g_autoptr (CbRoster) none = cb_roster_new ();
  g_autoptr (CbRoster) renamed = cb_roster_rename (none, "a", "b", 3);
  g_autoptr (CbRoster) forgetful = cb_roster_forget (renamed, "b", 3);

  g_assert_cmpstr (cb_roster_find (none, "a", 1), ==, "a");
  g_assert_cmpstr (cb_roster_find (renamed, "a", 1), ==, "b");
  g_assert_null (cb_roster_find (forgetful, "a", 1));
  g_assert_false (cb_roster_is_equal (none, renamed));
  g_assert_cmpuint (cb_roster_get_last (renamed), ==, 0);
  g_assert_cmpuint (cb_roster_get_last (forgetful), ==, 3);
}

static void
test_keep (void)
{
  g_autoptr (CbRoster) roster = cb_roster_new (), kept = NULL;
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  roster = take_step (g_steal_pointer (&roster), "a>b");
  roster = take_step (g_steal_pointer (&roster), "-c@5");
  g_hash_table_add (names, (char *) "a");
  kept = cb_roster_keep (roster, names);
  check (kept, "a=b c=c");
  g_assert_cmpuint (cb_roster_get_last (kept), ==, 0);
}

/* Whatever can be in a key file, or is none of its business. */
static void
test_odd_names (void)
{
  static const char *const names[] = {
    "Ana; María", "a=b", "[Players]", "#1", "back\\slash", "Ёж", "a\\sb", "%s", "Name", "ß", "\"",
    "نوال", "👵🏽",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const char *to = names[(i + 1) % G_N_ELEMENTS (names)];
      g_autoptr (CbRoster) none = cb_roster_new ();
      g_autoptr (CbRoster) roster = cb_roster_rename (none, names[i], to, 1);
      g_autofree char *text = cb_roster_format (roster);
      g_autoptr (CbRoster) read = cb_roster_parse (text, strlen (text));

      g_assert_cmpstr (cb_roster_find (read, names[i], 1), ==, to);
      g_assert_cmpstr (cb_roster_find (read, to, 1), ==, to);
    }
}

/* What can be read is read, and the rest is as if it were not there. */
static void
test_damaged (void)
{
  static const Case texts[] = {
    { "empty", "", "a=a" },
    { "nonsense", "nonsense", "a=a" },
    { "no-format", "[1]\nName=a\nPlayer=b\n", "a=a" },
    { "newer", "[Players]\nFormat=2\n[1]\nName=a\nPlayer=b\n", "a=a" },
    { "no-name", HEAD "[1]\nPlayer=b\n[2]\nName=c\nPlayer=d\n", "a=a c=d" },
    { "empty-name", HEAD "[1]\nName=\nPlayer=b\n", "a=a" },
    { "nobody-for-ever", HEAD "[1]\nName=a\n", "a=a" },
    { "strange-until", HEAD "[1]\nName=a\nUntil=soon\n[2]\nName=b\nUntil=-1\n", "a=a b=b" },
    { "high-until", HEAD "[1]\nName=a\nUntil=99999999999999999999\n", "a=a" },
    { "two-players", HEAD "[1]\nName=a\nPlayer=b\n[2]\nName=a\nPlayer=c\n", "a=b" },
    { "circle", HEAD "[1]\nName=a\nPlayer=b\n[2]\nName=b\nPlayer=a\n", "a=b b=a" },
    { "bad-bytes", HEAD "[1]\nName=a\nPlayer=\xff\xfe\n[2]\nName=c\nPlayer=d\n", "a=a c=d" },
    { "unclean", HEAD "[1]\nName= a \nPlayer=b\\n\n", "a=b" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (CbRoster) roster = cb_roster_parse (texts[i].steps, strlen (texts[i].steps));

      check (roster, texts[i].expected);
    }
}

static void
test_file (void)
{
  g_autofree char *folder = g_dir_make_tmp ("cheeseboard-XXXXXX", NULL);
  g_autofree char *games = g_build_filename (folder, "games", NULL);
  g_autofree char *path = g_build_filename (games, CB_ROSTER_NAME, NULL);
  g_autoptr (CbRoster) missing = cb_roster_load (games), read = NULL, unreadable = NULL;
  g_autoptr (CbRoster) roster = cb_roster_rename (missing, "a", "b", 0);
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (cb_roster_find (missing, "a", 1), ==, "a");
  g_assert_true (cb_roster_save (roster, games, &error));
  g_assert_no_error (error);
  read = cb_roster_load (games);
  g_assert_true (cb_roster_is_equal (read, roster));

  g_remove (path);
  g_mkdir (path, 0700);
  unreadable = cb_roster_load (games);
  g_assert_cmpstr (cb_roster_find (unreadable, "a", 1), ==, "a");
  g_assert_false (cb_roster_save (roster, games, &error));
  g_assert_nonnull (error);
  g_rmdir (path);
  g_rmdir (games);
  g_rmdir (folder);
}

/* Games that come are not taken for those that were forgotten, though these be gone. */
static void
test_next_order (void)
{
  g_autofree char *folder = cb_games_dup_folder ();
  g_autofree char *path = g_build_filename (folder, CB_ROSTER_NAME, NULL);
  g_autoptr (CbRoster) none = cb_roster_new ();
  g_autoptr (CbRoster) roster = cb_roster_forget (none, "a", 57);

  g_assert_true (cb_roster_save (roster, folder, NULL));
  g_assert_cmpuint (cb_games_next_order (""), ==, 58);
  g_remove (path);
  g_assert_cmpuint (cb_games_next_order (""), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/roster/case/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/roster/unchanged", test_unchanged);
  g_test_add_func ("/roster/keep", test_keep);
  g_test_add_func ("/roster/odd-names", test_odd_names);
  g_test_add_func ("/roster/damaged", test_damaged);
  g_test_add_func ("/roster/file", test_file);
  g_test_add_func ("/roster/next-order", test_next_order);

  return g_test_run ();
}
