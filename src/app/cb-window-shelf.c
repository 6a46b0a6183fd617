/* cb-window-shelf.c - the window: all games, and what is done with them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-window-private.h"

#include "cb-compat.h"
#include "cb-file-error.h"
#include "cb-game-words.h"
#include "cb-record-session.h"
#include "cb-removal.h"

#include <glib/gi18n.h>

/**
 * Errand:
 * @window: who asked
 * @file: the game
 * @done: gets its record
 *
 * A game that is to be read first.
 */
typedef struct
{
  CbWindow *window;
  GFile    *file;
  void    (*done) (CbWindow       *window,
                   const char     *path,
                   CbRecord       *record);
} Errand;

static void
errand_free (Errand *self)
{
  g_object_unref (self->window);
  g_object_unref (self->file);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Errand, errand_free)

/* Nobody is there to be told if the window was closed meanwhile. */
static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (Errand) errand = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (CbRecord) record = cb_record_load_finish (result, &error);
  g_autofree char *name = cb_file_dup_name (errand->file);
  g_autofree char *path = g_file_get_path (errand->file);

  errand->window->copying--;
  if (errand->window->messages == NULL)
    return;

  if (record != NULL)
    errand->done (errand->window, path, g_steal_pointer (&record));
  else
    /* Translators: a file, and a sentence about what is wrong with it. */
    cb_window_say (errand->window, _("“%s” could not be opened. %s."), name,
                   cb_file_error_explain (error));
}

static void
load (CbWindow   *self,
      const char *path,
      void      (*done) (CbWindow *, const char *, CbRecord *))
{
  Errand *errand = g_new0 (Errand, 1);

  errand->window = g_object_ref (self);
  errand->file = g_file_new_for_path (path);
  errand->done = done;
  self->copying++;
  cb_record_load_async (errand->file, NULL, loaded_cb, errand);
}

static void
deal_again (CbWindow   *self,
            const char *path,
            CbRecord   *record)
{
  g_autoptr (CbRecord) old = record;

  cb_window_replay (self, old, old->deal);
}

static void
tell_story (CbWindow   *self,
            const char *path,
            CbRecord   *record)
{
  g_autoptr (CbRecord) owned = record;

  cb_window_show_story (self, owned);
}

static void
copy_chosen_cb (GtkWindow *window,
                GFile     *file)
{
  CbWindow *self = CB_WINDOW (window);

  if (self->copied != NULL)
    cb_window_write_copy (self, self->copied, file);
  g_clear_pointer (&self->copied, cb_record_free);
}

/* A copy has no place among the games that are kept. */
static void
ask_copy (CbWindow   *self,
          const char *path,
          CbRecord   *record)
{
  g_autoptr (CbGameInfo) info = cb_game_info_new_for_record (path, record);
  g_autofree char *name = cb_game_words_dup_file_name (info);

  g_clear_pointer (&self->copied, cb_record_free);
  self->copied = record;
  record->order = 0;
  cb_compat_save_file (GTK_WINDOW (self), name, copy_chosen_cb);
}

static void
say_removed (CbWindow *self)
{
  guint n = self->removed->len;
  g_autofree char *text = g_strdup_printf (ngettext ("%u game was deleted.",
                                                     "%u games were deleted.", n), n);

  if (n == 0 && !self->forgot_all)
    cb_window_say (self, _("The game could not be deleted. It may be open in another window."));
  else if (self->forgot_all)
    cb_window_say_forgotten (self, n);
  else
    cb_messages_offer (self->messages, text, _("_Undo"), "win.restore-games");
}

static void
removed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (CbWindow) self = user_data;

  self->copying--;
  g_clear_pointer (&self->removed, g_ptr_array_unref);
  self->removed = cb_removal_finish (result);
  if (self->messages != NULL)
    say_removed (self);
}

static void
restored_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (CbWindow) self = user_data;
  g_autoptr (GPtrArray) restored = cb_removal_finish (result);

  self->copying--;
  if (self->messages != NULL && restored->len == 0)
    cb_window_say (self, _("The deleted games could not be brought back."));
}

/* The game on the table leaves it first. */
void
cb_window_delete_games (CbWindow  *self,
                        GPtrArray *paths)
{
  self->forgot_all = FALSE;
  for (guint i = 0; i < paths->len; i++)
    if (self->session != NULL && cb_window_has_on_table (self, g_ptr_array_index (paths, i)))
      cb_window_drop_game (self);
  if (self->session == NULL && g_str_equal (cb_window_get_page (self), CB_PAGE_TABLE))
    cb_window_show_page (self, CB_PAGE_HOME);
  cb_window_update_actions (self);

  self->copying++;
  cb_removal_remove_async (paths, removed_cb, g_object_ref (self));
}

static void
shelf_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  cb_window_get_shelf_page (user_data);
  cb_window_show_page (user_data, CB_PAGE_SHELF);
}

static void
players_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  cb_window_get_players (user_data);
  cb_window_show_page (user_data, CB_PAGE_PLAYERS);
}

static void
open_game_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  cb_window_continue (user_data, g_variant_get_bytestring (parameter));
}

static void
deal_again_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  load (user_data, g_variant_get_bytestring (parameter), deal_again);
}

static void
game_story_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  load (user_data, g_variant_get_bytestring (parameter), tell_story);
}

static void
copy_game_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  load (user_data, g_variant_get_bytestring (parameter), ask_copy);
}

static void
delete_game_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (paths, g_strdup (g_variant_get_bytestring (parameter)));
  cb_window_delete_games (user_data, paths);
}

static void
delete_games_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  g_autofree const char **names = g_variant_get_bytestring_array (parameter, NULL);
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; names[i] != NULL; i++)
    g_ptr_array_add (paths, g_strdup (names[i]));
  cb_window_delete_games (user_data, paths);
}

static void
restore_games_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  CbWindow *self = user_data;
  g_autoptr (GPtrArray) paths = g_steal_pointer (&self->removed);

  if (paths == NULL)
    return;

  self->copying++;
  cb_removal_restore_async (paths, restored_cb, g_object_ref (self));
}

static const GActionEntry entries[] = {
  { .name = "shelf", .activate = shelf_cb },
  { .name = "players", .activate = players_cb },
  { .name = "open-game", .activate = open_game_cb, .parameter_type = "ay" },
  { .name = "deal-again", .activate = deal_again_cb, .parameter_type = "ay" },
  { .name = "game-story", .activate = game_story_cb, .parameter_type = "ay" },
  { .name = "copy-game", .activate = copy_game_cb, .parameter_type = "ay" },
  { .name = "delete-game", .activate = delete_game_cb, .parameter_type = "ay" },
  { .name = "delete-games", .activate = delete_games_cb, .parameter_type = "aay" },
  { .name = "restore-games", .activate = restore_games_cb },
};

void
cb_window_add_shelf_actions (CbWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

/* All games; they are not read before somebody wants to know. */
CbShelf *
cb_window_get_shelf (CbWindow *self)
{
  if (self->shelf == NULL)
    self->shelf = cb_shelf_new ();

  return self->shelf;
}

void
cb_window_drop_shelf (CbWindow *self)
{
  g_clear_object (&self->shelf);
  g_clear_pointer (&self->removed, g_ptr_array_unref);
  cb_window_drop_players (self);
}
