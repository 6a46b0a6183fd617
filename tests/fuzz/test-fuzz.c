/* test-fuzz.c - runs a fuzzer over its corpus, and over changes of it that are always the same
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-fuzz.h"

#include "cb-random.h"

#include <string.h>

/* Inputs of a test, and tests, the second where -m quick is given. */
#define N_INPUTS       1000
#define N_TESTS        20
#define N_TESTS_QUICK  4
#define MAX_CHANGES    6
#define MAX_RANGE      64

/* Of what records are made. */
static const char letters[] = "[]=;,:@-\n0123456789ABCDMQTWx";

/* The contents of all files, in an order that is always the same. */
typedef struct
{
  GPtrArray *names;
  GPtrArray *contents;
} Corpus;

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
corpus_read (Corpus *self)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "fuzz", "corpus", TARGET, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  self->names = g_ptr_array_new_with_free_func (g_free);
  self->contents = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (self->names, g_strdup (name));
  g_ptr_array_sort (self->names, compare_names);

  for (guint i = 0; i < self->names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, self->names->pdata[i], NULL);
      char *text;
      gsize length;

      g_assert_true (g_file_get_contents (path, &text, &length, NULL));
      g_ptr_array_add (self->contents, g_bytes_new_take (text, length));
    }
}

static void
corpus_clear (Corpus *self)
{
  g_ptr_array_unref (self->names);
  g_ptr_array_unref (self->contents);
}

static void
run (const guint8 *data,
     gsize         size)
{
  g_assert_cmpint (LLVMFuzzerTestOneInput (data, size), ==, 0);
}

static void
test_file (gconstpointer data)
{
  GBytes *contents = (GBytes *) data;
  gsize size;
  const guint8 *bytes = g_bytes_get_data (contents, &size);

  run (bytes, size);
}

static GBytes *
pick (const Corpus *corpus,
      CbRandom     *random)
{
  return g_ptr_array_index (corpus->contents,
                            cb_random_below (random, corpus->contents->len));
}

/* A range of bytes; an empty input has an empty one. */
static gsize
pick_range (gsize     size,
            CbRandom *random,
            gsize    *length)
{
  gsize begin = size > 0 ? cb_random_below (random, (guint32) size) : 0;
  gsize wanted = cb_random_below (random, MAX_RANGE) + 1;

  *length = MIN (size - begin, wanted);

  return begin;
}

static void
insert (GByteArray   *input,
        gsize         where,
        const guint8 *bytes,
        gsize         length)
{
  gsize behind = input->len - where;

  g_byte_array_set_size (input, (guint) (input->len + length));
  memmove (input->data + where + length, input->data + where, behind);
  memcpy (input->data + where, bytes, length);
}

/* Puts in a piece of this or of another input. */
static void
change_by_piece (GByteArray   *input,
                 const Corpus *corpus,
                 CbRandom     *random)
{
  gsize size, length;
  const guint8 *source = g_bytes_get_data (pick (corpus, random), &size);
  gsize begin = pick_range (size, random, &length);
  gsize where = cb_random_below (random, input->len + 1);

  if (length > 0)
    insert (input, where, source + begin, length);
}

static void
change_by_removal (GByteArray *input,
                   CbRandom   *random)
{
  gsize length;
  gsize begin = pick_range (input->len, random, &length);

  if (length > 0)
    g_byte_array_remove_range (input, (guint) begin, (guint) length);
}

static void
change_byte (GByteArray *input,
             guint8      byte,
             CbRandom   *random)
{
  if (input->len > 0)
    input->data[cb_random_below (random, input->len)] = byte;
}

static void
change (GByteArray   *input,
        const Corpus *corpus,
        CbRandom     *random)
{
  switch (cb_random_below (random, 6))
    {
    case 0:
      change_by_piece (input, corpus, random);
      break;
    case 1:
      change_by_removal (input, random);
      break;
    case 2:
    case 3:
      change_byte (input, (guint8) cb_random_below (random, 256), random);
      break;
    default:
      change_byte (input, (guint8) letters[cb_random_below (random, sizeof letters - 1)], random);
    }
}

static void
run_changed (const Corpus *corpus,
             guint64       seed)
{
  g_autoptr (GByteArray) input = g_byte_array_new ();
  const guint8 *bytes;
  CbRandom random;
  gsize size;

  cb_random_init (&random, seed);
  bytes = g_bytes_get_data (pick (corpus, &random), &size);
  if (size > 0)
    g_byte_array_append (input, bytes, (guint) size);
  for (guint i = cb_random_below (&random, MAX_CHANGES) + 1; i > 0; i--)
    change (input, corpus, &random);
  run (input->data, input->len);
}

static void
test_changed (gconstpointer data)
{
  guint64 first = (guint64) GPOINTER_TO_UINT (data) * N_INPUTS;
  Corpus corpus;

  corpus_read (&corpus);
  for (guint64 seed = first; seed < first + N_INPUTS; seed++)
    run_changed (&corpus, seed);
  corpus_clear (&corpus);
}

int
main (int    argc,
      char **argv)
{
  Corpus corpus;
  guint n_tests;
  int result;

  g_test_init (&argc, &argv, NULL);

  corpus_read (&corpus);
  g_assert_cmpuint (corpus.names->len, >, 0);
  for (guint i = 0; i < corpus.names->len; i++)
    {
      g_autofree char *path = g_strconcat ("/fuzz/" TARGET "/corpus/", corpus.names->pdata[i],
                                           NULL);

      g_test_add_data_func (path, corpus.contents->pdata[i], test_file);
    }

  n_tests = g_test_quick () ? N_TESTS_QUICK : N_TESTS;
  for (guint i = 0; i < n_tests; i++)
    {
      g_autofree char *path = g_strdup_printf ("/fuzz/" TARGET "/changed/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_changed);
    }

  result = g_test_run ();
  corpus_clear (&corpus);

  return result;
}
