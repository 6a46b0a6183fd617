/* cb-window-players.c - the window: players who are renamed, merged and forgotten
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-window-private.h"

#include "cb-compat.h"
#include "cb-file-error.h"
#include "cb-game-views.h"
#include "cb-person.h"
#include "cb-settings.h"

#include <glib/gi18n.h>

/* The names that set-up shows, by game. */
static GVariant *
dup_setup_names (void)
{
  g_auto (GVariantBuilder) names = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(sas)"));

  for (guint i = 0; i < cb_game_views_get_n_views (); i++)
    {
      const char *game = cb_game_views_get_view (i)->kind->id;
      g_autoptr (GSettings) settings = cb_settings_new_for_game (game);
      g_autoptr (GVariant) of_game = g_settings_get_value (settings, "names");

      g_variant_builder_add (&names, "(s@as)", game, of_game);
    }

  return g_variant_ref_sink (g_variant_builder_end (&names));
}

static void
set_setup_names (GVariant *names)
{
  GVariantIter iter;
  const char *game;
  GVariant *of_game;

  g_variant_iter_init (&iter, names);
  while (g_variant_iter_next (&iter, "(&s@as)", &game, &of_game))
    {
      g_autoptr (GSettings) settings = cb_settings_new_for_game (game);

      g_settings_set_value (settings, "names", of_game);
      g_variant_unref (of_game);
    }
}

/* A computer player may be called like somebody. */
static gboolean
is_computer (char **seats,
             guint  seat)
{
  return seat < g_strv_length (seats) && !g_str_equal (seats[seat], "human");
}

/* The name of one player, or of all; an empty one stands for the usual name of the seat. */
static void
change_setup_names (const char *player,
                    const char *to)
{
  for (guint i = 0; i < cb_game_views_get_n_views (); i++)
    {
      const char *game = cb_game_views_get_view (i)->kind->id;
      g_autoptr (GSettings) settings = cb_settings_new_for_game (game);
      g_auto (GStrv) names = g_settings_get_strv (settings, "names");
      g_auto (GStrv) seats = g_settings_get_strv (settings, "seats");

      for (guint seat = 0; names[seat] != NULL; seat++)
        if (!is_computer (seats, seat) && (player == NULL || g_str_equal (names[seat], player)))
          {
            g_free (names[seat]);
            names[seat] = g_strdup (to);
          }
      g_settings_set_strv (settings, "names", (const char *const *) names);
    }
}

static void begin_saving (CbWindow *self);

/* What was said since is written next. */
static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (CbWindow) self = user_data;
  g_autoptr (GError) error = NULL;

  self->copying--;
  self->saving_roster = FALSE;
  if (!g_task_propagate_boolean (G_TASK (result), &error) && self->messages != NULL)
    /* Translators: a sentence about what is wrong follows. */
    cb_window_say (self, _("The change could not be saved. %s."),
                   cb_file_error_explain (error));
  begin_saving (self);
}

static void
save_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  g_autofree char *folder = cb_games_dup_folder ();
  GError *error = NULL;

  if (cb_roster_save (task_data, folder, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
begin_saving (CbWindow *self)
{
  g_autoptr (GTask) task = NULL;

  if (self->saving_roster || self->unsaved_roster == NULL)
    return;

  self->copying++;
  self->saving_roster = TRUE;
  task = g_task_new (NULL, NULL, saved_cb, g_object_ref (self));
  g_task_set_source_tag (task, begin_saving);
  g_task_set_task_data (task, g_steal_pointer (&self->unsaved_roster),
                        (GDestroyNotify) cb_roster_unref);
  g_task_run_in_thread (task, save_in_thread);
}

static void
use_roster (CbWindow *self,
            CbRoster *roster)
{
  cb_shelf_set_roster (cb_window_get_shelf (self), roster);
  g_clear_pointer (&self->unsaved_roster, cb_roster_unref);
  self->unsaved_roster = cb_roster_ref (roster);
  begin_saving (self);
}

/* As it is before something is changed. */
static void
remember (CbWindow   *self,
          const char *player)
{
  cb_window_drop_players (self);
  self->old_roster = cb_roster_ref (cb_shelf_get_roster (cb_window_get_shelf (self)));
  self->old_names = dup_setup_names ();
  self->old_player = g_strdup (player);
}

static guint64
get_last_order (CbWindow *self)
{
  GListModel *games = cb_shelf_get_games (cb_window_get_shelf (self));
  g_autoptr (CbGameInfo) latest = g_list_model_get_item (games, 0);

  return latest != NULL ? latest->order : 0;
}

static void
offer_undo (CbWindow *self,
            char     *text)
{
  cb_messages_offer (self->messages, text, _("_Undo"), "win.restore-players");
  g_free (text);
}

static void
rename_player_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  CbWindow *self = user_data;
  CbRoster *old = cb_shelf_get_roster (cb_window_get_shelf (self));
  g_autoptr (CbRoster) roster = NULL;
  const char *player, *to;
  gboolean joins;

  g_variant_get (parameter, "(&s&s)", &player, &to);
  if (g_str_equal (player, to))
    return;

  joins = cb_players_has (cb_window_get_players (self), to);
  roster = cb_roster_rename (old, player, to, get_last_order (self));
  remember (self, player);
  change_setup_names (player, to);
  cb_players_show (self->players, to);
  use_roster (self, roster);
  /* Translators: the names of two players who turned out to be one. */
  offer_undo (self, joins ? g_strdup_printf (_("%s and %s are one player now."), player, to)
                          /* Translators: a player, and a new name for that player. */
                          : g_strdup_printf (_("%s is now called %s."), player, to));
}

static void
forget_player (CbWindow   *self,
               const char *player)
{
  CbRoster *old = cb_shelf_get_roster (cb_window_get_shelf (self));
  g_autoptr (CbRoster) roster = cb_roster_forget (old, player, get_last_order (self));

  remember (self, player);
  change_setup_names (player, "");
  use_roster (self, roster);
  offer_undo (self, g_strdup_printf (_("%s is forgotten."), player));
}

static void
forget_answered_cb (GtkWindow  *window,
                    const char *answer)
{
  CbWindow *self = CB_WINDOW (window);
  g_autofree char *player = g_steal_pointer (&self->forgetting);

  if (player != NULL && g_str_equal (answer, "forget"))
    forget_player (self, player);
}

static void
ask (CbWindow     *self,
     const char   *heading,
     const char   *body,
     const char   *label,
     CbAnswerFunc  func)
{
  const CbAnswer answers[] = {
    { "cancel", _("_Cancel"), CB_ANSWER_PLAIN },
    { "forget", label, CB_ANSWER_DESTRUCTIVE },
  };

  cb_compat_ask (GTK_WINDOW (self), heading, body, answers, G_N_ELEMENTS (answers), func);
}

static void
forget_player_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  CbWindow *self = user_data;
  const char *player = g_variant_get_string (parameter, NULL);
  g_autofree char *heading = NULL, *body = NULL;

  g_free (self->forgetting);
  self->forgetting = g_strdup (player);
  /* Translators: the heading of a question about a player. */
  heading = g_strdup_printf (_("Forget %s?"), player);
  body = g_strdup_printf (_("%s will disappear from the statistics and no longer be suggested for "
                            "new games. No game will be deleted: they all stay in the list, with "
                            "this name. Whoever plays under this name again starts from zero."),
                          player);
  ask (self, heading, body, _("_Forget"), forget_answered_cb);
}

