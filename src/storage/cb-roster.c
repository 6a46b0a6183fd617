/* cb-roster.c - who the names in records are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-roster.h"

#include "cb-record-private.h"
#include "cb-text.h"

#include <errno.h>
#include <glib/gstdio.h>

#define FORMAT       1
#define GROUP        "Players"
#define EVERY_ORDER  G_MAXUINT64

/**
 * Span:
 * @until: the order of the last game for which it holds
 * @player: (nullable): who the name is in those games; %NULL for somebody to be forgotten
 */
typedef struct
{
  guint64  until;
  char    *player;
} Span;

/**
 * CbRoster:
 * @names: (element-type utf8 GPtrArray): for each name its spans, the earliest first
 *
 * A name leads to a player and no further, so that there are neither chains nor circles:
 * renaming a player changes where all the names lead that led there.
 */
struct _CbRoster
{
  GHashTable *names;
};

static Span *
span_new (guint64     until,
          const char *player)
{
  Span *self = g_new0 (Span, 1);

  self->until = until;
  self->player = g_strdup (player);

  return self;
}

static void
span_free (gpointer data)
{
  Span *self = data;

  g_free (self->player);
  g_free (self);
}

/**
 * cb_roster_new:
 *
 * Returns: (transfer full): one by which every name is a player
 */
CbRoster *
cb_roster_new (void)
{
  CbRoster *self = g_atomic_rc_box_new0 (CbRoster);

  self->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                       (GDestroyNotify) g_ptr_array_unref);

  return self;
}

static void
clear (gpointer data)
{
  g_hash_table_unref (((CbRoster *) data)->names);
}

