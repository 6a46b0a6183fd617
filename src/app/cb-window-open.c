/* cb-window-open.c - the window: games that come from files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-window-private.h"

#include "cb-file-error.h"
#include "cb-record-session.h"

#include <glib/gi18n.h>

/* Shorter than this, nobody would see what turns. */
#define SPINNER_DELAY 300

static gboolean
show_spinner_cb (gpointer user_data)
{
  CbWindow *self = user_data;

  self->spinner_id = 0;
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), TRUE);
  gtk_spinner_start (self->spinner);

  return G_SOURCE_REMOVE;
}

static void
hide_spinner (CbWindow *self)
{
  g_clear_handle_id (&self->spinner_id, g_source_remove);
  if (self->spinner == NULL)
    return;

  gtk_spinner_stop (self->spinner);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), FALSE);
}

static void
say_refused (CbWindow     *self,
             GFile        *file,
             const GError *error)
{
  g_autofree char *name = cb_file_dup_name (file);

  /* Translators: a file, and a sentence about what is wrong with it. */
  cb_window_say (self, _("“%s” could not be opened. %s."), name, cb_file_error_explain (error));
}

/* The file itself is not changed by playing on, unless it is one of those that
 * are kept anyway; and not even that, while another program plays it. Whatever is
 * only looked at is not kept once more. */
static void
show_record (CbWindow       *self,
             GFile          *file,
             const CbRecord *record)
{
  g_autoptr (CbSession) session = cb_record_to_session (record);
  g_autoptr (GPtrArray) waiting = g_steal_pointer (&self->waiting);
  CbClaim *claim = g_steal_pointer (&self->claim);
  gboolean copied = claim == NULL && cb_games_owns (file);

  cb_window_show_session (self, session, claim != NULL ? claim : cb_games_claim_new (),
                          record->order);
  if (copied)
    cb_window_say_copied (self);
  self->waiting = g_steal_pointer (&waiting);
}

static void open_next (CbWindow *self);

/* The first of the files that wait is the one that was read. */
static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbRecord) record = cb_record_load_finish (result, &error);
  g_autoptr (GFile) file = NULL;
  CbWindow *self;

  /* The window may be gone then. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  self = CB_WINDOW (user_data);
  file = g_ptr_array_steal_index (self->waiting, 0);
  g_clear_object (&self->opening);
  hide_spinner (self);
  if (record != NULL)
    show_record (self, file, record);
  else
    say_refused (self, file, error);
  g_clear_pointer (&self->claim, cb_claim_free);
  open_next (self);
}

gboolean
cb_window_has_on_table (CbWindow   *self,
                        const char *path)
{
  g_autofree char *current = NULL;

  if (self->autosave != NULL)
    current = cb_autosave_dup_path (self->autosave);

  return g_strcmp0 (current, path) == 0;
}

/* A game is claimed before it is read: what is read then is what is played on. */
static void
open_next (CbWindow *self)
{
  GFile *file;
  g_autofree char *path = NULL;

  if (self->opening != NULL || self->waiting == NULL || self->waiting->len == 0)
    return;

  file = g_ptr_array_index (self->waiting, 0);
  path = cb_games_owns (file) ? g_file_get_path (file) : NULL;
  if (path != NULL && cb_window_has_on_table (self, path))
    {
      g_ptr_array_remove_index (self->waiting, 0);
      cb_window_show_table (self);
      open_next (self);
      return;
    }

  if (path != NULL)
    self->claim = cb_claim_new (path);
  self->opening = g_cancellable_new ();
  self->spinner_id = g_timeout_add (SPINNER_DELAY, show_spinner_cb, self);
  cb_record_load_async (file, self->opening, loaded_cb, self);
}

/**
 * cb_window_open:
 * @self: a window
 * @file: a record
 *
 * Puts its game on the table, as soon as it is read. Where that cannot be, a
 * message says why, and all stays as it is. Of several files the last one stays
 * on the table; a game that is begun in the meantime has precedence.
 */
