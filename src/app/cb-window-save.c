/* cb-window-save.c - the window: games that are kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-window-private.h"

#include "cb-compat.h"
#include "cb-file-error.h"
#include "cb-game-words.h"
#include "cb-record-session.h"

#include <glib/gi18n.h>
#include <string.h>

/* The first of the games that are not on the disk, that on the table included. */
static CbAutosave *
find_failing (CbWindow *self)
{
  if (self->autosave != NULL && cb_autosave_get_error (self->autosave) != NULL)
    return self->autosave;

  return self->unsaved->len > 0 ? g_ptr_array_index (self->unsaved, 0) : NULL;
}

/* A failure stays in sight for as long as it lasts, and its end is told. */
void
cb_window_show_failure (CbWindow *self)
{
  CbAutosave *failing = find_failing (self);
  g_autofree char *text = NULL;

  if (failing != NULL)
    /* Translators: the reason is a sentence of its own. */
    text = g_strdup_printf (_("The game could not be saved. %s. Cheeseboard will try again."),
                            cb_file_error_explain (cb_autosave_get_error (failing)));
  else if (self->failing)
    cb_messages_say (self->messages, _("The game has now been saved."));

  self->failing = failing != NULL;
  cb_messages_set_standing (self->messages, text);
}

static void
error_changed_cb (CbWindow   *self,
                  GParamSpec *pspec,
                  CbAutosave *autosave)
{
  if (cb_autosave_get_error (autosave) == NULL)
    g_ptr_array_remove (self->unsaved, autosave);
  cb_window_show_failure (self);
}

void
cb_window_say_copied (CbWindow *self)
{
  cb_window_say (self, _("This game is open in another window. You are playing a copy of it "
                         "here."));
}

/* Writes the game from now on; @claim is the right to write its file, %NULL for a
 * new one. A finished game that is only looked at is not written. */
void
cb_window_begin_autosave (CbWindow *self,
                          CbClaim  *claim,
                          guint64   order)
{
  gboolean is_new = claim == NULL;

  self->autosave = cb_autosave_new (self->session, is_new ? cb_games_claim_new () : claim, order);
  g_signal_connect_object (self->autosave, "notify::error", G_CALLBACK (error_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->autosave, "moved", G_CALLBACK (cb_window_say_copied), self,
                           G_CONNECT_SWAPPED);
  if (is_new && cb_session_get_turn (self->session) != CB_SEAT_NONE)
    cb_autosave_write (self->autosave);
}

/* A game that leaves the table without being on the disk is not forgotten. */
void
cb_window_end_autosave (CbWindow *self)
{
  if (self->autosave != NULL && !cb_autosave_close (self->autosave))
    g_ptr_array_add (self->unsaved, g_object_ref (self->autosave));
  g_clear_object (&self->autosave);
}

/* Tries again what could not be saved. */
void
cb_window_retry_saves (CbWindow *self)
{
  if (self->autosave != NULL)
    cb_autosave_retry (self->autosave);
  for (guint i = 0; i < self->unsaved->len; i++)
    cb_autosave_retry (g_ptr_array_index (self->unsaved, i));
}

/* Waits until all is on the disk; %NULL then, otherwise a game that is not. */
static CbAutosave *
flush (CbWindow *self)
{
  /* One that is saved leaves the array. */
  for (guint i = self->unsaved->len; i > 0; i--)
    {
      g_autoptr (CbAutosave) autosave = g_object_ref (g_ptr_array_index (self->unsaved, i - 1));

      if (!cb_autosave_flush (autosave))
        return g_ptr_array_index (self->unsaved, i - 1);
    }

  return self->autosave != NULL && !cb_autosave_flush (self->autosave) ? self->autosave : NULL;
}

/**
 * Copy:
 * @window: where it is said what came of it
 * @application: does not end before
 * @file: what is written
 * @rescued: (nullable): the game that cannot be saved elsewhere; the window closes when
 *   its copy is written
 */
typedef struct
{
  CbWindow     *window;
  GApplication *application;
  GFile        *file;
  CbAutosave   *rescued;
} Copy;

static void
copy_free (Copy *self)
{
  g_application_release (self->application);
  g_object_unref (self->window);
  g_object_unref (self->file);
  g_clear_object (&self->rescued);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Copy, copy_free)

/* Nobody is there to be told if the window was closed meanwhile. */
static void
copied_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (Copy) copy = user_data;
  CbWindow *self = copy->window;
  g_autofree char *name = cb_file_dup_name (copy->file);
  g_autoptr (GError) error = NULL;

  self->copying--;
  g_file_replace_contents_finish (G_FILE (source), result, NULL, &error);
  if (self->messages == NULL)
    return;
  if (error != NULL)
    {
      /* Translators: a file, and a sentence about what is wrong with it. */
      cb_window_say (self, _("“%s” could not be saved. %s."), name,
                     cb_file_error_explain (error));
      return;
    }

  cb_window_say (self, _("Saved as “%s”"), name);
  if (copy->rescued != NULL)
    {
      cb_autosave_set_kept_elsewhere (copy->rescued);
      gtk_window_close (GTK_WINDOW (self));
    }
}