CbRoster *
cb_roster_ref (CbRoster *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
cb_roster_unref (CbRoster *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

static GPtrArray *
ensure_spans (CbRoster   *self,
              const char *name)
{
  GPtrArray *spans = g_hash_table_lookup (self->names, name);

  if (spans == NULL)
    {
      spans = g_ptr_array_new_with_free_func (span_free);
      g_hash_table_insert (self->names, g_strdup (name), spans);
    }

  return spans;
}

/* Behind all that end earlier or with it, of which the first holds. */
static void
add_span (CbRoster   *self,
          const char *name,
          guint64     until,
          const char *player)
{
  GPtrArray *spans = ensure_spans (self, name);
  guint index = 0;

  while (index < spans->len && ((Span *) g_ptr_array_index (spans, index))->until <= until)
    index++;
  g_ptr_array_insert (spans, (int) index, span_new (until, player));
}

/* What holds from now on, or %NULL if the name is a player. */
static Span *
find_last (const CbRoster *self,
           const char     *name)
{
  GPtrArray *spans = g_hash_table_lookup (self->names, name);
  Span *last = spans != NULL && spans->len > 0 ? g_ptr_array_index (spans, spans->len - 1) : NULL;

  return last != NULL && last->until == EVERY_ORDER ? last : NULL;
}

static CbRoster *
copy (const CbRoster *self,
      GHashTable     *kept)
{
  CbRoster *other = cb_roster_new ();
  GHashTableIter iter;
  gpointer name, spans;

  g_hash_table_iter_init (&iter, self->names);
  while (g_hash_table_iter_next (&iter, &name, &spans))
    for (guint i = 0; i < ((GPtrArray *) spans)->len; i++)
      {
        const Span *span = g_ptr_array_index ((GPtrArray *) spans, i);

        if (kept == NULL || g_hash_table_contains (kept, name))
          add_span (other, name, span->until, span->player);
      }

  return other;
}

/**
 * cb_roster_find:
 * @self: a roster
 * @name: a name in a record
 * @order: that of the record
 *
 * Returns: (nullable): the player whose name it is, or %NULL if that is forgotten
 */
const char *
cb_roster_find (const CbRoster *self,
                const char     *name,
                guint64         order)
{
  GPtrArray *spans;

  g_return_val_if_fail (self != NULL && name != NULL, NULL);

  spans = g_hash_table_lookup (self->names, name);
  for (guint i = 0; spans != NULL && i < spans->len; i++)
    {
      const Span *span = g_ptr_array_index (spans, i);

      if (order <= span->until)
        return span->player;
    }

  return name;
}

/**
 * cb_roster_get_last:
 * @self: a roster
 *
 * Returns: the highest order of which it speaks. Games that begin later need a higher one,
 *   lest they be taken for those that were forgotten.
 */
guint64
cb_roster_get_last (const CbRoster *self)
{
  GHashTableIter iter;
  gpointer spans;
  guint64 last = 0;

  g_return_val_if_fail (self != NULL, 0);

  g_hash_table_iter_init (&iter, self->names);
  while (g_hash_table_iter_next (&iter, NULL, &spans))
    for (guint i = 0; i < ((GPtrArray *) spans)->len; i++)
      {
        guint64 until = ((Span *) g_ptr_array_index ((GPtrArray *) spans, i))->until;

        if (until != EVERY_ORDER)
          last = MAX (last, until);
      }

  return last;
}

/* All names that led to @player lead to @to, or nowhere; then only until @last. */
static void
redirect (CbRoster   *self,
          const char *player,
          const char *to,
          guint64     last)
{
  GHashTableIter iter;
  gpointer spans;

  g_hash_table_iter_init (&iter, self->names);
  while (g_hash_table_iter_next (&iter, NULL, &spans))
    for (guint i = 0; i < ((GPtrArray *) spans)->len; i++)
      {
        Span *span = g_ptr_array_index ((GPtrArray *) spans, i);

        if (g_strcmp0 (span->player, player) != 0)
          continue;
        g_free (span->player);
        span->player = g_strdup (to);
        if (to == NULL)
          span->until = MIN (span->until, last);
      }
}

/* Whoever is called @name from now on is that player. */
static void
free_name (CbRoster   *self,
           const char *name,
           guint64     last)
{
  Span *span = find_last (self, name);

  if (span == NULL)
    return;
  if (g_strcmp0 (span->player, name) == 0)
    g_ptr_array_remove (g_hash_table_lookup (self->names, name), span);
  else
    span->until = last;
}

/**
 * cb_roster_rename:
 * @self: a roster
 * @player: a player
 * @to: what that player is called from now on; if somebody is called so, the two are one
 *   from now on
 * @last: the highest order of any game
 *
 * Returns: (transfer full): what is known then
 */
CbRoster *
cb_roster_rename (const CbRoster *self,
                  const char     *player,
                  const char     *to,
                  guint64         last)
{
  CbRoster *renamed;

  g_return_val_if_fail (self != NULL && player != NULL && to != NULL, NULL);

  renamed = copy (self, NULL);
  if (g_str_equal (player, to))
    return renamed;

  redirect (renamed, player, to, last);
  if (find_last (renamed, player) == NULL)
    add_span (renamed, player, EVERY_ORDER, to);
  free_name (renamed, to, MAX (last, cb_roster_get_last (self)));

  return renamed;
}

/**
 * cb_roster_forget:
 * @self: a roster
 * @player: a player
 * @last: the highest order of any game
 *
 * Whoever is called so in games that come later is somebody new.
 *
 * Returns: (transfer full): what is known then
 */
CbRoster *
cb_roster_forget (const CbRoster *self,
                  const char     *player,
                  guint64         last)
{
  CbRoster *forgetful;

  g_return_val_if_fail (self != NULL && player != NULL, NULL);

  forgetful = copy (self, NULL);
  last = MAX (last, cb_roster_get_last (self));
  redirect (forgetful, player, NULL, last);
  if (find_last (forgetful, player) == NULL)
    add_span (forgetful, player, last, NULL);

  return forgetful;
}

/**
 * cb_roster_keep:
 * @self: a roster
 * @names: (element-type utf8): the names that are still in records
 *
 * Returns: (transfer full): what is known of these names, and of no others
 */
CbRoster *
cb_roster_keep (const CbRoster *self,
                GHashTable     *names)
{
  g_return_val_if_fail (self != NULL && names != NULL, NULL);

  return copy (self, names);
}

/* A name as it is in a record that was read, or %NULL. */
static char *
dup_name (GKeyFile   *file,
          const char *group,
          const char *key)
{
  g_autofree char *raw = g_key_file_get_string (file, group, key, NULL);
  g_autofree char *name = raw != NULL ? cb_text_clean_name (raw) : NULL;

  return name != NULL && name[0] != '\0' ? g_steal_pointer (&name) : NULL;
}

/* What makes no sense is left out. */
static void
parse_group (CbRoster   *self,
             GKeyFile   *file,
             const char *group)
{
  g_autofree char *name = dup_name (file, group, "Name");
  g_autofree char *player = dup_name (file, group, "Player");
  g_autofree char *until = g_key_file_get_value (file, group, "Until", NULL);
  guint64 order = EVERY_ORDER;

  if (until != NULL && !g_ascii_string_to_unsigned (until, 10, 0, G_MAXINT64, &order, NULL))
    return;
  /* Nobody is forgotten for all time to come, and nobody is two. */
  if (name != NULL && (player != NULL || order != EVERY_ORDER) && find_last (self, name) == NULL)
    add_span (self, name, order, player);
}

/**
 * cb_roster_parse:
 * @text: what is in the file
 * @length: its length
 *
 * Returns: (transfer full): what it says, as far as it can be read
 */
CbRoster *
cb_roster_parse (const char *text,
                 gsize       length)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) groups = NULL;
  CbRoster *self = cb_roster_new ();

  if (!g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, NULL) ||
      g_key_file_get_integer (file, GROUP, "Format", NULL) != FORMAT)
    return self;

  groups = g_key_file_get_groups (file, NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    parse_group (self, file, groups[i]);

  return self;
}

