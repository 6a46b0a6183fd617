/* cb-record-private.h - the names of what is in a record
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-record.h"

#define CB_RECORD_FORMAT  1

#define GROUP_RECORD      "Record"
#define GROUP_OPTIONS     "Options"
#define GROUP_DEAL        "Deal"
#define GROUP_MOVES       "Moves"
#define GROUP_UNDONE      "Undone"
#define GROUP_SHELF       "Shelf"

char    *cb_record_read          (GFile       *file,
                                  gsize       *length,
                                  GError     **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean cb_record_parse_summary (const char  *text,
                                  gsize        length,
                                  CbSummary   *summary,
                                  GError     **error);
