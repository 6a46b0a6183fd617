/* cb-result.h - how a game ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CB_TYPE_RESULT (cb_result_get_type ())

G_DECLARE_FINAL_TYPE (CbResult, cb_result, CB, RESULT, GtkWidget)

void cb_result_show    (CbResult   *self,
                        const char *title,
                        GtkWidget  *breakdown);
void cb_result_hide    (CbResult   *self);
void cb_result_arrange (CbResult   *self,
                        int         width,
                        int         height);

G_END_DECLS