/* The games that are over; the names in all others are still of use. */
static GPtrArray *
list_finished (CbWindow   *self,
               GHashTable *names)
{
  g_autoptr (GPtrArray) infos = cb_shelf_dup_infos (cb_window_get_shelf (self));
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < infos->len; i++)
    {
      const CbGameInfo *info = g_ptr_array_index (infos, i);

      if (info->over)
        g_ptr_array_add (paths, g_strdup (info->path));
      for (guint seat = 0; !info->over && seat < info->n_seats; seat++)
        g_hash_table_add (names, g_strdup (info->recorded[seat]));
    }

  return paths;
}

/* What is only said of names in games that are gone would give them away. */
static void
forget_all_answered_cb (GtkWindow  *window,
                        const char *answer)
{
  CbWindow *self = CB_WINDOW (window);
  g_autoptr (GHashTable) names = NULL;
  g_autoptr (GPtrArray) paths = NULL;
  g_autoptr (CbRoster) roster = NULL;

  if (!g_str_equal (answer, "forget"))
    return;

  names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  paths = list_finished (self, names);
  roster = cb_roster_keep (cb_shelf_get_roster (self->shelf), names);
  remember (self, NULL);
  change_setup_names (NULL, "");
  use_roster (self, roster);
  cb_window_delete_games (self, paths);
  self->forgot_all = TRUE;
}

static void
forget_all_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  CbWindow *self = user_data;
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) paths = list_finished (self, names);
  g_autofree char *body = NULL;

  body = g_strdup_printf (ngettext ("%u finished game will be deleted, along with all "
                                    "statistics. Games under way and options stay.",
                                    "%u finished games will be deleted, along with all "
                                    "statistics. Games under way and options stay.", paths->len),
                          paths->len);
  ask (self, _("Forget Everything?"), body, _("_Forget Everything"), forget_all_answered_cb);
}

static void
restore_players_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       user_data)
{
  CbWindow *self = user_data;

  if (self->old_roster == NULL)
    return;

  set_setup_names (self->old_names);
  if (self->players != NULL && self->old_player != NULL)
    cb_players_show (self->players, self->old_player);
  use_roster (self, self->old_roster);
  if (self->forgot_all)
    g_action_group_activate_action (G_ACTION_GROUP (self), "restore-games", NULL);
  self->forgot_all = FALSE;
  cb_window_drop_players (self);
}

static const GActionEntry entries[] = {
  { .name = "rename-player", .activate = rename_player_cb, .parameter_type = "(ss)" },
  { .name = "forget-player", .activate = forget_player_cb, .parameter_type = "s" },
  { .name = "forget-all", .activate = forget_all_cb },
  { .name = "restore-players", .activate = restore_players_cb },
};

void
cb_window_add_player_actions (CbWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

/* After the games are gone, which takes a moment. */
void
cb_window_say_forgotten (CbWindow *self,
                         guint     n_games)
{
  offer_undo (self, g_strdup_printf (ngettext ("Everything is forgotten: %u game was deleted.",
                                               "Everything is forgotten: %u games were deleted.",
                                               n_games), n_games));
}

/* What was changed last is changed for good. */
void
cb_window_drop_players (CbWindow *self)
{
  g_clear_pointer (&self->old_roster, cb_roster_unref);
  g_clear_pointer (&self->old_names, g_variant_unref);
  g_clear_pointer (&self->old_player, g_free);
}
