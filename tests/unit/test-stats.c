/* test-stats.c - how players stand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-person.h"
#include "cb-registry.h"
#include "cb-series.h"
#include "cb-stats.h"

#include <string.h>

/* @players is such as "Ada:7 Brie:5* easy:0": with scores, and a star for who won; a
 * game without a star is not over. */
static CbGameInfo *
new_info (guint64     order,
          guint       kind,
          const char *players)
{
  g_auto (GStrv) words = g_strsplit (players, " ", -1);
  CbGameInfo *info = g_object_new (CB_TYPE_GAME_INFO, NULL);

  info->path = g_strdup_printf ("%" G_GUINT64_FORMAT, order);
  info->order = order;
  info->kind = cb_registry_get_kind (kind);
  info->n_seats = g_strv_length (words);
  info->names = g_new0 (char *, info->n_seats + 1);
  for (guint i = 0; i < info->n_seats; i++)
    {
      g_auto (GStrv) parts = g_strsplit (words[i], ":", 2);
      g_autofree char *id = g_strconcat ("computer-", parts[0], NULL);

      info->names[i] = g_strdup (parts[0]);
      info->marks.of[i] = (guint8) (info->n_seats - 1 - i);
      cb_controller_parse (id, &info->controllers[i]);
      info->scores[i] = (int) g_ascii_strtoll (parts[1], NULL, 10);
      if (strchr (parts[1], '*') != NULL)
        info->winners |= 1u << i;
    }
  info->recorded = g_strdupv (info->names);
  info->over = info->winners != 0;

  return info;
}

static GPtrArray *
new_games (void)
{
  GPtrArray *infos = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (infos, new_info (3, 0, "Brie:4 Ada:4* easy:9*"));
  g_ptr_array_add (infos, new_info (1, 0, "Ada:7* Brie:5"));
  g_ptr_array_add (infos, new_info (5, 0, "Brie:6* Ada:2"));
  g_ptr_array_add (infos, new_info (2, 0, "Ada:3* Brie:1"));
  g_ptr_array_add (infos, new_info (6, 0, "Brie:6 Ada:2"));
  g_ptr_array_add (infos, new_info (4, 1, "Ada:1 easy:2* easy:0"));

  return infos;
}

static char *
format_tally (const CbTally *tally)
{
  return g_strdup_printf ("%u games %u wins %u shared %g of %.4g", tally->games, tally->wins,
                          tally->shared, tally->points, tally->luck);
}

static void
assert_tally (const CbTally *tally,
              const char    *expected)
{
  g_autofree char *text = format_tally (tally);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_collect (void)
{
  g_autoptr (GPtrArray) infos = new_games ();
  g_autoptr (GPtrArray) all = cb_stats_collect (infos);
  const CbFigures *ada;

  g_assert_cmpuint (all->len, ==, 5);
  ada = g_ptr_array_index (all, 1);
  g_assert_cmpstr (ada->player, ==, "Ada");
  g_assert_true (ada->kind == cb_registry_get_kind (0));
  assert_tally (&ada->all, "4 games 2 wins 1 shared 2.5 of 1.833");
  assert_tally (&ada->against[CB_CONTROLLER_EASY], "1 games 0 wins 1 shared 0.5 of 0.3333");
  assert_tally (&ada->against[CB_CONTROLLER_HARD], "0 games 0 wins 0 shared 0 of 0");
  g_assert_cmpint (ada->best, ==, 7);
  g_assert_cmpfloat (cb_figures_mean (ada), ==, 4.0);
  g_assert_cmpuint (ada->longest, ==, 3);
  g_assert_cmpuint (ada->run, ==, 0);
}

/* In the order played, whatever the order of the list. */
static void
test_marks (void)
{
  g_autoptr (GPtrArray) infos = new_games ();
  g_autoptr (GPtrArray) all = cb_stats_collect (infos);
  const CbFigures *ada = g_ptr_array_index (all, 1);
  const int scores[] = { 7, 3, 4, 2 };

  g_assert_cmpuint (ada->marks->len, ==, G_N_ELEMENTS (scores));
  for (guint i = 0; i < ada->marks->len; i++)
    g_assert_cmpint (g_array_index (ada->marks, CbMark, i).score, ==, scores[i]);
  g_assert_cmpfloat (g_array_index (ada->marks, CbMark, 2).points, ==, 0.5);
}

/* Two computer players of a level have played two games, but are one opponent. */
static void
test_levels (void)
{
  g_autoptr (GPtrArray) infos = new_games ();
  g_autoptr (GPtrArray) all = cb_stats_collect (infos);
  const CbFigures *ada = g_ptr_array_index (all, 0), *easy = g_ptr_array_index (all, 3);

  assert_tally (&ada->against[CB_CONTROLLER_EASY], "1 games 0 wins 0 shared 0 of 0.3333");
  g_assert_cmpstr (easy->player, ==, "computer-easy");
  g_assert_true (easy->kind == cb_registry_get_kind (1));
  assert_tally (&easy->all, "2 games 1 wins 0 shared 1 of 0.6667");
}

static GPtrArray *
apply (GPtrArray      *infos,
       const CbRoster *roster)
{
  GPtrArray *applied = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < infos->len; i++)
    g_ptr_array_add (applied, cb_game_info_apply (g_ptr_array_index (infos, i), roster));

  return applied;
}

