/* cb-option-row.h - an option of a game, to be chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "cb-option.h"

G_BEGIN_DECLS

#define CB_TYPE_OPTION_ROW (cb_option_row_get_type ())

G_DECLARE_FINAL_TYPE (CbOptionRow, cb_option_row, CB, OPTION_ROW, GObject)

CbOptionRow    *cb_option_row_new          (const CbOption *option) G_GNUC_WARN_UNUSED_RESULT;

const CbOption *cb_option_row_get_option   (CbOptionRow    *self);
GtkWidget      *cb_option_row_get_widget   (CbOptionRow    *self);
void            cb_option_row_get_value    (CbOptionRow    *self,
                                            guint8         *value);
void            cb_option_row_set_value    (CbOptionRow    *self,
                                            const guint8   *value);
void            cb_option_row_set_rulebook (CbOptionRow    *self,
                                            const guint8   *value);

G_END_DECLS
