/* cb-fold.h - beside each other where there is room, else below each other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CB_TYPE_FOLD (cb_fold_get_type ())
G_DECLARE_FINAL_TYPE (CbFold, cb_fold, CB, FOLD, GtkLayoutManager)

/**
 * CbFoldWay:
 * @CB_FOLD_EVEN: in columns of one width, as many as there is room for
 * @CB_FOLD_LOOSE: in a row as long as only the first has to break its lines
 * @CB_FOLD_TIGHT: in a row as long as lines can be broken
 */
typedef enum
{
  CB_FOLD_EVEN,
  CB_FOLD_LOOSE,
  CB_FOLD_TIGHT,
} CbFoldWay;

GtkLayoutManager *cb_fold_new         (int        spacing,
                                       CbFoldWay  way) G_GNUC_WARN_UNUSED_RESULT;
void              cb_fold_set_upright (CbFold    *self,
                                       gboolean   upright);
void              cb_fold_set_led     (CbFold    *self,
                                       gboolean   led);

G_END_DECLS
