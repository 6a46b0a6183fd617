/* cb-target.h - something on the table that can be chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CB_TYPE_TARGET (cb_target_get_type ())

G_DECLARE_DERIVABLE_TYPE (CbTarget, cb_target, CB, TARGET, GtkWidget)

/**
 * CbTargetClass:
 * @looks_first: (nullable): whether choosing it should be looked at before
 */
struct _CbTargetClass
{
  GtkWidgetClass parent_class;

  gboolean (*looks_first) (CbTarget *self);
};

void cb_target_press (CbTarget *self,
                      gboolean  by_touch);

G_END_DECLS
