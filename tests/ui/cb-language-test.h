/* cb-language-test.h - what tests of the languages share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-catalog.h"
#include "cb-record.h"
#include "cb-window-private.h"

G_BEGIN_DECLS

/* A language that nobody speaks, with longer words than any, is the last. */
#define CB_N_TEST_LANGUAGES 4

/* Positions of a game in which everything is tried. */
#define CB_N_TEST_PARTS     6

/**
 * CbTestSize:
 * @name: part of the path of a test
 * @width: of the window
 * @height: of the window
 */
typedef struct
{
  const char *name;
  int         width;
  int         height;
} CbTestSize;

/**
 * CbTestGame:
 * @name: part of the path of a test
 * @file: a recorded game, finished
 */
typedef struct
{
  const char *name;
  const char *file;
} CbTestGame;

extern const CbTestSize cb_test_sizes[2];
extern const CbTestGame cb_test_games[3];

gboolean    cb_language_test_init          (int               *argc,
                                            char            ***argv);
int         cb_language_test_run           (void);
void        cb_language_test_add           (const char        *name,
                                            GTestDataFunc      func);

const char *cb_language_test_get           (guint              language);
CbCatalog  *cb_language_test_load_catalog  (guint              language) G_GNUC_WARN_UNUSED_RESULT;
void        cb_language_test_speak         (const char        *language);
void        cb_language_test_check_text    (guint              language,
                                            const char        *text);
void        cb_language_test_check_windows (guint              language,
                                            const char        *page);
void        cb_language_test_check_page    (const char        *page);

CbWindow   *cb_language_test_window        (const CbTestSize  *size) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray  *cb_language_test_list_files    (void) G_GNUC_WARN_UNUSED_RESULT;
CbRecord   *cb_language_test_load          (const char        *file) G_GNUC_WARN_UNUSED_RESULT;
void        cb_language_test_put           (CbWindow          *window,
                                            CbRecord          *record);
void        cb_language_test_open          (CbWindow          *window,
                                            const char        *file,
                                            gboolean           whole);
void        cb_language_test_open_part     (CbWindow          *window,
                                            const CbTestGame  *game,
                                            guint              part);
void        cb_language_test_show_shelf    (CbWindow          *window);
void        cb_language_test_show_players  (CbWindow          *window);
void        cb_language_test_return_to     (CbSession         *session,
                                            guint              ply);
GtkWidget  *cb_language_test_find_dialog   (void);

G_END_DECLS