/**
 * cb_roster_load:
 * @folder: a folder with records
 *
 * Returns: (transfer full): what is said there of the names in them
 */
CbRoster *
cb_roster_load (const char *folder)
{
  g_autofree char *path = NULL, *text = NULL;
  g_autoptr (GFile) file = NULL;
  gsize length;

  g_return_val_if_fail (folder != NULL, NULL);

  path = g_build_filename (folder, CB_ROSTER_NAME, NULL);
  file = g_file_new_for_path (path);
  text = cb_record_read (file, &length, NULL);

  return text != NULL ? cb_roster_parse (text, length) : cb_roster_new ();
}

static void
format_span (GKeyFile   *file,
             guint       number,
             const char *name,
             const Span *span)
{
  g_autofree char *group = g_strdup_printf ("Name %u", number);

  g_key_file_set_string (file, group, "Name", name);
  if (span->player != NULL)
    g_key_file_set_string (file, group, "Player", span->player);
  if (span->until != EVERY_ORDER)
    g_key_file_set_uint64 (file, group, "Until", span->until);
}

/**
 * cb_roster_format:
 * @self: a roster
 *
 * Returns: (transfer full): what its file says
 */
char *
cb_roster_format (const CbRoster *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GList) names = NULL;
  guint number = 0;

  g_return_val_if_fail (self != NULL, NULL);

  g_key_file_set_integer (file, GROUP, "Format", FORMAT);
  names = g_list_sort (g_hash_table_get_keys (self->names), (GCompareFunc) g_strcmp0);
  for (GList *l = names; l != NULL; l = l->next)
    {
      GPtrArray *spans = g_hash_table_lookup (self->names, l->data);

      for (guint i = 0; i < spans->len; i++)
        format_span (file, ++number, l->data, g_ptr_array_index (spans, i));
    }

  return g_key_file_to_data (file, NULL, NULL);
}

gboolean
cb_roster_is_equal (const CbRoster *self,
                    const CbRoster *other)
{
  g_autofree char *left = cb_roster_format (self), *right = cb_roster_format (other);

  return g_str_equal (left, right);
}

/**
 * cb_roster_save:
 * @self: a roster
 * @folder: a folder with records
 * @error: return location for an error
 *
 * Writes the whole file or leaves what was there.
 *
 * Returns: %TRUE if it was written
 */
gboolean
cb_roster_save (const CbRoster  *self,
                const char      *folder,
                GError         **error)
{
  g_autofree char *path = NULL, *text = NULL;

  g_return_val_if_fail (self != NULL && folder != NULL, FALSE);

  path = g_build_filename (folder, CB_ROSTER_NAME, NULL);
  text = cb_roster_format (self);
  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      int code = errno;

      g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (code),
                           g_strerror (code));
      return FALSE;
    }

  return g_file_set_contents_full (path, text, -1,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                   0600, error);
}
