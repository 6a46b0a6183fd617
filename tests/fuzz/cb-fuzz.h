/* cb-fuzz.h - what fuzzers share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "cb-record.h"

G_BEGIN_DECLS

/* Tries one input, which may be anything; ends the process where something is
 * wrong. The name is libFuzzer's. */
int  LLVMFuzzerTestOneInput (const guint8   *data,
                             gsize           size);

/* Writing, reading and playing on change nothing in a sound record. */
void cb_fuzz_check_record   (const CbRecord *record);

G_END_DECLS
