/* cb-cli-stats.c - cheeseboard-cli stats
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-cli.h"

#include "cb-games.h"
#include "cb-stats.h"

static void
add_count (JsonBuilder *builder,
           const char  *name,
           double       number)
{
  json_builder_set_member_name (builder, name);
  cb_cli_add_number (builder, number);
}

static void
add_text (JsonBuilder *builder,
          const char  *name,
          const char  *text)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_string_value (builder, text);
}

static void
add_tally (JsonBuilder   *builder,
           const CbTally *tally)
{
  add_count (builder, "games", tally->games);
  add_count (builder, "wins", tally->wins);
  add_count (builder, "shared", tally->shared);
  add_count (builder, "points", tally->points);
}

/* The levels that the player met, from the easiest on. */
static void
add_levels (JsonBuilder     *builder,
            const CbFigures *figures)
{
  json_builder_set_member_name (builder, "against");
  json_builder_begin_object (builder);
  for (guint i = 0; i < CB_N_CONTROLLERS; i++)
    if (figures->against[i].games > 0)
      {
        json_builder_set_member_name (builder, cb_controller_get_id ((CbController) i));
        json_builder_begin_object (builder);
        add_tally (builder, &figures->against[i]);
        add_count (builder, "luck", figures->against[i].luck);
        json_builder_end_object (builder);
      }
  json_builder_end_object (builder);
}

static void
print_figures (const CbFigures *figures)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  add_text (builder, "player", figures->player);
  add_text (builder, "game", figures->kind->id);
  add_tally (builder, &figures->all);
  add_count (builder, "best", figures->best);
  add_count (builder, "mean", cb_figures_mean (figures));
  add_count (builder, "longest", figures->longest);
  add_count (builder, "luck", figures->all.luck);
  add_levels (builder, figures);
  json_builder_end_object (builder);
  cb_cli_print (builder);
}

static int
compare_paths (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* What cannot be read is told, in the order of names. */
static GPtrArray *
read_games (GPtrArray      *paths,
            const CbRoster *roster)
{
  GPtrArray *infos = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_sort (paths, compare_paths);
  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (CbGameInfo) info = cb_game_info_new_for_path (g_ptr_array_index (paths, i));

      if (info == NULL)
        continue;
      if (info->error != NULL)
        cb_cli_fail_at (info->path, info->error);
      g_ptr_array_add (infos, cb_game_info_apply (info, roster));
    }

  return infos;
}

/* The names are who they are in the program that shows the same folder. */
static CbRoster *
load_roster (const char *folder)
{
  g_autofree char *own = folder == NULL ? cb_games_dup_folder () : NULL;

  return cb_roster_load (folder != NULL ? folder : own);
}

/* Without a folder, where nobody has played yet, there is nothing to tell. */
static GPtrArray *
list_games (const char  *folder,
            CbCliStatus *status)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *paths;

  if (folder == NULL)
    return cb_games_list ();

  paths = cb_games_list_folder (folder, &error);
  if (paths == NULL)
    *status = cb_cli_fail_at (folder, error);

  return paths;
}

CbCliStatus
cb_cli_stats (int    argc,
              char **argv)
{
  g_autofree char *folder = NULL;
  g_autoptr (GPtrArray) paths = NULL, infos = NULL, figures = NULL;
  g_autoptr (CbRoster) roster = NULL;
  CbCliStatus status;

  if (!cb_cli_parse_folder (&folder, argc, argv, &status))
    return status;
  paths = list_games (folder, &status);
  if (paths == NULL)
    return status;

  roster = load_roster (folder);
  infos = read_games (paths, roster);
  figures = cb_stats_collect (infos);
  for (guint i = 0; i < figures->len; i++)
    print_figures (g_ptr_array_index (figures, i));

  return CB_CLI_OK;
}
