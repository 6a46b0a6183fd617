/* cb-window-games.c - the window: games that begin and go on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-window-private.h"

#include "cb-game-views.h"
#include "cb-record-session.h"

/* A record need not name anyone, but the table speaks of everyone by name. */
static void
name_players (CbSession *session)
{
  for (guint i = 0; i < cb_session_get_n_seats (session); i++)
    if (cb_session_get_name (session, (CbSeat) i)[0] == '\0')
      cb_session_set_name (session, (CbSeat) i, cb_plan_default_name (i));
}

/* Puts a game on the table; @claim is the right to write its file, %NULL for a new
 * one, and @order that of its record. */
void
cb_window_show_session (CbWindow  *self,
                        CbSession *session,
                        CbClaim   *claim,
                        guint64    order)
{
  cb_window_stop_opening (self);
  cb_window_drop_game (self);
  self->session = g_object_ref (session);
  self->view = cb_game_views_find_view (cb_session_get_kind (session));
  name_players (session);
  cb_window_begin_autosave (self, claim, order);
  g_signal_group_set_target (self->session_signals, session);

  cb_table_set_session (cb_window_get_table (self), session, self->view);
  cb_window_show_page (self, CB_PAGE_TABLE);
}

/* Puts a new game on the table, and lets people see it dealt. */
static void
show_new (CbWindow  *self,
          CbSession *session)
{
  cb_window_show_session (self, session, NULL, 0);
  cb_telling_tell_opening (cb_table_get_telling (cb_window_get_table (self)));
}

static void
replay (CbWindow     *self,
        const CbDeal *deal)
{
  g_autoptr (CbRecord) old = cb_record_from_session (self->session);
  g_autoptr (CbRecord) new = cb_record_new (old->kind, &old->ruleset, deal);
  g_autoptr (CbSession) session = NULL;

  new->names = g_strdupv (old->names);
  new->has_controllers = TRUE;
  for (guint i = 0; i < CB_MAX_SEATS; i++)
    new->controllers[i] = old->controllers[i];

  session = cb_record_to_session (new);
  show_new (self, session);
}

/* Begins the game that the set-up page shows. */
void
cb_window_start (CbWindow *self)
{
  const CbPlan *plan = cb_setup_get_plan (cb_window_get_setup (self));
  g_autoptr (CbSession) session = cb_plan_new_session (plan);

  show_new (self, session);
}

/* Goes back to the game on the table. */
void
cb_window_show_table (CbWindow *self)
{
  self->view = cb_game_views_find_view (cb_session_get_kind (self->session));
  cb_window_show_page (self, CB_PAGE_TABLE);
}

/* To the game on the table, or to that of an earlier run, which is read again:
 * another program may have played it since. */
void
cb_window_continue (CbWindow *self)
{
  g_autoptr (GFile) file = NULL;

  cb_window_stop_opening (self);
  if (self->session != NULL)
    {
      cb_window_show_table (self);
      return;
    }

  file = g_file_new_for_path (self->resumable->path);
  cb_window_open (self, file);
}

/* The same players and options, dealt anew. */
void
cb_window_play_again (CbWindow *self)
{
  const CbDeal *old = cb_session_get_deal (self->session);
  g_autoptr (CbDeal) deal = NULL;
  CbRandom random;

  cb_random_init (&random, (guint64) g_random_int () << 32 | g_random_int ());
  deal = cb_kind_new_deal (cb_session_get_kind (self->session),
                           cb_session_get_ruleset (self->session),
                           old->n_seats, old->first, &random);
  replay (self, deal);
}

void
cb_window_play_same_deal (CbWindow *self)
{
  g_autoptr (CbDeal) deal = cb_deal_copy (cb_session_get_deal (self->session));

  replay (self, deal);
}

/* The game on the table, or that of an earlier run, unless it is over. */
static CbSession *
dup_unfinished (CbWindow *self)
{
  if (self->session == NULL)
    return self->resumable != NULL ? cb_record_to_session (self->resumable->record) : NULL;
  if (cb_session_get_turn (self->session) == CB_SEAT_NONE)
    return NULL;

  return g_object_ref (self->session);
}

/* Lets the home page offer the game that is under way. */
void
cb_window_offer (CbWindow *self)
{
  g_autoptr (CbSession) session = dup_unfinished (self);
  const char *names[CB_MAX_SEATS + 1] = { NULL };

  if (session == NULL)
    {
      cb_home_offer_none (self->home);
      return;
    }

  name_players (session);
  for (guint i = 0; i < cb_session_get_n_seats (session); i++)
    names[i] = cb_session_get_name (session, (CbSeat) i);
  cb_home_offer (self->home, cb_game_views_find_view (cb_session_get_kind (session)), names);
}

/* Clears the table. What cannot be written yet is tried again later. */
void
cb_window_drop_game (CbWindow *self)
{
  cb_window_end_autosave (self);
  if (self->session != NULL)
    cb_session_set_held (self->session, TRUE);
  g_clear_object (&self->session);
  g_clear_pointer (&self->resumable, cb_latest_free);
}
