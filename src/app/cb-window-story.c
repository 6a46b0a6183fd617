/* cb-window-story.c - the window: how the cards fell
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-window-private.h"

#include "cb-record-session.h"

#include <glib/gi18n.h>

/* Tells of a game that is over. It stands last on the way, so that back leads to where it
 * was asked for. */
void
cb_window_show_story (CbWindow       *self,
                      const CbRecord *record)
{
  g_autoptr (CbSession) session = cb_record_to_session (record);

  /* A list may be older than its files. */
  if (cb_session_get_turn (session) != CB_SEAT_NONE)
    {
      cb_window_say (self, _("This game is not over yet."));
      return;
    }

  cb_window_name_players (session);
  if (self->story == NULL)
    self->story = cb_window_add_page (self, CB_TYPE_STORY_PAGE, CB_PAGE_STORY);
  cb_story_page_set_session (self->story, session);
  cb_window_leave_page (self, CB_PAGE_STORY);
  cb_window_show_page (self, CB_PAGE_STORY);
}

/* Of the game on the table, a copy: nothing that is done there changes what is read. */
static void
story_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  CbWindow *self = user_data;
  g_autoptr (CbRecord) record = cb_record_from_session (self->session);

  cb_window_show_story (self, record);
}

static const GActionEntry entries[] = {
  { .name = "story", .activate = story_cb },
};

void
cb_window_add_story_actions (CbWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
