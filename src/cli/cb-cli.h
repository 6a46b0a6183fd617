/* cb-cli.h - what the commands of cheeseboard-cli share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "cb-kind.h"
#include "cb-record.h"

G_BEGIN_DECLS

/**
 * CbCliStatus:
 * @CB_CLI_OK: it was done
 * @CB_CLI_BAD_INPUT: a file is wrong, or cannot be read or written
 * @CB_CLI_BAD_USAGE: the command was not understood
 */
typedef enum
{
  CB_CLI_OK = 0,
  CB_CLI_BAD_INPUT = 1,
  CB_CLI_BAD_USAGE = 2,
} CbCliStatus;

/**
 * CbCommand:
 * @name: the word on the command line
 * @arguments: the words that follow, for the help, to be translated
 * @summary: one sentence of explanation, to be translated
 * @run: does it; gets the words from its own name on
 */
typedef struct
{
  const char   *name;
  const char   *arguments;
  const char   *summary;
  CbCliStatus (*run) (int    argc,
                      char **argv);
} CbCommand;

CbCliStatus   cb_cli_replay       (int                  argc,
                                   char               **argv);
CbCliStatus   cb_cli_simulate     (int                  argc,
                                   char               **argv);
CbCliStatus   cb_cli_bench        (int                  argc,
                                   char               **argv);
CbCliStatus   cb_cli_suggest      (int                  argc,
                                   char               **argv);
CbCliStatus   cb_cli_stats        (int                  argc,
                                   char               **argv);
CbCliStatus   cb_cli_lesson       (int                  argc,
                                   char               **argv);

CbCliStatus   cb_cli_fail         (CbCliStatus          status,
                                   const char          *format,
                                   ...) G_GNUC_PRINTF (2, 3);
CbCliStatus   cb_cli_fail_at      (const char          *path,
                                   const GError        *error);
gboolean      cb_cli_parse        (const GOptionEntry  *entries,
                                   const CbKind       **kind,
                                   char               **argument,
                                   int                  argc,
                                   char               **argv,
                                   CbCliStatus         *status);
gboolean      cb_cli_parse_folder (char               **folder,
                                   int                  argc,
                                   char               **argv,
                                   CbCliStatus         *status);
gboolean      cb_cli_read_count   (const char          *name,
                                   const char          *text,
                                   guint                min,
                                   guint                max,
                                   guint               *count,
                                   CbCliStatus         *status);
CbRecord     *cb_cli_load         (const char          *path,
                                   CbCliStatus         *status) G_GNUC_WARN_UNUSED_RESULT;
void          cb_cli_guard_output (void);
void          cb_cli_print        (JsonBuilder         *builder);
void          cb_cli_add_number   (JsonBuilder         *builder,
                                   double               number);
void          cb_cli_add_numbers  (JsonBuilder         *builder,
                                   const char          *name,
                                   const double        *numbers,
                                   guint                n);
void          cb_cli_add_seats    (JsonBuilder         *builder,
                                   const char          *name,
                                   guint                seats);
void          cb_cli_print_events (const CbKind        *kind,
                                   const CbState       *state,
                                   guint                ply,
                                   CbMove               move);

G_END_DECLS