void
cb_window_open (CbWindow *self,
                GFile    *file)
{
  g_return_if_fail (CB_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  if (self->waiting == NULL)
    self->waiting = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (self->waiting, g_object_ref (file));
  open_next (self);
}

/* Whatever is on its way to the table is not wanted any more. */
void
cb_window_stop_opening (CbWindow *self)
{
  if (self->opening != NULL)
    g_cancellable_cancel (self->opening);
  g_clear_object (&self->opening);
  g_clear_pointer (&self->waiting, g_ptr_array_unref);
  g_clear_pointer (&self->claim, cb_claim_free);
  hide_spinner (self);
}

/* A sentence about some files, behind others; none about none. */
G_GNUC_PRINTF (3, 4)
static void
append_count (GString    *text,
              guint       n,
              const char *format,
              ...)
{
  va_list arguments;

  if (n == 0)
    return;

  if (text->len > 0)
    g_string_append_c (text, ' ');
  va_start (arguments, format);
  g_string_append_vprintf (text, format, arguments);
  va_end (arguments);
}

/* What cannot be read is in nobody's way, but is not kept quiet either. */
static void
say_skipped (CbWindow       *self,
             const CbLatest *latest)
{
  g_autoptr (GString) text = g_string_new (NULL);

  append_count (text, latest->n_damaged,
                ngettext ("%u saved game is damaged and was skipped.",
                          "%u saved games are damaged and were skipped.",
                          latest->n_damaged), latest->n_damaged);
  append_count (text, latest->n_newer,
                ngettext ("%u saved game was made by a newer version and was skipped.",
                          "%u saved games were made by a newer version and were skipped.",
                          latest->n_newer), latest->n_newer);
  append_count (text, latest->n_unreadable,
                ngettext ("%u saved game cannot be read and was skipped.",
                          "%u saved games cannot be read and were skipped.",
                          latest->n_unreadable), latest->n_unreadable);
  if (text->len > 0)
    cb_messages_say (self->messages, text->str);
}

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (CbLatest) latest = cb_games_find_latest_finish (result, NULL);
  CbWindow *self;

  if (latest == NULL)
    return;

  self = CB_WINDOW (user_data);
  g_clear_object (&self->finding);
  /* Once is enough, and not above a game: the shelf has a line for each of them. */
  if (self->latest == NULL && self->opening == NULL &&
      g_str_equal (cb_window_get_page (self), CB_PAGE_HOME))
    say_skipped (self, latest);

  g_clear_pointer (&self->latest, cb_latest_free);
  self->latest = g_steal_pointer (&latest);
  cb_window_offer (self);
}

/* Looks for the games that are under way, of this run and of earlier ones. A few are found
 * before the first frame, and are in it; many would only delay that. */
void
cb_window_find_latest (CbWindow *self)
{
  cb_window_stop_finding (self);
  if (!self->rested && cb_games_are_many ())
    return;

  self->finding = g_cancellable_new ();
  cb_games_find_latest_async (self->finding, found_cb, self);
}

/* The first frame is painted. */
void
cb_window_rest (CbWindow *self)
{
  self->rested = TRUE;
  if (self->latest == NULL && self->finding == NULL)
    cb_window_find_latest (self);
}

void
cb_window_stop_finding (CbWindow *self)
{
  if (self->finding != NULL)
    g_cancellable_cancel (self->finding);
  g_clear_object (&self->finding);
}

/**
 * cb_window_is_busy:
 * @self: a window
 *
 * Returns: whether files are being read or written, or will be after the first frame
 */
gboolean
cb_window_is_busy (CbWindow *self)
{
  g_return_val_if_fail (CB_IS_WINDOW (self), FALSE);

  return self->opening != NULL || self->finding != NULL || self->copying > 0 ||
         self->counting != NULL ||
         (!self->rested && gtk_widget_get_mapped (GTK_WIDGET (self))) ||
         (self->speaker != NULL && cb_speaker_get_loading (self->speaker)) ||
         (self->shelf != NULL && !cb_shelf_get_complete (self->shelf)) ||
         (self->players != NULL && cb_players_is_busy (self->players));
}
