/* cb-window-series.c - the window: how the players on the table stand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-window-private.h"

#include "cb-record-session.h"
#include "cb-series.h"

#include <glib/gi18n.h>

/**
 * Count:
 * @game: the game on the table
 * @infos: (element-type CbGameInfo): all games
 * @series: what comes of it
 */
typedef struct
{
  CbGameInfo *game;
  GPtrArray  *infos;
  CbSeries    series;
} Count;

static void
count_free (gpointer data)
{
  Count *self = data;

  g_object_unref (self->game);
  g_ptr_array_unref (self->infos);
  g_free (self);
}

static void
append_part (GString *text,
             char    *part)
{
  if (text->len > 0)
    /* Translators: between the players of a series, as in “Ada 3, Brie 2”. */
    g_string_append (text, C_("series", ", "));
  g_string_append (text, part);
  g_free (part);
}

static char *
dup_sentence (CbSession      *session,
              const CbSeries *series)
{
  g_autoptr (GString) parts = g_string_new (NULL);

  for (guint i = 0; i < cb_session_get_n_seats (session); i++)
    /* Translators: a player and how many games they won, as in “Ada 3, Brie 2 in 5 games”. */
    append_part (parts, g_strdup_printf (C_("series", "%s %u"),
                                         cb_session_get_name (session, (CbSeat) i),
                                         series->wins[i]));
  if (series->shared > 0)
    append_part (parts, g_strdup_printf (ngettext ("%u shared", "%u shared", series->shared),
                                         series->shared));

  /* Translators: as in “Ada 3, Brie 2, 1 shared in 6 games”. */
  return g_strdup_printf (ngettext ("%s in %u game", "%s in %u games", series->games),
                          parts->str, series->games);
}

/* A single game is no series. */
static void
counted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  const Count *count = g_task_get_task_data (G_TASK (result));
  g_autofree char *sentence = NULL;
  CbWindow *self;

  /* The window may be gone then. */
  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    return;

  self = CB_WINDOW (user_data);
  g_clear_object (&self->counting);
  if (count->series.games > 1)
    sentence = dup_sentence (self->session, &count->series);
  cb_table_set_series (self->table, sentence);
}

static void
count_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      task_data,
                 GCancellable *cancellable)
{
  Count *count = task_data;

  cb_series_count (count->game, count->infos, &count->series);
  g_task_return_boolean (task, TRUE);
}

/* The game as it is now takes the place of what may not be written yet; one that was only
 * opened to be looked at does not count. */
static Count *
count_new (CbWindow *self)
{
  g_autofree char *path = cb_autosave_dup_path (self->autosave);
  g_autoptr (CbRecord) record = cb_record_from_session (self->session);
  g_autoptr (CbGameInfo) game = cb_game_info_new_for_record (path, record);
  const CbGameInfo *kept = cb_shelf_find (self->shelf, path);
  Count *count = g_new0 (Count, 1);

  /* A game that nobody has written yet comes after all others. */
  game->order = kept != NULL ? kept->order : G_MAXINT64;
  count->game = cb_game_info_apply (game, cb_shelf_get_roster (self->shelf));
  count->infos = cb_shelf_dup_infos (self->shelf);
  for (guint i = count->infos->len; i > 0; i--)
    if (g_str_equal (((CbGameInfo *) g_ptr_array_index (count->infos, i - 1))->path, path))
      g_ptr_array_remove_index_fast (count->infos, i - 1);
  if (self->played || kept != NULL)
    g_ptr_array_add (count->infos, g_object_ref (count->game));

  return count;
}

static void
begin_counting (CbWindow *self)
{
  g_autoptr (GTask) task = NULL;

  if (self->counting == NULL || !cb_shelf_get_complete (self->shelf))
    return;

  task = g_task_new (NULL, self->counting, counted_cb, self);
  g_task_set_source_tag (task, begin_counting);
  g_task_set_task_data (task, count_new (self), count_free);
  g_task_run_in_thread (task, count_in_thread);
}

/* Once the game on the table is over, tells how its players stand. */
void
cb_window_count_series (CbWindow *self)
{
  cb_window_stop_counting (self);
  cb_table_set_series (self->table, NULL);
  if (self->autosave == NULL)
    return;
  if (cb_session_get_turn (self->session) != CB_SEAT_NONE)
    {
      self->played = TRUE;
      return;
    }

  self->counting = g_cancellable_new ();
  g_signal_connect_object (cb_window_get_shelf (self), "notify::complete",
                           G_CALLBACK (begin_counting), self, G_CONNECT_SWAPPED);
  begin_counting (self);
}

void
cb_window_stop_counting (CbWindow *self)
{
  if (self->counting != NULL)
    g_cancellable_cancel (self->counting);
  if (self->shelf != NULL)
    g_signal_handlers_disconnect_by_func (self->shelf, begin_counting, self);
  g_clear_object (&self->counting);
}
