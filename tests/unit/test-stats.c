/* test-stats.c - how players stand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

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
      cb_controller_parse (id, &info->controllers[i]);
      info->scores[i] = (int) g_ascii_strtoll (parts[1], NULL, 10);
      if (strchr (parts[1], '*') != NULL)
        info->winners |= 1u << i;
    }
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
  g_autoptr (GPtrArray) all = cb_stats_collect (infos, NULL);
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
  g_autoptr (GPtrArray) all = cb_stats_collect (infos, NULL);
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
  g_autoptr (GPtrArray) all = cb_stats_collect (infos, NULL);
  const CbFigures *ada = g_ptr_array_index (all, 0), *easy = g_ptr_array_index (all, 3);

  assert_tally (&ada->against[CB_CONTROLLER_EASY], "1 games 0 wins 0 shared 0 of 0.3333");
  g_assert_cmpstr (easy->player, ==, "computer-easy");
  g_assert_true (easy->kind == cb_registry_get_kind (1));
  assert_tally (&easy->all, "2 games 1 wins 0 shared 1 of 0.6667");
}

static const char *
rename_player (const char *name,
               gpointer    data)
{
  if (g_str_equal (name, "Brie"))
    return NULL;

  return g_str_equal (name, "Ada") ? data : name;
}

static void
test_renames (void)
{
  char adele[] = "Adele";
  const CbRenames renames = { rename_player, adele };
  g_autoptr (GPtrArray) infos = new_games ();
  g_autoptr (GPtrArray) all = cb_stats_collect (infos, &renames);

  g_assert_cmpuint (all->len, ==, 4);
  g_assert_cmpstr (((CbFigures *) g_ptr_array_index (all, 0))->player, ==, adele);
  g_assert_cmpstr (((CbFigures *) g_ptr_array_index (all, 2))->player, ==, "computer-easy");
}

/* A person may be called what they like. */
static void
test_human_like_computer (void)
{
  g_autoptr (GPtrArray) infos = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) all = NULL;

  g_ptr_array_add (infos, new_info (1, 0, "computer-easy:1* easy:2"));
  all = cb_stats_collect (infos, NULL);
  g_assert_cmpuint (all->len, ==, 2);
}

/* Whoever played last is offered first; computer players are not. */
static void
test_names (void)
{
  g_autoptr (GPtrArray) infos = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) names = NULL;

  g_ptr_array_add (infos, new_info (3, 0, "Zoe:1 easy:2"));
  g_ptr_array_add (infos, new_info (2, 0, "Brie:1* Zoe:2"));
  g_ptr_array_add (infos, new_info (1, 1, "Ada:1* Brie:2"));
  names = cb_stats_list_names (infos);
  g_assert_cmpuint (names->len, ==, 3);
  g_assert_cmpstr (g_ptr_array_index (names, 0), ==, "Zoe");
  g_assert_cmpstr (g_ptr_array_index (names, 1), ==, "Brie");
  g_assert_cmpstr (g_ptr_array_index (names, 2), ==, "Ada");
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

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/stats/collect", test_collect);
  g_test_add_func ("/stats/marks", test_marks);
  g_test_add_func ("/stats/levels", test_levels);
  g_test_add_func ("/stats/renames", test_renames);
  g_test_add_func ("/stats/human-like-computer", test_human_like_computer);
  g_test_add_func ("/stats/names", test_names);
  g_test_add_func ("/stats/series", test_series);

  return g_test_run ();
}
