/* cb-choice-row.h - a combo row whose choice can be long
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CB_TYPE_CHOICE_ROW (cb_choice_row_get_type ())

G_DECLARE_FINAL_TYPE (CbChoiceRow, cb_choice_row, CB, CHOICE_ROW, AdwComboRow)

void cb_choice_row_name      (AdwComboRow *row,
                              const char  *value);
void cb_choice_row_name_list (GtkDropDown *list,
                              const char  *title);

G_END_DECLS
