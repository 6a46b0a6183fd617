/* cb-appetit-pips.h - a few small pictures in a row
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CB_TYPE_APPETIT_PIPS (cb_appetit_pips_get_type ())

G_DECLARE_FINAL_TYPE (CbAppetitPips, cb_appetit_pips, CB, APPETIT_PIPS, GtkWidget)

GtkWidget *cb_appetit_pips_new       (const char    *art,
                                      const char    *spent_art,
                                      double         lines) G_GNUC_WARN_UNUSED_RESULT;

guint      cb_appetit_pips_get_count (CbAppetitPips *self);
void       cb_appetit_pips_set_count (CbAppetitPips *self,
                                      guint          count,
                                      guint          spent);

G_END_DECLS