/* Writes a game to a file of the user's, which may lie far away. */
static void
write_copy (CbWindow       *self,
            const CbRecord *record,
            GFile          *file,
            CbAutosave     *rescued)
{
  char *text = cb_record_format (record);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));
  Copy *copy = g_new0 (Copy, 1);

  copy->window = g_object_ref (self);
  copy->application = G_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));
  g_application_hold (copy->application);
  copy->file = g_object_ref (file);
  g_set_object (&copy->rescued, rescued);
  self->copying++;
  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                       copied_cb, copy);
}

/* Writes the game on the table to a file of the user's. */
void
cb_window_save_copy (CbWindow *self,
                     GFile    *file)
{
  g_autoptr (CbRecord) record = cb_record_from_session (self->session);

  write_copy (self, record, file, NULL);
}

/* The same for any game. */
void
cb_window_write_copy (CbWindow       *self,
                      const CbRecord *record,
                      GFile          *file)
{
  write_copy (self, record, file, NULL);
}

/* A name for a copy of the game that is saved there. */
char *
cb_window_dup_copy_name (CbAutosave *autosave)
{
  g_autofree char *path = cb_autosave_dup_path (autosave);
  g_autoptr (CbRecord) record = cb_record_from_session (cb_autosave_get_session (autosave));
  g_autoptr (CbGameInfo) info = cb_game_info_new_for_record (path != NULL ? path : "", record);

  return cb_game_words_dup_file_name (info);
}

/* Writes the game that could not be saved to a file of the user's, and closes the
 * window then, unless another one is not saved either. */
void
cb_window_rescue (CbWindow *self,
                  GFile    *file)
{
  CbAutosave *failing = flush (self);

  if (failing != NULL)
    {
      g_autoptr (CbRecord) record = cb_record_from_session (cb_autosave_get_session (failing));

      write_copy (self, record, file, failing);
    }
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
rescue_chosen_cb (GtkWindow *window,
                  GFile     *file)
{
  cb_window_rescue (CB_WINDOW (window), file);
}

static void
close_answered_cb (GtkWindow  *window,
                   const char *answer)
{
  CbWindow *self = CB_WINDOW (window);
  CbAutosave *failing = find_failing (self);
  g_autofree char *name = NULL;

  self->asking = FALSE;
  if (g_str_equal (answer, "close"))
    {
      self->abandons = TRUE;
      gtk_window_close (window);
    }
  else if (g_str_equal (answer, "save") && failing != NULL)
    {
      name = cb_window_dup_copy_name (failing);
      cb_compat_save_file (window, name, rescue_chosen_cb);
    }
}

static void
ask_close (CbWindow     *self,
           const GError *error)
{
  const CbAnswer answers[] = {
    { "cancel", _("_Cancel"), CB_ANSWER_PLAIN },
    { "close", _("Close _Anyway"), CB_ANSWER_DESTRUCTIVE },
    { "save", _("_Save a Copy…"), CB_ANSWER_SUGGESTED },
  };
  /* Translators: the reason is a sentence of its own. */
  g_autofree char *body = g_strdup_printf (_("%s. You can save a copy somewhere else."),
                                           cb_file_error_explain (error));

  if (self->asking)
    return;

  self->asking = TRUE;
  cb_compat_ask (GTK_WINDOW (self), _("The Last Moves Are Not Saved"), body,
                 answers, G_N_ELEMENTS (answers), close_answered_cb);
}

/* Closing asks only if a game would be lost. */
gboolean
cb_window_may_close (CbWindow *self)
{
  CbAutosave *failing = self->abandons ? NULL : flush (self);

  if (failing == NULL)
    return TRUE;

  ask_close (self, cb_autosave_get_error (failing));

  return FALSE;
}
