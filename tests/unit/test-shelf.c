/* test-shelf.c - every game that was ever begun, as a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-test.h"

#include "cb-games.h"
#include "cb-registry.h"
#include "cb-shelf.h"

#include <glib/gstdio.h>
#include <string.h>

/* More than are read at a time. */
#define N_MANY 700

static void
clear_games (void)
{
  g_autofree char *folder = cb_games_dup_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_remove (path);
    }
}

/* A game of Ada and Brie, of the first kind there is, after @n_moves moves. */
static CbRecord *
new_record (guint64 order,
            guint   n_moves)
{
  const CbKind *kind = cb_registry_get_kind (0);
  const CbTestGame game = { .kind = kind, .n_seats = 2 };
  g_autofree CbState *state = cb_test_begin (&game);
  g_autoptr (CbDeal) deal = cb_test_deal (&game);
  CbRuleset ruleset;
  CbRecord *record;

  cb_test_ruleset (&game, &ruleset);
  record = cb_record_new (kind, &ruleset, deal);
  record->names = g_strsplit ("Ada;Brie", ";", -1);
  record->order = order;
  while (record->moves->len < n_moves && kind->to_move (state) != CB_SEAT_NONE)
    {
      g_autoptr (GArray) moves = cb_kind_dup_moves (kind, state);

      g_array_append_vals (record->moves, moves->data, 1);
      kind->apply (state, g_array_index (moves, CbMove, 0));
    }
  record->over = kind->to_move (state) == CB_SEAT_NONE;

  return record;
}

static char *
dup_path (const char *name)
{
  g_autofree char *folder = cb_games_dup_folder ();

  return g_build_filename (folder, name, NULL);
}

static void
write_text (const char *name,
            const char *text)
{
  g_autofree char *path = dup_path (name);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static void
write_game (const char *name,
            guint64     order,
            guint       n_moves)
{
  g_autoptr (CbRecord) record = new_record (order, n_moves);
  g_autofree char *text = cb_record_format (record);

  write_text (name, text);
}

static CbShelf *
new_complete (void)
{
  CbShelf *shelf = cb_shelf_new ();

  while (!cb_shelf_get_complete (shelf))
    g_main_context_iteration (NULL, TRUE);

  return shelf;
}

/* The names of the files, without their ending, in the order of the list. */
static char *
dup_names (CbShelf *shelf)
{
  g_autoptr (GPtrArray) infos = cb_shelf_dup_infos (shelf);
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < infos->len; i++)
    {
      const CbGameInfo *info = g_ptr_array_index (infos, i);
      g_autofree char *name = g_path_get_basename (info->path);

      g_string_append_printf (names, "%s%.*s", i > 0 ? " " : "",
                              (int) (strlen (name) - strlen (CB_RECORD_SUFFIX)), name);
    }

  return g_string_free (names, FALSE);
}

static void
assert_names (CbShelf    *shelf,
              const char *expected)
{
  g_autofree char *names = dup_names (shelf);

  g_assert_cmpstr (names, ==, expected);
}

static void
wait_for_names (CbShelf    *shelf,
                const char *expected)
{
  g_autofree char *names = dup_names (shelf);

  while (!g_str_equal (names, expected))
    {
      g_main_context_iteration (NULL, TRUE);
      g_free (names);
      names = dup_names (shelf);
    }
}

static void
test_info (void)
{
  g_autofree char *path = dup_path ("2026-03-01 17-30-05 2.cheese");
  g_autoptr (CbGameInfo) open = NULL, over = NULL;
  g_autofree char *began = NULL;

  write_game ("2026-03-01 17-30-05 2.cheese", 7, 3);
  open = cb_game_info_new_for_path (path);
  g_assert_no_error (open->error);
  g_assert_true (open->kind == cb_registry_get_kind (0));
  g_assert_cmpuint (open->order, ==, 7);
  g_assert_cmpuint (open->n_seats, ==, 2);
  g_assert_cmpstr (open->names[1], ==, "Brie");
  g_assert_cmpuint (open->n_plies, ==, 3);
  g_assert_false (open->over);
  g_assert_cmpuint (open->winners, ==, 0);
  began = g_date_time_format (open->began, "%F %T");
  g_assert_cmpstr (began, ==, "2026-03-01 17:30:05");

  write_game ("2026-03-01 17-30-05 2.cheese", 7, G_MAXUINT);
  over = cb_game_info_new_for_path (path);
  g_assert_true (over->over);
  g_assert_cmpuint (over->winners, !=, 0);
  clear_games ();
}

static void
test_info_damaged (void)
{
  g_autofree char *path = dup_path ("a.cheese");
  g_autoptr (CbGameInfo) info = NULL, gone = NULL;

  write_text ("a.cheese", "[Record]\nFormat=1\n");
  info = cb_game_info_new_for_path (path);
  g_assert_error (info->error, CB_ERROR, CB_ERROR_RECORD);
  g_assert_null (info->kind);
  g_assert_nonnull (info->began);

  clear_games ();
  gone = cb_game_info_new_for_path (path);
  g_assert_null (gone);
}

static void
test_empty (void)
{
  CbShelf *shelf = new_complete ();

  g_assert_cmpuint (g_list_model_get_n_items (cb_shelf_get_games (shelf)), ==, 0);
  g_assert_finalize_object (shelf);
}

/* By what the records say, and not by the names or times of the files. */
static void
test_order (void)
{
  CbShelf *shelf;

  write_game ("b.cheese", 3, 0);
  write_game ("a.cheese", 2, G_MAXUINT);
  write_game ("d.cheese", 1, 0);
  write_text ("c.cheese", "nonsense");
  write_text ("other.txt", "nonsense");
  shelf = new_complete ();
  assert_names (shelf, "b a d c");
  g_assert_finalize_object (shelf);
  clear_games ();
}