/* Somebody is called otherwise, and somebody is forgotten, up to a game. */
static void
test_roster (void)
{
  g_autoptr (CbRoster) none = cb_roster_new ();
  g_autoptr (CbRoster) renamed = cb_roster_rename (none, "Ada", "Adele", 6);
  g_autoptr (CbRoster) roster = cb_roster_forget (renamed, "Brie", 3);
  g_autoptr (GPtrArray) infos = new_games (), applied = apply (infos, roster);
  g_autoptr (GPtrArray) all = cb_stats_collect (applied);
  const CbFigures *adele = g_ptr_array_index (all, 1), *brie = g_ptr_array_index (all, 2);

  g_assert_cmpuint (all->len, ==, 5);
  g_assert_cmpstr (adele->player, ==, "Adele");
  assert_tally (&adele->all, "4 games 2 wins 1 shared 2.5 of 1.833");
  g_assert_cmpstr (brie->player, ==, "Brie");
  assert_tally (&brie->all, "1 games 1 wins 0 shared 1 of 0.5");
}

/* What nothing is said of is left as it is; records are never written anew. */
static void
test_apply (void)
{
  g_autoptr (CbRoster) none = cb_roster_new ();
  g_autoptr (CbRoster) roster = cb_roster_rename (none, "easy", "Adele", 9);
  g_autoptr (CbRoster) renamed = cb_roster_rename (none, "Ada", "Adele", 9);
  g_autoptr (CbGameInfo) info = new_info (4, 1, "Ada:1 easy:2* easy:0");
  g_autoptr (CbGameInfo) same = cb_game_info_apply (info, roster);
  g_autoptr (CbGameInfo) other = cb_game_info_apply (info, renamed);
  g_autoptr (CbGameInfo) back = cb_game_info_apply (other, none);

  g_assert_true (same == info);
  g_assert_true (other != info);
  g_assert_cmpstr (other->names[0], ==, "Adele");
  g_assert_cmpstr (other->recorded[0], ==, "Ada");
  g_assert_true (cb_game_info_has_name (other, "adele"));
  g_assert_cmpint (other->scores[1], ==, 2);
  g_assert_cmpuint (other->winners, ==, info->winners);
  g_assert_true ((other->state != NULL) == (info->state != NULL));
  g_assert_cmpint (other->controllers[1], ==, CB_CONTROLLER_EASY);
  g_assert_cmpint (cb_game_info_compare (other, info), ==, 0);
  g_assert_cmpstr (back->names[0], ==, "Ada");
}

