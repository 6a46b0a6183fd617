/* cb-status.h - whose turn it is, and what is expected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CB_TYPE_STATUS (cb_status_get_type ())

G_DECLARE_FINAL_TYPE (CbStatus, cb_status, CB, STATUS, AdwBin)

/**
 * CbStatusTone:
 * @CB_STATUS_PLAIN: what happens, or what is expected
 * @CB_STATUS_REFUSAL: why something cannot be done
 * @CB_STATUS_HINT: what could be done
 *
 * How a sentence is meant. Each has a picture, so that it can be told apart.
 */
typedef enum
{
  CB_STATUS_PLAIN,
  CB_STATUS_REFUSAL,
  CB_STATUS_HINT,
  CB_STATUS_N_TONES
} CbStatusTone;

const char *cb_status_get_text     (CbStatus     *self);
void        cb_status_say          (CbStatus     *self,
                                    const char   *text,
                                    CbStatusTone  tone);
void        cb_status_expect       (CbStatus     *self,
                                    const char   *text);
guint       cb_status_get_usual    (CbStatus     *self);
void        cb_status_set_usual    (CbStatus     *self,
                                    guint         usual);

gboolean    cb_status_get_thinking (CbStatus     *self);
void        cb_status_set_thinking (CbStatus     *self,
                                    gboolean      thinking);
void        cb_status_set_narrow   (CbStatus     *self,
                                    gboolean      narrow);
void        cb_status_set_has_hint (CbStatus     *self,
                                    gboolean      has_hint);
void        cb_status_set_supply   (CbStatus     *self,
                                    const char   *supply);

G_END_DECLS
