/* cb-place.h - something on the table that can be chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CB_TYPE_PLACE (cb_place_get_type ())

G_DECLARE_DERIVABLE_TYPE (CbPlace, cb_place, CB, PLACE, GtkWidget)

/**
 * CbPlaceClass:
 * @looks_first: (nullable): whether choosing it should be looked at before
 */
struct _CbPlaceClass
{
  GtkWidgetClass parent_class;

  gboolean (*looks_first) (CbPlace *self);
};

void cb_place_press (CbPlace           *self,
                     gboolean           by_touch);
void cb_place_mark  (GtkWidget         *widget,
                     const char *const *classes,
                     guint              n_classes,
                     guint              marks);

G_END_DECLS