/* A person may be called what they like. */
static void
test_human_like_computer (void)
{
  g_autoptr (GPtrArray) infos = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) all = NULL;

  g_ptr_array_add (infos, new_info (1, 0, "computer-easy:1* easy:2"));
  all = cb_stats_collect (infos);
  g_assert_cmpuint (all->len, ==, 2);
}

static char *
dup_people (GPtrArray *infos)
{
  g_autoptr (GPtrArray) people = cb_person_list (infos);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < people->len; i++)
    {
      const CbPerson *person = g_ptr_array_index (people, i);

      g_string_append_printf (text, "%s:%u ", person->name, person->mark);
    }

  return g_string_free (text, FALSE);
}

/* Whoever played last is offered first, with their last mark; computer players are not, nor
 * who is forgotten. */
static void
test_people (void)
{
  g_autoptr (CbRoster) none = cb_roster_new ();
  g_autoptr (CbRoster) forgetful = cb_roster_forget (none, "Zoe", 2);
  g_autoptr (CbRoster) roster = cb_roster_rename (forgetful, "Ada", "Brie", 3);
  g_autoptr (GPtrArray) infos = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) applied = NULL;
  g_autofree char *all = NULL, *known = NULL;

  g_ptr_array_add (infos, new_info (3, 0, "easy:1 hard:2"));
  g_ptr_array_add (infos, new_info (2, 0, "Zoe:1 Ada:1* easy:2"));
  g_ptr_array_add (infos, new_info (1, 1, "Ada:1* Brie:2"));
  all = dup_people (infos);
  g_assert_cmpstr (all, ==, "Zoe:2 Ada:1 Brie:0 ");
  applied = apply (infos, roster);
  known = dup_people (applied);
  g_assert_cmpstr (known, ==, "Brie:1 ");
}

static void
assert_series (GPtrArray  *infos,
               const char *players,
               guint       games,
               guint       first,
               guint       second,
               guint       shared)
{
  g_autoptr (CbGameInfo) game = new_info (100, 0, players);
  CbSeries series;

  cb_series_count (game, infos, &series);
  g_assert_cmpuint (series.games, ==, games);
  g_assert_cmpuint (series.wins[0], ==, first);
  g_assert_cmpuint (series.wins[1], ==, second);
  g_assert_cmpuint (series.shared, ==, shared);
}

static void
test_series (void)
{
  g_autoptr (GPtrArray) infos = new_games ();

  assert_series (infos, "Brie:0 Ada:0", 3, 1, 2, 0);
  assert_series (infos, "Ada:0 Brie:0", 3, 2, 1, 0);
  assert_series (infos, "Ada:0 easy:0 Brie:0", 1, 0, 0, 1);
  assert_series (infos, "Ada:0 hard:0 Brie:0", 0, 0, 0, 0);
  assert_series (infos, "Ada:0 Ada:0", 0, 0, 0, 0);
  assert_series (infos, "Ada:0 easy:0", 0, 0, 0, 0);
}

/* A game in which somebody is forgotten is nobody's any more. */
static void
test_series_roster (void)
{
  g_autoptr (CbRoster) none = cb_roster_new ();
  g_autoptr (CbRoster) renamed = cb_roster_rename (none, "Ada", "Adele", 9);
  g_autoptr (CbRoster) roster = cb_roster_forget (renamed, "Brie", 1);
  g_autoptr (GPtrArray) infos = new_games (), applied = apply (infos, roster);

  assert_series (applied, "Brie:0 Adele:0", 2, 1, 1, 0);
  assert_series (applied, "Brie:0 Ada:0", 0, 0, 0, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/stats/collect", test_collect);
  g_test_add_func ("/stats/marks", test_marks);
  g_test_add_func ("/stats/levels", test_levels);
  g_test_add_func ("/stats/roster", test_roster);
  g_test_add_func ("/stats/apply", test_apply);
  g_test_add_func ("/stats/human-like-computer", test_human_like_computer);
  g_test_add_func ("/stats/people", test_people);
  g_test_add_func ("/stats/series", test_series);
  g_test_add_func ("/stats/series-roster", test_series_roster);

  return g_test_run ();
}
