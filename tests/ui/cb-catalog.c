/* cb-catalog.c - the words of a translation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-catalog.h"

#include <string.h>

#define MO_MAGIC   0x950412de
/* Shorter words are in too many languages. */
#define MIN_LETTERS 4

/**
 * CbCatalog:
 * @bytes: a file as gettext reads it
 * @n: how many texts it has
 * @kept: those of several words that are the same in both languages, such as names
 * @english: words that the translations do not have
 */
struct _CbCatalog
{
  char       *bytes;
  guint       n;
  GPtrArray  *kept;
  GHashTable *english;
};

static guint32
get_number (const CbCatalog *self,
            guint            index)
{
  guint32 number;

  memcpy (&number, self->bytes + 4 * index, sizeof number);

  return number;
}

/* All forms of a text, of which the context is none; @table is 3 for the
 * originals and 4 for the translations. */
static char *
dup_forms (const CbCatalog *self,
           guint            table,
           guint            index)
{
  guint at = get_number (self, table) / 4 + 2 * index;
  guint32 length = get_number (self, at);
  char *forms = g_memdup2 (self->bytes + get_number (self, at + 1), length + 1);
  char *context = memchr (forms, '\004', length);

  for (guint i = 0; i < length; i++)
    if (forms[i] == '\0' || (context != NULL && forms + i <= context))
      forms[i] = ' ';

  return g_strstrip (forms);
}

/* Calls @func for each word in small letters. */
static void
split (const CbCatalog *self,
       const char      *text,
       GHFunc           func,
       gpointer         user_data)
{
  g_autofree char *small = NULL;
  g_autoptr (GString) rest = g_string_new (text);
  const char *begin = NULL;

  for (guint i = 0; i < self->kept->len; i++)
    g_string_replace (rest, g_ptr_array_index (self->kept, i), " ", 0);
  small = g_utf8_strdown (rest->str, -1);

  for (const char *at = small; begin != NULL || *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_isalpha (g_utf8_get_char (at)))
      begin = begin != NULL ? begin : at;
    else if (begin != NULL)
      {
        if (g_utf8_strlen (begin, at - begin) >= MIN_LETTERS)
          func (g_strndup (begin, (gsize) (at - begin)), NULL, user_data);
        begin = NULL;
        if (*at == '\0')
          break;
      }
}

static void
add_word (gpointer word,
          gpointer unused,
          gpointer words)
{
  g_hash_table_add (words, word);
}

static void
remove_word (gpointer word,
             gpointer unused,
             gpointer words)
{
  g_hash_table_remove (words, word);
  g_free (word);
}

static void
find_kept (CbCatalog *self)
{
  for (guint i = 1; i < self->n; i++)
    {
      g_autofree char *original = dup_forms (self, 3, i);
      g_autofree char *translation = dup_forms (self, 4, i);

      if (g_str_equal (original, translation) && strchr (original, ' ') != NULL &&
          strchr (original, '%') == NULL)
        g_ptr_array_add (self->kept, g_steal_pointer (&original));
    }
}

static void
find_english (CbCatalog *self)
{
  for (guint table = 3; table <= 4; table++)
    for (guint i = 1; i < self->n; i++)
      {
        g_autofree char *forms = dup_forms (self, table, i);

        split (self, forms, table == 3 ? add_word : remove_word, self->english);
      }
}

/**
 * cb_catalog_load:
 * @path: a .mo file
 *
 * Returns: (transfer full): what is in it; fails the test if there is nothing
 */
CbCatalog *
cb_catalog_load (const char *path)
{
  CbCatalog *self = g_new0 (CbCatalog, 1);
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &self->bytes, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmphex (get_number (self, 0), ==, MO_MAGIC);

  self->n = get_number (self, 2);
  self->kept = g_ptr_array_new_with_free_func (g_free);
  self->english = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  find_kept (self);
  find_english (self);
  g_assert_cmpuint (g_hash_table_size (self->english), >, 100);

  return self;
}

void
cb_catalog_free (CbCatalog *self)
{
  g_clear_pointer (&self->english, g_hash_table_unref);
  g_clear_pointer (&self->kept, g_ptr_array_unref);
  g_free (self->bytes);
  g_free (self);
}

void
cb_catalog_allow (CbCatalog  *self,
                  const char *text)
{
  split (self, text, remove_word, self->english);
}

typedef struct
{
  const CbCatalog *catalog;
  char            *found;
} Search;

static void
look_up (gpointer word,
         gpointer unused,
         gpointer user_data)
{
  Search *search = user_data;

  if (search->found == NULL && g_hash_table_contains (search->catalog->english, word))
    search->found = word;
  else
    g_free (word);
}

char *
cb_catalog_find_english (const CbCatalog *self,
                         const char      *text)
{
  Search search = { self, NULL };

  split (self, text, look_up, &search);

  return search.found;
}
