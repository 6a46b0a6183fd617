/* cb-window-actions.c - the window: what menus, buttons and keys do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-window-private.h"

#include "cb-compat.h"
#include "cb-game-views.h"
#include "cb-registry.h"

#include <glib/gi18n.h>

static void
file_opened_cb (GtkWindow *window,
                GFile     *file)
{
  cb_window_open (CB_WINDOW (window), file);
}

static void
file_saved_cb (GtkWindow *window,
               GFile     *file)
{
  cb_window_save_copy (CB_WINDOW (window), file);
}

static void
back_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  cb_window_go_back (user_data);
}

static void
new_game_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  CbWindow *self = user_data;

  cb_window_show_setup (self, self->view != NULL ? self->view : cb_game_views_get_view (0));
}

static void
open_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  cb_compat_open_file (GTK_WINDOW (user_data), file_opened_cb);
}

static void
save_copy_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  CbWindow *self = user_data;
  g_autofree char *name = cb_window_dup_copy_name (self->autosave);

  cb_compat_save_file (GTK_WINDOW (self), name, file_saved_cb);
}

static void
play_again_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  cb_window_play_again (user_data);
}

static void
same_deal_again_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       user_data)
{
  cb_window_play_same_deal (user_data);
}

static void
undo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  CbWindow *self = user_data;

  if (self->tutor != NULL)
    {
      cb_tutor_back (self->tutor);
      cb_window_play (self, "undo");
    }
  else if (cb_session_get_can_undo (self->session))
    {
      cb_session_undo (self->session);
      cb_window_play (self, "undo");
    }
  else
    {
      cb_window_say (self,
                     _("What has been revealed cannot be taken back: remembering it is part of "
                       "the game."));
      cb_window_play (self, "refused");
    }
}

static void
redo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  cb_session_redo (CB_WINDOW (user_data)->session);
}

static void
hint_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  cb_table_ask_hint (CB_WINDOW (user_data)->table);
}

static void
type_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  cb_table_type (CB_WINDOW (user_data)->table);
}

static void
sound_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  cb_window_toggle_sound (user_data);
}

static void
rules_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  CbWindow *self = user_data;

  cb_rules_set_view (cb_window_get_rules (self), self->view);
  cb_window_show_page (self, CB_PAGE_RULES);
}

static void
learn_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  CbWindow *self = user_data;

  cb_window_learn (self, self->view);
}

static void
learn_game_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  const CbKind *kind = cb_registry_find_kind (g_variant_get_string (parameter, NULL));

  if (kind != NULL)
    cb_window_learn (user_data, cb_game_views_find_view (kind));
}

static void
menu_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  gtk_menu_button_popup (CB_WINDOW (user_data)->menu_button);
}

static const GActionEntry entries[] = {
  { .name = "back", .activate = back_cb },
  { .name = "new-game", .activate = new_game_cb },
  { .name = "open", .activate = open_cb },
  { .name = "save-copy", .activate = save_copy_cb },
  { .name = "play-again", .activate = play_again_cb },
  { .name = "same-deal-again", .activate = same_deal_again_cb },
  { .name = "undo", .activate = undo_cb },
  { .name = "redo", .activate = redo_cb },
  { .name = "hint", .activate = hint_cb },
  { .name = "type", .activate = type_cb },
  { .name = "sound", .activate = sound_cb },
  { .name = "rules", .activate = rules_cb },
  { .name = "learn", .activate = learn_cb },
  { .name = "learn-game", .activate = learn_game_cb, .parameter_type = "s" },
  { .name = "menu", .activate = menu_cb },
};

/* Help is for those who play: elsewhere there is nothing to switch. */
static void
show_help_action (CbWindow *self,
                  gboolean  playing)
{
  g_autoptr (GAction) action = NULL;

  if (!playing)
    g_action_map_remove_action (G_ACTION_MAP (self), "gentle-help");
  else if (g_action_map_lookup_action (G_ACTION_MAP (self), "gentle-help") == NULL)
    {
      action = g_settings_create_action (self->settings, "gentle-help");
      g_action_map_add_action (G_ACTION_MAP (self), action);
    }
}

/* The list of moves is called for where a table has no room for it: elsewhere the
 * action is gone, and with it the item of the menu. */
static void
show_history_action (CbWindow *self,
                     gboolean  playing)
{
  if (playing && cb_table_get_narrow (self->table))
    g_action_map_add_action (G_ACTION_MAP (self), self->history);
  else
    g_action_map_remove_action (G_ACTION_MAP (self), "history");
}

void
cb_window_add_actions (CbWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

/* Once there is a table. */
void
cb_window_add_table_actions (CbWindow *self)
{
  g_clear_object (&self->history);
  self->history = G_ACTION (g_property_action_new ("history", self->table, "history-shown"));
}

static void
enable (CbWindow   *self,
        const char *name,
        gboolean    enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static gboolean
can_undo (CbWindow *self)
{
  if (self->tutor != NULL)
    return cb_tutor_get_step (self->tutor) > 0;

  return cb_session_get_can_undo (self->session) || cb_session_get_revealed (self->session);
}

/* In a lesson, the coach says what to do. */
static gboolean
can_hint (CbWindow *self)
{
  return self->tutor == NULL &&
         cb_session_is_human (self->session, cb_session_get_turn (self->session));
}

/* What cannot be done now is not offered. */
void
cb_window_update_actions (CbWindow *self)
{
  const char *page = cb_window_get_page (self);
  gboolean playing = g_str_equal (page, CB_PAGE_TABLE) && self->session != NULL;
  gboolean choosing = playing && !self->view->kind->luck;
  gboolean over = playing && self->tutor == NULL &&
                  cb_session_get_turn (self->session) == CB_SEAT_NONE;

  show_help_action (self, playing);
  show_history_action (self, playing);
  enable (self, "back", !g_str_equal (page, CB_PAGE_HOME));
  enable (self, "save-copy", self->autosave != NULL);
  enable (self, "undo", choosing && can_undo (self));
  enable (self, "redo", choosing && self->tutor == NULL &&
                        cb_session_get_can_redo (self->session));
  enable (self, "hint", choosing && can_hint (self));
  enable (self, "type", playing && !over);
  enable (self, "play-again", over);
  enable (self, "story", over);
  enable (self, "same-deal-again", over && !self->view->kind->luck);
  enable (self, "learn", (playing && self->tutor == NULL) ||
                         g_str_equal (page, CB_PAGE_SETUP) || g_str_equal (page, CB_PAGE_RULES));
  enable (self, "rules", playing || g_str_equal (page, CB_PAGE_SETUP));
}
