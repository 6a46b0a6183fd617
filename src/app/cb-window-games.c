/* cb-window-games.c - the window: games that begin, go on and are kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-window-private.h"

#include "cb-file-error.h"
#include "cb-games.h"
#include "cb-preferences.h"
#include "cb-record-session.h"
#include "cb-tables.h"

#include <glib/gi18n.h>
#include <string.h>

static gboolean
is_over (const CbRecord *record)
{
  g_autofree CbState *state = cb_record_new_state (record);

  for (guint i = 0; i < record->moves->len; i++)
    record->kind->apply (state, g_array_index (record->moves, CbMove, i));

  return record->kind->to_move (state) == CB_SEAT_NONE;
}

static void
drop_left (CbWindow *self)
{
  g_clear_pointer (&self->left, cb_record_free);
  g_clear_pointer (&self->left_path, g_free);
}

static void
save_failed_cb (CbWindow *self,
                GError   *error)
{
  /* Translators: the reason is a sentence of its own. */
  cb_window_say (self, _("The game could not be saved. %s."), cb_file_error_explain (error));
}

/* Writes the game from now on. A finished game that is only looked at is not
 * written: it would stand before one that is under way. */
static void
begin_autosave (CbWindow   *self,
                const char *path)
{
  g_autofree char *new_path = path != NULL ? g_strdup (path) : cb_games_new_path ();

  self->autosave = cb_autosave_new (self->session, new_path);
  g_signal_connect_object (self->autosave, "failed", G_CALLBACK (save_failed_cb), self,
                           G_CONNECT_SWAPPED);
  if (path == NULL && cb_session_get_turn (self->session) != CB_SEAT_NONE)
    cb_autosave_write (self->autosave);
}

/* A record need not name anyone, but the table speaks of everyone by name. */
static void
name_players (CbSession *session)
{
  for (guint i = 0; i < cb_session_get_n_seats (session); i++)
    if (cb_session_get_name (session, (CbSeat) i)[0] == '\0')
      cb_session_set_name (session, (CbSeat) i, cb_plan_default_name (i));
}

/* Puts a game on the table; @path is where it is kept, %NULL for a new file. */
static void
show_session (CbWindow   *self,
              CbSession  *session,
              const char *path)
{
  cb_window_drop_game (self);
  self->session = g_object_ref (session);
  self->view = cb_tables_find_view (cb_session_get_kind (session));
  self->away = FALSE;
  cb_session_set_pace (session, cb_preferences_get_pace (self->settings));
  name_players (session);
  begin_autosave (self, path);
  g_signal_group_set_target (self->session_signals, session);

  cb_table_set_session (cb_window_get_table (self), session, self->view);
  cb_window_show_page (self, CB_PAGE_TABLE);
}

static void
replay (CbWindow     *self,
        const CbDeal *deal)
{
  g_autoptr (CbRecord) old = cb_record_from_session (self->session);
  g_autoptr (CbRecord) new = cb_record_new (old->kind, &old->ruleset, deal);
  g_autoptr (CbSession) session = NULL;

  new->names = g_strdupv (old->names);
  new->has_seats = TRUE;
  for (guint i = 0; i < CB_MAX_SEATS; i++)
    new->seats[i] = old->seats[i];

  session = cb_record_to_session (new);
  show_session (self, session, NULL);
}

/* Begins the game that the set-up page shows. */
void
cb_window_start (CbWindow *self)
{
  const CbPlan *plan = cb_setup_get_plan (cb_window_get_setup (self));
  g_autoptr (CbSession) session = cb_plan_new_session (plan);

  show_session (self, session, NULL);
}

/* Goes back to the game on the table, or to that of an earlier run. */
void
cb_window_continue (CbWindow *self)
{
  g_autoptr (CbSession) session = NULL;
  g_autofree char *path = NULL;

  if (self->session != NULL)
    {
      self->view = cb_tables_find_view (cb_session_get_kind (self->session));
      cb_window_show_page (self, CB_PAGE_TABLE);
      return;
    }

  session = cb_record_to_session (self->left);
  path = g_strdup (self->left_path);
  show_session (self, session, path);
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

/**
 * cb_window_open:
 * @self: a window
 * @file: a record
 *
 * Puts its game on the table. Where that cannot be, a toast says why, and all
 * stays as it is. The file itself is not changed by playing on, unless it is
 * one of those that are kept anyway.
 */
void
cb_window_open (CbWindow *self,
                GFile    *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbRecord) record = NULL;
  g_autoptr (CbSession) session = NULL;
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;

  g_return_if_fail (CB_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  record = cb_record_load (file, &error);
  if (record != NULL && cb_tables_find_view (record->kind)->get_board_type == NULL)
    g_set_error_literal (&error, CB_ERROR, CB_ERROR_RECORD,
                         _("There is no table for this game yet"));
  if (error != NULL)
    {
      name = g_file_get_basename (file);
      /* Translators: a file, and a sentence about what is wrong with it. */
      cb_window_say (self, _("“%s” could not be opened. %s."), name,
                       cb_file_error_explain (error));
      return;
    }

  session = cb_record_to_session (record);
  path = cb_games_owns (file) ? g_file_get_path (file) : NULL;
  show_session (self, session, path);
}

/* Writes the game on the table to a file of the user's. */
void
cb_window_save_copy (CbWindow *self,
                     GFile    *file)
{
  g_autoptr (CbRecord) record = cb_record_from_session (self->session);
  g_autofree char *text = cb_record_format (record);
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GError) error = NULL;

  if (g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE,
                               NULL, NULL, &error))
    cb_window_say (self, _("Saved as “%s”"), name);
  else
    /* Translators: a file, and a sentence about what is wrong with it. */
    cb_window_say (self, _("“%s” could not be saved. %s."), name,
                     cb_file_error_explain (error));
}

/* Looks for the game of an earlier run. What cannot be read is in nobody's way. */
void
cb_window_find_left (CbWindow *self)
{
  guint n_damaged;

  self->left = cb_games_load_newest (&self->left_path, &n_damaged);
  if (self->left != NULL &&
      (is_over (self->left) || cb_tables_find_view (self->left->kind)->get_board_type == NULL))
    drop_left (self);

  if (n_damaged > 0)
    cb_window_say (self, ngettext ("%u saved game is damaged and was skipped",
                                     "%u saved games are damaged and were skipped", n_damaged),
                     n_damaged);
}

/* The game on the table, or that of an earlier run, unless it is over. */
static CbSession *
dup_unfinished (CbWindow *self)
{
  if (self->session == NULL)
    return self->left != NULL ? cb_record_to_session (self->left) : NULL;
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
  cb_home_offer (self->home, cb_tables_find_view (cb_session_get_kind (session)), names);
}

/* Clears the table; the game is on the disk then. */
void
cb_window_drop_game (CbWindow *self)
{
  if (self->autosave != NULL)
    cb_autosave_flush (self->autosave);
  g_clear_object (&self->autosave);
  if (self->session != NULL)
    cb_session_set_held (self->session, TRUE);
  g_clear_object (&self->session);
  drop_left (self);
}
