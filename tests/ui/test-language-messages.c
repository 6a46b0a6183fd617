/* test-language-messages.c - what is wrong with a file, in every language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-language-test.h"

#include "cb-file-error.h"
#include "cb-games.h"
#include "cb-reader.h"
#include "cb-shell-test.h"

#include <glib/gstdio.h>
#include <string.h>

#define DECK "M;C;M;D;C;M;M;C;M;D;C;M;M;C;M;D;C;M;"

#define SOUND \
  "[Record]\nFormat=1\nGame=cheese-rescue\nPlayers=2\n" \
  "Names=Ada;Brie;\nSeats=human;human;\nFirst=1\n" \
  "[Options]\narea=floating\n" \
  "[Deal]\nDeck=" DECK "\n" \
  "[Moves]\nList=M@1,0;2@0,-1;\n"

/* What a record calls things is the same in every language. */
#define WORDS_OF_RECORDS \
  "Record Format Game Players Names Seats First Options Deal Deck Rooms Moves List " \
  "cheese-rescue area broken cheese human"

/**
 * BrokenCase:
 * @old: (nullable): what to replace in a sound record; %NULL for all of it
 * @new: what with
 */
typedef struct
{
  const char *old;
  const char *new;
} BrokenCase;

static const BrokenCase broken_cases[] = {
  { NULL, "" },
  { NULL, "\x7f" "ELF" },
  { "Format=1", "Format=2" },
  { "Format=1", "Format=x" },
  { "Game=cheese-rescue\n", "" },
  { "Game=cheese-rescue", "Game=&<xyz>" },
  { "Game=cheese-rescue", "Game=" DECK DECK DECK DECK DECK },
  { "Players=2", "Players=9" },
  { "Names=Ada;", "Names=" },
  { "Names=Ada;", "Names=Ada;\\q;" },
  { "Seats=human;", "Seats=human;human;" },
  { "Seats=human;", "Seats=xyz;" },
  { "First=1", "First=2" },
  { "area=floating", "xyz=floating" },
  { "area=floating", "area=xyz" },
  { "[Deal]\nDeck=" DECK "\n", "" },
  { "Deck=" DECK "\n", "" },
  { "Deck=" DECK, "Deck=" DECK "\nxyz=1" },
  { "Deck=M;", "Deck=" },
  { "Deck=" DECK, "Deck=M;" },
  { "Deck=M;", "Deck=X;" },
  { "Deck=M;", "Deck=C;" },
  { "List=M@1,0;", "List=M@9,9;" },
  { "List=M@1,0;", "List=\\q;" },
};

/* Castles that none of the games has. */
static const char *const broken_rooms[] = {
  "T",
  "TCCDDGTxACCDDGG/AEEFFHH/IIJJKKL/MMNNOOL/MMPPQQR/TSSUUVT",
  "TCCDDGT/A1CDDGG/AEEFFHH/IIJJKKL/MMNNOOL/MMPPQQR/TSSUUVT",
  "TCCDDGT/ATCDDGG/AEEFFHH/IIJJKKL/MMNNOOL/MMPPQQR/TSSUUVT",
  "TabcdeT/fghijkl/mnopqrs/tuvwxyz/ABCDEFG/HIJKLMN/TOPQRST",
  "TAAAAAT/BBBBBBB/BBBBBBB/BBBBBBB/BBBBBBB/BBBBBBB/TCCCCCT",
};

static CbCatalog *
load_catalog (guint language)
{
  CbCatalog *catalog = cb_language_test_load_catalog (language);

  cb_catalog_allow (catalog, WORDS_OF_RECORDS);

  return catalog;
}

static char *
break_record (const BrokenCase *test)
{
  const char *found = test->old != NULL ? strstr (SOUND, test->old) : NULL;

  if (test->old == NULL)
    return g_strdup (test->new);

  g_assert_nonnull (found);
  return g_strdup_printf ("%.*s%s%s", (int) (found - SOUND), SOUND, test->new,
                          found + strlen (test->old));
}

static char *
break_castle (const char *rooms)
{
  return g_strdup_printf ("[Record]\nFormat=1\nGame=chateau-roquefort\nPlayers=2\n"
                          "[Deal]\nRooms=%s\nTiles=1;\nSpare=1\n", rooms);
}

/* The sentence without the name of the file, to see which there are. */
static void
check_message (CbWindow        *window,
             const CbCatalog *catalog,
             const char      *language,
             GHashTable      *reasons)
{
  GtkWidget *messages = GTK_WIDGET (window->messages);

  g_assert_true (gtk_widget_get_mapped (messages));
  cb_reader_check_words (messages, catalog, language);
  cb_reader_check_room (messages, language);
  g_hash_table_add (reasons, g_strdup (cb_messages_get_text (window->messages)));
}