static void
count_items (GListModel *games,
             guint       position,
             guint       removed,
             guint       added,
             guint      *n)
{
  /* Each of the first games costs a list a widget. */
  g_assert_cmpuint (added, <=, *n < 240 ? 10 : 200);
  *n += added - removed;
}

static void
test_many (void)
{
  guint n = 0;
  CbShelf *shelf;
  g_autoptr (GPtrArray) infos = NULL;

  for (guint i = 0; i < N_MANY; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.cheese", i);

      write_game (name, 1 + i * 7919 % N_MANY, 0);
    }

  shelf = cb_shelf_new ();
  g_signal_connect (cb_shelf_get_games (shelf), "items-changed", G_CALLBACK (count_items), &n);
  while (!cb_shelf_get_complete (shelf))
    g_main_context_iteration (NULL, TRUE);
  infos = cb_shelf_dup_infos (shelf);
  g_assert_cmpuint (infos->len, ==, N_MANY);
  g_assert_cmpuint (n, ==, N_MANY);
  for (guint i = 0; i < infos->len; i++)
    g_assert_cmpuint (((CbGameInfo *) g_ptr_array_index (infos, i))->order, ==, N_MANY - i);
  g_assert_finalize_object (shelf);
  clear_games ();
}

/* Games that are written, played on, and deleted by whomever. */
static void
test_follows (void)
{
  g_autofree char *first = dup_path ("a.cheese");
  CbShelf *shelf;

  write_game ("a.cheese", 1, 0);
  shelf = new_complete ();
  write_game ("b.cheese", 2, 0);
  wait_for_names (shelf, "b a");
  g_assert_false (cb_shelf_find (shelf, first)->over);

  write_game ("a.cheese", 3, G_MAXUINT);
  wait_for_names (shelf, "a b");
  g_assert_true (cb_shelf_find (shelf, first)->over);

  g_remove (first);
  wait_for_names (shelf, "b");
  g_assert_null (cb_shelf_find (shelf, first));
  g_assert_finalize_object (shelf);
  clear_games ();
}

static const char *
get_first_name (CbShelf *shelf)
{
  g_autoptr (CbGameInfo) info = g_list_model_get_item (cb_shelf_get_games (shelf), 0);

  return info->names[0];
}

static void
wait_for_first_name (CbShelf    *shelf,
                     const char *expected)
{
  while (!g_str_equal (get_first_name (shelf), expected))
    g_main_context_iteration (NULL, TRUE);
}

/* What is said of names is known from the first game on, and followed, whoever says it. */
static void
test_roster (void)
{
  g_autofree char *folder = cb_games_dup_folder ();
  g_autofree char *path = dup_path ("a.cheese"), *said = dup_path (CB_ROSTER_NAME);
  g_autoptr (CbRoster) none = cb_roster_new ();
  g_autoptr (CbRoster) first = cb_roster_rename (none, "Ada", "Adele", 2);
  g_autoptr (CbRoster) second = cb_roster_rename (first, "Adele", "Zoé", 2);
  CbShelf *shelf;

  write_game ("a.cheese", 1, G_MAXUINT);
  write_game ("b.cheese", 2, 0);
  g_assert_true (cb_roster_save (first, folder, NULL));
  shelf = new_complete ();
  g_assert_cmpstr (get_first_name (shelf), ==, "Adele");

  cb_shelf_set_roster (shelf, second);
  g_assert_cmpstr (get_first_name (shelf), ==, "Zoé");
  g_assert_cmpstr (cb_shelf_find (shelf, path)->names[0], ==, "Zoé");
  assert_names (shelf, "b a");
  g_assert_true (cb_roster_save (none, folder, NULL));
  wait_for_first_name (shelf, "Ada");
  g_assert_true (cb_roster_save (second, folder, NULL));
  wait_for_first_name (shelf, "Zoé");
  g_remove (said);
  wait_for_first_name (shelf, "Ada");

  /* It knows them all still. */
  g_remove (path);
  wait_for_names (shelf, "b");
  g_assert_finalize_object (shelf);
  clear_games ();
}

/* Nothing is waited for when nobody is there any more. */
static void
test_dropped (void)
{
  write_game ("a.cheese", 1, 0);
  for (guint i = 0; i < 20; i++)
    {
      CbShelf *shelf = cb_shelf_new ();

      for (guint j = 0; j < i; j++)
        g_main_context_iteration (NULL, FALSE);
      g_assert_finalize_object (shelf);
    }
  clear_games ();
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("cheeseboard-XXXXXX", NULL);
  g_autofree char *games = NULL, *parent = NULL;
  int result;

  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_test_init (&argc, &argv, NULL);
  games = cb_games_dup_folder ();
  g_mkdir_with_parents (games, 0700);

  g_test_add_func ("/shelf/info", test_info);
  g_test_add_func ("/shelf/info-damaged", test_info_damaged);
  g_test_add_func ("/shelf/empty", test_empty);
  g_test_add_func ("/shelf/order", test_order);
  g_test_add_func ("/shelf/many", test_many);
  g_test_add_func ("/shelf/follows", test_follows);
  g_test_add_func ("/shelf/roster", test_roster);
  g_test_add_func ("/shelf/dropped", test_dropped);
  result = g_test_run ();

  parent = g_path_get_dirname (games);
  clear_games ();
  g_remove (games);
  g_remove (parent);
  g_remove (folder);

  return result;
}
