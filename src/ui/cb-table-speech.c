/* cb-table-speech.c - the page on which a game is played: what is said of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-table-private.h"

#include "cb-describe.h"
#include "cb-speech.h"

/* What was told just now, in a sentence. */
void
cb_table_add_news (CbTable *self,
                   char    *sentence)
{
  g_free (self->news);
  self->news = sentence;
  cb_describe_add (self->to_announce, g_strdup (sentence));
}

/* All at once, where it was told at once. */
void
cb_table_say_news (CbTable *self)
{
  if (self->to_announce->len > 0)
    cb_speech_say (GTK_WIDGET (self), self->to_announce->str);
  g_string_truncate (self->to_announce, 0);
}

/* Somebody else looks at the table now, or at another game: what was said before was not
 * for them. */
void
cb_table_drop_news (CbTable *self)
{
  g_clear_pointer (&self->news, g_free);
  g_string_truncate (self->to_announce, 0);
  cb_speech_hush (GTK_WIDGET (self));
}

/**
 * cb_table_read:
 * @self: a table
 *
 * Lets a screen reader read the whole table.
 */
void
cb_table_read (CbTable *self)
{
  g_autofree char *text = NULL;

  g_return_if_fail (CB_IS_TABLE (self));

  if (self->session == NULL)
    return;

  text = cb_board_read (self->board);
  cb_speech_say (GTK_WIDGET (self), text);
}