static void
open_text (CbWindow   *window,
           const char *text)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "broken" CB_RECORD_SUFFIX,
                                            NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  cb_shell_test_open (window, file);
  cb_shell_test_settle ();
  g_remove (path);
}

static void
open_all (CbWindow        *window,
          const CbCatalog *catalog,
          const char      *language,
          GHashTable      *reasons)
{
  for (guint i = 0; i < G_N_ELEMENTS (broken_cases); i++)
    {
      g_autofree char *text = break_record (&broken_cases[i]);

      open_text (window, text);
      check_message (window, catalog, language, reasons);
    }
  for (guint i = 0; i < G_N_ELEMENTS (broken_rooms); i++)
    {
      g_autofree char *text = break_castle (broken_rooms[i]);

      open_text (window, text);
      check_message (window, catalog, language, reasons);
    }
}

/* Every kind of broken file, opened in every language. */
static void
test_broken (gconstpointer data)
{
  CbWindow *window = cb_language_test_window (data);

  for (guint i = 0; i < CB_N_TEST_LANGUAGES; i++)
    {
      g_autoptr (CbCatalog) catalog = load_catalog (i);
      g_autoptr (GHashTable) reasons = g_hash_table_new_full (g_str_hash, g_str_equal,
                                                              g_free, NULL);

      cb_language_test_speak (cb_language_test_get (i));
      open_all (window, catalog, cb_language_test_get (i), reasons);
      /* Only a file that is empty and one that is no text are refused alike. */
      g_assert_cmpuint (g_hash_table_size (reasons), ==,
                        G_N_ELEMENTS (broken_cases) + G_N_ELEMENTS (broken_rooms) - 1);
    }
  cb_language_test_speak ("en");
  cb_shell_test_close (window);
}

/* Files that are not there, and folders. */
static void
test_missing (gconstpointer data)
{
  g_autoptr (GFile) missing = g_file_new_for_path ("/nonexistent/broken.cheese");
  g_autoptr (GFile) folder = g_file_new_for_path (g_get_user_data_dir ());
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/dev/null/broken.cheese");
  g_autofree char *name = g_file_get_basename (folder);
  g_autoptr (GHashTable) reasons = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  CbWindow *window = cb_language_test_window (data);

  cb_language_test_open (window, cb_test_games[0].file, FALSE);
  for (guint i = 0; i < CB_N_TEST_LANGUAGES; i++)
    {
      g_autoptr (CbCatalog) catalog = load_catalog (i);
      const char *language = cb_language_test_get (i);

      cb_catalog_allow (catalog, name);
      cb_language_test_speak (language);
      cb_shell_test_open (window, missing);
      cb_shell_test_settle ();
      check_message (window, catalog, language, reasons);
      cb_shell_test_open (window, folder);
      cb_shell_test_settle ();
      check_message (window, catalog, language, reasons);
      cb_window_save_copy (window, nowhere);
      cb_shell_test_wait (&window);
      cb_shell_test_settle ();
      check_message (window, catalog, language, reasons);
    }
  g_assert_cmpuint (g_hash_table_size (reasons), ==, 3 * CB_N_TEST_LANGUAGES);
  cb_language_test_speak ("en");
  cb_shell_test_close (window);
}

/* What the disk can do to a game. */
static void
test_disk (void)
{
  static const GFileError codes[] = { G_FILE_ERROR_NOSPC, G_FILE_ERROR_ACCES, G_FILE_ERROR_PERM,
                                      G_FILE_ERROR_ROFS, G_FILE_ERROR_NAMETOOLONG };
  CbWindow *window = cb_shell_test_window ();

  for (guint i = 0; i < CB_N_TEST_LANGUAGES; i++)
    for (guint j = 0; j < G_N_ELEMENTS (codes); j++)
      {
        g_autoptr (GError) error = g_error_new_literal (G_FILE_ERROR, (int) codes[j],
                                                        "The system");

        cb_language_test_speak (cb_language_test_get (i));
        g_assert_cmpstr (cb_file_error_explain (error), !=, "The system");
        cb_language_test_check_text (i, cb_file_error_explain (error));
      }
  cb_language_test_speak ("en");
  cb_shell_test_close (window);
}

int
main (int    argc,
      char **argv)
{
  if (!cb_language_test_init (&argc, &argv))
    return 0;

  cb_language_test_add ("broken", test_broken);
  cb_language_test_add ("missing", test_missing);
  g_test_add_func ("/language/disk", test_disk);

  return cb_language_test_run ();
}
