/* cb-value-row.h - an option with named values, each of which says what it means
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "cb-option.h"

G_BEGIN_DECLS

#define CB_TYPE_VALUE_ROW (cb_value_row_get_type ())

G_DECLARE_FINAL_TYPE (CbValueRow, cb_value_row, CB, VALUE_ROW, AdwComboRow)

GtkWidget *cb_value_row_new          (const CbOption *option) G_GNUC_WARN_UNUSED_RESULT;

void       cb_value_row_set_rulebook (CbValueRow     *self,
                                      guint           value);

G_END_DECLS
