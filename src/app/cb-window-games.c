/* cb-window-games.c - the window: games that begin and go on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-window-private.h"

#include "cb-game-views.h"
#include "cb-record-session.h"

/* A record need not name anyone, but the table speaks of everyone by name. */
void
cb_window_name_players (CbSession *session)
{
  for (guint i = 0; i < cb_session_get_n_seats (session); i++)
    if (cb_session_get_name (session, (CbSeat) i)[0] == '\0')
      cb_session_set_name (session, (CbSeat) i, cb_plan_default_name (i));
}

/* Takes the place of the game on the table, which nobody sees yet. */
void
cb_window_take_session (CbWindow  *self,
                        CbSession *session)
{
  cb_window_stop_opening (self);
  cb_window_drop_game (self);
  self->session = g_object_ref (session);
  self->view = cb_game_views_find_view (cb_session_get_kind (session));
  cb_window_name_players (session);
}

/* Puts a game on the table; @claim is the right to write its file, %NULL for a new
 * one, and @order that of its record. */
void
cb_window_show_session (CbWindow  *self,
                        CbSession *session,
                        CbClaim   *claim,
                        guint64    order)
{
  cb_window_take_session (self, session);
  cb_window_begin_autosave (self, claim, order);
  g_signal_group_set_target (self->session_signals, session);

  cb_table_set_session (cb_window_get_table (self), session, self->view);
  cb_window_count_series (self);
  cb_window_show_page (self, CB_PAGE_TABLE);
}

/* Puts a new game on the table, and lets people see it dealt. */
void
cb_window_show_new (CbWindow  *self,
                    CbSession *session)
{
  cb_window_show_session (self, session, NULL, 0);
  cb_telling_tell_opening (cb_table_get_telling (cb_window_get_table (self)));
}

/* The same players and options once more, with a deal of their own. */
void
cb_window_replay (CbWindow       *self,
                  const CbRecord *old,
                  const CbDeal   *deal)
{
  g_autoptr (CbRecord) new = cb_record_new (old->kind, &old->ruleset, deal);
  g_autoptr (CbSession) session = NULL;

  new->names = g_strdupv (old->names);
  new->has_controllers = old->has_controllers;
  new->marks = old->marks;
  for (guint i = 0; i < CB_MAX_SEATS; i++)
    new->controllers[i] = old->controllers[i];

  session = cb_record_to_session (new);
  cb_window_show_new (self, session);
}

/* Begins the game that the set-up page shows. */
void
cb_window_start (CbWindow *self)
{
  const CbPlan *plan = cb_setup_get_plan (cb_window_get_setup (self));
  g_autoptr (CbSession) session = cb_plan_new_session (plan);

  cb_window_show_new (self, session);
}

/* Goes back to the game on the table. */
void
cb_window_show_table (CbWindow *self)
{
  self->view = cb_game_views_find_view (cb_session_get_kind (self->session));
  cb_window_show_page (self, CB_PAGE_TABLE);
}

/* To the game on the table, or to another one, which is read again: another program may
 * have played it since. */
void
cb_window_continue (CbWindow   *self,
                    const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  cb_window_stop_opening (self);
  if (cb_window_has_on_table (self, path))
    cb_window_show_table (self);
  else
    cb_window_open (self, file);
}

/* The same players and options, dealt anew. */
void
cb_window_play_again (CbWindow *self)
{
  g_autoptr (CbRecord) record = cb_record_from_session (self->session);
  const CbDeal *old = cb_session_get_deal (self->session);
  g_autoptr (CbDeal) deal = NULL;
  CbRandom random;

  cb_random_init (&random, (guint64) g_random_int () << 32 | g_random_int ());
  deal = cb_kind_new_deal (cb_session_get_kind (self->session),
                           cb_session_get_ruleset (self->session),
                           old->n_seats, old->first, &random);
  cb_window_replay (self, record, deal);
}

void
cb_window_play_same_deal (CbWindow *self)
{
  g_autoptr (CbRecord) record = cb_record_from_session (self->session);

  cb_window_replay (self, record, record->deal);
}

/* The game on the table, as others will find it; %NULL if there is none. */
static CbGameInfo *
new_table_info (CbWindow *self)
{
  g_autofree char *path = NULL;
  g_autoptr (CbRecord) record = NULL;

  if (self->autosave == NULL)
    return NULL;

  path = cb_autosave_dup_path (self->autosave);
  record = cb_record_from_session (self->session);

  return cb_game_info_new_for_record (path, record);
}

/* The latest games under way: that on the table, and those that were there before. */
static GPtrArray *
list_open (CbWindow *self)
{
  GPtrArray *infos = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (CbGameInfo) current = new_table_info (self);

  if (current != NULL && !current->over)
    g_ptr_array_add (infos, g_object_ref (current));
  for (guint i = 0; self->latest != NULL && i < self->latest->games->len; i++)
    {
      CbGameInfo *info = g_ptr_array_index (self->latest->games, i);

      if (infos->len < CB_LATEST_MAX &&
          (current == NULL || !g_str_equal (current->path, info->path)))
        g_ptr_array_add (infos, g_object_ref (info));
    }

  return infos;
}

/* Lets the home page offer the games that are under way. */
void
cb_window_offer (CbWindow *self)
{
  g_autoptr (GPtrArray) infos = list_open (self);
  gboolean any = self->autosave != NULL || (self->latest != NULL && self->latest->n_games > 0);

  cb_home_offer (self->home, infos, any);
}

/* Clears the table. What cannot be written yet is tried again later. */
void
cb_window_drop_game (CbWindow *self)
{
  cb_window_end_autosave (self);
  cb_window_stop_counting (self);
  if (self->session_signals != NULL)
    g_signal_group_set_target (self->session_signals, NULL);
  if (self->session != NULL)
    cb_session_set_held (self->session, TRUE);
  g_clear_object (&self->tutor);
  if (self->table != NULL)
    cb_table_set_coached (self->table, FALSE);
  g_clear_object (&self->session);
  self->played = FALSE;
  cb_window_leave_page (self, CB_PAGE_TABLE);
}
